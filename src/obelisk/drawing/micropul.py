"""The picture of Micropul: the tableau as far as it has grown, and beside or below it the players and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas
from obelisk.drawing.micropul_panel import WIDTH, draw_hand, draw_players, hand_height, players_height
from obelisk.drawing.micropul_scene import BLACK, MIDDLE, Square, Table, bounds, name_of, table_of
from obelisk.drawing.micropul_text import look_at_tile, table_lines
from obelisk.drawing.micropul_tiles import (
    DISC,
    Frame,
    draw_band,
    draw_burst,
    draw_face,
    draw_signs,
    draw_stone,
    draw_tile,
    stone_place,
)
from obelisk.drawing.naming import Names
from obelisk.drawing.textboard import Lines, join
from obelisk.games.micropul.data import CORNER_NAMES

if TYPE_CHECKING:
    from obelisk.position import Position

EDGE, GAP = 24.0, 28.0
RULER = 26.0
"""The breadth of the strips that hold the coordinates."""
LARGEST_TILE, SMALLEST_TILE = 84.0, 40.0
BOARD = 588.0
"""The side of the cloth: tiles get smaller to stay on it, and where the smallest are too large for it, it grows."""
TALL_BOARD = 420.0
"""The same on a narrow screen, where letters would be too small beside a larger one."""
LONG = 2.0
"""Around a tableau that is this many times as long as the cloth, only one free square is drawn on every side."""

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
) -> Canvas:
    """Return the picture; *groups* outlines every group with a stone in its owner's colour (else at the end alone)."""
    table = table_of(position, seat, language, names)
    ground = _ground_for(table, TALL_BOARD if tall else BOARD)
    board_width, board_height = ground.width + RULER, ground.height + RULER
    panel, hand = players_height(table), hand_height(table)
    is_below = tall or board_width > LONG * BOARD
    if tall:
        # The hand comes first: it is what one plays with.
        width = max(board_width, WIDTH) + 2 * EDGE
        hand_at = (EDGE, EDGE + board_height + GAP / 2)
        panel_at = (EDGE, hand_at[1] + (hand + GAP if hand else 0))
        height = panel_at[1] + panel + EDGE
    elif is_below:
        width = max(board_width, (2 * WIDTH + GAP) if hand else WIDTH) + 2 * EDGE
        height = board_height + GAP + max(panel, hand) + 2 * EDGE
        panel_at = (EDGE, EDGE + board_height + GAP)
        hand_at = (EDGE + WIDTH + GAP, panel_at[1])
    else:
        width = board_width + GAP + WIDTH + 2 * EDGE
        height = max(board_height, panel + hand) + 2 * EDGE
        board_height = height - 2 * EDGE
        panel_at = (EDGE + board_width + GAP, EDGE)
        hand_at = (panel_at[0], EDGE + panel)
    board_width = width - 2 * EDGE if is_below else board_width
    canvas = Canvas(width, height, table.title, join(table_lines(position, table)))
    canvas.rect(0, 0, width, height, fill="paper", radius=18)
    draw_tableau(canvas, table, ground, _frame(ground, board_width, board_height), groups=groups)
    draw_players(canvas, table, *panel_at)
    draw_hand(canvas, table, *hand_at)
    return canvas


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the tableau, the hand and the counts as a text board."""
    return table_lines(position, table_of(position, seat, language, names))


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


def _ground_for(table: Table, board: float) -> Ground:
    """Return a cloth of about that side, with the tableau in its middle and at least one free square on every side."""
    left, right, low, high = bounds(table.tiles)
    columns, rows = right - left + 3, high - low + 3
    unit = max(SMALLEST_TILE, min(LARGEST_TILE, board / max(columns, rows)))
    side = 0 if max(columns, rows) * unit > LONG * BOARD else int(board / unit + 0.01)
    return Ground(unit, *_spread(left - 1, right + 1, side), *_spread(low - 1, high + 1, side))


def _spread(first: int, last: int, n: int) -> tuple[int, int]:
    """Return the first and last of at least *n* columns or rows, those given in the middle."""
    spare = max(0, n - (last - first + 1))
    return first - spare // 2, last + spare - spare // 2


def _frame(ground: Ground, width: float, height: float) -> Frame:
    """Return where the cloth lies, in the middle of its part of the picture."""
    spare_x, spare_y = width - RULER - ground.width, height - RULER - ground.height
    return Frame(ground.unit, EDGE + RULER + spare_x / 2, EDGE + spare_y / 2, ground.left, ground.high)


def draw_tableau(canvas: Canvas, table: Table, ground: Ground, frame: Frame, *, groups: bool | None) -> None:
    """Draw the cloth and everything that lies on it, and let be clicked what may be done there."""
    _cloth(canvas, ground, frame)
    for square in table.tiles:
        draw_face(canvas, *frame.corner(square), frame.unit)
    shows_all = table.is_over if groups is None else groups
    for group in table.groups:
        if group.is_closed or (shows_all and any(group.stones)):
            draw_band(canvas, frame, group)
    for square in table.tiles:
        _tile(canvas, table, frame, square)
    for move in table.claims:
        _claim(canvas, table, frame, move)
    for square in table.fitting:
        _open_square(canvas, table, frame, square)


def _cloth(canvas: Canvas, ground: Ground, frame: Frame) -> None:
    """Draw the cloth under the tiles, and the columns and rows at its edges."""
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
    """Draw a laid tile's signs and stones, and what happened to it last."""
    unit, face = frame.unit, table.tiles[square]
    x, y = frame.corner(square)
    with canvas.group(data_laid=name_of(square), role="img", aria_label=table.tile_label(square)):
        if square == table.last:
            gap, side = unit * 0.03, unit * 0.94
            width = max(theme.FINE, unit * 0.045)
            canvas.rect(
                x + gap, y + gap, side, side, fill=None, stroke="tile-last", stroke_width=width, radius=unit * 0.08
            )
        draw_signs(canvas, x, y, unit, face)
        for spot in sorted(table.fired):
            if spot[0] == square:
                with canvas.group(class_="ob-burst"):
                    draw_burst(canvas, *frame.at(spot), unit, is_middle=spot[1] == MIDDLE)
        for stone in table.stones:
            if stone.spot[0] == square:
                on_black = face.signs[stone.spot[1]] == BLACK
                place = stone_place(frame, stone.spot, face)
                draw_stone(canvas, place, unit, stone.owner, on_black=on_black, is_void=stone.is_void)


