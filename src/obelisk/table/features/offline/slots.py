"""What the installable app adds to other pages."""

from fastapi import Request

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
