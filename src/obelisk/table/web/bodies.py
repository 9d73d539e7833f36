"""The bodies of requests: how large they may be, and forms that are too large to be checked on the event loop."""

from typing import TypeVar

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message, Receive

from obelisk.table.core.facts import values_in
from obelisk.table.core.refusals import Unreadable

LARGEST_BODY = 64 * 1024
LARGER_BODIES = {"/api/v1/studies": 1024 * 1024}
"""Maximum bytes of the bodies that hold whole files, by path. Their routes check large ones in a worker process."""
MOST_VALUES = 1000
"""Maximum number of values in the JSON of a body that is checked on the event loop."""

Model = TypeVar("Model", bound=BaseModel)


def largest(path: str) -> int:
    """Return the maximum size of a body that is sent to a path."""
    return LARGER_BODIES.get(path, LARGEST_BODY)


def is_small(body: bytes) -> bool:
    """Return whether a body may be checked on the event loop."""
    return len(body) <= LARGEST_BODY and values_in(body, MOST_VALUES) <= MOST_VALUES


async def received(receive: Receive, most: int) -> bytes | None:
    """Return the body of a request; None if it is longer than *most* bytes, whatever its header said."""
    parts, total = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        total += len(parts[-1])
        if total > most:
            return None
        if not message.get("more_body", False):
            return b"".join(parts)


def replayed(body: bytes, receive: Receive) -> Receive:
    """Return a channel that gives a body that has arrived once more, and then what follows it."""
    is_given = False

    async def read() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


def form_in(form: type[Model], request: Request, body: bytes) -> Model:
    """Return the form that a small body holds, or refuse it as FastAPI does."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Unreadable("problem/unreadable", places="Content-Type: application/json")
    try:
        return form.model_validate_json(body)
    except ValidationError as error:
        raise invalid(error) from error


def invalid(error: ValidationError) -> RequestValidationError:
    """Return the refusal of a body with the places where it is wrong."""
    return RequestValidationError([{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)])


def described(form: type[BaseModel]) -> dict[str, object]:
    """Return the description of a route that reads its body itself."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": form.model_json_schema()}}}}
