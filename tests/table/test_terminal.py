"""A table that is joined from a terminal, by its link."""

import json
import sys
import threading
import urllib.request

import pytest

from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from tests.table.listening import listening
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)
from tests.terminal.play.test_play import a_whole_game


@pytest.fixture
def address(tmp_path):
    """Return the address of a server that really listens."""
    app = make(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}"))
    with listening(app) as (host, port):
        yield f"http://{host}:{port}"


def ask(address, path, body=None, key=None):
    """Ask the server for something."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/v1{path}", data, headers), timeout=30) as answer:
        return json.load(answer)


def play_first(address, made, moves):
    """Play seat 0 of a table."""
    v, key = 4, made["seats"]["0"]
    for ply, move in moves:
        while ply != (shown := ask(address, f"/tables/{made['id']}"))["ply"] or not shown["active"]:
            v = ask(address, f"/tables/{made['id']}/events?after={v}&wait=5")["v"]
        ask(address, f"/tables/{made['id']}/moves", {"move": move, "seat": 0, "ply": ply}, key)


def test_a_whole_game_is_played_by_link(run, address, tmp_path):  # noqa: F811
    end = a_whole_game("trip")
    made = ask(address, "/tables", {"game": "trip", "name": "Ada"})
    firsts = [(ply, move) for ply, (seat, move) in enumerate(end.history) if seat == 0]
    other = threading.Thread(target=play_first, args=(address, made, firsts))
    other.start()
    seconds = [move for seat, move in end.history if seat == 1]
    answer = run("play", made["link"], "--name", "Ben", typed="\n".join(["moves", "a1a1", "say hello", *seconds]))
    other.join()
    assert answer.code == 0, answer.err
    assert "You are player 2." in answer.out
    assert f"player 1 (Ada): {end.history[0][1]}" in answer.out
    assert "a1a1" in answer.out
    assert "The game has ended by its rules. " in answer.out
    kept = ask(address, f"/tables/{made['id']}")
    assert kept["moves"] == [list(entry) for entry in end.history]
    assert kept["chat"][0]["text"] == "hello"
    assert kept["seats"][1]["name"] == "Ben"
    # The key is kept: with the same link one comes back to one's seat.
    assert "The game has ended by its rules. " in run("play", made["link"]).out
    assert made["link"] in json.loads((tmp_path / "data" / "seats.json").read_text())
    assert sys.platform == "win32" or (tmp_path / "data" / "seats.json").stat().st_mode & 0o777 == 0o600


def test_where_everybody_has_left_nobody_wins(run, address):  # noqa: F811
    wish = {"game": "microchip", "options": {"players": 3}, "mine": [1], "computers": {"2": "novice"}}
    made = ask(address, "/tables", wish)
    run("play", made["link"], typed="quit")
    ask(address, f"/tables/{made['id']}/actions", {"kind": "resign"}, made["seats"]["1"])
    told = run("play", made["link"], typed="resign").out
    assert "Everyone has left the game. No one wins." in told
    assert "draw" not in told


def test_a_link_that_leads_nowhere_is_explained(run, address):  # noqa: F811
    assert "no table" in run("play", f"{address}/t/abcdefghij").err
    assert "not the link to a table" in run("play", f"{address}/somewhere").err
    assert "cannot be reached" in run("play", "http://127.0.0.1:9/t/abcdefghij").err


def test_a_full_table_cannot_be_joined(run, address):  # noqa: F811
    made = ask(address, "/tables", {"game": "trip", "mine": [0, 1]})
    assert "Every seat" in run("play", made["link"]).err
