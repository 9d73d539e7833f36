"""What sharing adds to other pages."""

from urllib.parse import urlencode

from fastapi import Request

from obelisk.table.web.links import home_of
from obelisk.table.web.slots import Part


def card(request: Request, picture: str, embed: str) -> Part:
    """Show crawlers the picture of a card, and tell them where oEmbed answers."""
    address = f"{home_of(request)}oembed?{urlencode({'url': embed})}" if embed else ""
    return Part(boot={"picture": picture, "embed": address})
