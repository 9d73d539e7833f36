"""Names that hosts have taken away from somebody, who cannot use them again."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from obelisk.table.features.moderation.schema import TAKEN_NAMES
from obelisk.table.features.moderation.store.persons import Person
from obelisk.table.store.names import skeleton


def take_away(connection: Connection, person: Person, old: str, new: str) -> None:
    """Take a name away from somebody for whom a host has chosen a new one, which is good even if it was taken once."""
    look = skeleton(old)
    own = delete(TAKEN_NAMES).where(TAKEN_NAMES.c.owner.in_(person.owners))
    connection.execute(own.where(TAKEN_NAMES.c.skeleton.in_((look, skeleton(new)))))
    if look and look != skeleton(new) and person.tag:
        connection.execute(insert(TAKEN_NAMES).values(owner=person.tag, skeleton=look, name=old))
