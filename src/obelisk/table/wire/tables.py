"""Tables: the snapshot of a table as a viewer sees it, its line in lists, and answers to what players do there."""

from typing_extensions import TypedDict

from obelisk.table.wire.games import ClockFacts, GameFacts, MoveSeen, Result, SeatKind


class SeatLine(TypedDict):
    """A seat, as lists show it."""

    seat: int
    name: str
    """Empty if the player gave none."""
    kind: SeatKind
    level: str | None
    """The level of a computer."""


class SeatShown(SeatLine):
    """A seat, as its table shows it."""

    called: str
    """The name that is shown, also of players who gave none."""
    is_here: bool
    """Whether its player is connected."""
    away_until: int | None
    """When the player's holiday ends, in milliseconds since 1970, while the clock stands still for it."""


class YouLine(TypedDict):
    """The seats of the reader."""

    seats: list[int]


class You(YouLine):
    """Who the reader is at the table."""

    eye: int | None
    """The seat whose view this is; null for that of a spectator."""
    is_host: bool


class OfferShown(TypedDict):
    """An offer that is not answered yet."""

    seat: int
    what: str
    """`takeback`, `end` or `rematch`."""
    to_ply: int | None
    """The number of moves that are left after a takeback."""


class Takeback(TypedDict):
    """How the reader's last move can be taken back: at once (`undo`) or by agreement (`takeback`)."""

    kind: str
    why_not: str | None
    """Why this cannot be done now, in the reader's language."""
    code: str | None
    """The code of that reason."""


class Overtime(TypedDict):
    """The overtime of a clock."""

    periods: int
    length: int
    """Milliseconds of a period."""


class ClocksShown(TypedDict):
    """The clocks of a table, in milliseconds."""

    left: list[int]
    """The time that each seat has left."""
    running: list[int]
    """The seats whose clocks run."""
    overtime: Overtime | None


class ChatLine(TypedDict):
    """Something that was said; the seat is null if a spectator said it."""

    seat: int | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Reveal(TypedDict):
    """What was dealt, and the salt of the hash that was shown before the first move."""

    setup: GameFacts
    salt: str


class ChampionshipShown(TypedDict):
    """The standing of a championship, by the seats of this table."""

    target: int
    """The total that decides it."""
    number: int
    """The number of this game, from 1."""
    totals: list[int]
    wins: list[int]
    champions: list[int] | None
    """The seats that have won it, once it is decided."""


class TournamentShown(TypedDict):
    """The tournament of a game."""

    id: str
    title: str
    round: int


# `from` is a word of Python, so this part has the other form of a declaration.
_Chained = TypedDict("_Chained", {"from": str | None})


class Snapshot(_Chained):
    """Where everything at a table stands, as a viewer sees it. Features add the facts that they declare."""

    v: int
    """The number of the table's last event."""
    id: str
    game: str
    title: str
    """The name of the game in the reader's language."""
    seats: list[SeatShown]
    you: You
    has_begun: bool
    ply: int
    """The number of moves so far."""
    active: list[int]
    """The seats that may move."""
    hides: bool
    """Whether some player must not know everything."""
    result: Result | None
    moves: list[MoveSeen]
    view: GameFacts
    """The position as the viewer sees it, in the form of the game."""
    offer: OfferShown | None
    takeback: Takeback | None
    """Null for readers without a seat, and after an end that is final."""
    clock: ClockFacts | None
    is_by_days: bool
    """Whether players have days for a move."""
    clocks: ClocksShown | None
    chat: list[ChatLine]
    has_chat: bool
    is_public: bool
    commitment: str
    """The hash of what was dealt."""
    reveal: Reveal | None
    """After the end, what was dealt."""
    options: GameFacts
    new_rules: str | None
    """What a change of the game's rules means for this table, in a sentence."""
    is_helped: bool
    """Whether a player had a hint, so that the score does not count."""
    is_unaided: bool
    """Whether the server gives no advice at this table."""
    is_analysis: bool
    """Whether the table is a board for analysis."""
    is_rated: bool
    has_bench: bool
    has_map: bool
    """Whether the game can be put aside on a sheet."""
    colours: list[int]
    """The colour of each seat."""
    has_draws: bool
    has_colours: bool
    """Whether players choose their colours."""
    switches: list[str]
    """Options of pictures that the reader may change."""
    rematch: str | None
    """The table of the next game."""
    championship: ChampionshipShown | None
    tournament: TournamentShown | None


class TableLine(TypedDict):
    """A table in a list: nothing that is hidden from any reader."""

    id: str
    game: str
    title: str
    seats: list[SeatLine]
    you: YouLine
    ply: int
    active: list[int]
    result: Result | None
    is_rated: bool
    clock: ClockFacts | None
    clock_text: str | None
    """The clock in words; null for none, and for a kind that is not installed."""
    is_by_days: bool
    flag_at: int | None
    """When the time of the player to move is over, in milliseconds since 1970."""
    made_at: int
    touched: int
    """When the table last changed, in milliseconds since 1970."""


class TableList(TypedDict):
    """A list of tables."""

    tables: list[TableLine]


class Opened(TypedDict):
    """A table that was opened. The keys of the seats are told only once."""

    id: str
    link: str
    seats: dict[str, str]
    """The key of each seat that the sender has taken."""
    snapshot: Snapshot


class Seated(TypedDict):
    """A seat that was taken, and its key, which is told only once; a computer has none."""

    seat: int
    key: str | None
    v: int


class Done(TypedDict):
    """What was carried out: the number of its event, and the number of moves now."""

    v: int
    ply: int


class LegalMoves(TypedDict):
    """The legal moves of a seat."""

    v: int
    ply: int
    seat: int | None
    moves: list[str]


class FramesDrawn(TypedDict):
    """The number of pictures of a GIF that are drawn, and of all its pictures."""

    done: int
    of: int
