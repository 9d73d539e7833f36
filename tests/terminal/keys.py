"""A pseudo-terminal with a person's keys."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

needs_pseudo_terminals = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals here")

PATIENCE = 60.0


class Terminal:
    """A running program, and what has appeared on its terminal. Its games are in plain Python, unless it is told."""

    def __init__(self, arguments: tuple[str, ...], folder: Path, **environment: str):
        self._keyboard, end = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from obelisk.terminal import main; main()", *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            cwd=folder,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "NUMBA_DISABLE_JIT": "1", **environment},
        )
        os.close(end)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Return everything up to *text*, and go on after it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < deadline:
            if not self._read(deadline - time.monotonic()):
                break
        assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._keyboard], [], [], seconds)
        try:
            data = os.read(self._keyboard, 65536) if ready else b""
        except OSError:
            return False
        self.seen += data.decode("utf-8", errors="replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self._keyboard, text.encode())

    def signal(self, number: int) -> None:
        """Send a signal to a program that waits for a line (one that comes as it begins to wait is seen later)."""
        time.sleep(0.5)
        self.process.send_signal(number)

    def end(self) -> int:
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._keyboard)


Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[Terminal] = []

    def begin(*arguments: str, **environment: str) -> Terminal:
        running.append(Terminal(arguments, tmp_path, **environment))
        return running[-1]

    yield begin
    for terminal in running:
        terminal.close()
