"""What notifications add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.feature import is_offered
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def account(request: Request) -> Part:
    """Let the reader choose how to be notified."""
    words = own_words_for(language_of(request), "notifications", "push", "mail", "feed")
    facts = {"has_push": _has_push(request)}
    return Part(template="settings.html", facts=facts, scripts=("settings.js",), words=words, place=20)


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "notifications", "push"))


def table_beside(request: Request, shown: dict[str, Any]) -> Part | None:
    """Add the button that turns on notifications on this device."""
    return Part(template="here.html", place=20) if _has_push(request) else None


def _has_push(request: Request) -> bool:
    settings = request.app.state.settings
    return settings.push and is_offered(settings, "service-worker")
