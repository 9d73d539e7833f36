"""The picture of Microchip: a circuit that everybody builds from a common pool.

While tiles are taken, the pool is at the upper left and the other players below it; one's own board fills the right.
Then the pool is gone and the others' boards grow. Alone there is nothing but the workbench, which is also the picture
of a layout in progress (`building_svg`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from obelisk.drawing.boards import Box
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import Names
from obelisk.drawing.pieces import status_line
from obelisk.drawing.textboard import Lines, join
from obelisk.games.microchip.drawing.bench import UNIT, Bench, bench_in_progress, bench_of, bench_size, draw_bench
from obelisk.games.microchip.drawing.circuit import circuit_of
from obelisk.games.microchip.drawing.panel import (
    CARD_GAP,
    CARD_HEAD,
    HEAD,
    Card,
    card_for,
    draw_card,
    draw_head,
    draw_name,
    draw_pool,
    pool_height,
)
from obelisk.games.microchip.drawing.scene import Table, Words
from obelisk.games.microchip.drawing.text import circuit_lines, table_lines
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.lessons import Step
    from obelisk.position import Position

EDGE, TALL_EDGE, GAP = 24.0, 16.0, 28.0
WIDE, WIDER, MANY = 680.0, 850.0, 2
"""The width of the pool and the other players beside one's own board; and what it is for many others."""
LARGEST = 0.72 * UNIT
"""The largest cell of another player's board: one's own is always larger."""
GAP_WORTH = 0.9
TALL_CARD = 300.0
"""The height of another player's card on a narrow screen."""


def draw(
    position: Position,
    seat: int | None,
    *,
    language: str,
    tall: bool,
    names: Names = (),
    bare: bool = False,
    laid: Mapping[str, str] | None = None,
) -> Canvas:
    """Return the picture of a position; *laid* are the sides of the tiles that *seat* tries out on its own board.

    A *bare* one leaves out the title and whose turn it is.
    """
    table = replace(Table.of(position, seat, language, names), laid=laid or {})
    described = join(table_lines(position, table))
    if table.seats == 1:
        title, status = ("", "") if bare else (table.title, table.status)
        return _bench_alone(title, status, bench_of(table), described, tall=tall)
    return (_tall if tall else _wide)(table, described, bare=bare)


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: take a tile, or build."""
    is_drafting = position.view(seat)["phase"] == "draft"
    return sentence("microchip/drawing/task/draft" if is_drafting else "microchip/drawing/task/build", language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the pool, the boards and the tiles as a text board."""
    return table_lines(position, Table.of(position, seat, language, names))


def building_svg(
    board: str,
    tiles: Mapping[str, str],
    held: Iterable[str],
    *,
    language: str = "en",
    tall: bool = False,
    title: str | None = None,
) -> str:
    """Return the picture of a layout in progress: what is closed has light, what is loose or wrong is marked.

    *board* are the 25 letters of a board, *tiles* the sides of the tile on each cell used (`{"a1": "NE"}`), and *held*
    the names of all tiles held. Cells carry `data-cell`, the tiles that are not laid `data-tile`; a layout that may
    be handed in has a button with its move.
    """
    return building(board, tiles, held, language=language, tall=tall, title=title).svg()


def building(
    board: str,
    tiles: Mapping[str, str],
    held: Iterable[str],
    *,
    language: str = "en",
    tall: bool = False,
    title: str | None = None,
) -> Canvas:
    """Return the same as a canvas."""
    circuit, words = circuit_of(board, tiles, held), Words(language)
    head = words.say("workbench") if title is None else title
    described = join(circuit_lines(circuit, words))
    bench = bench_in_progress(circuit, words)
    return _bench_alone(head, "", bench, described, tall=tall)


def building_text(board: str, tiles: Mapping[str, str], held: Iterable[str], *, language: str = "en") -> str:
    """Return a layout in progress as a text board."""
    return join(building_lines(board, tiles, held, language=language))


def building_lines(board: str, tiles: Mapping[str, str], held: Iterable[str], *, language: str = "en") -> Lines:
    """Return the same as lines of (text, name of a style)."""
    return circuit_lines(circuit_of(board, tiles, held), Words(language))


