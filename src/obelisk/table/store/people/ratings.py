"""Ratings: a row for each seat of a rated game, written with its end. Somebody's rating is their latest row."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, insert, select

from obelisk.table.core.people.glicko import Rating
from obelisk.table.core.people.ladder import counts, rated, strength_of
from obelisk.table.core.people.results import is_computer
from obelisk.table.core.state import Table
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.schema import RATINGS, SESSIONS
from obelisk.table.store.telling import is_shared

LOCK = 0x0BE11AD
"""Of servers that end rated games at once, one counts after the other: two games of one person follow on each other."""
MOST = 5000
"""So many rated games are shown, the latest ones."""

FEW = 10
"""Rows among which the latest rating is looked for: a damaged row hides only itself."""


@dataclass(frozen=True)
class Rated:
    """What a rated game has come to for one seat."""

    table_id: str
    seat: int
    game: str
    at: int
    before: float
    after: Rating


def note_ratings(connection: Connection, table: Table) -> None:
    """Write what a rated game that has just ended comes to for its people."""
    if not counts(table):
        return
    if is_shared(connection.engine):
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    known: dict[int, tuple[frozenset[str], Rating, int]] = {}
    for number, seat in enumerate(table.seats):
        if is_computer(seat) and seat.level is not None:
            known[number] = (frozenset(), strength_of(table.game, seat.level), table.touched)
        elif seat.owner is not None:
            owners = _joined(connection, seat.owner)
            latest = _latest(connection, owners, table.game)
            known[number] = (owners, latest.after, latest.at) if latest else (owners, Rating(), table.touched)
    for number, (owners, before, at) in known.items():
        # Whoever has come to play several seats plays none of them against themselves.
        others = {other: rating for other, (theirs, rating, _) in known.items() if not owners or theirs != owners}
        if owners:
            after = rated(before, at, table, number, others)
            row = {"table_id": table.id, "seat": number, "owner": table.seats[number].owner, "game": table.game}
            values = {"rating": after.rating, "deviation": after.deviation, "volatility": after.volatility}
            connection.execute(insert(RATINGS).values(**row, at=table.touched, before=before.rating, **values))


def _joined(connection: Connection, owner: str) -> frozenset[str]:
    """Return all sessions of the person that a session belongs to."""
    person = select(SESSIONS.c.account).where(SESSIONS.c.hash == owner).scalar_subquery()
    joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == person)).scalars()
    return frozenset([owner, *joined])


def _latest(connection: Connection, owners: Collection[str], game: str) -> Rated | None:
    own = select(RATINGS).where(RATINGS.c.owner.in_(owners), RATINGS.c.game == game)
    latest = own.order_by(RATINGS.c.at.desc(), RATINGS.c.table_id).limit(FEW)
    return read_row(connection, RATINGS, latest, read_rating)


def read_rating(row: object) -> Rated:
    """Return what a row says."""
    after = Rating(row.rating, row.deviation, row.volatility)  # type: ignore[attr-defined]
    return Rated(row.table_id, row.seat, row.game, row.at, row.before, after)  # type: ignore[attr-defined]


class Ratings:
    """Reads; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Read from *engine*."""
        self._engine = engine

    def latest(self, owner: str, game: str) -> Rated | None:
        """Return the rating of whoever a session belongs to, if they have one."""
        with self._engine.connect() as connection:
            return _latest(connection, _joined(connection, owner), game)

    def of_table(self, table_id: str) -> dict[int, Rated]:
        """Return what a game has come to, by its seats."""
        with self._engine.connect() as connection:
            chosen = select(RATINGS).where(RATINGS.c.table_id == table_id)
            return {rated.seat: rated for rated in read_rows(connection, RATINGS, chosen, read_rating)}

    def games_of(self, owners: Collection[str]) -> dict[str, list[Rated]]:
        """Return all rated games of somebody, by game, the oldest first."""
        own = select(RATINGS).where(RATINGS.c.owner.in_(owners))
        with self._engine.connect() as connection:
            latest = own.order_by(RATINGS.c.at.desc(), RATINGS.c.table_id.desc()).limit(MOST)
            history = read_rows(connection, RATINGS, latest, read_rating)
        found: dict[str, list[Rated]] = {}
        for one in reversed(history):
            found.setdefault(one.game, []).append(one)
        return found
