"""A process of its own that plays games: tasks come in on standard input, outcomes go out, both pickled."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import Any


def main() -> None:
    """Play what comes in until nothing more comes."""
    # A player that prints must not disturb what goes out.
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Ctrl-C at a terminal reaches every process; the arena alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)

    from obelisk.arena.matches import play_task

    with suppress(EOFError, BrokenPipeError):
        while True:
            task = pickle.load(sys.stdin.buffer)
            answer: Any
            try:
                answer = pickle.dumps(play_task(task))
            except Exception as error:
                answer = _packed(error)
            outgoing.write(answer)
            outgoing.flush()


def _packed(error: Exception) -> bytes:
    """Return an error with the place where it happened; one that cannot be sent is told in its own words."""
    told = "".join(traceback.format_exception(error))
    error.add_note(told)
    try:
        return pickle.dumps(error)
    except Exception:  # whatever somebody's exception holds
        return pickle.dumps(RuntimeError(told))


def _leave(*_: Any) -> None:
    raise SystemExit(0)


if __name__ == "__main__":
    main()
