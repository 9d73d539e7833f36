"""docs/table.md names everything that there is."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from obelisk.table.core import events
from obelisk.table.views.events import _TOLD
from obelisk.table.views.snapshots import snapshot
from obelisk.table.web.routes import API
from obelisk.table.web.schema import Acting
from obelisk.table.web.settings import PREFIX, Settings, from_environment
from tests.table.people import ADA, Desk

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_described(name):
    assert f"`{PREFIX}{name.upper()}`" in PAGE


@pytest.mark.parametrize("kind", sorted(_TOLD))
def test_every_event_is_described(kind):
    assert f"`{kind}`" in PAGE


def test_every_kind_of_event_has_an_exit():
    kinds = {value for name, value in vars(events).items() if name.isupper()}
    assert kinds == set(_TOLD)


@pytest.mark.parametrize("path", sorted({route.path for module in API for route in module.router.routes}))
def test_every_request_is_described(path):
    shown = path.removeprefix("/api/v1").replace("{table_id}", "ID")
    assert shown in PAGE or shown.rpartition("/")[2] in PAGE


@pytest.mark.parametrize("kind", Acting.model_fields["kind"].annotation.__args__)
def test_every_action_is_described(kind):
    assert f"`{kind}`" in PAGE


def test_every_part_of_a_snapshot_is_described():
    desk = Desk()
    shown = snapshot(desk.table, ADA, 0, here=(), now=1, language="en")
    described = PAGE[PAGE.index("**Snapshot**") : PAGE.index("## The live connection")]
    assert [key for key in shown if key not in described] == []


def test_settings_are_read_from_the_environment():
    given = {f"{PREFIX}SECURE": "yes", f"{PREFIX}COMPUTERS": "4", f"{PREFIX}DATABASE": "sqlite:////somewhere/t.sqlite"}
    settings = from_environment(given)
    assert (settings.secure, settings.computers, settings.database) == (True, 4, "sqlite:////somewhere/t.sqlite")
    assert str(settings.scores) == "/somewhere/scores.sqlite"


@pytest.mark.slow
def test_what_hosts_are_told_to_delete_with_deletes_that_and_nothing_else(serve, tmp_path):
    ada = serve()
    ada.post("/api/v1/accounts", json={"name": "Ada", "password": "twelve letters"})
    tables = [ada.opens("trip")["id"] for _ in range(2)]
    written = "".join(re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)).replace("7pg4hmq6xx", tables[0])
    assert written.count("DELETE FROM") == 5
    ada.__exit__(None, None, None)
    with create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}").begin() as connection:
        connection.execute(text("PRAGMA foreign_keys=ON"))
        for statement in filter(str.strip, written.split(";")):
            assert connection.execute(text(statement)).rowcount > 0, statement
    again = serve()
    assert again.get(again.at(tables[0])).status_code == 404
    assert again.get(again.at(tables[1])).status_code == 200
    signing = {"name": "Ada", "password": "twelve letters"}
    assert again.post("/api/v1/sessions", json=signing).status_code == 403
