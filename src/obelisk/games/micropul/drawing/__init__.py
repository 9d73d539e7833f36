"""The picture of Micropul: the tableau as far as it has grown, and beside or below it the players and the hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from obelisk.authoring import sentence
from obelisk.authoring.drawing import (
    HINT,
    TARGET,
    Box,
    Canvas,
    Lines,
    Names,
    Outline,
    join,
    paper,
    players,
    shaped,
    theme,
)
from obelisk.games.micropul.drawing import panel, tiles
from obelisk.games.micropul.drawing.panel import WIDTH, draw_hand, draw_players, hand_height, players_height
from obelisk.games.micropul.drawing.scene import BLACK, MIDDLE, STONE, Spot, Square, Table, bounds, name_of, spot_of
from obelisk.games.micropul.drawing.text import look_at_tile, table_lines
from obelisk.games.micropul.drawing.tiles import Frame, draw_stone, draw_tile, stone_place
from obelisk.games.micropul.rules.data import CORNER_NAMES

if TYPE_CHECKING:
    from obelisk.authoring import Position, Step

LONG = 2.0
"""Around a tableau that is this many times as long as the cloth, only one free square is drawn on every side."""


class Layout(NamedTuple):
    """The empty edge, the space between board and panel, the strip of coordinates, and the cloth with its tiles."""

    edge: float
    gap: float
    ruler: float
    board: float
    """The side of the cloth: tiles get smaller to stay on it, and where the smallest are too large for it, it grows."""
    largest: float
    smallest: float


WIDE = Layout(edge=24.0, gap=28.0, ruler=26.0, board=588.0, largest=84.0, smallest=40.0)
BARE = Layout(edge=14.0, gap=22.0, ruler=26.0, board=716.0, largest=104.0, smallest=40.0)
"""For a page that says title and turn itself: the board fills what there is."""
NARROW = Layout(panel.TALL_EDGE, gap=12.0, ruler=20.0, board=panel.TALL_ROOM - 20.0, largest=71.0, smallest=22.0)

LARGEST_IN_LESSON, LESSON_HAND = 92.0, 68.0
"""The largest tile on the table of a lesson, and a tile of the hand there."""

LOOKS = {"tile": look_at_tile}
"""What can be looked at closely at a terminal."""


def draw(
    position: Position,
    seat: int | None,
    *,
    language: str,
    tall: bool,
    names: Names = (),
    groups: bool | None = None,
    bare: bool = False,
) -> Canvas:
    """Return the picture, *bare* without its head; *groups* outlines every group with a stone (None: at the end)."""
    table = replace(Table.of(position, seat, language, names), last_claim=_last_claim(position))
    described = join(table_lines(position, table))
    if tall:
        return _tall(table, described, groups=groups, bare=bare)
    layout = BARE if bare else WIDE
    ground = _ground_for(table, layout)
    if ground.width + layout.ruler > LONG * layout.board:
        return _below(table, described, ground, layout, groups=groups, bare=bare)
    players, hand = players_height(table, bare=bare), hand_height(table)
    edge, board = layout.edge, ground.width + layout.ruler
    width = board + layout.gap + WIDTH + 2 * edge
    height = max(ground.height + layout.ruler, players + hand) + 2 * edge
    canvas = paper(width, height, table.title, described)
    frame = _frame(ground, layout, board, height - 2 * edge)
    draw_tableau(canvas, table, ground, frame, groups=groups)
    draw_players(canvas, table, edge + board + layout.gap, edge, bare=bare)
    draw_hand(canvas, table, edge + board + layout.gap, edge + players)
    return canvas


def _last_claim(position: Position) -> Spot | None:
    move = position.history[-1][1] if position.history else ""
    return spot_of(move.removeprefix(STONE)) if move.startswith(STONE) else None


def _below(table: Table, described: str, ground: Ground, layout: Layout, *, groups: bool | None, bare: bool) -> Canvas:
    edge, hand = layout.edge, hand_height(table)
    width = max(ground.width + layout.ruler, (2 * WIDTH + layout.gap) if hand else WIDTH) + 2 * edge
    below = edge + ground.height + layout.ruler + layout.gap
    canvas = paper(width, below + max(players_height(table, bare=bare), hand) + edge, table.title, described)
    frame = _frame(ground, layout, width - 2 * edge, ground.height + layout.ruler)
    draw_tableau(canvas, table, ground, frame, groups=groups)
    draw_players(canvas, table, edge, below, bare=bare)
    draw_hand(canvas, table, edge + WIDTH + layout.gap, below)
    return canvas


def _tall(table: Table, described: str, *, groups: bool | None, bare: bool) -> Canvas:
    """Draw everything below each other. The hand comes first: it is what one plays with."""
    layout = NARROW
    ground = _ground_for(table, layout)
    width = max(panel.TALL_WIDTH, ground.width + layout.ruler + 2 * layout.edge)
    board = ground.height + layout.ruler
    hand_at = layout.edge + board + layout.gap
    panel_at = hand_at + hand_height(table, tall=True) + layout.gap
    height = panel_at + players_height(table, bare=bare, tall=True)
    width, height = shaped(width, height, _tall_shape(table, bare=bare))
    canvas = paper(width, height, table.title, described)
    frame = _frame(ground, layout, width - 2 * layout.edge, board)
    draw_tableau(canvas, table, ground, frame, groups=groups)
    panel.draw_hand_below(canvas, table, hand_at)
    panel.draw_players_below(canvas, table, panel_at, bare=bare)
    return canvas


def _tall_shape(table: Table, *, bare: bool) -> float:
    """Return how many times as high as wide the picture for a narrow screen is, from the first tile to the last.

    Whoever plays alone may get face-up tiles into the supply: their room is kept at the foot, so that the board does
    not get smaller when the first one comes.
    """
    cloth = NARROW.edge + NARROW.board + NARROW.ruler + NARROW.gap
    hand = hand_height(table, tall=True) - (panel.TALL_SHOWN if table.held["shown"] else 0)
    more = panel.TALL_SHOWN if table.seats == 1 else 0
    return (cloth + hand + more + NARROW.gap + players_height(table, bare=bare, tall=True)) / panel.TALL_WIDTH


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: lay, claim, draw, or nothing but pass."""
    table = Table.of(position, seat, language)
    is_drawing = any(move.startswith("draw") for move in table.moves)
    can = {"lay": bool(table.layings), "claim": bool(table.claims), "draw": is_drawing}
    return table.say(f"task/{'-'.join(kind for kind in can if can[kind]) or 'pass'}")


