"""Sending by web push: encrypted to the device (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from obelisk.errors import ObeliskError
from obelisk.table.features.notifications.endpoints import PublicResolver, check_endpoint, origin_of
from obelisk.table.short_tasks import short

if TYPE_CHECKING:
    from aiohttp import ClientSession

    from obelisk.table.features.notifications.store.pushes import Device, Pushes
    from obelisk.table.web.settings import Settings

KEPT = 3 * 24 * 3600
"""For so many seconds a push service keeps a message for a device that is switched off."""
WITHIN = 15.0
GONE = (404, 410)
SIGNED_FOR = 12 * 3600


class PushSender:
    """Sends messages to devices. The libraries for it are loaded with the first one."""

    def __init__(self, pushes: Pushes, settings: Settings):
        """Send with the key in *pushes*, or the one of *settings*."""
        self._pushes = pushes
        self._settings = settings
        self._vapid: Any = None
        self._session: ClientSession | None = None
        self._free: ClientSession | None = None

    def _keys(self) -> Any:
        from py_vapid import Vapid02

        if self._vapid is None:
            self._vapid = Vapid02.from_raw((self._settings.push_key or self._pushes.key()).encode())
            # Whoever hosts at home has a name without dots; it is for push services to judge.
            self._vapid.conf = {"no-strict": True}
        return self._vapid

    @short
    def public_key(self) -> str:
        """Return the key by which browsers tell their push services who may send."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        raw = self._keys().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(raw))

    def _written(self, device: Device, message: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
        """Return a message as it is sent, and its headers."""
        from pywebpush import WebPusher

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        coded = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(json.dumps(message).encode())
        contact = self._settings.contact or _contact(self._settings)
        claims = {"aud": origin_of(device.endpoint), "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(KEPT), "Urgency": "normal", "Topic": message["tag"]}
        return coded["body"], {**self._keys().sign(claims), **headers}

    async def send(self, device: Device, message: dict[str, Any]) -> bool:
        """Send a message; return whether the device is still there. What fails otherwise raises OSError."""
        import aiohttp

        try:
            check_endpoint(device.endpoint, self._settings.push_services)
            body, headers = await asyncio.to_thread(self._written, device, message)
        except (ObeliskError, ValueError):  # not an address any more, or keys that are none: nothing can be sent there
            return False
        session = self._session_for(device.endpoint)
        try:
            async with session.post(device.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
        except (aiohttp.ClientError, TimeoutError) as error:
            raise OSError("the push service does not answer") from error
        if status in GONE:
            return False
        if status >= 300:
            raise OSError(f"the push service answers {status}")
        return True

    def _session_for(self, endpoint: str) -> ClientSession:
        """Return what sends to an address: to those that the host names anything goes, else public ones only."""
        import aiohttp

        limit = aiohttp.ClientTimeout(total=WITHIN)
        if origin_of(endpoint) in self._settings.push_services.split():
            self._free = self._free or aiohttp.ClientSession(timeout=limit)
            return self._free
        if self._session is None:
            connector = aiohttp.TCPConnector(resolver=PublicResolver(), use_dns_cache=False)  # type: ignore[arg-type]
            self._session = aiohttp.ClientSession(timeout=limit, connector=connector)
        return self._session

    async def close(self) -> None:
        """Hang up."""
        for session in (self._session, self._free):
            if session is not None:
                await session.close()


def _contact(settings: Settings) -> str:
    """Return how push services reach the host who has not said so: by the server's own name."""
    named = [name for name in settings.hosts.split() if "*" not in name]
    origins = [origin for origin in (settings.origin, *settings.origins.split()) if origin.startswith("https://")]
    return origins[0] if origins else f"https://{named[0]}" if named else "https://localhost"
