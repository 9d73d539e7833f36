"""A board of Microchip with what is laid on it, and the tray of tiles that are not."""

from collections.abc import Mapping

from obelisk.drawing.canvas import Canvas
from obelisk.games.microchip.drawing.circuit import Circuit
from obelisk.games.microchip.drawing.scene import Words
from obelisk.games.microchip.drawing.tiles import draw_cell, draw_cross, draw_end, draw_kind, draw_square, draw_tile
from obelisk.games.microchip.rules.data import BOARD, N_COLOURS, N_SHAPES, SIZE, TILES
from obelisk.rulebook.geometry import LETTERS

RULER, RIM = 24.0, 14.0
"""How broad the rim of a board is where its coordinates stand, and elsewhere."""
SMALL_RIM, SMALLEST_BADGE = 7.0, 6.5
TRAY_RIM = 0.2
"""The rim of a tray, in parts of a tile's side."""


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
    if is_mine:
        _coordinates(canvas, left, top, unit)
    places = {}
    for cell, name in enumerate(BOARD.names):
        column, row = BOARD.place(cell)
        places[name] = (left + column * unit, top + (SIZE - 1 - row) * unit)
        label = words.cell(circuit, name, is_final=is_final)
        with canvas.group(data_cell=name if is_mine else None, role="img", aria_label=label):
            _cell(canvas, circuit, name, *places[name], unit, is_final=is_final)
    if not is_final:
        for end in circuit.check.ends:
            kind = "data_open" if end.trouble == "open" else "data_wrong"
            with canvas.group(**{kind: end.cell + end.side}):
                draw_end(canvas, *places[end.cell], unit, end)


def _coordinates(canvas: Canvas, left: float, top: float, unit: float) -> None:
    for place in range(SIZE):
        middle, below = (place + 0.5) * unit, top + SIZE * unit + 17
        canvas.text(left + middle, below, LETTERS[place], size=15, anchor="middle", fill="dust")
        canvas.text(left - 11, top + middle + 5.25, str(SIZE - place), size=15, anchor="middle", fill="dust")


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
    canvas: Canvas, tiles: Mapping[str, int], x: float, y: float, unit: float, words: Words, *, is_mine: bool
) -> None:
    """Draw tiles by kind, a row for each colour, a column for each shape; a page can lay one's own from there."""
    side = tray_side(unit)
    canvas.rect(x, y, side, side, fill="graphite", stroke="graphite-edge", radius=max(8.0, unit * 0.2))
    for place, tile in enumerate(TILES):
        row, column = divmod(place, N_SHAPES)
        left, top = x + (column + TRAY_RIM) * unit, y + (row + TRAY_RIM) * unit
        n = tiles.get(tile, 0)
        if not n:
            canvas.circle(left + unit / 2, top + unit / 2, unit * 0.06, fill="graphite-lit")
            continue
        data = {"data_tile": tile, "data_count": str(n)} if is_mine else {}
        with canvas.group(**data, role="img", aria_label=words.say("in-tray", tile=words.tile(tile), n=n)):
            draw_kind(canvas, left, top, unit, tile)
            if n > 1:
                _badge(canvas, left + unit * 0.83, top + unit * 0.83, unit, n)


def _badge(canvas: Canvas, x: float, y: float, unit: float, n: int) -> None:
    radius = max(unit * 0.2, SMALLEST_BADGE)
    canvas.circle(x, y, radius, fill="loose", stroke="graphite", stroke_width=unit * 0.04)
    canvas.text(x, y + radius * 0.5, str(n), size=radius * 1.4, anchor="middle", weight="bold", fill="graphite")
