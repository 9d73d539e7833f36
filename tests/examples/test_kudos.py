"""Kudos, a feature of another package: a button, a database table, a line on the profile, an entry in the export."""

import json
import os
import subprocess
import sys

import pytest

from tests.examples.stranger import EXAMPLES, ROOT

PLAYED = """
import json, sys
from tests.table.conftest import UNLIMITED, Visitor
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

def at(settings):
    return Visitor(make(Settings(database=f"sqlite:///{sys.argv[1]}/table.sqlite", **UNLIMITED, **settings)))

with at(json.loads(sys.argv[2])) as ada:
    ben = Visitor(ada.app, ada.portal)
    for one, name in ((ada, "Ada"), (ben, "Ben")):
        one.post("/api/v1/accounts", json={"name": name, "password": "five crows over slow water"})
    table = ada.opens("trip")["id"]
    ben.sits(table)
    thanks = ada.at(table, "/kudos")
    early = ada.post(thanks, json={"seat": 1}, headers={"Accept-Language": "ja"})
    ada.moves(table, "a1")
    ben.does(table, "resign")
    answers = [ada.post(thanks, json={"seat": seat}).status_code for seat in (1, 1, 0, 7)]
    page, script = ada.get(f"/t/{table}").text, ada.get("/static/kudos/table.js")
    told = {
        "early": [early.status_code, early.json().get("detail")],
        "answers": answers,
        "page": "kudos/give" in page,
        "script": script.status_code,
        "profiles": [one.get("/me").text.count("Thanked once") for one in (ada, ben)],
        "exports": [one.get("/api/v1/me/export.json").json().get("kudos") for one in (ada, ben)],
    }
    ben.post("/api/v1/me/delete", json={"password": "five crows over slow water"})
    told["after"] = ada.get("/api/v1/me/export.json").json().get("kudos")
    print(json.dumps(told))
"""


@pytest.fixture
def played(tmp_path):
    """Return a function that plays and thanks on a server with the feature, and tells what came of it."""

    def play(**settings):
        paths = os.pathsep.join(map(str, (ROOT, ROOT / "src", EXAMPLES / "kudos")))
        env = {
            **os.environ,
            "OBELISK_GAMES": str(EXAMPLES / "kudos"),
            "PYTHONPATH": f"{paths}{os.pathsep}{ROOT / 'src'}",
        }
        command = [sys.executable, "-c", PLAYED, str(tmp_path), json.dumps(settings)]
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return json.loads(done.stdout.splitlines()[-1])

    return play


def test_players_thank_each_other_once_the_game_is_over(played):
    told = played()
    assert told["early"] == [409, "お礼は、終わった対局の相手に伝えられます。"]
    assert told["answers"] == [204, 204, 409, 409]
    assert told["profiles"] == [0, 1]
    assert (told["page"], told["script"]) == (True, 200)


def test_thanks_are_in_the_export_of_both_and_go_with_the_one_who_leaves(played):
    told = played()
    ada, ben = told["exports"]
    assert [len(ada["given"]), len(ada["received"]), len(ben["given"]), len(ben["received"])] == [1, 0, 0, 1]
    assert told["after"] == {"given": [], "received": []}


def test_a_host_switches_the_feature_off(played):
    told = played(kudos=False)
    assert told["early"][0] == 404
    assert told["answers"] == [404] * 4
    assert (told["page"], told["profiles"]) == (False, [0, 0])
    assert told["exports"][0] == {"given": [], "received": []}


def test_the_feature_has_fewer_than_150_lines_of_python():
    files = (EXAMPLES / "kudos" / "obelisk_kudos").glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 150
