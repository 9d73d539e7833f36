"""Computers at the table: beside the server, never in its way."""

import threading

import pytest

import obelisk
from obelisk.table.core.opening import LEVELS
from obelisk.table.service import scheduler as attending
from obelisk.table.workers import computers
from obelisk.table.workers.paces import Paces
from tests.helpers import play_all


class Thinkers:
    """Computers that think until they are told to move; the most of them that ever thought at once is noted."""

    def __init__(self):
        """Let nobody move yet."""
        self.go, self.lock = threading.Event(), threading.Lock()
        self.now, self.most, self.asked = 0, 0, 0

    def choose(self, level, position, seat, seconds=None):
        """Wait for the sign, and take the first move."""
        with self.lock:
            self.now, self.asked = self.now + 1, self.asked + 1
            self.most = max(self.most, self.now)
        self.go.wait(30)
        with self.lock:
            self.now -= 1
        return position.moves(seat)[0]


@pytest.fixture
def thinkers(monkeypatch):
    """Return computers that wait for a sign."""
    made = Thinkers()
    monkeypatch.setattr(computers, "chosen", made.choose)
    yield made
    made.go.set()


def until(visitor, table, v):
    """Wait until an event has happened."""
    return visitor.get(visitor.at(table, f"/events?after={v - 1}&wait=25")).json()["events"]


def test_a_table_answers_while_eight_computers_think(serve, thinkers):
    ada = serve(computers=8)
    tables = [ada.opens("kono", computers={"1": "club"})["id"] for _ in range(8)]
    for table in tables:
        ada.moves(table, "a1a3")
    other = ada.opens("trip", mine=[0, 1])["id"]
    while ada.sees(other)["result"] is None:
        moves = ada.get(ada.at(other, "/moves")).json()["moves"]
        assert ada.moves(other, moves[0]).status_code == 200
    assert all(ada.sees(table)["ply"] == 1 for table in tables)
    thinkers.go.set()
    for table in tables:
        assert until(ada, table, 6)[0]["event"]["seat"] == 1
    assert thinkers.most == 8


def test_no_more_computers_think_at_once_than_the_owner_allows(serve, thinkers):
    ada = serve(computers=2)
    tables = [ada.opens("kono", computers={"1": "club"})["id"] for _ in range(6)]
    for table in tables:
        ada.moves(table, "a1a3")
    thinkers.go.set()
    for table in tables:
        until(ada, table, 6)
    assert (thinkers.most, thinkers.asked) == (2, 6)


def test_a_move_that_was_undone_while_the_computer_thought_is_not_answered(serve, thinkers):
    ada = serve()
    table = ada.opens("kono", computers={"1": "club"})["id"]
    ada.moves(table, "a1a3")
    ada.does(table, "undo")
    ada.moves(table, "b1b3")
    thinkers.go.set()
    until(ada, table, 8)
    shown = ada.sees(table)
    assert [seat for seat, _ in shown["moves"]] == [0, 1]
    assert shown["moves"][0] == [0, "b1b3"]


def test_a_computer_that_fails_makes_some_legal_move(monkeypatch):
    monkeypatch.setattr(computers, "_player", lambda level, position, seconds: 1 / 0)
    start = obelisk.game("kono").start()
    assert computers.chosen("club", start, 0) in start.moves()


def test_a_computer_that_fails_is_replaced_by_a_search_before_chance(monkeypatch):
    monkeypatch.setattr(computers, "_player", lambda level, position, seconds: 1 / 0)
    position = play_all(obelisk.game("rhombus").start(size=5), "c1 a2 c2 a3 c3 a4 c4 a5")
    winning = {move for move in position.moves() if position.play(move).is_over}
    assert len(winning) * 5 < len(position.moves())
    assert {computers.chosen("best", position, 0) for _ in range(3)} <= winning


