"""The small picture of a lesson: the pool; or the workbench, when it is time to build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.drawing.canvas import Canvas
from obelisk.games.microchip.drawing import building
from obelisk.games.microchip.drawing.board import draw_tray, tray_height, tray_width
from obelisk.games.microchip.drawing.panel import draw_pool, pool_height
from obelisk.games.microchip.drawing.scene import Table, Words
from obelisk.games.microchip.rules.data import BOARD
from obelisk.games.microchip.rules.layouts import read_layout, side_letters
from obelisk.lessons.pictures import EDGE, GAP, HEAD, WIDTH, described, players, sheet
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.lessons import Step
    from obelisk.position import Position

IN_TRAY = 40.0


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Draw the pool; or the workbench, when it is time to build."""
    view = position.view(step.seat)
    if view["phase"] == "draft":
        return _draft(step, position, language)
    laid = read_layout(bench) if bench else ()
    tiles = {name: side_letters(sides) for name, sides in zip(BOARD.names, laid, strict=False) if sides}
    return building(view["boards"][step.seat], tiles, view["held"][step.seat], language=language, tall=True)


def _draft(step: Step, position: Position, language: str) -> Canvas:
    """Draw the pool, and below it the tiles that one has taken."""
    table, words = Table.of(position, step.seat, language, players(position, language)), Words(language)
    held, width = table.circuit(step.seat).left, WIDTH - 2 * EDGE
    top = EDGE + HEAD + pool_height(table, width) + 2 * GAP
    canvas = sheet(step, position, language, top + tray_height(IN_TRAY) + EDGE, described(step, position, language))
    draw_pool(canvas, table, EDGE, EDGE + HEAD, width)
    draw_tray(canvas, held, EDGE, top, IN_TRAY, words, is_mine=False)
    x = EDGE + tray_width(IN_TRAY) + GAP + 4
    canvas.text(x, top + 24, sentence("lesson/your-tiles", language), size=16, weight="bold")
    canvas.text(x, top + 48, words.say("tiles", n=sum(held.values())), size=15, fill="quiet")
    return canvas
