"""Addresses for mail, and secret addresses of feeds: whose they are, and what makes them good."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update

from obelisk.table.core.clocks import DAY
from obelisk.table.core.refusals import TooMuch
from obelisk.table.features.notifications.notices import Notice
from obelisk.table.features.notifications.schema import FEEDS, MAIL_LOG, MAILS, OUTBOX
from obelisk.table.features.notifications.store.outbox import Way
from obelisk.table.store.damage import read_row
from obelisk.table.store.people import sessions_of
from obelisk.table.store.schema import SESSIONS

MAIL, CONFIRM = "mail", "confirm"
MINUTE = 60_000
DELAY = 15 * MINUTE
"""So many milliseconds later a mail is sent: whoever has been here meanwhile needs none."""
AT_ONCE = 500
MOST_CONFIRMS = 3
"""Confirmation mails to one address within a day."""
MOST_ASKED = 5
"""Confirmation mails that one person asks for within a day."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where somebody wants mail to go. `confirm` and `stop` are hashes of what the links in mails end with."""

    owner: str
    address: str
    confirm: str
    stop: str
    language: str
    made_at: int
    confirmed_at: int | None = None
    seen_at: int | None = None

    def as_told(self) -> dict[str, Any]:
        """Return what its owner is told of it."""
        return {"address": self.address, "is_confirmed": self.confirmed_at is not None, "language": self.language}


class Mails:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep them in *engine*."""
        self._engine = engine

    def of(self, owners: Collection[str]) -> Address | None:
        """Return the address of somebody, if they have given one."""
        return self._found(MAILS.c.owner.in_(owners))

    def _found(self, chosen: Any) -> Address | None:
        with self._engine.connect() as connection:
            latest = select(MAILS).where(chosen).order_by(MAILS.c.made_at.desc())
            return read_row(connection, MAILS, latest, lambda row: Address(**row._mapping))

    def set(self, new: Address, owners: Collection[str]) -> None:
        """Keep an address in place of the one before, and queue the mail that asks for its confirmation.

        Refuse one mail too many of a day.
        """
        row = {name: getattr(new, name) for name in Address.__slots__}
        to, by = MAIL_LOG.c.recipient == recipient_of(new.address), MAIL_LOG.c.owner.in_(owners)
        asked = {"owner": new.owner, "table_id": "", "seat": 0, "what": CONFIRM, "ply": 0, "tries": 0}
        with self._engine.begin() as connection:
            # The log is written before it is counted: SQLite locks then, so requests at the same time count each other.
            _log(connection, new, CONFIRM, new.made_at)
            for own, most, code in ((to, MOST_CONFIRMS, "mails-to-address"), (by, MOST_ASKED, "mails-by-person")):
                if _count(connection, own & (MAIL_LOG.c.what == CONFIRM), new.made_at) > most:
                    raise TooMuch(f"notifications/{code}", most=most, after=DAY // 1000)
            _remove(connection, owners)
            connection.execute(insert(MAILS).values(row))
            connection.execute(insert(OUTBOX).values(**asked, channel=MAIL, made_at=new.made_at, due_at=new.made_at))

    def sent_lately(self, address: str, at: int) -> int:
        """Return how many mails of any kind an address got within the last day."""
        with self._engine.connect() as connection:
            return _count(connection, MAIL_LOG.c.recipient == recipient_of(address), at)

    def note_sent(self, to: Address, at: int) -> None:
        """Log a mail that was sent."""
        with self._engine.begin() as connection:
            _log(connection, to, MAIL, at)

    def remove(self, owners: Collection[str]) -> None:
        """Forget the address of somebody, and what was to be sent there."""
        with self._engine.begin() as connection:
            _remove(connection, owners)

    def confirm(self, hash: str, at: int) -> Address | None:
        """Note that an address is its owner's; return it, or None where the link is not good."""
        found = self._found(MAILS.c.confirm == hash)
        if found is not None and found.confirmed_at is None:
            with self._engine.begin() as connection:
                connection.execute(update(MAILS).where(MAILS.c.confirm == hash).values(confirmed_at=at))
        return found

    def stop(self, hash: str) -> bool:
        """Forget the address whose mails have a link that ends so; return whether there was one."""
        found = self._found(MAILS.c.stop == hash)
        if found is not None:
            self.remove([found.owner])
        return found is not None

    def see(self, sessions: Collection[str], at: int) -> None:
        """Note that the people of these sessions are here."""
        known = sorted(sessions)
        with self._engine.begin() as connection:
            for start in range(0, len(known), AT_ONCE):
                some = known[start : start + AT_ONCE]
                persons = select(SESSIONS.c.account).where(SESSIONS.c.hash.in_(some))
                joined = select(SESSIONS.c.hash).where(SESSIONS.c.account.in_(persons))
                own = or_(MAILS.c.owner.in_(some), MAILS.c.owner.in_(joined))
                connection.execute(update(MAILS).where(own).values(seen_at=at))


