"""A limit for the frames of a live connection, control frames included, which uvicorn lacks.

`patience.options` names it to uvicorn. What comes too fast waits: the server stops reading the connection.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from obelisk.table.service.limits import Bucket

AT_ONCE = 2
"""Maximum number of frames that the event loop takes from a connection before others have their turn."""
SHORT, LONG = 126, 127
"""Lengths in a frame's second byte that mean that two or eight more bytes hold the length."""


class Frames:
    """Finds the frames in the bytes that a client sends."""

    def __init__(self) -> None:
        self._head = bytearray()
        self._left = 0
        """Bytes of the present frame's payload that have not arrived."""

    def take(self, data: bytes | bytearray, most: int) -> tuple[int, int]:
        """Return the length of a prefix of *data* in which at most so many frames begin, and how many do."""
        at = begun = 0
        while at < len(data):
            if self._left:
                step = min(self._left, len(data) - at)
                at, self._left = at + step, self._left - step
            elif not self._head and begun >= most:
                break
            else:
                begun += not self._head
                self._head.append(data[at])
                at += 1
                if len(self._head) == _size(self._head):
                    self._left = _length(self._head)
                    self._head.clear()
        return at, begun


def _size(head: bytearray) -> int:
    """Return the number of bytes of the head that a frame has, as far as it is known."""
    if len(head) < 2:
        return 2
    length = head[1] & 127
    return 2 + {SHORT: 2, LONG: 8}.get(length, 0) + (4 if head[1] & 128 else 0)


def _length(head: bytearray) -> int:
    length = head[1] & 127
    longer = {SHORT: 2, LONG: 8}.get(length, 0)
    return int.from_bytes(head[2 : 2 + longer], "big") if longer else length


Base: Any = AutoWebSocketsProtocol


class ThrottledSocket(Base):  # type: ignore[misc]
    """A live connection from which the server reads so many frames in a second."""

    def __init__(self, *facts: Any, frames: int, **named: Any):
        """Read *frames* in a second, and as many at once."""
        super().__init__(*facts, **named)
        self._bucket = Bucket(frames, frames)
        self._frames = Frames()
        self._waiting = bytearray()
        self._is_open = False
        self._timer: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Take the request for the connection at once, and frames as fast as they are allowed."""
        if not self._is_open:
            self._is_open = True
            super().data_received(data)
            return
        self._waiting += data
        if self._timer is None:
            self._go_on()
        else:
            self.transport.pause_reading()

    def _go_on(self) -> None:
        self._timer = None
        if getattr(self, "read_paused", False):  # a message waits to be read; `receive` goes on
            self.transport.pause_reading()
            return
        most = min(AT_ONCE, int(self._bucket.level()))
        end, begun = self._frames.take(self._waiting, most)
        if end:
            self._bucket.take(begun)
            piece = bytes(self._waiting[:end])
            del self._waiting[:end]
            super().data_received(piece)
        if self.transport.is_closing():
            self._waiting.clear()
        elif self._waiting:
            self.transport.pause_reading()
            self._timer = asyncio.get_running_loop().call_later(self._bucket.wait(), self._go_on)
        elif not getattr(self, "read_paused", False):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message, and let the frames behind it have their turn."""
        message = await super().receive()
        if self._waiting and not self.transport.is_closing():
            self.transport.pause_reading()
            self._timer = self._timer or asyncio.get_running_loop().call_later(0, self._go_on)
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what waits."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)
