"""What a computer has to say: rules to remember, hints, analysis, and finished games judged move by move."""

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from obelisk.table.core.commands import Help
from obelisk.table.core.refusals import Unavailable
from obelisk.table.core.state import Table
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.views import advice
from obelisk.table.views.lines import Line, check_free
from obelisk.table.views.pictures import Picture
from obelisk.table.web.answers import (
    PROBLEMS,
    SVG,
    SVG_POLICY,
    Language,
    as_json,
    done_for,
    seen_table,
    tables_of,
)
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import Rendering
from obelisk.table.web.schema import Code, MoveText, Ply, SeatNumber, TableId
from obelisk.table.wire import advice as wire
from obelisk.table.workers.lanes import CHECK, DRAW, SLOW

router = APIRouter(prefix="/api/v1", tags=["advice"], responses=PROBLEMS)
MOST_REVIEWS = 200
REVIEWS = LRUCache(MOST_REVIEWS)
HINTS, CANDIDATES = 3, 8
LONGEST_LINE = 200
Moves = Annotated[
    list[MoveText],
    Query(alias="move", default_factory=list, max_length=LONGEST_LINE, description="from there on, never played"),
]


def _line(moves: Moves, ply: Ply | None = None, seat: SeatNumber | None = None) -> Line:
    return Line(ply, tuple(moves), seat)


Tried = Annotated[Line, Depends(_line)]


@router.get("/tables/{table_id}/lesson", response_model=wire.Taught)
async def teach(request: Request, table_id: TableId, code: Code) -> Response:
    """Return what the lessons teach about the rule that a refused move broke."""
    table, _ = await seen_table(request, table_id)
    rendering: Rendering = request.app.state.rendering
    facts = (table, code, language_of(request), rendering.page_of_game)
    return as_json(await asyncio.to_thread(advice.taught, *facts))


@router.get("/tables/{table_id}/refusal", response_model=wire.Judged)
async def judge_try(
    request: Request, table_id: TableId, move: Annotated[MoveText, Query()] = "", seat: SeatNumber | None = None
) -> Response:
    """Return which rule forbids a move of one's own seat, without making it; without a move, why it may make none."""
    table, who = await seen_table(request, table_id)
    return as_json(await asyncio.to_thread(advice.refusal, table, who, seat, move))


@router.get("/tables/{table_id}/hint", response_model=wire.Advice)
async def give_hint(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """Return the three moves that look best: against computers and alone."""
    return await _advise(request, table_id, Line(seat=seat), HINTS)


@router.get("/tables/{table_id}/analysis", response_model=wire.Advice)
async def analyse(request: Request, table_id: TableId, line: Tried) -> Response:
    """Return the moves of a position with their values: after the game, against computers and alone."""
    return await _advise(request, table_id, line, CANDIDATES)


async def _advise(request: Request, table_id: str, line: Line, n: int) -> Response:
    table, who = await seen_table(request, table_id)
    question = await done_for(request, table, CHECK, advice.ask, table, who, line, key=None)
    key = ("hint", table.id, table.v, line, question.seat, n)
    found = await done_for(request, table, SLOW, question.think, n, key=key)
    if table.is_solo and not table.is_over:  # what is reached now is not one's own
        await tables_of(request).act(table_id, Help(0), who)
    return as_json(question.answer(found, language_of(request)))


@router.get("/tables/{table_id}/line", response_model=wire.TriedLine)
async def try_line(
    request: Request,
    table_id: TableId,
    line: Tried,
    tall: bool = False,
    groups: bool | None = None,
    near: SeatNumber | None = None,
) -> Response:
    """Draw what would come of moves that were never made, with those that could follow: where advice is given."""
    table, who = await seen_table(request, table_id)
    check_free(table, who)
    wishes = tuple((name, wish) for name, wish in (("groups", groups), ("near", near)) if wish is not None)
    picture = Picture(viewer=None, language=language_of(request), tall=tall, bare=True, switches=wishes)
    key = ("line", picture.key(table), line)
    return as_json(await done_for(request, table, DRAW, line.show, table, picture, key=key))


@router.get("/tables/{table_id}/review.json", response_model=wire.Review)
async def show_review(request: Request, table_id: TableId, after: Ply | None = None) -> Response:
    """Judge every move of a finished game; with `after`, as many of those after it as are judged soon."""
    table, _ = await seen_table(request, table_id)
    found = await _judged(request, table, table.ply if after is None else after + 1)
    return as_json(advice.judged(table, found, after or 0, language_of(request)))


@router.get("/tables/{table_id}/review.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_graph(
    request: Request,
    table_id: TableId,
    language: Language = None,
    tall: bool = False,
    bare: bool = False,
    until: Ply | None = None,
    seat: SeatNumber = 0,
) -> Response:
    """Draw how the chances of a seat went in a finished game, or in its first moves.

    Where the other's are not just the rest, every seat has a curve.
    """
    table, _ = await seen_table(request, table_id)
    found = await _judged(request, table, table.ply if until is None else until)
    shown, language = found.entries[:until], language or language_of(request)
    draw = partial(advice.graph, seat=seat, tall=tall, bare=bare)
    graph = await done_for(request, table, DRAW, draw, table, shown, language, key=None)
    return Response(graph, media_type=SVG, headers={"Content-Security-Policy": SVG_POLICY})


async def _judged(request: Request, table: Table, least: int) -> advice.Judged:
    """Return what is judged of a game, when that are so many moves: one piece of work after the other."""
    position, moves = advice.to_judge(table)
    if tables_of(request).workers.compiling.is_pending(table.game):
        raise Unavailable("problem/compiling")  # as plain Python a whole game would take too long

    async def begin() -> Any:
        return advice.Judged()

    found: advice.Judged = await REVIEWS.get((table.id, moves), begin)
    while len(found.entries) < min(least, table.ply):
        first = len(found.entries)
        task, key = (advice.judge, position, first, found.ahead), ("review", table.id, moves, first)
        found.add(first, await done_for(request, table, SLOW, *task, key=key))
    return found
