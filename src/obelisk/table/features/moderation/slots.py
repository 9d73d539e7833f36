"""What moderation adds to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.moderation.service import moderation_of
from obelisk.table.web.identity import is_host, language_of, who_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def layout_top(request: Request) -> Part | None:
    """Show what hosts tell the reader, until it was read."""
    notices = moderation_of(request).standing.notices_for(who_of(request).owners)
    return Part(template="notices.html", facts={"notices": notices}) if notices else None


def layout_foot(request: Request) -> Part | None:
    """Lead hosts to their page."""
    return Part(template="link.html", place=10) if is_host(request) else None


def account(request: Request) -> Part:
    """Show whom the reader has muted or blocked."""
    words = own_words_for(language_of(request), "moderation", "list")
    return Part(template="list.html", scripts=("blocks.js",), words=words, place=90)


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "moderation", "people"))


def table_below(request: Request, shown: dict[str, Any]) -> Part:
    """Add the button that leads to what one can do about the other players."""
    return Part(template="people.html")
