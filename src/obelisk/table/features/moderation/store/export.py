"""What is kept of somebody's peace: their lists, what they reported, and what hosts told them and did."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Engine, select

from obelisk.table.features.moderation.schema import HOST_LOG, NOTICES, REPORTS, SHUNNED, SILENCES, TAKEN_NAMES


def about(engine: Engine, owners: Collection[str]) -> dict[str, Any]:
    """Return everything of it, without what others have said in confidence."""
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
        return {name: [dict(row._mapping) for row in connection.execute(chosen)] for name, chosen in asked.items()}
