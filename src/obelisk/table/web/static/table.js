// The page of a table: puts together the live connection, the board, choosing moves, and what stands beside it.
import { Actions } from "./actions.js";
import { showAhead } from "./ahead.js";
import { Bench } from "./bench.js";
import { Board } from "./board.js";
import { bubble } from "./bubble.js";
import { watchDownloads } from "./downloads.js";
import { element, get, listed, post, readData, wordsOf } from "./net.js";
import { Coach } from "./coach.js";
import { asksFirst, tellTyped, watchSettings, watchTalk, watchTyping } from "./controls.js";
import { ask } from "./dialog.js";
import { Explore } from "./explore.js";
import { beginParts, gather, some } from "./features.js";
import { HandOver } from "./handover.js";
import { News } from "./news.js";
import { CHANCE } from "./log.js";
import { Panel } from "./panel.js";
import { Pushed } from "./pushed.js";
import { Reel } from "./reel.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { Selector } from "./select.js";
import { Live } from "./socket.js";
import { play } from "./sound.js";
import { heard as whoThinks } from "./thinking.js";

const $ = (id) => document.getElementById(id);
const boot = readData("boot");
const say = wordsOf();
let table = boot.table;
table.clocksAt = table.turnAt = performance.now();

const nameOf = (seat) => {
  if (seat === CHANCE) return say("table/chance");
  const one = table.seats[seat];
  if (!one || one.kind === "open") return say("table/nobody");
  return one.kind === "computer" && !one.name
    ? say("table/computer", { name: one.called, level: say(`level/${one.level}`) })
    : one.called;
};
const namesOf = (seats) => listed(seats.map(nameOf));
const mySeats = () => table.you.seats;
const actingSeat = () => mySeats().find((seat) => table.active.includes(seat)) ?? null;
const isShared = () => mySeats().length > 1;
// Whether it is this reader who is waited for.
const isInvited = () => !mySeats().length && table.seats.some((seat) => seat.kind === "open");
const eye = () => (isShared() ? (actingSeat() ?? handOver.handed ?? mySeats()[0]) : (mySeats()[0] ?? null));
const isPresent = () => replay.ply === null && !explore.isOn;
const isMyTurn = () => !table.result && table.has_begun && actingSeat() !== null;
const canPlay = () => isPresent() && isCaughtUp() && isMyTurn() && !isSending() && !isGone();
const canAct = () => (explore.isOn ? explore.canPlay : canPlay());
// Whether the board shows the last position that there is.
const isCaughtUp = () => reel.ply === table.ply;
const isOver = () => Boolean(table.result) && (isCaughtUp() || !isPresent());
// After how many moves the position is that one sees: one's own move is seen before its picture comes.
const seenPly = () => {
  if (reel.ply === null || isCaughtUp()) return table.ply;
  return reel.ply + (board.host.dataset.ahead === undefined ? 0 : 1);
};
const isReached = () => ["live", "polling"].includes(live.name);
// Whether the table was removed while it was looked at.
const isGone = () => live.name === "gone";
// Whether one's move is made and cannot be sent now.
const isUnsent = () => Boolean(sending) && !isReached();
// Whether a move is being sent, or moves that were kept here.
const isSending = () => Boolean(sending) || (some("isHolding") && isReached());
// The seats that may move there.
const shownActive = () => {
  const next = table.moves[seenPly()];
  return next ? [next[0]] : table.active;
};

// --- the board ------------------------------------------------------------------------------------------------------
const board = new Board($("board"), boot.id, boot.language);
if (table.switches.includes("groups") && localStorage.getItem("groups") === "yes") board.options.groups = "1";
if (table.switches.includes("near") && mySeats().length === 1 && (table.has_map || mySeats()[0] > 0))
  [board.options.near] = mySeats();
let sending = null;

