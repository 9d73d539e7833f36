"""How much processor time this program and the programs that it has started have spent so far."""

import os
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

PARENT, TIMES = 1, slice(11, 15)
"""Where fields stand in a `stat` file, counted from behind the program's name: the times are a program's own and those
of its programs that have ended."""


def processor_seconds():
    """Return the seconds of this process, of all that run below it, and of what has ended; without /proc not all."""
    parents, spent = {}, {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it may have ended meanwhile
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            number = int(folder.name)
            parents[number] = int(fields[PARENT])
            spent[number] = sum(map(int, fields[TIMES])) / TICKS
    below, found = {os.getpid()}, -1
    while found != len(below):
        found = len(below)
        below |= {number for number, parent in parents.items() if parent in below}
    return sum(os.times()[:4]) + sum(spent.get(number, 0.0) for number in below - {os.getpid()})
