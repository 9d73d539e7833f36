"""Pictures of tables: drawn once for everyone who sees the same, and sent to viewers together with events."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Hashable, Iterable

from sqlalchemy.exc import SQLAlchemyError

from obelisk.errors import ObeliskError
from obelisk.table.core.events import Event
from obelisk.table.core.state import Table
from obelisk.table.service.connections import Connection, Look, Message, Packed, encode, message
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.views.events import is_alike_for_all, numbered
from obelisk.table.views.pictures import Picture
from obelisk.table.views.viewers import Viewer, viewer_for
from obelisk.table.workers.lanes import DRAW, Asker, Workers

MOST_PICTURES = 2000
LATEST = 1.0
"""Seconds after which an event is sent without its picture, which viewers ask for then."""
PACKING = 4
"""Level of compression: a picture is packed once for all who see the same."""


class Pictures:
    """The pictures of the tables of a server."""

    def __init__(self, workers: Workers):
        """Draw in *workers*."""
        self._workers = workers
        self._kept = LRUCache(MOST_PICTURES)

    async def draw(self, table: Table, picture: Picture, asker: Asker) -> tuple[str, str]:
        """Return a picture and its digest."""
        key = picture.key(table)

        async def make() -> tuple[str, str]:
            drawn = await self._workers.do(DRAW, picture.draw, table, asker=asker, key=key)
            return drawn, hashlib.sha256(drawn.encode()).hexdigest()[:20]

        found: tuple[str, str] = await self._kept.get(key, make)
        return found

    def begin(self, connection: Connection, table: Table, look: Look) -> None:
        """Send pictures of this look to a viewer, who has the present one."""
        connection.look = look
        picture = _seen_by(connection, table)
        connection.drawn = None if picture is None else picture.key(table)

    def _due(self, viewers: Iterable[Connection], table: Table) -> list[tuple[Connection, Picture | None]]:
        """Return every viewer with the picture that they need now; None for those whose picture has not changed."""
        keys: dict[Picture, Hashable] = {}
        found: list[tuple[Connection, Picture | None]] = []
        for connection in viewers:
            picture = _seen_by(connection, table)
            if picture is not None:
                key = keys[picture] if picture in keys else keys.setdefault(picture, picture.key(table))
                picture, connection.drawn = (None if key == connection.drawn else picture), key
            found.append((connection, picture))
        return found

    def tell(self, table: Table, happened: Iterable[Event], viewers: Iterable[Connection]) -> None:
        """Send events to everybody who is connected, each written once for all who may know the same.

        The first event brings the picture of the table after all of them, where that has changed.
        """
        due = self._due(viewers, table)
        for number, event in enumerate(happened):
            written: dict[tuple[Viewer, Picture | None], Message] = {}
            is_alike = is_alike_for_all(event)
            for connection, changed in due:
                viewer, picture = None if is_alike else connection.viewer(table), changed if number == 0 else None
                if (viewer, picture) not in written:
                    written[viewer, picture] = (
                        message(table, event, viewer)
                        if picture is None
                        else asyncio.ensure_future(self._written(table, event, viewer, picture))
                    )
                connection.send(written[viewer, picture])

    async def _written(self, table: Table, event: Event, viewer: Viewer, picture: Picture) -> bytes:
        told = numbered(table, event, viewer)
        try:
            async with asyncio.timeout(LATEST):
                drawn, _ = await self.draw(table, picture, Asker("", table.id))
        except (TimeoutError, ObeliskError, SQLAlchemyError):
            return encode(told)
        told["picture"] = {"ply": table.ply, "svg": drawn}
        return Packed(gzip.compress(encode(told), PACKING))


def _seen_by(connection: Connection, table: Table) -> Picture | None:
    """Return the picture of the present position for a viewer; None if they have asked for none."""
    look = connection.look
    if look is None:
        return None
    try:
        viewer = viewer_for(table, connection.who, look.seat)
    except ObeliskError:  # somebody else sits there now
        return None
    return Picture(viewer=viewer, language=look.language, tall=look.tall, bare=True, switches=look.switches)
