"""A try at a puzzle is a table: everything that is played there goes through the referee, and so is replayed.

One try a day and puzzle counts, without help and without taking back. At tables for practice both are allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from obelisk.puzzles.books import SCORE, WIN, Puzzle
from obelisk.table.core.opening import TableSpec
from obelisk.table.core.state import SOLVED, Table

DEFENDER = "best"
"""The level that is named as the opponent: its answers stand in the book, and are the hardest there are."""


@dataclass(frozen=True)
class Try:
    """A try that counts, and what it has come to; nothing yet, while it goes on."""

    table_id: str
    game: str
    day: date
    name: str
    started_at: int
    ended_at: int | None
    is_solved: bool | None
    points: int | None

    @property
    def seconds(self) -> int | None:
        """How long it took."""
        return None if self.ended_at is None else max(0, self.ended_at - self.started_at) // 1000

    @property
    def is_of_its_day(self) -> bool:
        """Whether it was begun on the day of its puzzle: only those make streaks."""
        return datetime.fromtimestamp(self.started_at / 1000, UTC).date() == self.day


def spec_for(puzzle: Puzzle, *, host: str, key: str, name: str, is_counted: bool) -> TableSpec:
    """Return the table at which somebody tries a puzzle; *key* is the hash of the key of their seat."""
    facts = {
        "day": puzzle.day.isoformat(),
        "kind": puzzle.kind,
        "grade": puzzle.grade,
        "is_counted": is_counted,
        "seat": puzzle.seat,
        "from_ply": len(puzzle.start.history),
        "line": list(puzzle.line),
        "own_moves": puzzle.own_moves,
        "goal": puzzle.goal,
        "best": puzzle.best,
        "is_proven": puzzle.is_proven,
    }
    others = (seat for seat in range(puzzle.start.seats) if seat != puzzle.seat)
    return TableSpec(
        game=puzzle.game,
        host=host,
        mine=(puzzle.seat,),
        computers={seat: DEFENDER for seat in others},
        keys={puzzle.seat: key},
        name=name,
        setup=puzzle.start.setup,
        moves=puzzle.start.history,
        chat=False,
        is_public=False,
        puzzle=facts,
    )


def is_solved(table: Table) -> bool | None:
    """Return whether a try has come to the solution; None while it goes on."""
    if table.puzzle is None or table.ending is None:
        return None
    if table.puzzle["kind"] == WIN:
        return table.ending.reason == SOLVED
    points = table.ending.points
    return table.ending.reason == "rules" and points is not None and points[0] >= table.puzzle["goal"]


def points_of(table: Table) -> int | None:
    """Return what a finished try has come to: moves that were found, or a score; None of a score that was given up."""
    if table.puzzle is None or table.ending is None:
        return None
    if table.puzzle["kind"] == SCORE:
        points = table.ending.points
        return None if points is None or table.ending.reason != "rules" else int(points[0])
    return found_moves(table)


def found_moves(table: Table) -> int:
    """Return how many of the moves to be found were found so far."""
    if table.puzzle is None:
        return 0
    line, seat = table.puzzle["line"], table.puzzle["seat"]
    found = 0
    for (mover, move), right in zip(table.position.history[table.puzzle["from_ply"] :], line, strict=False):
        if move != right:
            break
        found += mover == seat
    return found


def outcome(table: Table) -> dict[str, Any]:
    """Return what is kept of a finished try."""
    return {"is_solved": bool(is_solved(table)), "points": points_of(table), "ended_at": table.touched}
