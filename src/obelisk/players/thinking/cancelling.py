"""The flag by which another thread cancels a search."""

from __future__ import annotations

from threading import Event


class CancelFlag(Event):
    """An Event that can be pickled and copied: the copy is a new flag that is not set."""

    def __reduce__(self) -> tuple[type[CancelFlag], tuple[()]]:
        return CancelFlag, ()
