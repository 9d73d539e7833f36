"""Who is not let in: networks, and accounts with all their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

from sqlalchemy import Engine, select

from obelisk.table.core.networks import Network, is_within
from obelisk.table.features.moderation.schema import BANS
from obelisk.table.store.damage import read_rows
from obelisk.table.store.schema import SESSIONS

SESSION = "session "
"""What the name of a ban begins with that is one of somebody without an account."""


@dataclass(frozen=True)
class Bans:
    """All bans, as a server keeps them in memory."""

    networks: tuple[Network, ...] = ()
    accounts: frozenset[int] = frozenset()
    sessions: frozenset[str] = frozenset()

    def refuse(self, host: str, *sessions: str | None) -> bool:
        """Return whether an address, or one of somebody's sessions, is not let in."""
        if not self.sessions.isdisjoint(sessions):
            return True
        return bool(self.networks) and is_within(host, self.networks)


def read_ban(row: Any) -> Any:
    """Return a row as it is, or raise an error where it names neither an account nor a session nor a network."""
    if row.account is None and not row.what.startswith(SESSION):
        ip_network(row.what)
    return row


def read_bans(engine: Engine) -> Bans:
    """Return all bans."""
    with engine.connect() as connection:
        rows = read_rows(connection, BANS, select(BANS), read_ban)
        accounts = [row.account for row in rows if row.account is not None]
        joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account.in_(accounts))).scalars()
        others = [row.what for row in rows if row.account is None]
        guests = [what.removeprefix(SESSION) for what in others if what.startswith(SESSION)]
        networks = tuple(ip_network(what) for what in others if not what.startswith(SESSION))
        return Bans(networks, frozenset(accounts), frozenset([*joined, *guests]))
