"""The duel: what is left of a match when nobody errs in a microgame."""

import numpy as np
import pytest

import obelisk
from obelisk import catalogue
from obelisk.games.plug_in.duel import Duel
from obelisk.kernel import rules

SETUP = {"macro": "rhombus", "size": 2, "tiles": ["trip", "kono", "bulo", "decapawn"], "obelisk": 1, "sides": 0}


@pytest.fixture(scope="module")
def duel():
    return Duel(catalogue.rulebook(catalogue.MATCH).parts)


def begun(duel, winning, **changes):
    """Return the duel of a match of four tiles, in which the first player wins the microgames *winning*."""
    position = obelisk.game("plug-in").start(setup={**SETUP, **changes})
    return duel.from_match(position.record, [micro.name in winning for micro in duel.parts.micros])


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
    room = np.zeros(duel.max_moves, np.int64)
    assert sorted(room[: rules.legal(s, 1, room)].tolist()) == [0, 1, 2, 3]
    rules.apply(s, 1, 1)
    assert sorted(room[: rules.legal(s, 1, room)].tolist()) == [0, 2, 3]


def test_a_duel_begins_where_the_match_stands(duel):
    position = obelisk.game("plug-in").start(setup={**SETUP, "tiles": ["decapawn"] * 4, "obelisk": 0})
    for move in ("@a1", "a1a2", "a5a4", "a2a3", "b5b4", "a3b4", "c5c4", "b4b5"):
        position = position.play(move)
    assert position.view()["cells"] == {"a1": 0}
    s = duel.from_match(position.record, [True] * len(duel.parts.micros))
    assert owners(duel, s) == [0, -1, -1, -1]
    assert (s.turn, s.obelisk) == (1, 1)
    # The match's own position is not touched by the duel.
    rules.apply(s, 1, 1)
    assert position.view()["cells"] == {"a1": 0}
