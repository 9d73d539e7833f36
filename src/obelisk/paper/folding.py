"""Things to cut out, fold and glue: a die, and a pointed tower with four sides.

Lines that are cut are whole, those that are folded broken. All sizes are in millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from obelisk.drawing.canvas import Canvas, Point
from obelisk.paper.placing import put
from obelisk.paper.sheets import PT, Job, room_on
from obelisk.paper.typesetting import write

FLAP, CUT = 5.0, 0.25
FOLD = (1.6, 1.2)


def _fold(page: Canvas, first: Point, last: Point) -> None:
    page.line(*first, *last, stroke="quiet", stroke_width=0.18, dash=FOLD)


def _flap(page: Canvas, first: Point, last: Point, middle: Point) -> None:
    """Draw what is glued under the next side: at the edge between two corners, away from the *middle* of its side."""
    length = math.dist(first, last)
    along = ((last[0] - first[0]) / length, (last[1] - first[1]) / length)
    across = (-along[1], along[0])
    way = 1 if (first[0] - middle[0]) * across[0] + (first[1] - middle[1]) * across[1] > 0 else -1
    deep = min(FLAP, length / 3)
    corners = [
        (point[0] + inwards * deep * 0.8 * along[0] + way * deep * across[0],
         point[1] + inwards * deep * 0.8 * along[1] + way * deep * across[1])
        for point, inwards in ((first, 1), (last, -1))
    ]  # fmt: skip
    page.polygon([first, *corners, last], fill=None, stroke="ink", stroke_width=CUT)
    _fold(page, first, last)


def _told(job: Job, page: Canvas) -> None:
    left, top, width, _ = room_on(page)
    write(page, job.say("fold"), left, top, width, 9 * PT)


def cube_sheet(job: Job, part: str, faces: Sequence[Canvas], side: float) -> Canvas:
    """Return a sheet with the net of a die: *faces* are those of 1 to 6, and opposite ones make seven."""
    page = job.sheet(part)
    _told(job, page)
    left, top, width, height = room_on(page)
    x, y = left + width / 2 - 2 * side, top + height / 2 - side / 2
    # Four in a row, and one above and one below the second of them.
    spots = {1: (0, 0), 2: (1, 0), 6: (2, 0), 5: (3, 0), 3: (1, -1), 4: (1, 1)}
    with page.group(data_net="cube"):
        for number, (column, row) in spots.items():
            corner = x + column * side, y + row * side
            page.rect(*corner, side, side, fill=None, stroke="ink", stroke_width=CUT)
            put(page, faces[number - 1], *corner, side / faces[number - 1].width, data_face=str(number))
        for column in (0, 2, 3):
            for row in (0, 1):
                edge = (x + column * side, y + row * side), (x + (column + 1) * side, y + row * side)
                _flap(page, *edge, (x + (column + 0.5) * side, y + side / 2))
        _flap(page, (x, y), (x, y + side), (x + side / 2, y + side / 2))
    return page


@dataclass(frozen=True)
class Tower:
    """A tower that becomes narrower, with a pyramid on top."""

    foot: float = 26.0
    head: float = 16.0
    """How wide a side is at its foot and at its head."""
    slope: float = 96.0
    """How long a side is from foot to head."""
    tip: float = 17.0
    """How long a side of the pyramid is."""

    @property
    def apex(self) -> float:
        """How far from the foot the lines meet along which sides touch."""
        return self.slope * self.foot / (self.foot - self.head)

    def corner(self, way: float, half: float, at: Point, turn: float) -> Point:
        """Return a point of a side turned about the apex *at*: so far from it, and so far from the side's middle."""
        x, y = half, way
        return at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)


def tower_sheet(job: Job, part: str, tower: Tower, fills: Sequence[str], tip_fills: Sequence[str]) -> Canvas:
    """Return a sheet with the net of a tower: four sides side by side, each with its part of the pyramid."""
    page = job.sheet(part)
    _told(job, page)
    left, top, width, height = room_on(page)
    angle = 2 * math.atan(tower.foot / 2 / tower.apex)
    at = (left + width / 2, top + height * 0.62 - tower.apex + tower.slope / 2)
    turns = [(1.5 - side) * angle for side in range(4)]
    shoulder = tower.apex - tower.slope
    with page.group(data_net="tower"):
        for turn, fill, tip_fill in zip(turns, fills, tip_fills, strict=True):
            foot = [tower.corner(tower.apex, way * tower.foot / 2, at, turn) for way in (-1, 1)]
            head = [tower.corner(shoulder, way * tower.head / 2, at, turn) for way in (-1, 1)]
            tip = tower.corner(shoulder - tower.tip, 0, at, turn)
            page.polygon([*foot, head[1], head[0]], fill=fill, stroke="ink", stroke_width=CUT)
            page.polygon([head[0], tip, head[1]], fill=tip_fill, stroke="ink", stroke_width=CUT)
            _flap(page, head[1], tip, head[0])
            _flap(page, foot[0], foot[1], tower.corner(tower.apex - tower.slope / 2, 0, at, turn))
        last = turns[0]
        edge = [tower.corner(tower.apex, tower.foot / 2, at, last), tower.corner(shoulder, tower.head / 2, at, last)]
        _flap(page, edge[0], edge[1], tower.corner(tower.apex - tower.slope / 2, 0, at, last))
        # The bottom hangs on one of the sides.
        turn = turns[2]
        corners = [
            tower.corner(tower.apex + below, way * tower.foot / 2, at, turn)
            for below, way in ((FLAP + 8, -1), (FLAP + 8, 1), (FLAP + 8 + tower.foot, 1), (FLAP + 8 + tower.foot, -1))
        ]
        page.polygon(corners, fill=fills[0], stroke="ink", stroke_width=CUT)
    return page
