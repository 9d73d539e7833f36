"""The picture and the text of a game without a board: what a seat may see, line by line, and its moves."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from obelisk.drawing.boards.textboard import Lines, join, status_lines
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import Names
from obelisk.drawing.pieces import paper, status_line
from obelisk.drawing.scene import moves_offered, status, title_of
from obelisk.words import is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

WIDTH, EDGE, HEAD = 480.0, 24.0, 62.0
"""Width of a picture, its empty edge, and the height of the two lines above the rest."""
LINE, LETTERS = 24.0, 52
"""Height of a line of text, and the letters that fit into one."""
BUTTON, GAP = 28.0, 8.0
"""Height of a button, and the space between buttons."""

NOTHING, YES = "–", "✓"


def draw(
    position: Position, seat: int | None, *, language: str, tall: bool, names: Names = (), bare: bool = False
) -> Canvas:
    """Return the picture; *bare* leaves out the game's name and turn."""
    name, shown = title_of(position.game, language), _shown(position, seat, language)
    top = EDGE / 2 if bare else EDGE + HEAD
    buttons, below = _placed(moves_offered(position, seat), top + LINE * len(shown) + GAP)
    canvas = paper(WIDTH, below + EDGE, name, join(lines(position, seat, language=language, names=names)))
    if not bare:
        canvas.text(EDGE, EDGE + 20, name, size=24, weight="bold")
        seats = position.players if position.result is None else position.result.winners
        status_line(canvas, EDGE, EDGE + 48, seats, status(position, language, names))
    for n, line in enumerate(shown):
        canvas.text(EDGE, top + LINE * n + 17, line, size=16)
    for move, x, y, width in buttons:
        with canvas.group(data_move=move, role="button", aria_label=move):
            canvas.rect(x, y, width, BUTTON, fill="board", stroke="line", radius=8)
            canvas.text(x + width / 2, y + 19, move, size=15, anchor="middle")
    return canvas


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the text, and below it whose turn it is."""
    return [*([(line, "")] for line in _shown(position, seat, language)), *status_lines(position, language, names)]


def _shown(position: Position, seat: int | None, language: str) -> list[str]:
    """Return what a seat may see; the message `NAME/view/KEY` says what a key of the view is called."""
    shown = []
    for key, value in position.game.seen(position.record, seat).items():
        code = f"{position.game.name}/view/{key.replace(' ', '-')}"
        label = sentence(code, language) if is_known(code) else key
        shown += wrap(f"{label}: {_told(value)}", LETTERS, subsequent_indent="  ")
    return shown


def _told(value: Any) -> str:
    """Return a value of a view as text."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_told(one)}" for key, one in value.items()) or NOTHING
    if isinstance(value, list | tuple):
        between = " | " if any(isinstance(one, list | tuple | Mapping) for one in value) else ", "
        return between.join(map(_told, value)) or NOTHING
    if value is None or value is False:
        return NOTHING
    return YES if value is True else str(value)


def _placed(moves: tuple[str, ...], y: float) -> tuple[list[tuple[str, float, float, float]], float]:
    """Return a button for each move with its place and width, and where the last row ends."""
    placed, x = [], EDGE
    for move in moves:
        width = min(20 + 9.0 * len(move), WIDTH - 2 * EDGE)
        if x > EDGE and x + width > WIDTH - EDGE:
            x, y = EDGE, y + BUTTON + GAP
        placed.append((move, x, y, width))
        x += width + GAP
    return placed, y + BUTTON if moves else y
