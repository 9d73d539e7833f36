"""How often something may happen: by address, by person, at a table."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from obelisk.table.core.refusals import TooMuch

MOST_KNOWN = 50_000
"""Of so many at most it is known how much they have done lately."""


class RateLimit:
    """How often something may happen: so many at once, refilled evenly over so many seconds."""

    def __init__(self, most: int, seconds: float):
        """Allow *most* in *seconds*; 0 allows everything."""
        self.most = most
        self.seconds = seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> int:
        """Count one more of *who*, and return 0; or, if that is too many, the seconds until the next is allowed."""
        if not self.most:
            return 0
        now, rate = time.monotonic(), self.most / self.seconds
        left, then = self._left.pop(who, (float(self.most), now))
        left = min(float(self.most), left + (now - then) * rate)
        is_allowed = left >= 1
        self._left[who] = (left - 1 if is_allowed else left, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return 0 if is_allowed else max(1, int((1 - left) / rate) + 1)

    def count(self, who: str, code: str) -> None:
        """Count one more of *who*, or refuse with the message *code* and the seconds after which to try again."""
        wait = self.wait(who)
        if wait:
            raise TooMuch(code, after=wait)


class Bucket:
    """Tokens for one client: at most *most*, and *rate* more in a second."""

    __slots__ = ("_level", "_most", "_rate", "_then")

    def __init__(self, most: float, rate: float):
        self._most = self._level = float(most)
        self._rate = rate
        self._then = time.monotonic()

    def level(self) -> float:
        """Return how many tokens there are; below zero, how many are owed."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._then) * self._rate)
        self._then = now
        return self._level

    def take(self, tokens: float = 1) -> None:
        """Take tokens, also those that there will be."""
        self._level = self.level() - tokens

    def wait(self) -> float:
        """Return the seconds until there is a token."""
        return max(0.0, (1 - self.level()) / self._rate)


class Pace:
    """Spreads what every client does over time: so many at once, and then *rate* in a second."""

    def __init__(self, most: float, rate: float):
        """Let every client do *most* at once; 0 lets them do everything."""
        self._most, self._rate = most, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def follow(self, who: str) -> None:
        """Wait for the turn of a client."""
        if not self._most:
            return
        bucket = self._buckets.pop(who, None) or Bucket(self._most, self._rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        wait = bucket.wait()
        bucket.take()
        if wait:
            await asyncio.sleep(wait)


@dataclass(frozen=True)
class Limits:
    """What may happen at one table: how much one person says, and how much there is in all."""

    talk: RateLimit = field(default_factory=lambda: RateLimit(0, 60))
    events: RateLimit = field(default_factory=lambda: RateLimit(0, 60))

    def count(self, table_id: str, tag: str, *, is_talk: bool) -> None:
        """Count one more command of somebody, or refuse it."""
        if is_talk:
            self.talk.count(f"{table_id}:{tag}", "table/talks-too-much")
        self.events.count(table_id, "table/too-fast")
