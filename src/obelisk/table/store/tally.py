"""What is counted for hosts: plain numbers, so that counting costs next to nothing; they are read by `/metrics`."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from obelisk.table.core.events import MOVED

if TYPE_CHECKING:
    from obelisk.table.store.keeping import Entry

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Spread:
    """How values are spread: how many are at most so large, and their sum.

    >>> spread = Spread()
    >>> for seconds in (0.001, 0.3, 60): spread.add(seconds)
    >>> spread.upto()[0], spread.upto()[-1], spread.total
    (('0.001', 1), ('+Inf', 3), 60.301)
    """

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count one more."""
        self._counts[bisect_left(SECONDS, value)] += 1
        self.total += value

    def upto(self) -> list[tuple[str, int]]:
        """Return for every bound how many values are not above it, as Prometheus wants it."""
        found, so_far = [], 0
        for bound, count in zip([*map(str, SECONDS), "+Inf"], self._counts, strict=True):
            so_far += count
            found.append((bound, so_far))
        return found


class Tally:
    """What a writer has kept. Its thread alone counts; everybody may look."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.moves = Spread()
        """How many seconds passed from deciding a move to keeping it."""
        self.failed = 0
        self.kept_at = time.monotonic()
        """When something was last kept. A server writes at least every few seconds that it is alive."""

    def kept(self, entries: Iterable[Entry]) -> None:
        """Count what was written."""
        self.kept_at = now = time.monotonic()
        for entry in entries:
            for happened in entry.events:
                self.events[happened.kind] += 1
                if happened.kind == MOVED:
                    self.moves.add(now - entry.decided_at)
            for other in entry.others:
                self.events.update(happened.kind for happened in other.events)
