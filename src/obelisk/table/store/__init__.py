"""Where tables are kept: a log of events in a database, written in groups by one thread."""

from obelisk.table.store.holding import held, refuse_if_held
from obelisk.table.store.keeping import Chain, Entry
from obelisk.table.store.opening import opened
from obelisk.table.store.reading import Reader
from obelisk.table.store.schema import declared
from obelisk.table.store.writer import Overtaken, Writer

__all__ = ["Chain", "Entry", "Overtaken", "Reader", "Writer", "declared", "held", "opened", "refuse_if_held"]
