"""What makes an app of the table: its manifest and icons, its service worker, and the page without the network."""

import json
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from obelisk.table.features.offline import shell
from obelisk.table.web import icons
from obelisk.table.web.files.addresses import FOREVER
from obelisk.table.web.files.scripts import path_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.words import LANGUAGES, sentence

router = APIRouter(include_in_schema=False)
SHOWN = ("move", "beginning", "not-kept", "play", "kept")
"""Messages that the script of the page without the network shows."""


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """What the app is called and looks like, in the reader's language."""
    language = language_of(request)
    links = (link for feature in request.app.state.features for link in feature.navigation if link.is_shortcut)
    ways = sorted(links, key=lambda link: link.place)
    told = {
        "id": "/",
        "name": sentence("offline/app/name", language),
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
        "shortcuts": [{"name": sentence(link.name, language), "url": link.address} for link in ways],
    }
    text = json.dumps(told, ensure_ascii=False)
    headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type="application/manifest+json", headers=headers)


@router.get("/icons/{name}.png")
def icon(request: Request, name: str, v: str = "") -> Response:
    """One icon of the app; kept for ever only under the name of the version that is shown now."""
    if name not in icons.SIZES:
        return Response(status_code=404)
    headers = FOREVER if v == icons.version(name) else {"Cache-Control": "no-cache"}
    return Response(icons.png(name), media_type="image/png", headers=headers)


@router.get("/service-worker.js")
def worker(request: Request) -> Response:
    """The service worker, with the names of all that it keeps; browsers look for a new one with every visit."""
    kept = shell.files(request)
    setup: dict[str, Any] = {"version": shell.version(kept), "shell": shell.addresses(kept)}
    setup["languages"] = list(LANGUAGES)
    setup["icon"] = icons.address("192")
    text = f"self.setup = {json.dumps(setup)};\n{path_of(shell.WORKER).read_text(encoding='utf-8')}"
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> HTMLResponse:
    """What there is to do without the network: lessons and games that are at hand."""
    language = language_of(request)
    words = {**words_for(language, "home/list"), **own_words_for(language, "offline", *SHOWN)}
    return write_page(request, "offline/offline.html", words=words)
