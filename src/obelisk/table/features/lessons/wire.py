"""The answers of lessons."""

from typing_extensions import TypedDict


class LessonReply(TypedDict):
    """What a try in a step came to; before a try, the board of the step."""

    svg: str | None
    """Null if the board is as it was."""
    kind: str
    """Empty before a try."""
    told: str
    bench: str
    """What lies on the workbench, in the game's notation."""
    laid: dict[str, str]
    """What lies on the workbench, by place."""
    places: list[str]
    """The places that a refusal is about."""


class StepBook(TypedDict):
    """The answers of a step."""

    board: LessonReply
    moves: dict[str, LessonReply]
    cells: dict[str, str]
    """The moves that clicks on one or two cells mean."""


class LessonBook(TypedDict):
    """The answers of a lesson to likely tries, for readers without a network."""

    steps: dict[str, StepBook]
    unknown: str
    """What is said of any other try."""
