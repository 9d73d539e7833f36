"""The tiles of Microchip: a lacquered square with copper traces from a round pad, and the marks of what is loose.

The letter of its colour stands in the pad, so that a tile is known without seeing colours and is found in the notation.
A trace that carries current is told by more than its colour: the pad is filled, and light falls on the tile around it.
"""

from typing import Any

from obelisk.drawing.canvas import Canvas
from obelisk.games.microchip.drawing.circuit import Light
from obelisk.games.microchip.rules.data import COLUMN_STEP, ROW_STEP, SHAPES, SIDES, UNTURNED
from obelisk.games.microchip.rules.layouts import LooseEnd

INSET, CORNER = 0.035, 0.11
CASE, TRACE, GLOW = 0.25, 0.12, 0.055
PAD_CASE, PAD, PAD_RING, LETTER = 0.315, 0.27, 0.05, 0.35
MARK, OVERLAP, LOOSE = 0.115, 0.012, 0.04
"""All sizes are parts of a tile's side."""


def draw_square(canvas: Canvas, x: float, y: float, unit: float, inset: float, corner: float, **paint: Any) -> None:
    """Draw a square in the cell at *x*, *y*; how far from its edge, and how round, in parts of the cell's side."""
    gap, side = unit * inset, unit * (1 - 2 * inset)
    canvas.rect(x + gap, y + gap, side, side, radius=unit * corner, **paint)


def draw_cell(canvas: Canvas, x: float, y: float, unit: float, colour: str) -> None:
    """Draw an empty cell: pale, with the letter of its colour."""
    draw_square(canvas, x, y, unit, INSET, CORNER, fill=f"pale-{colour.lower()}")
    _letter(canvas, x, y, unit, colour, "graphite", 0.62)


def draw_slot(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a place from which a tile was taken."""
    draw_square(canvas, x, y, unit, 0.1, CORNER, fill=None, stroke="graphite-line", dash=(unit * 0.07,) * 2)


def draw_kind(canvas: Canvas, x: float, y: float, unit: float, tile: str) -> None:
    """Draw a tile that is on no board, not turned; it stands apart from others, as it joins nothing."""
    gap, sides = unit * LOOSE, UNTURNED[SHAPES.index(tile[1])]
    draw_tile(canvas, x + gap, y + gap, unit - 2 * gap, tile[0], sides, is_laid=False)


def draw_tile(
    canvas: Canvas, x: float, y: float, unit: float, colour: str, sides: int, light: Light = "off", is_laid: bool = True
) -> None:
    """Draw a tile; the traces of one that is laid go on to the next cell."""
    draw_square(canvas, x, y, unit, INSET, CORNER, fill=f"chip-{colour.lower()}")
    short = 0.0 if is_laid else INSET
    middle = (x + unit / 2, y + unit / 2)
    if light == "counted":
        # A bright edge around the traces: a broad soft light would drown the colour of the tile.
        _arms(canvas, *middle, unit, sides, CASE + 2 * GLOW, short, "live-glow")
        canvas.circle(*middle, unit * (PAD_CASE + GLOW), fill="live-glow")
    _arms(canvas, *middle, unit, sides, CASE, short, "graphite")
    canvas.circle(*middle, unit * PAD_CASE, fill="graphite")
    # The copper goes a little beyond the tile, so that no hairline shows where two tiles meet.
    beyond = -OVERLAP if is_laid else INSET
    _arms(canvas, *middle, unit, sides, TRACE, beyond, "copper" if light == "off" else "live")
    # The pad is a ring of copper, or a disc under current.
    if light == "off":
        radius, ring = unit * (PAD - PAD_RING / 2), unit * PAD_RING
        canvas.circle(*middle, radius, fill="graphite", stroke="copper", stroke_width=ring)
    else:
        canvas.circle(*middle, unit * PAD, fill="live")
    _letter(canvas, x, y, unit, colour, f"pale-{colour.lower()}" if light == "off" else "graphite")


def _arms(canvas: Canvas, x: float, y: float, unit: float, sides: int, width: float, short: float, fill: str) -> None:
    """Draw a bar from the middle to each side, *short* of it by a part of the tile; below 0, a little beyond."""
    half, length = unit * width / 2, unit * (0.5 - short)
    for side in range(len(SIDES)):
        if sides >> side & 1:
            across, down = COLUMN_STEP[side], -ROW_STEP[side]
            left, top = min(x, x + across * length), min(y, y + down * length)
            if across:
                canvas.rect(left, top - half, length, 2 * half, fill=fill)
            else:
                canvas.rect(left - half, top, 2 * half, length, fill=fill)


def _letter(canvas: Canvas, x: float, y: float, unit: float, colour: str, fill: str, opacity: float = 1.0) -> None:
    size = unit * LETTER
    middle, foot = x + unit / 2, y + unit / 2 + size * 0.36
    canvas.text(middle, foot, colour, size=size, anchor="middle", weight="bold", fill=fill, opacity=opacity)


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
    canvas.cross(x, y, radius * 0.42, stroke="loose", stroke_width=radius * 0.28)
