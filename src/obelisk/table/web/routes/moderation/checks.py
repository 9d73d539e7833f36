"""What routes ask about peace at the tables: whether two may meet, and whether there is such a thing here at all."""

from fastapi import Request

from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.state import Table
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import who_of
from obelisk.table.web.store_threads import in_store


def check_moderation(request: Request) -> None:
    """Refuse what the host does without."""
    if not request.app.state.settings.moderation:
        raise Missing("moderation/off")


def others_at(table: Table, owners: frozenset[str]) -> list[str | None]:
    """Return who sits at a table, by seat; None for computers, free seats and oneself."""
    return [None if seat.owner in owners else seat.owner for seat in table.seats]


async def check_apart(request: Request, table_id: str) -> None:
    """Refuse to let somebody sit down with whom they do not play, or who does not play with them."""
    if not request.app.state.settings.moderation:
        return
    tables, owners = tables_of(request), who_of(request).owners
    table = (await tables.get(table_id)).committed
    sitting = {owner for owner in (*others_at(table, owners), table.host) if owner and owner not in owners}
    is_apart = bool(sitting) and await in_store(tables.shunning.is_apart, owners, sitting)
    if is_apart:
        raise Forbidden("moderation/apart")
