"""A match as one likes it at the prompt: `obelisk play plug-in`."""

import pytest

import obelisk

LAID = "rhombus 2: kono trip / bulo*2"
TILES = ["kono", "trip", "bulo", "bulo"]


def played(run, *arguments):
    answer = run("play", "plug-in", *arguments, "--save", "game.json", typed="@a1\n")
    assert answer.code == 0, answer.err
    return obelisk.replay("game.json").setup


def test_a_composition_is_played(run):
    assert played(run, "--composition", LAID, "--option", "sides=1") == {
        "macro": "rhombus", "size": 2, "tiles": TILES, "obelisk": 0, "sides": 1,
    }  # fmt: skip


@pytest.mark.parametrize("micros", ["kono trip / bulo bulo", "kono,trip/bulo*2"])
def test_the_microgames_may_be_typed_tile_by_tile(run, micros):
    assert played(run, "--option", "size=2", "--option", f"micros={micros}")["tiles"] == TILES


@pytest.mark.parametrize("micros", ["kono*3 trip", '{"kono": 3, "trip": 1}'])
def test_the_microgames_may_be_shares(run, micros):
    tiles = played(run, "--option", "size=2", "--option", f"micros={micros}")["tiles"]
    assert sorted(tiles) == ["kono", "kono", "kono", "trip"]


def test_a_composition_that_makes_no_sense_is_told_and_nothing_begins(run):
    answer = run("play", "plug-in", "--composition", "rhombus 2: kono trip / bulo", typed="@a1\n")
    assert answer.code != 0
    assert "Row 2 has one tile; it needs 2." in answer.err


def test_help_shows_what_a_composition_looks_like(run):
    assert "rhombus 4:" in run("play", "--help").out


@pytest.mark.parametrize(("starts", "first"), [("1", "Ana"), ("2", "Ben")])
def test_whoever_starts_gets_the_obelisk(run, starts, first):
    players = "person:name=Ana,person:name=Ben"
    out = run("play", "plug-in", "--composition", LAID, "--players", players, "--starts", starts).out
    assert f"{first} holds the obelisk" in out or f"({first}) to move" in out


def test_a_lot_may_say_who_starts(run):
    players = "person:name=Ana,person:name=Ben"
    found = {run("play", "bulo", "--players", players, "--starts", "lot", "--seed", f"{n}").out for n in range(12)}
    assert any("Player 1 (Ana) to move" in out for out in found)
    assert any("Player 1 (Ben) to move" in out for out in found)


@pytest.mark.parametrize("starts", ["0", "3", "Ana"])
def test_somebody_who_does_not_play_cannot_start(run, starts):
    answer = run("play", "bulo", "--players", "person,person", "--starts", starts)
    assert answer.code != 0
    assert "from 1 to 2" in answer.err
