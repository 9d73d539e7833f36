"""The picture of Microchip: a circuit that everybody builds from a common pool.

While tiles are taken, the pool is at the upper left and the other players below it; one's own board fills the right.
Then the workbench fills the picture, and the others stand in a margin; in the end their boards grow. Alone there is
nothing but the workbench, which is also the picture of a layout in progress (`building_svg`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from obelisk.authoring import sentence
from obelisk.authoring.drawing import (
    HEAD,
    TARGET,
    Box,
    Canvas,
    Lines,
    Names,
    draw_head,
    join,
    paper,
    players,
    status_line,
)
from obelisk.games.microchip.drawing.bench import UNIT, Bench, bench_in_progress, bench_of, bench_size, draw_bench
from obelisk.games.microchip.drawing.board import draw_kind, draw_tray, tray_side
from obelisk.games.microchip.drawing.panel import (
    CARD_GAP,
    CARD_HEAD,
    card_for,
    draw_card,
    draw_name,
    draw_pool,
    pool_height,
)
from obelisk.games.microchip.drawing.scene import Table, Words, circuit_of
from obelisk.games.microchip.drawing.text import circuit_lines, table_lines
from obelisk.games.microchip.rules.layouts import laid_tiles, read_layout

if TYPE_CHECKING:
    from obelisk.authoring import Position, Step

EDGE, TALL_EDGE, GAP = 24.0, 16.0, 28.0
WIDE, WIDER, MANY = 680.0, 850.0, 2
"""The width of the pool and the other players beside one's own board; and what it is for many others."""
MARGIN, WIDE_MARGIN = 220.0, 300.0
"""The width of the other players beside a bench, for one of them and for many."""
LARGEST = 0.72 * UNIT
"""The largest cell of another player's board: one's own is always larger."""
GAP_WORTH = 0.9
TALL_CARD = 300.0
"""The height of another player's card on a narrow screen."""
SAMPLE = 40.0
LESSON_TRAY = 40.0
"""The side of a tile in the tray of a lesson."""


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
    """Return the picture of a position, *bare* without its head; *laid* are the tiles that *seat* tries out."""
    table = replace(Table.of(position, seat, language, names), laid=laid or {})
    described = join(table_lines(position, table))
    if table.seats == 1:
        title, status = ("", "") if bare else (table.title, table.status)
        return _bench_alone(title, status, bench_of(table), described, tall=tall)
    is_building = not table.is_drafting and not table.is_over and table.seat is not None
    canvas = (_tall if tall else _building if is_building else _wide)(table, described, bare=bare)
    if bare:
        _samples(canvas, table)
    return canvas


def _samples(canvas: Canvas, table: Table) -> None:
    """Add, not seen, what was taken, each kind with its move: a page shows it where moves are named."""
    for tile in sorted({tile for held in table.view["held"] for tile in held}):
        with canvas.group(class_=TARGET, data_by=f"take {tile}"):
            canvas.rect(0, 0, SAMPLE, SAMPLE, fill="graphite", radius=SAMPLE * 0.2)
            draw_kind(canvas, 0, 0, SAMPLE, tile)


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: take a tile, or build."""
    return sentence(f"microchip/drawing/task/{position.view(seat)['phase']}", language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the pool, the boards and the tiles as a text board."""
    return table_lines(position, Table.of(position, seat, language, names))


def building_svg(board: str, tiles: Mapping[str, str], held: Iterable[str], **options: Any) -> str:
    """Return the picture of a layout in progress: what is closed has light, what is loose or wrong is marked.

    *board* are the 25 letters of a board, *tiles* the sides of the tile on each cell used (`{"a1": "NE"}`), and *held*
    the names of all tiles held. Cells carry `data-cell`, the tiles that are not laid `data-tile`; a layout that may
    be handed in has a button with its move. The options are those of `building`.
    """
    return building(board, tiles, held, **options).svg()


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
    head, described = words.say("workbench") if title is None else title, join(circuit_lines(circuit, words))
    return _bench_alone(head, "", bench_in_progress(circuit, words), described, tall=tall)


def building_text(board: str, tiles: Mapping[str, str], held: Iterable[str], *, language: str = "en") -> str:
    """Return a layout in progress as a text board."""
    return join(building_lines(board, tiles, held, language=language))


def building_lines(board: str, tiles: Mapping[str, str], held: Iterable[str], *, language: str = "en") -> Lines:
    """Return the same as lines of (text, name of a style)."""
    return circuit_lines(circuit_of(board, tiles, held), Words(language))


def _building(table: Table, described: str, *, bare: bool) -> Canvas:
    """Return the picture of those who build: the bench as one has it alone, and the others in the margin."""
    width, height = bench_size(is_beside=True)
    head, others = 0.0 if bare else HEAD, MARGIN if len(table.others) < MANY else WIDE_MARGIN
    size = width + GAP + others + 2 * EDGE, head + CARD_HEAD + height + 2 * EDGE
    canvas = paper(*size, table.title, described)
    if not bare:
        draw_head(canvas, table, EDGE, EDGE)
    _hero(canvas, table, EDGE, EDGE + head, is_beside=True)
    top = EDGE + head
    _cards(canvas, table, Box(EDGE + width + GAP, top, others, size[1] - EDGE - top))
    return canvas


