"""The pictures of a lesson: a small part of a game's own picture, with nothing on it that the step is not about.

All are as wide as a telephone can show them with letters that can be read. A game that has no small picture here is
drawn as it is everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from obelisk.drawing import draw, styled
from obelisk.drawing.boards import Box, aspect, draw_board
from obelisk.drawing.canvas import Canvas, Group, Item
from obelisk.drawing.pieces import piece
from obelisk.drawing.scene import scene_of, status, title_of
from obelisk.drawing.textboard import join
from obelisk.games.microchip.drawing import building
from obelisk.games.microchip.drawing.board import draw_tray, tray_height, tray_width
from obelisk.games.microchip.drawing.panel import draw_pool, pool_height
from obelisk.games.microchip.drawing.scene import Table as CircuitTable
from obelisk.games.microchip.drawing.scene import Words
from obelisk.games.microchip.rules.data import BOARD
from obelisk.games.microchip.rules.layouts import read_layout, side_letters
from obelisk.games.micropul.drawing import Ground, draw_tableau
from obelisk.games.micropul.drawing.panel import (
    BUTTON,
    CARD,
    NUMBER,
    draw_buttons,
    draw_card,
    draw_numbered,
    plain_moves,
)
from obelisk.games.micropul.drawing.panel import WIDTH as CARD_WIDTH
from obelisk.games.micropul.drawing.scene import Table, bounds
from obelisk.games.micropul.drawing.tiles import Frame
from obelisk.games.plug_in.drawing import draw_map
from obelisk.games.plug_in.drawing.panel import draw_panel
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.games.plug_in.drawing.text import match_lines
from obelisk.lessons.step import Step
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.position import Position

WIDTH, EDGE, GAP = 480.0, 16.0, 14.0
HEAD = 36.0
"""The height of the line that says whose turn it is."""
RULER, LARGEST_TILE, IN_HAND = 26.0, 92.0, 68.0
PANEL = 452.0
IN_TRAY = 40.0


def picture(step: Step, position: Position, language: str = "en", bench: str = "", *, is_still: bool = False) -> str:
    """Return the picture of a position of a step as SVG, through the eyes of the step's seat.

    A *still* picture has nothing to click, and is much smaller.
    """
    canvas = draw_step(step, position, language, bench)
    if is_still:
        canvas.items = list(_still(canvas.items))
    return canvas.svg()


def _still(items: Iterable[Item]) -> Iterator[Item]:
    """Yield what is seen, without what appears only under a pointer and what says that something can be clicked."""
    for item in items:
        if isinstance(item, Group):
            inner = tuple(_still(item.items))
            given = {name: value for name, value in item.attributes if name not in ("data-move", "data-square")}
            if inner and not item.is_hidden:
                yield Group(tuple({**given, **({"role": "img"} if "role" in given else {})}.items()), inner)
        elif item.paint.opacity > 0:
            yield item


def draw_step(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the same as a canvas."""
    if step.game == "microchip":
        return _microchip(step, position, language, bench)
    if step.game in _DRAWINGS:
        return _DRAWINGS[step.game](step, position, language)
    if position.game.look.drawing is None:
        return _board(step, position, language)
    return draw(position, step.seat, language=language, tall=True, names=_players(position, language))


def _players(position: Position, language: str) -> list[str]:
    """Return what a lesson calls the players: whoever learns counts people from one, not seats from nought."""
    return [sentence("drawing/player", language, n=seat + 1) for seat in range(position.seats)]


def _sheet(step: Step, position: Position, language: str, height: float, description: str) -> Canvas:
    """Return an empty picture with whose turn it is, or how the game ended, at the top."""
    canvas = Canvas(WIDTH, height, title_of(position.game, language), description)
    canvas.rect(0, 0, WIDTH, height, fill="paper", radius=16)
    result = position.result
    x = EDGE
    for seat in position.active if result is None else result.winners:
        piece(canvas, x + 10, EDGE + 10, 9, seat)
        x += 28
    told = status(position, language, _players(position, language))
    if result is None:
        told = sentence("lesson/your-move" if step.seat in position.active else "lesson/others-move", language)
    canvas.text(x, EDGE + 16, told, size=17, fill="quiet")
    return canvas


def _board(step: Step, position: Position, language: str) -> Canvas:
    """Draw a board that is all there is to a game."""
    scene = scene_of(position, step.seat, language, _players(position, language))
    side = WIDTH - 2 * EDGE
    box = Box(EDGE, EDGE + HEAD, side, side * min(aspect(scene), 1.0))
    canvas = _sheet(step, position, language, box.y + box.height + EDGE, _described(step, position, language))
    draw_board(canvas, scene, box)
    return canvas


