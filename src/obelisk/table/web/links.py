"""Links that lead here from other devices, and QR codes for their cameras."""

import io

import segno
from fastapi import Request

from obelisk.table.web.identity import is_secure
from obelisk.table.web.lan_listener import door_for, is_this_machine


def home_of(request: Request) -> str:
    """Return the address of the home page as others reach it, with a slash at its end.

    Without a configured origin it comes from the request, so only the browser that asked may get it, never a mail.
    """
    if request.app.state.settings.origin:
        return f"{request.app.state.settings.origin}/"
    door = door_for(request)
    if door is not None and door.address:
        return f"{door.address}/"
    return str(request.base_url.replace(scheme="https") if is_secure(request) else request.base_url)


def is_reached(request: Request) -> bool:
    """Return whether other devices can follow a link to that address."""
    return not is_this_machine(request.url.hostname or "") or home_of(request) != str(request.base_url)


def qr_svg(link: str) -> bytes:
    """Return a link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, dark="#2b2722", light="#fff", xmldecl=False)
    return drawn.getvalue()
