"""The answers about studies."""

from typing import NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.games import GameFacts


class MarkShown(TypedDict):
    """A mark on a picture: a place, or an arrow from one place to another."""

    place: str
    to: str | None
    colour: str


class NodePassed(TypedDict):
    """A position of a study without what follows it."""

    id: int
    parent: int | None
    seat: int | None
    """The seat that moved; null before the first move, -1 for chance."""
    move: str
    text: str
    judgement: str
    marks: list[MarkShown]
    v: int
    """The version of the study in which it last changed."""


class NodeShown(NodePassed):
    """A position of a study."""

    children: list[int]
    """What follows: the main line first, then its variations."""
    is_problem: bool
    """Whether readers are to find the main line from here."""


class StudyBody(TypedDict):
    """What a study consists of."""

    game: str
    setup: GameFacts
    title: str
    is_public: bool
    nodes: list[NodeShown]
    following: int
    """The number of the next node."""
    v: int
    titled: int
    """The version in which the title last changed."""


class StudyShown(StudyBody):
    """A whole study."""

    id: str
    author: str | None
    is_own: bool
    made_at: int
    changed_at: int
    table: str | None
    """The public table whose game it began with."""
    copied_from: str | None
    problems: list[int]
    """The nodes that are problems."""


class StudyChange(TypedDict):
    """What has changed between two versions of a study."""

    before: int
    v: int
    nodes: list[NodeShown]
    """New nodes and nodes that changed."""
    removed: list[int]
    title: str
    is_public: bool
    problems: list[int]
    node: NotRequired[int | None]
    """The node that the change was about."""


class StudyLine(TypedDict):
    """A study in a list."""

    id: str
    game: str
    title: str
    is_public: bool
    nodes: int
    problems: int
    made_at: int
    changed_at: int


class StudyList(TypedDict):
    """The reader's studies."""

    studies: list[StudyLine]


class StudyBegun(TypedDict):
    """A new study."""

    id: str
    link: str
    node: int
    """The node to show first."""
    v: int


class NodePicture(TypedDict):
    """A position of a study as it is shown."""

    svg: str
    seat: int | None
    """The seat whose view this is."""
    active: list[int]
    chances: list[tuple[str, float]]
    """What chance can bring, each with its probability."""
    told: str
    is_over: bool
    has_bench: bool
    hides: bool
    seats: int
    switches: list[str]
    """Options of pictures that the reader may change."""


class ProblemAnswer(TypedDict):
    """What a try in a problem came to."""

    kind: str
    tried: NodePassed | None
    replies: list[NodePassed]
    """What follows by itself."""


class FileNode(TypedDict):
    """A position in a study's file."""

    id: int
    parent: int | None
    seat: int | None
    move: str
    text: str
    judgement: str
    marks: list[MarkShown]
    is_problem: bool


# The version of the form: no name of Python, so this part has the other form of a declaration.
_Versioned = TypedDict("_Versioned", {"obelisk-study": int})


class StudyFile(_Versioned):
    """A study as a file, from which it can be begun anew anywhere."""

    game: str
    setup: GameFacts
    title: str
    nodes: list[FileNode]


class ExportFacts(TypedDict):
    """What studies add to a person's export."""

    studies: list[StudyShown]
