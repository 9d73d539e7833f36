"""The page of a day's Microchip puzzle: its board and tiles, the best scores, and the days before it."""

from __future__ import annotations

from datetime import date, timedelta

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from obelisk.errors import ObeliskError
from obelisk.games.microchip import puzzles
from obelisk.storage.scores import Score
from obelisk.table import shelf
from obelisk.table.api import tables_of
from obelisk.table.identity import language_of, start_session
from obelisk.table.state import PERSON
from obelisk.table.writing import words_for, write_page
from obelisk.words import sentence

router = APIRouter(include_in_schema=False)
FIRST = date(2026, 1, 1)
"""The first day that has a page; a terminal has puzzles for every day."""
SHOWN_DAYS = 7
MOST_SCORES = 10


@router.get("/puzzle")
def today(request: Request, day: str | None = None) -> Response:
    """Today's puzzle; a day that is named has a page of its own."""
    if day is not None:
        return RedirectResponse(f"/puzzle/{day[:10]}" if day[:10].replace("-", "").isdigit() else "/puzzle")
    return _page(request, _today())


@router.get("/puzzle/{day}")
def of_day(request: Request, day: str) -> Response:
    """The puzzle of a day that has come."""
    language = language_of(request)
    try:
        chosen = date.fromisoformat(day)
    except ValueError:
        told = sentence("microchip/puzzle/date", language, given=day[:20])
        return write_page(request, "problem.html", 404, told=told)
    if not FIRST <= chosen <= _today():
        code = "page/puzzle/not-yet" if chosen > FIRST else "page/puzzle/too-early"
        return write_page(request, "problem.html", 404, told=sentence(code, language, day=chosen, first=FIRST))
    return _page(request, chosen)


def _page(request: Request, day: date) -> HTMLResponse:
    language, now = language_of(request), _today()
    latest = min(now, day + timedelta(days=SHOWN_DAYS // 2))
    days = [latest - timedelta(days=n) for n in range(SHOWN_DAYS + 1)]
    page = write_page(
        request,
        "puzzle.html",
        day=day,
        is_today=day == now,
        days=[one for one in days if one >= FIRST and one != day],
        seed=puzzles.seed_of(day),
        picture=shelf.puzzle_picture(day),
        scores=_best(request, day),
        nobody=PERSON,
        words=words_for(language, "puzzle", "new"),
    )
    start_session(request, page)
    return page


def _best(request: Request, day: date) -> list[Score]:
    """Return the best scores of a day; where their file cannot be read, the puzzle is there all the same."""
    try:
        return tables_of(request).scores.best(puzzles.daily(day), MOST_SCORES)
    except ObeliskError:
        return []


def _today() -> date:
    return date.today()  # noqa: DTZ011 (the day where the server stands)
