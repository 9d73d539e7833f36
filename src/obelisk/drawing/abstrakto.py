"""The picture of Abstrakto: the board with its tiles and areas, and beside or below it the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from obelisk.drawing import theme
from obelisk.drawing.abstrakto_areas import inset
from obelisk.drawing.abstrakto_panel import (
    CARD_GAP,
    HEAD,
    actions_height,
    cards_height,
    draw_actions,
    draw_card,
    draw_head,
    draw_signs,
    signs_height,
)
from obelisk.drawing.abstrakto_scene import Area, Table, Tile, table_of
from obelisk.drawing.abstrakto_text import table_lines
from obelisk.drawing.abstrakto_tiles import Frame, draw_area_sign, draw_last, draw_tile, tint
from obelisk.drawing.canvas import HINT, Canvas
from obelisk.drawing.naming import Names
from obelisk.drawing.textboard import Lines, join
from obelisk.games.abstrakto.grid import LINES
from obelisk.games.abstrakto.state import SEATS
from obelisk.games.geometry import LETTERS

if TYPE_CHECKING:
    from obelisk.position import Position

EDGE, GAP, RULER, PANEL = 24.0, 28.0, 20.0, 300.0
HALF, TALL_EDGE, TALL_HALF = 38.0, 14.0, 28.0
"""How far apart half-lines are, and the empty edge; on a narrow screen letters are large beside the board."""
TALL_RIM = 3.0
"""The empty edge beside the board there. With it a place is 24 pixels wide on a screen of 390: a finger finds it."""
BUTTONS, TALL_BUTTONS = 2, 5
"""How many ways to discard stand side by side."""
REACH = LINES + 1
"""How many half-lines wide the board is with what sticks out of it."""


def draw(position: Position, seat: int | None, *, language: str, tall: bool, names: Names = ()) -> Canvas:
    """Return the picture of what *seat* (None: a spectator) may see."""
    table = table_of(position, seat, language, names)
    make = _tall if tall else _wide
    return make(table, join(table_lines(position, table)))


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the board, the players and whose turn it is as text."""
    return table_lines(position, table_of(position, seat, language, names))


def _wide(table: Table, description: str) -> Canvas:
    """Draw the players to the right of the board."""
    board = REACH * HALF + RULER
    canvas = _paper(table, description, EDGE + board + GAP + PANEL + EDGE, 2 * EDGE + board)
    _board(canvas, table, Frame(EDGE + RULER + HALF, EDGE + (REACH - 1) * HALF, HALF))
    x, y = EDGE + board + GAP, EDGE
    draw_head(canvas, table, x, y)
    y += HEAD
    for seat in range(SEATS):
        draw_card(canvas, table, seat, x, y, PANEL)
        y += cards_height(is_side_by_side=False) / SEATS
    draw_actions(canvas, table, x, y, PANEL, BUTTONS)
    draw_signs(canvas, table, x, y + actions_height(table, BUTTONS) + 8)
    return canvas


def _tall(table: Table, description: str) -> Canvas:
    """Draw the players below the board, side by side."""
    board = REACH * TALL_HALF
    signs, actions = signs_height(table), actions_height(table, TALL_BUTTONS)
    height = TALL_EDGE + HEAD + board + GAP / 2 + cards_height(is_side_by_side=True) + TALL_EDGE
    height += sum(part + CARD_GAP for part in (signs, actions) if part)
    canvas = _paper(table, description, board + 2 * TALL_RIM, height)
    x, y = TALL_EDGE, TALL_EDGE
    draw_head(canvas, table, x, y)
    y += HEAD
    _board(canvas, table, Frame(TALL_RIM + TALL_HALF, y + (REACH - 1) * TALL_HALF, TALL_HALF), is_tight=True)
    y += board + GAP / 2
    room = canvas.width - 2 * TALL_EDGE
    width = (room - CARD_GAP) / SEATS
    for seat in range(SEATS):
        draw_card(canvas, table, seat, x + seat * (width + CARD_GAP), y, width)
    y += cards_height(is_side_by_side=True) + CARD_GAP
    draw_actions(canvas, table, x, y, room, TALL_BUTTONS)
    draw_signs(canvas, table, x, y + (actions + CARD_GAP if actions else 0))
    return canvas


def _paper(table: Table, description: str, width: float, height: float) -> Canvas:
    canvas = Canvas(width, height, table.title, description)
    canvas.rect(0, 0, width, height, fill="paper", radius=18)
    return canvas


