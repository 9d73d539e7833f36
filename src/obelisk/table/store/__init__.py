"""Where tables are kept: a log of events in a database, written in groups by one thread."""

from obelisk.table.store.holding import held, refuse_if_held
from obelisk.table.store.reading import Reader, TableRow
from obelisk.table.store.schema import METADATA
from obelisk.table.store.writer import Entry, Writer, opened

__all__ = ["METADATA", "Entry", "Reader", "TableRow", "Writer", "held", "opened", "refuse_if_held"]
