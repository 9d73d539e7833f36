"""Reading tournaments: one of them, lists, and those at which a server must look."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Engine, Select, or_, select

from obelisk.table.core.refusals import Damaged
from obelisk.table.core.summary import Summary
from obelisk.table.features.tournaments.domain.values import OPEN, OVER, RUNNING, Tournament
from obelisk.table.features.tournaments.schema import PARTICIPANTS, TOURNAMENTS
from obelisk.table.features.tournaments.store.writing import read_tournament
from obelisk.table.store.damage import read_rows
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import TABLES

MANY = 500
"""So many tables are asked for at once."""


class Archive:
    """Reads; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Read from *engine*."""
        self._engine = engine

    def find(self, tournament_id: str) -> Tournament | None:
        """Return a tournament, if there is one of that name; refuse one whose row is damaged."""
        chosen = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
        found = self._all(chosen)
        if not found:
            with self._engine.connect() as connection:
                if connection.execute(chosen).first() is not None:
                    raise Damaged("tournament/damaged", id=tournament_id)
        return found[0] if found else None

    def listed(self, statuses: Sequence[str], limit: int = 50) -> list[Tournament]:
        """Return the public tournaments of some statuses, those that changed last first."""
        chosen = _states().where(TOURNAMENTS.c.status.in_(statuses), TOURNAMENTS.c.is_public)
        return self._all(chosen.limit(limit))

    def of_owners(self, owners: Collection[str], statuses: Sequence[str] = (), limit: int = 100) -> list[Tournament]:
        """Return the tournaments that somebody has to do with, of some statuses or of any."""
        own = select(PARTICIPANTS.c.tournament_id).where(PARTICIPANTS.c.owner.in_(owners))
        chosen = _states().where(TOURNAMENTS.c.id.in_(own))
        if statuses:
            chosen = chosen.where(TOURNAMENTS.c.status.in_(statuses))
        return self._all(chosen.limit(limit)) if owners else []

    def due(self, now: int) -> list[str]:
        """Return the tournaments at which a server must look by now."""
        return self._ids(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due_at <= now))

    def running(self, since: int) -> list[str]:
        """Return the tournaments that are played, or have ended since a moment: a table may not know it yet."""
        has_ended = (TOURNAMENTS.c.status == OVER) & (TOURNAMENTS.c.changed_at >= since)
        return self._ids(select(TOURNAMENTS.c.id).where(or_(TOURNAMENTS.c.status == RUNNING, has_ended)))

    def awaited(self) -> set[str]:
        """Return the sessions of everybody who has to do with a tournament that is not over."""
        goes_on = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status.in_((OPEN, RUNNING)))
        chosen = select(PARTICIPANTS.c.owner).where(PARTICIPANTS.c.tournament_id.in_(goes_on))
        with self._engine.connect() as connection:
            return set(connection.execute(chosen).scalars())

    def tables(self, ids: Sequence[str]) -> dict[str, Summary]:
        """Return tables in short, by their names; one that is not there any more is left out."""
        found: dict[str, Summary] = {}
        with self._engine.connect() as connection:
            for start in range(0, len(ids), MANY):
                chosen = select(TABLES).where(TABLES.c.id.in_(ids[start : start + MANY]))
                known = read_rows(connection, TABLES, chosen, lambda row: (row.id, summary_in(row)))
                found |= {table_id: summary for table_id, summary in known if summary is not None}
        return found

    def _all(self, chosen: Select[Any]) -> list[Tournament]:
        with self._engine.connect() as connection:
            return read_rows(connection, TOURNAMENTS, chosen, read_tournament)

    def _ids(self, chosen: Select[Any]) -> list[str]:
        with self._engine.connect() as connection:
            return list(connection.execute(chosen.order_by(TOURNAMENTS.c.id)).scalars())


def _states() -> Select[Any]:
    return select(TOURNAMENTS).order_by(TOURNAMENTS.c.changed_at.desc(), TOURNAMENTS.c.id)
