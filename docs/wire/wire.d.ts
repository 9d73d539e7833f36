// Written by docs/make_wire.py from the types in src/obelisk/table. Do not edit.

/** What somebody changes about themselves: their name, or whether others see the profile of their account. */
export interface AboutMe {
  name?: string | null;
  is_hidden?: boolean | null;
}

/** The account that is signed in. */
export interface AccountName {
  name: string;
}

/** The command with this key was carried out, by the event of this number. */
export interface Acknowledgement {
  ack: string;
  v: number;
}

/** Something else that a player does. */
export interface Acting {
  kind: "resign" | "offer" | "accept" | "decline" | "say" | "leave" | "rename" | "rematch" | "undo";
  seat?: number | null;
  what?: "takeback" | "end" | "rematch" | null;
  ply?: number | null;
  text?: string;
  name?: string;
}

/** The moves that look best in a position. */
export interface Advice {
  ply: number;
  seat: number | null;
  candidates: Candidate[];
}

/** A player accepted or declined an offer. */
export interface AnsweredEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "answered";
  what: string;
  yes: boolean;
}

/** Every seat is taken. */
export interface BeganEvent {
  /** Milliseconds since 1970. */
  at: number;
  kind: "began";
  active: number[];
}

/** What a player is shown of a workbench. A refused command has only `layout` and `refused`. */
export interface BenchAnswer {
  /** What lies on the bench, in the game's notation. */
  layout: string;
  refused?: RefusedLayout;
  svg?: string;
  /** What lies on the bench, by place, in the form of the game. */
  laid?: Record<string, unknown>;
  /** Whether the player must lay something now. */
  is_due?: boolean;
  /** The move that the layout stands for. */
  move?: string | null;
  /** What there is to say about the layout. */
  told?: string;
  cell?: string | null;
  /** Why the player may not want to make the move. */
  doubt?: string | null;
  /** The commands of the bench, and what they do. */
  words?: Record<string, string>;
}

/** One of the best tries. */
export interface BestTry {
  name: string;
  is_solved: boolean | null;
  points: number | null;
  seconds: number | null;
}

/** What is tried out on a workbench in a position of a study. */
export interface Building {
  seat: number;
  layout?: string;
  word?: string | null;
  rest?: string;
  tall?: boolean;
}

/** A move that was considered. */
export interface Candidate {
  move: string;
  /** From 0, a sure loss, to 1, a sure win. */
  value: number;
  /** The number of times that a search tried it. */
  visits: number;
  /** The largest number of moves to the end, if that is known. */
  distance: number | null;
  /** The expected course of the game from this move on. */
  line: string[];
  reason: Reason | null;
  /** The reason in the reader's language. */
  why?: string | null;
}

/** The record of a championship. */
export interface ChampionshipRecord {
  obelisk: number;
  /** The name of the game. */
  championship: string;
  target: number;
  players: string[];
  /** Records of games, with what the game's championship adds to them. */
  games: Record<string, unknown>[];
}

/** The standing of a championship, by the seats of this table. */
export interface ChampionshipShown {
  /** The total that decides it. */
  target: number;
  /** The number of this game, from 1. */
  number: number;
  totals: number[];
  wins: number[];
  /** The seats that have won it, once it is decided. */
  champions: number[] | null;
}

/** Something that its owner does with a study; which fields count, `kind` says. */
export interface Change {
  kind: "play" | "delete" | "promote" | "annotate" | "paint" | "entitle";
  /** a position of the study; 0 is the first one */
  node?: number;
  /** the version that was seen: nothing newer is overwritten */
  v?: number | null;
  move?: string;
  seat?: number | null;
  text?: string | null;
  judgement?: string | null;
  is_problem?: boolean | null;
  marks?: MarkForm[];
  title?: string | null;
  is_public?: boolean | null;
}

/** Something that was said; the seat is null if a spectator said it. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A kind of clock and its numbers, which are whole seconds or counts. */
export type ClockNumbers = {
  kind: string;
  [name: string]: number | string;
};

/** The clocks of a table, in milliseconds. */
export interface ClocksShown {
  /** The time that each seat has left. */
  left: number[];
  /** The seats whose clocks run. */
  running: number[];
  overtime: Overtime | null;
}

/** A dealing to be checked. */
export interface Dealing {
  hash: string;
  salt: string;
  setup: Record<string, unknown>;
}

/** A link by which another device joins. */
export interface DeviceLink {
  link: string;
  /** A picture of the link, as a data address. */
  qr: string;
  /** A number by which people compare both screens. */
  code: string;
  /** Whether other devices can reach the address of this server. */
  is_reached: boolean;
}

/** Something that the organiser does. */
export interface Directing {
  kind: "start" | "next" | "cancel" | "remove" | "rule";
  /** remove: whom */
  entrant?: number | null;
  /** next: the round that has ended; rule: of which round */
  round?: number | null;
  /** rule: which game of the round, from 0 */
  game?: number | null;
  /** rule: the seats that win, several for a draw, none where all lose */
  winners?: number[];
}

/** What was carried out: the number of its event, and the number of moves now. */
export interface Done {
  v: number;
  ply: number;
}

/** The game ended. */
export interface EndedEvent {
  /** Milliseconds since 1970. */
  at: number;
  setup: Record<string, unknown>;
  salt: string;
  kind: "ended";
  result: Result;
}

/** How a finished game came to its end, and to its points. */
export interface EndingExplained {
  how: EndingLine[];
  points: EndingLine[];
}

/** A sentence about the end of a game, and the seat that it is about. */
export interface EndingLine {
  text: string;
  seat: number | null;
}

/** Somebody who takes part. */
export interface Entering {
  /** what the others read, at most 24 letters; left out: the name that is known, "" for none */
  name?: string | null;
}

/** A player of a tournament. */
export interface EntrantShown {
  number: number;
  name: string;
  /** The level of a computer. */
  level: string | null;
  is_out: boolean;
}

/** The present position after an event, drawn as a client has asked for it. */
export interface EventPicture {
  ply: number;
  svg: string;
}

/** Everything that is kept about the reader. Features add the facts that they declare. */
export interface Export {
  you: Me;
  tables: ExportedTable[];
  holidays: HolidayTaken[];
  plans: PlanExported[];
  told_on: PushDeviceShown[];
  mail: MailShown | null;
  feed_made_at: number | null;
  puzzles: OwnTry[];
  ratings: Record<string, RatedExported[]>;
  studies: StudyShown[];
  tournaments: TournamentExported[];
  moderation: ModerationExported;
}

