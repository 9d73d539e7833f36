"""Sessions: who a browser is. Seats belong to sessions; an account, or a row without a name, joins several.

Whoever is signed in to an account plays the seats of all its sessions.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update

from obelisk.errors import BadRequest
from obelisk.table.core.clocks import DAY
from obelisk.table.store.bus import tell_sessions
from obelisk.table.store.damage import damage_of, read_row, read_rows
from obelisk.table.store.schema import ACCOUNTS, DOWNTIMES, SERVER_KEYS, SESSIONS, SITTERS

EXPIRY = 90 * DAY
"""Milliseconds after which a signed-in session ends that was not used. Time without a server does not count."""
MOST_REMEMBERED = 10_000
"""Maximum number of sessions in the cache."""
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


class Sessions:
    """The sessions in a database. All calls but `session` take a while, and belong into a thread."""

    def __init__(self, engine: Engine):
        self._engine = engine
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

    def sign_out(self, session: str) -> None:
        """Sign a session out: it plays nothing any more, and the seats that it took stay with its account."""
        with self._engine.begin() as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(is_open=False))
            tell_sessions(connection, [session])
        self.forget()

    def sign_out_everywhere(self, account: Account) -> list[str]:
        """Sign all sessions of an account out, and return them."""
        with self._engine.begin() as connection:
            ended = close_all(connection, account)
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


def close_all(connection: Connection, account: Account) -> list[str]:
    """Sign all sessions of an account out, and return them."""
    own = (SESSIONS.c.account == account.id) & SESSIONS.c.is_open
    ended = list(connection.execute(select(SESSIONS.c.hash).where(own)).scalars())
    connection.execute(update(SESSIONS).where(own).values(is_open=False))
    tell_sessions(connection, ended)
    return ended


def note_uses(connection: Connection, uses: dict[str, int]) -> None:
    """Keep when sessions were last used."""
    for session, at in uses.items():
        connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(used_at=at))
