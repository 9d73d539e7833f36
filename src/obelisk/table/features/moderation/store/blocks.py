"""Mutes and blocks between players."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, and_, delete, insert, or_, select

from obelisk.table.core.refusals import Refused
from obelisk.table.features.moderation.schema import SHUNNED
from obelisk.table.features.moderation.store.persons import all_sessions, at_seat
from obelisk.table.store.damage import read_rows

MUTE, BLOCK = "mute", "block"
KINDS = (MUTE, BLOCK)


@dataclass(frozen=True)
class Shunned:
    """One entry of somebody's list: whom, what they were called, and since when."""

    other: str
    kind: str
    name: str
    made_at: int

    @property
    def id(self) -> str:
        """What the entry is called where its owner sees it: it tells nothing of who the other is."""
        return hashlib.sha256(f"{self.other} {self.kind}".encode()).hexdigest()[:16]


class Blocks:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep the lists in *engine*."""
        self._engine = engine

    def shun(self, owners: Collection[str], table_id: str, seat: int, kind: str, at: int) -> None:
        """Put whoever plays a seat on somebody's list."""
        with self._engine.begin() as connection:
            person = at_seat(connection, table_id, seat)
            if not person.owners.isdisjoint(owners):
                raise Refused("moderation/oneself")
            mine = and_(SHUNNED.c.owner.in_(owners), SHUNNED.c.other.in_(person.owners), SHUNNED.c.kind == kind)
            connection.execute(delete(SHUNNED).where(mine))
            row = {"owner": min(owners), "other": person.tag, "kind": kind, "name": person.name, "made_at": at}
            connection.execute(insert(SHUNNED).values(row))

    def forgive(self, owners: Collection[str], table_id: str, seat: int, kind: str) -> None:
        """Take whoever plays a seat off somebody's list."""
        with self._engine.begin() as connection:
            others = at_seat(connection, table_id, seat).owners
            mine = and_(SHUNNED.c.owner.in_(owners), SHUNNED.c.other.in_(others), SHUNNED.c.kind == kind)
            connection.execute(delete(SHUNNED).where(mine))

    def take_off(self, owners: Collection[str], entry: str) -> None:
        """Take an entry off somebody's list, if it is there."""
        for one in self.listed(owners):
            if one.id == entry:
                mine = and_(SHUNNED.c.owner.in_(owners), SHUNNED.c.other == one.other, SHUNNED.c.kind == one.kind)
                with self._engine.begin() as connection:
                    connection.execute(delete(SHUNNED).where(mine))

    def listed(self, owners: Collection[str]) -> list[Shunned]:
        """Return somebody's list, the latest first."""
        own = select(SHUNNED).where(SHUNNED.c.owner.in_(owners)).order_by(SHUNNED.c.made_at.desc(), SHUNNED.c.other)
        with self._engine.connect() as connection:
            return read_rows(connection, SHUNNED, own, lambda row: Shunned(row.other, row.kind, row.name, row.made_at))

    def seats(self, owners: Collection[str], sitting: Sequence[str | None], kind: str) -> list[int]:
        """Return which of those who sit at a table are on somebody's list; *sitting* are their sessions, by seat."""
        own = select(SHUNNED.c.other).where(SHUNNED.c.owner.in_(owners), SHUNNED.c.kind == kind)
        with self._engine.connect() as connection:
            others = frozenset(connection.execute(own).scalars())
            if not others:
                return []
            shunned = all_sessions(connection, others)
        return [seat for seat, owner in enumerate(sitting) if owner in shunned]

    def is_apart(self, owners: Collection[str], others: Collection[str]) -> bool:
        """Return whether somebody does not play with one of the *others*, because either of them does not want to."""
        if not owners or not others:
            return False
        with self._engine.connect() as connection:
            theirs = all_sessions(connection, others)
            either = or_(
                and_(SHUNNED.c.owner.in_(owners), SHUNNED.c.other.in_(theirs)),
                and_(SHUNNED.c.owner.in_(theirs), SHUNNED.c.other.in_(owners)),
            )
            return (
                connection.execute(select(SHUNNED.c.other).where(either, SHUNNED.c.kind == BLOCK)).first() is not None
            )

    def pairs(self, owners: Sequence[str | None]) -> frozenset[tuple[int, int]]:
        """Return which two of these people do not play with each other, by their places in order."""
        known = {place: owner for place, owner in enumerate(owners) if owner is not None}
        with self._engine.connect() as connection:
            people = {place: all_sessions(connection, [owner]) for place, owner in known.items()}
            place_of = {session: place for place, sessions in people.items() for session in sessions}
            blocks = select(SHUNNED.c.owner, SHUNNED.c.other).where(
                SHUNNED.c.kind == BLOCK, SHUNNED.c.owner.in_(place_of), SHUNNED.c.other.in_(place_of)
            )
            found = [(place_of[row.owner], place_of[row.other]) for row in connection.execute(blocks)]
        return frozenset((min(pair), max(pair)) for pair in found)
