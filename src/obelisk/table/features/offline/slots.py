"""What the installable app adds to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def layout_head(request: Request) -> Part:
    """Add the app's manifest, and the script that watches the network on every page."""
    return Part(template="head.html", styles=("turns.css",), scripts=("everywhere.js",))


def layout_brand(request: Request) -> Part:
    """Show how many games wait for the reader."""
    return Part(template="count.html")


def layout_top(request: Request) -> Part:
    """Show that the network is away."""
    return Part(template="away.html", place=10)


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "offline", "kept"))