def switches(position: Position) -> list[str]:
    """Return what a page may let its reader choose: whether claimed groups are outlined."""
    return ["groups"]


def news(position: Position, *, language: str) -> str:
    """Tell that a plus has fired: where turns go round, another one is easily overlooked."""
    is_again = position.seats > 1 and position.history and (position.history[-1][0],) == position.active
    if not is_again:
        return ""
    (seat,) = position.active
    # How many tiles somebody holds is known to all; what fits of them is not.
    must_draw = position.view(None)["hands"][seat] == 0 and all(move == "draw" for move in position.moves(seat))
    return sentence(f"micropul/drawing/{'again-draw' if must_draw else 'again'}", language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the tableau, the hand and the counts as a text board."""
    return table_lines(position, Table.of(position, seat, language, names))


class Ground(NamedTuple):
    """The cloth: the side of a tile, and the first and last column and row that are drawn."""

    unit: float
    left: int
    right: int
    low: int
    high: int

    @property
    def width(self) -> float:
        """How wide it is."""
        return (self.right - self.left + 1) * self.unit

    @property
    def height(self) -> float:
        """How high it is."""
        return (self.high - self.low + 1) * self.unit


def _ground_for(table: Table, layout: Layout) -> Ground:
    """Return the cloth of a layout, with the tableau in its middle and at least one free square on every side."""
    left, right, low, high = bounds(table.tiles)
    columns, rows = right - left + 3, high - low + 3
    # The cloth is filled: its size does not change with every tile.
    unit = max(layout.smallest, layout.board / max(columns, rows, math.ceil(layout.board / layout.largest)))
    side = 0 if max(columns, rows) * unit > LONG * layout.board else int(layout.board / unit + 0.01)
    return Ground(unit, *_spread(left - 1, right + 1, side), *_spread(low - 1, high + 1, side))


def _spread(first: int, last: int, n: int) -> tuple[int, int]:
    """Return the first and last of at least *n* columns or rows, those given in the middle."""
    spare = max(0, n - (last - first + 1))
    return first - spare // 2, last + spare - spare // 2


def _frame(ground: Ground, layout: Layout, width: float, height: float) -> Frame:
    edge, ruler = layout.edge, layout.ruler
    spare_x, spare_y = width - ruler - ground.width, height - ruler - ground.height
    return Frame(ground.unit, edge + ruler + spare_x / 2, edge + spare_y / 2, ground.left, ground.high)


def draw_tableau(canvas: Canvas, table: Table, ground: Ground, frame: Frame, *, groups: bool | None) -> None:
    """Draw the cloth and everything that lies on it, and let be clicked what may be done there."""
    _cloth(canvas, ground, frame)
    for square in table.tiles:
        # Outlines of groups lie between faces and signs: a page that shows a tile elsewhere takes both.
        with canvas.group(data_by=table.laid_by(square)):
            tiles.draw_face(canvas, *frame.corner(square), frame.unit)
    shows_all = table.is_over if groups is None else groups
    for group in table.groups:
        if group.is_closed or (shows_all and any(group.stones)):
            tiles.draw_band(canvas, frame, group)
    for square in table.tiles:
        _tile(canvas, table, frame, square)
    # Where somebody gave up, nothing is counted.
    if table.is_over and table.view["result"]["points"]:
        _points(canvas, table, frame)
    for move in table.claims:
        _claim(canvas, table, frame, move)
    for square in table.fitting:
        _open_square(canvas, table, frame, square)


def _cloth(canvas: Canvas, ground: Ground, frame: Frame) -> None:
    unit = frame.unit
    canvas.rect(frame.x, frame.y, ground.width, ground.height, fill="board", stroke="board-edge", radius=16)
    size = max(12.0, min(14.0, unit * 0.22))
    for column in range(ground.left, ground.right + 1):
        x, _ = frame.corner((column, ground.low))
        canvas.text(x + unit / 2, frame.y + ground.height + 18, str(column), size=size, anchor="middle", fill="quiet")
    for row in range(ground.low, ground.high + 1):
        _, y = frame.corner((ground.left, row))
        canvas.text(frame.x - 8, y + unit / 2 + size * 0.35, str(row), size=size, anchor="end", fill="quiet")


def _tile(canvas: Canvas, table: Table, frame: Frame, square: Square) -> None:
    unit, face = frame.unit, table.tiles[square]
    x, y = frame.corner(square)
    with canvas.group(data_laid=name_of(square), role="img", aria_label=table.tile_label(square)):
        if square == table.last:
            gap, side = unit * 0.03, unit * 0.94
            outline: Outline = {"stroke": "tile-last", "stroke_width": max(theme.FINE, unit * 0.045)}
            canvas.rect(x + gap, y + gap, side, side, fill=None, radius=unit * 0.08, **outline)
        with canvas.group(data_by=table.laid_by(square)):
            tiles.draw_signs(canvas, x, y, unit, face)
        for spot in sorted(table.fired):
            if spot[0] == square:
                with canvas.group(class_="ob-burst"):
                    tiles.draw_burst(canvas, *frame.at(spot), unit, is_middle=spot[1] == MIDDLE)
        for stone in table.stones:
            if stone.spot[0] == square:
                on_black = face.signs[stone.spot[1]] == BLACK
                place = stone_place(frame, stone.spot, face)
                draw_stone(canvas, place, unit, stone.owner, on_black=on_black, is_void=stone.is_void)
                if stone.spot == table.last_claim:
                    with canvas.group(data_last=name_of(square)):
                        width = max(theme.FINE, unit * 0.045)
                        canvas.circle(*place, unit * 0.2, fill=None, stroke="tile-last", stroke_width=width)


def _points(canvas: Canvas, table: Table, frame: Frame) -> None:
    """Write beside each stone what its group has brought at the end; one that two stones hold is crossed out."""
    for stone in table.stones:
        if stone.is_void:
            continue
        group = next(group for group in table.groups if stone.spot in group.spots)
        x, y = stone_place(frame, stone.spot, table.tiles[stone.spot[0]])
        tiles.draw_points(canvas, x, y, frame.unit, stone.owner, group.size if group.is_closed else 0)


def _claim(canvas: Canvas, table: Table, frame: Frame, move: str) -> None:
    """Let a whole group be clicked to claim it; under the pointer the stone appears where it would lie."""
    spot = table.claims[move]
    group = next(group for group in table.groups if spot in group.spots)
    face = table.tiles[spot[0]]
    label = table.say("claim", spot=f"{name_of(spot[0])}{CORNER_NAMES[spot[1]]}", n=group.size)
    # A stone is dear and easily set by mistake: a page asks first.
    facts = {"data_move": move, "data_spot": name_of(spot[0]), "data_of": panel.STONE, "data_ask": "yes"}
    with canvas.group(**facts, role="button", aria_label=label):
        for each in sorted(group.spots):
            canvas.circle(*frame.at(each), frame.unit * tiles.DISC, fill="tile", opacity=0)
        with canvas.group(class_=HINT):
            on_black = face.signs[spot[1]] == BLACK
            place = stone_place(frame, spot, face)
            draw_stone(canvas, place, frame.unit, table.seat or 0, on_black=on_black, is_void=False)


def _open_square(canvas: Canvas, table: Table, frame: Frame, square: Square) -> None:
    """Draw a square where a tile of the hand fits, and hidden in it every way to lay one there."""
    unit, layings = frame.unit, table.fitting[square]
    x, y = frame.corner(square)
    numbers = sorted({laying.face.tile for laying in layings})
    label = table.say("open", square=name_of(square), tiles=numbers)
    with canvas.group(data_square=name_of(square), role="button", aria_label=label):
        outline: Outline = {"stroke": "line", "stroke_width": theme.FINE, "dash": (unit * 0.07, unit * 0.09)}
        inset, side = unit * 0.09, unit * 0.82
        canvas.rect(x + inset, y + inset, side, side, fill="board", radius=unit * 0.09, **outline)
        for laying in layings:
            told = table.say("lay", tile=laying.face.tile, square=name_of(square), turn=laying.face.turn)
            face = laying.face
            attributes = {"data_move": laying.move, "data_of": str(face.tile), "data_angle": str(90 * face.turn)}
            with canvas.group(class_=TARGET, **attributes, role="button", aria_label=told):
                draw_tile(canvas, x, y, unit, laying.face)


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the small picture of a lesson: the tiles that lie, what the seat has, and its hand in one row."""
    from obelisk.authoring.drawing import pictures as small

    table = Table.of(position, step.seat, language, players(position.seats, language))
    left, right, low, high = bounds(table.tiles)
    unit = min(LARGEST_IN_LESSON, (small.WIDTH - 2 * small.EDGE - WIDE.ruler) / (right - left + 3))
    ground = Ground(unit, left - 1, right + 1, low - 1, high + 1)
    top = small.EDGE + small.HEAD + ground.height + WIDE.ruler + small.GAP
    buttons = panel.BUTTON + small.GAP if panel.plain_moves(table) else 0.0
    height = top + panel.CARD + small.GAP + buttons + LESSON_HAND + panel.NUMBER + small.EDGE
    canvas = small.sheet(step, position, language, height, small.described(step, position, language))
    core = table.say("core", n=table.view["core"])
    canvas.text(small.WIDTH - small.EDGE, small.EDGE + 16, core, size=17, anchor="end", fill="quiet")
    x = (small.WIDTH - ground.width + WIDE.ruler) / 2
    frame = Frame(unit, x, small.EDGE + small.HEAD, ground.left, ground.high)
    draw_tableau(canvas, table, ground, frame, groups=step.drawn.get("groups"))
    panel.draw_card(canvas, table, step.seat, (small.WIDTH - WIDTH) / 2, top)
    top += panel.CARD + small.GAP
    hand = table.view["hand"]
    pitch = (small.WIDTH - 2 * small.EDGE) / max(6, len(hand))
    for place, tile in enumerate(hand):
        middle = small.WIDTH / 2 + (place + 0.5 - len(hand) / 2) * pitch
        panel.draw_numbered(canvas, table, tile, middle - LESSON_HAND / 2, top, LESSON_HAND)
    box = Box((small.WIDTH - WIDTH + 18) / 2, top + LESSON_HAND + panel.NUMBER, WIDTH - 18, panel.BUTTON)
    panel.draw_buttons(canvas, table, box)
    return canvas


def spelled(position: Position, cells: Sequence[str]) -> str:
    """Return the move of somebody who clicks on a tile of the hand, and on a square where it does not fit."""
    return "@".join(cells) + "r0"
