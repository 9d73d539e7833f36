"""Holds what a server sends to the types that it declares."""

import jsonschema_rs
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from obelisk.table.web.description import REFERENCE

VALIDATORS = {}
"""By the features of a server and the place of a message."""


def check_answer(app, method, path, answer):
    """Check that a JSON answer has the form that its route declares, and no other key."""
    kind = answer.headers.get("content-type", "")
    if not answer.content:
        return
    if kind.startswith("application/problem+json"):
        _check(app, "Problem", {"$ref": REFERENCE.format(model="Problem")}, answer.json())
    elif kind.startswith("application/json") and answer.is_success:
        route = _route_of(app, method, path)
        if route is not None and (route.include_in_schema or route.response_model is not None):
            place = f"{method} {route.path}"
            assert route.response_model is not None, f"{place} answers JSON and declares no type"
            _check(app, place, route.response_model, answer.json())


def check_message(app, message):
    """Check a message of a live connection."""
    _check(app, "the live connection", {"$ref": REFERENCE.format(model="ServerMessage")}, message)


def _route_of(app, method, path):
    """Return the route that has answered; None for one of a game or of FastAPI."""
    routes = (route for route in app.router.routes if isinstance(route, APIRoute) and method in route.methods)
    return next((route for route in routes if route.path_regex.match(path)), None)


def _check(app, place, declared, value):
    key = (place, *(feature.name for feature in app.state.features))
    if key not in VALIDATORS:
        VALIDATORS[key] = _validator(app, declared)
    wrong = [f"{'.'.join(map(str, one.instance_path))}: {one.message}" for one in VALIDATORS[key].iter_errors(value)]
    assert not wrong, f"{place} answers otherwise than it declares: {wrong[:5]}"


def _validator(app, declared):
    """Return a validator of a type, or of a schema, that allows no key which is not declared."""
    own, more = (declared, {}) if isinstance(declared, dict) else _schema(declared)
    whole = {**own, "components": {"schemas": {**more, **app.openapi()["components"]["schemas"]}}}
    return jsonschema_rs.validator_for(closed(whole))


def _schema(declared):
    """Return the schema of a type, and those of the types that it names."""
    kind = ("it", "serialization", TypeAdapter(declared))
    whole, defined = TypeAdapter.json_schemas([kind], ref_template=REFERENCE)
    return whole["it", "serialization"], defined.get("$defs", {})


def closed(schema):
    """Return a schema whose objects have no keys besides those that they declare."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(value) for key, value in schema.items()}
    if found.get("type") == "object" and "properties" in found:
        found.setdefault("additionalProperties", False)
    return found
