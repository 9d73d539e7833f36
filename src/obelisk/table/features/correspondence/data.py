"""Holidays and conditional moves among the data of a person, and checks of their rows."""

import time
from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, delete, select

from obelisk.table.features.correspondence.schema import PLANS
from obelisk.table.features.correspondence.store.holidays import Holidays
from obelisk.table.features.correspondence.store.plans import Plans, read_plan
from obelisk.table.short_tasks import short
from obelisk.table.store.damage import read_row
from obelisk.table.store.people import Person
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import TABLES

READERS = {PLANS: read_plan}
"""Functions that read a row, and raise an error for a damaged one."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return the holidays of a person, and the plans of their seats."""
    plans = []
    with engine.connect() as connection:
        for table_id, plan in Plans(engine).among(person.tables):
            chosen = select(TABLES).where(TABLES.c.id == table_id)
            summary = read_row(connection, TABLES, chosen, summary_in)
            if summary is not None and summary.seats[plan.seat].owner in person.owners:
                plans.append({"table_id": table_id, "seat": plan.seat, "lines": plan.lines})
    taken = Holidays(engine).of(person.owners, int(time.time() * 1000))
    return {"holidays": [asdict(one) for one in taken], "plans": plans}


def erase_seats(connection: Connection, table_id: str, seats: Collection[int]) -> None:
    """Delete the plans of these seats of a table."""
    connection.execute(delete(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.seat.in_(seats)))
