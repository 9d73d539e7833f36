"""What can follow at a table of one screen, for players who may lose the network."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from obelisk.table.features.offline import wire
from obelisk.table.features.offline.lookahead import check, look_ahead
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.views.pictures import Picture
from obelisk.table.views.viewers import viewer_for
from obelisk.table.web.answers import PROBLEMS, Language, as_json, done_for, seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import SeatNumber, TableId
from obelisk.table.workers.lanes import AHEAD

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=PROBLEMS)
TREES = LRUCache(16)


@router.get("/tables/{table_id}/lookahead", response_model=wire.LookaheadTree)
async def tell(
    request: Request,
    table_id: TableId,
    language: Language = None,
    tall: bool = False,
    groups: bool | None = None,
    near: Annotated[SeatNumber | None, Query(description="from whose side the board is seen")] = None,
) -> Response:
    """Return positions that can follow, with pictures: only where all seats are the asker's and nothing is hidden."""
    table, who = await seen_table(request, table_id)
    check(table, who)
    asked = (("groups", groups), ("near", near))
    picture = Picture(
        viewer=viewer_for(table, who),
        language=language or language_of(request),
        tall=tall,
        bare=True,
        switches=tuple((name, wish) for name, wish in asked if wish is not None),
    )
    key = "lookahead", picture.key(table), who.tag

    async def make() -> dict[str, Any]:
        made: dict[str, Any] = await done_for(request, table, AHEAD, look_ahead, table, who, picture, key=key)
        return made

    return as_json(await TREES.get(key, make))
