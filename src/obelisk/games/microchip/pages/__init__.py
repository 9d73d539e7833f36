"""The pages that Microchip brings to the table: every day's puzzle, with its best scores and the days before it."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from obelisk.drawing.canvas import Canvas
from obelisk.drawing.covers import cut
from obelisk.errors import ObeliskError
from obelisk.games.microchip import GAME, puzzles
from obelisk.games.microchip.drawing.bench import BOARD, GAP, UNIT
from obelisk.games.microchip.drawing.board import draw_board, draw_tray, tray_side
from obelisk.games.microchip.drawing.scene import Words, circuit_of
from obelisk.rulebook.pages import Card
from obelisk.words import LANGUAGES, Message

if TYPE_CHECKING:
    from obelisk.arena.scores import Score
    from obelisk.position import Position
    from obelisk.rulebook.pages import Pages

FIRST = date(2026, 1, 1)
"""The first day that has a page; a terminal has puzzles for every day."""
SHOWN_DAYS = 7
MOST_SCORES = 10


def add(pages: Pages) -> None:
    """Add the puzzle's pages, its card on the home page, and what is said of a puzzle that was built."""
    pages.add_folder(Path(__file__).parent)
    pages.add_link("/puzzle", "daily/nav")
    pages.add_card(_card)
    pages.add_score_facts(score_facts)

    def today(request: Request, day: str | None = None) -> Response:
        """Today's puzzle; a day that is named has a page of its own."""
        if day is not None:
            return RedirectResponse(f"/puzzle/{day[:10]}" if day[:10].replace("-", "").isdigit() else "/puzzle")
        return _page(pages, request, _today())

    def of_day(request: Request, day: str) -> Response:
        """The puzzle of a day that has come."""
        try:
            chosen = date.fromisoformat(day)
        except ValueError:
            return _refused(pages, request, GAME.message("puzzle/date", given=day[:20]))
        if not FIRST <= chosen <= _today():
            code = "daily/not-yet" if chosen > FIRST else "daily/too-early"
            return _refused(pages, request, GAME.message(code, day=chosen, first=FIRST))
        return _page(pages, request, chosen)

    pages.router.add_api_route("/puzzle", today)
    pages.router.add_api_route("/puzzle/{day}", of_day)


def _refused(pages: Pages, request: Request, told: Message) -> Response:
    answer: Response = pages.refuse(request, told.explain(pages.language_of(request)))
    return answer


def _page(pages: Pages, request: Request, day: date) -> Response:
    now = _today()
    latest = min(now, day + timedelta(days=SHOWN_DAYS // 2))
    days = [latest - timedelta(days=n) for n in range(SHOWN_DAYS + 1)]
    others = [one for one in days if one >= FIRST and one != day]
    facts = {"day": day, "is_today": day == now, "days": others, "scores": _best(pages, request, day)}
    shown: dict[str, Any] = {**facts, "seed": puzzles.seed_of(day), "picture": puzzle_picture(day)}
    words, own_words = ("new", "table/share"), ("daily",)
    page: Response = pages.write(request, "puzzle.html", words=words, own_words=own_words, **shown)
    return page


def _best(pages: Pages, request: Request, day: date) -> list[Score]:
    """Return the best scores of a day; where their file cannot be read, the puzzle is there all the same."""
    try:
        return pages.scores_of(request).best(puzzles.daily(day), MOST_SCORES)
    except ObeliskError:
        return []


def _card() -> Card:
    day = _today()
    return Card("card.html", {"picture": puzzle_picture(day), "today": day.isoformat()})


@lru_cache(maxsize=64)
def puzzle_picture(day: date) -> str:
    """Return the empty board of a day's puzzle, and the tiles to be laid on it."""
    view, words = puzzles.daily(day).view(0), Words(LANGUAGES[0])
    circuit = circuit_of(view["boards"][0], {}, view["held"][0])
    unit = BOARD / tray_side(1)
    canvas = Canvas(BOARD + GAP + tray_side(unit), BOARD, "", "")
    draw_board(canvas, circuit, 0, 0, UNIT, words, is_mine=True, is_final=False)
    draw_tray(canvas, circuit.left, BOARD + GAP, 0, unit, words, is_mine=True)
    return cut(canvas, (0, 0, canvas.width, canvas.height))


def score_facts(position: Position, options: dict[str, Any], language: str) -> dict[str, Any]:
    """Return what is known of a circuit that was built alone: the best there is, and the day whose puzzle it was."""
    best = puzzles.optimum(position).score
    day = puzzles.day_of(options.get("seed"))
    if day is None or position.result is None:
        return {"optimum": best}
    facts = {"day": day, "points": position.result.points[0], "best": best}
    share = {
        "told": GAME.message("daily/share/text", **facts).explain(language),
        "href": f"/puzzle/{day}",
        "name": GAME.message("daily/best").explain(language),
        "key": f"puzzle-done:{day}",
        "done": GAME.message("daily/reached", **facts).explain(language),
    }
    return {"optimum": best, "day": day.isoformat(), "share": share}


def _today() -> date:
    return date.today()  # noqa: DTZ011 (the day where the server stands)
