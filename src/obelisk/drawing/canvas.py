"""A picture as a list of simple shapes, which a browser gets as SVG and a printer draws in its own way.

Places are in the picture's own units, x to the right and y *down*, from the upper left corner. Colours are names
of the theme. Whoever writes the list in another format walks through `Canvas.items`:

>>> canvas = Canvas(20, 20, "A dot", "one dot")
>>> with canvas.group(data_cell="a1"):
...     canvas.circle(10, 10, 4, fill="ink")
>>> canvas.items
[Group(attributes=(('data-cell', 'a1'),), items=(Circle(x=10, y=10, radius=4, paint=Paint(fill='ink', ...)),))]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]
Weight = Literal["normal", "bold"]

HINT, TARGET = "ob-hint", "ob-target"
HIDDEN = (HINT, TARGET)
"""The classes of what a picture keeps to itself: a hint appears under the pointer, a target when a page asks for it."""


@dataclass(frozen=True)
class Paint:
    """How a shape is filled and outlined: names of colours (None: not at all), a width, and how opaque it is."""

    fill: str | None
    stroke: str | None = None
    stroke_width: float = 1.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()


class Stroke(TypedDict, total=False):
    """How a line may be painted, as `Paint` says it."""

    stroke_width: float
    opacity: float
    dash: tuple[float, ...]


class Outline(Stroke, total=False):
    """How a shape may be painted besides its filling."""

    stroke: str | None


@dataclass(frozen=True)
class Polygon:
    """A closed shape with straight sides."""

    points: tuple[Point, ...]
    paint: Paint


@dataclass(frozen=True)
class Circle:
    """A circle around a place."""

    x: float
    y: float
    radius: float
    paint: Paint


@dataclass(frozen=True)
class Rect:
    """A rectangle, by its upper left corner; its corners may be round."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: Paint


@dataclass(frozen=True)
class Line:
    """A straight line with round ends."""

    x1: float
    y1: float
    x2: float
    y2: float
    paint: Paint


@dataclass(frozen=True)
class Text:
    """One line of text; *y* is the line that the letters stand on."""

    x: float
    y: float
    string: str
    size: float
    anchor: Anchor
    weight: Weight
    paint: Paint


@dataclass(frozen=True)
class Group:
    """Shapes that belong together, with what SVG says about them (`data-cell`, `class`, …)."""

    attributes: tuple[tuple[str, str], ...]
    items: tuple[Item, ...]

    @property
    def is_hidden(self) -> bool:
        """Whether it is shown only where somebody points or clicks, and so never on paper."""
        return dict(self.attributes).get("class") in HIDDEN


Item = Polygon | Circle | Rect | Line | Text | Group


class Canvas:
    """A picture that is being drawn."""

    def __init__(self, width: float, height: float, title: str, description: str):
        """Begin an empty picture with a title, and a description for those who do not see it."""
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.items: list[Item] = []
        self.task = ""
        """What whoever looks at it can do now, in a few words, for a page that says it beside the picture."""
        self.news = ""
        """What has just changed the order of turns, for the same page."""

    def polygon(self, points: Iterable[Point], *, fill: str | None, **outline: Unpack[Outline]) -> None:
        """Draw a closed shape with straight sides."""
        self.items.append(Polygon(tuple(points), Paint(fill, **outline)))

    def circle(self, x: float, y: float, radius: float, *, fill: str | None, **outline: Unpack[Outline]) -> None:
        """Draw a circle around a place."""
        self.items.append(Circle(x, y, radius, Paint(fill, **outline)))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None,
        radius: float = 0.0,
        **outline: Unpack[Outline],
    ) -> None:
        """Draw a rectangle from its upper left corner, with corners as round as *radius*."""
        self.items.append(Rect(x, y, width, height, radius, Paint(fill, **outline)))

    def square(
        self, x: float, y: float, side: float, *, fill: str | None, radius: float = 0.0, **outline: Unpack[Outline]
    ) -> None:
        """Draw a square around a place."""
        self.rect(x - side / 2, y - side / 2, side, side, fill=fill, radius=radius, **outline)

    def line(self, x1: float, y1: float, x2: float, y2: float, *, stroke: str, **paint: Unpack[Stroke]) -> None:
        """Draw a straight line."""
        self.items.append(Line(x1, y1, x2, y2, Paint(None, stroke, **paint)))

    def cross(self, x: float, y: float, arm: float, *, stroke: str, **paint: Unpack[Stroke]) -> None:
        """Draw two lines that cross in a place, aslant."""
        for slope in (-1, 1):
            self.line(x - arm, y - slope * arm, x + arm, y + slope * arm, stroke=stroke, **paint)

    def text(
        self,
        x: float,
        y: float,
        string: str,
        *,
        size: float,
        anchor: Anchor = "start",
        weight: Weight = "normal",
        fill: str = "ink",
        opacity: float = 1.0,
    ) -> None:
        """Write one line of text that stands on the height *y*."""
        self.items.append(Text(x, y, string, size, anchor, weight, Paint(fill, opacity=opacity)))

    @contextmanager
    def group(self, **attributes: str | None) -> Iterator[None]:
        """Put what is drawn inside the `with` into a group.

        An attribute's name is written with `_` for `-` (`data_cell`), and a trailing `_` is dropped (`class_`);
        one that is None is left out.
        """
        outside, self.items = self.items, []
        try:
            yield
        finally:
            given = tuple((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items() if value)
            outside.append(Group(given, tuple(self.items)))
            self.items = outside

    def svg(self) -> str:
        """Return the picture as one self-contained SVG element."""
        from obelisk.drawing.markup import write

        return write(self)
