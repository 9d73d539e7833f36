"""The addresses of the documentation."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from obelisk.table.core.refusals import Missing
from obelisk.table.web.documentation import site
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import write_page

router = APIRouter(prefix=site.ADDRESS, include_in_schema=False)
READ = ["GET", "HEAD"]
ASKED_AGAIN = {"Cache-Control": "no-cache"}


@router.api_route("", methods=READ)
def door(request: Request) -> Response:
    """The way in: to the site in the reader's language, or to what there is in its place."""
    _refuse_if_off(request)
    built = site.built()
    if built is not None:
        home = site.home(built, language_of(request))
        return RedirectResponse(home, 307, {"Vary": "Cookie, Accept-Language", **ASKED_AGAIN})
    return _unbuilt(request)


@router.api_route("/{path:path}", methods=READ)
def page(request: Request, path: str) -> Response:
    """A file of the site; where none is built, a page as it is written."""
    _refuse_if_off(request)
    built = site.built()
    if built is not None:
        return _from_site(built, path, request)
    if not path:
        return RedirectResponse(site.ADDRESS, 307)
    return _as_written(path, request)


def _as_written(path: str, request: Request) -> Response:
    """Return a page as it is written, lead there from its address on the site, or say that the site is not built."""
    written = site.written_pages()
    if path in written:
        return PlainTextResponse((site.WRITTEN / path).read_text(encoding="utf-8"), headers=ASKED_AGAIN)
    meant = f"{path.removesuffix('.html')}.md"
    if meant in written:
        return RedirectResponse(f"{site.ADDRESS}/{meant}", 307)
    return _unbuilt(request, 404)


def _unbuilt(request: Request, status: int = 200) -> Response:
    return write_page(request, "docs.html", status, pages=site.written_pages())


def _from_site(built: site.Site, path: str, request: Request) -> Response:
    name = built.find(path)
    if name is None:
        if built.find(f"{path}/"):
            return RedirectResponse(f"{site.ADDRESS}/{path}/", 307)
        raise HTTPException(404)
    headers = {"ETag": built.tag(name), **ASKED_AGAIN}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(built.read(name), media_type=built.kind(name), headers=headers)


def _refuse_if_off(request: Request) -> None:
    if not request.app.state.settings.docs:
        raise Missing("page/docs/off")
