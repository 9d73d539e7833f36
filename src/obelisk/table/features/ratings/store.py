"""Ratings: a row for each seat of a rated game, written with its end. Somebody's rating is their latest row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, func, insert, select

from obelisk.table.core.clocks import DAY
from obelisk.table.core.results import is_computer
from obelisk.table.core.state import Seat, Table
from obelisk.table.core.summary import Summary
from obelisk.table.features.ratings.glicko import Rating
from obelisk.table.features.ratings.ladder import REPEATS, RISE, counts, is_short, rated, strength_of, weight_of
from obelisk.table.features.ratings.schema import RATINGS
from obelisk.table.store.bus import is_shared
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import ACCOUNTS, SESSIONS, TABLES

LOCK = 0x0BE11AD
"""Of servers that end rated games at once, one counts after the other: two games of one person follow on each other."""
MOST_RISES = 50
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


@dataclass(frozen=True)
class Rise:
    """An account whose rating in a game has risen fast."""

    name: str
    game: str
    before: float
    after: float
    games: int
    opponents: int
    """People among the opponents; computers do not count."""


GUEST, SHORT = "guest", "short"
"""Why a game does not count: a player has no account, or a seat has made too few moves."""


def note_ratings(connection: Connection, table: Table) -> None:
    """Write the ratings that follow from a rated game that has just ended."""
    if not counts(table) or _has_guest(connection, table):
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
        if owners:
            lately = _tables_lately(connection, owners, table)
            others = {
                other: (rating, weight_of(sum(_sits_at(one, theirs, table.seats[other]) for one in lately)))
                for other, (theirs, rating, _) in known.items()
                if theirs != owners  # joined devices can hold two seats of one person
            }
            after = rated(before, at, table, number, others)
            row = {"table_id": table.id, "seat": number, "owner": table.seats[number].owner, "game": table.game}
            values = {"rating": after.rating, "deviation": after.deviation, "volatility": after.volatility}
            connection.execute(insert(RATINGS).values(**row, at=table.touched, before=before.rating, **values))


def _has_guest(connection: Connection, table: Table) -> bool:
    """Return whether a person without an account plays at a table."""
    people = {seat.owner for seat in table.seats if not is_computer(seat)}
    named = select(SESSIONS.c.hash).join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
    chosen = named.where(SESSIONS.c.hash.in_([one for one in people if one is not None]), ACCOUNTS.c.name != "")
    return people != set(connection.execute(chosen).scalars())


def _tables_lately(connection: Connection, owners: Collection[str], table: Table) -> list[Summary]:
    """Return the tables of a person's earlier rated games of the same game within the time in which repeats count."""
    own = select(RATINGS.c.table_id).where(
        RATINGS.c.owner.in_(owners), RATINGS.c.game == table.game, RATINGS.c.at > table.touched - REPEATS
    )
    chosen = select(TABLES).where(TABLES.c.id.in_(own), TABLES.c.id != table.id)
    return [found for found in read_rows(connection, TABLES, chosen, summary_in) if found is not None]


def _sits_at(one: Summary, owners: Collection[str], seat: Seat) -> bool:
    """Return whether a person, or a computer of the same level without *owners*, played at a table."""
    if owners:
        return any(each.owner in owners for each in one.seats)
    return any(is_computer(each) and each.level == seat.level for each in one.seats)


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

    def why_unrated(self, table: Table) -> str | None:
        """Return why a game that was agreed as rated does not count, or None."""
        if not table.is_rated or self.of_table(table.id):
            return None
        with self._engine.connect() as connection:
            if _has_guest(connection, table):
                return GUEST
        return SHORT if table.is_over and is_short(table) else None

    def rises(self, now: int) -> list[Rise]:
        """Return the accounts whose ratings have risen by `RISE` or more within a day, the largest rise first."""
        named = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        chosen = select(RATINGS, ACCOUNTS.c.name).join(named, RATINGS.c.owner == SESSIONS.c.hash)
        with self._engine.connect() as connection:
            lately = chosen.where(RATINGS.c.at > now - DAY).order_by(RATINGS.c.at)
            rows = read_rows(connection, RATINGS, lately, lambda row: row)
        at_table: dict[str, set[str]] = defaultdict(set)
        of_account: dict[tuple[str, str], list[Any]] = defaultdict(list)
        for row in rows:
            at_table[row.table_id].add(row.name)
            of_account[row.name, row.game].append(row)
        found = []
        for (name, game), games in of_account.items():
            opponents = set().union(*(at_table[row.table_id] for row in games)) - {name}
            found.append(Rise(name, game, games[0].before, games[-1].rating, len(games), len(opponents)))
        steep = [one for one in found if one.after - one.before >= RISE]
        return sorted(steep, key=lambda one: one.before - one.after)[:MOST_RISES]

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
