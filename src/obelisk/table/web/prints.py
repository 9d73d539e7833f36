"""Files to print: which paper readers have, and PDF files made by other processes."""

from collections.abc import Callable, Hashable
from typing import Annotated, Any

from fastapi import Query, Request, Response

from obelisk.table.core.refusals import Missing
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.web.answers import Identified, as_file, done_for
from obelisk.table.web.safety import address_of
from obelisk.table.web.slots import fill_now
from obelisk.table.workers.lanes import SLOW

SLOT = "prints"
"""The slot with which a feature says that this server makes files to print."""
FILES = LRUCache(40)
PDF = "application/pdf"
LETTER_REGIONS = ("us", "ca", "mx", "ph", "cl", "co")
"""Regions where people print on Letter; all others have A4."""
Word = Annotated[str, Query(max_length=40)]


def prints(request: Request) -> bool:
    """Return whether this server makes files to print."""
    return bool(fill_now(request, SLOT).boot)


def check_prints(request: Request) -> None:
    """Refuse if this server makes no files to print."""
    if not prints(request):
        raise Missing("problem/missing")


def usual_paper(request: Request) -> str:
    """Return the paper that readers probably have, by the region that their browser names first."""
    first = request.headers.get("accept-language", "").split(",")[0].split(";")[0]
    return "letter" if first.rpartition("-")[2].strip().lower() in LETTER_REGIONS and "-" in first else "a4"


async def print_file(
    request: Request, name: str, task: Callable[..., bytes], *facts: Any, key: Hashable, what: Identified | None = None
) -> Response:
    """Answer with a PDF file from the cache, or made by another process; only new files count for the rate limit."""

    async def make() -> bytes:
        request.app.state.prints.count(address_of(request), "problem/many")
        made: bytes = await done_for(request, what, SLOW, task, *facts, key=key)
        return made

    return as_file(await FILES.get(key, make), PDF, name)
