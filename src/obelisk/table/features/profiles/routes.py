"""The pages about people: the reader's own profile, and those of accounts."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.results import OUTCOMES, Result, result_of
from obelisk.table.core.summary import Summary
from obelisk.table.features.profiles.cards import person_png
from obelisk.table.features.profiles.views import COMPUTERS, PEOPLE, Filters, Profile, called, profile
from obelisk.table.service.store_threads import in_store
from obelisk.table.store.people import Known
from obelisk.table.views.cards import Told
from obelisk.table.views.viewers import game_title
from obelisk.table.web.answers import count_devices, tables_of
from obelisk.table.web.card_pictures import card_picture
from obelisk.table.web.cards import Card, card_for
from obelisk.table.web.identity import account_of, called_of, language_of, who_of
from obelisk.table.web.rendering import write_page
from obelisk.table.web.slots import Subject, fill, fill_each
from obelisk.words import sentence
from obelisk.words.dates import day_of, write_day, write_month

router = APIRouter(include_in_schema=False)
AGAINST = (COMPUTERS, PEOPLE, *LEVELS)
COLUMN, HEIGHT = 28, 120
"""How wide a column of the graph is with its gap, and how high the highest one."""


def read_filters(request: Request) -> Filters:
    """Return which games an address asks for; what makes no sense there asks for nothing."""
    asked = request.query_params
    page = asked.get("page", "1")
    return Filters(
        game=asked.get("game", "")[:64],
        against=asked.get("against", "") if asked.get("against") in AGAINST else "",
        outcome=asked.get("outcome", "") if asked.get("outcome") in OUTCOMES else "",
        text=asked.get("text", "")[:60],
        page=int(page) if page.isdecimal() and len(page) < 6 else 1,
    )


@router.get("/me")
async def my_profile(request: Request) -> HTMLResponse:
    """What whoever asks has played, with all that is theirs alone."""
    people, who, account = tables_of(request).people, who_of(request), account_of(request)
    known = None if account is None else await in_store(people.find, account.name)
    games = await in_store(people.finished, who.owners)
    name = called_of(request) or sentence("profile/nobody", language_of(request))
    return await _profile_page(request, name, who.owners, games, known=known, is_own=True)


@router.get("/people/{name:path}")
async def somebodys_profile(request: Request, name: str) -> HTMLResponse:
    """What an account has played for everybody to see: finished games of public tables, and nothing else."""
    people, account = tables_of(request).people, account_of(request)
    known = await in_store(people.find, name)
    if known is None:
        raise Missing("account/nobody", name=name[:60])
    is_own = account is not None and account.id == known.account.id
    if known.is_hidden and not is_own:
        raise Forbidden("account/hidden", name=known.account.name)
    games = await in_store(people.finished, known.owners, is_public=True)
    return await _profile_page(request, known.account.name, known.owners, games, known=known, is_own=False)


@router.get("/cards/people/{name:path}.png")
async def person_card(request: Request, name: str) -> Response:
    """The picture of a profile's card; hidden profiles have none."""
    found = await in_store(tables_of(request).people.find, name)
    if found is None or found.is_hidden:
        raise Missing("account/nobody", name=name[:60])
    called = found.account.name
    return await card_picture(request, person_png, called, key=("person", called))


async def _profile_page(
    request: Request, name: str, owners: Collection[str], games: Sequence[Summary], *, known: Known | None, is_own: bool
) -> HTMLResponse:
    language, filters = language_of(request), read_filters(request)
    results = [found for found in (result_of(table, owners) for table in games) if found is not None]
    others = {seat.owner for one in results for seat in one.opponents if seat.owner is not None}
    names = await in_store(tables_of(request).people.names_of, others)
    found = profile(results, names, filters)
    subject, shown = Subject(name=name, owners=owners, is_own=is_own), [one.table.id for one in found.games]
    return write_page(
        request,
        "profiles/profile.html",
        card=None if is_own or known is None else _card(request, known.account.name),
        name=name,
        is_own=is_own,
        known=known,
        kept="devices" if await count_devices(request) > 1 else "here",
        since=None if known is None else write_day(day_of(known.made_at), language),
        filters=filters,
        has_games=bool(results),
        titles=_titles(results, language),
        against=AGAINST,
        outcome_names={each: sentence(f"profile/{each}", language) for each in OUTCOMES},
        outcomes=[each for each in OUTCOMES if any(one.outcome == each for one in results)],
        found=found,
        graph=_graph(found, language),
        sections=await fill(request, "profile", subject),
        games=[_line(one, names, language) for one in found.games],
        results_beside=await fill_each(request, "profile_result", subject, shown),
        links_beside=await fill_each(request, "profile_link", subject, shown),
        scores=[(game_title(one.game, language), one, write_day(day_of(one.at), language)) for one in found.scores],
        page_link=lambda page: _address(request, page),
    )


def _card(request: Request, name: str) -> Card:
    told = Told(name, sentence("preview/person/about", language_of(request), name=name), name)
    return card_for(request, picture=f"people/{name}.png", told=told, kind="profile")


def _titles(results: Sequence[Result], language: str) -> dict[str, str]:
    """Return the titles of all games that somebody has played, in their order."""
    named = {game: game_title(game, language) for game in {one.table.game for one in results}}
    return dict(sorted(named.items(), key=lambda each: each[1]))


def _line(one: Result, names: dict[str, str], language: str) -> dict[str, Any]:
    points = one.table.ending.points if one.table.ending is not None else None
    return {
        "id": one.table.id,
        "outcome": one.outcome,
        "game": one.table.game,
        "opponents": [
            {
                "name": called(seat, names),
                "has_account": seat.owner in names,
                "level": None if seat.owner else seat.level,
            }
            for seat in one.opponents
        ],
        "points": [points[one.seat], *(each for seat, each in enumerate(points) if seat != one.seat)]
        if points is not None and any(points)
        else [],
        "moves": one.table.ply,
        "day": write_day(day_of(one.table.touched), language),
    }


def _graph(found: Profile, language: str) -> dict[str, Any]:
    """Return where everything stands in the graph: for each column its place, and three parts on top of each other."""
    most = max((column.tally.played for column in found.columns), default=0) or 1
    columns = []
    for number, column in enumerate(found.columns):
        bottom, parts = HEIGHT, []
        for outcome in ("lost", "drawn", "won"):
            height = round(HEIGHT * getattr(column.tally, outcome) / most)
            bottom -= height
            parts.append({"outcome": outcome, "y": bottom, "height": height})
        when = _period(found.unit, column.begins, language)
        columns.append({"x": number * COLUMN, "parts": parts, "told": when, "tally": column.tally})
    return {"columns": columns, "width": max(1, len(columns)) * COLUMN, "height": HEIGHT, "most": most, "wide": COLUMN}


def _period(unit: str, begins: date, language: str) -> str:
    if unit == "month":
        return write_month(begins, language, is_whole=False)
    return write_day(begins, language)


def _address(request: Request, page: int) -> str:
    return str(request.url.include_query_params(page=page).replace(scheme="", netloc=""))
