"""What sharing adds to other pages."""

from typing import Any
from urllib.parse import urlencode

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def card(request: Request, picture: str, embed: str) -> Part:
    """Show crawlers the picture of a card, and tell them where oEmbed answers."""
    address = f"{home_of(request)}oembed?{urlencode({'url': embed})}" if embed else ""
    return Part(boot={"picture": picture, "embed": address})


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "share", "embed"))
