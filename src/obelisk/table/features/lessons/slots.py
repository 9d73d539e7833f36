"""What lessons add to other pages."""

from fastapi import Request

from obelisk.table.web.slots import Part


def kept_files(request: Request) -> Part:
    """Let lessons work without the network."""
    return Part(boot={"lessons/learn.js": True, "lessons/learn.css": True})
