"""Devices, mail addresses and feeds among the data of a person, and checks of their rows."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Engine, update

from obelisk.table.features.notifications.schema import MAIL_LOG, OUTBOX, PUSHES
from obelisk.table.features.notifications.store.mails import Feeds, Mails
from obelisk.table.features.notifications.store.outbox import read_letter
from obelisk.table.features.notifications.store.pushes import Pushes, read_device
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person

READERS = {OUTBOX: read_letter, PUSHES: read_device}
"""Functions that read a row, and raise an error for a damaged one."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return on which devices, at which address and since when by a feed a person is notified."""
    address = Mails(engine).of(person.owners)
    return {
        "told_on": [one.as_told() for one in Pushes(engine).of(person.owners)],
        "mail": None if address is None else address.as_told(),
        "feed_made_at": Feeds(engine).made_at(person.owners),
    }


def erase(connection: Connection, owners: Collection[str]) -> None:
    """Take the person out of the log of mails.

    The rows go within a day; until then they count against the address, which a new account must not evade.
    """
    connection.execute(update(MAIL_LOG).where(MAIL_LOG.c.owner.in_(owners)).values(owner=""))
