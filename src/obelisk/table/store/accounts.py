"""Accounts: a name and a password, for those who want to find their games again on another machine.

Seats belong to sessions. An account joins sessions: whoever is signed in plays the seats of all of them.
"""

import unicodedata
from dataclasses import dataclass
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from obelisk.table.core.cleaning import LONGEST_NAME, clean
from obelisk.table.core.refusals import Forbidden, Refused, Unreadable
from obelisk.table.store.schema import ACCOUNTS, SESSIONS

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_REMEMBERED = 10_000


@dataclass(frozen=True)
class Account:
    """An account, without its password."""

    id: int
    name: str


class Accounts:
    """The accounts in a database. Calls but `sessions_with` and `account_of` take a while, and belong into a thread."""

    def __init__(self, engine: Engine):
        """Keep the accounts in *engine*."""
        self._engine = engine
        self._hasher = PasswordHasher()
        self._sessions: dict[str, tuple[Account | None, frozenset[str]]] = {}

    @cached_property
    def _nobodys(self) -> str:
        """What is checked for a name that nobody has, so that it takes as long to refuse as a wrong password."""
        return self._hasher.hash("nobody's password")

    def create(self, name: str, password: str, at: int) -> Account:
        """Open an account."""
        shown = checked_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Unreadable("account/password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        row = {"name": shown, "folded": folded(shown), "password": self._hasher.hash(_plain(password)), "made_at": at}
        try:
            with self._engine.begin() as connection:
                made = connection.execute(insert(ACCOUNTS).values(row)).inserted_primary_key
        except IntegrityError as error:
            raise Refused("account/taken", name=shown) from error
        return Account(int(made[0]) if made is not None else 0, shown)

    def check(self, name: str, password: str) -> Account:
        """Return the account with that name and password, or refuse without telling whether there is such a name."""
        chosen = select(ACCOUNTS).where(ACCOUNTS.c.folded == folded(clean(name)))
        with self._engine.connect() as connection:
            row = connection.execute(chosen).one_or_none()
        kept = self._nobodys if row is None else row.password
        try:
            self._hasher.verify(kept, _plain(password[:LONGEST_PASSWORD]))
        except (Argon2Error, InvalidHashError) as error:
            raise Forbidden("account/wrong") from error
        if row is None:
            raise Forbidden("account/wrong")
        return Account(row.id, row.name)

    def sign_out(self, session: str) -> None:
        """Sign a session out; the seats that it took stay with its account."""
        with self._engine.begin() as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(is_open=False))
        self._sessions.clear()

    def join(self, account: Account, session: str, at: int, *, is_open: bool) -> None:
        """Let the seats of a session belong to an account; an open one is signed in to it."""
        with self._engine.begin() as connection:
            own = update(SESSIONS).where(SESSIONS.c.hash == session)
            if connection.execute(own.values(account=account.id, is_open=is_open)).rowcount == 0:
                row = {"hash": session, "account": account.id, "is_open": is_open, "made_at": at}
                connection.execute(insert(SESSIONS).values(row))
        self._sessions.clear()

    def forget(self) -> None:
        """Look everything up again: somebody else has changed it."""
        self._sessions.clear()

    def sessions_with(self, session: str) -> frozenset[str]:
        """Return all sessions whose seats a session may play: its own, and those of its account if it is signed in."""
        return self._looked_up(session)[1]

    def account_of(self, session: str | None) -> Account | None:
        """Return the account that a session is signed in to, if any."""
        return None if session is None else self._looked_up(session)[0]

    def _looked_up(self, session: str) -> tuple[Account | None, frozenset[str]]:
        found = self._sessions.get(session)
        if found is None:
            if len(self._sessions) >= MOST_REMEMBERED:
                self._sessions.clear()
            found = self._sessions[session] = self._read(session)
        return found

    def _read(self, session: str) -> tuple[Account | None, frozenset[str]]:
        signed_in = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        own = select(ACCOUNTS.c.id, ACCOUNTS.c.name).select_from(signed_in)
        with self._engine.connect() as connection:
            row = connection.execute(own.where(SESSIONS.c.hash == session, SESSIONS.c.is_open)).one_or_none()
            if row is None:
                return None, frozenset([session])
            joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == row.id)).scalars()
            return Account(row.id, row.name), frozenset([session, *joined])


def checked_name(name: str) -> str:
    """Return a name as it is shown, or refuse one that no account may have."""
    shown = clean(name)
    if not shown or len(shown) > LONGEST_NAME:
        raise Unreadable("account/name", most=LONGEST_NAME)
    return shown


def folded(name: str) -> str:
    """Return a name as it is compared: neither capitals nor the width of letters make two names different.

    >>> folded("Ａda") == folded("ADA")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def _plain(password: str) -> str:
    """Return a password in one form, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
