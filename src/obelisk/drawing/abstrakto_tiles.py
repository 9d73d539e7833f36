"""The tiles of Abstrakto: flat squares of two colours, with the lines of the board printed on them.

Without colour a seat is told by the small mark in two corners of its tiles: blue has discs, orange open diamonds.
"""

from __future__ import annotations

from typing import NamedTuple

from obelisk.drawing import theme
from obelisk.drawing.abstrakto_areas import Spot
from obelisk.drawing.abstrakto_scene import Area, Tile
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import ring_of
from obelisk.games.abstrakto.grid import LINES

GAP = 0.02
"""What a tile leaves free at each of its sides, so that neighbours stay apart. All sizes are parts of a half-line."""
PRINTED = 0.075
MARK, MARK_AT = 0.105, 0.56
COUNTER, TALLY = 0.34, 0.34

SAMPLES = ((1, 1), (2, 1), (2, 2))
"""A place for each kind, so that a tile beside the board shows the lines that it has on the board."""


def tint(owner: int | None) -> str:
    """Return the colour of an area in which a seat leads, or nobody."""
    return "area-nobody" if owner is None else f"area-{owner}"


class Frame(NamedTuple):
    """Where the board lies: its lower left corner, and how far apart half-lines are."""

    x: float
    y: float
    half: float

    def at(self, column: float, row: float) -> Spot:
        """Return where a point lies in the picture."""
        return self.x + column * self.half, self.y - row * self.half

    @property
    def side(self) -> float:
        """How long the board's sides are."""
        return (LINES - 1) * self.half


def sample(canvas: Canvas, x: float, y: float, side: float, kind: int, owner: int, *, opacity: float = 1) -> None:
    """Draw a tile beside the board, by its upper left corner."""
    half = side / 2
    column, row = SAMPLES[kind]
    frame = Frame(x + half - column * half, y + half + row * half, half)
    draw_tile(canvas, frame, Tile(column, row, owner), opacity=opacity)


def draw_tile(canvas: Canvas, frame: Frame, tile: Tile, *, opacity: float = 1) -> None:
    """Draw a tile: its square, the lines printed on it, and its owner's marks."""
    half, name = frame.half, theme.seat(tile.owner)
    x, y = frame.at(tile.column, tile.row)
    reach = half * (1 - GAP)
    canvas.rect(x - reach, y - reach, 2 * reach, 2 * reach, fill=name, radius=half * 0.05, opacity=opacity)
    # The ends of printed lines are round, so they stop short of the tile's sides.
    width = half * PRINTED
    end = reach - width / 2
    inlay = f"{name}-inlay"
    if tile.is_upright:
        canvas.line(x, y - end, x, y + end, stroke=inlay, stroke_width=width, opacity=opacity)
    if tile.is_flat:
        canvas.line(x - end, y, x + end, y, stroke=inlay, stroke_width=width, opacity=opacity)
    for side in (-1, 1):
        at = half * MARK_AT * side
        draw_mark(canvas, x + at, y + at, half * MARK, tile.owner, inlay, opacity=opacity)


def draw_mark(canvas: Canvas, x: float, y: float, radius: float, owner: int, fill: str, *, opacity: float = 1) -> None:
    """Draw the small sign of a seat: a disc, or an open diamond."""
    if owner == 0:
        canvas.circle(x, y, radius, fill=fill, opacity=opacity)
    else:
        corners = ring_of(4, x, y, radius * 1.2)
        canvas.polygon(corners, fill=None, stroke=fill, stroke_width=radius * 0.55, opacity=opacity)


def draw_last(canvas: Canvas, frame: Frame, tile: Tile) -> None:
    """Draw the frame around the tile that was laid last."""
    x, y = frame.at(tile.column, tile.row)
    for colour, width in (("paper", 0.17), ("last", 0.09)):
        reach = frame.half * (1 + 0.04)
        canvas.rect(
            x - reach,
            y - reach,
            2 * reach,
            2 * reach,
            fill=None,
            stroke=colour,
            stroke_width=frame.half * width,
            radius=frame.half * 0.08,
        )


def draw_area_sign(canvas: Canvas, frame: Frame, area: Area) -> None:
    """Draw what stands in the middle of an area: its marker once it is settled, else the tiles beside it."""
    x, y = frame.at(*area.middle)
    if area.is_settled:
        draw_counter(canvas, x, y, frame.half * COUNTER, area.owner)
        return
    # Nothing of the board shows through the numbers.
    width, height = frame.half * (0.4 + 0.17 * len(f"{area.tiles[0]}{area.tiles[1]}")), frame.half * 0.4
    canvas.rect(x - width / 2, y - height / 2, width, height, fill=tint(area.owner), radius=height / 2)
    draw_tally(canvas, x, y, max(frame.half * TALLY, 13), area.tiles)


def draw_counter(canvas: Canvas, x: float, y: float, radius: float, owner: int | None) -> None:
    """Draw a round marker in its owner's colour; a grey one, with two equal lines, for nobody."""
    name = "nobody" if owner is None else theme.seat(owner)
    inlay = "board" if owner is None else f"{name}-inlay"
    canvas.circle(x, y, radius, fill=name)
    if owner is None:
        for side in (-1, 1):
            level = y + side * radius * 0.24
            arm = radius * 0.4
            canvas.line(x - arm, level, x + arm, level, stroke=inlay, stroke_width=radius * 0.2)
    else:
        draw_mark(canvas, x, y, radius * 0.42, owner, inlay)


def draw_tally(canvas: Canvas, x: float, y: float, size: float, tiles: tuple[int, int]) -> None:
    """Write how many tiles of each seat lie beside an area."""
    foot, side = y + size * 0.36, size * 0.2
    canvas.text(x - side, foot, str(tiles[0]), size=size, anchor="end", weight="bold", fill="seat-0")
    canvas.text(x, foot - size * 0.06, ":", size=size, anchor="middle", fill="quiet")
    canvas.text(x + side, foot, str(tiles[1]), size=size, weight="bold", fill="seat-1")