const selector = new Selector(board, $("tray"), {
  canAct,
  words: say,
  speak,
  seat: () => (explore.isOn ? explore.seat : actingSeat()),
  position: () => choosable(),
  asksFirst,
  picked: () => coach.goOn(),
  places: () => (bench.isUsed && bench.canBuild() ? bench.places() : []),
  send: sendMove,
  attempt: (move, place) => {
    if (canAct() && move) sendMove(move, place);
    else if (!sending && (isCaughtUp() || !isPresent())) {
      bubble(whyIdle(), place);
      if (isPresent() && table.active.length && mySeats().length === 1) teach({}, mySeats()[0]);
    }
  },
  refuse: (text, place, about) => {
    play("wrong");
    bubble(text, place);
    teach(about, actingSeat());
  },
});
const bench = new Bench(board, {
  id: boot.id,
  words: say,
  table: () => table,
  seat: eye,
  canBuild: () => isPresent() && !table.result && eye() !== null,
  bubble,
  line: $("how"),
  changed: () => actions.tellBack?.(),
  picked: () => coach.goOn(),
  refused: ({ code }) => teach({ code }, eye()),
  done: () => {
    $("typed-why").hidden = true;
    if (!isCaughtUp()) reel.clear({ ply: table.ply });
  },
});
const replay = new Replay($("replay"), $("ply"), {
  last: () => table.ply,
  step: (to) => explore.step(to),
  strays: () => explore.strays,
  stray: ({ moves, at, first }) => explore.begin(moves, at, first),
  show: () => {
    explore.follow();
    reel.clear();
    showBoard();
    panel.log(table, replay.ply);
    review.show();
    tellTurn();
  },
});
const explore = new Explore($("line"), {
  id: boot.id,
  words: say,
  board,
  stamp: () => table.v,
  ply: () => replay.here,
  last: () => table.ply,
  isFree: () => table.is_analysis && !table.result,
  unmark: () => replay.write(),
  walk: (ply) => replay.at(ply),
  changed: () => {
    reel.clear();
    showBoard();
    showBeside();
    mark();
  },
  shown: (place) => {
    if (place === $("typed")) place.reset();
    review.show();
    gather("show", table);
  },
  refused: (problem, place) => (place === $("typed") ? tellTyped : bubble)(problem.message, place ?? board.host),
});
const pushed = new Pushed();
// What is played is seen one position after another, however quickly it is answered.
const reel = new Reel({
  mayDrawEarly: () => !bench.isUsed,
  isRoll: (ply) => table.moves[ply - 1]?.[0] === CHANCE,
  draw: ({ ply }) => {
    // Of what is hidden, a screen that several people share is drawn for the one who looks.
    const plain = () => (isShared() && table.hides ? null : pushed.get(ply)) ?? board.draw({ ply, seat: eye() });
    // Where there is no bench now, the board alone is drawn.
    if (!bench.isUsed) return plain();
    return bench.drawAt(ply).catch((problem) => (problem.status ? plain() : Promise.reject(problem)));
  },
  put: putFrame,
  held: mark,
  refused: (problem) => bubble(problem.message, board.host),
});
board.onChanged = () => {
  lookAnew();
  showBoard();
};
board.onShown = () => {
  selector.refresh();
  bench.refresh();
  actions.looks();
  if (isPresent() && board.svg.dataset.aside === undefined) panel.moves.read(board.svg);
  mark();
  tellTurn();
  recall();
  catchUp();
};

// A move that waits is shown in every picture of its position; also one that waited when the page was left.
function recall() {
  const [key, body] = live.unsent ?? [];
  if (!sending && body?.ply === reel.ply && canAct()) sending = { key, place: null, ...body };
  if (!sending || sending.ply !== reel.ply) return;
  showAhead(board, selector.ground, sending.move, sending.place);
  mark();
  tellLink();
}

// What was clicked before the page could answer is clicked now.
function catchUp() {
  const { early } = board.host.dataset;
  if (early === undefined) return;
  delete board.host.dataset.early;
  const [clientX, clientY] = early.split(" ").map(Number);
  const place = document.elementFromPoint(clientX, clientY);
  if (board.host.contains(place)) place.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
}

// What a picture of the present depends on, beside who looks: messages, offers and hints change nothing in it.
const positionOf = ({ moves, active, result, has_begun: hasBegun }) =>
  JSON.stringify([moves, active, result, hasBegun, replay.ply, reel.ply, eye(), bench.layout, explore.key]);
// Who builds is not disturbed by what others hand in.
const choosable = () =>
  bench.isUsed && bench.isDue ? JSON.stringify([bench.layout, eye(), replay.ply]) : positionOf(table);
const pictureOf = (whole) =>
  JSON.stringify([
    positionOf(whole),
    whole.hides,
    whole.you.seats,
    whole.colours,
    whole.seats.map((seat) => [seat.kind, seat.name, seat.level]),
  ]);