/** Something that the person said. */
export interface ExportedLine {
  text: string;
  at: number;
}

/** A seat in a person's export. */
export interface ExportedSeat {
  name: string;
  kind: string;
  level: string | null;
}

/** Everything about a table that belongs to a person. */
export interface ExportedTable {
  id: string;
  game: string;
  made_at: number;
  changed_at: number;
  seats: ExportedSeat[];
  yours: number[];
  clock: Record<string, number | string> | null;
  is_public: boolean;
  is_analysis: boolean;
  result: Result | null;
  moves: ([number, string | null])[];
  /** Null while something is hidden. */
  record: Record | null;
  said: ExportedLine[];
}

/** The secret address of a feed, which is told only once. */
export interface FeedMade {
  link: string;
}

/** When the reader's feed got its address; null without a feed. */
export interface FeedShown {
  made_at: number | null;
}

/** A position in a study's file. */
export interface FileNode {
  id: number;
  parent: number | null;
  seat: number | null;
  move: string;
  text: string;
  judgement: string;
  marks: MarkShown[];
  is_problem: boolean;
}

/** The time of a player is over. */
export interface FlaggedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "flagged";
}

/** The reader was forgotten. */
export interface Forgotten {
  account: null;
}

/** A game that can be played here. */
export interface GameLine {
  name: string;
  title: string;
  /** The smallest and the largest number of players. */
  seats: [number, number];
  /** The names of the game's options, of which some decide the deal. */
  options: string[];
  has_solo: boolean;
  /** Whether players do not see everything. */
  hides: boolean;
  /** The levels of computer players. */
  levels: string[];
}

/** The games that can be played here. */
export interface Games {
  games: GameLine[];
}

/** A player had a hint or saw the solution. */
export interface HelpedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "helped";
}

/** The clock of a player stands still for a holiday, in milliseconds since 1970. */
export interface HolidayEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "holiday";
  since: number;
  until: number;
}

/** The holiday that the reader is on, in milliseconds since 1970. */
export interface HolidayShown {
  since: number | null;
  until: number | null;
  /** The days that are left of a year's. */
  days_left: number;
}

/** A holiday of the reader, in milliseconds since 1970. */
export interface HolidayTaken {
  since: number;
  until: number;
}

/** What a host does: `whom` is an account, TABLE:SEAT, a table, an address or the number of a report. */
export interface HostAction {
  action: "mute" | "unmute" | "ban" | "unban" | "rename" | "remove-table" | "remove-account" | "close";
  whom: string;
  reason: string;
  hours?: number;
  name?: string;
}

/** What a host's action came to: the name of the person, what is banned, or null. */
export interface HostActionDone {
  done: string | null;
}

/** What a host did about the reader. */
export interface HostActionExported {
  at: number;
  what: string;
  reason: string;
}

/** The name that the reader now has on this device. */
export interface Joined {
  name: string;
}

/** The end of a link by which a device joins. */
export interface Joining {
  secret: string;
}

/** The code of the rule that forbids a move; null if it is legal. */
export interface Judged {
  code: string | null;
}

/** A layout that is tried out on a workbench, in the game's notation; or a command of the bench. */
export interface Laying {
  seat: number;
  /** left out: what the seat has laid before, and what comes of it is kept for the seat */
  layout?: string | null;
  /** for a narrow screen */
  tall?: boolean;
  /** the picture shows the position after so many moves */
  ply?: number | null;
  word?: string | null;
  rest?: string;
}

/** For how many days somebody goes on holiday. */
export interface Leave {
  days: number;
}

/** That somebody wants to be forgotten for good; whoever has an account says its password. */
export interface Leaving {
  password?: string | null;
}

/** A player left a seat before the game began. */
export interface LeftEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "left";
}

/** The legal moves of a seat. */
export interface LegalMoves {
  v: number;
  ply: number;
  seat: number | null;
  moves: string[];
}

/** The answer to a look: from now on events bring pictures of it. It repeats the number that the client gave. */
export interface LookMessage {
  look: number;
}

/** Positions that can follow at a table. The first one is the present. */
export interface LookaheadTree {
  id: string;
  v: number;
  moves: [number, string][];
  language: string;
  /** The pieces of SVG that all pictures are made of. */
  pieces: string[];
  positions: PositionAhead[];
}

/** How the client wants pictures of the present position. From then on events bring them, compressed by gzip. */
export interface Looking {
  /** the answer repeats it */
  number: number;
  seat?: number | null;
  language?: string | null;
  tall?: boolean;
  groups?: boolean | null;
  near?: number | null;
}

/** The table was opened. */
export interface MadeEvent {
  /** Milliseconds since 1970. */
  at: number;
  kind: "made";
  game: string;
  /** The hash of what was dealt. */
  commitment: string;
}

/** An address for mail. */
export interface MailAddress {
  address: string;
}

/** The reader's address for mail; null if they gave none. */
export interface MailShown {
  address: string | null;
  is_confirmed: boolean;
  language: string | null;
}

/** A circle around a place, or an arrow to another one. */
export interface MarkForm {
  place: string;
  to?: string | null;
  colour?: "green" | "red" | "blue" | "gold";
}

/** A mark on a picture: a place, or an arrow from one place to another. */
export interface MarkShown {
  place: string;
  to: string | null;
  colour: string;
}

/** What is known of the reader. */
export interface Me {
  /** The name that others read; empty for none. */
  name: string;
  account: OwnAccount | null;
  /** Whether the profile of the account is hidden from others. */
  is_hidden: boolean | null;
  /** The number of devices on which the reader is known. */
  devices: number;
}

/** What is sent on a live connection: a move as in Moving, or `do` with an Acting; a ping; a look. */
export interface Message {
  move?: string | null;
  seat?: number | null;
  ply?: number | null;
  do?: Acting | null;
  key?: string | null;
  ping?: number | null;
  look?: Looking | null;
}

/** Events after a number, in order, and the number of the last event. */
export interface Missed {
  v: number;
  events: NumberedEvent[];
}

/** Everything about the reader in moderation. */
export interface ModerationExported {
  shunned: ShunnedExported[];
  reports: ReportExported[];
  notices: NoticeExported[];
  muted: MuteExported[];
  taken_names: TakenName[];
  done_by_hosts: HostActionExported[];
}

