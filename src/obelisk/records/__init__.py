"""Records: a game written down, so that any program can replay it."""

from obelisk.records.record import load, record, replay

__all__ = ["load", "record", "replay"]
