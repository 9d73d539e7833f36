"""What hosts and their programs ask: whether the server is alive, whether it is ready, and what goes on."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from obelisk.table.core.refusals import Forbidden
from obelisk.table.features.hosting import wire
from obelisk.table.features.hosting.service import Service
from obelisk.table.logs import note
from obelisk.table.store.damage import damage_of
from obelisk.table.web.answers import as_json, service_of, tables_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.lan_listener import door_for, is_from_page
from obelisk.table.web.schema import DoorWish
from obelisk.table.web.status import progress
from obelisk.table.web.status.metrics import Metrics, Watchers

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def healthz() -> Response:
    """Tell that the server is alive."""
    return PlainTextResponse("ok", headers={"Cache-Control": "no-store"})


@router.api_route("/readyz", methods=["GET", "HEAD"], response_model=wire.Ready)
async def readyz(request: Request) -> Response:
    """Tell whether games can go on: the database answers, and moves are kept.

    Damaged rows stop no game, so the status stays 200, and the answer counts them.
    """
    lacking = await service_of(request, Service).readiness.lacking()
    damaged = len(damage_of(tables_of(request).engine).rows)
    told = {"is_ready": lacking is None, "lacking": lacking, "damaged_rows": damaged}
    return JSONResponse(told, 200 if lacking is None else 503, {"Cache-Control": "no-store"})


@router.get("/api/v1/compiling", response_model=wire.Compiling)
async def compiling(request: Request, game: str | None = None) -> Response:
    """Tell readers how long rules are being compiled yet; null once they are."""
    return as_json({"told": progress.told(request, game, language_of(request))})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Tell what goes on, to those who may know it."""
    watchers: Watchers = request.app.state.watchers
    if not watchers.let_in(request):
        raise Forbidden("problem/metrics")
    found: Metrics = request.app.state.metrics
    return Response(found.written(), media_type=CONTENT_TYPE_LATEST)


@router.post("/api/v1/door", response_model=wire.DoorAddress)
async def open_or_close(request: Request, wish: DoorWish) -> Response:
    """Open this server to the home network, or close it, for whoever sits at its machine."""
    door = door_for(request)
    if door is None or not is_from_page(request):
        raise Forbidden("table/no-door")
    await (door.open() if wish.open else door.close())
    note("door", address=door.address)
    return as_json({"address": door.address})