/** A move was made; -1 is chance. */
export interface MovedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "moved";
  /** Null if the viewer must not see it. */
  move: string | null;
  /** The number of moves with this one. */
  ply: number;
  active: number[];
  /** Whether it chooses what is played next, in a game that is made of others. */
  opens?: boolean;
  /** Earlier moves that were hidden until now, each with its number. */
  reveals?: [number, string][];
  /** The time that each seat has left, in milliseconds. */
  clocks?: number[];
}

/** A move, in answer to the position after `ply` moves. */
export interface Moving {
  move: string;
  seat?: number | null;
  ply?: number | null;
}

/** A mute of the reader. */
export interface MuteExported {
  until: number;
  reason: string;
}

/** The password of the account that is signed in, and the one that it is to have. */
export interface NewPassword {
  password: string;
  new_password: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  /** the game's own, such as size, players, discard, seed */
  options?: Record<string, unknown>;
  /** the seats of whoever opens the table */
  mine?: number[];
  /** levels by seat */
  computers?: Record<string, string>;
  /** a lot decides who sits on which seat, and so who starts */
  by_lot?: boolean;
  /** what the others read, at most 24 letters; left out: the name that is known, "" for none */
  name?: string | null;
  colour?: number | null;
  /** a game that was put aside, as text; in place of options */
  sheet?: string | null;
  clock?: ClockNumbers | string | null;
  /** no clock runs before everybody has seen the game */
  waits?: boolean;
  chat?: boolean;
  is_public?: boolean;
  /** where the game has them: games follow until a total reaches this */
  championship?: number | null;
  /** it counts for ratings: one seat is mine, nobody is helped, nothing is taken back */
  rated?: boolean;
  /** a board to try moves on: all seats are mine, nothing counts */
  analysis?: boolean;
}

/** A tournament to be announced. */
export interface NewTournament {
  title?: string;
  game: string;
  /** the game's own, but neither players nor what is dealt */
  options?: Record<string, unknown>;
  kind?: "round-robin" | "swiss" | "championship";
  /** how many sit at a table; in a championship everybody */
  seats?: number;
  /** round robin: how often everybody meets everybody */
  cycles?: number;
  /** Swiss: so many; larger tables of a round robin too */
  rounds?: number;
  /** championship: to how many points */
  target?: number;
  fewest?: number;
  /** 16 where it is left out; in a championship as many as can play */
  most?: number | null;
  /** computers of this level fill up */
  filler?: string | null;
  /** it starts by itself; milliseconds */
  starts_at?: number | null;
  clock?: ClockNumbers | string | null;
  rated?: boolean;
  is_public?: boolean;
  /** minutes until somebody who has not come has lost */
  patience?: number;
  /** seconds between rounds; null: the organiser begins the next */
  pause?: number | null;
  /** whether whoever announces it takes part */
  plays?: boolean;
  /** what the others read, at most 24 letters; left out: the name that is known, "" for none */
  name?: string | null;
}

/** A position of a study without what follows it. */
export interface NodePassed {
  id: number;
  parent: number | null;
  /** The seat that moved; null before the first move, -1 for chance. */
  seat: number | null;
  move: string;
  text: string;
  judgement: string;
  marks: MarkShown[];
  /** The version of the study in which it last changed. */
  v: number;
}

/** A position of a study as it is shown. */
export interface NodePicture {
  svg: string;
  /** The seat whose view this is. */
  seat: number | null;
  active: number[];
  /** What chance can bring, each with its probability. */
  chances: [string, number][];
  told: string;
  is_over: boolean;
  has_bench: boolean;
  hides: boolean;
  seats: number;
  /** Options of pictures that the reader may change. */
  switches: string[];
}

/** A position of a study. */
export interface NodeShown {
  id: number;
  parent: number | null;
  /** The seat that moved; null before the first move, -1 for chance. */
  seat: number | null;
  move: string;
  text: string;
  judgement: string;
  marks: MarkShown[];
  /** The version of the study in which it last changed. */
  v: number;
  /** What follows: the main line first, then its variations. */
  children: number[];
  /** Whether readers are to find the main line from here. */
  is_problem: boolean;
}

/** What hosts told the reader: a message and its facts, as JSON. */
export interface NoticeExported {
  at: number;
  code: string;
  facts: string;
}

/** An event with its number; null in place of an event that is not told. */
export interface NumberedEvent {
  v: number;
  event: MadeEvent | SatEvent | LeftEvent | RenamedEvent | ReplacedEvent | BeganEvent | MovedEvent | SaidEvent | OfferedEvent | AnsweredEvent | TakenBackEvent | ResignedEvent | FlaggedEvent | ResumedEvent | EndedEvent | RematchEvent | HelpedEvent | HolidayEvent | null;
  /** Only for clients that have asked for pictures, where the picture has changed. */
  picture?: EventPicture;
}

/** An offer that is not answered yet. */
export interface OfferShown {
  seat: number;
  /** `takeback`, `end` or `rematch`. */
  what: string;
  /** The number of moves that are left after a takeback. */
  to_ply: number | null;
}

/** A player offers something to the others. */
export interface OfferedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "offered";
  what: string;
  to_ply: number | null;
}

/** A table that was opened. The keys of the seats are told only once. */
export interface Opened {
  id: string;
  link: string;
  /** The key of each seat that the sender has taken. */
  seats: Record<string, string>;
  snapshot: Snapshot;
}

/** A try at a puzzle: the one that counts, or, when that is over, one to practise. */
export interface Opening {
  practice?: boolean;
}

/** The overtime of a clock. */
export interface Overtime {
  periods: number;
  /** Milliseconds of a period. */
  length: number;
}

/** The reader's account. */
export interface OwnAccount {
  name: string;
  /** When it was opened, in milliseconds since 1970. The answer to a change of the name does not have it. */
  made_at?: number;
}

/** The game that the reader is to play now. */
export interface OwnGame {
  table: string | null;
  others: number[];
  /** Whether the others wait for the reader. */
  is_awaited: boolean;
  number: number;
}

/** The reader's own try at a puzzle. */
export interface OwnTry {
  table: string;
  game: string;
  day: string;
  started_at: number;
  is_over: boolean;
  is_solved: boolean | null;
  points: number | null;
  seconds: number | null;
}

