"""A table's row: what lists show of it without reading its log."""

from typing import Any

import msgspec

from obelisk.kernel.state import CHANCE
from obelisk.table.core.state import Ending, Seat, Table
from obelisk.table.core.summary import Summary, due_at, summary_of

encode = msgspec.json.Encoder().encode
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_active = msgspec.json.Decoder(tuple[int, ...])
_clock = msgspec.json.Decoder(dict[str, Any] | None)
_ending = msgspec.json.Decoder(Ending | None)


def row_of(table: Table) -> dict[str, Any]:
    """Return the whole row of a table."""
    return {
        "id": table.id,
        "game": table.game,
        "is_public": table.made["is_public"],
        "is_rated": table.is_rated,
        "clock": encode(table.made["clock"]).decode(),
        "has_clock": table.made["clock"] is not None,
        "made_at": table.made_at,
        **changes(table),
    }


def changes(table: Table) -> dict[str, Any]:
    """Return everything in the row that can change."""
    return {
        "status": summary_of(table).status,
        "seats": encode(table.seats).decode(),
        "result": encode(table.ending).decode(),
        "is_helped": table.is_helped,
        **changes_by_move(table),
    }


def changes_by_move(table: Table) -> dict[str, Any]:
    """Return what a move alone changes in the row."""
    active = encode(table.active).decode()
    return {"ply": table.ply, "active": active, "changed_at": table.touched, "due_at": due_at(table)}


def summary_in(row: Any) -> Summary | None:
    """Return the summary that a row holds; None for a row of version 0.1. A damaged row raises an error."""
    if row.seats is None:
        return None
    seats, active, ending = _seats.decode(row.seats), _active.decode(row.active), _ending.decode(row.result)
    numbers = [*active, *(ending.winners if ending is not None else ())]
    if not seats or any(not CHANCE <= number < len(seats) for number in numbers):
        raise ValueError("seats")
    more = bool(row.is_helped), bool(row.is_rated), _clock.decode(row.clock or "null"), row.due_at
    return Summary(row.id, row.game, seats, row.ply, active, ending, row.made_at, row.changed_at, *more)