def _described(step: Step, position: Position, language: str) -> str:
    """Return the picture in words: the text board."""
    return join(styled(position, step.seat, language=language, names=_players(position, language)))


def _match(step: Step, position: Position, language: str) -> Canvas:
    """Draw the map, or while a microgame is played its board."""
    match = match_scene(position, step.seat, language, _players(position, language))
    height, described = PANEL + 2 * EDGE, join(match_lines(match))
    if match.micro is None:
        canvas = _sheet(step, position, language, height, described)
        draw_map(canvas, match, Box(EDGE - 8, EDGE + HEAD, WIDTH - 2 * EDGE + 16, PANEL - HEAD))
        return canvas
    canvas = Canvas(WIDTH, height, match.title, described)
    canvas.rect(0, 0, WIDTH, height, fill="paper", radius=16)
    draw_panel(canvas, match, Box(EDGE, EDGE, WIDTH - 2 * EDGE, PANEL))
    return canvas


def _micropul(step: Step, position: Position, language: str) -> Canvas:
    """Draw the tiles that lie, what the seat has, and its hand in one row."""
    table = Table.of(position, step.seat, language, _players(position, language))
    ground = _ground(table)
    top = EDGE + HEAD + ground.height + RULER + GAP
    buttons = BUTTON + GAP if plain_moves(table) else 0.0
    height = top + CARD + GAP + buttons + IN_HAND + NUMBER + EDGE
    canvas = _sheet(step, position, language, height, _described(step, position, language))
    core = table.say("core", n=table.view["core"])
    canvas.text(WIDTH - EDGE, EDGE + 16, core, size=17, anchor="end", fill="quiet")
    left = (WIDTH - ground.width + RULER) / 2
    frame = Frame(ground.unit, left, EDGE + HEAD, ground.left, ground.high)
    draw_tableau(canvas, table, ground, frame, groups=step.drawn.get("groups"))
    draw_card(canvas, table, step.seat, (WIDTH - CARD_WIDTH) / 2, top)
    top += CARD + GAP
    hand = table.view["hand"]
    pitch = (WIDTH - 2 * EDGE) / max(6, len(hand))
    for place, tile in enumerate(hand):
        middle = WIDTH / 2 + (place + 0.5 - len(hand) / 2) * pitch
        draw_numbered(canvas, table, tile, middle - IN_HAND / 2, top, IN_HAND)
    draw_buttons(canvas, table, (WIDTH - CARD_WIDTH + 18) / 2, top + IN_HAND + NUMBER)
    return canvas


def _ground(table: Table) -> Ground:
    """Return a cloth that has one free square around everything."""
    left, right, low, high = bounds(table.tiles)
    columns = right - left + 3
    unit = min(LARGEST_TILE, (WIDTH - 2 * EDGE - RULER) / columns)
    return Ground(unit, left - 1, right + 1, low - 1, high + 1)


def _microchip(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Draw the pool; or the workbench, when it is time to build."""
    view = position.view(step.seat)
    if view["phase"] == "draft":
        return _draft(step, position, language)
    laid = read_layout(bench) if bench else ()
    tiles = {name: side_letters(sides) for name, sides in zip(BOARD.names, laid, strict=False) if sides}
    return building(view["boards"][step.seat], tiles, view["held"][step.seat], language=language, tall=True)


def _draft(step: Step, position: Position, language: str) -> Canvas:
    """Draw the pool, and below it the tiles that one has taken."""
    table, words = CircuitTable.of(position, step.seat, language, _players(position, language)), Words(language)
    held, width = table.circuit(step.seat).left, WIDTH - 2 * EDGE
    top = EDGE + HEAD + pool_height(table, width) + 2 * GAP
    canvas = _sheet(step, position, language, top + tray_height(IN_TRAY) + EDGE, _described(step, position, language))
    draw_pool(canvas, table, EDGE, EDGE + HEAD, width)
    draw_tray(canvas, held, EDGE, top, IN_TRAY, words, is_mine=False)
    x = EDGE + tray_width(IN_TRAY) + GAP + 4
    canvas.text(x, top + 24, sentence("lesson/your-tiles", language), size=16, weight="bold")
    canvas.text(x, top + 48, words.say("tiles", n=sum(held.values())), size=15, fill="quiet")
    return canvas


_DRAWINGS: dict[str, Callable[[Step, Position, str], Canvas]] = {"plug-in": _match, "micropul": _micropul}
