"""The pictures of a lesson: a small part of a game's own picture, with nothing on it that the step is not about.

All are as wide as a telephone can show them with letters that can be read. A game draws its own in the function
`draw_lesson` of its drawing; what those share is here. One that has none is drawn as a board, or as it is everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from obelisk.drawing import draw, drawing_of, styled
from obelisk.drawing.boards.styles import Box, aspect, draw_board
from obelisk.drawing.boards.textboard import join
from obelisk.drawing.canvas import Canvas, Group, Item
from obelisk.drawing.naming import players
from obelisk.drawing.pieces import paper, piece
from obelisk.drawing.scene import scene_of, status, title_of
from obelisk.lessons.step import Step
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.position import Position

WIDTH, EDGE, GAP = 480.0, 16.0, 14.0
HEAD = 36.0
"""The height of the line that says whose turn it is."""


def picture(step: Step, position: Position, language: str = "en", bench: str = "", *, is_still: bool = False) -> str:
    """Return a position of a step as SVG, through its seat's eyes; *still*, with nothing to click, it is smaller."""
    make = draw_still if is_still else draw_step
    return make(step, position, language, bench).svg()


def draw_still(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return a position of a step as a canvas with nothing to click."""
    canvas = draw_step(step, position, language, bench)
    canvas.items = list(_still(canvas.items))
    return canvas


def _still(items: Iterable[Item]) -> Iterator[Item]:
    """Yield what is seen, without what appears only under a pointer and what says that something can be clicked."""
    for item in items:
        if isinstance(item, Group):
            inner = tuple(_still(item.items))
            given = {name: value for name, value in item.attributes if name not in ("data-move", "data-square")}
            if inner and not item.is_hidden:
                yield Group(tuple({**given, **({"role": "img"} if "role" in given else {})}.items()), inner)
        elif item.paint.opacity > 0:
            yield item


def draw_step(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return a position of a step as a canvas."""
    own = getattr(drawing_of(position), "draw_lesson", None)
    if own is not None:
        drawn: Canvas = own(step, position, language, bench)
        return drawn
    if position.game.look.drawing is None:
        return _board(step, position, language)
    return draw(position, step.seat, language=language, tall=True, names=players(position.seats, language))


def sheet(step: Step, position: Position, language: str, height: float, description: str) -> Canvas:
    """Return an empty picture with whose turn it is, or how the game ended, at the top."""
    canvas = paper(WIDTH, height, title_of(position.game, language), description, radius=16)
    result = position.result
    x = EDGE
    for seat in position.players if result is None else result.winners:
        piece(canvas, x + 10, EDGE + 10, 9, seat)
        x += 28
    told = status(position, language, players(position.seats, language))
    if result is None:
        whose = "lesson/your-move" if step.seat in position.active else "lesson/others-move"
        told = sentence("drawing/chance-to-move" if position.is_chances_turn else whose, language)
    canvas.text(x, EDGE + 16, told, size=17, fill="quiet")
    return canvas


def _board(step: Step, position: Position, language: str) -> Canvas:
    scene = scene_of(position, step.seat, language, players(position.seats, language))
    side = WIDTH - 2 * EDGE
    box = Box(EDGE, EDGE + HEAD, side, side * min(aspect(scene), 1.0))
    canvas = sheet(step, position, language, box.y + box.height + EDGE, described(step, position, language))
    draw_board(canvas, scene, box)
    return canvas


def described(step: Step, position: Position, language: str) -> str:
    """Return the picture in words: the text board."""
    return join(styled(position, step.seat, language=language, names=players(position.seats, language)))
