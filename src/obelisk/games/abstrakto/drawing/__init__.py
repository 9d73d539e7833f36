"""The picture of Abstrakto: the board with its tiles and areas, and beside or below it the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.authoring import LETTERS
from obelisk.authoring.drawing import HEAD, HINT, Canvas, Lines, Names, Stroke, draw_head, join, paper, players, theme
from obelisk.games.abstrakto.drawing import panel
from obelisk.games.abstrakto.drawing.areas import inset
from obelisk.games.abstrakto.drawing.panel import CARD, CARD_GAP, actions_height, draw_actions, draw_card
from obelisk.games.abstrakto.drawing.scene import PASS, Area, Table, Tile
from obelisk.games.abstrakto.drawing.text import table_lines
from obelisk.games.abstrakto.drawing.tiles import Frame, draw_area_sign, draw_last, draw_tile
from obelisk.games.abstrakto.rules.grid import LINES
from obelisk.games.abstrakto.rules.notation import LETTERS as KIND_LETTERS
from obelisk.games.abstrakto.rules.state import SEATS

if TYPE_CHECKING:
    from obelisk.authoring import Position, Step

EDGE, GAP, RULER, PANEL, HALF = 24.0, 28.0, 20.0, 300.0, 38.0
"""The empty edge, the space beside the board, the strip of names, the players' width, how far apart half-lines are."""
BARE_EDGE, BARE_GAP, BARE_HALF = 12.0, 22.0, 46.0
"""The same for a page that says title and turn itself: the board fills what there is."""
TALL_WIDTH, TALL_EDGE, TALL_RULER, TALL_HALF = 390.0, 8.0, 13.5, 23.5
"""A narrow picture is as wide as a telephone, so that letters have their size. A place is as large there as it can be
with the names of the half-lines beyond the tiles."""
BUTTONS, TALL_BUTTONS = 2, 5
"""How many ways to discard stand side by side."""
LESSON_HALF = 26.0
"""How far apart half-lines are in a lesson."""
TALL_MORE = 180.0
"""The room that buttons and the meaning of signs have on a narrow screen: the picture keeps its size without them."""
REACH = LINES + 1
"""How many half-lines wide the board is with what sticks out of it."""


def draw(
    position: Position, seat: int | None, *, language: str, tall: bool, names: Names = (), bare: bool = False
) -> Canvas:
    """Return the picture of what *seat* (None: a spectator) may see; *bare*: without title and whose turn it is."""
    table = Table.of(position, seat, language, names)
    make = _tall if tall else _wide
    return make(table, join(table_lines(position, table)), bare=bare)


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: discard, lay or pass."""
    table = Table.of(position, seat, language)
    if table.offered:
        return table.say("task/lay")
    return table.say("task/pass" if PASS in table.buttons else "task/drop")


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the board, the players and whose turn it is as text."""
    return table_lines(position, Table.of(position, seat, language, names))


def _wide(table: Table, description: str, *, bare: bool) -> Canvas:
    edge, gap, half = (BARE_EDGE, BARE_GAP, BARE_HALF) if bare else (EDGE, GAP, HALF)
    board = REACH * half + RULER
    canvas = paper(edge + board + gap + PANEL + edge, 2 * edge + board, table.title, description)
    draw_board(canvas, table, Frame(edge + RULER + half, edge + (REACH - 1) * half, half))
    x, y = edge + board + gap, edge
    if not bare:
        draw_head(canvas, table, x, y)
        y += HEAD
    for seat in range(SEATS):
        draw_card(canvas, table, seat, x, y, PANEL)
        y += CARD + CARD_GAP
    draw_actions(canvas, table, x, y, PANEL, BUTTONS)
    panel.draw_signs(canvas, table, x, y + actions_height(table, BUTTONS) + 8)
    return canvas


