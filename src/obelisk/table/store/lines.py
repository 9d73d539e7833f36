"""The lines to a PostgreSQL: when it has been silent for too long, they are hung up, and whoever waits can go on.

What the other side of a line has received and never answers to is noticed by no timeout of the network: not where
something between the two takes everything and passes on nothing.
"""

import os
import socket
from contextlib import suppress
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event

SILENCE = 15.0
"""After so many seconds without an answer nothing more is expected; the database itself gives up sooner."""


class Lines:
    """All lines from one engine to its database."""

    def __init__(self, engine: Engine):
        """Know every line that is opened from now on; other databases than PostgreSQL have none."""
        self._open: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":
            event.listen(engine, "connect", lambda line, _: self._open.add(line))

    def hang_up(self) -> None:
        """End all of them: whoever waits for an answer is told that there is none, and opens another line."""
        import psycopg

        for line in list(self._open):
            with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(line.fileno())) as plug:
                plug.shutdown(socket.SHUT_RDWR)
