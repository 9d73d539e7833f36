"""The studies of a server."""

from __future__ import annotations

from obelisk.table.features.studies.store import Studies
from obelisk.table.service.limits import RateLimit
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """The studies of a server; nothing that happens at tables changes them."""

    def __init__(self, tables: Tables, settings: Settings):
        self.studies = Studies(tables.engine)
        self.limit = RateLimit(settings.tables, 3600)
