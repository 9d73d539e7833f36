"""The tiles of Abstrakto: flat squares of two colours, with the lines of the board printed on them.

Without colour a seat is told by the small mark in two corners of its tiles: blue has discs, orange open diamonds.
"""

from collections.abc import Sequence
from typing import NamedTuple

from obelisk.authoring.drawing import Canvas, ring_of, theme
from obelisk.games.abstrakto.drawing.areas import Spot
from obelisk.games.abstrakto.drawing.scene import Area, Tile

GAP = 0.02
"""What a tile leaves free at each of its sides, so that neighbours stay apart. All sizes are parts of a half-line."""
PRINTED = 0.075
MARK, MARK_AT = 0.105, 0.56
COUNTER, TALLY = 0.34, 0.34

SAMPLES = ((1, 1), (2, 1), (2, 2))
"""A place for each kind, so that a tile beside the board shows the lines that it has on the board."""


class Frame(NamedTuple):
    """Where the board lies: its lower left corner, and how far apart half-lines are."""

    x: float
    y: float
    half: float

    def at(self, column: float, row: float) -> Spot:
        """Return where a point lies in the picture."""
        return self.x + column * self.half, self.y - row * self.half


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
    canvas.square(x, y, 2 * reach, fill=name, radius=half * 0.05, opacity=opacity)
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
    """Draw the small mark of a seat's colour: a disc, or an open diamond."""
    if theme.look(owner) == 0:
        canvas.circle(x, y, radius, fill=fill, opacity=opacity)
    else:
        corners = ring_of(4, x, y, radius * 1.2)
        canvas.polygon(corners, fill=None, stroke=fill, stroke_width=radius * 0.55, opacity=opacity)


def draw_last(canvas: Canvas, frame: Frame, tile: Tile) -> None:
    """Draw the frame around the tile that was laid last."""
    x, y = frame.at(tile.column, tile.row)
    side, radius = frame.half * 2.08, frame.half * 0.08
    for colour, width in (("paper", 0.17), ("last", 0.09)):
        canvas.square(x, y, side, fill=None, stroke=colour, stroke_width=frame.half * width, radius=radius)


def draw_area_sign(canvas: Canvas, frame: Frame, area: Area, *, shows_tiles: bool = False) -> None:
    """Draw how many tiles of each seat lie beside an area; or whose it is, once it is settled and before the end."""
    x, y = frame.at(*area.middle)
    if area.is_settled and not shows_tiles:
        draw_counter(canvas, x, y, frame.half * COUNTER, area.owner)
    else:
        draw_tally(canvas, x, y, max(frame.half * TALLY, 11), area.tiles)


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


def draw_tally(canvas: Canvas, x: float, y: float, size: float, tiles: Sequence[int]) -> None:
    """Write how many tiles of each seat lie beside an area, each number on a small counter of its seat.

    The larger number is on a full counter, the other one on an open one. Without colour they are told by their shapes:
    blue is round and orange has points.
    """
    high, gap = size * 1.42, size * 0.14
    for seat, n in enumerate(tiles):
        wide = size * (0.58 * len(str(n)) + 0.86)
        left = x + gap / 2 if seat else x - gap / 2 - wide
        name, is_more = theme.seat(seat), n > tiles[1 - seat]
        fill = name if is_more else "paper"
        if theme.look(seat) == 0:
            canvas.rect(left, y - high / 2, wide, high, fill=fill, stroke=name, stroke_width=1.25, radius=high / 2)
        else:
            tip = size * 0.3
            inner = [(left + tip, y - high / 2), (left + wide - tip, y - high / 2), (left + wide + tip * 0.4, y)]
            outer = [(left + wide - tip, y + high / 2), (left + tip, y + high / 2), (left - tip * 0.4, y)]
            canvas.polygon([*inner, *outer], fill=fill, stroke=name, stroke_width=1.25)
        ink = f"{name}-inlay" if is_more else name
        canvas.text(left + wide / 2, y + size * 0.36, str(n), size=size, anchor="middle", weight="bold", fill=ink)
