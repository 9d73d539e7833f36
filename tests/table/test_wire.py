"""What a server sends has declared types, and the files that are made from them are current."""

import importlib.util
import typing
from importlib.metadata import version
from pathlib import Path

import pytest
from fastapi import APIRouter, FastAPI, Response
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.testclient import TestClient

from obelisk.table.core import events
from obelisk.table.views import events as told
from obelisk.table.web.answers import as_json
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from obelisk.table.wire.events import TableEvent
from obelisk.table.wire.tables import Done
from tests.table.wire import check_answer, check_message

ROOT = Path(__file__).parents[2]
MADE_WITH = ("fastapi", "pydantic")


def make_wire():
    spec = importlib.util.spec_from_file_location("make_wire", ROOT / "docs" / "make_wire.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def app():
    return make(Settings(database="sqlite://"))


@pytest.fixture(scope="module")
def document(app):
    return app.openapi()


def is_pinned(package):
    return f"{package}=={version(package)}\n" in (ROOT / "constraints.txt").read_text("utf-8")


@pytest.mark.skipif(not all(map(is_pinned, MADE_WITH)), reason="other versions of FastAPI describe types otherwise")
def test_the_files_of_the_wire_are_current():
    module = make_wire()
    for name, text in module.written(module.api()).items():
        assert (ROOT / "docs" / "wire" / name).read_text("utf-8") == text, "run: python docs/make_wire.py"


def test_every_route_of_the_api_declares_its_answer(app):
    routes = [route for route in app.router.routes if isinstance(route, APIRoute) and route.path.startswith("/api/")]
    assert len(routes) > 50
    untyped = [route.path for route in routes if route.response_model is not None and is_untyped(route.response_model)]
    undeclared = [route.path for route in routes if route.response_model is None and answers_json(route)]
    assert (untyped, undeclared) == ([], [])


def is_untyped(model):
    parts = (model, *typing.get_args(model))
    return any(part is typing.Any or (typing.get_origin(part) or part) is dict for part in parts)


def answers_json(route):
    is_empty = route.status_code in (204, 304)
    return not is_empty and issubclass(getattr(route.response_class, "value", route.response_class), JSONResponse)


def test_every_type_has_a_name_of_its_own_and_a_description(document):
    schemas = document["components"]["schemas"]
    assert [name for name in schemas if "__" in name] == []
    assert [name for name, schema in schemas.items() if "properties" in schema and not schema.get("description")] == []


def test_every_kind_of_event_is_declared():
    kinds = [typing.get_args(typing.get_type_hints(one)["kind"])[0] for one in typing.get_args(TableEvent)]
    assert sorted(kinds) == sorted(told._TOLD) == sorted(events.KINDS)


def test_comments_of_fields_describe_properties(document):
    shown = document["components"]["schemas"]["SeatShown"]["properties"]
    assert shown["is_here"]["description"] == "Whether its player is connected."
    assert shown["name"]["description"] == "Empty if the player gave none."


def test_a_snapshot_has_the_facts_of_features(document):
    snapshot = document["components"]["schemas"]["Snapshot"]
    assert "puzzle" in snapshot["required"]
    assert "PuzzleAtTable" in document["components"]["schemas"]


def test_an_answer_with_an_undeclared_key_is_found():
    router = APIRouter()

    @router.get("/done", response_model=Done)
    def done() -> Response:
        return as_json({"v": 1, "ply": 2, "more": 3})

    app = FastAPI()
    app.state.features = ()
    app.router.routes.extend(router.routes)
    answer = TestClient(app).get("/done")
    with pytest.raises(AssertionError, match="answers otherwise than it declares"):
        check_answer(app, "GET", "/done", answer)


@pytest.mark.parametrize("message", [{"pong": "1", "v": 2}, {"v": 2, "event": {"kind": "left", "at": 1}}, {"ack": "a"}])
def test_a_message_of_the_live_connection_in_another_form_is_found(app, message):
    with pytest.raises(AssertionError, match="live connection"):
        check_message(app, message)


def test_messages_of_the_live_connection_have_their_form(ada, game):
    with ada.live(game) as socket:
        assert "snapshot" in socket.receive_json()
        socket.send_json({"ping": 7})
        kinds = [next(iter(socket.receive_json())) for _ in range(2)]
        assert sorted(kinds) == ["pong", "presence"]
