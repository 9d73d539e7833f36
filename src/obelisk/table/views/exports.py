"""A table as its player may take it home: what happened there, without anything that is still hidden from them."""

from typing import Any

from obelisk.table.core.commands import Who
from obelisk.table.core.state import Table
from obelisk.table.views.records import moves_for, record_of
from obelisk.table.views.viewers import viewer_for_events


def exported(table: Table, who: Who) -> dict[str, Any]:
    """Return everything about a table that belongs to somebody: who played, the moves, what they said there."""
    own = who.seats_at(table)
    is_hidden = table.hides
    return {
        "id": table.id,
        "game": table.game,
        "made_at": table.made_at,
        "changed_at": table.touched,
        "seats": [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in table.seats],
        "yours": list(own),
        "clock": table.made["clock"],
        "is_public": table.made["is_public"],
        "is_analysis": table.is_analysis,
        "result": None if table.ending is None else table.ending.as_json(),
        "moves": moves_for(table, viewer_for_events(table, who)),
        "record": None if is_hidden else record_of(table),
        "said": [{"text": text, "at": at} for seat, _, text, at in table.chat if seat in own],
    }