/** Conditional moves of the reader at a table. */
export interface PlanExported {
  table_id: string;
  seat: number;
  lines: string[][];
}

/** The conditional moves of a seat. */
export interface PlanShown {
  seat: number;
  /** From the present position on: the other's and one's own moves in turn. */
  lines: string[][];
  /** Why the reader can plan nothing, in their language. */
  why_not: string | null;
  /** The code of that reason. */
  code: string | null;
}

/** Lines of conditional moves: the other's and one's own, from the present position on. */
export interface Planning {
  lines: string[][];
}

/** The answer to a ping, with the number of the last event. */
export interface Pong {
  pong: number;
  v: number;
}

/** A position that can follow. */
export interface PositionAhead {
  active: number[];
  result: Result | null;
  /** How the game came to its end. */
  told: EndingExplained | null;
  /** Runs of pieces: the number of the first piece, and how many follow one another, in turn. */
  picture: number[];
  /** The legal moves, each with the number of the position that it leads to, if that is known. */
  next: Record<string, number | null>;
}

/** Who is at the table. */
export interface PresenceMessage {
  /** The seats whose players are connected. */
  presence: number[];
  /** The number of spectators. */
  watching: number;
  /** The computers that think now, by seat. */
  thinking?: Record<string, Thinking>;
}

/** What went wrong. */
export interface Problem {
  type: string;
  /** The kind of error, in the reader's language. */
  title: string;
  status: number;
  /** What went wrong, in the reader's language. */
  detail: string;
  /** What went wrong, for programs. */
  code: string;
  /** The move that was refused. */
  move?: string | null;
  /** Seconds after which the client may try again. */
  after?: number;
}

/** What a try in a problem came to. */
export interface ProblemAnswer {
  kind: string;
  tried: NodePassed | null;
  /** What follows by itself. */
  replies: NodePassed[];
}

/** The address of a device that is not to be told any more. */
export interface PushAddress {
  endpoint: string;
}

/** A device on which somebody wants to be told: what its browser calls a subscription. */
export interface PushDevice {
  endpoint: string;
  keys: PushKeys;
}

/** A device that gets push messages. */
export interface PushDeviceShown {
  /** The host of its push service. */
  service: string | null;
  language: string;
  made_at: number;
}

/** The keys of a browser to which messages are encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The key for push services, and the reader's devices. */
export interface PushShown {
  key: string;
  devices: PushDeviceShown[];
}

/** The puzzle that is tried at a table. Its solution is told only when the try is over. */
export interface PuzzleAtTable {
  day: string;
  kind: string;
  grade: string;
  /** Whether this is the one try that counts. */
  is_counted: boolean;
  /** What is to be done, in the reader's language. */
  task: string;
  /** The seat of the solver. */
  seat: number;
  /** The number of moves before the puzzle begins. */
  from_ply: number;
  /** The number of moves to find. */
  own_moves: number | null;
  /** The number of moves that were found. */
  found: number | null;
  /** The points that solve it. */
  goal: number | null;
  /** The most points that are known to be possible. */
  best: number | null;
  is_proven: boolean;
  is_solved: boolean | null;
  points: number | null;
  /** The solution. */
  line: string[] | null;
  href: string;
}

/** A puzzle in a list, with the reader's own try and streak. */
export interface PuzzleLine {
  game: string;
  title: string;
  day: string;
  kind: string;
  grade: string;
  task: string;
  own_moves: number | null;
  goal: number | null;
  best: number | null;
  is_proven: boolean;
  href: string;
  try: OwnTry | null;
  streak: Streak;
}

/** The puzzles of a day, and the reader's streak over all games. */
export interface PuzzleList {
  day: string;
  puzzles: PuzzleLine[];
  streak: Streak;
}

/** A puzzle, with how many have tried and solved it. */
export interface PuzzlePage {
  game: string;
  title: string;
  day: string;
  kind: string;
  grade: string;
  task: string;
  own_moves: number | null;
  goal: number | null;
  best: number | null;
  is_proven: boolean;
  href: string;
  try: OwnTry | null;
  streak: Streak;
  tried: number;
  solved: number;
  best_tries: BestTry[];
}

/** What the reader can send to friends of a finished try: nothing of it tells the solution. */
export interface PuzzleShare {
  text: string;
  /** The address of a picture. */
  svg: string;
  png: string;
}

/** The table of a quick game. */
export interface QuickGame {
  id: string;
  /** Whether the reader waits there for an opponent. */
  waits: boolean;
}

/** A game to be played as soon as somebody else wants the same. */
export interface QuickWish {
  game: string;
  clock?: ClockNumbers | string | null;
  rated?: boolean;
}

/** A rated game of the reader. */
export interface RatedExported {
  table_id: string;
  seat: number;
  game: string;
  at: number;
  before: number;
  after: RatingExported;
}

/** A rating by Glicko-2. */
export interface RatingExported {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A rating in whole points. */
export interface RatingShown {
  rating: number;
  deviation: number;
  is_provisional: boolean;
  /** What this game changed. */
  change: number | null;
}

/** Why a move looks good or bad: a message, and its sentence in each language. */
export interface Reason {
  code: string;
  facts: Record<string, unknown>;
  en: string;
  ja: string;
}

/** The record of a game (docs/library.md). */
export interface Record {
  /** The version of the form. */
  obelisk: number;
  game: string;
  /** A hash of the rules; missing where the game was played before records had one. */
  rules?: string;
  setup: Record<string, unknown>;
  moves: [number, string][];
  result: RecordResult | null;
  players?: string[];
  colours?: string[];
  date?: string;
  comment?: string;
  /** How the game ended, if not by its rules. */
  ending?: Result;
}

/** The result of a game by its rules. */
export interface RecordResult {
  winners: number[];
  points: number[];
}

/** A command was refused; the key is that of the command, if it had one. */
export interface Refusal {
  problem: Problem;
  key?: string;
}

/** Why a command of a workbench was refused. */
export interface RefusedLayout {
  code: string;
  detail: string;
}

/** A step of a lesson about a rule. */
export interface Remark {
  game: string;
  step: string;
  title: string;
  rule: string;
  href: string;
}

/** The next game has a table. */
export interface RematchEvent {
  /** Milliseconds since 1970. */
  at: number;
  kind: "rematch";
  id: string;
}

/** A player has another name. */
export interface RenamedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "renamed";
  name: string;
}

