"""Where messages may be sent to: public push services by HTTPS, and nothing inside the host's own network."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from obelisk.table.core.refusals import Unreadable

if TYPE_CHECKING:
    from aiohttp.abc import ResolveResult

UNICAST = IPv6Network("2000::/3")
"""All IPv6 addresses that are routed on the internet. Old local ones such as fec0:: lie outside."""
NOT_PUBLIC = tuple(map(ip_network, ("2002::/16", "2001::/32", "3fff::/20", "192.88.99.0/24")))
"""Networks that no push service uses: 6to4, Teredo, addresses for documentation, and relays of 6to4."""
NAT64 = IPv6Network("64:ff9b::/96")
"""IPv4 hosts as a machine without IPv4 reaches them: the last 32 bits are the host's address."""
NAME = re.compile(r"([a-z0-9_-]+\.)+[a-z][a-z0-9-]*\.?")
"""A host's name. The last label begins with a letter, so no form of an IP address matches (127.1, 0x7f.1)."""
LOCAL_NAMES = (".localhost", ".local", ".internal", ".home.arpa")


def origin_of(address: str) -> str:
    """Return scheme, name and port of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: str) -> bool:
    """Return whether an IP address is reachable from the whole internet.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False, False, False]
    >>> [is_public(one) for one in ("64:ff9b::8.8.8.8", "64:ff9b::10.0.0.1", "2002:808:808::1", "2001:0:808:808::1")]
    [True, False, False, False]
    >>> [is_public(one) for one in ("2606:4700::1", "fec0::1", "::127.0.0.1", "3fff::1", "fe80::1%eth0", "192.88.99.1")]
    [True, False, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in NAT64:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in UNICAST:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in NOT_PUBLIC)


def check_endpoint(endpoint: str, allowed: str) -> None:
    """Refuse an address that is not a push service's; *allowed* lists origins to accept in any form.

    A push service is known by its name: every name goes through `PublicResolver` when a message is sent.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Unreadable("notifications/endpoint") from None
    if origin_of(endpoint) in allowed.split():
        return
    host = parts.hostname or ""
    if parts.scheme != "https" or parts.username is not None or port not in (None, 443) or not is_public_name(host):
        raise Unreadable("notifications/endpoint")


def is_public_name(host: str) -> bool:
    """Return whether a host in lower case is a name that can be a public server's; an IP address is not.

    >>> [is_public_name(one) for one in ("push.example", "127.1", "0x7f.0x1", "８.8.8.8", "printer.local", "intranet")]
    [True, False, False, False, False, False]
    """
    return NAME.fullmatch(host) is not None and not host.rstrip(".").endswith(LOCAL_NAMES)


class PublicResolver:
    """Resolves names to public addresses only, in the form of aiohttp's resolvers.

    aiohttp connects to the addresses that its resolver returns. Every message resolves the name anew, so a name that
    pointed elsewhere when it was checked leads nowhere.
    """

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the public addresses of a name, or raise OSError."""
        from aiohttp.resolver import ThreadedResolver

        public = [one for one in await ThreadedResolver().resolve(host, port, family) if is_public(one["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Do nothing: no resource stays open."""
