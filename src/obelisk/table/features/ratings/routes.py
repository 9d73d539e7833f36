"""The ratings of a game's players."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.state import Table
from obelisk.table.features.ratings import wire
from obelisk.table.features.ratings.service import ratings_of
from obelisk.table.features.ratings.views import people_at, ratings_at
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.web.answers import PROBLEMS, as_json, seen_table
from obelisk.table.web.identity import who_of
from obelisk.table.web.schema import TableId

router = APIRouter(prefix="/api/v1", tags=["ladder"], responses=PROBLEMS)


@router.get("/tables/{table_id}/ratings", response_model=wire.TableRatings)
async def show_ratings(request: Request, table_id: TableId) -> Response:
    """Return the ratings beside the names of a rated game, what the game has changed, and whom to try next."""
    table, _ = await seen_table(request, table_id)
    return as_json(await in_store(_told, request, table))


@short
def _told(request: Request, table: Table) -> wire.TableRatings:
    kept, people = ratings_of(request), people_at(table)
    found = {number: kept.latest(seat.owner or "", table.game) for number, seat in people.items()}
    now = {number: one.after for number, one in found.items() if one is not None}
    came = kept.of_table(table.id) if people and table.is_over else {}
    after = {number: (one.after, one.before) for number, one in came.items()}
    return ratings_at(table, who_of(request), now, after, kept.why_unrated(table))
