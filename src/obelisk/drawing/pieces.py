"""The marks of the seats, each with a shape of its own besides its colour; and the small signs of games."""

import math
from collections.abc import Iterable

from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas, Point, Stroke
from obelisk.drawing.naming import size_for
from obelisk.drawing.scene import Owner
from obelisk.game import Game
from obelisk.rulebook.values import load

GLYPHS = ("●", "◇", "▲", "⬡", "★")
STAR = 4
"""The seat whose mark is a star."""
NOBODYS_GLYPH, CHANCES_GLYPH = "■", "⚄"
EMPTY_GLYPH, FORBIDDEN_GLYPH = "·", "×"
"""What text boards write on cells where nothing stands, and where nothing may be put."""


def glyph(owner: Owner) -> str:
    """Return the sign of a piece on a text board: filled or open, and of the shape that the picture has."""
    return NOBODYS_GLYPH if owner is None else GLYPHS[theme.look(owner)]


def ring_of(sides: int, x: float, y: float, radius: float, turn: float = 0.0) -> list[Point]:
    """Return the corners of a regular shape, the first one at the top (turned by *turn* parts of a circle)."""
    angles = [2 * math.pi * (corner / sides + turn) - math.pi / 2 for corner in range(sides)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def star(x: float, y: float, radius: float) -> list[Point]:
    """Return the corners of a five-pointed star, the first one at the top."""
    outer, inner = ring_of(5, x, y, radius), ring_of(5, x, y, radius * 0.46, turn=0.1)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]


def piece(canvas: Canvas, x: float, y: float, radius: float, owner: Owner) -> None:
    """Draw a piece."""
    if owner is None:
        # A block of stone, seen from above.
        side, width, edge = radius * 1.7, radius * 0.09, radius * 0.14
        canvas.square(x, y, side, fill="nobody", radius=radius * 0.28)
        canvas.square(x, y, side * 0.58, fill=None, stroke="board", stroke_width=width, radius=edge, opacity=0.55)
    else:
        name = theme.seat(owner)
        mark(canvas, x, y, radius, owner, fill=name, inlay=f"{name}-inlay")


def inscription(canvas: Canvas, x: float, y: float, radius: float, owner: Owner, text: str) -> None:
    """Write a number or a letter or two on a piece."""
    size = radius * (1.0 if len(text) == 1 else 0.8)
    name = "nobody" if owner is None else theme.seat(owner)
    fill = "board" if owner is None else f"{name}-inlay"
    if owner is not None:
        # A plain field in the piece's own colour, whatever shape its mark has.
        canvas.circle(x, y, radius * 0.78, fill=name)
    canvas.text(x, y + size * 0.35, text, size=size, anchor="middle", weight="bold", fill=fill)


PIPS = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die are."""


def die(canvas: Canvas, x: float, y: float, size: float, outcome: str) -> None:
    """Draw what chance has brought: the face of a die, or a card with a text that no die has."""
    canvas.square(x, y, size, fill="tile", stroke="tile-edge", stroke_width=size * 0.04, radius=size * 0.18)
    for across, down in PIPS.get(outcome, ()):
        canvas.circle(x + 0.26 * size * across, y + 0.26 * size * down, size * 0.09, fill="tile-ink")
    if outcome not in PIPS:
        fitting = size_for(outcome, size * 0.6, size * 0.84)
        canvas.text(x, y + fitting * 0.35, outcome, size=fitting, anchor="middle", weight="bold", fill="tile-ink")


def mark(canvas: Canvas, x: float, y: float, radius: float, seat: int, *, fill: str, inlay: str) -> None:
    """Draw a seat's mark in two colours: a disc with a ring, an open diamond, a triangle, an open hexagon, a star."""
    kind = theme.look(seat)
    if kind == 0:
        canvas.circle(x, y, radius, fill=fill)
        canvas.circle(x, y, radius * 0.7, fill=None, stroke=inlay, stroke_width=radius * 0.1, opacity=0.9)
        return
    if kind == STAR:
        canvas.polygon(star(x, y + radius * 0.06, radius * 1.2), fill=fill, stroke=fill, stroke_width=radius * 0.12)
        return
    sides, size, hole = ((4, 1.16, 0.5), (3, 1.2, 0.0), (6, 1.06, 0.5))[kind - 1]
    middle = y + radius * 0.15 if sides == 3 else y
    canvas.polygon(ring_of(sides, x, middle, radius * size), fill=fill, stroke=fill, stroke_width=radius * 0.12)
    if hole:
        canvas.polygon(ring_of(sides, x, middle, radius * size * hole), fill=inlay)


