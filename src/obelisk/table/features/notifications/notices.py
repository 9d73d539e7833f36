"""What somebody is told who is not looking: that it is their turn, that somebody has come, that a game is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from obelisk.table.core import events
from obelisk.table.core.events import Event
from obelisk.table.core.state import PERSON, Table

TURN: Final = "turn"
OVER: Final = "over"
JOINED: Final = "joined"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person, known by the session that took their seat, wants to know of a table."""

    owner: str
    table_id: str
    seat: int
    what: str
    ply: int


def notices(before: Table, after: Table, happened: Sequence[Event], here: Collection[int]) -> list[Notice]:
    """Return whom to tell what of events that lead from one state of a table to the next.

    Nobody is told who has the table open (*here*), nor where one person plays alone, at one screen or with computers.
    """
    people = {n: seat.owner for n, seat in enumerate(after.seats) if seat.kind == PERSON and seat.owner is not None}
    if after.is_analysis or len(set(people.values())) < 2:
        return []
    present = {people[seat] for seat in here if seat in people}
    came = {event.data.get("owner") for event in happened if event.kind == events.SAT}
    found: dict[str, Notice] = {}
    for seat, owner in people.items():
        what = _told(before, after, seat, is_joined=bool(came - {owner}))
        if what is not None and owner not in present and owner not in found and not (what == JOINED and owner in came):
            found[owner] = Notice(owner, after.id, seat, what, after.ply)
    return list(found.values())


def _told(before: Table, after: Table, seat: int, *, is_joined: bool) -> str | None:
    if after.is_over:
        return None if before.is_over else OVER
    if seat in after.active and seat not in before.active:
        return TURN
    return JOINED if is_joined else None
