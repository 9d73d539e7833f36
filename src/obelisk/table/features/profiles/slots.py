"""What profiles add to other pages."""

from fastapi import Request

from obelisk.table.web.slots import Part


def account_link(request: Request) -> Part:
    """Lead to the reader's profile."""
    return Part(template="link.html")


def account_setting(request: Request) -> Part:
    """Let the reader choose whether others see the profile."""
    return Part(template="visible.html")
