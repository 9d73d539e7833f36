"""The pages about people: one's own profile and those of accounts, account and settings, and joining with a device."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.results import OUTCOMES, Result, result_of
from obelisk.table.core.summary import Summary
from obelisk.table.features.accounts.devices import code_of
from obelisk.table.features.accounts.routes.accounts import devices_of
from obelisk.table.features.accounts.service import device_links_of
from obelisk.table.features.profiles.cards import person_png
from obelisk.table.features.profiles.views import COMPUTERS, PEOPLE, Filters, Profile, called, profile
from obelisk.table.features.puzzles.routes import overview
from obelisk.table.features.puzzles.service import tries_of
from obelisk.table.features.ratings.ladder import strength_of
from obelisk.table.features.ratings.service import ratings_of
from obelisk.table.features.ratings.store import Rated
from obelisk.table.features.ratings.views import curve, told
from obelisk.table.features.studies.routes.studies import studies_of
from obelisk.table.features.studies.store import Listed
from obelisk.table.features.tournaments.domain.values import MINUTE, OPEN, OVER, RUNNING
from obelisk.table.features.tournaments.service import tournaments_of
from obelisk.table.features.tournaments.views import listed, title_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Known
from obelisk.table.views.cards import Told
from obelisk.table.views.viewers import game_title
from obelisk.table.web.answers import tables_of
from obelisk.table.web.cards import Card, card_for, card_picture
from obelisk.table.web.identity import account_of, called_of, hashed, language_of, start_session, who_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.words import sentence
from obelisk.words.dates import day_of, write_day, write_month

SETTINGS = ("push", "mail", "feed")
"""What the account's page says of games that wait for one."""
router = APIRouter(include_in_schema=False)
MOST_TOURNAMENTS = 20
AGAINST = (COMPUTERS, PEOPLE, *LEVELS)
FEW_STUDIES = 10
"""So many studies a profile shows, those that changed last."""
CURVE = (160, 44)
"""How wide and how high the line of a rating is."""
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
    _check_profiles(request)
    people, who, account = tables_of(request).people, who_of(request), account_of(request)
    known = None if account is None else await in_store(people.find, account.name)
    games = await in_store(people.finished, who.owners)
    name = called_of(request) or sentence("page/profile/nobody", language_of(request))
    return await _profile_page(request, name, who.owners, games, known=known, is_own=True)


@router.get("/people/{name:path}")
async def somebodys_profile(request: Request, name: str) -> HTMLResponse:
    """What an account has played for everybody to see: finished games of public tables, and nothing else."""
    _check_profiles(request)
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


def _check_profiles(request: Request) -> None:
    if not request.app.state.settings.profiles:
        raise Missing("account/no-profiles")


async def _profile_page(
    request: Request, name: str, owners: Collection[str], games: Sequence[Summary], *, known: Known | None, is_own: bool
) -> HTMLResponse:
    language, filters = language_of(request), read_filters(request)
    results = [found for found in (result_of(table, owners) for table in games) if found is not None]
    others = {seat.owner for one in results for seat in one.opponents if seat.owner is not None}
    names = await in_store(tables_of(request).people.names_of, others)
    history = await in_store(_history, request, owners)
    studies = await in_store(_studies, request, owners, is_own)
    changes = {one.table_id: told(one.after, one.before)["change"] for rated in history.values() for one in rated}
    found = profile(results, names, filters)
    tournaments = await in_store(_tournaments, request, owners, is_own=is_own)
    return write_page(
        request,
        "profiles/profile.html",
        card=None if is_own or known is None else _card(request, known.account.name),
        name=name,
        is_own=is_own,
        known=known,
        kept="devices" if await devices_of(request) > 1 else "here",
        since=None if known is None else write_day(day_of(known.made_at), language),
        filters=filters,
        has_games=bool(results),
        titles=_titles(results, language),
        against=AGAINST,
        outcome_names={each: sentence(f"page/profile/{each}", language) for each in OUTCOMES},
        outcomes=[each for each in OUTCOMES if any(one.outcome == each for one in results)],
        found=found,
        graph=_graph(found, language),
        ratings=[_rating(game, rated, language) for game, rated in history.items()],
        curve_size=CURVE,
        games=[{**_line(one, names, language), "change": changes.get(one.table.id)} for one in found.games],
        scores=[(game_title(one.game, language), one, write_day(day_of(one.at), language)) for one in found.scores],
        studies=[
            (game_title(one.game, language), one, write_day(day_of(one.changed_at), language))
            for one in studies[:FEW_STUDIES]
        ],
        has_more_studies=len(studies) > FEW_STUDIES,
        tournaments=tournaments,
        page_link=lambda page: _address(request, page),
        puzzles=await _puzzles(request, owners),
    )


