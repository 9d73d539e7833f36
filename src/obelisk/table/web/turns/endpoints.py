"""Where messages may be sent to: public push services by HTTPS, and nothing inside the host's own network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from obelisk.table.core.refusals import Unreadable

if TYPE_CHECKING:
    from aiohttp.abc import ResolveResult


def origin_of(address: str) -> str:
    """Return scheme, name and port of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: str) -> bool:
    """Return whether an IP address is one that the whole world reaches.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or found
    return inner.is_global and not inner.is_multicast


def check_endpoint(endpoint: str, allowed: str) -> None:
    """Refuse the address of a push service that cannot be one; *allowed* names origins that may be anything."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Unreadable("turns/endpoint") from None
    if origin_of(endpoint) in allowed.split():
        return
    host = parts.hostname or ""
    if parts.scheme != "https" or parts.username is not None or port not in (None, 443) or not is_named_public(host):
        raise Unreadable("turns/endpoint")


def is_named_public(host: str) -> bool:
    """Return whether a name may be that of a public server: an address that is public, or a name with a dot."""
    try:
        return is_public(host)
    except ValueError:
        name = host.rstrip(".").lower()
        return "." in name and not name.endswith((".localhost", ".local", ".internal", ".home.arpa"))


class PublicOnly:
    """Finds the addresses of names, and none that is not public: what a name means is asked again with every message.

    It has the form of aiohttp's resolvers.
    """

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses of a name."""
        from aiohttp.resolver import ThreadedResolver

        found = await ThreadedResolver().resolve(host, port, family)
        public = [one for one in found if is_public(one["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Nothing is held open."""
