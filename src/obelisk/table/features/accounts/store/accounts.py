"""Accounts: a name and a password, for those who want to find their games again on another machine."""

from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHash
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from obelisk.table.core.cleaning import clean
from obelisk.table.core.refusals import Forbidden, Refused
from obelisk.table.features.accounts.passwords import LONGEST, check_password, plain
from obelisk.table.store.bus import tell_sessions
from obelisk.table.store.damage import read_row
from obelisk.table.store.names import checked_name, folded, give_name
from obelisk.table.store.schema import ACCOUNTS, SESSIONS
from obelisk.table.store.sessions import Account, Sessions, close_all


class Accounts:
    """The accounts in a database. All calls take a while, and belong into a thread."""

    def __init__(self, engine: Engine, sessions: Sessions):
        self._engine = engine
        self._sessions = sessions
        self._hasher = PasswordHasher()

    @cached_property
    def _nobodys(self) -> str:
        """What is checked for a name that nobody has, so that it takes as long to refuse as a wrong password."""
        return self._hasher.hash("nobody's password")

    def create(self, name: str, password: str, at: int) -> Account:
        """Open an account."""
        shown, look = checked_name(name)
        check_password(password, shown)
        row = {"name": shown, "folded": folded(shown), "skeleton": look, "made_at": at}
        row["password"] = self._hasher.hash(plain(password))
        try:
            with self._engine.begin() as connection:
                made = connection.execute(insert(ACCOUNTS).values(row)).inserted_primary_key
        except IntegrityError as error:
            raise self._taken(shown) from error
        return Account(int(made[0]) if made is not None else 0, shown)

    def check(self, name: str, password: str) -> Account:
        """Return the account with that name and password, or refuse without telling whether there is such a name."""
        chosen = select(ACCOUNTS).where(ACCOUNTS.c.folded == folded(clean(name)))
        with self._engine.connect() as connection:
            row = read_row(connection, ACCOUNTS, chosen, lambda row: row)
        kept = self._nobodys if row is None else row.password
        try:
            self._hasher.verify(kept, plain(password[:LONGEST]))
        except (Argon2Error, InvalidHash) as error:
            raise Forbidden("account/wrong") from error
        if row is None:
            raise Forbidden("account/wrong")
        return Account(row.id, row.name)

    def has_been_at(self, session: str, name: str) -> bool:
        """Return whether a session was once signed in to the account of that name."""
        joined = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        own = (SESSIONS.c.hash == session) & (ACCOUNTS.c.folded == folded(clean(name)))
        with self._engine.connect() as connection:
            return connection.execute(select(ACCOUNTS.c.id).select_from(joined).where(own)).first() is not None

    def rename(self, account: Account, name: str) -> Account:
        """Give an account another name; names at tables stay what they were."""
        shown, _ = checked_name(name)
        try:
            with self._engine.begin() as connection:
                give_name(connection, account.id, shown)
                own = select(SESSIONS.c.hash).where(SESSIONS.c.account == account.id)
                tell_sessions(connection, list(connection.execute(own).scalars()))
        except IntegrityError as error:
            raise self._taken(shown) from error
        self._sessions.forget()
        return Account(account.id, shown)

    def _taken(self, name: str) -> Refused:
        """Return the refusal of a name that somebody else has, or that looks like somebody else's."""
        same = select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded(name))
        with self._engine.connect() as connection:
            is_same = connection.execute(same).first() is not None
        return Refused("account/taken" if is_same else "account/look-alike", name=name)

    def change_password(self, account: Account, password: str) -> list[str]:
        """Change a password, and sign the account out everywhere; return the sessions that this has ended."""
        check_password(password, account.name)
        own = update(ACCOUNTS).where(ACCOUNTS.c.id == account.id)
        with self._engine.begin() as connection:
            connection.execute(own.values(password=self._hasher.hash(plain(password))))
            ended = close_all(connection, account)
        self._sessions.forget()
        return ended
