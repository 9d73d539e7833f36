"""The shelf of the home page: for each of the four games a game that was once played, as small pictures in its order.

A picture is a part of the ordinary one, cut to the board; what a page does not need there (names, moves that could be
made) is left out, so that it stays small.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from itertools import count
from threading import Lock
from typing import Any

import obelisk
from obelisk.drawing import draw
from obelisk.drawing.boards import Box
from obelisk.drawing.canvas import HIDDEN, Canvas, Group, Item, Rect, Text
from obelisk.games.microchip.drawing import EDGE, building
from obelisk.games.microchip.drawing.bench import BOARD, GAP, UNIT
from obelisk.games.microchip.drawing.board import draw_board, draw_tray, tray_height, tray_width
from obelisk.games.microchip.drawing.circuit import circuit_of
from obelisk.games.microchip.drawing.panel import HEAD
from obelisk.games.microchip.drawing.scene import Words
from obelisk.games.microchip.puzzles import daily
from obelisk.games.plug_in.drawing import draw_map
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.kernel.chance import generator, pick
from obelisk.position import Position
from obelisk.words import LANGUAGES

FRAMES = 14
"""How many pictures a game on the shelf has."""
GAMES = ("micropul", "abstrakto", "microchip", "plug-in")
"""The games of the shelf, in the order in which they stand there."""
SEED = 8

Cut = tuple[float, float, float, float]
CUTS: dict[str, Cut] = {
    "micropul": (92, 66, 504, 504),
    "abstrakto": (40, 20, 616, 616),
    "microchip": (EDGE, EDGE + HEAD - 26, BOARD, BOARD),
    "plug-in": (-16, 0, 752, 470),
}
"""The part of the picture that shows the board: left, top, width, height. A match is drawn here as its map alone."""
SMALL_TEXT = 16.0
"""Letters that are smaller than this cannot be read on the shelf."""
STEPS = {"micropul": 3, "abstrakto": 1}
"""How many moves lie between two pictures; in a match, all until another tile is chosen or won."""
CHIP_SEED = 25
"""No day's puzzle is dealt with this seed: those are whole dates, so the smallest has five digits."""
CHIP_BOARD = "BYRBRYBGYPPGRPGRPRBBPGYYG"
CHIP_TILES = "B1 BI BL BT BT Y1 YI YL YL YX R1 R1 RL RT RX GI GL GT GT GX PI PL PL PT PX"
CHIP = (
    "a1NE b1NW c1N d1N e1N a2NS b2NS c2NES d2NESW e2NSW a3ES b3NESW c3NSW d3NS e3NS a4NE b4NESW c4NESW d4ESW e4NSW "
    "a5ES b5ESW c5SW d5E e5SW"
)
"""The best that can be built with that seed. The picture is decoration: no solver need be compiled for it."""
_DRAWING = Lock()
"""Nobody draws what another is drawing."""
_STYLE = re.compile(r"<style>.*?</style>\n?", re.DOTALL)
_INSIDE = re.compile(r"<title>.*?</title>\n?|<desc>.*?</desc>\n?|<style>.*?</style>\n?", re.DOTALL)


def frames(game: str) -> tuple[str, ...]:
    """Return the pictures of a game on the shelf, each one SVG element that a page's style sheet colours."""
    with _DRAWING:
        return _frames(game)


@cache
def version(game: str) -> str:
    """Return what names the pictures of a game as they are drawn now, so that a browser asks for new ones."""
    return sha256("".join(frames(game)).encode()).hexdigest()[:10]


def draw_ahead() -> None:
    """Draw everything that the home page shows, so that the first visitor need not wait for it."""
    for game in GAMES:
        version(game)
    puzzle_picture(date.today())  # noqa: DTZ011 (the day where the server stands)


