"""Accounts: a name and a password, for those who want to find their games again on another machine.

Seats belong to sessions. An account joins sessions: whoever is signed in plays the seats of all of them.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property
from threading import Lock
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHash
from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from obelisk.errors import BadRequest
from obelisk.table.core.cleaning import LONGEST_NAME, clean
from obelisk.table.core.clocks import DAY
from obelisk.table.core.refusals import Forbidden, Refused, Unreadable
from obelisk.table.store.damage import damage_of, read_row, read_rows
from obelisk.table.store.names import folded, is_mixed, skeleton
from obelisk.table.store.passwords import LONGEST, check_password, plain
from obelisk.table.store.schema import ACCOUNTS, DOWNTIMES, SERVER_KEYS, SESSIONS, SITTERS
from obelisk.table.store.telling import tell_sessions

EXPIRY = 90 * DAY
"""Milliseconds after which a signed-in session ends that was not used. Time without a server does not count."""
MOST_REMEMBERED = 10_000


SESSION_KEY = "sessions"
SHORTEST_KEY = 16
"""Fewest bytes of a key."""


def read_key(row: Any) -> bytes:
    """Return the key that a row holds."""
    key = bytes.fromhex(row.secret)
    if len(key) < SHORTEST_KEY:
        raise ValueError("key")
    return key


@dataclass(frozen=True)
class Account:
    """An account, without its password."""

    id: int
    name: str


@dataclass(frozen=True)
class Session:
    """What a session may do: play the seats of its `owners`, which is none where it has ended."""

    owners: frozenset[str] = frozenset()
    account: Account | None = None
    person: int | None = None
    """The row that joins this session with others: the account's, or one without a name."""
    used_at: int = 0
    is_known: bool = True
    """Whether the database knows it. Others are sessions too, if this server has signed their cookies."""


ENDED = Session()


