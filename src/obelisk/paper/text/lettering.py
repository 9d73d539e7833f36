"""How much room text takes up on a page."""

import unicodedata
from collections.abc import Sequence

WIDE, NARROW = 1.0, 0.56
"""The width of a Japanese letter and of another one, in parts of the size; bold letters hardly need more."""


def columns(text: str) -> int:
    """Return how many columns of a terminal *text* takes up: Japanese letters take two.

    >>> columns("kono"), columns("コノ")
    (4, 4)
    """
    return sum(2 if is_wide(sign) else 1 for sign in text)


def is_wide(sign: str) -> bool:
    """Tell whether a letter is as wide as it is high."""
    return unicodedata.east_asian_width(sign) in "WF"


def width(text: str, size: float) -> float:
    """Return about how wide *text* is in letters of a size."""
    return size * sum(WIDE if is_wide(sign) else NARROW for sign in text)


def fitting(text: str, room: float, size: float) -> float:
    """Return the size, or a smaller one in which *text* fits into its room."""
    return size * min(1.0, room / max(width(text, size), 1e-6))


def wrapped(words: Sequence[str], room: float, size: float) -> list[str]:
    """Return lines of words, none wider than the room unless one word is.

    >>> wrapped(["a1a3", "b4b2", "c1c3"], room=60, size=10)
    ['a1a3 b4b2', 'c1c3']
    """
    lines: list[str] = []
    for word in words:
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