// What the board shows now, for style sheets and for whoever looks from outside.
function mark() {
  actions.forget();
  const isEnd = isOver() && isPresent();
  board.host.classList.toggle("is-over", isEnd);
  board.host.classList.toggle("is-broken-off", isEnd && table.result.reason !== "rules");
  Object.assign(board.host.dataset, {
    ply: replay.ply ?? reel.ply ?? table.ply,
    can: canAct() ? "yes" : "no",
    over: isOver() ? "yes" : "no",
    lingers: reel.isLingering ? "yes" : "no",
  });
}

function sendMove(move, place = null) {
  if (sending) return;
  if (explore.isOn) {
    showAhead(board, selector.ground, move, place);
    play("move");
    explore.play(move, place);
    return;
  }
  const seat = actingSeat();
  const { ply } = table;
  if (some("takeMove", seat, move, place)) return;
  // Seen first: whatever else is to be done may wait for that.
  showAhead(board, selector.ground, move, place);
  sending = { key: live.send({ move, seat, ply }), place, move, ply };
  play("move");
  mark();
  tellLink();
}

function settled(key) {
  if (!sending || sending.key !== key) return null;
  const { place } = sending;
  sending = null;
  mark();
  tellLink();
  return place ?? board.host;
}

// Shows the position that is looked at: the present one after all that have not been seen yet.
function showBoard() {
  if (explore.isOn) explore.show();
  else if (handOver.isNeeded) handOver.begin();
  else if (isPresent()) reel.add(table.ply);
  else board.show({ ply: replay.ply, seat: eye() }).catch((problem) => bubble(problem.message, board.host));
}

function putFrame(drawn, frame, before) {
  if (!isPresent()) return;
  const isNext = before !== null && frame.ply === before.ply + 1;
  // What was put there by hand does not travel there again.
  const isMoving = isNext && board.host.dataset.ahead === undefined;
  const mover = table.moves[frame.ply - 1]?.[0];
  if (isNext && !mySeats().includes(mover)) play(mover === CHANCE ? "roll" : "other");
  if (drawn instanceof Element) board.put(drawn, isMoving, mover === CHANCE);
  else bench.take(drawn, isMoving);
  if (isCaughtUp()) showBeside();
  else panel.seats({ ...table, active: shownActive() });
}

const handOver = new HandOver($("dialog"), {
  words: say,
  name: nameOf,
  seat: actingSeat,
  isDue: () => isShared() && table.hides && isPresent() && !table.result,
  clear: () => {
    board.clear();
    reel.clear();
  },
  show: showBoard,
});

function whyIdle() {
  if (isGone()) return say("table/link/gone");
  if (explore.isOn) return say("table/why/over");
  if (!isPresent()) return say("table/why/past");
  if (table.result) return say("table/why/over");
  if (!mySeats().length) return say("table/why/watching");
  if (!table.has_begun) return say("table/why/waiting");
  return say("table/why/not-yours", { names: namesOf(table.active) });
}

function speak(text) {
  $("spoken").textContent = text;
}

// --- beside the board -----------------------------------------------------------------------------------------------
const act = (action) => {
  if (isGone()) bubble(whyIdle(), board.host);
  else if (!some("takeAction", action)) live.send({ do: { seat: actingSeat() ?? mySeats()[0], ...action } });
};
const panel = new Panel({
  words: say,
  isMuted: (seat) => some("isMuted", seat),
  levels: boot.levels,
  usualLevel: boot.usual_level,
  door: boot.door,
  name: nameOf,
  do: act,
  goTo: (ply) => replay.at(ply),
  rename: (seat) => actions.rename(seat),
  sit: async (seat, name, colour) => {
    try {
      await post(`/tables/${boot.id}/seats`, { seat, name: name || null, colour });
      location.reload();
    } catch (problem) {
      bubble(problem.message, $("invite"));
    }
  },
  seatComputer: async (seat, level) => {
    try {
      await post(`/tables/${boot.id}/seats`, { seat, level });
    } catch (problem) {
      bubble(problem.message, $("invite"));
    }
  },
});
const actions = new Actions({
  words: say,
  id: boot.id,
  table: () => table,
  act,
  ask,
  selector,
  name: nameOf,
  seat: actingSeat,
  mySeats,
  board,
  replay,
  bench,
  speak,
  explore,
  tell: bubble,
  prints: boot.prints,
});
const review = new Review({
  id: boot.id,
  words: say,
  board,
  replay,
  explore,
  log: panel.moves,
  name: nameOf,
  view: () => (isShared() ? 0 : (mySeats()[0] ?? 0)),
  thought: (...told) => actions.thought(...told),
  changed: () => showBeside(),
});
actions.review = review;

