"""Which games wait for somebody."""

from __future__ import annotations

from collections.abc import Iterable

from obelisk.table.core.commands import Who
from obelisk.table.core.summary import Summary

NEVER = 1 << 62


def waiting_for(who: Who, tables: Iterable[Summary]) -> list[Summary]:
    """Return the games in which it is somebody's turn and others wait, those with the least time first."""
    due = [one for one in tables if _waits(one, who)]
    return sorted(due, key=lambda one: (NEVER if one.flag_at is None else one.flag_at, one.touched, one.id))


def _waits(table: Summary, who: Who) -> bool:
    own = who.seats_at(table)
    return len(own) < len(table.seats) and any(seat in table.active for seat in own)
