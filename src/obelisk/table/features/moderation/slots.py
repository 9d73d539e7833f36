"""What moderation adds to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "moderation", "people"))


def table_below(request: Request, shown: dict[str, Any]) -> Part:
    """Add the button that leads to what one can do about the other players."""
    return Part(template="people.html")