/** A computer plays on for a player who has left. */
export interface ReplacedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "replaced";
  level: string;
}

/** A report of the reader's. */
export interface ReportExported {
  at: number;
  table_id: string;
  kind: string;
  about_name: string;
  reason: string;
  text: string;
  /** What came of it; null while it is open. */
  outcome: string | null;
}

/** The number of a new report. */
export interface Reported {
  id: number;
}

/** What is reported to the hosts: a line of chat by its moment, the name of a seat, or the table. */
export interface Reporting {
  table: string;
  kind: "chat" | "name" | "table";
  seat?: number | null;
  at?: number | null;
  reason: "abuse" | "cheating" | "spam" | "name" | "other";
  text?: string;
}

/** A player resigned. */
export interface ResignedEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "resigned";
}

/** How a game ended. */
export interface Result {
  winners: number[];
  /** Points by seat, in games that have points. */
  points: number[] | null;
  /** `rules`, or why the game was broken off, such as `resigned`, `time`, `agreed`. */
  reason: string;
}

/** Clocks run again that stood still while the server was down. */
export interface ResumedEvent {
  /** Milliseconds since 1970. */
  at: number;
  kind: "resumed";
  /** Milliseconds. */
  stood_still: number;
}

/** What was dealt, and the salt of the hash that was shown before the first move. */
export interface Reveal {
  setup: Record<string, unknown>;
  salt: string;
}

/** Judged moves of a finished game. */
export interface Review {
  moves: ReviewedMove[];
  /** The number of moves of the game. */
  of: number;
  /** Whether the other seat has the rest of a value. */
  is_shared: boolean;
  /** Whether all values are proven. */
  is_exact: boolean;
}

/** A move of a finished game, judged. The values are those of the seat that moved. */
export interface ReviewedMove {
  /** The number of the move, from 1. */
  ply: number;
  seat: number;
  move: string;
  /** The value of the position with the best move, from 0 to 1. */
  before: number;
  /** The value with this move. */
  after: number;
  best: Candidate;
  judgement: "best" | "good" | "mistake" | "blunder" | "missed-win" | "chance";
  is_turning_point: boolean;
  /** Whether the review points it out. */
  is_marked: boolean;
  /** The judgement in the reader's language. */
  told: string;
}

/** What chance brought at one ply, with what it follows from. */
export interface Roll {
  ply: number;
  move: string;
  hash: string;
  /** The place in the list of all that could come, each as often as its weight. */
  place: number;
  weights: [string, number][];
  /** What follows from the hash. */
  follows: string;
}

/** What chance brought in a finished game. */
export interface Rolls {
  rolls: Roll[];
  /** Whether every roll is what follows from its hash. */
  are_kept: boolean;
}

/** A line of chat; the seat is null if a spectator said it. */
export interface SaidEvent {
  /** Milliseconds since 1970. */
  at: number;
  kind: "said";
  seat: number | null;
  name: string;
  text: string;
}

/** A seat was taken. */
export interface SatEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  as: "person" | "computer";
  kind: "sat";
  name: string;
  level: string | null;
}

/** One of the best scores. */
export interface ScoreLine {
  rank: number;
  name: string;
  points: number;
  date: string;
}

/** The best scores of games alone with the same set-up, and what the game knows of them. */
export interface ScoreList {
  scores: ScoreLine[];
  /** The highest possible score. */
  optimum: number | null;
  /** The day whose puzzle it is. */
  day: string | null;
  share: ScoreShare | null;
}

/** What a player can send to friends after a game alone, in the form of the game. */
export interface ScoreShare {
  told?: string;
  href?: string;
  name?: string;
  key?: string;
  done?: unknown;
}

/** A seat, as lists show it. */
export interface SeatLine {
  seat: number;
  /** Empty if the player gave none. */
  name: string;
  kind: "open" | "person" | "computer";
  /** The level of a computer. */
  level: string | null;
}

/** A seat, as its table shows it. */
export interface SeatShown {
  seat: number;
  /** Empty if the player gave none. */
  name: string;
  kind: "open" | "person" | "computer";
  /** The level of a computer. */
  level: string | null;
  /** The name that is shown, also of players who gave none. */
  called: string;
  /** Whether its player is connected. */
  is_here: boolean;
  /** When the player's holiday ends, in milliseconds since 1970, while the clock stands still for it. */
  away_until: number | null;
}

/** A seat that was taken, and its key, which is told only once; a computer has none. */
export interface Seated {
  seat: number;
  key: string | null;
  v: number;
}

export type ServerMessage = NumberedEvent | SnapshotMessage | Acknowledgement | Pong | LookMessage | Refusal | PresenceMessage;

/** A person whom the reader has muted or blocked. */
export interface ShunnedExported {
  kind: string;
  name: string;
  made_at: number;
}

/** All people whom the reader has muted or blocked. */
export interface ShunnedList {
  shunned: ShunnedPerson[];
}

/** A person whom the reader has muted or blocked. */
export interface ShunnedPerson {
  id: string;
  /** `mute` or `block`. */
  kind: string;
  name: string;
  made_at: number;
}

/** The seats of a table whose players the reader has muted or blocked. */
export interface ShunnedSeats {
  muted: number[];
  blocked: number[];
}

/** Whom somebody does not want to hear, or to play with: whoever has a seat. */
export interface Shunning {
  seat: number;
  kind: "mute" | "block";
  on?: boolean;
}

/** The account that is signed in; null for none. */
export interface SignedIn {
  account: AccountName | null;
}

/** Who somebody is. */
export interface Signing {
  name: string;
  password: string;
}

