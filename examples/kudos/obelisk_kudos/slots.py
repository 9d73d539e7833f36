"""What thanks add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import language_of, who_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part, Subject
from obelisk_kudos.store import count, thanked


async def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Tell the script at a table whom the reader has thanked already."""
    done = await in_store(thanked, tables_of(request).engine, table.id, who_of(request).owners)
    seats = [number for number, seat in enumerate(table.seats) if seat.owner in done]
    return Part(boot={"kudos": seats}, words=own_words_for(language_of(request), "kudos", "give", "given"))


async def profile(request: Request, subject: Subject) -> Part | None:
    """Say how often a person was thanked."""
    found = await in_store(count, tables_of(request).engine, subject.owners)
    return Part(template="profile.html", facts={"n": found}) if found else None
