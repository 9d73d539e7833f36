"""What printing adds to other pages."""

from fastapi import Request

from obelisk.table.features.printing.views import is_possible
from obelisk.table.web.slots import Part


def prints(request: Request) -> Part | None:
    """Say that this server makes files to print, if what this needs is installed."""
    return Part(boot={"prints": True}) if is_possible() else None
