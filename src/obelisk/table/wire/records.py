"""Records of games, best scores, and the checks of what was dealt."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.games import GameFacts, MoveMade, Result


class RecordResult(TypedDict):
    """The result of a game by its rules."""

    winners: list[int]
    points: list[int]


class Record(TypedDict):
    """The record of a game (docs/library.md)."""

    obelisk: int
    """The version of the form."""
    game: str
    rules: NotRequired[str]
    """A hash of the rules; missing where the game was played before records had one."""
    setup: GameFacts
    moves: list[MoveMade]
    result: RecordResult | None
    players: NotRequired[list[str]]
    colours: NotRequired[list[str]]
    date: NotRequired[str]
    comment: NotRequired[str]
    ending: NotRequired[Result]
    """How the game ended, if not by its rules."""


class ChampionshipRecord(TypedDict):
    """The record of a championship."""

    obelisk: int
    championship: str
    """The name of the game."""
    target: int
    players: list[str]
    games: list[dict[str, Any]]
    """Records of games, with what the game's championship adds to them."""


class ScoreLine(TypedDict):
    """One of the best scores."""

    rank: int
    name: str
    points: int
    date: str


class ScoreShare(TypedDict, total=False):
    """What a player can send to friends after a game alone, in the form of the game."""

    told: str
    href: str
    name: str
    key: str
    done: Any


class ScoreList(TypedDict):
    """The best scores of games alone with the same set-up, and what the game knows of them."""

    scores: list[ScoreLine]
    optimum: int | None
    """The highest possible score."""
    day: str | None
    """The day whose puzzle it is."""
    share: ScoreShare | None


class Roll(TypedDict):
    """What chance brought at one ply, with what it follows from."""

    ply: int
    move: str
    hash: str
    place: int
    """The place in the list of all that could come, each as often as its weight."""
    weights: list[tuple[str, int]]
    follows: str
    """What follows from the hash."""


class Rolls(TypedDict):
    """What chance brought in a finished game."""

    rolls: list[Roll]
    are_kept: bool
    """Whether every roll is what follows from its hash."""


class Verified(TypedDict):
    """Whether a set-up and its salt have the hash that was shown before the game."""

    is_kept: bool
    hash: str


class EarlierGames(TypedDict):
    """What was won in games that led to this one by "play again", by its seats."""

    games: int
    wins: list[int]
    points: list[int]


class EndingLine(TypedDict):
    """A sentence about the end of a game, and the seat that it is about."""

    text: str
    seat: int | None


class EndingExplained(TypedDict):
    """How a finished game came to its end, and to its points."""

    how: list[EndingLine]
    points: list[EndingLine]


class ExportedSeat(TypedDict):
    """A seat in a person's export."""

    name: str
    kind: str
    level: str | None


class ExportedLine(TypedDict):
    """Something that the person said."""

    text: str
    at: int


class ExportedTable(TypedDict):
    """Everything about a table that belongs to a person."""

    id: str
    game: str
    made_at: int
    changed_at: int
    seats: list[ExportedSeat]
    yours: list[int]
    clock: dict[str, int | str] | None
    is_public: bool
    is_analysis: bool
    result: Result | None
    moves: list[tuple[int, str | None]]
    record: Record | None
    """Null while something is hidden."""
    said: list[ExportedLine]
