"""Daily puzzles: the page of today's, a page for each game and day with its calendar, tries, and what is shared."""

import asyncio
from calendar import Calendar
from datetime import date, timedelta
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from obelisk.errors import BadRequest
from obelisk.puzzles.books import FIRST_DAY, Puzzle, entry_of, first_day, puzzle_of, read_day, today, with_puzzles
from obelisk.table.core.dealing import fresh_secret, id_from
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.features.puzzles import sharing, wire
from obelisk.table.features.puzzles import views as telling
from obelisk.table.features.puzzles.cards import puzzle_png, told_of_puzzle
from obelisk.table.features.puzzles.service import tries_of
from obelisk.table.features.puzzles.slots import script_words
from obelisk.table.features.puzzles.streaks import Streak
from obelisk.table.features.puzzles.tries import Try, spec_for
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, SVG, as_json, done_for, filled, tables_of
from obelisk.table.web.card_pictures import card_picture
from obelisk.table.web.cards import Card, card_for
from obelisk.table.web.identity import called_of, hashed, language_of, person_of, start_session, who_of
from obelisk.table.web.links import home_of
from obelisk.table.web.rendering import words_for, write_page
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import Opening, PuzzleDay, PuzzleGame
from obelisk.table.workers.lanes import DRAW, SLOW, Asker
from obelisk.words import sentence
from obelisk.words.dates import weekdays, write_day, write_month

