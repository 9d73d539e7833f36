"""A board of Microchip with what is laid on it, and the tray of tiles that are not.

A tile is a lacquered square with copper traces from a round pad. The letter of its colour stands in the pad, so that it
is known without seeing colours and is found in the notation. A trace that carries current is told by more than its
colour: the pad is filled, and light falls on the tile around it.
"""

from collections.abc import Mapping
from typing import Any

from obelisk.authoring import LETTERS
from obelisk.authoring.drawing import Canvas
from obelisk.games.microchip.drawing.scene import Circuit, Light, Words
from obelisk.games.microchip.rules import data
from obelisk.games.microchip.rules.data import BOARD, N_COLOURS, N_SHAPES, SIDES, SIZE, TILES
from obelisk.games.microchip.rules.layouts import LooseEnd

RULER, RIM = 24.0, 14.0
"""How broad the rim of a board is where its coordinates stand, and elsewhere."""
SMALL_RIM, SMALLEST_BADGE = 7.0, 6.5
TRAY_RIM = 0.2
"""The rim of a tray, in parts of a tile's side."""
INSET, CORNER = 0.035, 0.11
CASE, TRACE, GLOW = 0.25, 0.12, 0.055
PAD_CASE, PAD, PAD_RING, LETTER = 0.315, 0.27, 0.05, 0.35
MARK, OVERLAP, LOOSE = 0.115, 0.012, 0.04
"""All sizes are parts of a tile's side."""


def board_side(unit: float, *, is_mine: bool) -> float:
    """Return the side of a board whose cells have the side *unit*."""
    return SIZE * unit + (RULER + RIM if is_mine else 2 * SMALL_RIM)


def tray_side(unit: float) -> float:
    """Return the side of a tray of tiles with the side *unit*: as many shapes across as colours down."""
    return (N_COLOURS + 2 * TRAY_RIM) * unit


def draw_board(
    canvas: Canvas, circuit: Circuit, x: float, y: float, unit: float, words: Words, *, is_mine: bool, is_final: bool
) -> None:
    """Draw a board, one's own with named cells; a *final* one shows what counts, others all that is closed or wrong."""
    side = board_side(unit, is_mine=is_mine)
    canvas.rect(x, y, side, side, fill="graphite", stroke="graphite-edge", radius=max(8.0, unit * 0.16))
    left, top = (x + RULER, y + RIM) if is_mine else (x + SMALL_RIM, y + SMALL_RIM)
    for place in range(SIZE if is_mine else 0):
        middle, below = (place + 0.5) * unit, top + SIZE * unit + 17
        canvas.text(left + middle, below, LETTERS[place], size=15, anchor="middle", fill="dust")
        canvas.text(left - 11, top + middle + 5.25, str(SIZE - place), size=15, anchor="middle", fill="dust")
    places = {}
    for cell, name in enumerate(BOARD.names):
        column, row = BOARD.place(cell)
        places[name] = (left + column * unit, top + (SIZE - 1 - row) * unit)
        label = words.cell(circuit, name, is_final=is_final)
        with canvas.group(**_building(circuit, name) if is_mine else {}, role="img", aria_label=label):
            _cell(canvas, circuit, name, *places[name], unit, is_final=is_final)
    if not is_final:
        for end in circuit.check.ends:
            kind = "data_open" if end.trouble == "open" else "data_wrong"
            with canvas.group(**{kind: end.cell + end.side}):
                draw_end(canvas, *places[end.cell], unit, end)


def _building(circuit: Circuit, name: str) -> dict[str, str]:
    """Return what a page must know of a cell to build there: what it takes, and where a tile that lies there fits."""
    colour = circuit.colour_of(name)
    return {"data_cell": name, "data_takes": colour, **({"data_fits": colour} if name in circuit.tiles else {})}


def _cell(canvas: Canvas, circuit: Circuit, name: str, x: float, y: float, unit: float, *, is_final: bool) -> None:
    colour = circuit.colour_of(name)
    if name not in circuit.tiles:
        draw_cell(canvas, x, y, unit, colour)
        return
    light = circuit.light(name, is_final=is_final)
    with canvas.group(data_light=light):
        draw_tile(canvas, x, y, unit, colour, circuit.sides_of(name), light)
    if is_final or name not in circuit.wrong:
        return
    draw_square(canvas, x, y, unit, 0.06, 0.09, fill=None, stroke="wrong", stroke_width=unit * 0.05)
    if name in circuit.check.surplus:
        with canvas.group(data_wrong=name):
            draw_cross(canvas, x + unit * 0.83, y + unit * 0.17, unit * 0.13)


