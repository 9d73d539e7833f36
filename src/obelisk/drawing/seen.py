"""What every drawing of a whole table begins with: what somebody sees of it, and the parts that all of them have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from obelisk.drawing import theme
from obelisk.drawing.boards.styles import Box
from obelisk.drawing.canvas import HINT, Canvas, Point, Weight
from obelisk.drawing.naming import Names, called, said
from obelisk.drawing.pieces import status_line
from obelisk.drawing.scene import moves_offered, status, title_of
from obelisk.kernel.state import CHANCE

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
        title, told = title_of(position.game, language), status(position, language, names)
        return cls(position.view(seat), seat, moves_offered(position, seat), title, told, language, names)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.view["seats"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view["result"] is not None

    @property
    def marked_seats(self) -> list[int]:
        """The seats that the status is about: who is to move, nobody on chance's turn, or who won."""
        seats = self.view["result"]["winners"] if self.is_over else self.view["active"]
        return [seat for seat in seats if seat != CHANCE]

    def who(self, seat: int) -> str:
        """Return what a seat is called, and whether it is the looker's own."""
        is_you = seat == self.seat and self.seats > 1
        return self.say("you", seat=seat) if is_you else called(seat, self.language, self.names)

    def say(self, code: str, **facts: Any) -> str:
        """Return a sentence of the game's drawing."""
        return said(f"{self.view['game']}/drawing/{code}", self.language, self.names, **facts)


HEAD = 68.0
"""The height of what `draw_head` writes, with the space below it."""


def draw_head(canvas: Canvas, table: Seen, x: float, y: float) -> None:
    """Write the title, and whose turn it is or how the game ended."""
    canvas.text(x, y + 24, table.title, size=26, weight="bold")
    status_line(canvas, x, y + 52, table.marked_seats, table.status)


@contextmanager
def card(canvas: Canvas, table: Seen, seat: int, box: Box, label: str, *, radius: float = 12) -> Iterator[Weight]:
    """Draw the card of a player, on which comes what is drawn inside the `with`; yield how heavy the name is."""
    is_marked = seat in table.marked_seats
    # On one's own card there may be something to take up.
    with canvas.group(data_seat=str(seat), role="group" if seat == table.seat else "img", aria_label=label):
        edge, width = (theme.seat(seat), 2.25) if is_marked else ("board-edge", 1.0)
        canvas.rect(*box, fill="board", stroke=edge, stroke_width=width, radius=radius)
        yield "bold" if is_marked else "normal"


@contextmanager
def button(canvas: Canvas, box: Box, move: str, label: str, *, confirm: str | None = None) -> Iterator[Point]:
    """Draw a button without a face, which is drawn inside the `with`; yield where its middle is.

    Where a move is confirmed first, *confirm* stands on the button that does so.
    """
    with canvas.group(data_move=move, role="button", aria_label=label, data_confirm=confirm):
        canvas.rect(*box, fill="board", stroke="line", radius=10)
        with canvas.group(class_=HINT):
            canvas.rect(*box, fill=None, stroke="last", stroke_width=theme.BOLD, radius=10)
        yield box.x + box.width / 2, box.y + box.height / 2
