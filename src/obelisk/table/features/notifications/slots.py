"""What notifications add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.feature import is_offered
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "notifications", "push"))


def table_beside(request: Request, shown: dict[str, Any]) -> Part | None:
    """Add the button that turns on notifications on this device."""
    settings = request.app.state.settings
    has_push = settings.push and is_offered(settings, "service-worker")
    return Part(template="here.html", place=20) if has_push else None
