"""The evaluation graph of a game: how the chances went, move by move, and where they were given away."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, Canvas, Point, Weight
from obelisk.drawing.naming import Names, called, said, size_for, wrapped
from obelisk.drawing.pieces import paper, piece
from obelisk.words import sentence

WIDTH, HEIGHT, TALL_WIDTH = 960.0, 400.0, 340.0
"""The size of the graph, and how wide it is on a narrow screen."""
LEFT, RIGHT, TOP, FLOOR = 64.0, 32.0, 64.0, HEIGHT - 56.0
TALL_LEFT, TALL_RIGHT = 42.0, 12.0
BARE_HEIGHT, BARE_TOP, BARE_FOOT = 124.0, 8.0, 22.0
"""The same of a graph that stands under a board."""
ROW, TALL_ROW, LINE = 24.0, 46.0, 17.0
"""The height of an entry of the list below the graph, and for a finger; and of a line in it."""
COLUMNS = 2
"""In how many columns what stands out is listed below the graph; on a narrow screen in one."""
MOST_LISTED = 40
RADIUS = 7.0
TICKS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_TICKS = 20


class Curve(NamedTuple):
    """What a seat could hope for: plies and values from 0 to 1."""

    seat: int
    points: tuple[tuple[int, float], ...]


class Mark(NamedTuple):
    """A move that stands out, at a place of the graph."""

    ply: int
    seat: int
    value: float
    kind: str
    """The name of a judgement: mistake, blunder, missed-win."""
    is_turning_point: bool
    label: str


class Frame(NamedTuple):
    """Where plies and values lie in the picture."""

    plies: int
    tall: bool = False
    bare: bool = False

    @property
    def height(self) -> float:
        """How high the graph is, without what is listed below it."""
        return BARE_HEIGHT if self.bare else HEIGHT

    @property
    def top(self) -> float:
        """Where the highest value lies."""
        return BARE_TOP if self.bare else TOP

    @property
    def floor(self) -> float:
        """Where the lowest value lies."""
        return BARE_HEIGHT - BARE_FOOT if self.bare else FLOOR

    @property
    def width(self) -> float:
        """How wide the picture is."""
        return TALL_WIDTH if self.tall else WIDTH

    @property
    def left(self) -> float:
        """Where the field begins."""
        return TALL_LEFT if self.tall else LEFT

    @property
    def right(self) -> float:
        """Where the field ends."""
        return self.width - (TALL_RIGHT if self.tall else RIGHT)

    @property
    def row(self) -> float:
        """How high an entry of the list below the graph is."""
        return TALL_ROW if self.tall else ROW

    @property
    def columns(self) -> int:
        """In how many columns what stands out is listed."""
        return 1 if self.tall else COLUMNS

    def x(self, ply: float) -> float:
        """Return where a ply lies."""
        return self.left + (self.right - self.left) * ply / self.plies

    def y(self, value: float) -> float:
        """Return where a value lies."""
        return self.top + (self.floor - self.top) * (1 - min(1.0, max(0.0, value)))

    def at(self, point: tuple[float, float]) -> Point:
        """Return where a ply and its value lie."""
        return self.x(point[0]), self.y(point[1])


def draw_graph(
    curves: Sequence[Curve],
    marks: Sequence[Mark],
    *,
    plies: int,
    title: str,
    is_shared: bool,
    language: str = "en",
    names: Names = (),
    tall: bool = False,
    bare: bool = False,
) -> Canvas:
    """Return the graph. A *shared* curve is of one seat, and what it lacks is the other's; else each has its own.

    A *bare* one has no title and no list; every move has a strip there (`ob-ply`) for whoever points at it.
    """
    listed, frame = [] if bare else marks[:MOST_LISTED], Frame(max(1, plies), tall, bare)
    rows = -(-len(listed) // frame.columns)
    whose = curves[0].seat if curves else 0
    about = said(
        "drawing/graph/about" if is_shared else "drawing/graph/about-each", language, names, seat=whose, n=plies
    )
    canvas = paper(frame.width, frame.height + frame.row * rows + (18 if rows else 0), title, about, radius=10)
    _field(canvas, frame)
    for x in (frame.x(mark.ply) for mark in marks if mark.is_turning_point):
        canvas.line(x, frame.top, x, frame.floor, stroke="last", stroke_width=1.4, dash=(5, 5))
    if is_shared and curves[0].points:
        _shares(canvas, frame, curves[0])
    if bare and is_shared:
        _ends(canvas, frame, whose)
    if not bare:
        _head(canvas, frame, curves, title, is_shared=is_shared, language=language, names=names)
    for curve in curves:
        _curve(canvas, frame, curve, is_shared=is_shared)
    for mark in marks:
        with canvas.group(data_ply=str(mark.ply), role="img", aria_label=mark.label):
            sign(canvas, frame.x(mark.ply), frame.y(mark.value), RADIUS, mark.kind)
    for number, mark in enumerate(listed):
        _entry(canvas, frame, mark, number, rows)
    if bare:
        _strips(canvas, frame, plies)
    return canvas


def _head(
    canvas: Canvas, frame: Frame, curves: Sequence[Curve], title: str, *, is_shared: bool, language: str, names: Names
) -> None:
    """Write what the graph shows, and whose curves they are."""
    room = frame.right - frame.left if frame.tall else WIDTH * 0.4
    canvas.text(frame.left, 34 if not frame.tall else 24, title, size=size_for(title, 22, room), weight="bold")
    canvas.text(frame.left, FLOOR + 40, sentence("drawing/graph/plies", language), size=12, fill="quiet")
    if is_shared:
        _sides(canvas, frame, curves[0].seat, language, names)
    else:
        _names(canvas, frame, curves, language, names)


def _strips(canvas: Canvas, frame: Frame, plies: int) -> None:
    """Draw what is not seen: a strip for every position, which catches the pointer, with a line for a page to show."""
    half = (frame.right - frame.left) / frame.plies / 2
    for ply in range(plies + 1):
        x = frame.x(ply)
        with canvas.group(class_="ob-ply", data_ply=str(ply)):
            canvas.rect(x - half, 0, 2 * half, frame.height, fill="paper", opacity=0)
            with canvas.group(class_=HINT):
                canvas.line(x, frame.top - 4, x, frame.floor + 4, stroke="last", stroke_width=3)


def _curve(canvas: Canvas, frame: Frame, curve: Curve, *, is_shared: bool) -> None:
    for one, other in pairwise(curve.points):
        colour = "ink" if is_shared else theme.seat(curve.seat)
        canvas.line(*frame.at(one), *frame.at(other), stroke=colour, stroke_width=2.2)
    if len(curve.points) > 1 and not is_shared:
        piece(canvas, *frame.at(curve.points[-1]), 5, curve.seat)


def _field(canvas: Canvas, frame: Frame) -> None:
    left, right, floor = frame.left, frame.right, frame.floor
    canvas.rect(left, frame.top, right - left, floor - frame.top, fill="board", stroke="board-edge", radius=4)
    for percent in (0, 50, 100) if frame.bare else (0, 25, 50, 75, 100):
        y = frame.y(percent / 100)
        stroke, width = ("line", 1.4) if percent == 50 else ("board-edge", 1)
        canvas.line(left, y, right, y, stroke=stroke, stroke_width=width)
        canvas.text(left - 8, y + 4.5, f"{percent}%", size=12, anchor="end", fill="quiet")
    most = MOST_TICKS // 3 if frame.tall else MOST_TICKS
    step = next((step for step in TICKS if frame.plies / step <= most), TICKS[-1])
    for ply in range(0, frame.plies + 1, step):
        canvas.line(frame.x(ply), floor, frame.x(ply), floor + 5, stroke="line")
        canvas.text(frame.x(ply), floor + 19, str(ply), size=12, anchor="middle", fill="quiet")


def _shares(canvas: Canvas, frame: Frame, curve: Curve) -> None:
    points = _with_crossings(curve.points)
    if not points:
        return
    above, below = ([cut(0.5, value) for _, value in points] for cut in (max, min))
    for seat, values in ((curve.seat, above), (1 - curve.seat, below)):
        edge = [frame.at((ply, value)) for (ply, _), value in zip(points, values, strict=True)]
        base = [(edge[-1][0], frame.y(0.5)), (edge[0][0], frame.y(0.5))]
        canvas.polygon([*edge, *base], fill=theme.seat(seat), opacity=0.34)


def _with_crossings(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    """Return the points of a curve, and those where it goes through the middle."""
    found: list[tuple[float, float]] = []
    for (ply, value), (then, next_value) in pairwise(points):
        found.append((ply, value))
        if (value - 0.5) * (next_value - 0.5) < 0:
            found.append((ply + (then - ply) * (0.5 - value) / (next_value - value), 0.5))
    return [*found, *points[-1:]]


def _ends(canvas: Canvas, frame: Frame, view: int) -> None:
    """Draw whose win the upper and the lower edge is."""
    for seat, value in ((view, 1.0), (1 - view, 0.0)):
        piece(canvas, frame.left + 12, frame.y(value) + (12 if value else -12), 6, seat)


def _sides(canvas: Canvas, frame: Frame, view: int, language: str, names: Names) -> None:
    for seat, y in ((view, TOP - 12), (1 - view, FLOOR + 40)):
        text = said("drawing/graph/wins", language, names, seat=seat)
        canvas.text(frame.right, y, text, size=14, anchor="end", fill="quiet")
        piece(canvas, frame.right - 14 - _wide(text, 14), y - 5, 7, seat)


def _names(canvas: Canvas, frame: Frame, curves: Sequence[Curve], language: str, names: Names) -> None:
    whole, y = (frame.right, TOP - 12) if frame.tall else (WIDTH * 0.55, 34)
    x, room = frame.right, whole / len(curves) - 40
    for curve in reversed(curves):
        text = called(curve.seat, language, names)
        size = size_for(text, 14, room)
        canvas.text(x, y, text, size=size, anchor="end", fill="quiet")
        x -= _wide(text, size) + 14
        piece(canvas, x, y - 4.5, 7, curve.seat)
        x -= 26


def _wide(text: str, size: float) -> float:
    """Return about how wide a text is: signs beyond Latin are as wide as they are high."""
    return sum(size if ord(letter) > 0x2E80 else size * 0.53 for letter in text)


def sign(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    """Draw the sign of a judgement: a ring for a mistake, a crossed disc for a blunder, a call for a missed win."""
    if kind == "missed-win":
        canvas.circle(x, y, radius * 1.1, fill="gold", stroke="ink", stroke_width=1.2)
        canvas.line(x, y - radius * 0.6, x, y + radius * 0.12, stroke="ink", stroke_width=2)
        canvas.circle(x, y + radius * 0.58, radius * 0.17, fill="ink")
    elif kind == "blunder":
        canvas.circle(x, y, radius, fill="wrong", stroke="paper", stroke_width=1.2)
        canvas.cross(x, y, radius * 0.42, stroke="loose", stroke_width=1.8)
    else:
        canvas.circle(x, y, radius * 0.82, fill="paper", stroke="wrong", stroke_width=2.4)


def _entry(canvas: Canvas, frame: Frame, mark: Mark, number: int, rows: int) -> None:
    left = TALL_RIGHT if frame.tall else frame.left
    width = (frame.right - left) / frame.columns
    x, y = left + width * (number // rows), HEIGHT + 18 + frame.row * (number % rows)
    lines = wrapped(mark.label, 13.5, width - 60)[:2] if frame.tall else [_shortened(mark.label, width - 60)]
    weight: Weight = "bold" if mark.is_turning_point else "normal"
    with canvas.group(class_="ob-entry", data_ply=str(mark.ply)):
        # Not seen, but it catches the pointer along the whole line.
        canvas.rect(x - 4, y - 17, width - 8, frame.row, fill="paper", opacity=0, radius=4)
        piece(canvas, x + 6, y - 5, 6, mark.seat)
        sign(canvas, x + 28, y - 5, RADIUS * 0.9, mark.kind)
        for n, line in enumerate(lines):
            canvas.text(x + 44, y + n * LINE, line, size=13.5, weight=weight)


def _shortened(label: str, most: float) -> str:
    while _wide(label, 13.5) > most:
        label = label[:-2].rstrip("…") + "…"
    return label