async def _puzzles(request: Request, owners: Collection[str]) -> dict[str, Any] | None:
    """Return what somebody has made of daily puzzles; nothing where the host does without them."""
    if not request.app.state.settings.puzzles:
        return None
    tries = await in_store(tries_of(request).of, owners)
    return overview(tries, language_of(request))


@short
def _tournaments(request: Request, owners: Collection[str], *, is_own: bool) -> list[dict[str, Any]]:
    """Return the tournaments that somebody has played in, the latest first; others see public ones that have ended."""
    if not request.app.state.settings.tournaments:
        return []
    found = tournaments_of(request).archive.of_owners(owners)
    shown = (
        one for one in found if one.entrant_of(owners) and (is_own or (one.terms.is_public and one.status == OVER))
    )
    return [listed(one, owners, language_of(request)) for one in shown][:MOST_TOURNAMENTS]


@short
def _studies(request: Request, owners: Collection[str], is_own: bool) -> list[Listed]:
    """Return the studies of somebody, for others the public ones; none where the host does without."""
    if not request.app.state.settings.studies:
        return []
    return studies_of(request).of(owners, is_public=not is_own)


def _card(request: Request, name: str) -> Card:
    told = Told(name, sentence("preview/person/about", language_of(request), name=name), name)
    return card_for(request, picture=f"people/{name}.png", told=told, kind="profile")


@short
def _history(request: Request, owners: Collection[str]) -> dict[str, list[Rated]]:
    """Return the rated games of somebody, the most played first; none where the host does without ratings."""
    if not request.app.state.settings.ratings:
        return {}
    found = ratings_of(request).games_of(owners)
    return dict(sorted(found.items(), key=lambda each: -len(each[1])))


def _rating(game: str, rated: Sequence[Rated], language: str) -> dict[str, Any]:
    """Return how the rating of a game stands and went, and the first level that is stronger."""
    now = rated[-1].after
    stronger = (level for level in LEVELS if strength_of(game, level).rating > now.rating)
    level = next(stronger, None)
    return {
        **told(now),
        "title": game_title(game, language),
        "game": game,
        "n": len(rated),
        "curve": curve([rated[0].before, *(one.after.rating for one in rated)], *CURVE),
        "level": level,
        "strength": None if level is None else round(strength_of(game, level).rating),
    }


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


@router.get("/account")
def account_page(request: Request) -> HTMLResponse:
    """Sign in, or open an account; one's name, devices, and everything that is kept."""
    language = language_of(request)
    words = {
        **words_for(language, "account", "table/invite"),
        **own_words_for(language, "correspondence", "holiday"),
        **own_words_for(language, "notifications", *SETTINGS),
    }
    words |= own_words_for(language, "moderation", "list")
    page = write_page(request, "accounts/account.html", words=words)
    start_session(request, page)
    return page


@router.get("/join/{secret}")
async def join_page(request: Request, secret: str) -> HTMLResponse:
    """Ask whether this device shall be that of whoever has made the link; nothing happens before they say so."""
    if not request.app.state.settings.devices:
        raise Missing("account/no-devices")
    tables = tables_of(request)
    found = await in_store(device_links_of(request).look, hashed(secret), tables.now())
    facts: dict[str, Any] = {"secret": secret, "code": code_of(secret), "name": found.name, "device": found.device}
    facts["minutes"] = max(0, tables.now() - found.made_at) // MINUTE
    own = frozenset[str]() if account_of(request) is not None else who_of(request).owners - found.owners
    facts["games"] = len(await in_store(tables.people.all_tables, own)) if own else 0
    tournaments = await in_store(tournaments_of(request).archive.of_owners, own, (OPEN, RUNNING))
    twice = [one for one in tournaments if len(one.entrants_of(own | found.owners)) > 1]
    facts["tournaments"] = [title_of(one, language_of(request)) for one in twice]
    return write_page(request, "accounts/join.html", words=words_for(language_of(request), "join"), **facts)
