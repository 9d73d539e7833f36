"""The addresses of the documentation."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse

from obelisk.table.core.refusals import Missing
from obelisk.table.features.documentation import site
from obelisk.table.features.documentation import sources as written
from obelisk.table.features.documentation.sources import ADDRESS
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import write_page
from obelisk.table.web.routes.pages import DESCRIPTION

router = APIRouter(prefix=ADDRESS, include_in_schema=False)
pages = APIRouter(include_in_schema=False)
READ = ["GET", "HEAD"]
LONGEST_PATH = 80
"""Characters of an address that are repeated in an answer."""
ASKED_AGAIN = {"Cache-Control": "no-cache"}


@pages.get("/api")
def api(request: Request) -> Response:
    """Lead to the page about the API; without one, to its description."""
    return RedirectResponse(site.address(language_of(request), "api") or DESCRIPTION, 307, ASKED_AGAIN)


@router.api_route("", methods=READ)
def door(request: Request) -> Response:
    """The way in: to the site, or the written pages, in the reader's language."""
    built = site.built()
    if built is not None:
        home = site.home(built, language_of(request))
        return RedirectResponse(home, 307, {"Vary": "Cookie, Accept-Language", **ASKED_AGAIN})
    first = f"{language_of(request)}/index"
    return _as_written(first if first in written.page_names() else "index", request)


@router.api_route("/{path:path}", methods=READ)
def page(request: Request, path: str) -> Response:
    """A file of the site; where none is built, a written page."""
    built = site.built()
    if built is not None:
        return _from_site(built, path, request)
    if not path:
        return RedirectResponse(ADDRESS, 307)
    return _as_written(path, request)


def _as_written(path: str, request: Request) -> Response:
    """Return a written page, a picture of one, or lead there from other names of it."""
    known = written.page_names()
    picture = written.picture(path)
    if picture is not None:
        return FileResponse(picture, media_type="image/svg+xml", headers=ASKED_AGAIN)
    if path in known:
        language = language_of(request)
        facts: dict[str, Any] = {
            "page": written.page(path),
            "name": path,
            "written_in": "ja" if path.startswith("ja/") else "en",
            "sections": written.sections(language),
            "others": written.sections("en") if language != "en" else [],
        }
        return write_page(request, "documentation/docs.html", **facts)
    for ending in (".html", ".md", "/index", "/"):
        if path.removesuffix(ending) in known:
            return RedirectResponse(f"{ADDRESS}/{path.removesuffix(ending)}", 307)
    if f"{path.removesuffix('/')}/index" in known:
        return RedirectResponse(f"{ADDRESS}/{path.removesuffix('/')}/index", 307)
    raise Missing("docs/none" if not known else "docs/no-page", page=path[:LONGEST_PATH])


def _from_site(built: site.Site, path: str, request: Request) -> Response:
    name = built.find(path)
    if name is None:
        if built.find(f"{path}/"):
            return RedirectResponse(f"{ADDRESS}/{path}/", 307)
        raise HTTPException(404)
    headers = {"ETag": built.tag(name), **ASKED_AGAIN}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(built.read(name), media_type=built.kind(name), headers=headers)
