"""Records: a game written down, so that any program can replay it."""

from obelisk.records.record import record, replay

__all__ = ["record", "replay"]
