"""What every server keeps in memory of what hosts have done.

Who is silent, who is told what, who is a host, and what nobody can be called any more.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, select, update

from obelisk.table.core.cleaning import clean
from obelisk.table.core.refusals import Forbidden
from obelisk.table.features.moderation.schema import HOSTS, NOTICES, SILENCES, TAKEN_NAMES
from obelisk.table.features.moderation.store.bans import Bans, read_bans
from obelisk.table.features.moderation.store.blocks import Blocks
from obelisk.table.service.gate import Gate
from obelisk.table.store.changes import tell_servers
from obelisk.table.store.damage import read_rows
from obelisk.table.store.names import skeleton
from obelisk.words import sentence

KEPT = 90 * 24 * 3600 * 1000
"""What nobody has read after so many milliseconds is shown no more."""


@dataclass(frozen=True)
class Notice:
    """What somebody is told."""

    id: int
    at: int
    code: str
    facts: dict[str, Any]

    def explain(self, language: str) -> str:
        """Return it in the reader's language."""
        return sentence(self.code, language, **self.facts)


@dataclass(frozen=True)
class Silence:
    """A mute by a host: until when, why, and the name that the muted person had."""

    until: int = 0
    reason: str = ""
    name: str = ""


@dataclass(frozen=True)
class Standing(Gate):
    """The state of moderation as it was when the server read it last.

    All text of players that others see passes `check_text` or `check_name`.
    """

    silences: Mapping[str, Silence] = field(default_factory=dict)
    notices: Mapping[str, tuple[Notice, ...]] = field(default_factory=dict)
    hosts: frozenset[int] = frozenset()
    bans: Bans = field(default_factory=Bans)
    blocks: Blocks | None = None
    taken: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """What the names look like that were taken away from somebody."""

    def refuses(self, address: str, *sessions: str | None) -> bool:
        """Return whether an address, or one of somebody's sessions, is banned."""
        return self.bans.refuse(address, *sessions)

    def refuses_account(self, account: int) -> bool:
        """Return whether an account is banned."""
        return account in self.bans.accounts

    def is_apart(self, owners: Collection[str], others: Collection[str]) -> bool:
        """Return whether a person does not play with others, because one has blocked another."""
        return self.blocks is not None and self.blocks.is_apart(owners, others)

    def pairs_apart(self, owners: Sequence[str | None]) -> frozenset[tuple[int, int]]:
        """Return the pairs of people of whom one has blocked the other, by their places."""
        return frozenset() if self.blocks is None else self.blocks.pairs(owners)

    def silence_of(self, owners: Collection[str], now: int) -> Silence | None:
        """Return the mute that lasts longest for a person, if there is one."""
        found = [self.silences[owner] for owner in owners if owner in self.silences]
        longest = max(found, key=lambda one: one.until, default=None)
        return longest if longest is not None and longest.until > now else None

    def check_text(self, owners: Collection[str], now: int) -> None:
        """Refuse a text of a muted person that others would see."""
        silence = self.silence_of(owners, now)
        if silence is not None:
            raise Forbidden("moderation/silenced", until=moment(silence.until), reason=silence.reason)

    def may_be_called(self, owners: Collection[str], name: str, now: int) -> bool:
        """Return whether a person may use a name: not one that a host has taken away, and no new one while muted."""
        silence = self.silence_of(owners, now)
        return not self.is_taken(owners, name) and (silence is None or clean(name) in ("", silence.name))

    def is_taken(self, owners: Collection[str], name: str) -> bool:
        """Return whether a host has taken a name away from somebody, or one that looks the same."""
        looks = [self.taken[owner] for owner in owners if owner in self.taken]
        return bool(looks) and skeleton(clean(name)) in frozenset().union(*looks)

    def check_name(self, owners: Collection[str], name: str, now: int) -> None:
        """Refuse a name that this person may not use."""
        if self.may_be_called(owners, name, now):
            return
        silence = self.silence_of(owners, now)
        if silence is None or self.is_taken(owners, name):
            raise Forbidden("moderation/renamed", name=clean(name))
        raise Forbidden("moderation/silenced-name", until=moment(silence.until), reason=silence.reason)

    def notices_for(self, owners: Collection[str]) -> list[Notice]:
        """Return what somebody has not read yet, the oldest first."""
        found = (notice for owner in owners for notice in self.notices.get(owner, ()))
        return sorted(found, key=lambda notice: notice.id)


def read_notice(row: Any) -> Notice:
    """Return what a row says."""
    found = Notice(row.id, row.at, row.code, json.loads(row.facts))
    found.explain("en")  # raises an error for an unknown message, and where a fact is missing
    return found


def read_standing(engine: Engine, now: int) -> Standing:
    """Return how things stand."""
    notices: dict[str, tuple[Notice, ...]] = {}
    unread = select(NOTICES).where(NOTICES.c.seen_at.is_(None), NOTICES.c.at > now - KEPT).order_by(NOTICES.c.id)
    with engine.connect() as connection:
        for owner, one in read_rows(connection, NOTICES, unread, lambda row: (row.owner, read_notice(row))):
            notices[owner] = (*notices.get(owner, ()), one)
        silent = read_rows(
            connection,
            SILENCES,
            select(SILENCES).where(SILENCES.c.until > now),
            lambda row: (row.owner, Silence(row.until, row.reason, row.name)),
        )
        hosts = frozenset(connection.execute(select(HOSTS.c.account)).scalars())
        taken: dict[str, frozenset[str]] = {}
        named = read_rows(connection, TAKEN_NAMES, select(TAKEN_NAMES), lambda row: (row.owner, row.skeleton))
        for owner, look in named:
            taken[owner] = taken.get(owner, frozenset()) | {look}
    return Standing(dict(silent), notices, hosts, read_bans(engine), Blocks(engine), taken)


def see_notice(engine: Engine, number: int, owners: Collection[str], at: int) -> None:
    """Note that somebody has read what they were told."""
    own = update(NOTICES).where(NOTICES.c.id == number, NOTICES.c.owner.in_(owners), NOTICES.c.seen_at.is_(None))
    with engine.begin() as connection:
        if connection.execute(own.values(seen_at=at)).rowcount:
            tell_servers(connection)


def moment(at: int) -> str:
    """Return a moment as it is told: day and time in UTC.

    >>> moment(1_790_000_000_000)
    '2026-09-21 14:13'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
