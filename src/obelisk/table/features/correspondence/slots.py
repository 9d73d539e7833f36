"""What games by days add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def account(request: Request) -> Part:
    """Let the reader take holidays."""
    words = own_words_for(language_of(request), "correspondence", "holiday")
    return Part(template="account.html", scripts=("account.js",), words=words, place=10)


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "correspondence", "plan"))


def table_beside(request: Request, shown: dict[str, Any]) -> Part:
    """Add the planned answers."""
    return Part(template="plan.html", place=10)