def _tall(table: Table, description: str, *, bare: bool) -> Canvas:
    board = REACH * TALL_HALF + TALL_RULER
    actions, top = actions_height(table, TALL_BUTTONS), TALL_EDGE if bare else TALL_EDGE + HEAD
    canvas = paper(TALL_WIDTH, top + board + CARD_GAP + CARD + TALL_MORE + TALL_EDGE, table.title, description)
    if not bare:
        draw_head(canvas, table, TALL_EDGE, TALL_EDGE)
    draw_board(canvas, table, Frame(TALL_RULER + TALL_HALF, top + (REACH - 1) * TALL_HALF, TALL_HALF), is_tight=True)
    y, room = top + board + CARD_GAP, canvas.width - 2 * TALL_EDGE
    draw_actions(canvas, table, TALL_EDGE, y, room, TALL_BUTTONS)
    y += actions + CARD_GAP if actions else 0
    width = (room - CARD_GAP) / SEATS
    for seat in range(SEATS):
        draw_card(canvas, table, seat, TALL_EDGE + seat * (width + CARD_GAP), y, width)
    panel.draw_signs(canvas, table, TALL_EDGE, y + CARD + CARD_GAP)
    return canvas


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the picture of a lesson: the board, below it what can be chosen, the players, and what signs mean."""
    from obelisk.authoring.drawing import pictures as small

    table = Table.of(position, step.seat, language, players(position.seats, language))
    top, room = small.EDGE + small.HEAD, small.WIDTH - 2 * small.EDGE
    actions = actions_height(table, TALL_BUTTONS)
    cards = top + REACH * LESSON_HALF + RULER + (small.GAP + actions if actions else 0) + small.GAP
    meanings = cards + CARD + CARD_GAP
    height = meanings + panel.signs_height(table) + small.EDGE
    canvas = small.sheet(step, position, language, height, small.described(step, position, language))
    left = (small.WIDTH - REACH * LESSON_HALF + RULER) / 2
    draw_board(canvas, table, Frame(left + LESSON_HALF, top + (REACH - 1) * LESSON_HALF, LESSON_HALF))
    draw_actions(canvas, table, small.EDGE, cards - small.GAP - actions, room, TALL_BUTTONS)
    width = (room - CARD_GAP) / SEATS
    for seat in range(SEATS):
        draw_card(canvas, table, seat, small.EDGE + seat * (width + CARD_GAP), cards, width)
    panel.draw_signs(canvas, table, small.EDGE, meanings)
    return canvas


def draw_board(canvas: Canvas, table: Table, frame: Frame, *, is_tight: bool = False) -> None:
    """Draw the board, from the bottom up: areas, lines, tiles, and what can be clicked."""
    side = (LINES - 1) * frame.half
    canvas.rect(*frame.at(0, LINES - 1), side, side, fill="board")
    for area in table.areas:
        tint = "area-nobody" if area.owner is None else f"area-{area.owner}"
        canvas.polygon([frame.at(*spot) for spot in area.borders[0]], fill=tint)
    for line in range(0, LINES, 2):
        stroke, width = ("quiet", theme.FINE) if line in (0, LINES - 1) else ("line", theme.THIN)
        canvas.line(*frame.at(line, 0), *frame.at(line, LINES - 1), stroke=stroke, stroke_width=width)
        canvas.line(*frame.at(0, line), *frame.at(LINES - 1, line), stroke=stroke, stroke_width=width)
    for tile in table.offered:
        canvas.circle(*frame.at(tile.column, tile.row), frame.half * 0.055, fill="quiet")
    for tile in table.tiles:
        with canvas.group(data_laid=tile.name, data_by=tile.name, role="img", aria_label=table.tile_label(tile)):
            draw_tile(canvas, frame, tile)
    for tile in table.tiles:
        if tile.name == table.view["last"]:
            draw_last(canvas, frame, tile)
    # On the tiles: a small area has no room for its numbers.
    for area in table.areas:
        _area(canvas, table, frame, area)
    _names(canvas, frame, is_tight=is_tight)
    if table.offered:
        _closed(canvas, table, frame)
    for tile in table.offered:
        _place(canvas, table, frame, tile)


def _closed(canvas: Canvas, table: Table, frame: Frame) -> None:
    """Let the other places be clicked as well: whoever tries them is told why nothing can be laid there."""
    free = {tile.name for tile in table.offered}
    every = (Tile(column, row, table.mover) for column in range(LINES) for row in range(LINES))
    for tile in every:
        if tile.name not in free:
            with canvas.group(data_attempt=tile.name):
                canvas.square(*frame.at(tile.column, tile.row), frame.half, fill="board", opacity=0)


def _names(canvas: Canvas, frame: Frame, *, is_tight: bool) -> None:
    size, below, beside = (11.0, 10.5, 0.5) if is_tight else (13.0, 15.0, 4.0)
    for line in range(LINES):
        fill = "quiet" if line % 2 else "ink"
        x, foot = frame.at(line, -1)
        canvas.text(x, foot + below, LETTERS[line], size=size, anchor="middle", fill=fill)
        left, y = frame.at(-1, line)
        canvas.text(left - beside, y + size * 0.35, str(line + 1), size=size, anchor="end", fill=fill)


def _area(canvas: Canvas, table: Table, frame: Frame, area: Area) -> None:
    with canvas.group(data_area=area.name, role="img", aria_label=table.area_label(area)):
        dash, opacity = (frame.half * 0.16, frame.half * 0.12), 1 if table.is_over else 0.6
        style: Stroke = {"stroke_width": frame.half * 0.05, "dash": dash, "opacity": opacity}
        for border in area.borders if area in table.main_areas else []:
            corners = [frame.at(*spot) for spot in inset(border, 0.1)]
            canvas.polygon(corners, fill=None, stroke=theme.seat(area.owner or 0), **style)
        draw_area_sign(canvas, frame, area, shows_tiles=table.is_over)


def _place(canvas: Canvas, table: Table, frame: Frame, tile: Tile) -> None:
    """Let a place be clicked, on the points that are nearer to it than to any other; there the tile appears."""
    half = frame.half
    x, y = frame.at(tile.column, tile.row)
    label = table.say("lay", place=tile.name, kind=table.kind_name(tile.kind))
    of = KIND_LETTERS[tile.kind]
    with canvas.group(data_move=tile.name, data_of=of, role="button", aria_label=label):
        canvas.square(x, y, half, fill="board", opacity=0)
        # What appears is larger than the place, and must not catch clicks that are meant for its neighbours.
        with canvas.group(class_=HINT, data_ghost=tile.name, pointer_events="none"):
            draw_tile(canvas, frame, tile)
