"""A table in short: what lists show of it, and when the server itself must act there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from obelisk.table.core.state import COMPUTER, OPEN, Ending, Seat, Table


@dataclass(frozen=True, slots=True)
class Summary:
    """A table without its game: lists are made of these, so that nothing is replayed for them."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    ply: int
    active: tuple[int, ...]
    ending: Ending | None
    made_at: int
    touched: int
    is_helped: bool = False
    is_rated: bool = False
    clock: dict[str, Any] | None = None

    @property
    def status(self) -> str:
        """Under what the table is listed: open (a seat is free), running or over."""
        if self.ending is not None:
            return "over"
        return "open" if any(seat.kind == OPEN for seat in self.seats) else "running"


def summary_of(table: Table) -> Summary:
    """Return a table in short."""
    return Summary(
        table.id,
        table.game,
        table.seats,
        table.ply,
        table.active,
        table.ending,
        table.made_at,
        table.touched,
        table.is_helped,
        table.is_rated,
        table.made["clock"],
    )


def due_at(table: Table) -> int | None:
    """Return when the server itself must act: at once for a computer, else when the next flag falls; None for never."""
    if any(table.seats[seat].kind == COMPUTER for seat in table.active):
        return table.touched
    return table.clocks.next_flag() if table.clocks is not None and table.ending is None else None