def _wide(table: Table, described: str, *, bare: bool) -> Canvas:
    bench_width, bench_height = bench_size(is_beside=False)
    height = CARD_HEAD + bench_height + 2 * EDGE
    others = WIDER if len(table.others) >= MANY else WIDE
    width = others + GAP + bench_width + 2 * EDGE
    canvas = _sheet(width, height, table.title, described)
    top = EDGE
    if not bare:
        draw_head(canvas, table, EDGE, EDGE)
        top += HEAD
    if table.is_drafting:
        draw_pool(canvas, table, EDGE, top, others)
        top += pool_height(table, others) + CARD_GAP
    _cards(canvas, table, Box(EDGE, top, others, height - EDGE - top))
    _hero(canvas, table, EDGE + others + GAP, EDGE)
    return canvas


def _hero(canvas: Canvas, table: Table, x: float, y: float) -> None:
    with canvas.group(data_seat=str(table.hero), role="group", aria_label=table.card(table.hero)):
        draw_name(canvas, table, table.hero, x, y - 6)
        draw_bench(canvas, bench_of(table), x, y + CARD_HEAD, is_beside=False)


def _cards(canvas: Canvas, table: Table, box: Box) -> None:
    """Draw the other players in as many columns as make their boards largest; a gap in the last row must pay."""
    n = len(table.others)
    cards = {columns: _card(n, columns, box) for columns in range(1, n + 1)}
    columns = max(cards, key=lambda across: cards[across].unit * (GAP_WORTH if n % across else 1))
    card = cards[columns]
    for place, seat in enumerate(table.others):
        row, column = divmod(place, columns)
        x, y = box.x + column * (card.width + CARD_GAP), box.y + row * (card.height + CARD_GAP)
        draw_card(canvas, table, seat, x, y, card)


def _card(n: int, columns: int, box: Box) -> Card:
    """Return the largest card of which *n* fit into a box, in so many columns."""
    rows = math.ceil(n / columns)
    width = (box.width - (columns - 1) * CARD_GAP) / columns
    return card_for(width, (box.height - (rows - 1) * CARD_GAP) / rows, LARGEST)


def _tall(table: Table, described: str, *, bare: bool) -> Canvas:
    """Return the picture for a narrow screen: first what there is to click, then one's own board, then the others."""
    width, bench_height = bench_size(is_beside=False)
    pool = pool_height(table, width) + CARD_GAP if table.is_drafting else 0.0
    card = card_for(width, TALL_CARD, LARGEST)
    step = card.height + CARD_GAP
    head = 0.0 if bare else HEAD
    height = head + pool + CARD_HEAD + bench_height + GAP + len(table.others) * step - CARD_GAP + 2 * TALL_EDGE
    canvas = _sheet(width + 2 * TALL_EDGE, height, table.title, described)
    x, y = TALL_EDGE, TALL_EDGE
    if not bare:
        draw_head(canvas, table, x, y)
    y += head
    if table.is_drafting:
        draw_pool(canvas, table, x, y, width)
    y += pool
    _hero(canvas, table, x, y)
    y += CARD_HEAD + bench_height + GAP
    for place, seat in enumerate(table.others):
        draw_card(canvas, table, seat, x, y + place * step, card)
    return canvas


def _bench_alone(title: str, below: str, bench: Bench, described: str, *, tall: bool) -> Canvas:
    """Return the picture of a bench and nothing else but a *title* and what is written *below* it, if there are any."""
    edge = TALL_EDGE if tall else EDGE
    width, height = bench_size(is_beside=not tall)
    head = (HEAD if below else HEAD - 26) if title else 0.0
    canvas = _sheet(width + 2 * edge, height + head + 2 * edge, title, described)
    if title:
        canvas.text(edge, edge + 24, title, size=26, weight="bold")
        status_line(canvas, edge, edge + 52, (), below)
    draw_bench(canvas, bench, edge, edge + head, is_beside=not tall)
    return canvas


def _sheet(width: float, height: float, title: str, described: str) -> Canvas:
    canvas = Canvas(width, height, title, described)
    canvas.rect(0, 0, width, height, fill="paper", radius=18)
    return canvas


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the small picture of a lesson."""
    from obelisk.games.microchip.drawing.lesson import draw_lesson as drawn

    return drawn(step, position, language, bench)