def _board(canvas: Canvas, table: Table, frame: Frame, *, is_tight: bool = False) -> None:
    """Draw the board, from the bottom up: areas, lines, tiles, and what can be clicked.

    Where it is tight, the names of the half-lines stand where tiles stick out of the board.
    """
    corner = frame.at(0, LINES - 1)
    canvas.rect(*corner, frame.side, frame.side, fill="board")
    for area in table.areas:
        canvas.polygon([frame.at(*spot) for spot in area.borders[0]], fill=tint(area.owner))
    _lines(canvas, frame)
    for tile in table.offered:
        canvas.circle(*frame.at(tile.column, tile.row), frame.half * 0.05, fill="line")
    for area in table.areas:
        _area(canvas, table, frame, area)
    for tile in table.tiles:
        with canvas.group(data_laid=tile.name, role="img", aria_label=table.tile_label(tile)):
            draw_tile(canvas, frame, tile)
    for tile in table.tiles:
        if tile.name == table.view["last"]:
            draw_last(canvas, frame, tile)
    (_names_within if is_tight else _names_outside)(canvas, table, frame)
    for tile in table.offered:
        _place(canvas, table, frame, tile)


def _lines(canvas: Canvas, frame: Frame) -> None:
    """Draw the lines of the board."""
    for line in range(0, LINES, 2):
        is_edge = line in (0, LINES - 1)
        style = {"stroke": "quiet" if is_edge else "line", "stroke_width": 1.75 if is_edge else theme.THIN}
        canvas.line(*frame.at(line, 0), *frame.at(line, LINES - 1), **style)  # type: ignore[arg-type]
        canvas.line(*frame.at(0, line), *frame.at(LINES - 1, line), **style)  # type: ignore[arg-type]


def _names_outside(canvas: Canvas, table: Table, frame: Frame) -> None:
    """Write the names of the half-lines, beyond the tiles that stick out of the board."""
    for line in range(LINES):
        fill = "quiet" if line % 2 else "ink"
        x, foot = frame.at(line, -1)
        canvas.text(x, foot + 15, LETTERS[line], size=13, anchor="middle", fill=fill)
        left, y = frame.at(-1, line)
        canvas.text(left - 4, y + 4.5, str(line + 1), size=13, anchor="end", fill=fill)


def _names_within(canvas: Canvas, table: Table, frame: Frame) -> None:
    """Write the names of the half-lines close to the board: on a tile that sticks out there, but not on its edges."""
    below = {tile.column: tile.owner for tile in table.tiles if tile.row == 0}
    beside = {tile.row: tile.owner for tile in table.tiles if tile.column == 0}
    for line in range(LINES):
        _name(canvas, *frame.at(line, -0.74), LETTERS[line], line, below)
        _name(canvas, *frame.at(-0.74, line), str(line + 1), line, beside)


def _name(canvas: Canvas, x: float, y: float, name: str, line: int, covered: Mapping[int, int]) -> None:
    """Write the name of a half-line; *covered* are those with the middle of a tile there, and whose it is."""
    fill = "quiet" if line % 2 else "ink"
    if line in covered:
        fill = f"{theme.seat(covered[line])}-inlay"
    elif {line - 1, line + 1} & covered.keys():
        return
    canvas.text(x, y + 4.2, name, size=12, anchor="middle", fill=fill)


def _area(canvas: Canvas, table: Table, frame: Frame, area: Area) -> None:
    """Draw the sign of an area, and a dashed border inside the main area."""
    with canvas.group(data_area=area.name, role="img", aria_label=table.area_label(area)):
        for border in area.borders if area in table.main_areas else []:
            canvas.polygon(
                [frame.at(*spot) for spot in inset(border, 0.1)],
                fill=None,
                stroke=theme.seat(area.owner or 0),
                stroke_width=frame.half * 0.05,
                dash=(frame.half * 0.16, frame.half * 0.12),
                opacity=1 if table.is_over else 0.6,
            )
        draw_area_sign(canvas, frame, area)


def _place(canvas: Canvas, table: Table, frame: Frame, tile: Tile) -> None:
    """Let a place be clicked, on the points that are nearer to it than to any other; there the tile appears."""
    half = frame.half
    x, y = frame.at(tile.column, tile.row)
    label = table.say("lay", place=tile.name, kind=table.kind_name(tile.kind))
    with canvas.group(data_move=tile.name, role="button", aria_label=label):
        canvas.rect(x - half / 2, y - half / 2, half, half, fill="board", opacity=0)
        # What appears is larger than the place, and must not catch clicks that are meant for its neighbours.
        with canvas.group(class_=HINT, pointer_events="none"):
            draw_tile(canvas, frame, tile, opacity=0.6)
