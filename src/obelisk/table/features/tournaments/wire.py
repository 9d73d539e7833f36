"""The answers about tournaments."""

from typing_extensions import TypedDict

from obelisk.table.wire.games import ClockFacts, GameFacts


class TournamentLine(TypedDict):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    game_title: str
    kind: str
    status: str
    """`open`, `running`, `over` or `cancelled`."""
    is_broken_off: bool
    players: int
    most: int
    """The largest number of players."""
    round: int
    """The number of rounds that have begun."""
    rounds: int | None
    """The number of all rounds, if that is known."""
    starts_at: int | None
    """When it starts by itself, in milliseconds since 1970."""
    made_at: int
    changed_at: int
    rated: bool
    is_yours: bool
    """Whether the reader takes part."""
    is_organiser: bool
    place: int | None
    """The reader's place at the end."""
    winners: list[str]


class EntrantShown(TypedDict):
    """A player of a tournament."""

    number: int
    name: str
    level: str | None
    """The level of a computer."""
    is_out: bool


class StandingLine(TypedDict):
    """A player's place in the standings."""

    place: int
    entrant: int
    score: float
    written: str
    """The score as people write it."""
    played: int
    won: int
    tie_breaks: dict[str, float]
    tie_breaks_written: dict[str, str]


class TournamentGame(TypedDict):
    """A game of a tournament."""

    table: str | None
    players: list[int]
    """Entrants by seat."""
    missing: list[int]
    """Players who have not come yet."""
    absent: list[int]
    reason: str | None
    """How it ended."""
    places: list[int] | None
    points: list[int] | None
    scores: list[float] | None
    written: list[str] | None
    """The scores as people write them."""


class TournamentRound(TypedDict):
    """A round of a tournament."""

    number: int
    at: int
    """When it began, in milliseconds since 1970."""
    byes: list[int]
    games: list[TournamentGame]


class OwnGame(TypedDict):
    """The game that the reader is to play now."""

    table: str | None
    others: list[int]
    is_awaited: bool
    """Whether the others wait for the reader."""
    number: int


class YouInTournament(TypedDict):
    """The reader's part in a tournament."""

    entrant: int | None
    is_organiser: bool
    can_join: bool
    game: OwnGame | None


class TournamentFile(TournamentLine):
    """A tournament with its standings and games."""

    organiser: str
    options: GameFacts
    clock: ClockFacts | None
    seats: int
    """The number of players at a table."""
    cycles: int
    target: int | None
    """The points that a championship goes to."""
    fewest: int
    filler: str | None
    """The level of the computers that fill up."""
    is_public: bool
    patience: int
    """Minutes after which an absent player forfeits."""
    pause: int | None
    """Seconds between two rounds; null if the organiser begins each round."""
    next_at: int | None
    """When the next round begins."""
    deadline: int | None
    """When absent players forfeit."""
    tie_breaks: list[str]
    entrants: list[EntrantShown]
    standings: list[StandingLine]
    games: list[TournamentRound]
    ahead: list[list[list[int]]]
    """The rounds of a round robin that are still to come, each with its groups of entrants."""


class TournamentPage(TournamentFile):
    """A tournament as its reader sees it."""

    v: int
    now: int
    """The time of the server, in milliseconds since 1970."""
    you: YouInTournament


class TournamentMade(TypedDict):
    """A tournament that was announced."""

    id: str
    link: str
    tournament: TournamentPage


class TournamentList(TypedDict):
    """A list of tournaments."""

    tournaments: list[TournamentLine]


class Summons(TypedDict):
    """A game of a tournament in which the reader is to play."""

    id: str
    title: str
    round: int
    table: str | None
    others: list[str]
    is_awaited: bool
    told: str
    deadline: int | None
    now: int


class SummonsList(TypedDict):
    """The games of tournaments in which the reader is to play."""

    games: list[Summons]


class TournamentExported(TypedDict):
    """The reader's part in a tournament."""

    id: str
    title: str
    game: str
    kind: str
    status: str
    made_at: int
    changed_at: int
    organised: str | None
    """The organiser's name, if that is the reader."""
    name: str | None
    joined_at: int | None
    standing: StandingLine | None
    tables: list[str | None]


class ExportFacts(TypedDict):
    """What tournaments add to a person's export."""

    tournaments: list[TournamentExported]
