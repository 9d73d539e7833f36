"""What tournaments add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.tournaments.service import tournaments_of
from obelisk.table.web.identity import language_of, who_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "tournament", "at-table"))


def table_above(request: Request, shown: dict[str, Any]) -> Part | None:
    """Lead to the tournament of a game."""
    found = shown["tournament"]
    return Part(template="at_table.html", facts={"tournament": found}, place=20) if found else None


def table_call(request: Request, shown: dict[str, Any]) -> Part | None:
    """Call players who look at another game to the next game of their tournament."""
    found = tournaments_of(request)
    is_awaited = not who_of(request).owners.isdisjoint(found.awaited)
    return Part(template="summons.html", facts={"is_summoned": True}) if is_awaited else None