def test_where_no_search_can_choose_either_chance_does(monkeypatch):
    monkeypatch.setattr(computers, "_player", lambda level, position, seconds: 1 / 0)
    monkeypatch.setattr(computers, "_short_search", lambda position: 1 / 0)
    start = obelisk.game("kono").start()
    assert computers.chosen("best", start, 0) in start.moves()


def test_the_best_thinks_as_long_as_it_is_told_and_other_levels_as_long_as_they_need(monkeypatch):
    asked = []
    monkeypatch.setattr(computers, "player", lambda name, **wishes: asked.append(wishes) or obelisk.player("random"))
    for name in ("rhombus", "kono"):
        computers.chosen("best", obelisk.game(name).start(), 0, 0.25)
    computers.chosen("club", obelisk.game("bulo").start(), 0)
    assert asked == [{"seconds": 0.25}, {"seconds": 0.25}, {}]


def test_a_player_that_chooses_an_illegal_move_does_not_stop_the_game(serve, monkeypatch):
    monkeypatch.setattr(computers, "chosen", lambda level, position, seat: "a1a1")
    ada = serve()
    table = ada.opens("kono", computers={"1": "club"})["id"]
    ada.moves(table, "a1a3")
    assert until(ada, table, 6)[0]["event"]["seat"] == 1


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(house, friend, level):
    ada = friend()
    table = ada.opens("bulo", computers={"1": level}, name="Ada")["id"]
    ada.moves(table, "b2b4")
    assert until(ada, table, 6)[0]["event"]["kind"] == "moved"


@pytest.mark.compiled
def test_computers_play_each_other_to_the_end_while_people_watch(ada):
    table = ada.opens("trip", mine=[], computers={"0": "novice", "1": "novice"})["id"]
    while (shown := ada.sees(table))["result"] is None:
        until(ada, table, shown["v"] + 1)
    assert shown["result"]["reason"] == "rules"


@pytest.mark.compiled
def test_hints_and_analysis_are_given_against_computers_and_after_the_game(ada, ben):
    table = ada.opens("bulo", mine=[0, 1])["id"]
    hint = ada.get(ada.at(table, "/hint"), headers={"Accept-Language": "ja"}).json()
    assert hint["candidates"][0]["move"] in obelisk.game("bulo").start().moves()
    assert 0 <= hint["candidates"][0]["value"] <= 1
    assert hint["candidates"][0]["why"]
    ada.moves(table, hint["candidates"][0]["move"])
    assert ben.get(ben.at(table, "/analysis")).status_code == 403
    ada.does(table, "resign")
    assert ben.get(ben.at(table, "/analysis?ply=0")).json()["seat"] == 0
    review = ben.get(ben.at(table, "/review.json")).json()["moves"]
    assert [entry["ply"] for entry in review] == [1]
    assert ben.get(ben.at(table, "/review.svg")).text.startswith("<svg")


def test_a_computer_that_thinks_for_long_tells_for_how_long_and_how_long_it_may_take(serve, thinkers, monkeypatch):
    monkeypatch.setattr(attending, "LONG", 0.01)
    ada = serve()
    table = ada.opens("kono", computers={"1": "best"})["id"]
    with ada.live(table) as live:
        ada.moves(table, "a1a3")
        while "thinking" not in (message := live.receive_json()):
            pass
        assert list(message["thinking"]) == ["1"]
        assert message["thinking"]["1"]["for"] >= 0
        assert message["thinking"]["1"]["takes"] == 1000
        thinkers.go.set()


def test_how_long_a_level_takes_is_known_from_its_time_or_from_searches_before():
    paces = Paces()
    assert paces.expected("kono", "best") == 1000
    assert paces.expected("kono", "expert") is None
    paces.note("kono", "expert", 800)
    paces.note("kono", "expert", 300)
    assert paces.expected("kono", "expert") == 700
    assert 0 < paces.expected("kono", "club") < 350  # it has fewer simulations
    assert paces.expected("trip", "expert") is None
    assert paces.expected("kono", "a stranger") is None
