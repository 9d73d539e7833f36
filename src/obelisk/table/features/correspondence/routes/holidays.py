"""The HTTP API of holidays: whoever plays by days lets all their clocks stand still for a while."""

from typing import Any

from fastapi import APIRouter, Request, Response

from obelisk.table.core.commands import Who
from obelisk.table.features.correspondence import wire
from obelisk.table.features.correspondence.domain import holidays as rules
from obelisk.table.features.correspondence.service import correspondence_of
from obelisk.table.web.answers import PROBLEMS, as_json, filled, tables_of
from obelisk.table.web.identity import start_session, who_of
from obelisk.table.web.schema import Leave

router = APIRouter(prefix="/api/v1/me/holiday", tags=["me"], responses=PROBLEMS)


async def _told(request: Request, who: Who) -> dict[str, Any]:
    taken, now = await correspondence_of(request).holidays.of(who.owners), tables_of(request).now()
    found = rules.current(taken, now)
    return {
        "since": None if found is None else found.since,
        "until": None if found is None else found.until,
        "days_left": rules.days_left(taken, now),
    }


@router.get("", response_model=wire.HolidayShown)
async def tell(request: Request) -> Response:
    """Return the holiday that the asker is on, and how many days are left of a year's."""
    return as_json(await _told(request, who_of(request)))


@router.post("", status_code=201, response_model=wire.HolidayShown)
async def begin(request: Request, form: Leave) -> Response:
    """Go on holiday from now on: one's clocks by days stand still, at all tables."""
    response = Response(status_code=201)
    session = start_session(request, response)
    who = who_of(request).joined_by(session)
    await correspondence_of(request).holidays.begin(who, session, form.days)
    return filled(response, await _told(request, who))


@router.delete("", response_model=wire.HolidayShown)
async def end(request: Request) -> Response:
    """Come back from a holiday before its time; every day that has begun counts."""
    await correspondence_of(request).holidays.end(who_of(request))
    return as_json(await _told(request, who_of(request)))
