"""How often something may happen: by address, by person, at a table."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from obelisk.table.core.refusals import TooMuch

MOST_KNOWN = 50_000
"""Of so many at most it is known how much they have done lately."""


class Allowance:
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


@dataclass(frozen=True)
class Limits:
    """What may happen at one table: how much one person says, and how much there is in all."""

    talk: Allowance = field(default_factory=lambda: Allowance(0, 60))
    events: Allowance = field(default_factory=lambda: Allowance(0, 60))

    def count(self, table_id: str, tag: str, *, is_talk: bool) -> None:
        """Count one more command of somebody, or refuse it."""
        if is_talk:
            self.talk.count(f"{table_id}:{tag}", "table/talks-too-much")
        self.events.count(table_id, "table/too-fast")
