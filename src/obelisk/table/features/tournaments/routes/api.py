"""The HTTP API of tournaments: announcing, joining, directing, and looking at them."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from obelisk.table.core.refusals import Forbidden
from obelisk.table.features.tournaments import wire
from obelisk.table.features.tournaments.domain.director import Join, Leave
from obelisk.table.features.tournaments.domain.values import CANCELLED, OPEN, OVER, RUNNING, Tournament
from obelisk.table.features.tournaments.routes.schema import Directing, Entering, NewTournament, TournamentId
from obelisk.table.features.tournaments.service import tournaments_of
from obelisk.table.features.tournaments.store.reading import Archive
from obelisk.table.features.tournaments.views import games_csv, listed, shown, standings_csv, summons
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.web.answers import PROBLEMS, as_file, as_json, filled, tables_of, while_here
from obelisk.table.web.identity import (
    check_may_be_rated,
    check_text,
    language_of,
    name_for,
    secret_for,
    start_session,
    who_of,
)
from obelisk.table.web.routes.tables import LONGEST_WAIT, Key, control_of
from obelisk.table.web.safety import address_of

router = APIRouter(prefix="/api/v1", tags=["tournaments"], responses=PROBLEMS)
CSV = "text/csv; charset=utf-8"
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT)]
After = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.post("/tournaments", status_code=201, response_model=wire.TournamentMade)
async def announce(request: Request, form: NewTournament, key: Key = None) -> Response:
    """Announce a tournament, and take part in it if so wished."""
    tournaments = tournaments_of(request)
    check_may_be_rated(request, is_rated=form.rated)
    control = control_of(request, form.clock)
    check_text(request, form.title)
    request.app.state.openings.count(address_of(request), "table/too-many-tables")
    response = Response(status_code=201)
    session, who = start_session(request, response), who_of(request)
    name = name_for(request, response, form.name)
    made = await tournaments.make(form.terms(control), session, name, secret_for(request, key, "a new tournament"))
    if form.plays:
        made = await tournaments.act(made.id, Join(session, name), who.joined_by(session))
    response.headers["Location"] = f"/api/v1/tournaments/{made.id}"
    told = await _shown(request, made, who.joined_by(session))
    return filled(response, {"id": made.id, "link": f"{request.base_url}tournament/{made.id}", "tournament": told})


async def _shown(request: Request, tournament: Tournament, who: Any = None) -> dict[str, Any]:
    now, language = tables_of(request).now(), language_of(request)
    return await in_store(shown, tournament, who or who_of(request), now, language)


@router.get("/tournaments", response_model=wire.TournamentList)
async def list_tournaments(request: Request, mine: bool = False) -> Response:
    """List public tournaments that can be joined, are played, or have ended; with `mine`, one's own."""
    archive, owners = tournaments_of(request).archive, who_of(request).owners
    language = language_of(request)
    rows = await (in_store(archive.of_owners, owners) if mine else in_store(_found, archive))
    return as_json({"tournaments": [listed(one, owners, language) for one in rows]})


@short
def _found(archive: Archive) -> list[Tournament]:
    parts: Sequence[Sequence[str]] = ((OPEN,), (RUNNING,), (OVER, CANCELLED))
    return [one for statuses in parts for one in archive.listed(statuses)]


@router.get("/tournaments/next", response_model=wire.SummonsList)
async def my_next_games(request: Request, wait: Wait = 0, seen: Annotated[str, Query(max_length=400)] = "") -> Response:
    """Tell where the asker is awaited in tournaments; with `wait` and the tables `seen`, as soon as that changes."""
    tournaments, who = tournaments_of(request), who_of(request)
    found = await _summons(request)
    told = {str(one["table"]) for one in found}
    if wait and told == set(seen.split()) and who.owners:
        rows = await in_store(tournaments.archive.of_owners, who.owners, (OPEN, RUNNING))
        await _wait(request, {one.id: one.v for one in rows}, wait)
        found = await _summons(request)
    return as_json({"games": found})


async def _summons(request: Request) -> list[wire.Summons]:
    archive, who = tournaments_of(request).archive, who_of(request)
    rows = await in_store(archive.of_owners, who.owners, (RUNNING,))
    now, language = tables_of(request).now(), language_of(request)
    return [one for one in (summons(row, who, now, language) for row in rows) if one is not None]


