"""Things to cut out, fold and glue: a die, and a pointed tower with four sides.

Lines that are cut are whole, those that are folded broken. All sizes are in millimetres.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from obelisk.drawing.canvas import Canvas, Point
from obelisk.paper.placing import put
from obelisk.paper.sheets import PT, Job, room_on
from obelisk.paper.text.typesetting import write

FLAP, SLANT, CUT, FOLD = 5.0, 1.2, 0.25, 0.18
"""How deep flaps are, how much narrower at either end for that, and how broad lines are that are cut or folded."""
DASH = (1.6, 1.2)
Edge = tuple[Point, Point]


@dataclass
class Net:
    """Sides and flaps that hang together. A line between two of them is folded, any other one is cut."""

    sides: list[tuple[tuple[Point, ...], str | None]] = field(default_factory=list)
    """Each by its corners, with the colour of its filling."""

    def side(self, corners: Sequence[Point], fill: str | None = None) -> None:
        """Add a side."""
        self.sides.append((tuple(corners), fill))

    def flap(self, edge: Edge, middle: Point) -> None:
        """Add what is glued under another side: at an edge of a side, away from the *middle* of that."""
        first, last = edge
        length = math.dist(first, last)
        along = ((last[0] - first[0]) / length, (last[1] - first[1]) / length)
        across = (-along[1], along[0])
        way = 1 if (first[0] - middle[0]) * across[0] + (first[1] - middle[1]) * across[1] > 0 else -1
        deep = min(FLAP, length / 3)

        def beyond(point: Point, inwards: float) -> Point:
            x, y = (point[i] + inwards * deep * SLANT * along[i] + way * deep * across[i] for i in (0, 1))
            return x, y

        self.side([first, beyond(first, 1), beyond(last, -1), last])

    def draw(self, page: Canvas, name: str) -> None:
        """Draw it on a page."""
        with page.group(data_net=name):
            for corners, fill in self.sides:
                if fill is not None:
                    page.polygon(corners, fill=fill)
            edges = [edge for corners, _ in self.sides for edge in pairwise((*corners, corners[0]))]
            meets = Counter(_same(edge) for edge in edges)
            for edge in {_same(edge): edge for edge in edges}.values():
                if meets[_same(edge)] > 1:
                    page.line(*edge[0], *edge[1], stroke="quiet", stroke_width=FOLD, dash=DASH)
                else:
                    page.line(*edge[0], *edge[1], stroke="ink", stroke_width=CUT)


def _same(edge: Edge) -> frozenset[Point]:
    """Return what two edges have in common that lie on each other."""
    return frozenset((round(x, 3), round(y, 3)) for x, y in edge)


def _begin(job: Job, part: str) -> Canvas:
    page = job.sheet(part)
    left, top, width, _ = room_on(page)
    write(page, job.say("fold"), left, top, width, 9 * PT)
    return page


def cube_sheet(job: Job, part: str, faces: Sequence[Canvas], side: float) -> Canvas:
    """Return a sheet with the net of a die: *faces* are those of 1 to 6, and opposite ones make seven."""
    page = _begin(job, part)
    left, top, width, height = room_on(page)
    x, y = left + width / 2 - 2 * side, top + height / 2 - side / 2
    # Four in a row, and one above and one below the second of them.
    spots = {1: (0, 0), 2: (1, 0), 6: (2, 0), 5: (3, 0), 3: (1, -1), 4: (1, 1)}
    net = Net()

    def corner(column: float, row: float) -> Point:
        return x + column * side, y + row * side

    for column, row in spots.values():
        net.side([corner(column + right, row + down) for right, down in ((0, 0), (1, 0), (1, 1), (0, 1))])
    for column in (0, 2, 3):
        for row in (0, 1):
            net.flap((corner(column, row), corner(column + 1, row)), corner(column + 0.5, 0.5))
    net.flap((corner(0, 0), corner(0, 1)), corner(0.5, 0.5))
    net.draw(page, "cube")
    for number, (column, row) in spots.items():
        put(page, faces[number - 1], *corner(column, row), side / faces[number - 1].width, data_face=str(number))
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

    @property
    def angle(self) -> float:
        """By how much each side is turned against the next, about that point."""
        return 2 * math.atan(self.foot / 2 / self.apex)


def tower_sheet(job: Job, part: str, tower: Tower, fills: Sequence[str], tip_fills: Sequence[str]) -> Canvas:
    """Return a sheet with the net of a tower: four sides side by side, each with its part of the pyramid, and a bottom.

    The bottom is cut out by itself and glued onto the flaps of the sides.
    """
    page = _begin(job, part)
    left, top, width, height = room_on(page)
    at = (left + width / 2, top + height * 0.58 - tower.apex + tower.slope / 2)
    shoulder, half = tower.apex - tower.slope, (tower.foot / 2, tower.head / 2)
    net = Net()
    for number, (fill, tip_fill) in enumerate(zip(fills, tip_fills, strict=True)):
        turn = (1.5 - number) * tower.angle

        def place(away: float, beside: float, turn: float = turn) -> Point:
            x, y = math.cos(turn), math.sin(turn)
            return at[0] + beside * x - away * y, at[1] + beside * y + away * x

        foot, head = (
            [place(away, way * reach) for way in (-1, 1)]
            for away, reach in ((tower.apex, half[0]), (shoulder, half[1]))
        )
        tip, middle = place(shoulder - tower.tip, 0), place(tower.apex - tower.slope / 2, 0)
        net.side([*foot, head[1], head[0]], fill)
        net.side([head[0], tip, head[1]], tip_fill)
        net.flap((head[1], tip), head[0])
        net.flap((foot[0], foot[1]), middle)
        if number == 0:
            net.flap((foot[0], head[0]), middle)
    below = top + height * 0.58 + tower.slope / 2 + 3 * FLAP
    bottom = [(at[0] + x * tower.foot, below + y * tower.foot) for x, y in ((-0.5, 0), (0.5, 0), (0.5, 1), (-0.5, 1))]
    net.side(bottom, fills[0])
    net.draw(page, "tower")
    return page
