"""The small picture of a lesson: the map, or while a microgame is played its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.drawing.boards import Box
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.textboard import join
from obelisk.games.plug_in.drawing import draw_map
from obelisk.games.plug_in.drawing.panel import draw_panel
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.games.plug_in.drawing.text import match_lines
from obelisk.lessons.pictures import EDGE, HEAD, WIDTH, players, sheet

if TYPE_CHECKING:
    from obelisk.lessons import Step
    from obelisk.position import Position

PANEL = 452.0


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Draw the map, or while a microgame is played its board."""
    match = match_scene(position, step.seat, language, players(position, language))
    height, described = PANEL + 2 * EDGE, join(match_lines(match))
    if match.micro is None:
        canvas = sheet(step, position, language, height, described)
        draw_map(canvas, match, Box(EDGE - 8, EDGE + HEAD, WIDTH - 2 * EDGE + 16, PANEL - HEAD))
        return canvas
    canvas = Canvas(WIDTH, height, match.title, described)
    canvas.rect(0, 0, WIDTH, height, fill="paper", radius=16)
    draw_panel(canvas, match, Box(EDGE, EDGE, WIDTH - 2 * EDGE, PANEL))
    return canvas
