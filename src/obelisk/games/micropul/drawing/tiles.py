"""The tiles of Micropul: ink on ivory, stones on micropuls, bands around groups."""

from typing import NamedTuple

from obelisk.authoring.drawing import Canvas, Point, mark, theme
from obelisk.games.micropul.drawing.scene import BLACK, DOT, MIDDLE, PLUS, TWO_DOTS, WHITE, Face, Group, Spot, Square

RING, RING_WIDTH, DISC = 0.162, 0.052, 0.192
BIG_RING, BIG_RING_WIDTH, BIG_DISC = 0.375, 0.075, 0.415
SMALL_DOT, PLUS_ARM, PLUS_WIDTH = 0.047, 0.085, 0.042
STONE, STONE_ON_BLACK = 0.13, 0.118
BAND, BAND_EDGE = 0.475, 0.034
"""All sizes are parts of a tile's side."""

# Where the corners NW NE SW SE and the middle lie, in parts of a tile's side.
PLACES = ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75), (0.5, 0.5))


class Frame(NamedTuple):
    """Where the tableau lies: the side of a tile, and the square in the upper left with its place."""

    unit: float
    x: float
    y: float
    column: int
    row: int

    def corner(self, square: Square) -> Point:
        """Return where the upper left corner of a square lies."""
        return self.x + (square[0] - self.column) * self.unit, self.y + (self.row - square[1]) * self.unit

    def at(self, spot: Spot) -> Point:
        """Return where a corner's sign lies."""
        x, y = self.corner(spot[0])
        across, down = PLACES[spot[1]]
        return x + across * self.unit, y + down * self.unit