def recipient_of(address: str) -> str:
    """Return the hash under which mails to an address are counted, the same for all ways to write it.

    Some providers ignore dots in the name, so people whose addresses differ by dots alone share a count.

    >>> recipient_of("A.da+table@Games.example") == recipient_of("ada@games.example")
    True
    """
    name, _, host = address.casefold().rpartition("@")
    return sha256(f"{name.partition('+')[0].replace('.', '')}@{host}".encode()).hexdigest()


def _count(connection: Connection, chosen: Any, at: int) -> int:
    counted = select(func.count()).select_from(MAIL_LOG).where(chosen, MAIL_LOG.c.at > at - DAY)
    return connection.execute(counted).scalar_one()


def _log(connection: Connection, to: Address, what: str, at: int) -> None:
    """Log a mail, and delete the rows that no limit needs any more."""
    connection.execute(delete(MAIL_LOG).where(MAIL_LOG.c.at <= at - DAY))
    row = {"recipient": recipient_of(to.address), "owner": to.owner, "what": what, "at": at}
    connection.execute(insert(MAIL_LOG).values(row))


def _remove(connection: Connection, owners: Collection[str]) -> None:
    connection.execute(delete(MAILS).where(MAILS.c.owner.in_(owners)))
    connection.execute(delete(OUTBOX).where(OUTBOX.c.owner.in_(owners), OUTBOX.c.channel == MAIL))


def ways(connection: Connection, sessions: Collection[str], notice: Notice) -> Iterator[Way]:
    """Yield a mail for whoever has confirmed an address, later."""
    own = select(MAILS.c.owner).where(MAILS.c.owner.in_(sessions), MAILS.c.confirmed_at.is_not(None))
    if connection.execute(own).first() is not None:
        yield Way(MAIL, None, DELAY)


class Feeds:
    """The secret addresses of feeds, as hashes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep them in *engine*."""
        self._engine = engine

    def set(self, hash: str, owner: str, owners: Collection[str], at: int) -> None:
        """Keep an address in place of the one before, which is good no more."""
        with self._engine.begin() as connection:
            connection.execute(delete(FEEDS).where(FEEDS.c.owner.in_(owners)))
            connection.execute(insert(FEEDS).values(hash=hash, owner=owner, made_at=at))

    def remove(self, owners: Collection[str]) -> None:
        """Let the address of somebody be good no more."""
        with self._engine.begin() as connection:
            connection.execute(delete(FEEDS).where(FEEDS.c.owner.in_(owners)))

    def made_at(self, owners: Collection[str]) -> int | None:
        """Return when somebody's address was made, if there is one."""
        with self._engine.connect() as connection:
            return connection.execute(select(FEEDS.c.made_at).where(FEEDS.c.owner.in_(owners))).scalar()

    def sessions(self, owner: str) -> list[str]:
        """Return all sessions of the person that one session belongs to."""
        with self._engine.connect() as connection:
            return sessions_of(connection, owner)

    def owner_of(self, hash: str) -> str | None:
        """Return whose feed it is."""
        with self._engine.connect() as connection:
            return connection.execute(select(FEEDS.c.owner).where(FEEDS.c.hash == hash)).scalar()
