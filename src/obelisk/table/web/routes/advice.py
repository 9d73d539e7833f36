"""What a computer has to say: rules to remember, hints, analysis, and finished games judged move by move."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from obelisk.table.core.state import Table
from obelisk.table.views import advice
from obelisk.table.web.answers import PROBLEMS, SVG, SVG_POLICY, Language, Remembered, as_json, done_for, seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import Code, MoveText, Ply, SeatNumber, TableId
from obelisk.table.workshop.lanes import TOIL

router = APIRouter(prefix="/api/v1", tags=["advice"], responses=PROBLEMS)
MOST_REVIEWS = 200
REVIEWS = Remembered(MOST_REVIEWS)
HINTS, CANDIDATES = 3, 8


@router.get("/tables/{table_id}/lesson", response_model=dict[str, Any])
async def teach(request: Request, table_id: TableId, code: Code) -> Response:
    """Return what the lessons teach about the rule that a refused move broke."""
    table, _ = await seen_table(request, table_id)
    return as_json(await asyncio.to_thread(advice.taught, table, code, language_of(request)))


@router.get("/tables/{table_id}/refusal", response_model=dict[str, Any])
async def judge_try(
    request: Request, table_id: TableId, move: Annotated[MoveText, Query()], seat: SeatNumber | None = None
) -> Response:
    """Return which rule forbids a move of one's own seat, without making it."""
    table, who = await seen_table(request, table_id)
    return as_json(await asyncio.to_thread(advice.refusal, table, who, seat, move))


@router.get("/tables/{table_id}/hint", response_model=dict[str, Any])
async def give_hint(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """Return the three moves that look best: against computers and alone."""
    return await _advise(request, table_id, seat, None, HINTS)


@router.get("/tables/{table_id}/analysis", response_model=dict[str, Any])
async def analyse(
    request: Request, table_id: TableId, ply: Ply | None = None, seat: SeatNumber | None = None
) -> Response:
    """Return the moves of a position with their values: after the game, against computers and alone."""
    return await _advise(request, table_id, seat, ply, CANDIDATES)


async def _advise(request: Request, table_id: str, seat: int | None, ply: int | None, n: int) -> Response:
    table, who = await seen_table(request, table_id)
    question = await asyncio.to_thread(advice.ask, table, who, seat, ply)
    key = ("hint", table.id, table.v, ply, question.seat, n)
    found = await done_for(request, table, TOIL, question.think, n, key=key)
    return as_json(question.answer(found, language_of(request)))


@router.get("/tables/{table_id}/review.json", response_model=dict[str, Any])
async def show_review(request: Request, table_id: TableId) -> Response:
    """Judge every move of a finished game."""
    table, _ = await seen_table(request, table_id)
    return as_json(advice.judged(await _judged(request, table)))


@router.get("/tables/{table_id}/review.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_graph(request: Request, table_id: TableId, language: Language = None, tall: bool = False) -> Response:
    """Draw how the chances went up and down in a finished game."""
    table, _ = await seen_table(request, table_id)
    entries = await _judged(request, table)
    graph = await asyncio.to_thread(advice.graph, table, entries, language or language_of(request), tall=tall)
    return Response(graph, media_type=SVG, headers={"Content-Security-Policy": SVG_POLICY})


async def _judged(request: Request, table: Table) -> list[Any]:
    advice.check_over(table)

    async def make() -> Any:
        return await done_for(request, table, TOIL, advice.judge, table, key=("review", table.id))

    found: list[Any] = await REVIEWS.get(table.id, make)
    return found