def draw_face(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a tile without its signs."""
    gap = unit * 0.018
    side = unit - 2 * gap
    canvas.rect(x + gap, y + gap, side, side, fill="tile", stroke="tile-edge", radius=unit * 0.09)


def draw_back(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a tile that lies face down."""
    gap = unit * 0.03
    side = unit - 2 * gap
    canvas.rect(x + gap, y + gap, side, side, fill="basalt", stroke="basalt-lit", radius=unit * 0.12)
    canvas.circle(x + unit / 2, y + unit / 2, unit * 0.17, fill=None, stroke="dust", stroke_width=unit * 0.05)


def draw_tile(canvas: Canvas, x: float, y: float, unit: float, face: Face) -> None:
    """Draw a tile with everything on it."""
    draw_face(canvas, x, y, unit)
    draw_signs(canvas, x, y, unit, face)


def draw_signs(canvas: Canvas, x: float, y: float, unit: float, face: Face) -> None:
    """Draw what a tile shows: rings, discs and catalysts."""
    if face.middle:
        middle, is_white = (x + unit / 2, y + unit / 2), face.signs[0] == WHITE
        if is_white:
            canvas.circle(*middle, unit * BIG_RING, fill=None, stroke="tile-ink", stroke_width=unit * BIG_RING_WIDTH)
        else:
            canvas.circle(*middle, unit * BIG_DISC, fill="tile-ink")
        draw_catalyst(canvas, *middle, unit * 1.35, face.middle, "tile-ink" if is_white else "tile")
        return
    for sign, (across, down) in zip(face.signs, PLACES[:4], strict=True):
        _sign(canvas, x + across * unit, y + down * unit, unit, sign)


def _sign(canvas: Canvas, x: float, y: float, unit: float, sign: str) -> None:
    if sign == WHITE:
        canvas.circle(x, y, unit * RING, fill=None, stroke="tile-ink", stroke_width=unit * RING_WIDTH)
    elif sign == BLACK:
        canvas.circle(x, y, unit * DISC, fill="tile-ink")
    else:
        draw_catalyst(canvas, x, y, unit, sign, "tile-ink")


def draw_catalyst(canvas: Canvas, x: float, y: float, unit: float, sign: str, fill: str) -> None:
    """Draw one dot, two dots or a plus; nothing for an empty corner."""
    if sign == DOT:
        canvas.circle(x, y, unit * SMALL_DOT, fill=fill)
    elif sign == TWO_DOTS:
        for side in (-1, 1):
            canvas.circle(x + side * unit * 0.072, y, unit * SMALL_DOT, fill=fill)
    elif sign == PLUS:
        arm, width = unit * PLUS_ARM, unit * PLUS_WIDTH
        canvas.line(x - arm, y, x + arm, y, stroke=fill, stroke_width=width)
        canvas.line(x, y - arm, x, y + arm, stroke=fill, stroke_width=width)


def draw_burst(canvas: Canvas, x: float, y: float, unit: float, *, is_middle: bool) -> None:
    """Draw the rays around a catalyst that has just fired."""
    inner, outer = (unit * part * (1.35 if is_middle else 1) for part in (0.13, 0.2))
    for across, down in ((1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707)):
        for side in (-1, 1):
            ends = [(x + side * across * reach, y + side * down * reach) for reach in (inner, outer)]
            canvas.line(*ends[0], *ends[1], stroke="tile-last", stroke_width=unit * 0.038)


def stone_place(frame: Frame, spot: Spot, face: Face) -> Point:
    """Return where a stone lies: on its micropul; on a big one between the catalyst and the corner."""
    if not face.middle:
        return frame.at(spot)
    x, y = frame.at((spot[0], MIDDLE))
    across, down = PLACES[spot[1]]
    return x + (across - 0.5) * frame.unit * 0.68, y + (down - 0.5) * frame.unit * 0.68


def draw_stone(canvas: Canvas, place: Point, unit: float, owner: int, *, on_black: bool, is_void: bool) -> None:
    """Draw a stone: in a light colour on black, in a strong one on white; crossed out where it counts no more."""
    x, y = place
    name = f"tile-{theme.seat(owner)}"
    fill = f"{name}-lit" if on_black else name
    inlay = "tile-ink" if on_black else "tile"
    mark(canvas, x, y, unit * (STONE_ON_BLACK if on_black else STONE), owner, fill=fill, inlay=inlay)
    if is_void:
        arm = unit * 0.17
        for slope in (-1, 1):
            ends = (x - arm, y - slope * arm, x + arm, y + slope * arm)
            canvas.line(*ends, stroke="tile", stroke_width=unit * 0.09)
            canvas.line(*ends, stroke="tile-ink", stroke_width=unit * 0.038)


def draw_points(canvas: Canvas, x: float, y: float, unit: float, owner: int, points: int) -> None:
    """Write how many points a stone has brought, above it to the right; what brought nothing is grey."""
    radius = max(unit * 0.15, 8.5)
    x, y = x + unit * 0.1 + radius * 0.7, y - unit * 0.1 - radius * 0.7
    fill = f"tile-{theme.seat(owner)}" if points else "tile-void"
    canvas.circle(x, y, radius, fill=fill, stroke="tile", stroke_width=max(1.25, unit * 0.02))
    size = max(radius * 1.15, 11)
    canvas.text(x, y + size * 0.36, str(points), size=size, anchor="middle", weight="bold", fill="tile")


def draw_band(canvas: Canvas, frame: Frame, group: Group) -> None:
    """Draw the band around a group: its edge says whose it is, its filling that it is closed."""
    if group.is_void:
        edge, filling = "tile-void", "tile"
    elif group.owner is None:
        edge, filling = "tile-edge", "tile-soft"
    else:
        edge = f"tile-{theme.seat(group.owner)}"
        filling = f"{edge}-soft" if group.is_closed else "tile"
    width = frame.unit * BAND
    _trace(canvas, frame, group, width, edge)
    _trace(canvas, frame, group, width - 2 * frame.unit * BAND_EDGE, filling)


def _trace(canvas: Canvas, frame: Frame, group: Group, width: float, colour: str) -> None:
    for spot in sorted(group.spots):
        x, y = frame.at(spot)
        right, below = _right_of(spot), _below(spot)
        canvas.circle(x, y, width / 2, fill=colour)
        for near in (right, below):
            if near in group.spots:
                canvas.line(x, y, *frame.at(near), stroke=colour, stroke_width=width)
        if {right, below, _below(right)} <= group.spots:
            # Four in a square leave no hole in their middle.
            quarter = frame.unit / 4
            canvas.circle(x + quarter, y + quarter, width / 2, fill=colour)


def _right_of(spot: Spot) -> Spot:
    (column, row), corner = spot
    return ((column, row), corner + 1) if corner % 2 == 0 else ((column + 1, row), corner - 1)


def _below(spot: Spot) -> Spot:
    (column, row), corner = spot
    return ((column, row), corner + 2) if corner < 2 else ((column, row - 1), corner - 2)
