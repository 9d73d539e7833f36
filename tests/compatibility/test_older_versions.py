"""What older versions left on a machine goes on: databases, best scores, records, solved games, compiled code.

Each folder here is what one version left; keep.py made it with that version.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk
from obelisk.table.features.hosting.store import changes as changing
from obelisk.table.features.hosting.store.checks import check
from tests.examples.stranger import surroundings
from tests.table.conftest import serve  # noqa: F401 (a fixture)

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent for path in HERE.glob("*/known.json"))
RECORDS = [path for version in VERSIONS for path in sorted((version / "records").glob("*.json"))]


def named(path):
    return "/".join(path.parts[-1:] if path.is_dir() else (path.parts[-3], path.stem))


@pytest.fixture(params=VERSIONS, ids=named)
def version(request):
    return request.param


@pytest.fixture
def known(version):
    return json.loads((version / "known.json").read_text("utf-8"))


@pytest.fixture
def ada(version, known, serve, tmp_path):  # noqa: F811
    """Whoever played at the table of that version, with the same browser, now at ours."""
    for path in version.glob("*.sqlite"):
        shutil.copy(path, tmp_path)
    visitor = serve()
    for name, value in known["cookie"].items():
        visitor.cookies.set(name, value, domain="testserver.local")
    return visitor


def test_the_files_of_the_first_version_are_here():
    assert VERSIONS[0].name == "0.1.0"
    assert len(RECORDS) >= 2 * 9


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_is_replayed_to_the_end_that_it_tells(path):
    kept = json.loads(path.read_text("utf-8"))
    position = obelisk.replay(kept)
    assert [list(move) for move in position.history] == kept["moves"]
    told = obelisk.record(position)
    assert (told["setup"], told["result"]) == (kept["setup"], kept["result"])
    assert position.is_over == ("unfinished" not in path.name)


def test_every_table_shows_what_it_showed(ada, known):
    for what, table in known["tables"].items():
        seen = ada.sees(table["id"])
        shown = {name: seen[name] for name in ("ply", "moves", "active", "result")}
        assert shown == {name: table[name] for name in shown}, what
        assert [line["text"] for line in seen["chat"]] == table["chat"], what
        assert ada.get(ada.at(table["id"], "/picture.svg")).status_code == 200, what
        assert ada.get(f"/t/{table['id']}").status_code == 200, what


def test_a_browser_still_has_its_seats_and_an_account_its_password(ada, known):
    listed = {one["id"] for one in ada.get("/api/v1/tables?mine=1").json()["tables"]}
    assert listed >= {table["id"] for table in known["tables"].values()}
    ada.cookies.clear()
    signed = ada.post("/api/v1/sessions", json={"name": "Ada", "password": "twelve letters"})
    assert signed.json()["account"]["name"] == "Ada"


@pytest.mark.parametrize("game", ["trip", "micropul", "microchip", "plug-in"])
def test_a_game_that_was_unfinished_goes_on(ada, known, game):
    table = known["tables"][f"{game}, unfinished"]
    seat = table["active"][0]
    key = {"Authorization": f"Bearer {table['keys'][str(seat)]}"}
    ada.cookies.clear()
    listed = ada.get(ada.at(table["id"], f"/moves?seat={seat}"), headers=key).json()["moves"]
    said = {"move": listed[0], "seat": seat, "ply": table["ply"]}
    assert ada.post(ada.at(table["id"], "/moves"), json=said, headers=key).json()["ply"] == table["ply"] + 1


def test_an_open_seat_is_taken(ada, known):
    table = known["tables"]["bulo, open"]["id"]
    ada.cookies.clear()
    ada.sits(table, 1, name="Bob")
    assert ada.sees(table)["seats"][1]["name"] == "Bob"


def test_the_best_scores_are_still_there(ada, known):
    solo = known["tables"]["micropul, solo"]
    (best,) = ada.get(ada.at(solo["id"], "/scores")).json()["scores"]
    assert (best["name"], best["points"]) == ("Ada", solo["result"]["points"][0])


def test_the_host_finds_nothing_damaged_in_the_database(ada, tmp_path):
    ada.get("/healthz")
    engine = changing.existing(f"sqlite:///{tmp_path / 'table.sqlite'}")
    assert list(check(engine, lambda looked, total: None)) == []
    engine.dispose()


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_code_and_solved_games_of_that_version_do_no_harm(version, tmp_path):
    shutil.copytree(version / "cache", tmp_path / "cache")
    before = {path: path.read_bytes() for path in (tmp_path / "cache").rglob("*.nb?")}
    assert before
    code = "import obelisk; print(obelisk.game('bulo').perft(2), obelisk.solve('bulo').value)"
    env = surroundings(OBELISK_CACHE=str(tmp_path / "cache"))
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert told.split() == [str(obelisk.game("bulo").perft(2)), "loss"]
    assert {path: path.read_bytes() for path in before} == before
