"""The pages of tournaments: all of them, a new one, and each with its standings and games."""

import asyncio
from collections.abc import Collection
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from obelisk.drawing import covers
from obelisk.players.levels import STRENGTHS
from obelisk.table.feature import is_offered
from obelisk.table.features.tournaments.cards import told_of_tournament, tournament_png
from obelisk.table.features.tournaments.domain.rounds import is_complete
from obelisk.table.features.tournaments.domain.values import CANCELLED, OPEN, OVER, RUNNING, Tournament
from obelisk.table.features.tournaments.routes.api import After, Wait, looked_at
from obelisk.table.features.tournaments.routes.schema import TournamentId
from obelisk.table.features.tournaments.service import tournaments_of
from obelisk.table.features.tournaments.store.reading import Archive
from obelisk.table.features.tournaments.views import cross_table, listed, shown
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.views.snapshots import describe_clock
from obelisk.table.web import choices
from obelisk.table.web.answers import SVG, tables_of
from obelisk.table.web.card_pictures import card_picture
from obelisk.table.web.cards import Card, card_for
from obelisk.table.web.clock_form import offered_clocks
from obelisk.table.web.identity import called_of, language_of, start_session, who_of
from obelisk.table.web.links import home_of, is_reached, qr_svg
from obelisk.table.web.rendering import words_for, write_page
from obelisk.table.web.schema import MOST_POINTS
from obelisk.words import sentence

router = APIRouter(include_in_schema=False)


@router.get("/tournaments")
async def all_tournaments(request: Request) -> HTMLResponse:
    """One's own tournaments, those that can be joined, those that are played, and those that have ended."""
    facts = await in_store(_listed, tournaments_of(request).archive, who_of(request).owners, language_of(request))
    return write_page(request, "tournaments/list.html", **facts)


@short
def _listed(archive: Archive, owners: Collection[str], language: str) -> dict[str, Any]:
    kinds = {"open": (OPEN,), "running": (RUNNING,), "over": (OVER, CANCELLED)}
    rows = {name: archive.listed(statuses) for name, statuses in kinds.items()}
    rows["mine"] = archive.of_owners(owners, (OPEN, RUNNING))
    return {name: [listed(one, owners, language) for one in each] for name, each in rows.items()}


@router.get("/tournaments/new")
def new_tournament(request: Request) -> HTMLResponse:
    """What is played, how, and by how many: then the tournament is announced."""
    tournaments_of(request)
    games = [choices.offered(game.name) for game in choices.shelf_first() if game.seats[1] > 1]
    asked = request.query_params.get("game", "")
    chosen = next((game for game in games if game.name == asked), games[0])
    page = write_page(
        request,
        "tournaments/new.html",
        game=chosen,
        games=games,
        picture=covers.plate(chosen.name),
        levels=list(STRENGTHS),
        clocks=offered_clocks(request.app.state.settings),
        most_points=MOST_POINTS,
        has_ratings=is_offered(request.app.state.settings, "rated-games"),
        words=words_for(language_of(request), "new/failed"),
    )
    start_session(request, page)
    return page


@router.get("/tournament/{tournament_id}")
async def tournament_page(request: Request, tournament_id: TournamentId) -> HTMLResponse:
    """A tournament: standings, rounds, one's next game, and what its organiser can do."""
    found = await tournaments_of(request).get(tournament_id)
    facts = await in_store(_facts, request, found)
    card = _card(request, found)
    words = words_for(language_of(request))
    page = write_page(request, "tournaments/page.html", card=card, words=words, **facts)
    start_session(request, page)
    return page


def _card(request: Request, tournament: Tournament) -> Card:
    """Return the card of a tournament."""
    return card_for(
        request,
        picture=f"tournament/{tournament.id}.png",
        told=told_of_tournament(tournament, language_of(request)),
        is_private=not tournament.terms.is_public,
        version=tournament.v,
    )


@router.get("/cards/tournament/{tournament_id}.png")
async def tournament_card(request: Request, tournament_id: TournamentId) -> Response:
    """The picture of a tournament's card."""
    found = await tournaments_of(request).get(tournament_id)
    told = await asyncio.to_thread(told_of_tournament, found, language_of(request))
    facts = found.terms.game, told.title, told.about
    return await card_picture(request, tournament_png, *facts, key=("tournament", *facts))


@router.get("/tournament/{tournament_id}/part")
async def tournament_part(
    request: Request, tournament_id: TournamentId, after: After = 0, wait: Wait = 0
) -> HTMLResponse:
    """The inside of its page, as soon as something has happened since the change `after`."""
    found = await looked_at(request, tournament_id, after, wait)
    if found.v <= after:
        return HTMLResponse("", 204, headers={"Cache-Control": "no-store"})
    facts = await in_store(_facts, request, found)
    rendering = request.app.state.rendering
    part = rendering.our_part("tournaments/part.html", language_of(request), **facts, called=called_of(request))
    return HTMLResponse(part, headers={"Cache-Control": "no-store"})


@short
def _facts(request: Request, found: Tournament) -> dict[str, Any]:
    """Return what the template needs."""
    language = language_of(request)
    told = shown(found, who_of(request), tables_of(request).now(), language)
    for each in told["games"]:
        for game in each["games"]:
            game["seats_all"] = list(range(len(game["players"])))
    own = told["you"]["game"]
    return {
        "t": told,
        "clock": describe_clock(found.terms.clock, language) or sentence("page/clock/none", language),
        "running": len(found.unfinished),
        "is_last": is_complete(found),
        "byes": found.rounds[-1].byes if found.rounds else (),
        "others": [told["entrants"][one]["name"] for one in own["others"]] if own else [],
        "breaks": [_tie_break(name, language) for name in told["tie_breaks"]],
        "cross": cross_table(found),
        "link": f"{home_of(request)}tournament/{found.id}",
        "is_reached": is_reached(request),
    }


def _tie_break(name: str, language: str) -> dict[str, str]:
    """Return what a tie-break is called, in a column too, and what it counts."""
    return {
        "name": name,
        "title": sentence(f"tournament/tie-break/{name}", language),
        "short": sentence(f"tournament/tie-break/{name}/short", language),
        "about": sentence(f"tournament/tie-break/{name}/about", language),
    }


@router.get("/tournament/{tournament_id}/qr.svg")
def qr_code(request: Request, tournament_id: TournamentId) -> Response:
    """The link of a tournament, for a telephone's camera."""
    tournaments_of(request)
    drawn = qr_svg(f"{home_of(request)}tournament/{tournament_id}")
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "private, max-age=3600"})