def _wide(table: Table, described: str, *, bare: bool) -> Canvas:
    bench_width, bench_height = bench_size(is_beside=False)
    height = CARD_HEAD + bench_height + 2 * EDGE
    others = WIDER if len(table.others) >= MANY else WIDE
    canvas = paper(others + GAP + bench_width + 2 * EDGE, height, table.title, described)
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


def _hero(canvas: Canvas, table: Table, x: float, y: float, *, is_beside: bool = False) -> None:
    facts = {"data_seat": str(table.hero), "data_place": "own"}
    with canvas.group(**facts, role="group", aria_label=table.card(table.hero)):
        draw_name(canvas, table, table.hero, x, y - 6)
        draw_bench(canvas, bench_of(table), x, y + CARD_HEAD, is_beside=is_beside)


def _cards(canvas: Canvas, table: Table, box: Box) -> None:
    """Draw the other players in as many columns as make their boards largest; a gap in the last row must pay."""
    n, cards = len(table.others), {}
    for columns in range(1, n + 1):
        rows = math.ceil(n / columns)
        width = (box.width - (columns - 1) * CARD_GAP) / columns
        cards[columns] = card_for(width, (box.height - (rows - 1) * CARD_GAP) / rows, LARGEST)
    columns = max(cards, key=lambda across: cards[across].unit * (GAP_WORTH if n % across else 1))
    card = cards[columns]
    for place, seat in enumerate(table.others):
        row, column = divmod(place, columns)
        x, y = box.x + column * (card.width + CARD_GAP), box.y + row * (card.height + CARD_GAP)
        draw_card(canvas, table, seat, x, y, card)


def _tall(table: Table, described: str, *, bare: bool) -> Canvas:
    """Return the picture for a narrow screen: first what there is to click, then one's own board, then the others.

    It keeps its size: when the pool is gone, the others' boards have its room.
    """
    width, bench_height = bench_size(is_beside=False)
    n, pool = len(table.others), pool_height(table, width) + CARD_GAP
    head, card = 0.0 if bare else HEAD, card_for(width, TALL_CARD, LARGEST)
    height = head + pool + CARD_HEAD + bench_height + GAP + n * (card.height + CARD_GAP) - CARD_GAP + 2 * TALL_EDGE
    if not table.is_drafting:
        card, pool = card_for(width, card.height + pool / n, LARGEST), 0.0
    step = card.height + CARD_GAP
    canvas = paper(width + 2 * TALL_EDGE, height, table.title, described)
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
    canvas = paper(width + 2 * edge, height + head + 2 * edge, title, described)
    if title:
        canvas.text(edge, edge + 24, title, size=26, weight="bold")
        status_line(canvas, edge, edge + 52, (), below)
    draw_bench(canvas, bench, edge, edge + head, is_beside=not tall)
    return canvas


def _pool_and_bench(table: Table, described: str) -> Canvas:
    """Return what somebody looks at who tries tiles while others are still to be taken."""
    width, bench_height = bench_size(is_beside=False)
    pool = pool_height(table, width) + CARD_GAP
    canvas = paper(width + 2 * TALL_EDGE, pool + bench_height + 2 * TALL_EDGE, table.title, described)
    draw_pool(canvas, table, TALL_EDGE, TALL_EDGE, width)
    draw_bench(canvas, bench_of(table), TALL_EDGE, TALL_EDGE + pool, is_beside=False)
    return canvas


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the small picture of a lesson: the pool and what one has taken, the workbench to build on, or both."""
    from obelisk.authoring.drawing import pictures as small

    view = position.view(step.seat)
    if view["phase"] != "draft":
        tiles = laid_tiles(read_layout(bench)) if bench else {}
        return building(view["boards"][step.seat], tiles, view["held"][step.seat], language=language, tall=True)
    table = Table.of(position, step.seat, language, players(position.seats, language))
    if step.tried is not None:
        tried = replace(table, laid=laid_tiles(read_layout(bench)) if bench else {})
        return _pool_and_bench(tried, small.described(step, position, language))
    held, width, x = table.circuit(step.seat).left, small.WIDTH - 2 * small.EDGE, small.EDGE
    top = small.EDGE + small.HEAD + pool_height(table, width) + 2 * small.GAP
    described = small.described(step, position, language)
    canvas = small.sheet(step, position, language, top + tray_side(LESSON_TRAY) + small.EDGE, described)
    draw_pool(canvas, table, x, small.EDGE + small.HEAD, width)
    with canvas.group(data_place="own"):
        draw_tray(canvas, held, x, top, LESSON_TRAY, table.words, is_mine=False)
    x += tray_side(LESSON_TRAY) + small.GAP + 4
    canvas.text(x, top + 24, sentence("lesson/your-tiles", language), size=16, weight="bold")
    canvas.text(x, top + 48, table.say("tiles", n=sum(held.values())), size=15, fill="quiet")
    return canvas
