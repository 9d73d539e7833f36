"""The server's time: it never goes back, and it tells when the server itself stood still."""

import time
from collections.abc import Callable

BEAT = 1.0
"""The server looks at its time at least every so many seconds, unless it stands still."""
PAUSE = 3.0
"""Seconds without a look, or by which the calendar ran ahead, that mean that the server stood still."""


class ServerTime:
    """Milliseconds since 1970, counted evenly since the start, whatever happens to the machine's calendar."""

    def __init__(
        self, calendar: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._calendar = calendar
        self._monotonic = monotonic
        self._ahead = calendar() - monotonic()
        self._looked = monotonic()

    def now(self) -> int:
        """Return the time."""
        return int((self._monotonic() + self._ahead) * 1000)

    def stood_still(self) -> int:
        """Return for how many milliseconds the server stood still since the last call.

        A process that was stopped did not look for a while; a machine that slept finds its calendar ahead.
        """
        looked, drift = self._monotonic(), self._calendar() - self._monotonic() - self._ahead
        paused = looked - self._looked
        self._looked = looked
        lost = paused - BEAT if paused > PAUSE else 0.0
        if drift > PAUSE:
            self._ahead += drift
            lost += drift
        return int(lost * 1000)
