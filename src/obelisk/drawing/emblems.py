"""Small signs for games: their own, or their initials."""

from collections.abc import Iterable

from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import ring_of
from obelisk.game import Game
from obelisk.rulebook.values import load


def emblem(canvas: Canvas, x: float, y: float, radius: float, game: Game, *, letters: str, fill: str) -> None:
    """Draw the emblem of a game around a place, within a radius; one that has none is told by its *letters*."""
    if game.look.emblem is not None:
        load(game.look.emblem)(canvas, x, y, radius, fill)
    else:
        canvas.polygon(ring_of(6, x, y, radius), fill=None, stroke=fill, stroke_width=radius * 0.13)
        canvas.text(x, y + radius * 0.33, letters, size=radius * 0.95, anchor="middle", weight="bold", fill=fill)


def abbreviations(names: Iterable[str]) -> dict[str, str]:
    """Return a letter for each name, in the order given; two letters where the first is taken.

    >>> abbreviations(["trip", "kono", "tactics", "tricks", "t"])
    {'trip': 'T', 'kono': 'K', 'tactics': 'Ta', 'tricks': 'Tr', 't': 'T2'}
    """
    found: dict[str, str] = {}
    for name in names:
        first = name[0].upper()
        tries = [first, *(first + letter for letter in name[1:]), *(f"{first}{digit}" for digit in range(2, 10)), name]
        found[name] = next(text for text in tries if text not in found.values())
    return found
