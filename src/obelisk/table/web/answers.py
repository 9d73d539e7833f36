"""What all routes share: who asks for which table, and how an answer is written."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any, Protocol, TypeVar

from fastapi import Query, Request, Response
from pydantic import AfterValidator

from obelisk.table.core.commands import Who
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.core.state import Table
from obelisk.table.service.connections import encode
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.web.identity import person_of, who_of
from obelisk.table.web.safety import address_of
from obelisk.table.workers.lanes import Asker
from obelisk.words import LANGUAGES

Kind = TypeVar("Kind", bound=Subscriber)

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": HTTPStatus(status).phrase,
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in (403, 404, 409, 413, 421, 422, 429, 503)
}
SVG = "image/svg+xml"
SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture alone, opened by itself: its own colours, and nothing else."""


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(", ".join(LANGUAGES))
    return language


Language = Annotated[str | None, Query(json_schema_extra={"enum": list(LANGUAGES)}), AfterValidator(_known)]


def tables_of(request: Request) -> Tables:
    """Return the tables of the server."""
    found: Tables = request.app.state.tables
    return found


def service_of(request: Request, kind: type[Kind]) -> Kind:
    """Return the service of a feature, or refuse where the feature is off."""
    found = tables_of(request).find_service(kind)
    if found is None:
        raise Missing("problem/missing")
    return found


async def count_devices(request: Request) -> int:
    """Return the number of devices on which the asker is known."""
    person = person_of(request)
    return 1 if person is None else await in_store(tables_of(request).people.devices, person)


async def seen_table(request: Request, table_id: str) -> tuple[Table, Who]:
    """Return a table as it is on the disk, and who asks."""
    tables = tables_of(request)
    return await tables.settled(await tables.get(table_id)), who_of(request)


class Identified(Protocol):
    """What something is made of by other processes: a table, a study."""

    @property
    def id(self) -> str:
        """What it is known by; of each, only so much is made at once."""
        ...


async def done_for(
    request: Request, what: Identified | None, lane: str, task: Callable[..., Any], *facts: Any, key: Any
) -> Any:
    """Return what other processes make for whoever asks; it is stopped when nobody waits for it any more."""
    asker = Asker(address_of(request), "" if what is None else what.id)
    work = asyncio.ensure_future(tables_of(request).workers.do(lane, task, *facts, asker=asker, key=key))
    return await while_here(request, work)


async def while_here(request: Request, work: asyncio.Future[Any]) -> Any:
    """Return what work comes to; it is stopped when whoever waits for it has left."""
    leaving = asyncio.ensure_future(_has_left(request))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Unavailable("problem/nobody-waits")
        return work.result()
    finally:
        work.cancel()
        leaving.cancel()


async def _has_left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def as_json(body: Any, headers: dict[str, str] | None = None) -> Response:
    """Return an answer. What is in it was made for one reader, so nobody in between may keep it."""
    usual = {"Cache-Control": "private, no-store"}
    return Response(encode(body), media_type="application/json", headers={**usual, **(headers or {})})


def filled(response: Response, body: Any) -> Response:
    """Return a response that has its cookies already, with its body."""
    whole = as_json(body)
    whole.status_code = response.status_code
    whole.raw_headers += [(name, value) for name, value in response.raw_headers if name in (b"set-cookie", b"location")]
    return whole


def as_file(content: str | bytes, kind: str, name: str) -> Response:
    """Return an answer that a browser keeps as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=kind, headers=headers)
