"""Devices on which people want to be told, and the key by which push services know this server."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from obelisk.table.core.refusals import Refused
from obelisk.table.features.notifications.notices import Notice
from obelisk.table.features.notifications.schema import PUSHES
from obelisk.table.features.notifications.store.outbox import Way, open_sessions
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.schema import SERVER_KEYS

PUSH = "push"
MOST = 20
"""So many devices one person may be told on."""
KEY = "vapid"
SOON = 1000
"""So many milliseconds later a device is told: a move that was planned may have been made by then."""


@dataclass(frozen=True, slots=True)
class Device:
    """A device: where its push service takes messages for it, the keys to encrypt them to, and what it reads."""

    hash: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made_at: int

    def as_told(self) -> dict[str, Any]:
        """Return what its owner is told of it; the address itself is a secret of the browser's."""
        return {"service": urlsplit(self.endpoint).hostname, "language": self.language, "made_at": self.made_at}


def read_device(row: Any) -> Device:
    """Return what a row says."""
    found = Device(**row._mapping)
    urlsplit(found.endpoint)  # raises ValueError where the text is no address
    return found


def hash_of(endpoint: str) -> str:
    """Return what a device is known by."""
    return sha256(endpoint.encode()).hexdigest()


class Pushes:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep them in *engine*."""
        self._engine = engine

    def add(self, device: Device, owners: Collection[str]) -> None:
        """Keep a device; one that was somebody's before becomes that of who asks now."""
        row = {name: getattr(device, name) for name in Device.__slots__}
        with self._engine.begin() as connection:
            own = select(PUSHES.c.hash).where(PUSHES.c.owner.in_(owners), PUSHES.c.hash != device.hash)
            if len(connection.execute(own).all()) >= MOST:
                raise Refused("notifications/many-devices", most=MOST)
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == device.hash))
            connection.execute(insert(PUSHES).values(row))

    def of(self, owners: Collection[str]) -> list[Device]:
        """Return the devices of somebody."""
        chosen = select(PUSHES).where(PUSHES.c.owner.in_(owners)).order_by(PUSHES.c.made_at)
        with self._engine.connect() as connection:
            return read_rows(connection, PUSHES, chosen, read_device)

    def find(self, hash: str) -> Device | None:
        """Return a device, if it is still known."""
        with self._engine.connect() as connection:
            return read_row(connection, PUSHES, select(PUSHES).where(PUSHES.c.hash == hash), read_device)

    def remove(self, hash: str, owners: Collection[str] | None = None) -> None:
        """Forget a device; with *owners*, only if it is theirs."""
        chosen = delete(PUSHES).where(PUSHES.c.hash == hash)
        with self._engine.begin() as connection:
            connection.execute(chosen if owners is None else chosen.where(PUSHES.c.owner.in_(owners)))

    def remove_all(self, sessions: Collection[str]) -> None:
        """Forget the devices of sessions that have ended."""
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.owner.in_(sessions)))

    def move(self, before: str, after: str) -> None:
        """Let the device of a session belong to the one that has taken its place."""
        with self._engine.begin() as connection:
            connection.execute(update(PUSHES).where(PUSHES.c.owner == before).values(owner=after))

    def key(self) -> str:
        """Return the server's private key as base64url, made when it is first asked for."""
        kept = select(SERVER_KEYS.c.secret).where(SERVER_KEYS.c.name == KEY)
        with self._engine.connect() as connection:
            found = connection.execute(kept).scalar()
        if found is not None:
            return str(found)
        fresh = urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(SERVER_KEYS).values(name=KEY, secret=fresh))
        except IntegrityError:  # another server was faster
            return self.key()
        return fresh


def ways(connection: Connection, sessions: Collection[str], notice: Notice) -> Iterator[Way]:
    """Yield the devices on which a person is told; those that were signed out are not theirs any more."""
    own = select(PUSHES.c.hash).where(PUSHES.c.owner.in_(open_sessions(connection, sessions)))
    for found in connection.execute(own.order_by(PUSHES.c.hash)).scalars():
        yield Way(PUSH, found, SOON)
