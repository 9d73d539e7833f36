"""Clocks: how much time each seat has left. Only the server's time counts, and it is always an argument.

A kind of clock is one file in `kinds/`. Other packages add kinds by the entry point group `obelisk.clocks`.
"""

from obelisk.table.core.clocks.control import Control, is_by_days, read_control
from obelisk.table.core.clocks.kind import DAY, SECOND, ClockKind, Number, Overtime
from obelisk.table.core.clocks.registry import clock_kinds
from obelisk.table.core.clocks.running import Clocks, Holiday, fresh

__all__ = [
    "DAY",
    "SECOND",
    "ClockKind",
    "Clocks",
    "Control",
    "Holiday",
    "Number",
    "Overtime",
    "clock_kinds",
    "fresh",
    "is_by_days",
    "read_control",
]
