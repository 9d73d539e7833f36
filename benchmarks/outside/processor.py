"""How much processor time this program and the programs that it has started have spent so far."""

import os
from contextlib import suppress
from pathlib import Path
from time import process_time

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

PARENT, USER, SYSTEM = 1, 11, 12
"""Where the fields stand in a `stat` file, counted from behind the program's name."""


def processor_seconds():
    """Return the seconds of this process and of all that run below it. Without /proc only its own are known."""
    parents, spent = {}, {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it may have ended meanwhile
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            number = int(folder.name)
            parents[number] = int(fields[PARENT])
            spent[number] = (int(fields[USER]) + int(fields[SYSTEM])) / TICKS
    below, found = {os.getpid()}, -1
    while found != len(below):
        found = len(below)
        below |= {number for number, parent in parents.items() if parent in below}
    return process_time() + sum(spent.get(number, 0.0) for number in below - {os.getpid()})
