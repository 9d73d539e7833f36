"""Who is not let in: networks, and accounts with all their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from sqlalchemy import Engine, select

from obelisk.table.store.damage import read_rows
from obelisk.table.store.schema import BANS, SESSIONS

Network = IPv4Network | IPv6Network
SESSION = "session "
"""What the name of a ban begins with that is one of somebody without an account."""
HOUSEHOLD = 64
"""Of IPv6 a household has a network with so many bits in common, so a single address stands for all of it."""


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


def is_within(host: str, networks: tuple[Network, ...]) -> bool:
    """Return whether an address lies in one of the *networks*.

    >>> is_within("::ffff:10.1.2.3", (ip_network("10.0.0.0/8"),)), is_within("testclient", (ip_network("10.0.0.0/8"),))
    (True, False)
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    known = getattr(address, "ipv4_mapped", None) or address
    return any(known in network for network in networks)


def network_in(text: str) -> Network | None:
    """Return the network that a text names; None where it names none.

    >>> network_in("10.1.2.3"), network_in("2001:db8::7"), network_in("Ada")
    (IPv4Network('10.1.2.3/32'), IPv6Network('2001:db8::/64'), None)
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    is_one = network.version == 6 and network.prefixlen == network.max_prefixlen
    return network.supernet(new_prefix=HOUSEHOLD) if is_one else network
