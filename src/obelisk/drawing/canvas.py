"""A picture as a list of simple shapes, which a browser gets as SVG and a printer draws in its own way.

The SVG is one element that needs nothing else, and follows the reader's light or dark setting.

Places are in the picture's own units, x to the right and y *down*, from the upper left corner. Colours are names
of the theme. Whoever writes the list in another format walks through `Canvas.items`:

>>> canvas = Canvas(20, 20, "A dot", "one dot")
>>> with canvas.group(data_cell="a1"):
...     canvas.circle(10, 10, 4, fill="ink")
>>> canvas.items
[Group(attributes=(('data-cell', 'a1'),), items=(Circle(x=10, y=10, radius=4, paint=Paint(fill='ink', ...)),))]
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypedDict, Unpack

from obelisk.drawing import theme

Point = tuple[float, float]
"""A place in a picture: how far right, and how far down."""
Anchor = Literal["start", "middle", "end"]
"""Which part of a text stands at its place."""
Weight = Literal["normal", "bold"]
"""How bold a text is."""

HINT, TARGET = "ob-hint", "ob-target"
"""The classes of what a picture keeps to itself: a hint appears under the pointer, a target when a page asks for it."""
HIDDEN = {HINT: ' opacity="0"', TARGET: ' display="none"'}


# Every control character but tab and line feed: XML 1.0 has no way to write them.
_UNWRITABLE = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_KINDS = ("fill", "stroke")
_BEHAVIOUR = (
    ".obelisk-picture [data-move]{cursor:pointer}"
    f".{HINT}{{opacity:0}}[data-move]:hover>.{HINT},[data-move]:focus>.{HINT}{{opacity:1}}"
    f"[data-move]:is(:hover,:focus)>.{HINT}[data-ghost]{{opacity:.6}}"
    f".{TARGET}{{display:none}}.{TARGET}.ob-shown{{display:inline}}"
)
"""A hint appears under the pointer; a target is not seen until a page gives it the class `ob-shown`."""


class Paint(NamedTuple):
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


class Polygon(NamedTuple):
    """A closed shape with straight sides."""

    points: tuple[Point, ...]
    paint: Paint


class Circle(NamedTuple):
    """A circle around a place."""

    x: float
    y: float
    radius: float
    paint: Paint


class Rect(NamedTuple):
    """A rectangle, by its upper left corner; its corners may be round."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: Paint


class Line(NamedTuple):
    """A straight line with round ends."""

    x1: float
    y1: float
    x2: float
    y2: float
    paint: Paint


class Text(NamedTuple):
    """One line of text; *y* is the line that the letters stand on."""

    x: float
    y: float
    string: str
    size: float
    anchor: Anchor
    weight: Weight
    paint: Paint


class Group(NamedTuple):
    """Shapes that belong together, with what SVG says about them (`data-cell`, `class`, …)."""

    attributes: tuple[tuple[str, str], ...]
    items: tuple[Item, ...]

    @property
    def is_hidden(self) -> bool:
        """Whether it is shown only where somebody points or clicks, and so never on paper."""
        return dict(self.attributes).get("class") in HIDDEN


Shape = Polygon | Circle | Rect | Line | Text
Item = Shape | Group

TOLERANCE = 1.0
"""Units of a picture that a shape may reach beyond its edge, as rounding makes it."""


class Canvas:
    """A picture that is being drawn."""

    def __init__(self, width: float, height: float, title: str, description: str):
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.items: list[Item] = []
        self.task = ""
        """What whoever looks at it can do now, in a few words, for a page that says it beside the picture."""
        self.news = ""
        """What has just changed the order of turns, for the same page."""
        self.chapters: list[tuple[int, str]] = []
        """The parts of a long game: the number of the move that begins each, and what it is called."""

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
        size = f"{_number(self.width)} {_number(self.height)}"
        chapters = json.dumps(self.chapters, ensure_ascii=False) if self.chapters else ""
        beside = {"data-task": self.task, "data-news": self.news, "data-chapters": chapters}
        told = "".join(f' {name}="{escape(words)}"' for name, words in beside.items() if words)
        body = "\n".join(line for item in self.items for line in _item(item))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="obelisk-picture" viewBox="0 0 {size}" '
            f'width="{_number(self.width)}" height="{_number(self.height)}" role="group" '
            f'aria-label="{escape(self.title)}"{told} font-family="{escape(theme.FONT)}">\n'
            f"<title>{escape(self.title)}</title>\n<desc>{escape(self.description)}</desc>\n"
            f"<style>{_style(self.items)}</style>\n{body}\n</svg>\n"
        )


