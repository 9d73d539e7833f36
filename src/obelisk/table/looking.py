"""Looking at a table by HTTP: its picture, its text board, its record, advice, reviews, the workbench."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from obelisk import catalogue, drawing
from obelisk.arena.review import draw as draw_review
from obelisk.arena.review import review
from obelisk.errors import UnknownGame
from obelisk.games.microchip import GAME, puzzles
from obelisk.table import exits
from obelisk.table.api import PROBLEMS, as_json, tables_of
from obelisk.table.commands import Help, Who
from obelisk.table.dealing import commitment, is_kept
from obelisk.table.forms import Dealing, Laying, Ply, SeatNumber, TableId
from obelisk.table.identity import language_of, who_of
from obelisk.table.offers import others
from obelisk.table.referee import LEVELS, seat_of
from obelisk.table.refusals import Forbidden, Refused
from obelisk.table.state import Table
from obelisk.table.trying import bench_picture, tried_out

router = APIRouter(prefix="/api/v1", tags=["looking"], responses=PROBLEMS)
MOST_PICTURES, MOST_REVIEWS = 2000, 200
SVG = "image/svg+xml"
SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture alone, opened by itself: its own colours, and nothing else."""
Language = Annotated[str | None, Query(pattern="^(en|ja)$")]


class Remembered:
    """What was made lately and may be asked for again, such as pictures: once for each position and pair of eyes."""

    def __init__(self, most: int):
        """Remember so many."""
        self._most = most
        self._kept: OrderedDict[Any, Any] = OrderedDict()

    async def get(self, key: Any, make: Any) -> Any:
        """Return what is remembered under *key*; what is not there yet, *make* makes."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = await make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made


PICTURES, REVIEWS = Remembered(MOST_PICTURES), Remembered(MOST_REVIEWS)


async def seen_table(request: Request, table_id: str) -> tuple[Table, Who]:
    """Return a table as it is on the disk, and who asks."""
    tables = tables_of(request)
    return await tables.settled(await tables.room(table_id)), who_of(request)


@router.get("/games", response_model=dict[str, Any])
def list_games(request: Request) -> Response:
    """List the games that can be played, with their seats and the names in their set-ups."""
    language = language_of(request)
    found = []
    for name in catalogue.names():
        try:
            book = catalogue.game(name)
        except UnknownGame:
            continue
        found.append(
            {
                "name": name,
                "title": book.title.explain(language),
                "seats": list(book.seats),
                "options": list(book.setup.keys),
                "has_solo": book.seats[0] == 1,
                "hides": book.hides,
                "levels": list(LEVELS),
            }
        )
    return as_json({"games": found})


@router.get("/tables/{table_id}/picture.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def show_picture(
    request: Request,
    table_id: TableId,
    ply: Ply | None = None,
    seat: SeatNumber | None = None,
    language: Language = None,
    tall: bool = False,
    bare: Annotated[bool, Query(description="without the game's name and whose turn it is")] = False,
    groups: bool | None = None,
    near: Annotated[SeatNumber | None, Query(description="from whose side the board is seen")] = None,
    v: Annotated[str | None, Query(max_length=16, description="anything; makes addresses differ")] = None,
) -> Response:
    """Draw the position, or an earlier one, as the asker sees it (or as everybody does, after the end)."""
    table, who = await seen_table(request, table_id)
    eye = exits.eye_for(table, who, seat)
    spoken = language or language_of(request)
    known = drawing.switches(table.position)
    asked = {"groups": groups, "near": near}
    options = {name: wish for name, wish in asked.items() if wish is not None and name in known}
    names = exits.names_of(table, spoken)
    is_past = ply is not None and ply < table.ply
    key = (table_id, table.position.history[:ply], eye, spoken, tall, bare, groups, near, table.is_over, names, is_past)

    async def make() -> tuple[str, str]:
        position = await asyncio.to_thread(exits.position_for, table, ply)
        drawn = await asyncio.to_thread(
            exits.picture, table, position, eye, language=spoken, tall=tall, bare=bare, **options
        )
        return drawn, hashlib.sha256(drawn.encode()).hexdigest()[:20]

    # The tag is made of the picture alone: nothing that is hidden may show in it.
    drawn, digest = await PICTURES.get(key, make)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    headers["Content-Security-Policy"] = SVG_POLICY
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type=SVG, headers=headers)


@router.get("/tables/{table_id}/board.txt", response_class=PlainTextResponse)
async def show_text(
    request: Request, table_id: TableId, seat: SeatNumber | None = None, language: Language = None
) -> Response:
    """Write the position as a text board, as the asker sees it."""
    table, who = await seen_table(request, table_id)
    eye = exits.eye_for(table, who, seat)
    board = await asyncio.to_thread(exits.text_board, table, eye, language or language_of(request))
    return PlainTextResponse(board, headers={"Cache-Control": "private, no-store"})


@router.get("/tables/{table_id}/takeback", response_model=dict[str, Any] | None)
async def tell_takeback(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """Tell whether the asker's last move can be taken back now, and why not; what the snapshot says as `takeback`."""
    table, who = await seen_table(request, table_id)
    eye = exits.eye_for(table, who, seat)
    return as_json(await asyncio.to_thread(exits.takeback, table, who, eye, language_of(request)))


