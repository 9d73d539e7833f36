"""Other devices join by a link: whoever opens it plays the same seats there, with or without an account.

Somebody without an account gets a row that joins their sessions, without a name and a password. It is told from an
account by that, and becomes part of one when they open one or sign in.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, insert, select, update

from obelisk.table.core.refusals import Missing
from obelisk.table.features.accounts.schema import DEVICE_LINKS
from obelisk.table.store.schema import ACCOUNTS, SESSIONS
from obelisk.table.store.sessions import Account, Sessions

MINUTE = 60_000
GOOD_FOR = 10 * MINUTE
"""For so many milliseconds a link is good, once."""


@dataclass(frozen=True)
class Link:
    """Whose device another one becomes: an account, or a row without a name, and what they are called.

    `owners` are the sessions of that person, `device` is the browser that made the link, and `made_at` when.
    """

    account: Account
    name: str
    owners: frozenset[str]
    device: str
    made_at: int


class Devices:
    """The links in a database. All calls take a while, and belong into a thread."""

    def __init__(self, engine: Engine, sessions: Sessions):
        """Keep the links in *engine*, where *sessions* are."""
        self._engine = engine
        self._sessions = sessions

    def invite(self, session: str, account: Account | None, secret: str, name: str, at: int, device: str) -> None:
        """Keep a link for the person of *session*; *secret* is the hash of what it ends with."""
        with self._engine.begin() as connection:
            connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.until < at))
            person = account.id if account is not None else _person(connection, session, at)
            row = {"hash": secret, "account": person, "name": name, "until": at + GOOD_FOR, "device": device}
            connection.execute(insert(DEVICE_LINKS).values(row))
        self._sessions.forget()

    def look(self, secret: str, at: int) -> Link:
        """Return whose link it is, or refuse one that is not good any more."""
        joined = select(*DEVICE_LINKS.c, ACCOUNTS.c.name.label("named")).join(ACCOUNTS)
        own = joined.where(DEVICE_LINKS.c.hash == secret, DEVICE_LINKS.c.until >= at)
        with self._engine.connect() as connection:
            row = connection.execute(own).one_or_none()
            if row is None:
                raise Missing("account/no-link")
            sessions = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == row.account)).scalars()
            owners = frozenset(sessions)
        named = Account(row.account, row.named)
        return Link(named, row.named or row.name, owners, row.device or "", row.until - GOOD_FOR)

    def use(self, secret: str, at: int) -> Link:
        """Return whose link it is; it is good for nobody after that."""
        found = self.look(secret, at)
        with self._engine.begin() as connection:
            if connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.hash == secret)).rowcount == 0:
                raise Missing("account/no-link")
        return found

    def merge(self, person: int | None, account: Account) -> None:
        """Let all devices of somebody who had no account belong to the one that they have now."""
        with self._engine.begin() as connection:
            own = select(ACCOUNTS.c.id).where(
                ACCOUNTS.c.id == person, ACCOUNTS.c.name == "", ACCOUNTS.c.id != account.id
            )
            if connection.execute(own).first() is None:
                return
            connection.execute(update(SESSIONS).where(SESSIONS.c.account == person).values(account=account.id))
            connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.account == person))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == person))
        self._sessions.forget()


def _person(connection: Connection, session: str, at: int) -> int:
    """Return the row that joins the sessions of somebody without an account; it is made if need be."""
    known = connection.execute(select(SESSIONS.c.account).where(SESSIONS.c.hash == session)).scalar()
    if known is not None:
        return int(known)
    # No account can have such a name: it is too long.
    row = {"name": "", "folded": f"devices {session}", "password": "", "made_at": at}
    made = connection.execute(insert(ACCOUNTS).values(row)).inserted_primary_key
    person = 0 if made is None else int(made[0])
    own = {"hash": session, "account": person, "is_open": True, "made_at": at, "used_at": at}
    connection.execute(insert(SESSIONS).values(own))
    return person