class Accounts:
    """The accounts in a database. All calls but `session` take a while, and belong into a thread."""

    def __init__(self, engine: Engine):
        """Keep the accounts in *engine*."""
        self._engine = engine
        self._hasher = PasswordHasher()
        self._sessions: dict[str, Session] = {}
        self._changes = 0
        self._lock = Lock()
        self._uses: dict[str, int] = {}
        self._seen: set[str] = set()
        self._pauses: set[tuple[int, int]] = set()
        kept = select(SERVER_KEYS).where(SERVER_KEYS.c.name == SESSION_KEY)
        with engine.connect() as connection:
            key = read_row(connection, SERVER_KEYS, kept, read_key)
        if key is None and damage_of(engine).file is not None:
            raise BadRequest("table/damaged-start", file=engine.url.database)
        if key is None:
            raise BadRequest("table/damaged-key")
        self.key = key
        """Signs the cookies of sessions."""

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
        self.forget()
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
            ended = _close(connection, account)
        self.forget()
        return ended

    def sign_out(self, session: str) -> None:
        """Sign a session out: it plays nothing any more, and the seats that it took stay with its account."""
        with self._engine.begin() as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(is_open=False))
            tell_sessions(connection, [session])
        self.forget()

    def sign_out_everywhere(self, account: Account) -> list[str]:
        """Sign all sessions of an account out, and return them."""
        with self._engine.begin() as connection:
            ended = _close(connection, account)
        self.forget()
        return ended

    def join(self, account: Account, session: str, at: int, *, is_open: bool) -> None:
        """Let the seats of a session belong to an account; an open one is signed in to it."""
        with self._engine.begin() as connection:
            own = update(SESSIONS).where(SESSIONS.c.hash == session)
            row = {"account": account.id, "is_open": is_open, "used_at": at}
            if connection.execute(own.values(row)).rowcount == 0:
                connection.execute(insert(SESSIONS).values({**row, "hash": session, "made_at": at}))
            tell_sessions(connection, [session])
        self.forget()

    def session(self, session: str, at: int, *, is_signed: bool = True) -> Session:
        """Return what a session may do at a moment, which counts as a use; one that was not given out here, nothing."""
        changes, found = self._changes, self._sessions.get(session)
        self._seen.add(session)
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.clear()
        if found is None:
            found = self._read(session)
            if not found.is_known and not is_signed:  # anybody can make up such a one
                return ENDED
            self._remember(session, found, changes)
        if found.account is not None and at - found.used_at > EXPIRY and self._unused(found.used_at, at) > EXPIRY:
            return ENDED
        # A last use in the future was noted before the clock of the machine was corrected.
        if found.account is not None and abs(at - found.used_at) > DAY:
            self._uses[session] = at
            self._remember(session, replace(found, used_at=at), changes)
        return found

    def ended_among(self, sessions: Collection[str]) -> list[str]:
        """Return which of some sessions were signed out."""
        ended = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(sessions), SESSIONS.c.is_open.is_(False))
        with self._engine.connect() as connection:
            return list(connection.execute(ended).scalars())

    def remembers(self, session: str, at: int) -> bool:
        """Return whether a session can be looked up without the database."""
        found = self._sessions.get(session)
        return found is not None and (found.account is None or at - found.used_at <= EXPIRY)

    def note_pause(self, since: int, until: int) -> None:
        """Do not count the time between two moments as time in which sessions were not used."""
        self._pauses.add((since, until))

    def _unused(self, used_at: int, at: int) -> int:
        """Return the milliseconds since the last use of a session during which a server was running.

        A clock that jumps ahead looks like a pause of the server, so it does not end sessions.
        """
        chosen = select(DOWNTIMES.c.since, DOWNTIMES.c.until).where(DOWNTIMES.c.until > used_at)
        with self._engine.connect() as connection:
            kept = read_rows(connection, DOWNTIMES, chosen, lambda row: (row.since, row.until))
            pauses = self._pauses.union(kept)
        return at - used_at - sum(max(0, min(until, at) - max(since, used_at)) for since, until in pauses)

    def take_uses(self) -> dict[str, int]:
        """Return the sessions that were used for the first time in a day, each with the moment, to be kept."""
        uses, self._uses = self._uses, {}
        return uses

    def take_seen(self) -> set[str]:
        """Return the sessions that were used since this was asked last."""
        seen, self._seen = self._seen, set()
        return seen

    def _remember(self, session: str, found: Session, changes: int) -> None:
        """Remember what a session may do, unless something has changed since it was looked up."""
        with self._lock:
            if changes == self._changes:
                if len(self._sessions) >= MOST_REMEMBERED:
                    self._sessions.clear()
                self._sessions[session] = found

    def forget(self) -> None:
        """Look every session up again: something has changed, here or at another server."""
        with self._lock:
            self._changes += 1
            self._sessions.clear()

    def _read(self, session: str) -> Session:
        signed_in = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        used = (SESSIONS.c.is_open, SESSIONS.c.used_at, SESSIONS.c.made_at)
        own = select(ACCOUNTS.c.id, ACCOUNTS.c.name, *used).select_from(signed_in)
        with self._engine.connect() as connection:
            row = read_row(connection, SESSIONS, own.where(SESSIONS.c.hash == session), lambda row: row)
            if row is None:
                played = select(SITTERS.c.owner).where(SITTERS.c.owner == session).limit(1)
                return Session(frozenset([session]), is_known=connection.execute(played).first() is not None)
            if not row.is_open:
                return ENDED
            joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == row.id)).scalars()
            account = Account(row.id, row.name) if row.name else None
            return Session(frozenset([session, *joined]), account, row.id, row.used_at or row.made_at)


def _close(connection: Connection, account: Account) -> list[str]:
    """Sign all sessions of an account out, and return them."""
    own = (SESSIONS.c.account == account.id) & SESSIONS.c.is_open
    ended = list(connection.execute(select(SESSIONS.c.hash).where(own)).scalars())
    connection.execute(update(SESSIONS).where(own).values(is_open=False))
    tell_sessions(connection, ended)
    return ended


def checked_name(name: str) -> tuple[str, str]:
    """Return a name as it is shown, and what it looks like; or refuse one that no account may have."""
    shown = clean(name)
    look = skeleton(shown)
    if not look or len(shown) > LONGEST_NAME:
        raise Unreadable("account/name", most=LONGEST_NAME)
    if is_mixed(shown):
        raise Unreadable("account/mixed-letters", name=shown)
    return shown, look


def give_name(connection: Connection, account: int, name: str) -> None:
    """Give an account a name that was checked; one that somebody else has is an error of the database."""
    row = {"name": name, "folded": folded(name), "skeleton": skeleton(name)}
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(row))


def note_uses(connection: Connection, uses: dict[str, int]) -> None:
    """Keep when sessions were last used."""
    for session, at in uses.items():
        connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(used_at=at))
