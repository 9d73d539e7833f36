"""Text in lines: where it may be broken, how wide it really is, and how a paragraph is written on a page."""

from __future__ import annotations

from functools import lru_cache

from obelisk.drawing.canvas import Canvas, Weight
from obelisk.paper import fonts
from obelisk.paper.text.lettering import is_wide

NOT_FIRST = frozenset("、。，．・：；？！）］｝」』】〉》ー…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〜")
NOT_LAST = frozenset("（［｛「『【〈《")
"""Japanese letters that no line may begin with, or end in."""
LEADING = 1.42
"""How far apart lines are, in sizes of their letters."""


def text_lines(text: str, room: float, size: float, weight: Weight = "normal") -> list[str]:
    """Return a text in lines that fit into a room; a word that is wider than it gets a line of its own, or several."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line, wide = "", 0.0
        for part in _parts(paragraph):
            ends = wide + fonts.width(part.rstrip(), size, weight)
            if line and ends > room:
                lines.append(line.rstrip())
                line, wide = "", 0.0
                part = part.lstrip()
            while fonts.width(part.rstrip(), size, weight) > room and len(part) > 1:
                fitting = _fitting(part, room, size, weight)
                lines.append(part[:fitting])
                part = part[fitting:]
            line += part
            wide += fonts.width(part, size, weight)
        lines.append(line.rstrip())
    return lines


def _fitting(line: str, room: float, size: float, weight: Weight) -> int:
    """Return how many letters fit, at least one."""
    return max(n for n in range(1, len(line) + 1) if n == 1 or fonts.width(line[:n], size, weight) <= room)


@lru_cache(maxsize=2048)
def _parts(text: str) -> tuple[str, ...]:
    """Return the parts between which a line may be broken: words with the spaces after them, Japanese letters."""
    parts, part = [], ""
    for sign, following in zip(text, (*text[1:], ""), strict=True):
        part += sign
        is_border = sign == " " or is_wide(sign) or (bool(following) and is_wide(following))
        if is_border and following not in NOT_FIRST and following != " " and sign not in NOT_LAST:
            parts.append(part)
            part = ""
    return tuple([*parts, part] if part else parts)


def write(
    page: Canvas,
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    *,
    weight: Weight = "normal",
    fill: str = "ink",
) -> float:
    """Write a paragraph whose first line hangs below *y*, and return the height below its last line."""
    for line in text_lines(text, room, size, weight):
        page.text(x, y + size, line, size=size, weight=weight, fill=fill)
        y += size * LEADING
    return y


def height_of(text: str, room: float, size: float, weight: Weight = "normal") -> float:
    """Return how high a paragraph is."""
    return len(text_lines(text, room, size, weight)) * size * LEADING


def size_in(text: str, room: float, size: float, weight: Weight = "normal") -> float:
    """Return the size, or a smaller one in which a line of text fits into its room."""
    return size * min(1.0, room / max(fonts.width(text, size, weight), 1e-6))
