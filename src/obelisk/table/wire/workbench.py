"""The workbench of a seat."""

from typing import Any, NotRequired

from typing_extensions import TypedDict


class RefusedLayout(TypedDict):
    """Why a command of a workbench was refused."""

    code: str
    detail: str


class BenchAnswer(TypedDict):
    """What a player is shown of a workbench. A refused command has only `layout` and `refused`."""

    layout: str
    """What lies on the bench, in the game's notation."""
    refused: NotRequired[RefusedLayout]
    svg: NotRequired[str]
    laid: NotRequired[dict[str, Any]]
    """What lies on the bench, by place, in the form of the game."""
    is_due: NotRequired[bool]
    """Whether the player must lay something now."""
    move: NotRequired[str | None]
    """The move that the layout stands for."""
    told: NotRequired[str]
    """What there is to say about the layout."""
    cell: NotRequired[str | None]
    doubt: NotRequired[str | None]
    """Why the player may not want to make the move."""
    words: NotRequired[dict[str, str]]
    """The commands of the bench, and what they do."""
