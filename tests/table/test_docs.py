"""docs/table.md names everything that there is."""

from dataclasses import fields
from pathlib import Path

import pytest

from obelisk.table import events, exits
from obelisk.table.api import router
from obelisk.table.forms import Acting
from obelisk.table.looking import router as looking
from obelisk.table.settings import PREFIX, Settings, from_environment
from tests.table.people import ADA, Desk

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_described(name):
    assert f"`{PREFIX}{name.upper()}`" in PAGE


@pytest.mark.parametrize("kind", sorted(exits._TOLD))
def test_every_event_is_described(kind):
    assert f"`{kind}`" in PAGE


def test_every_kind_of_event_has_an_exit():
    kinds = {value for name, value in vars(events).items() if name.isupper()}
    assert kinds == set(exits._TOLD)


@pytest.mark.parametrize("path", sorted({route.path for route in (*router.routes, *looking.routes)}))
def test_every_request_is_described(path):
    shown = path.removeprefix("/api/v1").replace("{table_id}", "ID")
    assert shown in PAGE or shown.rpartition("/")[2] in PAGE


@pytest.mark.parametrize("kind", Acting.model_fields["kind"].annotation.__args__)
def test_every_action_is_described(kind):
    assert f"`{kind}`" in PAGE


def test_every_part_of_a_snapshot_is_described():
    desk = Desk()
    shown = exits.snapshot(desk.table, ADA, 0, here=(), now=1, language="en")
    described = PAGE[PAGE.index("**Snapshot**") : PAGE.index("## The live connection")]
    assert [key for key in shown if key not in described] == []


def test_settings_are_read_from_the_environment():
    given = {f"{PREFIX}SECURE": "yes", f"{PREFIX}COMPUTERS": "4", f"{PREFIX}DATABASE": "sqlite:////somewhere/t.sqlite"}
    settings = from_environment(given)
    assert (settings.secure, settings.computers, settings.database) == (True, 4, "sqlite:////somewhere/t.sqlite")
    assert str(settings.scores) == "/somewhere/scores.sqlite"
