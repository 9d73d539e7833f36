"""What studies add to other pages."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.studies.routes.studies import studies_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part, Subject
from obelisk.words import sentence
from obelisk.words.dates import day_of, write_day

FEW = 10
"""Maximum number of studies on a profile."""


async def profile(request: Request, subject: Subject) -> Part | None:
    """List the studies of a person, those that changed last first; others see the public ones."""
    studies = await in_store(partial(studies_of(request).of, subject.owners, is_public=not subject.is_own))
    if not (studies or subject.is_own):
        return None
    language = language_of(request)
    listed = [
        (game_title(one.game, language), one, write_day(day_of(one.changed_at), language)) for one in studies[:FEW]
    ]
    facts = {"studies": listed, "has_more": len(studies) > FEW, "is_own": subject.is_own}
    return Part(template="profile.html", facts=facts, styles=("shelf.css",), place=40)


def profile_link(request: Request, subject: Subject, tables: Collection[str]) -> Mapping[str, Part]:
    """Let readers begin a study of each game."""
    return {one: Part(template="profile_link.html", facts={"id": one}) for one in tables}


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "study", "at-table"))


def new(request: Request, game: Any) -> Part:
    """Offer to begin a study of a game."""
    language = language_of(request)
    told = {"title": sentence("study/new", language), "about": sentence("study/new/about", language)}
    return Part(boot={"study": told})
