"""The HTTP API of web push: a device is told that it is one's turn, until it is not to be any more."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.refusals import Missing
from obelisk.table.feature import is_offered
from obelisk.table.features.notifications import wire
from obelisk.table.features.notifications.endpoints import check_endpoint
from obelisk.table.features.notifications.service import Service, notifications_of
from obelisk.table.features.notifications.store.pushes import Device, hash_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, as_json, filled, tables_of
from obelisk.table.web.identity import language_of, start_session, who_of
from obelisk.table.web.schema import PushAddress, PushDevice

router = APIRouter(prefix="/api/v1/me/push", tags=["me"], responses=PROBLEMS)


def _check(request: Request) -> Service:
    settings = request.app.state.settings
    if not (settings.push and is_offered(settings, "service-worker")):
        raise Missing("notifications/no-push")
    return notifications_of(request)


@router.get("", response_model=wire.PushShown)
async def tell(request: Request) -> Response:
    """Return the key that a browser asks its push service with, and the devices on which the asker is told."""
    service = _check(request)
    key = await in_store(service.sender.push.public_key)
    devices = await in_store(service.pushes.of, who_of(request).owners)
    return as_json({"key": key, "devices": [one.as_told() for one in devices]})


@router.post("", status_code=201, response_model=wire.PushDeviceShown)
async def begin(request: Request, form: PushDevice) -> Response:
    """Tell the asker on this device from now on; asking again changes nothing but the language."""
    _check(request)
    check_endpoint(form.endpoint, request.app.state.settings.push_services)
    response = Response(status_code=201)
    tables, session = tables_of(request), start_session(request, response)
    keys = (form.keys.p256dh, form.keys.auth)
    device = Device(hash_of(form.endpoint), session, form.endpoint, *keys, language_of(request), tables.now())
    await in_store(notifications_of(request).pushes.add, device, who_of(request).joined_by(session).owners)
    return filled(response, device.as_told())


@router.delete("", status_code=204)
async def end(request: Request, form: PushAddress) -> Response:
    """Do not tell the asker on this device any more."""
    _check(request)
    await in_store(notifications_of(request).pushes.remove, hash_of(form.endpoint), who_of(request).owners)
    return Response(status_code=204)
