"""The tiles of Microchip: a lacquered square with copper traces from a round pad, and the marks of what is loose.

The letter of its colour stands in the pad, so that a tile is known without seeing colours and is found in the notation.
A trace that carries current is told by more than its colour: the pad is filled, and light falls on the tile around it.
"""

from __future__ import annotations

from enum import Enum

from obelisk.drawing.canvas import Canvas
from obelisk.games.microchip.rules.data import COLUMN_STEP, ROW_STEP, SHAPES, SIDES, UNTURNED
from obelisk.games.microchip.rules.layouts import LooseEnd

INSET, CORNER = 0.035, 0.11
CASE, TRACE, GLOW = 0.25, 0.12, 0.055
PAD_CASE, PAD, PAD_RING, LETTER = 0.315, 0.27, 0.05, 0.35
MARK, OVERLAP, LOOSE = 0.115, 0.012, 0.04
"""All sizes are parts of a tile's side."""


class Light(Enum):
    """What a tile's traces carry."""

    OFF = "off"
    CLOSED = "closed"
    COUNTED = "counted"


def draw_cell(canvas: Canvas, x: float, y: float, unit: float, colour: str) -> None:
    """Draw an empty cell: pale, with the letter of its colour."""
    side = unit * (1 - 2 * INSET)
    canvas.rect(x + unit * INSET, y + unit * INSET, side, side, fill=f"pale-{colour.lower()}", radius=unit * CORNER)
    _letter(canvas, x, y, unit, colour, "graphite", 0.62)


def draw_slot(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a place from which a tile was taken."""
    gap = unit * 0.1
    side = unit - 2 * gap
    canvas.rect(
        x + gap, y + gap, side, side, fill=None, stroke="graphite-line", radius=unit * CORNER, dash=(unit * 0.07,) * 2
    )


def draw_kind(canvas: Canvas, x: float, y: float, unit: float, tile: str) -> None:
    """Draw a tile that is on no board, not turned; it stands apart from others, as it joins nothing."""
    gap, sides = unit * LOOSE, UNTURNED[SHAPES.index(tile[1])]
    draw_tile(canvas, x + gap, y + gap, unit - 2 * gap, tile[0], sides, is_laid=False)


def draw_tile(
    canvas: Canvas,
    x: float,
    y: float,
    unit: float,
    colour: str,
    sides: int,
    *,
    light: Light = Light.OFF,
    is_laid: bool = True,
) -> None:
    """Draw a tile; the traces of one that is laid go on to the next cell."""
    side = unit * (1 - 2 * INSET)
    left, top = x + unit * INSET, y + unit * INSET
    canvas.rect(left, top, side, side, fill=f"chip-{colour.lower()}", radius=unit * CORNER)
    short = 0.0 if is_laid else INSET
    if light is Light.COUNTED:
        # A bright edge around the traces: a broad soft light would drown the colour of the tile.
        _arms(canvas, x, y, unit, sides, CASE + 2 * GLOW, short, "live-glow")
        canvas.circle(x + unit / 2, y + unit / 2, unit * (PAD_CASE + GLOW), fill="live-glow")
    _arms(canvas, x, y, unit, sides, CASE, short, "graphite")
    canvas.circle(x + unit / 2, y + unit / 2, unit * PAD_CASE, fill="graphite")
    # The copper goes a little beyond the tile, so that no hairline shows where two tiles meet.
    beyond = -OVERLAP if is_laid else INSET
    _arms(canvas, x, y, unit, sides, TRACE, beyond, "copper" if light is Light.OFF else "live")
    _pad(canvas, x, y, unit, colour, light)


def _arms(
    canvas: Canvas,
    x: float,
    y: float,
    unit: float,
    sides: int,
    width: float,
    short: float,
    fill: str,
    opacity: float = 1.0,
) -> None:
    """Draw a bar from the middle to each side, *short* of it by a part of the tile; below 0, a little beyond."""
    half, length = unit * width / 2, unit * (0.5 - short)
    middle_x, middle_y = x + unit / 2, y + unit / 2
    for side in range(len(SIDES)):
        if not sides >> side & 1:
            continue
        across, down = COLUMN_STEP[side], -ROW_STEP[side]
        end_x, end_y = middle_x + across * length, middle_y + down * length
        left, top = min(middle_x, end_x), min(middle_y, end_y)
        if across:
            canvas.rect(left, top - half, length, 2 * half, fill=fill, opacity=opacity)
        else:
            canvas.rect(left - half, top, 2 * half, length, fill=fill, opacity=opacity)


def _pad(canvas: Canvas, x: float, y: float, unit: float, colour: str, light: Light) -> None:
    """Draw the pad: a ring of copper, or a disc under current."""
    middle_x, middle_y = x + unit / 2, y + unit / 2
    if light is Light.OFF:
        canvas.circle(
            middle_x,
            middle_y,
            unit * (PAD - PAD_RING / 2),
            fill="graphite",
            stroke="copper",
            stroke_width=unit * PAD_RING,
        )
        _letter(canvas, x, y, unit, colour, f"pale-{colour.lower()}")
    else:
        canvas.circle(middle_x, middle_y, unit * PAD, fill="live")
        _letter(canvas, x, y, unit, colour, "graphite")


def _letter(canvas: Canvas, x: float, y: float, unit: float, colour: str, fill: str, opacity: float = 1.0) -> None:
    size = unit * LETTER
    canvas.text(
        x + unit / 2,
        y + unit / 2 + size * 0.36,
        colour,
        size=size,
        anchor="middle",
        weight="bold",
        fill=fill,
        opacity=opacity,
    )


def draw_end(canvas: Canvas, x: float, y: float, unit: float, end: LooseEnd) -> None:
    """Mark a path of the cell at *x*, *y* that does not go on: a ring where it may, a cross where it cannot."""
    side = SIDES.index(end.side)
    # A path that runs off the board is marked inside, where the mark cannot be mistaken for a coordinate.
    reach = 0.5 if end.trouble != "off" else 0.5 - MARK
    middle_x = x + unit * (0.5 + reach * COLUMN_STEP[side])
    middle_y = y + unit * (0.5 - reach * ROW_STEP[side])
    if end.trouble == "open":
        canvas.circle(middle_x, middle_y, unit * MARK * 0.8, fill="graphite", stroke="loose", stroke_width=unit * 0.055)
    else:
        draw_cross(canvas, middle_x, middle_y, unit * MARK * 1.15)


def draw_cross(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the sign of something that is wrong."""
    canvas.circle(x, y, radius, fill="wrong", stroke="loose", stroke_width=radius * 0.22)
    arm = radius * 0.42
    for slope in (-1, 1):
        canvas.line(x - arm, y - slope * arm, x + arm, y + slope * arm, stroke="loose", stroke_width=radius * 0.28)
