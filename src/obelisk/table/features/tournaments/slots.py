"""What tournaments add to other pages."""

from collections.abc import Collection
from itertools import islice
from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.tournaments.domain.values import OPEN, OVER, RUNNING
from obelisk.table.features.tournaments.service import Service
from obelisk.table.features.tournaments.views import listed, title_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.web.answers import service_of
from obelisk.table.web.identity import language_of, who_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part, Subject

MOST_LISTED = 20
"""Maximum number of tournaments on a profile."""


def layout_call(request: Request) -> Part | None:
    """Call readers to a game of a tournament in which they play."""
    if who_of(request).owners.isdisjoint(service_of(request, Service).awaited):
        return None
    return Part(template="summons.html")


def quick_game(request: Request) -> Part:
    """Lead from the lobby to the tournaments."""
    return Part(template="lobby.html")


async def join(request: Request, own: Collection[str], others: Collection[str]) -> Part | None:
    """Warn of tournaments in which two devices that become one person's both take part."""
    archive = service_of(request, Service).archive
    found = await in_store(archive.of_owners, own, (OPEN, RUNNING))
    twice = [one for one in found if len(one.entrants_of({*own, *others})) > 1]
    titles = [title_of(one, language_of(request)) for one in twice]
    return Part(template="join.html", facts={"titles": titles}) if titles else None


async def profile(request: Request, subject: Subject) -> Part | None:
    """List the tournaments of a person, the latest first; others see public ones that have ended."""
    found = await in_store(_listed, request, subject)
    return Part(template="profile.html", facts={"tournaments": found}, place=30) if found else None


@short
def _listed(request: Request, subject: Subject) -> list[dict[str, Any]]:
    found = service_of(request, Service).archive.of_owners(subject.owners)
    shown = (
        one
        for one in found
        if one.entrant_of(subject.owners) and (subject.is_own or (one.terms.is_public and one.status == OVER))
    )
    return [listed(one, subject.owners, language_of(request)) for one in islice(shown, MOST_LISTED)]


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "tournament", "at-table"))


def table_above(request: Request, shown: dict[str, Any]) -> Part | None:
    """Lead to the tournament of a game."""
    found = shown["tournament"]
    return Part(template="at_table.html", facts={"tournament": found}, place=20) if found else None
