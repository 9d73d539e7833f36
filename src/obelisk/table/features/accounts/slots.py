"""What accounts add to other pages."""

from fastapi import Request

from obelisk.table.web.slots import Part


def home_mine(request: Request) -> Part:
    """Tell readers without an account how to find their games on other devices."""
    return Part(template="home.html")
