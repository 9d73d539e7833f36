"""The tries that count: a row for each, written with the beginning and the end of its table."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Any

from sqlalchemy import Connection, Engine, Select, func, insert, select, update

from obelisk.table.core.state import Table
from obelisk.table.features.puzzles.schema import PUZZLE_TRIES
from obelisk.table.features.puzzles.tries import Try, outcome
from obelisk.table.store.damage import read_rows

MOST = 10_000
"""So many tries of somebody are read, the latest ones."""


def note_start(connection: Connection, table: Table) -> None:
    """Write that a try has begun."""
    if table.puzzle is None:
        return
    seat = table.seats[table.puzzle["seat"]]
    row = {"table_id": table.id, "owner": table.host, "game": table.game, "day": table.puzzle["day"]}
    connection.execute(insert(PUZZLE_TRIES).values(**row, name=seat.name, started_at=table.made_at))


def note_end(connection: Connection, table: Table) -> None:
    """Write what a try has come to."""
    connection.execute(update(PUZZLE_TRIES).where(PUZZLE_TRIES.c.table_id == table.id).values(**outcome(table)))


def read_try(row: Any) -> Try:
    """Return what a row says."""
    day = date.fromisoformat(row.day)
    ended = row.ended_at, row.is_solved, row.points
    return Try(row.table_id, row.game, day, row.name, row.started_at, *ended)


class Tries:
    """Reads; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Read from *engine*."""
        self._engine = engine

    def of(self, owners: Collection[str]) -> list[Try]:
        """Return the tries of somebody, the latest day first.

        Of several at one puzzle, made on devices that came together later, the first counts.
        """
        order = PUZZLE_TRIES.c.started_at.desc(), PUZZLE_TRIES.c.table_id.desc()
        own = select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.owner.in_(owners)).order_by(*order).limit(MOST)
        first: dict[tuple[str, date], Try] = {}
        for one in self._all(own):
            first[one.game, one.day] = one
        return sorted(first.values(), key=lambda one: (one.day, one.started_at), reverse=True)

    def at(self, owners: Collection[str], game: str, day: date) -> Try | None:
        """Return somebody's try at a puzzle that counts, if they have made one."""
        own = select(PUZZLE_TRIES).where(
            PUZZLE_TRIES.c.owner.in_(owners), PUZZLE_TRIES.c.game == game, PUZZLE_TRIES.c.day == day.isoformat()
        )
        return next(iter(self._all(own.order_by(PUZZLE_TRIES.c.started_at, PUZZLE_TRIES.c.table_id).limit(1))), None)

    def best(self, game: str, day: date, n: int) -> list[Try]:
        """Return the best finished tries at a puzzle: the most points, and of equals the quickest."""
        took = PUZZLE_TRIES.c.ended_at - PUZZLE_TRIES.c.started_at
        done = select(PUZZLE_TRIES).where(
            PUZZLE_TRIES.c.game == game,
            PUZZLE_TRIES.c.day == day.isoformat(),
            PUZZLE_TRIES.c.is_solved.is_not(None),
            PUZZLE_TRIES.c.points.is_not(None),
        )
        order = PUZZLE_TRIES.c.is_solved.desc(), PUZZLE_TRIES.c.points.desc(), took, PUZZLE_TRIES.c.table_id
        return self._all(done.order_by(*order).limit(n))

    def counts(self, game: str, day: date) -> tuple[int, int]:
        """Return how many have finished their try at a puzzle, and how many of them have solved it."""
        done = PUZZLE_TRIES.c.game == game, PUZZLE_TRIES.c.day == day.isoformat(), PUZZLE_TRIES.c.ended_at.is_not(None)
        with self._engine.connect() as connection:
            tried = connection.execute(select(func.count()).where(*done)).scalar_one()
            solved = connection.execute(select(func.count()).where(*done, PUZZLE_TRIES.c.is_solved)).scalar_one()
        return tried, solved

    def _all(self, chosen: Select[Any]) -> list[Try]:
        with self._engine.connect() as connection:
            return read_rows(connection, PUZZLE_TRIES, chosen, read_try)
