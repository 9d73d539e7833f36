"""Errors as `application/problem+json` (RFC 9457), in the reader's language."""

import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from obelisk.errors import BrokenGame, IllegalMove, ObeliskError, UnknownGame
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.logs import note
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import places_of
from obelisk.table.wire.problems import Problem
from obelisk.words import is_known, sentence

MEDIA_TYPE = "application/problem+json"
LONGEST_ID = 32
"""So much of an id that cannot be one is repeated."""


def status_of(error: ObeliskError) -> int:
    """Return the status of the answer to a request that was refused with *error*."""
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return status
    return HTTPStatus.NOT_FOUND if isinstance(error, UnknownGame) else HTTPStatus.UNPROCESSABLE_ENTITY


def problem_of(error: ObeliskError, language: str) -> Problem:
    """Return a refusal as a problem; where a game has no sentence for it, the log says so."""
    if not is_known(error.code):
        note("message-missing", logging.WARNING, message=error.code)
    problem = written(status_of(error), error.code, error.explain(language), language)
    if isinstance(error, IllegalMove):
        problem["move"] = error.facts.get("move")
    if "after" in error.facts:
        problem["after"] = error.facts["after"]
    return problem


def written(status: int, code: str, detail: str, language: str) -> Problem:
    """Return a problem: its `code` is for programs, its `detail` for people."""
    kind = sentence(_TITLES.get(status, "problem/other"), language)
    detail = detail.encode("utf-8", "replace").decode()  # what somebody wrote may be halves of letters
    return {"type": f"urn:obelisk:{code}", "title": kind, "status": status, "detail": detail, "code": code}


OF_ID = "_id"
"""How parameters of paths end that are ids: without it, the place of the message that says that there is none."""
_TITLES = {
    400: "problem/bad",
    403: "problem/forbidden",
    404: "problem/missing",
    405: "problem/method",
    409: "problem/conflict",
    412: "problem/conflict",
    413: "problem/large",
    415: "problem/bad",
    421: "problem/bad",
    422: "problem/bad",
    429: "problem/many",
    500: "problem/server",
    503: "problem/server",
}


def answer(problem: Problem, **headers: str) -> JSONResponse:
    """Return a problem as an answer."""
    return JSONResponse(problem, problem["status"], headers, media_type=MEDIA_TYPE)


def plain(connection: HTTPConnection, status: int, code: str, **facts: Any) -> JSONResponse:
    """Return the answer to a request that went wrong before anybody looked at it."""
    language = language_of(connection)
    return answer(written(status, code, sentence(code, language, **facts), language))


def unread_of(connection: HTTPConnection) -> Unavailable:
    """Return what is said when the database could not be read."""
    is_damaged = connection.app.state.tables.damage.file is not None
    return Unavailable("table/damaged-file" if is_damaged else "table/not-read")


def add_handlers(app: FastAPI) -> None:
    """Let every error of *app* become a problem; pages may show it in their own way."""

    @app.exception_handler(ObeliskError)
    async def refused(request: Request, error: ObeliskError) -> Response:
        if isinstance(error, BrokenGame):
            note("game-failed", logging.ERROR, game=error.facts["game"], error=error)
        problem = problem_of(error, language_of(request))
        after = {"Retry-After": str(problem["after"])} if "after" in problem else {}
        return shown(request, problem, **after)

    @app.exception_handler(SQLAlchemyError)
    async def unread(request: Request, error: SQLAlchemyError) -> Response:
        return await refused(request, unread_of(request))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        for place, *names in (one["loc"] for one in error.errors()):
            name = str(names[-1]) if names else ""
            code = f"{name.removesuffix(OF_ID)}/unknown"
            if place == "path" and name.endswith(OF_ID) and is_known(code):
                # To people it is a link like any other that leads nowhere.
                return await refused(request, Missing(code, id=request.path_params[name][:LONGEST_ID]))
        language = language_of(request)
        detail = sentence("problem/unreadable", language, places=places_of(error.errors()))
        return shown(request, written(422, "problem/unreadable", detail, language))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        language = language_of(request)
        code = _TITLES.get(error.status_code, "problem/other")
        problem = written(error.status_code, code, sentence(code, language), language)
        return shown(request, problem, **dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        note("request-failed", logging.ERROR, method=request.method, route=route_of(request.scope), error=error)
        language = language_of(request)
        return shown(request, written(500, "problem/server", sentence("problem/server", language), language))


def route_of(scope: Scope) -> str:
    """Return what was asked for as our own routes name it, without anything that a visitor wrote."""
    return str(getattr(scope.get("route"), "path", "-"))


def shown(request: Request, problem: Problem, **headers: str) -> Response:
    """Return a problem as a page to people, and as JSON to programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return answer(problem, **headers)
    from obelisk.table.web.rendering import write_page

    page = write_page(request, "problem.html", problem["status"], told=problem["detail"])
    page.headers.update(headers)
    return page