@router.get("/tables/{table_id}/record.json", response_model=dict[str, Any])
async def show_record(request: Request, table_id: TableId) -> Response:
    """Return the record of the game; of one that hides something, when it is over."""
    table, _ = await seen_table(request, table_id)
    name = f'attachment; filename="{table.game}-{table.id}.json"'
    return as_json(exits.record_of(table), {"Content-Disposition": name})


@router.get("/tables/{table_id}/championship.json", response_model=dict[str, Any])
async def show_championship(request: Request, table_id: TableId) -> Response:
    """Return the record of the championship up to this game."""
    table, _ = await seen_table(request, table_id)
    written = await asyncio.to_thread(exits.championship_record, table)
    name = f'attachment; filename="championship-{table.id}.json"'
    return as_json(written, {"Content-Disposition": name})


def check_advice(table: Table, who: Who, seat: int | None) -> int | None:
    """Return the seat to advise, or refuse where advice would be unfair to somebody."""
    if table.is_over:
        return seat
    own = seat_of(table, who, seat)
    if others(table, own):
        raise Forbidden("table/no-advice")
    return own


@router.get("/tables/{table_id}/hint", response_model=dict[str, Any])
async def give_hint(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """Return the three moves that look best: against computers and alone."""
    return await _advice(request, table_id, seat, None, 3)


@router.get("/tables/{table_id}/analysis", response_model=dict[str, Any])
async def analyse(
    request: Request, table_id: TableId, ply: Ply | None = None, seat: SeatNumber | None = None
) -> Response:
    """Return the moves of a position with their values: after the game, against computers and alone."""
    return await _advice(request, table_id, seat, ply, 8)


async def _advice(request: Request, table_id: str, seat: int | None, ply: int | None, n: int) -> Response:
    table, who = await seen_table(request, table_id)
    asked = check_advice(table, who, seat)
    position = await asyncio.to_thread(exits.position_for, table, ply)
    active = position.active
    chosen = asked if asked in active else (active[0] if active and (table.is_over or not table.hides) else None)
    if chosen is None:
        return as_json({"ply": len(position.history), "seat": None, "candidates": []})
    found = await asyncio.wrap_future(tables_of(request).computers.advise(position, chosen, n))
    language = language_of(request)
    for candidate in found:
        candidate["why"] = candidate["reason"][language] if candidate["reason"] else None
    return as_json({"ply": len(position.history), "seat": chosen, "candidates": found})


@router.get("/tables/{table_id}/review.json", response_model=dict[str, Any])
async def show_review(request: Request, table_id: TableId) -> Response:
    """Judge every move of a finished game."""
    table, _ = await seen_table(request, table_id)
    entries = await _reviewed(request, table)
    return as_json({"moves": [entry.as_json() for entry in entries]})


@router.get("/tables/{table_id}/review.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_graph(request: Request, table_id: TableId, language: Language = None) -> Response:
    """Draw how the chances went up and down in a finished game."""
    table, _ = await seen_table(request, table_id)
    entries = await _reviewed(request, table)
    spoken = language or language_of(request)
    names = exits.names_of(table, spoken)
    graph = await asyncio.to_thread(lambda: draw_review(table.position, entries, spoken, names).svg())
    return Response(graph, media_type=SVG, headers={"Content-Security-Policy": SVG_POLICY})


async def _reviewed(request: Request, table: Table) -> list[Any]:
    if not table.is_over:
        raise Refused("table/not-over")

    async def make() -> Any:
        return await asyncio.wrap_future(tables_of(request).computers.work(review, table.position))

    found: list[Any] = await REVIEWS.get(table.id, make)
    return found


@router.post("/tables/{table_id}/bench", response_model=dict[str, Any])
async def try_out(request: Request, table_id: TableId, form: Laying) -> Response:
    """Try something out on a seat's workbench. Nobody else learns of it, and it is no part of the game.

    What lies there is kept for the seat; a layout that comes with the request is only tried, and not kept.
    """
    table, who = await seen_table(request, table_id)
    seat = seat_of(table, who, form.seat)
    lies = await asyncio.to_thread(tables_of(request).reader.layout, table_id, seat)
    helps = not others(table, seat) or table.is_over
    language = language_of(request)
    arguments = (table.position, seat, lies if form.layout is None else form.layout, form.word, form.rest)
    done = await asyncio.to_thread(lambda: tried_out(*arguments, language=language, helps=helps))
    if form.layout is None and table.has_begun and done.bench.text != lies:
        await tables_of(request).lay_down(table_id, seat, done.bench.text)
    if done.tells_all:
        await tables_of(request).act(table_id, Help(seat), who)
    shown = (table, seat, done.bench)
    svg = await asyncio.to_thread(lambda: bench_picture(*shown, language=language, tall=form.tall))
    return as_json(
        {
            "svg": svg,
            "layout": done.bench.text,
            "is_due": done.bench.is_due,
            "move": done.move,
            "told": "\n".join("".join(text for text, _ in spans) for spans in done.told),
            "cell": done.cell,
            "doubt": done.bench.doubt(done.move, language) if done.move else None,
            "words": dict(done.bench.words(language)),
        }
    )


@router.get("/tables/{table_id}/scores", response_model=dict[str, Any])
async def list_scores(request: Request, table_id: TableId) -> Response:
    """List the best scores of games alone with the same set-up, once this one is over; and the highest there is."""
    table, _ = await seen_table(request, table_id)
    if not table.is_over:
        raise Refused("table/not-over")
    best = await asyncio.to_thread(tables_of(request).scores.best, table.position)
    shown = [{"rank": one.rank, "name": one.name, "points": one.points, "date": one.date} for one in best]
    is_puzzle = table.game == GAME.name and len(table.seats) == 1
    optimum = await asyncio.to_thread(lambda: puzzles.optimum(table.position_at(0)).score) if is_puzzle else None
    day = puzzles.day_of(table.made["options"].get("seed")) if is_puzzle else None
    return as_json({"scores": shown, "optimum": optimum, "day": None if day is None else day.isoformat()})


@router.post("/verify", response_model=dict[str, Any])
def verify(form: Dealing) -> Response:
    """Check that a set-up and its salt have the hash that was shown before the game."""
    is_good = is_kept(form.hash, form.setup, form.salt)
    return as_json({"is_kept": is_good, "hash": commitment(form.setup, form.salt)})
