"""What makes an app of the table: its manifest and icons, its service worker, and the page without the network."""

import json
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from obelisk.table.core.refusals import Missing
from obelisk.table.features.offline import shell
from obelisk.table.web import icons
from obelisk.table.web.files.addresses import FOREVER
from obelisk.table.web.files.scripts import WORKER
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.words import LANGUAGES, sentence

router = APIRouter(include_in_schema=False)
LEAVE = "self.addEventListener('install', () => self.skipWaiting());\n" + (
    "self.addEventListener('activate', (event) => event.waitUntil((async () => {\n"
    "  for (const name of await caches.keys()) await caches.delete(name);\n"
    "  await self.registration.unregister();\n"
    "})()));\n"
)
"""The worker of a host who wants none: it takes away one that was there before."""


def _check(request: Request) -> None:
    if not request.app.state.settings.install:
        raise Missing("turns/no-install")


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """What the app is called and looks like, in the reader's language."""
    _check(request)
    language, settings = language_of(request), request.app.state.settings
    offered = {"/puzzles": settings.puzzles, "/lobby": settings.lobby, "/learn": True}
    ways = [(url, f"nav{url}") for url, is_on in offered.items() if is_on]
    told = {
        "id": "/",
        "name": sentence("turns/app/name", language),
        "short_name": "Obelisk",
        "description": sentence("page/home/about", language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": icons.PAPER["light"],
        "theme_color": icons.PAPER["light"],
        "categories": ["games"],
        "icons": [
            {
                "src": icons.address(name),
                "type": "image/png",
                "sizes": f"{icons.SIZES[name]}x{icons.SIZES[name]}",
                "purpose": "maskable" if name == "maskable" else "any",
            }
            for name in ("192", "512", "maskable")
        ],
        "shortcuts": [{"name": sentence(f"page/{code}", language), "url": url} for url, code in ways],
    }
    text = json.dumps(told, ensure_ascii=False)
    headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type="application/manifest+json", headers=headers)


@router.get("/icons/{name}.png")
def icon(request: Request, name: str, v: str = "") -> Response:
    """One icon of the app; kept for ever only under the name of the version that is shown now."""
    _check(request)
    if name not in icons.SIZES:
        return Response(status_code=404)
    headers = FOREVER if v == icons.version(name) else {"Cache-Control": "no-cache"}
    return Response(icons.png(name), media_type="image/png", headers=headers)


@router.get("/service-worker.js")
def worker(request: Request) -> Response:
    """The service worker, with the names of all that it keeps; browsers look for a new one with every visit."""
    if not request.app.state.settings.install:
        text = LEAVE
    else:
        setup: dict[str, Any] = {"version": shell.version(), "shell": shell.addresses(), "languages": list(LANGUAGES)}
        setup["icon"] = icons.address("192")
        text = f"self.setup = {json.dumps(setup)};\n{WORKER.read_text(encoding='utf-8')}"
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> HTMLResponse:
    """What there is to do without the network: lessons and games that are at hand."""
    _check(request)
    language = language_of(request)
    words = {**words_for(language, "home/list"), **own_words_for(language, "turns", "offline")}
    return write_page(request, "turns/offline.html", words=words)
