"""What a server keeps for those who host it."""

from obelisk.table.features.hosting.readiness import Readiness
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """Whether the server is ready."""

    def __init__(self, tables: Tables, settings: Settings):
        self.readiness = Readiness(tables)
