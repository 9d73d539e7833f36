"""The picture and the text board of a game that is played on one board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from obelisk.drawing import theme
from obelisk.drawing.boards.styles import Box, aspect, draw_board, exits, moves_beside, style_of
from obelisk.drawing.boards.textboard import Line, Lines, board_lines, join, status_lines
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import Names, called, size_for
from obelisk.drawing.pieces import glyph, paper, piece, status_line
from obelisk.drawing.scene import Scene, has_sides, scene_of, status, title_of
from obelisk.words import is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

WIDTH, WIDE, EDGE, HEAD = 480.0, 720.0, 24.0, 62.0
"""A picture's width, that of a rhombus, the empty edge, and the height of the two lines above the board."""
COUNT = 208.0
"""How much room there is for a player's name and what counts."""
SQUARE = 0.75
"""A board that is less high than this, for its width, gets the wide picture."""
HIGHEST, ON_END = 1.2, 1.34
"""How high a board may be for the width of the picture; on end, as much as a telephone shows above what is chosen."""


def draw(
    position: Position,
    seat: int | None,
    *,
    language: str,
    tall: bool,
    names: Names = (),
    bare: bool = False,
    near: int | None = None,
) -> Canvas:
    """Return the picture: the game's name and turn (unless *bare*), and the board, the side of seat *near* below.

    A long board stands on end in a *tall* one, and the end that this seat plays towards is below.
    """
    name = title_of(position.game, language)
    scene = scene_of(position, seat, language, names, near)
    if tall and style_of(scene).stands_on_end:
        scene = replace(scene, on_end=True)
    shape = aspect(scene)
    width = WIDTH if shape > SQUARE else WIDE
    top = EDGE / 2 if bare else EDGE + HEAD
    box = Box(EDGE, top, width - 2 * EDGE, (width - 2 * EDGE) * min(shape, ON_END if scene.on_end else HIGHEST))
    counts = 26.0 if scene.counted(0) else 0.0
    below = box.y + box.height + 4 + counts
    height = below + (EDGE + 32 if moves_beside(scene) else EDGE - 4)
    canvas = paper(width, height, name, join(lines(position, seat, language=language, names=names)))
    if not bare:
        canvas.text(EDGE, EDGE + 20, name, size=24, weight="bold")
        seats = position.players if position.result is None else position.result.winners
        status_line(canvas, EDGE, EDGE + 48, seats, status(position, language, names))
    draw_board(canvas, scene, box)
    if counts:
        _counts(canvas, scene, below - 8)
    _buttons(canvas, scene, below)
    return canvas


def switches(position: Position) -> list[str]:
    """Return what a page may let its reader choose: from whose side the board is seen."""
    return ["near"] if has_sides(position.game) else []


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: choose a cell, or a piece and where it goes, or what the game says (`NAME/task`)."""
    own = f"{position.game.name}/task"
    if is_known(own):
        return sentence(own, language)
    scene = scene_of(position, seat, language)
    has_steps = bool(scene.steps or exits(scene))
    code = "drawing/task/cell" if scene.cell_moves else "drawing/task/step" if has_steps else "drawing/task/move"
    return sentence(code, language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the text board, and below it whose turn it is."""
    scene = scene_of(position, seat, language, names)
    counts: Line = []
    for seat in (0, 1) if scene.counted(0) else ():
        counts += [(glyph(seat), theme.seat(seat)), (f" {scene.counted(seat)}  ", "quiet")]
    return [*board_lines(scene), *([counts] if counts else []), *status_lines(position, language, names)]


def _counts(canvas: Canvas, scene: Scene, y: float) -> None:
    x = canvas.width / 2 - COUNT
    for seat in (0, 1):
        text = f"{called(seat, scene.language, scene.names)} · {scene.counted(seat)}"
        piece(canvas, x + 10, y - 5, 8, seat)
        canvas.text(x + 26, y, text, size=size_for(text, 15, COUNT - 34), fill="quiet")
        x += COUNT


def _buttons(canvas: Canvas, scene: Scene, y: float) -> None:
    x = EDGE
    for move in moves_beside(scene):
        width = 20 + 9 * len(move)
        with canvas.group(data_move=move, role="button", aria_label=move):
            canvas.rect(x, y, width, 28, fill="board", stroke="line", radius=8)
            canvas.text(x + width / 2, y + 19, move, size=15, anchor="middle")
        x += width + 8
