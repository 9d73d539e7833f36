"""What every drawing of a whole table begins with: what somebody sees of it, and the moves that are offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from obelisk.drawing.naming import Names
from obelisk.drawing.scene import moves_offered, status, title_of

if TYPE_CHECKING:
    from obelisk.position import Position


@dataclass(frozen=True)
class Seen:
    """The table as somebody sees it."""

    view: dict[str, Any]
    seat: int | None
    moves: tuple[str, ...]
    title: str
    status: str
    language: str
    names: Names = ()

    @classmethod
    def of(cls, position: Position, seat: int | None, language: str, names: Names = ()) -> Self:
        """Return what *seat* (None: a spectator) sees of the table."""
        return cls(
            view=position.view(seat),
            seat=seat,
            moves=moves_offered(position, seat),
            title=title_of(position.game, language),
            status=status(position, language, names),
            language=language,
            names=names,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view["result"] is not None