/** Where everything at a table stands, as a viewer sees it. Features add the facts that they declare. */
export interface Snapshot {
  from: string | null;
  /** The number of the table's last event. */
  v: number;
  id: string;
  game: string;
  /** The name of the game in the reader's language. */
  title: string;
  seats: SeatShown[];
  you: You;
  has_begun: boolean;
  /** The number of moves so far. */
  ply: number;
  /** The seats that may move. */
  active: number[];
  /** Whether some player must not know everything. */
  hides: boolean;
  result: Result | null;
  moves: ([number, string | null])[];
  /** The position as the viewer sees it, in the form of the game. */
  view: Record<string, unknown>;
  offer: OfferShown | null;
  /** Null for readers without a seat, and after an end that is final. */
  takeback: Takeback | null;
  clock: Record<string, number | string> | null;
  /** Whether players have days for a move. */
  is_by_days: boolean;
  clocks: ClocksShown | null;
  chat: ChatLine[];
  has_chat: boolean;
  is_public: boolean;
  /** The hash of what was dealt. */
  commitment: string;
  /** After the end, what was dealt. */
  reveal: Reveal | null;
  options: Record<string, unknown>;
  /** What a change of the game's rules means for this table, in a sentence. */
  new_rules: string | null;
  /** Whether a player had a hint, so that the score does not count. */
  is_helped: boolean;
  /** Whether the server gives no advice at this table. */
  is_unaided: boolean;
  /** Whether the table is a board for analysis. */
  is_analysis: boolean;
  is_rated: boolean;
  has_bench: boolean;
  /** Whether the game can be put aside on a sheet. */
  has_map: boolean;
  /** The colour of each seat. */
  colours: number[];
  has_draws: boolean;
  /** Whether players choose their colours. */
  has_colours: boolean;
  /** Options of pictures that the reader may change. */
  switches: string[];
  /** The table of the next game. */
  rematch: string | null;
  championship: ChampionshipShown | null;
  tournament: TournamentShown | null;
  puzzle: PuzzleAtTable | null;
}

/** Where everything stands: the first message to a client that has seen nothing yet. */
export interface SnapshotMessage {
  snapshot: Snapshot;
}

/** A player's place in the standings. */
export interface StandingLine {
  place: number;
  entrant: number;
  score: number;
  /** The score as people write it. */
  written: string;
  played: number;
  won: number;
  tie_breaks: Record<string, number>;
  tie_breaks_written: Record<string, string>;
}

/** Days in a row on which a puzzle was solved: now, and at most. */
export interface Streak {
  now: number;
  longest: number;
}

/** A new study. */
export interface StudyBegun {
  id: string;
  link: string;
  /** The node to show first. */
  node: number;
  v: number;
}

/** What has changed between two versions of a study. */
export interface StudyChange {
  before: number;
  v: number;
  /** New nodes and nodes that changed. */
  nodes: NodeShown[];
  removed: number[];
  title: string;
  is_public: boolean;
  problems: number[];
  /** The node that the change was about. */
  node?: number | null;
}

/** A study as a file, from which it can be begun anew anywhere. */
export interface StudyFile {
  "obelisk-study": number;
  game: string;
  setup: Record<string, unknown>;
  title: string;
  nodes: FileNode[];
}

/** A study in a list. */
export interface StudyLine {
  id: string;
  game: string;
  title: string;
  is_public: boolean;
  nodes: number;
  problems: number;
  made_at: number;
  changed_at: number;
}

/** The reader's studies. */
export interface StudyList {
  studies: StudyLine[];
}

/** A whole study. */
export interface StudyShown {
  game: string;
  setup: Record<string, unknown>;
  title: string;
  is_public: boolean;
  nodes: NodeShown[];
  /** The number of the next node. */
  following: number;
  v: number;
  /** The version in which the title last changed. */
  titled: number;
  id: string;
  author: string | null;
  is_own: boolean;
  made_at: number;
  changed_at: number;
  /** The public table whose game it began with. */
  table: string | null;
  copied_from: string | null;
  /** The nodes that are problems. */
  problems: number[];
}

/** A game of a tournament in which the reader is to play. */
export interface Summons {
  id: string;
  title: string;
  round: number;
  table: string | null;
  others: string[];
  is_awaited: boolean;
  told: string;
  deadline: number | null;
  now: number;
}

/** The games of tournaments in which the reader is to play. */
export interface SummonsList {
  games: Summons[];
}

/** A table in a list: nothing that is hidden from any reader. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  seats: SeatLine[];
  you: YouLine;
  ply: number;
  active: number[];
  result: Result | null;
  is_rated: boolean;
  clock: Record<string, number | string> | null;
  /** The clock in words; null for none, and for a kind that is not installed. */
  clock_text: string | null;
  is_by_days: boolean;
  /** When the time of the player to move is over, in milliseconds since 1970. */
  flag_at: number | null;
  made_at: number;
  /** When the table last changed, in milliseconds since 1970. */
  touched: number;
}

/** A list of tables. */
export interface TableList {
  tables: TableLine[];
}

/** The ratings of the players of a game. */
export interface TableRatings {
  is_rated: boolean;
  /** The code of the reason why the game does not count. */
  unrated: string | null;
  /** By seat; null for seats without a rating. */
  seats: (RatingShown | null)[];
  /** The level of the computer that the reader has beaten. */
  beaten: string | null;
  /** The level to try next. */
  next: string | null;
}

/** How the reader's last move can be taken back: at once (`undo`) or by agreement (`takeback`). */
export interface Takeback {
  kind: string;
  /** Why this cannot be done now, in the reader's language. */
  why_not: string | null;
  /** The code of that reason. */
  code: string | null;
}

/** Moves were taken back. */
export interface TakenBackEvent {
  /** Milliseconds since 1970. */
  at: number;
  seat: number;
  kind: "taken-back";
  /** The number of moves that are left. */
  to_ply: number;
}

/** A name that hosts took away from the reader. */
export interface TakenName {
  name: string;
}

/** A seat to be taken; with a level, by a computer, which one of the players at the table may ask for. */
export interface Taking {
  seat: number;
  /** what the others read, at most 24 letters; left out: the name that is known, "" for none */
  name?: string | null;
  colour?: number | null;
  level?: string | null;
}

/** The step of a lesson about the rule that a refused move broke. */
export interface Taught {
  lesson: Remark | null;
}

/** Milliseconds that a computer has thought, and that it takes in all, as far as that is known. */
export interface Thinking {
  for: number;
  takes: number | null;
}

/** The reader's part in a tournament. */
export interface TournamentExported {
  id: string;
  title: string;
  game: string;
  kind: string;
  status: string;
  made_at: number;
  changed_at: number;
  /** The organiser's name, if that is the reader. */
  organised: string | null;
  name: string | null;
  joined_at: number | null;
  standing: StandingLine | null;
  tables: (string | null)[];
}

