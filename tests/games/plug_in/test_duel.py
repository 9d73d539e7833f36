"""The duel: what is left of a match when nobody errs in a microgame."""

import pytest

import obelisk
from obelisk import catalogue
from obelisk.games.plug_in.duel import LOST, SURE, WON, Duel, settled
from obelisk.kernel import rules
from obelisk.kernel.chance import generator

SETUP = {"macro": "rhombus", "size": 2, "tiles": ["trip", "kono", "bulo", "decapawn"], "obelisk": 1, "sides": 0}


@pytest.fixture(scope="module")
def duel():
    return Duel(catalogue.game("plug-in").parts)


def begun(duel, winning, **changes):
    """Return the duel of a match of four tiles, in which the first player wins the microgames *winning*."""
    position = obelisk.game("plug-in").start(setup={**SETUP, **changes})
    return duel.from_match(position.record, sure(duel, winning))


def sure(duel, winning):
    """Return the odds of two players who never err, when the first player wins the microgames *winning*."""
    return [[float(micro.name in winning) for micro in duel.parts.micros]] * 2


def owners(duel, s):
    return [owner for owner in duel.parts.macros[0].cells_of(s[duel.parts.macro_fields[0]])]


@pytest.mark.parametrize("holder", [0, 1])
def test_a_tile_that_the_first_player_wins_goes_to_the_holder_and_the_obelisk_to_the_other(duel, holder):
    s = begun(duel, ["bulo"], obelisk=holder)
    assert (s.turn, s.obelisk) == (holder, holder)
    rules.apply(s, holder, 2)
    assert owners(duel, s) == [-1, -1, holder, -1]
    assert (s.turn, s.obelisk) == (1 - holder, 1 - holder)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_tile_that_the_first_player_does_not_win_goes_to_the_other_and_the_obelisk_stays(duel, holder):
    s = begun(duel, ["bulo"], obelisk=holder)
    rules.apply(s, holder, 3)
    assert owners(duel, s) == [-1, -1, -1, 1 - holder]
    assert (s.turn, s.obelisk) == (holder, holder)


def test_a_duel_ends_when_the_macrogame_does_and_its_winner_wins(duel):
    # Seat 0 joins rows 1 and 2. Seat 1 holds the obelisk and wins nothing: a1 and a2 go to seat 0.
    s = begun(duel, [])
    rules.apply(s, 1, 0)
    assert rules.active(s) == 0b10
    rules.apply(s, 1, 2)
    assert rules.active(s) == 0
    assert rules.winners(s) == 0b01


def test_the_free_tiles_are_the_legal_moves(duel):
    s = begun(duel, [])
    room = duel.rules.scratch()
    assert sorted(room[: rules.legal(s, 1, room)].tolist()) == [0, 1, 2, 3]
    rules.apply(s, 1, 1)
    assert sorted(room[: rules.legal(s, 1, room)].tolist()) == [0, 2, 3]


def test_a_duel_begins_where_the_match_stands(duel):
    position = obelisk.game("plug-in").start(setup={**SETUP, "tiles": ["decapawn"] * 4, "obelisk": 0})
    for move in ("@a1", "a1a2", "a5a4", "a2a3", "b5b4", "a3b4", "c5c4", "b4b5"):
        position = position.play(move)
    assert position.view()["cells"] == {"a1": 0}
    s = duel.from_match(position.record, [[1.0] * len(duel.parts.micros)] * 2)
    assert owners(duel, s) == [0, -1, -1, -1]
    assert (s.turn, s.obelisk) == (1, 1)
    # The match's own position is not touched by the duel.
    rules.apply(s, 1, 1)
    assert position.view()["cells"] == {"a1": 0}


def test_who_wins_a_tile_may_depend_on_who_holds_the_obelisk(duel):
    position = obelisk.game("plug-in").start(setup={**SETUP, "obelisk": 0})
    n = len(duel.parts.micros)
    s = duel.from_match(position.record, [[1.0] * n, [0.0] * n])
    rules.apply(s, 0, 0)
    assert (owners(duel, s), s.obelisk) == ([0, -1, -1, -1], 1)
    rules.apply(s, 1, 1)
    assert (owners(duel, s), s.obelisk) == ([0, 0, -1, -1], 1)


def test_a_tile_that_may_go_either_way_goes_as_often_as_the_odds_say(duel):
    position = obelisk.game("plug-in").start(setup={**SETUP, "obelisk": 0})
    n = len(duel.parts.micros)
    start = duel.from_match(position.record, [[0.75] * n, [0.25] * n])
    assert duel.hides_in(start)
    rng, room, won = generator(1), duel.rules.scratch(), 0
    for _ in range(400):
        s = start.copy()
        rules.determinize(s, 0, rng)
        rules.apply(s, 0, 3)
        # How it goes is nobody's choice: one move is legal, and the holder makes it.
        assert rules.active(s) == 0b01
        assert rules.legal(s, 0, room) == 1
        assert room[0] in (LOST, WON)
        rules.apply(s, 0, room[0])
        won += owners(duel, s) == [-1, -1, -1, 0]
        assert s.obelisk == (room[0] == WON)
    assert 0.7 * 400 < won < 0.8 * 400


def test_odds_are_kept_to_the_thousandth(duel):
    position = obelisk.game("plug-in").start(setup=SETUP)
    n = len(duel.parts.micros)
    s = duel.from_match(position.record, [[0.1234] * n, [1.0] * n])
    assert set(s.odds[0, :4].tolist()) == {123}
    assert set(s.odds[1, :4].tolist()) == {SURE}


def test_with_an_odd_number_of_tiles_for_the_holder_the_holder_gets_the_others_too(duel):
    position = obelisk.game("plug-in").start(setup={**SETUP, "obelisk": 1})
    won = [micro.name == "decapawn" for micro in duel.parts.micros]
    # trip, kono, bulo, decapawn: one tile for the holder, who takes it and is then given the rest. So seat 1 has
    # joined its sides already.
    s = settled(duel.parts, position.record, won)
    assert rules.active(s) == 0
    assert rules.winners(s) == 0b10
    won = [micro.name in ("decapawn", "bulo") for micro in duel.parts.micros]
    s = settled(duel.parts, position.record, won)
    assert duel.parts.macros[0].cells_of(s) == [0, 0, -1, -1]
    assert s.turn == 1
    # A tile of the holder's is chosen: it is taken, and the other holds the obelisk.
    s = settled(duel.parts, position.record, won, 2)
    assert duel.parts.macros[0].cells_of(s) == [0, 0, 1, -1]
    assert s.turn == 0
    # A tile of the other's is chosen: the holder has given away nothing that was not lost, and chooses again.
    s = settled(duel.parts, position.record, won, 0)
    assert duel.parts.macros[0].cells_of(s) == [0, 0, -1, -1]
    assert s.turn == 1