function tellTurn() {
  const turn = $("turn");
  const mine = !isGone() && !isUnsent() && mySeats().some((seat) => shownActive().includes(seat));
  let text;
  // Of what the board shows: a microgame that is still looked at is no longer one's turn.
  const shown = replay.ply ?? (reel.isLingering ? reel.ply : null);
  if (explore.isOn) text = say("table/turn/tried", { ply: explore.root, n: explore.at });
  else if (shown !== null) text = say("table/turn/past", { ply: shown, last: table.ply });
  else if (isOver()) text = actions.outcome(table);
  else if (isGone()) text = say("table/turn/gone");
  else if (isUnsent()) text = say("table/turn/unsent");
  else if (!table.has_begun) text = say(isInvited() ? "table/turn/free" : "table/turn/waiting");
  else if (shownActive()[0] === CHANCE) text = say("table/turn/chance");
  else if (mine && !isShared()) text = say("table/turn/yours");
  else text = say("table/turn/of", { name: namesOf(shownActive()) });
  $("after").classList.toggle("is-past", shown !== null || explore.isOn);
  const isNow = shown === null && !explore.isOn;
  const { news, task } = isNow && isCaughtUp() && !isOver() && table.has_begun ? board.told : {};
  const next = explore.isOn && explore.seat !== null && say("table/turn/of", { name: nameOf(explore.seat) });
  const small = next || news || (mine && task);
  // Said again only if it is something else: this line is spoken as it changes.
  const made = element(
    "span",
    {},
    element("span", { class: "whose" }, text),
    ...(small ? [" ", element("span", { class: "task" }, small)] : []),
  );
  if (turn.textContent !== made.textContent) turn.replaceChildren(...made.childNodes);
  turn.classList.toggle("is-yours", mine && isNow && !isOver());
  document.title = `${mine && !isOver() ? "● " : ""}${boot.title} · ${text}`;
}

// What stands beside the board never tells more than the board shows.
function showAll({ board: withBoard = true } = {}) {
  if (withBoard) showBoard();
  if (seenPly() === table.ply || !isPresent()) showBeside();
}

function showBeside() {
  const held = document.activeElement;
  $("marks").dataset.colours = table.colours.join(" ");
  replay.grow();
  actions.forget();
  panel.seats(table);
  panel.log(table, replay.ply);
  panel.chat(table);
  panel.offer(table);
  panel.invite(table);
  actions.show(table);
  review.show();
  $("hash").textContent = table.commitment?.hash ?? table.commitment ?? "";
  $("typed").hidden = !explore.isOn && (!mySeats().length || Boolean(table.result));
  gather("show", table);
  tellTurn();
  if (held !== document.body) selector.comeBack();
}
$("dialog").addEventListener("close", () => selector.comeBack());

const coach = new Coach($("advice"), { id: boot.id, game: table.game, say });
// What a lesson says to it; that is not needed to play.
function teach(about, seat) {
  if (seat !== null && !isGone()) coach.tried(about, seat).catch(() => {});
}

// --- what the server says -------------------------------------------------------------------------------------------
function take(whole) {
  const before = pictureOf(table);
  const { turnAt, thinking } = whole.ply === table.ply ? table : { turnAt: performance.now() };
  Object.assign(whole, { turnAt, thinking });
  table = whole;
  table.clocksAt = performance.now();
  showAll({ board: pictureOf(table) !== before || !board.svg });
}

// How pictures of the present position are wanted.
const look = () => {
  const { language, tall, groups, near } = board.style;
  const switches = { groups: groups && groups === "1", near: near && Number(near) };
  return { seat: isShared() ? null : eye(), language, tall: tall === "1", ...switches };
};
let lookedAs = JSON.stringify(look());
function lookAnew() {
  const asked = JSON.stringify(look());
  if (asked === lookedAs) return;
  lookedAs = asked;
  pushed.clear();
  live.look();
}

