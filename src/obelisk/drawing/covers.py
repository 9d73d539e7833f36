"""Covers: what a game shows of itself on the shelf of the home page, a game that was once played as small pictures.

A game names the module of its cover in its look. A picture is a part of an ordinary one, cut to the board; what a page
does not need there (names, moves that could be made) is left out, so that it stays small.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from itertools import count, islice
from threading import Lock
from typing import TYPE_CHECKING, Protocol, cast

from obelisk import catalogue
from obelisk.drawing import draw
from obelisk.drawing.boards.styles import Box, aspect, draw_board
from obelisk.drawing.canvas import Canvas, Group, Item, Rect, Text
from obelisk.drawing.scene import scene_of
from obelisk.errors import UnknownGame
from obelisk.kernel.chance import generator, pick
from obelisk.rulebook.values import load

if TYPE_CHECKING:
    from obelisk.game import Game
    from obelisk.position import Position

FRAMES = 14
"""How many pictures a cover has at most."""
SEED = 8
PLATE, SIDE, RIM = 7, 480.0, 24.0
"""The position that is shown of a game without a cover, and how large that picture is, with its empty rim."""
SMALL_TEXT = 16.0
"""Letters that are smaller than this cannot be read on the shelf."""
Cut = tuple[float, float, float, float]
"""A part of a picture: left, top, width, height."""

_DRAWING = Lock()
"""Nobody draws what another is drawing."""
_STYLE = re.compile(r"<style>.*?</style>\n?", re.DOTALL)
_INSIDE = re.compile(r"<(title|desc|style)>.*?</\1>\n?", re.DOTALL)


class Cover(Protocol):
    """What a module must have that a game names as its cover."""

    BOX: Cut
    """The part of its pictures that shows the board."""
    GROUND: tuple[str, str]
    """The colours of the theme behind a picture, in its middle and at its rim; the same twice for a plain ground."""
    EDGE: str
    """The colour of the theme around it."""

    def canvases(self) -> Iterable[Canvas]:
        """Return the pictures, in order."""
        ...


def cover_of(game: Game) -> Cover | None:
    """Return the cover of a game, if it has one."""
    return None if game.look.cover is None else cast(Cover, load(game.look.cover))


def names() -> list[str]:
    """Return the games that have a cover, in the order of the catalogue; one that cannot be loaded is left out."""
    found = []
    for name in catalogue.names():
        with suppress(UnknownGame):
            if catalogue.game(name).look.cover is not None:
                found.append(name)
    return found


def frames(name: str) -> tuple[str, ...]:
    """Return the pictures of a game, each one SVG element that a page's style sheet colours; none without a cover."""
    with _DRAWING:
        return _frames(name)


@cache
def _frames(name: str) -> tuple[str, ...]:
    cover = cover_of(catalogue.game(name))
    return () if cover is None else tuple(cut(canvas, cover.BOX) for canvas in islice(cover.canvases(), FRAMES))


@cache
def version(name: str) -> str:
    """Return what names the pictures of a game as they are drawn now, so that a browser asks for new ones."""
    return sha256("".join(frames(name)).encode()).hexdigest()[:10]


def middle(name: str) -> str:
    """Return the picture that stands on the shelf before anything moves: one from the middle of the game."""
    found = frames(name)
    return found[len(found) // 2]


@cache
def plate(name: str) -> str | None:
    """Return the picture for a page about a game: the end of its cover, or else its one board after a few moves.

    None for a game that draws itself, or that has no board.
    """
    if found := frames(name):
        return found[-1]
    game = catalogue.game(name)
    if game.look.drawing is not None or game.board is None:
        return None
    *_, position = islice(cover_positions(game, lambda move: True, lambda n, before, after: True), PLATE)
    scene = scene_of(position.without_moves(), None, "en")
    size = min(SIDE / aspect(scene), SIDE), min(SIDE * aspect(scene), SIDE)
    canvas = Canvas(SIDE, SIDE, "", "")
    draw_board(canvas, scene, Box((SIDE - size[0]) / 2 + RIM, (SIDE - size[1]) / 2 + RIM, *(s - 2 * RIM for s in size)))
    return cut(canvas, (0, 0, SIDE, SIDE))


def css() -> str:
    """Return the style of what lies behind the covers, by the attribute `data-cover`."""
    rules = ""
    for name in names():
        if cover := cover_of(catalogue.game(name)):
            inner, outer = (f"var(--obelisk-{colour})" for colour in cover.GROUND)
            ground = f"radial-gradient(circle at 50% 40%,{inner},{outer})"
            rules += f'[data-cover="{name}"]{{--ground:{ground};--ground-edge:var(--obelisk-{cover.EDGE})}}\n'
    return rules


def cut(canvas: Canvas, box: Cut) -> str:
    """Return a part of a picture as decoration: without names, and without what could be clicked."""
    plain = Canvas(canvas.width, canvas.height, "", "")
    plain.items = list(_bare(canvas.items, box))
    body = without_style(plain.svg()).partition(">")[2].strip()
    x, y, width, height = (f"{number:g}" for number in box)
    inner = f'<svg viewBox="{x} {y} {width} {height}" width="{width}" height="{height}">{body}</svg>'
    # What lies outside is cut off by the inner element, whatever shape a page gives to the outer one.
    outer = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" aria-hidden="true" focusable="false"'
    return f"<svg {outer}>{inner}"


def without_style(svg: str, *, keeps_description: bool = False) -> str:
    """Return a picture without its own style sheet, for a page that has the same; and without title and description."""
    return (_STYLE if keeps_description else _INSIDE).sub("", svg)


def _bare(items: Sequence[Item], box: Cut) -> Iterator[Item]:
    """Yield what is seen, without attributes, paper, and letters that are small or outside the box."""
    left, top, width, height = box
    for item in items:
        if not isinstance(item, Group):
            is_unread = isinstance(item, Text) and not (
                item.size >= SMALL_TEXT and left <= item.x <= left + width and top <= item.y <= top + height
            )
            is_paper = isinstance(item, Rect) and item.paint.fill == "paper"
            if not (is_unread or is_paper):
                yield item
        elif not item.is_hidden and "data-seat" not in dict(item.attributes):
            yield from _bare(item.items, box)


Prefers = Callable[[str], bool]
"""Whether a move is one that a cover likes to show."""
IsNext = Callable[[int, "Position", "Position"], bool]
"""Whether it is time for another picture: given the moves since the last, and the positions before and after a move."""


def cover_pictures(
    game: Game, *, prefers: Prefers = lambda move: True, is_next: IsNext = lambda n, before, after: True
) -> Iterator[Canvas]:
    """Yield the pictures of a game that is played at random, with moves that *prefers* likes where there are any."""
    # A seat that is not to move is offered nothing.
    return (draw(position, idle_seat(position)) for position in cover_positions(game, prefers, is_next))


def idle_seat(position: Position) -> int | None:
    """Return a seat that is not to move; None, for a spectator, where all are."""
    return next((seat for seat in range(position.seats) if seat not in position.active), None)


def cover_positions(game: Game, prefers: Prefers, is_next: IsNext) -> Iterator[Position]:
    """Yield the positions of the same."""
    rng = generator(SEED)
    position = game.start(seed=SEED)
    while True:
        yield position
        for n in count(1):
            if position.is_over:
                return
            seat = position.active[0]
            moves = position.moves(seat)
            liked = [move for move in moves if prefers(move)] or moves
            before, position = position, position.play(liked[int(pick(rng, len(liked)))], seat)
            if is_next(n, before, position):
                break
