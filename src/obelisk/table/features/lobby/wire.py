"""The answer to a wish for a quick game."""

from typing_extensions import TypedDict


class QuickGame(TypedDict):
    """The table of a quick game."""

    id: str
    waits: bool
    """Whether the reader waits there for an opponent."""