@router.get("/tournaments/{tournament_id}", response_model=wire.TournamentPage)
async def show(request: Request, tournament_id: TournamentId, after: After = 0, wait: Wait = 0) -> Response:
    """Return where everything stands; with `wait`, as soon as there is more than the change `after`."""
    return as_json(await _shown(request, await looked_at(request, tournament_id, after, wait)))


async def _wait(request: Request, known: dict[str, int], seconds: float) -> None:
    """Wait until one of some tournaments has changed, for as long as somebody wants to know it."""
    await while_here(request, asyncio.ensure_future(tournaments_of(request).changed(known, seconds)))


async def looked_at(request: Request, tournament_id: str, after: int, wait: float) -> Tournament:
    """Return a tournament, as soon as it has changed since, or after so many seconds."""
    tournaments = tournaments_of(request)
    if wait:
        await tournaments.get(tournament_id)
        await _wait(request, {tournament_id: after}, wait)
    return await tournaments.get(tournament_id)


@router.post("/tournaments/{tournament_id}/entrants", status_code=201, response_model=wire.TournamentPage)
async def join(request: Request, tournament_id: TournamentId, form: Entering) -> Response:
    """Take part."""
    tournaments, response = tournaments_of(request), Response(status_code=201)
    found = await tournaments.get(tournament_id)
    check_may_be_rated(request, is_rated=found.terms.rated)
    await _check_welcome(request, found)
    session = start_session(request, response)
    name = name_for(request, response, form.name)
    who = who_of(request).joined_by(session)
    after = await tournaments.act(tournament_id, Join(session, name), who)
    return filled(response, await _shown(request, after, who))


async def _check_welcome(request: Request, tournament: Tournament) -> None:
    """Refuse whoever the organiser does not play with, and who does not play with the organiser."""
    owners = who_of(request).owners
    if not owners or tournament.organiser in owners:
        return
    if await in_store(tables_of(request).gate.is_apart, owners, {tournament.organiser}):
        raise Forbidden("tournament/apart")


@router.delete("/tournaments/{tournament_id}/entrants/me", response_model=wire.TournamentPage)
async def leave(request: Request, tournament_id: TournamentId) -> Response:
    """Take part no more: before it begins as if one had never joined, later all further games are lost."""
    after = await tournaments_of(request).act(tournament_id, Leave(), who_of(request))
    return as_json(await _shown(request, after))


@router.post("/tournaments/{tournament_id}/actions", response_model=wire.TournamentPage)
async def direct(request: Request, tournament_id: TournamentId, form: Directing) -> Response:
    """Start it, begin the next round, decide a game, remove somebody, or cancel it: for the organiser alone."""
    after = await tournaments_of(request).act(tournament_id, form.command(), who_of(request))
    return as_json(await _shown(request, after))


@router.get("/tournaments/{tournament_id}/standings.csv", response_class=Response)
async def standings_file(request: Request, tournament_id: TournamentId) -> Response:
    """Return the standings as CSV."""
    found = await tournaments_of(request).get(tournament_id)
    text = await asyncio.to_thread(standings_csv, found, language_of(request))
    return as_file(text, CSV, f"standings-{tournament_id}.csv")


@router.get("/tournaments/{tournament_id}/games.csv", response_class=Response)
async def games_file(request: Request, tournament_id: TournamentId) -> Response:
    """Return all games as CSV."""
    found = await tournaments_of(request).get(tournament_id)
    text = await asyncio.to_thread(games_csv, found, language_of(request))
    return as_file(text, CSV, f"games-{tournament_id}.csv")


@router.get("/tournaments/{tournament_id}/tournament.json", response_model=wire.TournamentFile)
async def whole_file(request: Request, tournament_id: TournamentId) -> Response:
    """Return standings and games as a file of JSON."""
    told = await _shown(request, await tournaments_of(request).get(tournament_id))
    answer = as_json({name: value for name, value in told.items() if name not in ("you", "now", "v")})
    answer.headers["Content-Disposition"] = f'attachment; filename="tournament-{tournament_id}.json"'
    return answer
