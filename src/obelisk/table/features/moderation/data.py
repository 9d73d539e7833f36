"""Moderation among the data of a person, and checks of its rows."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Engine, delete, select, update

from obelisk.table.features.moderation.schema import BANS, HOST_LOG, NOTICES, REPORTS, SHUNNED, SILENCES, TAKEN_NAMES
from obelisk.table.features.moderation.store.actions import read_logged
from obelisk.table.features.moderation.store.bans import read_ban
from obelisk.table.features.moderation.store.reports import read_report
from obelisk.table.features.moderation.store.standing import read_notice
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person

READERS = {BANS: read_ban, HOST_LOG: read_logged, NOTICES: read_notice, REPORTS: read_report}
"""Functions that read a row, and raise an error for a damaged one."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return the lists, reports and notices of a person, without what others have said in confidence."""
    owners = person.owners
    shunned = select(SHUNNED.c.kind, SHUNNED.c.name, SHUNNED.c.made_at).where(SHUNNED.c.owner.in_(owners))
    told = (REPORTS.c.at, REPORTS.c.table_id, REPORTS.c.kind, REPORTS.c.about_name, REPORTS.c.reason, REPORTS.c.text)
    reported = select(*told, REPORTS.c.outcome).where(REPORTS.c.reporter.in_(owners))
    notices = select(NOTICES.c.at, NOTICES.c.code, NOTICES.c.facts).where(NOTICES.c.owner.in_(owners))
    silences = select(SILENCES.c.until, SILENCES.c.reason).where(SILENCES.c.owner.in_(owners))
    done = select(HOST_LOG.c.at, HOST_LOG.c.what, HOST_LOG.c.reason).where(HOST_LOG.c.about.in_(owners))
    taken = select(TAKEN_NAMES.c.name).where(TAKEN_NAMES.c.owner.in_(owners))
    asked = {
        "shunned": shunned,
        "reports": reported,
        "notices": notices,
        "muted": silences,
        "taken_names": taken,
        "done_by_hosts": done,
    }
    with engine.connect() as connection:
        found = {name: [dict(row._mapping) for row in connection.execute(one)] for name, one in asked.items()}
    return {"moderation": found}


def erase(connection: Connection, owners: Collection[str]) -> None:
    """Delete the lists, reports and notices of a person, and take their name out of the hosts' log."""
    for column in (SHUNNED.c.owner, SHUNNED.c.other, REPORTS.c.reporter, REPORTS.c.about):
        connection.execute(delete(column.table).where(column.in_(owners)))
    for owned in (NOTICES, SILENCES, TAKEN_NAMES):
        connection.execute(delete(owned).where(owned.c.owner.in_(owners)))
    connection.execute(update(HOST_LOG).where(HOST_LOG.c.about.in_(owners)).values(whom="", about=None))
