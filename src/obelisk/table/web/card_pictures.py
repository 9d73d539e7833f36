"""The picture of a page's card, which other sites may show."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from typing import Any

from fastapi import Request, Response

from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.web.answers import done_for
from obelisk.table.web.cards import SLOT
from obelisk.table.web.identity import language_of
from obelisk.table.web.slots import fill_now
from obelisk.table.workers.lanes import SLOW

PICTURES = LRUCache(200)
A_WHILE = 300
"""Seconds for which other sites may keep a picture."""


async def card_picture(
    request: Request, draw: Callable[..., bytes], *facts: Any, key: Hashable, table: Table | None = None
) -> Response:
    """Answer with the picture of a card, from the cache or drawn by another process.

    *draw* gets the facts and the language. Refuse if this server shows no pictures to other sites.
    """
    if not fill_now(request, SLOT, "", "").boot:
        raise Missing("problem/missing")
    language = language_of(request)

    async def make() -> tuple[bytes, str]:
        drawn = await done_for(request, table, SLOW, draw, *facts, language, key=("card", key, language))
        return drawn, hashlib.sha256(drawn).hexdigest()[:20]

    drawn, digest = await PICTURES.get((key, language), make)
    return _sent(request, drawn, digest)


def _sent(request: Request, drawn: bytes, digest: str) -> Response:
    """Answer with a picture that every site may show; its tag is made of the picture alone."""
    headers = {
        "ETag": f'"{digest}"',
        "Cache-Control": f"public, max-age={A_WHILE}",
        "Vary": "Accept-Language",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type="image/png", headers=headers)