const live = new Live(boot.id, table.v, {
  look,
  picture: (drawn) => pushed.add(drawn),
  // What others know waits until what is kept here is sent.
  snapshot: (whole) => {
    if (some("isHolding")) return;
    take(whole);
    gather("noted");
  },
  event: (v, event) => {
    if (some("isHolding")) return;
    table.v = v;
    news.hear(event);
    gather("noted");
  },
  ack: (key) => {
    if (settled(key) === $("typed")) $("typed").reset();
  },
  problem: (problem, key) => {
    const place = settled(key);
    if (place && board.host.dataset.ahead !== undefined) showBoard(); // as it was before
    const told = problem.detail || problem.title;
    play("wrong");
    if (place === $("typed")) tellTyped(told);
    else bubble(told, place ?? (problem.code?.startsWith("table/offer") ? $("actions") : board.host));
    if (problem.code === "table/stale") live.resync();
    coach.about(problem).catch(() => {});
  },
  presence: (here, watching, thinking) => {
    table.thinking = whoThinks(thinking);
    const isWatcher = !mySeats().length && table.seats.every((seat) => seat.kind !== "open");
    const others = mySeats().length ? watching : Math.max(0, watching - 1);
    $("watching").hidden = !others && !isWatcher;
    $("watching").textContent = say(isWatcher ? "table/watching/you" : "table/watching", { n: others });
    table.seats.forEach((seat) => {
      seat.is_here = here.includes(seat.seat);
    });
    panel.seats(table);
  },
  state: (name) => {
    if (name === "gone") leaveOff();
    else gather("connection", isReached());
    tellLink();
  },
  isPlaying: () => table.has_begun && !table.result && mySeats().length > 0,
});
beginParts({
  boot,
  id: boot.id,
  words: say,
  table: () => table,
  name: nameOf,
  board,
  explore,
  panel,
  actions,
  isDue: () => actingSeat() !== null,
  isCaughtUp,
  isReached,
  take: (whole, isJump) => {
    if (isJump) reel.clear();
    if (whole.result && !table.result) play("end");
    take(whole);
  },
  ahead: (move, place) => {
    showAhead(board, selector.ground, move, place);
    if (place === $("typed")) place.reset();
    play("move");
  },
  resync: () => live.resync(),
  waiting: () => sending && { seat: actingSeat(), ...sending },
  withdraw: (key) => {
    live.settle(key);
    settled(key);
  },
  ask,
  tell: (text, place) => (place === $("typed") ? tellTyped(text) : bubble(text, place ?? board.host)),
  speak,
  changed: () => {
    mark();
    tellLink();
  },
});
board.known = (what) => gather("picture", what)[0] ?? null;
setTimeout(tellLink, 1000);

// The table was removed: the board stays to be looked at, and nothing can be done there any more.
function leaveOff() {
  sending = null;
  gather("gone");
  mark();
  tellTurn();
}

// How the table is reached, where that is worth a word; and that a move which could not be sent is kept.
function tellLink() {
  const isWaiting = isUnsent();
  if (board.host.classList.contains("is-waiting") !== isWaiting) {
    board.host.classList.toggle("is-waiting", isWaiting);
    tellTurn();
  }
  const told = live.name === "live" ? [] : [say(`table/link/${live.name}`)];
  if (isWaiting) told.push(say("table/link/waiting"));
  told.push(...gather("linkNotes"));
  $("link").hidden = !told.length;
  $("link").textContent = told.join(" ");
}

const news = new News({
  words: say,
  table: () => table,
  name: nameOf,
  mySeats,
  seat: actingSeat,
  own: () => {
    if (sending && settled(sending.key) === $("typed")) $("typed").reset();
  },
  panel,
  actions,
  reel,
  live: () => live,
  speak,
  show: showAll,
  tellTurn,
});

// --- the rest of the page -------------------------------------------------------------------------------------------
watchTyping({ bench, canAct, isSending: () => Boolean(sending), send: sendMove, whyIdle });
watchTalk(act);
watchSettings({ board, actions });
watchDownloads($("after"), { id: boot.id, say, tell: bubble });

// The server has drawn the first picture already, if it fits this screen.
const first = board.svg;
if (
  first &&
  board.isTall === "tall" in board.host.dataset &&
  !Object.keys(board.options).length &&
  !handOver.isNeeded &&
  !location.hash &&
  !bench.isUsed
) {
  reel.clear({ ply: table.ply });
  board.put(first, false);
  showAll({ board: false });
} else showAll();
replay.fromAddress();
if (boot.isNew) get(`/tables/${boot.id}`).catch(() => {});
