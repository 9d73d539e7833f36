"""Sheets on which a game can be put aside: to be printed, filled in by hand, and read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from obelisk.drawing.canvas import Canvas
from obelisk.rulebook.values import load

if TYPE_CHECKING:
    from obelisk.position import Position


class Sheet(Protocol):
    """What a module must have that a game names as its sheet."""

    WORD: str
    """What is typed at the prompt for it; the message `GAME/command/WORD` says what that does."""

    def write(self, position: Position, *, names: Sequence[str], language: str) -> str:
        """Return the sheet as text that anybody can read; *names* are the players', by seat, empty where unknown."""

    def draw(self, position: Position, *, names: Sequence[str], language: str) -> Canvas:
        """Return the sheet as a page to print."""


def sheet_of(position: Position) -> Sheet | None:
    """Return the sheet of a game, if it has one."""
    module = position.game.sheet
    return None if module is None else cast(Sheet, load(module))
