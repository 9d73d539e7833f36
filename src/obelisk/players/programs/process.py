"""A program that runs beside us and is asked line by line, never longer than a deadline."""

import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any

from obelisk.errors import BotFailure
from obelisk.players.programs.protocol import LONGEST_LINE, Line, read, shorten

FAREWELL = 1.0
"""Seconds that a program has to end by itself."""

_WAITING = 1000
"""Lines that wait to be read at most; a program that floods its pipe has to wait then."""


class Process:
    """A program and the threads that keep its pipes flowing, so that nothing it does can hold us up."""

    def __init__(self, name: str, argv: Sequence[str]):
        """Start the program; *name* is what sentences call it."""
        self.name = name
        own_group: dict[str, Any] = {"start_new_session": True} if os.name == "posix" else {}
        try:
            self._process = subprocess.Popen(
                argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **own_group
            )
        except OSError as error:
            raise BotFailure("bot/start", name=name, reason=error.strerror or str(error)) from error
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._incoming: queue.Queue[bytes | None] = queue.Queue(_WAITING)
        self._last_words: deque[bytes] = deque(maxlen=1)
        self._is_closed = threading.Event()
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; one that nobody reads any more is lost."""
        self._outgoing.put(line.encode() + b"\n")

    def ask(self, line: str, word: str, limit: float) -> Line:
        """Send *line*, and return the answer that begins with *word*; `info`, `id` and `option` may stand before it."""
        self.send(line)
        end = monotonic() + limit
        while True:
            answer = read(self._next(line, end, limit))
            if answer.word == word:
                return answer
            if answer.word == "error":
                raise BotFailure("bot/error", name=self.name, text=shorten(answer.rest))
            if answer.word not in ("info", "id", "option", ""):
                given = shorten(" ".join(answer))
                raise BotFailure("bot/nonsense", name=self.name, given=given, expected=word)

    def _next(self, asked: str, end: float, limit: float) -> str:
        asked = asked.partition(" ")[0]
        try:
            line = self._incoming.get(timeout=max(0.0, end - monotonic()))
        except queue.Empty:
            raise BotFailure("bot/late", name=self.name, asked=asked, limit=f"{limit:g}") from None
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
            self._threads[-1].join(FAREWELL)
            words = shorten(b"".join(self._last_words).decode("utf-8", "replace"), 200)
            raise BotFailure("bot/gone", name=self.name, asked=asked, exit=self._process.poll(), words=words or "–")
        return line.decode("utf-8", "replace")

    def close(self) -> None:
        """End the program, politely first; what it has started itself ends with it."""
        if self._is_closed.is_set():
            return
        self._is_closed.set()
        self.send("quit")
        self._outgoing.put(None)
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        else:
            self._kill()
        with suppress(queue.Empty):
            while True:  # a thread may wait for room
                self._incoming.get_nowait()
        for thread in self._threads:
            thread.join(FAREWELL)

    def _kill(self) -> None:
        """Kill the program's whole group: also what it has left behind."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := pipe.readline(LONGEST_LINE)) and not self._is_closed.is_set():
                self._incoming.put(line)
        self._incoming.put(None)

    def _listen(self, pipe: IO[bytes]) -> None:
        """Remember the last line of complaints: it tells why a program ended."""
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                if line.strip():
                    self._last_words.append(line)