def stone(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a basalt column *unit* wide from above: light falls on its upper edges."""
    outer, inner = ring_of(6, x, y, unit * 0.58), ring_of(6, x, y, unit * 0.5)
    canvas.polygon(outer, fill="basalt-shade")
    canvas.polygon([outer[4], outer[5], outer[0], outer[1], outer[2], (x, y)], fill="basalt-lit")
    canvas.polygon(inner, fill="basalt")


def macro_piece(canvas: Canvas, x: float, y: float, unit: float, owner: int) -> None:
    """Draw a macro piece: a plate in the owner's colour with its mark, to be let into a tile *unit* wide."""
    name = theme.seat(owner)
    canvas.polygon(ring_of(6, x, y, unit * 0.47), fill=name, stroke=f"{name}-inlay", stroke_width=unit * 0.025)
    mark(canvas, x, y, unit * 0.24, owner, fill=f"{name}-inlay", inlay=name)


def ghost(canvas: Canvas, x: float, y: float, radius: float, owner: Owner) -> None:
    """Draw where a piece stood before the last move."""
    opacity = 0.8 if owner is None else 1.0
    style: Stroke = {"stroke_width": theme.FINE, "dash": (radius * 0.22, radius * 0.2), "opacity": opacity}
    if owner is None:
        canvas.square(x, y, radius * 1.5, fill=None, stroke="quiet", radius=radius * 0.28, **style)
        return
    kind, stroke = theme.look(owner), theme.seat(owner)
    if kind == 0:
        canvas.circle(x, y, radius * 0.9, fill=None, stroke=stroke, **style)
    else:
        corners = star(x, y, radius) if kind == STAR else ring_of((4, 3, 6)[kind - 1], x, y, radius)
        canvas.polygon(corners, fill=None, stroke=stroke, **style)


def obelisk(canvas: Canvas, x: float, foot: float, height: float) -> None:
    """Draw the golden obelisk, standing on the height *foot*."""
    half_foot, half_head = height * 0.135, height * 0.085
    shoulder, top, base = foot - height * 0.84, foot - height, foot - height * 0.07
    edge = x + half_foot * 0.28
    canvas.polygon([(x - half_foot, base), (x - half_head, shoulder), (edge, shoulder), (edge, base)], fill="gold")
    shade = [(edge, base), (edge, shoulder), (x + half_head, shoulder), (x + half_foot, base)]
    canvas.polygon(shade, fill="gold-shade")
    canvas.polygon([(x - half_head, shoulder), (x, top), (edge, shoulder)], fill="gold-lit")
    canvas.polygon([(edge, shoulder), (x, top), (x + half_head, shoulder)], fill="gold")
    half_plinth = half_foot * 1.5
    canvas.rect(x - half_plinth, base, 2 * half_plinth, foot - base, fill="gold-shade", radius=height * 0.012)
    canvas.rect(x - half_plinth, base, 1.28 * half_plinth, foot - base, fill="gold", radius=height * 0.012)


def status_line(canvas: Canvas, x: float, y: float, seats: Iterable[int], status: str) -> None:
    """Write whose turn it is or who won, on the height *y*, with the marks of those seats.

    A page where a game ended in another way, because somebody gave up, does not show this line.
    """
    with canvas.group(class_="ob-status"):
        for seat in seats:
            piece(canvas, x + 9, y - 5, 8, seat)
            x += 26
        canvas.text(x, y, status, size=size_for(status, 15, canvas.width - x - 12), fill="quiet")


def paper(width: float, height: float, title: str, description: str, *, radius: float = 18) -> Canvas:
    """Return an empty picture on paper."""
    canvas = Canvas(width, height, title, description)
    canvas.rect(0, 0, width, height, fill="paper", radius=radius)
    return canvas


def shaped(width: float, height: float, shape: float) -> tuple[float, float]:
    """Return the smallest size that holds so much and is *shape* times as high as wide.

    Pictures of one shape take the same room on a page, however much there is on them.

    >>> shaped(390, 600, 2), shaped(390, 900, 2)
    ((390, 780), (450.0, 900))
    """
    return round(max(width, height / shape), 2), round(max(height, width * shape), 2)


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