router = APIRouter(prefix="/api/v1/puzzles", tags=["puzzles"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)
MOST_RANKED = 10
PICTURES = LRUCache(256)
Game = Annotated[PuzzleGame, Path()]
Day = Annotated[PuzzleDay, Path()]
MONTH = "%Y-%m"


def found_puzzle(request: Request, game: str, text: str) -> Puzzle:
    """Return the puzzle of a game and a day, if there is one and its day has come."""
    day = read_day(text)
    if day > today():
        raise Missing("puzzle/not-yet", day=day.isoformat())
    try:
        return puzzle_of(game, day)
    except BadRequest as error:
        raise Missing(error.code, **error.facts) from error


async def _tries(request: Request) -> list[Try]:
    return await in_store(tries_of(request).of, who_of(request).owners)


def _all_of(day: date, language: str) -> list[wire.PuzzleShown]:
    """Return what there is to solve on a day; a game whose puzzle cannot be read here has none."""
    found = []
    for name in with_puzzles():
        try:
            found.append(telling.told(puzzle_of(name, day), language))
        except BadRequest:
            continue
    return found


@router.get("", response_model=wire.PuzzleList)
async def list_puzzles(request: Request, day: Annotated[PuzzleDay | None, Query()] = None) -> Response:
    """List the puzzles of a day, today's by default, each with what the asker's own try has come to; and streaks."""
    chosen = today() if day is None else read_day(day)
    if not FIRST_DAY <= chosen <= today():
        code = "puzzle/not-yet" if chosen > today() else "puzzle/too-early"
        raise Missing(code, day=chosen.isoformat(), first=FIRST_DAY.isoformat())
    found = await asyncio.to_thread(_all_of, chosen, language_of(request))
    tries = await _tries(request)
    own = {one.game: one for one in tries if one.day == chosen}
    overall, by_game = telling.streaks(tries, today())
    return as_json({
        "day": chosen.isoformat(),
        "puzzles": [
            {**each, "try": telling.told_try(own.get(each["game"])), "streak": _streak(by_game.get(each["game"]))}
            for each in found
        ],
        "streak": _streak(overall),
    })  # fmt: skip


def _streak(streak: Streak | None) -> dict[str, int]:
    chosen = streak or Streak()
    return {"now": chosen.now, "longest": chosen.longest}


@router.get("/{game}/{day}", response_model=wire.PuzzlePage)
async def show_puzzle(request: Request, game: Game, day: Day) -> Response:
    """Return what is to be solved, the asker's own try, how many have solved it, and the best of them."""
    puzzle = await asyncio.to_thread(found_puzzle, request, game, day)
    return as_json(await _told(request, puzzle))


async def _told(request: Request, puzzle: Puzzle) -> dict[str, Any]:
    language, tries = language_of(request), await _tries(request)
    own = next((one for one in tries if (one.game, one.day) == (puzzle.game, puzzle.day)), None)
    kept = tries_of(request)
    tried, solved = await in_store(kept.counts, puzzle.game, puzzle.day)
    best = await in_store(kept.best, puzzle.game, puzzle.day, MOST_RANKED)
    _, by_game = telling.streaks(tries, today())
    return {
        **telling.told(puzzle, language),
        "try": telling.told_try(own),
        "streak": _streak(by_game.get(puzzle.game)),
        "tried": tried,
        "solved": solved,
        "best_tries": [
            {"name": one.name, "is_solved": one.is_solved, "points": one.points, "seconds": one.seconds} for one in best
        ],
    }


@router.post("/{game}/{day}/tries", status_code=201, response_model=wire.TryOpened)
async def open_try(request: Request, game: Game, day: Day, form: Opening) -> Response:
    """Open the table of the asker's one try that counts, or one to practise at; whoever comes back finds it again."""
    puzzle = await asyncio.to_thread(found_puzzle, request, game, day)
    tables, who = tables_of(request), who_of(request)
    response = Response(status_code=201)
    session = start_session(request, response)
    own = await in_store(tries_of(request).at, who.owners, game, puzzle.day)
    if not form.practice and own is not None:
        return filled(response, {"id": own.table_id, "is_counted": True})
    if form.practice and (own is None or own.ended_at is None):
        raise Refused("puzzle/try-first")
    request.app.state.openings.count(address_of(request), "table/too-many-tables")
    key, name, is_counted = hashed(fresh_secret()), called_of(request), not form.practice
    # The table's id is the unique key of a try: all devices of a person that ask at once get one table.
    # The server's key keeps others from working it out.
    solver = f"{tables.sessions.key.hex()} {session if (person := person_of(request)) is None else person}"
    table_id = id_from(f"{solver} {game} {puzzle.day}") if is_counted else None
    host = min(who.owners | {session}) if is_counted else session
    spec = spec_for(puzzle, host=host, key=key, name=name, is_counted=is_counted)
    live = await tables.make(spec, table_id)
    return filled(response, {"id": live.table.id, "is_counted": is_counted})


@router.get("/{game}/{day}/share", response_model=wire.PuzzleShare)
async def share(request: Request, game: Game, day: Day) -> Response:
    """Return what the asker may send to friends of a try that is over: text without the solution, and a picture."""
    puzzle, own, streak = await _finished(request, game, day)
    text = sharing.text(puzzle, own, streak, home_of(request), language_of(request))
    base = telling.address_of(puzzle.game, puzzle.day)
    return as_json({"text": text, "svg": f"{base}/card.svg", "png": f"{base}/card.png"})


async def _finished(request: Request, game: str, day: str) -> tuple[Puzzle, Try, int]:
    puzzle = await asyncio.to_thread(found_puzzle, request, game, day)
    tries = await _tries(request)
    own = next((one for one in tries if (one.game, one.day) == (puzzle.game, puzzle.day)), None)
    if own is None or own.ended_at is None:
        raise Refused("puzzle/not-tried")
    _, by_game = telling.streaks(tries, today())
    return puzzle, own, by_game.get(puzzle.game, Streak()).now


@pages.get("/puzzles/{game}/{day}/card.{kind}")
async def card(request: Request, game: Game, day: Day, kind: Literal["svg", "png"]) -> Response:
    """How the asker's try went, as a picture that gives nothing away."""
    puzzle, own, streak = await _finished(request, game, day)
    facts = puzzle, own, streak, language_of(request)
    headers = {"Cache-Control": "private, no-store"}
    if kind == "svg":
        return Response(sharing.card(*facts), media_type=SVG, headers=headers)
    asker = Asker(address_of(request), own.table_id)
    work = (SLOW, sharing.card_png, *facts)
    drawn = await tables_of(request).workers.do(*work, asker=asker, key=("card", own.table_id, facts[2:]))
    return Response(drawn, media_type="image/png", headers=headers)


@pages.get("/puzzles")
async def todays(request: Request) -> HTMLResponse:
    """Today's puzzles, all of them."""
    day, language = today(), language_of(request)
    found = await asyncio.to_thread(_all_of, day, language)
    pictures = await asyncio.to_thread(_pictures, [one["game"] for one in found], day, language)
    tries = await _tries(request)
    overall, by_game = telling.streaks(tries, day)
    page = _write(
        request,
        "puzzles/puzzles.html",
        day=day,
        puzzles=found,
        pictures=pictures,
        mine={one.game: one for one in tries if one.day == day},
        overall=overall,
        by_game=by_game,
        day_text=write_day(day, language),
    )
    start_session(request, page)
    return page


def _pictures(games: list[str], day: date, language: str) -> dict[str, str]:
    return {game: telling.picture(game, day, language) for game in games}


async def _picture(request: Request, game: str, day: date, language: str) -> str:
    """Return the picture of a puzzle for a page, from memory or drawn by another process."""
    facts = (game, day, language)

    async def draw() -> Any:
        return await done_for(request, None, DRAW, telling.picture, *facts, key=("puzzle", facts))

    drawn: str = await PICTURES.get(facts, draw)
    return drawn


@pages.get("/puzzles/{game}")
async def of_game(request: Request, game: Game) -> Response:
    """Today's puzzle of a game."""
    return RedirectResponse(telling.address_of(game, today()), 307)


@pages.get("/puzzles/{game}/{day}")
async def of_day(request: Request, game: Game, day: Day, month: str = "") -> HTMLResponse:
    """The puzzle of a game and a day: the try that counts, practice, how it went, and the days of a month."""
    puzzle = await asyncio.to_thread(found_puzzle, request, game, day)
    language = language_of(request)
    picture = await _picture(request, game, puzzle.day, language)
    told, tries = await _told(request, puzzle), await _tries(request)
    own = next((one for one in tries if (one.game, one.day) == (game, puzzle.day)), None)
    is_done = own is not None and own.ended_at is not None
    shown = _month(month, puzzle.day, first_day(game))
    page = _write(
        request,
        "puzzles/puzzle.html",
        puzzle=told,
        seat=telling.own_seat(puzzle),
        mine=own,
        picture=picture,
        card=_card(request, game, puzzle.day),
        is_today=puzzle.day == today(),
        day_text=write_day(puzzle.day, language),
        line=sharing.result_line(puzzle, own, language) if own is not None and is_done else "",
        pattern=sharing.squares(puzzle, own) if own is not None and is_done else [],
        calendar=await asyncio.to_thread(_calendar, game, shown, tries, language),
        script=script_words(language),
    )
    start_session(request, page)
    return page


def _write(request: Request, template: str, **facts: Any) -> HTMLResponse:
    language = language_of(request)
    words = {**words_for(language, "table/share"), **facts.pop("script", {})}
    return write_page(request, template, clock=sharing.time_line, words=words, **facts)


def _month(text: str, usual: date, first: date) -> date:
    """Return the first day of the month that an address asks for; what makes no sense asks for the usual one."""
    try:
        found = date.fromisoformat(f"{text}-01")
    except ValueError:
        found = usual.replace(day=1)
    return min(max(found, first.replace(day=1)), today().replace(day=1))


def _calendar(game: str, month: date, tries: list[Try], language: str) -> dict[str, Any]:
    """Return the days of a month, week by week, each with its grade and with what one's own try has come to."""
    own = {one.day: one for one in tries if one.game == game}
    before_it, after_it = month - timedelta(days=1), (month + timedelta(days=31)).replace(day=1)
    weeks = [
        [_cell(game, day, own.get(day), language) if day.month == month.month else None for day in week]
        for week in Calendar().monthdatescalendar(month.year, month.month)
    ]
    return {
        "title": write_month(month, language),
        "weekdays": weekdays(language),
        "weeks": weeks,
        "earlier": before_it.strftime(MONTH) if before_it >= first_day(game) else None,
        "later": after_it.strftime(MONTH) if after_it <= today() else None,
    }


def _cell(game: str, day: date, own: Try | None, language: str) -> dict[str, Any]:
    if not first_day(game) <= day <= today():
        return {"day": day, "href": None}
    grade = entry_of(game, day)["grade"]
    done = "" if own is None else "going" if own.ended_at is None else "solved" if own.is_solved else "missed"
    facts = [write_day(day, language), sentence(f"puzzle/grade/{grade}", language)]
    if done:
        facts.append(sentence(f"puzzles/state/{done}", language))
    return {
        "day": day,
        "href": telling.address_of(game, day),
        "grade": grade,
        "done": done,
        "told": " · ".join(facts),
    }


def _card(request: Request, game: str, day: date) -> Card:
    """Return the card of a puzzle: the position in which it begins."""
    told = told_of_puzzle(game, day, language_of(request))
    return card_for(request, picture=f"puzzles/{game}/{day}.png", told=told)


@pages.get("/cards/puzzles/{game}/{day}.png")
async def puzzle_card(request: Request, game: PuzzleGame, day: PuzzleDay) -> Response:
    """The picture of a puzzle's card, if its day has come."""
    found = (await asyncio.to_thread(found_puzzle, request, game, day)).day
    return await card_picture(request, puzzle_png, game, found, key=("puzzle", game, day))
