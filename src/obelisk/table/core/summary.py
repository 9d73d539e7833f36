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
    due_at: int | None = None
    """When the server itself must act there."""

    @property
    def flag_at(self) -> int | None:
        """When the time of who is to move is over; None without a clock, and while a computer is to move."""
        is_computers = any(self.seats[seat].kind == COMPUTER for seat in self.active if seat >= 0)
        return None if self.clock is None or is_computers or not self.active else self.due_at

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
        due_at(table),
    )


def due_at(table: Table) -> int | None:
    """Return when the server itself must act: at once for a computer, else when the next flag falls; None for never."""
    if any(table.seats[seat].kind == COMPUTER for seat in table.active):
        return table.touched
    return table.clocks.next_flag() if table.clocks is not None and table.ending is None else None