def beyond_edge(canvas: Canvas) -> Iterator[Item]:
    """Yield the shapes of a picture that lie beyond its edge, wholly or in part; of a text only where it begins."""
    for shape in _shapes(canvas.items):
        left, top, right, bottom = extent(shape)
        is_inside = -TOLERANCE <= left <= right <= canvas.width + TOLERANCE
        if not (is_inside and -TOLERANCE <= top <= bottom <= canvas.height + TOLERANCE):  # what is no number is outside
            yield shape


def _shapes(items: Iterable[Item]) -> Iterator[Shape]:
    for item in items:
        if isinstance(item, Group):
            yield from _shapes(item.items)
        else:
            yield item


def extent(shape: Shape) -> tuple[float, float, float, float]:
    """Return how far a shape reaches: left, top, right, bottom."""
    match shape:
        case Polygon(points):
            across, down = zip(*points, strict=True) if points else ((0,), (0,))
            return min(across), min(down), max(across), max(down)
        case Circle(x, y, radius):
            return x - radius, y - radius, x + radius, y + radius
        case Rect(x, y, width, height):
            return x, y, x + width, y + height
        case Line(x1, y1, x2, y2):
            return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
        case Text(x, y):
            return x, y, x, y


def escape(string: str) -> str:
    """Return *string* as XML text that is safe between tags and in quotation marks.

    >>> escape('<a & "b">')
    '&lt;a &amp; &quot;b&quot;&gt;'
    """
    return html.escape(_UNWRITABLE.sub("\ufffd", string), quote=False).replace('"', "&quot;")


def _style(items: list[Item]) -> str:
    """Return the rules for the colours that a picture uses; they say the same in every picture on a page.

    A reader that knows no custom properties passes over what is only for those who do, and keeps the plain colours.
    """
    paints = [shape.paint for shape in _shapes(items)]
    used = {name for paint in paints for name in (paint.fill, paint.stroke) if name is not None}
    names = [name for name in theme.LIGHT if name in used]
    rules = "".join(
        f".ob-{kind}-{name}{{{kind}:var(--obelisk-{name},var(--ob-{name}))}}" for name in names for kind in _KINDS
    )
    light, dark = (";".join(f"--ob-{name}:{mode[name]}" for name in names) for mode in theme.MODES.values())
    picture = ".obelisk-picture"
    modes = f"{picture}{{{light}}}@media (prefers-color-scheme:dark){{{picture}{{{dark}}}}}"
    return f"{modes}@supports (fill:var(--a)){{{rules}}}{_BEHAVIOUR}"


def _item(item: Item) -> Iterator[str]:
    if isinstance(item, Group):
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in item.attributes)
        # Readers that know no style sheet must not show it either.
        hidden = HIDDEN.get(dict(item.attributes).get("class", ""), "")
        yield f"<g{attributes}{hidden}>"
        for inner in item.items:
            yield from _item(inner)
        yield "</g>"
    else:
        yield _shape(item)


def _shape(item: Shape) -> str:
    paint = _paint(item.paint)
    match item:
        case Polygon(points):
            corners = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
            return f'<polygon points="{corners}" stroke-linejoin="round"{paint}/>'
        case Circle(x, y, radius):
            return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"{paint}/>'
        case Rect(x, y, width, height, radius):
            corner = f' rx="{_number(radius)}"' if radius else ""
            place = f'x="{_number(x)}" y="{_number(y)}"'
            return f'<rect {place} width="{_number(width)}" height="{_number(height)}"{corner}{paint}/>'
        case Line(x1, y1, x2, y2):
            ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
            return f'<line {ends} stroke-linecap="round"{paint}/>'
        case Text(x, y, string, size, anchor, weight):
            place = f'x="{_number(x)}" y="{_number(y)}" font-size="{_number(size)}"'
            kind = f' text-anchor="{anchor}"' * (anchor != "start") + f' font-weight="{weight}"' * (weight != "normal")
            return f"<text {place}{kind}{paint}>{escape(string)}</text>"


def _paint(paint: Paint) -> str:
    """Return the attributes of a shape's colours: plain ones for simple readers, classes for browsers."""
    classes = [f"ob-{kind}-{name}" for kind, name in zip(_KINDS, (paint.fill, paint.stroke), strict=True) if name]
    written = f' class="{" ".join(classes)}"' if classes else ""
    written += f' fill="{theme.colour(paint.fill) if paint.fill else "none"}"'
    if paint.stroke:
        written += f' stroke="{theme.colour(paint.stroke)}" stroke-width="{_number(paint.stroke_width)}"'
    if paint.opacity != 1:
        written += f' opacity="{_number(paint.opacity)}"'
    if paint.dash:
        written += f' stroke-dasharray="{" ".join(map(_number, paint.dash))}"'
    return written


def _number(value: float) -> str:
    """Return a number with at most two digits behind the point.

    >>> _number(12.0), _number(0.126)
    ('12', '0.13')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