def _claim(canvas: Canvas, table: Table, frame: Frame, move: str) -> None:
    """Let a whole group be clicked to claim it; under the pointer the stone appears where it would lie."""
    spot = table.claims[move]
    group = next(group for group in table.groups if spot in group.spots)
    face = table.tiles[spot[0]]
    label = table.say("claim", spot=f"{name_of(spot[0])}{CORNER_NAMES[spot[1]]}", n=group.size)
    with canvas.group(data_move=move, role="button", aria_label=label):
        for each in sorted(group.spots):
            canvas.circle(*frame.at(each), frame.unit * DISC, fill="tile", opacity=0)
        with canvas.group(class_=HINT):
            on_black = face.signs[spot[1]] == BLACK
            place = stone_place(frame, spot, face)
            draw_stone(canvas, place, frame.unit, table.seat or 0, on_black=on_black, is_void=False)


def _open_square(canvas: Canvas, table: Table, frame: Frame, square: Square) -> None:
    """Draw a square where a tile of the hand fits, and hidden in it every way to lay one there."""
    unit, layings = frame.unit, table.fitting[square]
    x, y = frame.corner(square)
    numbers = sorted({laying.face.tile for laying in layings})
    label = table.say("open", square=name_of(square), tiles=", ".join(map(str, numbers)))
    with canvas.group(data_square=name_of(square), role="button", aria_label=label):
        inset, side = unit * 0.09, unit * 0.82
        canvas.rect(
            x + inset,
            y + inset,
            side,
            side,
            fill="board",
            stroke="line",
            stroke_width=theme.FINE,
            radius=unit * 0.09,
            dash=(unit * 0.07, unit * 0.09),
        )
        for laying in layings:
            told = table.say("lay", tile=laying.face.tile, square=name_of(square), turn=laying.face.turn)
            attributes = {"data_move": laying.move, "data_of": str(laying.face.tile)}
            with canvas.group(class_=TARGET, **attributes, role="button", aria_label=told):
                draw_tile(canvas, x, y, unit, laying.face)
