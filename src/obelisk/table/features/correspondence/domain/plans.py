"""Conditional moves: "if they play this, I answer that". A plan is a tree, kept as its lines from one position on.

It is its player's secret. When the other makes the first move of a line, the referee plays the answer at once; a move
that is in no line ends the plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from obelisk.errors import IllegalMove
from obelisk.table.core.planning import why_not_plan
from obelisk.table.core.refusals import Unreadable
from obelisk.table.core.state import Table

MOST_LINES, LONGEST = 20, 40


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat answers: lines of moves from the position after *ply* moves, which *mark* tells from others."""

    seat: int
    ply: int
    mark: str
    lines: tuple[tuple[str, ...], ...]

    def rest(self, table: Table) -> list[tuple[str, ...]]:
        """Return what is left of the lines from the present position on: of those in which everything came so far."""
        since = tuple(move for _, move in table.position.history[self.ply :])
        if table.ply < self.ply or mark_of(table, self.ply) != self.mark:
            return []
        return [line[len(since) :] for line in self.lines if len(line) > len(since) and line[: len(since)] == since]

    def next_move(self, table: Table) -> str | None:
        """Return what the seat plays now, if what was played since is in the plan, and has an answer there."""
        return next((line[0] for line in self.rest(table)), None) if self.seat in table.active else None


def mark_of(table: Table, ply: int) -> str:
    """Return what tells the moves before a position from others that led to another one."""
    return sha256(repr(table.position.history[:ply]).encode()).hexdigest()[:16]


def make_plan(table: Table, seat: int, lines: Sequence[Sequence[str]]) -> Plan:
    """Return the plan that lines from the present position make, or refuse it with the reason."""
    reason = why_not_plan(table, seat)
    if reason is not None:
        raise reason
    if len(lines) > MOST_LINES or any(len(line) > LONGEST for line in lines):
        raise Unreadable("correspondence/plan-long", lines=MOST_LINES, moves=LONGEST)
    answers: dict[tuple[str, ...], str] = {}
    checked = tuple(dict.fromkeys(_checked(table, seat, line, answers) for line in lines))
    return Plan(seat, table.ply, mark_of(table, table.ply), checked)


def _checked(table: Table, seat: int, line: Sequence[str], answers: dict[tuple[str, ...], str]) -> tuple[str, ...]:
    """Return a line as the notation writes it; each move is legal, and to one thing there is one answer."""
    position, ends = table.position, 0
    for number, move in enumerate(line):
        if position.result is not None:
            raise Unreadable("correspondence/plan-ends", move=move)
        mover = position.active[0]
        before = tuple(one for _, one in position.history[table.ply :])
        try:
            position = position.play(move, mover)
        except IllegalMove as error:
            raise Unreadable("correspondence/plan-illegal", move=move, reason=error) from error
        written = position.history[-1][1]
        if mover == seat:
            ends = number + 1
            if answers.setdefault(before, written) != written:
                raise Unreadable("correspondence/plan-two-answers", one=answers[before], other=written)
    if not ends:
        raise Unreadable("correspondence/plan-no-answer")
    return tuple(move for _, move in position.history[table.ply : table.ply + ends])
