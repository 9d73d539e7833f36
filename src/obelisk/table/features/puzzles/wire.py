"""The answers about puzzles, and what a snapshot says of the puzzle that is tried at a table."""

from typing_extensions import TypedDict


class PuzzleAtTable(TypedDict):
    """The puzzle that is tried at a table. Its solution is told only when the try is over."""

    day: str
    kind: str
    grade: str
    is_counted: bool
    """Whether this is the one try that counts."""
    task: str
    """What is to be done, in the reader's language."""
    seat: int
    """The seat of the solver."""
    from_ply: int
    """The number of moves before the puzzle begins."""
    own_moves: int | None
    """The number of moves to find."""
    found: int | None
    """The number of moves that were found."""
    goal: int | None
    """The points that solve it."""
    best: int | None
    """The most points that are known to be possible."""
    is_proven: bool
    is_solved: bool | None
    points: int | None
    line: list[str] | None
    """The solution."""
    href: str


class SnapshotFacts(TypedDict):
    """What puzzles add to the snapshot of a table."""

    puzzle: PuzzleAtTable | None


class Streak(TypedDict):
    """Days in a row on which a puzzle was solved: now, and at most."""

    now: int
    longest: int


class OwnTry(TypedDict):
    """The reader's own try at a puzzle."""

    table: str
    game: str
    day: str
    started_at: int
    is_over: bool
    is_solved: bool | None
    points: int | None
    seconds: int | None


class PuzzleShown(TypedDict):
    """What everybody may know of a puzzle."""

    game: str
    title: str
    day: str
    kind: str
    grade: str
    task: str
    own_moves: int | None
    goal: int | None
    best: int | None
    is_proven: bool
    href: str


# `try` is a word of Python.
_Tried = TypedDict("_Tried", {"try": OwnTry | None})


class PuzzleLine(PuzzleShown, _Tried):
    """A puzzle in a list, with the reader's own try and streak."""

    streak: Streak


class PuzzleList(TypedDict):
    """The puzzles of a day, and the reader's streak over all games."""

    day: str
    puzzles: list[PuzzleLine]
    streak: Streak


class BestTry(TypedDict):
    """One of the best tries."""

    name: str
    is_solved: bool | None
    points: int | None
    seconds: int | None


class PuzzlePage(PuzzleLine):
    """A puzzle, with how many have tried and solved it."""

    tried: int
    solved: int
    best_tries: list[BestTry]


class TryOpened(TypedDict):
    """The table of a try."""

    id: str
    is_counted: bool


class PuzzleShare(TypedDict):
    """What the reader can send to friends of a finished try: nothing of it tells the solution."""

    text: str
    svg: str
    """The address of a picture."""
    png: str


class ExportFacts(TypedDict):
    """What puzzles add to a person's export."""

    puzzles: list[OwnTry]