def first(game: str) -> str:
    """Return the picture that stands on the shelf before anything moves: one from the middle of the game."""
    return frames(game)[FRAMES // 2]


def last(game: str) -> str:
    """Return the last picture of a game."""
    return frames(game)[-1]


@lru_cache(maxsize=64)
def puzzle_picture(day: date) -> str:
    """Return the empty board of a day's puzzle, and the tiles to be laid on it."""
    view, words = daily(day).view(0), Words(LANGUAGES[0])
    circuit = circuit_of(view["boards"][0], {}, view["held"][0])
    unit = BOARD / tray_height(1)
    canvas = Canvas(BOARD + GAP + tray_width(unit), BOARD, "", "")
    draw_board(canvas, circuit, 0, 0, UNIT, words, is_mine=True, is_final=False)
    draw_tray(canvas, circuit.left, BOARD + GAP, 0, unit, words, is_mine=True)
    return cut(canvas, (0, 0, canvas.width, canvas.height))


@cache
def _frames(game: str) -> tuple[str, ...]:
    canvases = _builds() if game == "microchip" else map(_of_nobody, _played(game))
    return tuple(cut(canvas, CUTS[game]) for canvas in canvases)


def cut(canvas: Canvas, box: Cut) -> str:
    """Return a part of a picture as decoration: without names, and without what could be clicked."""
    plain = Canvas(canvas.width, canvas.height, "", "")
    plain.items = list(_bare(canvas.items, box))
    body = without_style(plain.svg()).partition(">")[2].strip()
    x, y, width, height = box
    inner = f'<svg viewBox="{x:g} {y:g} {width:g} {height:g}" width="{width:g}" height="{height:g}">{body}</svg>'
    # What lies outside is cut off by the inner element, whatever shape a page gives to the outer one.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" aria-hidden="true" '
        f'focusable="false">{inner}'
    )


def without_style(svg: str, *, keeps_description: bool = False) -> str:
    """Return a picture without its own style sheet, for a page that has the same; and without title and description."""
    return (_STYLE if keeps_description else _INSIDE).sub("", svg)


def _bare(items: Sequence[Item], box: Cut) -> Iterator[Item]:
    """Yield what is seen, without attributes, paper, and letters that are small or outside the box."""
    for item in items:
        if not isinstance(item, Group):
            is_unread = isinstance(item, Text) and (item.size < SMALL_TEXT or not _holds(box, item.x, item.y))
            is_paper = isinstance(item, Rect) and item.paint.fill == "paper"
            if not (is_unread or is_paper):
                yield item
        elif dict(item.attributes).get("class") not in HIDDEN and "data-seat" not in dict(item.attributes):
            yield from _bare(item.items, box)


def _holds(box: Cut, x: float, y: float) -> bool:
    left, top, width, height = box
    return left <= x <= left + width and top <= y <= top + height


def _of_nobody(position: Position) -> Canvas:
    """Return the picture that a seat sees which is not to move: nothing is offered there."""
    idle = next(seat for seat in range(position.seats) if seat not in position.active)
    return _map(position, idle) if position.game.name == "plug-in" else draw(position, idle)


def _map(position: Position, seat: int) -> Canvas:
    """Return the map of a match and nothing beside it, whatever shape the picture of a match has."""
    left, top, width, height = CUTS["plug-in"]
    canvas = Canvas(width, height, "", "")
    # The obelisk stands near the edge of the map's box, and needs some room there.
    draw_map(canvas, match_scene(position, seat, LANGUAGES[0]), Box(0, top, width + 2 * left, height))
    return canvas


def _played(game: str) -> Iterator[Position]:
    """Yield positions of a game between two who play at random, but put as much on the table as they can."""
    rng = generator(SEED)
    position = obelisk.game(game).start(seed=SEED)
    for _ in range(FRAMES):
        yield position
        for n in count(1):
            if position.is_over:
                return
            moves = position.moves()
            laying = [move for move in moves if "@" in move] or moves
            before, position = position, position.play(laying[int(pick(rng, len(laying)))])
            if n == STEPS.get(game) or (game not in STEPS and _map_of(before) != _map_of(position)):
                break


def _map_of(position: Position) -> tuple[Any, Any]:
    """Return what of a match stands on its map."""
    view = position.view()
    return view["tile"], view["cells"]


def _builds() -> Iterator[Canvas]:
    """Yield a microchip tile by tile, until it closes and has light."""
    laid = [(part[:2], part[2:]) for part in CHIP.split()]
    for n in range(FRAMES):
        yield building(CHIP_BOARD, dict(laid[: n * len(laid) // (FRAMES - 1)]), CHIP_TILES.split())
