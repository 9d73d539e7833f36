"""The accounts of a server, and the links by which other devices join."""

from __future__ import annotations

from fastapi import Request

from obelisk.table.core.refusals import Missing
from obelisk.table.features.accounts.store.accounts import Accounts
from obelisk.table.features.accounts.store.device_links import Devices
from obelisk.table.service.limits import RateLimit
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """The accounts of a server; nothing that happens at tables changes them."""

    def __init__(self, tables: Tables, settings: Settings):
        self.accounts = Accounts(tables.engine, tables.sessions)
        self.devices = Devices(tables.engine, tables.sessions)
        self.tries = RateLimit(settings.tries, 60)
        self.tries_by_name = RateLimit(settings.tries, 600)
        self.exports = RateLimit(6 if settings.requests else 0, 3600)


def check_devices(request: Request) -> None:
    """Refuse where the host does not let devices join by a link."""
    if not request.app.state.settings.devices:
        raise Missing("account/no-devices")


def service(request: Request) -> Service:
    """Return the service of accounts."""
    return service_of(request, Service)


def accounts_of(request: Request) -> Accounts:
    """Return the accounts of the server."""
    return service_of(request, Service).accounts


def device_links_of(request: Request) -> Devices:
    """Return the links by which devices join."""
    return service_of(request, Service).devices
