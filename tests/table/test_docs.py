"""docs/table.md and docs/hosting.md name everything that there is."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import obelisk.table
from obelisk.arena.scores import Scores
from obelisk.table.core import events
from obelisk.table.views.events import _TOLD
from obelisk.table.views.snapshots import snapshot
from obelisk.table.web.app import make
from obelisk.table.web.schema import Acting
from obelisk.table.web.settings import PREFIX, Settings, from_environment
from obelisk.terminal.commands.hosting.admin import admin
from tests.table.people import ADA, Desk
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)
from tests.terminal.play.test_play import a_whole_game

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SOURCES = Path(obelisk.table.__file__).parent


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_described(name):
    assert f"`{PREFIX}{name.upper()}`" in PAGE


@pytest.mark.parametrize("kind", sorted(_TOLD))
def test_every_event_is_described(kind):
    assert f"`{kind}`" in PAGE


def test_every_kind_of_event_has_an_exit():
    kinds = {value for name, value in vars(events).items() if name.isupper() and name != "KINDS"}
    assert kinds == set(_TOLD) == set(events.KINDS)


@pytest.mark.parametrize("path", sorted(make(Settings(database="sqlite://")).openapi()["paths"]))
def test_every_request_is_described(path):
    shown = re.sub(r"\{\w+_id\}", "ID", path.removeprefix("/api/v1")).replace("{node}", "NODE")
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
def test_what_hosts_are_told_to_delete_with_deletes_that_and_nothing_else(serve, run, tmp_path):  # noqa: F811
    ada = serve()
    ada.post("/api/v1/accounts", json={"name": "Ada", "password": "twelve letters"})
    tables = [ada.opens("trip")["id"] for _ in range(2)]
    Scores(tmp_path / "scores.sqlite").add(a_whole_game("micropul", players=1, seed=7), "Ada")
    written = re.findall(r"^obelisk (admin remove .*)$", HOSTING, re.MULTILINE)
    assert len(written) == 3
    ada.__exit__(None, None, None)
    for command in written:
        words = command.replace("7pg4hmq6xx", tables[0]).split()
        answer = run(*words, "--data", str(tmp_path / "table.sqlite"))
        assert (answer.code, "emoved" in answer.out) == (0, True), command
    again = serve()
    assert again.get(again.at(tables[0])).status_code == 404
    assert again.get(again.at(tables[1])).status_code == 200
    signing = {"name": "Ada", "password": "twelve letters"}
    assert again.post("/api/v1/sessions", json=signing).status_code == 403
    assert Scores(tmp_path / "scores.sqlite").best(a_whole_game("micropul", players=1, seed=7)) == []


@pytest.mark.parametrize("command", sorted(admin))
def test_every_command_of_hosts_is_described(command):
    assert re.search(rf"^\|.*`{command}[ `]", HOSTING, re.MULTILINE)


def test_every_metric_is_described(serve):
    lines = serve().app.state.metrics.written().decode().splitlines()
    named = {line.split()[2] for line in lines if line.startswith("# HELP obelisk")}
    assert len(named) > 10
    assert [name for name in named if not re.search(rf"`{name}[`{{]", HOSTING)] == []


def test_every_event_of_the_log_is_described():
    sources = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    noted = set(re.findall(r'\bnote\("([a-z-]+)"', sources))
    assert len(noted) > 10
    assert [event for event in noted if f"`{event}`" not in HOSTING] == []
