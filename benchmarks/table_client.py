"""A small WebSocket client that costs little, so that a load test measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os

SMALL, MEDIUM = 126, 1 << 16


class Client(asyncio.Protocol):
    """One live connection; `heard` gets every text message as bytes."""

    def __init__(self, path: str, key: str, heard):
        """Connect to *path* with the key of a seat."""
        self.path, self.key, self.heard = path, key, heard
        self.buffer = bytearray()
        self.is_open = False
        self.opened = asyncio.get_running_loop().create_future()
        self.transport = None

    def connection_made(self, transport):
        """Ask for the upgrade."""
        self.transport = transport
        nonce = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {nonce}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.key}",
        )
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data):
        """Take messages apart."""
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(RuntimeError(head.decode()))
                self.transport.abort()
                return
            self.is_open, self.buffer = True, bytearray(rest)
            self.opened.set_result(None)
        self._take_frames()

    def _take_frames(self):
        buffer = self.buffer
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == SMALL:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length > SMALL:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length or start > len(buffer):
                break
            kind, payload = buffer[at] & 15, bytes(buffer[start : start + length])
            at = start + length
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.send(payload, kind=10)
        if at:
            del buffer[:at]

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Send a message. A mask of zeros is a mask, and saves the work."""
        length = len(payload)
        size = bytes([128 | length]) if length < SMALL else bytes([128 | SMALL]) + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)

    def close(self):
        """Leave."""
        if self.transport is not None:
            self.transport.close()


async def connect(port: int, path: str, key: str, heard) -> Client:
    """Return a client that is connected."""
    _, client = await asyncio.get_running_loop().create_connection(lambda: Client(path, key, heard), "127.0.0.1", port)
    await client.opened
    return client
