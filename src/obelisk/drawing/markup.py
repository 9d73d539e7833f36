"""A canvas written as SVG: one element that needs nothing else, and follows the reader's light or dark setting."""

import re
from collections.abc import Iterator
from xml.sax.saxutils import escape as xml_escape

from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas, Circle, Group, Item, Line, Paint, Polygon, Rect, Text

# Every control character but tab and line feed: XML 1.0 has no way to write them.
_UNWRITABLE = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_KINDS = ("fill", "stroke")
_BEHAVIOUR = (
    ".obelisk-picture [data-move]{cursor:pointer}"
    f".{HINT}{{opacity:0}}[data-move]:hover>.{HINT},[data-move]:focus>.{HINT}{{opacity:1}}"
    f".{TARGET}{{display:none}}.{TARGET}.ob-shown{{display:inline}}"
)
"""A hint appears under the pointer; a target is not seen until a page gives it the class `ob-shown`."""


def write(canvas: Canvas) -> str:
    """Return *canvas* as one SVG element."""
    size = f"{_number(canvas.width)} {_number(canvas.height)}"
    beside = {"data-task": canvas.task, "data-news": canvas.news}
    told = "".join(f' {name}="{escape(words)}"' for name, words in beside.items() if words)
    body = "\n".join(line for item in canvas.items for line in _item(item))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="obelisk-picture" viewBox="0 0 {size}" '
        f'width="{_number(canvas.width)}" height="{_number(canvas.height)}" role="group" '
        f'aria-label="{escape(canvas.title)}"{told} font-family="{escape(theme.FONT)}">\n'
        f"<title>{escape(canvas.title)}</title>\n<desc>{escape(canvas.description)}</desc>\n"
        f"<style>{_style(_colours(canvas.items))}</style>\n{body}\n</svg>\n"
    )


def escape(string: str) -> str:
    """Return *string* as XML text that is safe between tags and in quotation marks.

    >>> escape('<a & "b">')
    '&lt;a &amp; &quot;b&quot;&gt;'
    """
    return xml_escape(_UNWRITABLE.sub("\ufffd", string), {'"': "&quot;"})


def _style(names: list[str]) -> str:
    """Return the rules for the colours that a picture uses; they say the same in every picture on a page.

    A reader that knows no custom properties passes over what is only for those who do, and keeps the plain colours.
    """
    rules = "".join(
        f".ob-{kind}-{name}{{{kind}:var(--obelisk-{name},var(--ob-{name}))}}" for name in names for kind in _KINDS
    )
    light, dark = (";".join(f"--ob-{name}:{mode[name]}" for name in names) for mode in theme.MODES.values())
    picture = ".obelisk-picture"
    modes = f"{picture}{{{light}}}@media (prefers-color-scheme:dark){{{picture}{{{dark}}}}}"
    return f"{modes}@supports (fill:var(--a)){{{rules}}}{_BEHAVIOUR}"


def _colours(items: list[Item]) -> list[str]:
    used = {name for paint in _paints(items) for name in (paint.fill, paint.stroke) if name is not None}
    return [name for name in theme.LIGHT if name in used]


def _paints(items: list[Item] | tuple[Item, ...]) -> Iterator[Paint]:
    for item in items:
        if isinstance(item, Group):
            yield from _paints(item.items)
        else:
            yield item.paint


def _item(item: Item) -> Iterator[str]:
    if isinstance(item, Group):
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in item.attributes)
        # Readers that know no style sheet must not show it either.
        hidden = ' display="none"' if dict(item.attributes).get("class") == TARGET else ""
        hidden = ' opacity="0"' if item.is_hidden and not hidden else hidden
        yield f"<g{attributes}{hidden}>"
        for inner in item.items:
            yield from _item(inner)
        yield "</g>"
    else:
        yield _shape(item)


def _shape(item: Polygon | Circle | Rect | Line | Text) -> str:
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
