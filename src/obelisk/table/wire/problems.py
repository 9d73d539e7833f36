"""Errors (RFC 9457)."""

from typing import NotRequired

from typing_extensions import TypedDict


class Problem(TypedDict):
    """What went wrong."""

    type: str
    title: str
    """The kind of error, in the reader's language."""
    status: int
    detail: str
    """What went wrong, in the reader's language."""
    code: str
    """What went wrong, for programs."""
    move: NotRequired[str | None]
    """The move that was refused."""
    after: NotRequired[int]
    """Seconds after which the client may try again."""