/** A tournament with its standings and games. */
export interface TournamentFile {
  id: string;
  title: string;
  game: string;
  game_title: string;
  kind: string;
  /** `open`, `running`, `over` or `cancelled`. */
  status: string;
  is_broken_off: boolean;
  players: number;
  /** The largest number of players. */
  most: number;
  /** The number of rounds that have begun. */
  round: number;
  /** The number of all rounds, if that is known. */
  rounds: number | null;
  /** When it starts by itself, in milliseconds since 1970. */
  starts_at: number | null;
  made_at: number;
  changed_at: number;
  rated: boolean;
  /** Whether the reader takes part. */
  is_yours: boolean;
  is_organiser: boolean;
  /** The reader's place at the end. */
  place: number | null;
  winners: string[];
  organiser: string;
  options: Record<string, unknown>;
  clock: Record<string, number | string> | null;
  /** The number of players at a table. */
  seats: number;
  cycles: number;
  /** The points that a championship goes to. */
  target: number | null;
  fewest: number;
  /** The level of the computers that fill up. */
  filler: string | null;
  is_public: boolean;
  /** Minutes after which an absent player forfeits. */
  patience: number;
  /** Seconds between two rounds; null if the organiser begins each round. */
  pause: number | null;
  /** When the next round begins. */
  next_at: number | null;
  /** When absent players forfeit. */
  deadline: number | null;
  tie_breaks: string[];
  entrants: EntrantShown[];
  standings: StandingLine[];
  games: TournamentRound[];
  /** The rounds of a round robin that are still to come, each with its groups of entrants. */
  ahead: number[][][];
}

/** A game of a tournament. */
export interface TournamentGame {
  table: string | null;
  /** Entrants by seat. */
  players: number[];
  /** Players who have not come yet. */
  missing: number[];
  absent: number[];
  /** How it ended. */
  reason: string | null;
  places: number[] | null;
  points: number[] | null;
  scores: number[] | null;
  /** The scores as people write them. */
  written: string[] | null;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  title: string;
  game: string;
  game_title: string;
  kind: string;
  /** `open`, `running`, `over` or `cancelled`. */
  status: string;
  is_broken_off: boolean;
  players: number;
  /** The largest number of players. */
  most: number;
  /** The number of rounds that have begun. */
  round: number;
  /** The number of all rounds, if that is known. */
  rounds: number | null;
  /** When it starts by itself, in milliseconds since 1970. */
  starts_at: number | null;
  made_at: number;
  changed_at: number;
  rated: boolean;
  /** Whether the reader takes part. */
  is_yours: boolean;
  is_organiser: boolean;
  /** The reader's place at the end. */
  place: number | null;
  winners: string[];
}

/** A list of tournaments. */
export interface TournamentList {
  tournaments: TournamentLine[];
}

/** A tournament that was announced. */
export interface TournamentMade {
  id: string;
  link: string;
  tournament: TournamentPage;
}

/** A tournament as its reader sees it. */
export interface TournamentPage {
  id: string;
  title: string;
  game: string;
  game_title: string;
  kind: string;
  /** `open`, `running`, `over` or `cancelled`. */
  status: string;
  is_broken_off: boolean;
  players: number;
  /** The largest number of players. */
  most: number;
  /** The number of rounds that have begun. */
  round: number;
  /** The number of all rounds, if that is known. */
  rounds: number | null;
  /** When it starts by itself, in milliseconds since 1970. */
  starts_at: number | null;
  made_at: number;
  changed_at: number;
  rated: boolean;
  /** Whether the reader takes part. */
  is_yours: boolean;
  is_organiser: boolean;
  /** The reader's place at the end. */
  place: number | null;
  winners: string[];
  organiser: string;
  options: Record<string, unknown>;
  clock: Record<string, number | string> | null;
  /** The number of players at a table. */
  seats: number;
  cycles: number;
  /** The points that a championship goes to. */
  target: number | null;
  fewest: number;
  /** The level of the computers that fill up. */
  filler: string | null;
  is_public: boolean;
  /** Minutes after which an absent player forfeits. */
  patience: number;
  /** Seconds between two rounds; null if the organiser begins each round. */
  pause: number | null;
  /** When the next round begins. */
  next_at: number | null;
  /** When absent players forfeit. */
  deadline: number | null;
  tie_breaks: string[];
  entrants: EntrantShown[];
  standings: StandingLine[];
  games: TournamentRound[];
  /** The rounds of a round robin that are still to come, each with its groups of entrants. */
  ahead: number[][][];
  v: number;
  /** The time of the server, in milliseconds since 1970. */
  now: number;
  you: YouInTournament;
}

/** A round of a tournament. */
export interface TournamentRound {
  number: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  byes: number[];
  games: TournamentGame[];
}

/** The tournament of a game. */
export interface TournamentShown {
  id: string;
  title: string;
  round: number;
}

/** What comes of moves that were not made. */
export interface TriedLine {
  svg: string;
  /** The moves, and what chance brought between them. */
  moves: [number, string][];
  /** The seat that moves next. */
  seat: number | null;
}

/** A move in a problem, from a position that its main line leads to. */
export interface Try {
  /** a position of the study; 0 is the first one */
  problem: number;
  move: string;
}

/** The table of a try. */
export interface TryOpened {
  id: string;
  is_counted: boolean;
}

/** Whether a set-up and its salt have the hash that was shown before the game. */
export interface Verified {
  is_kept: boolean;
  hash: string;
}

/** Who the reader is at the table. */
export interface You {
  seats: number[];
  /** The seat whose view this is; null for that of a spectator. */
  eye: number | null;
  is_host: boolean;
}

/** The reader's part in a tournament. */
export interface YouInTournament {
  entrant: number | null;
  is_organiser: boolean;
  can_join: boolean;
  game: OwnGame | null;
}

/** The seats of the reader. */
export interface YouLine {
  seats: number[];
}

