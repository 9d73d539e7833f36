"""The lobby: who waits for an opponent, a quick game, and what is being played."""

import asyncio
from contextlib import suppress
from secrets import randbits

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from obelisk.table.core.clocks import DAY, Control, is_by_days
from obelisk.table.core.commands import Sit, Who
from obelisk.table.core.dealing import fresh_secret
from obelisk.table.core.opening import TableSpec, by_lot
from obelisk.table.core.refusals import Forbidden, Missing, Refused, Unavailable, Unreadable
from obelisk.table.core.state import OPEN
from obelisk.table.core.summary import Summary
from obelisk.table.feature import is_offered
from obelisk.table.features.lobby import wire
from obelisk.table.service.store_threads import in_store
from obelisk.table.web import choices
from obelisk.table.web.answers import PROBLEMS, filled, tables_of
from obelisk.table.web.clock_form import quick_clocks
from obelisk.table.web.identity import called_of, check_may_be_rated, hashed, language_of, start_session, who_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.routes.tables import check_apart, control_of
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import QuickWish
from obelisk.table.web.slots import fill_now

router = APIRouter(prefix="/api/v1", tags=["lobby"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)
LATELY = 30 * 60 * 1000
"""Whoever has opened a table longer ago may have gone home; who plays by days has time."""
PLAYERS = 2
LOT_BITS = 32
"""Random bits of a lot, which decides the seats and the starter."""


@pages.get("/lobby")
def lobby_page(request: Request) -> HTMLResponse:
    """Who waits, a quick game, and what is being played."""
    games = [choices.offered(game.name) for game in choices.shelf_first()]
    page = write_page(
        request,
        "lobby/lobby.html",
        clocks=quick_clocks(request.app.state.settings, language_of(request)),
        more=fill_now(request, "quick_game"),
        can_be_rated=is_offered(request.app.state.settings, "rated-games"),
        games=[game for game in games if game.seats[0] <= PLAYERS <= game.seats[1]],
        words={**words_for(language_of(request), "home"), **own_words_for(language_of(request), "lobby", "moment")},
    )
    start_session(request, page)
    return page


@router.post("/quick", status_code=201, response_model=wire.QuickGame)
async def quick(request: Request, form: QuickWish) -> Response:
    """Sit down with somebody who waits for such a game of two; if nobody does, wait for somebody.

    Whoever waits for the same already goes on waiting there.
    """
    check_may_be_rated(request, is_rated=form.rated)
    control = control_of(request, form.clock)
    offered = choices.offered(form.game)
    if not offered.seats[0] <= PLAYERS <= offered.seats[1]:
        raise Unreadable("table/no-quick", game=offered.game.title)
    response, who = Response(status_code=201), who_of(request)
    session = start_session(request, response)
    tables = tables_of(request)
    since = tables.now() - (DAY * 7 if control is not None and control.kind.is_by_days else LATELY)
    rows = await in_store(tables.reader.listed, OPEN, since)
    waiting = [one for _, one in rows if one is not None and _is_wanted(one, form, control)]
    for one in sorted(waiting, key=lambda one: not who.seats_at(one)):
        if who.seats_at(one) or await _sat_down(request, one, who, session):
            return filled(response, {"id": one.id, "waits": bool(who.seats_at(one))})
    request.app.state.openings.count(address_of(request), "table/too-many-tables")
    spec = TableSpec(
        game=form.game,
        host=session,
        options={"players": PLAYERS} if offered.seats[0] != offered.seats[1] else {},
        keys={0: hashed(fresh_secret())},
        name=called_of(request),
        clock=None if control is None else control.as_json(),
        waits=control is not None,
        rated=form.rated,
    )
    live = await tables.make(await asyncio.to_thread(by_lot, spec, randbits(LOT_BITS)))
    return filled(response, {"id": live.table.id, "waits": True})


def _is_wanted(one: Summary, form: QuickWish, control: Control | None) -> bool:
    clock = None if control is None else control.as_json()
    is_same = (one.game, one.is_rated, one.clock, len(one.seats)) == (form.game, form.rated, clock, PLAYERS)
    return is_same and [seat.kind for seat in one.seats].count(OPEN) == 1


async def _sat_down(request: Request, one: Summary, who: Who, session: str) -> bool:
    """Sit down at a table, unless somebody else was faster or whoever waited there has gone."""
    tables = tables_of(request)
    live = tables.known(one.id)
    if live is not None and not live.here and not is_by_days(one.clock):
        return False
    seat = [seat.kind for seat in one.seats].index(OPEN)
    command = Sit(seat, called_of(request), session, hashed(fresh_secret()))
    with suppress(Refused, Missing, Unavailable, Forbidden):
        await check_apart(request, one.id)
        await tables.act(one.id, command, who)
        return True
    return False