def draw_tray(
    canvas: Canvas,
    tiles: Mapping[str, int],
    x: float,
    y: float,
    unit: float,
    words: Words,
    *,
    is_mine: bool,
    last: str | None = None,
) -> None:
    """Draw tiles by kind, a row for each colour, a column for each shape; a page can lay one's own from there.

    The kind that was taken *last* has a frame.
    """
    side = tray_side(unit)
    with canvas.group(data_place="tray" if is_mine else None):
        canvas.rect(x, y, side, side, fill="graphite", stroke="graphite-edge", radius=max(8.0, unit * 0.2))
    for place, tile in enumerate(TILES):
        row, column = divmod(place, N_SHAPES)
        left, top = x + (column + TRAY_RIM) * unit, y + (row + TRAY_RIM) * unit
        n = tiles.get(tile, 0)
        if not n:
            canvas.circle(left + unit / 2, top + unit / 2, unit * 0.06, fill="graphite-lit")
        else:
            told = {"data_tile": tile, "data_fits": tile[0], "data_count": str(n)} if is_mine else {}
            with canvas.group(**told, role="img", aria_label=words.say("in-tray", tile=words.tile(tile), n=n)):
                # Not seen, but it catches the finger.
                canvas.rect(left, top, unit, unit, fill=f"chip-{tile[0].lower()}", opacity=0)
                draw_kind(canvas, left, top, unit, tile)
                if n > 1:
                    with canvas.group(data_aside="yes"):
                        _badge(canvas, left + unit * 0.83, top + unit * 0.83, unit, n)
        if tile == last:
            with canvas.group(data_last=tile, pointer_events="none"):
                draw_square(canvas, left, top, unit, 0.01, 0.14, fill=None, stroke="live", stroke_width=unit * 0.07)


def _badge(canvas: Canvas, x: float, y: float, unit: float, n: int) -> None:
    radius = max(unit * 0.2, SMALLEST_BADGE)
    canvas.circle(x, y, radius, fill="loose", stroke="graphite", stroke_width=unit * 0.04)
    canvas.text(x, y + radius * 0.5, str(n), size=radius * 1.4, anchor="middle", weight="bold", fill="graphite")


def draw_square(canvas: Canvas, x: float, y: float, unit: float, inset: float, corner: float, **paint: Any) -> None:
    """Draw a square in the cell at *x*, *y*; how far from its edge, and how round, in parts of the cell's side."""
    gap, side = unit * inset, unit * (1 - 2 * inset)
    canvas.rect(x + gap, y + gap, side, side, radius=unit * corner, **paint)


def draw_cell(canvas: Canvas, x: float, y: float, unit: float, colour: str) -> None:
    """Draw an empty cell: pale, with the letter of its colour."""
    draw_square(canvas, x, y, unit, INSET, CORNER, fill=f"pale-{colour.lower()}")
    _letter(canvas, x, y, unit, colour, "graphite", 0.62)


def draw_kind(canvas: Canvas, x: float, y: float, unit: float, tile: str) -> None:
    """Draw a tile that is on no board, not turned; it stands apart from others, as it joins nothing."""
    gap, sides = unit * LOOSE, data.UNTURNED[data.SHAPES.index(tile[1])]
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
            across, down = data.COLUMN_STEP[side], -data.ROW_STEP[side]
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
    middle_x = x + unit * (0.5 + reach * data.COLUMN_STEP[side])
    middle_y = y + unit * (0.5 - reach * data.ROW_STEP[side])
    if end.trouble == "open":
        canvas.circle(middle_x, middle_y, unit * MARK * 0.8, fill="graphite", stroke="loose", stroke_width=unit * 0.055)
    else:
        draw_cross(canvas, middle_x, middle_y, unit * MARK * 1.15)


def draw_cross(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the sign of something that is wrong."""
    canvas.circle(x, y, radius, fill="wrong", stroke="loose", stroke_width=radius * 0.22)
    canvas.cross(x, y, radius * 0.42, stroke="loose", stroke_width=radius * 0.28)
