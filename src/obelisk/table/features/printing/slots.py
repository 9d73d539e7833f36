"""What printing adds to other pages."""

from fastapi import Request

from obelisk.table.features.printing import views
from obelisk.table.web.slots import Part


def prints(request: Request) -> Part | None:
    """Say that this server makes files to print, if what this needs is installed."""
    return Part(boot={"prints": True}) if views.is_possible() else None