/** The body of each request that has one. */
export interface Requests {
  "POST /api/v1/tables": NewTable;
  "POST /api/v1/tables/{table_id}/seats": Taking;
  "POST /api/v1/tables/{table_id}/moves": Moving;
  "POST /api/v1/tables/{table_id}/actions": Acting;
  "POST /api/v1/verify": Dealing;
  "POST /api/v1/tables/{table_id}/bench": Laying;
  "POST /api/v1/accounts": Signing;
  "POST /api/v1/accounts/password": NewPassword;
  "POST /api/v1/sessions": Signing;
  "PATCH /api/v1/me": AboutMe;
  "POST /api/v1/me/join": Joining;
  "POST /api/v1/me/delete": Leaving;
  "POST /api/v1/me/holiday": Leave;
  "PUT /api/v1/tables/{table_id}/plan": Planning;
  "POST /api/v1/quick": QuickWish;
  "POST /api/v1/me/mail": MailAddress;
  "POST /api/v1/me/push": PushDevice;
  "DELETE /api/v1/me/push": PushAddress;
  "POST /api/v1/puzzles/{game}/{day}/tries": Opening;
  "POST /api/v1/studies/{study_id}/nodes/{node}/bench": Building;
  "POST /api/v1/studies/{study_id}/nodes/{node}/tries": Try;
  "POST /api/v1/studies": {
  game?: string | null;
  /** the game's own, as for a table */
  options?: Record<string, unknown>;
  /** a game that was put aside, as text; in place of options */
  sheet?: string | null;
  /** whose game is its main line */
  table?: string | null;
  /** only so many moves of it */
  ply?: number | null;
  /** a study or a record, as they are downloaded */
  file?: Record<string, unknown> | null;
  /** a study to go on with */
  copy_of?: string | null;
  title?: string;
  /** whether the owner's profile lists it */
  is_public?: boolean;
};
  "POST /api/v1/studies/{study_id}/changes": Change;
  "POST /api/v1/tournaments": NewTournament;
  "POST /api/v1/tournaments/{tournament_id}/entrants": Entering;
  "POST /api/v1/tournaments/{tournament_id}/actions": Directing;
  "POST /api/v1/host/actions": HostAction;
  "POST /api/v1/tables/{table_id}/people": Shunning;
  "POST /api/v1/reports": Reporting;
}

/** The JSON answer of each route that has one. */
export interface Answers {
  "POST /api/v1/tables": Opened;
  "GET /api/v1/tables": TableList;
  "GET /api/v1/tables/{table_id}": Snapshot;
  "GET /api/v1/tables/{table_id}/events": Missed;
  "POST /api/v1/tables/{table_id}/seats": Seated;
  "POST /api/v1/tables/{table_id}/moves": Done;
  "GET /api/v1/tables/{table_id}/moves": LegalMoves;
  "POST /api/v1/tables/{table_id}/actions": Done;
  "GET /api/v1/tables/{table_id}/takeback": Takeback | null;
  "GET /api/v1/games": Games;
  "GET /api/v1/tables/{table_id}/record.json": Record;
  "GET /api/v1/tables/{table_id}/championship.json": ChampionshipRecord;
  "GET /api/v1/tables/{table_id}/scores": ScoreList;
  "GET /api/v1/tables/{table_id}/rolls": Rolls;
  "POST /api/v1/verify": Verified;
  "GET /api/v1/tables/{table_id}/lesson": Taught;
  "GET /api/v1/tables/{table_id}/refusal": Judged;
  "GET /api/v1/tables/{table_id}/hint": Advice;
  "GET /api/v1/tables/{table_id}/analysis": Advice;
  "GET /api/v1/tables/{table_id}/line": TriedLine;
  "GET /api/v1/tables/{table_id}/review.json": Review;
  "POST /api/v1/tables/{table_id}/bench": BenchAnswer;
  "GET /api/v1/me/turns": TableList;
  "POST /api/v1/accounts": SignedIn;
  "POST /api/v1/accounts/password": SignedIn;
  "POST /api/v1/sessions": SignedIn;
  "GET /api/v1/sessions": SignedIn;
  "DELETE /api/v1/sessions": SignedIn;
  "GET /api/v1/me": Me;
  "PATCH /api/v1/me": Me;
  "POST /api/v1/me/devices": DeviceLink;
  "POST /api/v1/me/join": Joined;
  "GET /api/v1/me/export.json": Export;
  "POST /api/v1/me/delete": Forgotten;
  "GET /api/v1/me/holiday": HolidayShown;
  "POST /api/v1/me/holiday": HolidayShown;
  "DELETE /api/v1/me/holiday": HolidayShown;
  "GET /api/v1/tables/{table_id}/plan": PlanShown;
  "PUT /api/v1/tables/{table_id}/plan": PlanShown;
  "POST /api/v1/quick": QuickGame;
  "GET /api/v1/me/mail": MailShown;
  "POST /api/v1/me/mail": MailShown;
  "GET /api/v1/me/feed": FeedShown;
  "POST /api/v1/me/feed": FeedMade;
  "GET /api/v1/me/push": PushShown;
  "POST /api/v1/me/push": PushDeviceShown;
  "GET /api/v1/tables/{table_id}/lookahead": LookaheadTree;
  "GET /api/v1/puzzles": PuzzleList;
  "GET /api/v1/puzzles/{game}/{day}": PuzzlePage;
  "POST /api/v1/puzzles/{game}/{day}/tries": TryOpened;
  "GET /api/v1/puzzles/{game}/{day}/share": PuzzleShare;
  "GET /api/v1/tables/{table_id}/ratings": TableRatings;
  "GET /api/v1/studies/{study_id}/study.json": StudyFile;
  "GET /api/v1/studies/{study_id}/record.json": Record;
  "GET /api/v1/studies/{study_id}/nodes/{node}": NodePicture;
  "POST /api/v1/studies/{study_id}/nodes/{node}/bench": BenchAnswer;
  "POST /api/v1/studies/{study_id}/nodes/{node}/tries": ProblemAnswer;
  "GET /api/v1/studies": StudyList;
  "POST /api/v1/studies": StudyBegun;
  "GET /api/v1/studies/{study_id}": StudyShown;
  "POST /api/v1/studies/{study_id}/changes": StudyChange;
  "POST /api/v1/tournaments": TournamentMade;
  "GET /api/v1/tournaments": TournamentList;
  "GET /api/v1/tournaments/next": SummonsList;
  "GET /api/v1/tournaments/{tournament_id}": TournamentPage;
  "POST /api/v1/tournaments/{tournament_id}/entrants": TournamentPage;
  "DELETE /api/v1/tournaments/{tournament_id}/entrants/me": TournamentPage;
  "POST /api/v1/tournaments/{tournament_id}/actions": TournamentPage;
  "GET /api/v1/tournaments/{tournament_id}/tournament.json": TournamentFile;
  "POST /api/v1/host/actions": HostActionDone;
  "GET /api/v1/tables/{table_id}/people": ShunnedSeats;
  "POST /api/v1/tables/{table_id}/people": ShunnedSeats;
  "GET /api/v1/me/shunned": ShunnedList;
  "POST /api/v1/reports": Reported;
}
