"""The small picture of a lesson: the tiles that lie, what the seat has, and its hand in one row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.drawing.boards import Box
from obelisk.drawing.canvas import Canvas
from obelisk.games.micropul.drawing import Ground, draw_tableau
from obelisk.games.micropul.drawing.panel import (
    BUTTON,
    CARD,
    NUMBER,
    draw_buttons,
    draw_card,
    draw_numbered,
    plain_moves,
)
from obelisk.games.micropul.drawing.panel import WIDTH as CARD_WIDTH
from obelisk.games.micropul.drawing.scene import Table, bounds
from obelisk.games.micropul.drawing.tiles import Frame
from obelisk.lessons.pictures import EDGE, GAP, HEAD, WIDTH, described, players, sheet

if TYPE_CHECKING:
    from obelisk.lessons import Step
    from obelisk.position import Position

RULER, LARGEST_TILE, IN_HAND = 26.0, 92.0, 68.0


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Draw the tiles that lie, what the seat has, and its hand in one row."""
    table = Table.of(position, step.seat, language, players(position, language))
    ground = _ground(table)
    top = EDGE + HEAD + ground.height + RULER + GAP
    buttons = BUTTON + GAP if plain_moves(table) else 0.0
    height = top + CARD + GAP + buttons + IN_HAND + NUMBER + EDGE
    canvas = sheet(step, position, language, height, described(step, position, language))
    core = table.say("core", n=table.view["core"])
    canvas.text(WIDTH - EDGE, EDGE + 16, core, size=17, anchor="end", fill="quiet")
    left = (WIDTH - ground.width + RULER) / 2
    frame = Frame(ground.unit, left, EDGE + HEAD, ground.left, ground.high)
    draw_tableau(canvas, table, ground, frame, groups=step.drawn.get("groups"))
    draw_card(canvas, table, step.seat, (WIDTH - CARD_WIDTH) / 2, top)
    top += CARD + GAP
    hand = table.view["hand"]
    pitch = (WIDTH - 2 * EDGE) / max(6, len(hand))
    for place, tile in enumerate(hand):
        middle = WIDTH / 2 + (place + 0.5 - len(hand) / 2) * pitch
        draw_numbered(canvas, table, tile, middle - IN_HAND / 2, top, IN_HAND)
    draw_buttons(canvas, table, Box((WIDTH - CARD_WIDTH + 18) / 2, top + IN_HAND + NUMBER, CARD_WIDTH - 18, BUTTON))
    return canvas


def _ground(table: Table) -> Ground:
    """Return a cloth that has one free square around everything."""
    left, right, low, high = bounds(table.tiles)
    columns = right - left + 3
    unit = min(LARGEST_TILE, (WIDTH - 2 * EDGE - RULER) / columns)
    return Ground(unit, left - 1, right + 1, low - 1, high + 1)
