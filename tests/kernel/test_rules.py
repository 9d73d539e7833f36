"""Rules are found by the type of the record, and a game that lacks one is told which."""

import pytest

from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.state import OVER, StateType, number
from tests.helpers import rhombus_from


def begin(s):
    s.left = 3


def legal(s, seat, moves):
    moves[0] = 1
    return 1


def apply(s, seat, move):
    s.left -= move


def made(state, **others):
    return rules.Rules(**{"state": state, "begin": begin, "legal": legal, "apply": apply, "max_moves": 1, **others})


def test_a_missing_rule_is_named_with_its_arguments():
    with pytest.raises(TypeError, match="apply"):
        rules.Rules(state=StateType("lacking", left=number(0, 3)), begin=begin, legal=legal, max_moves=1)


def test_a_rule_with_other_arguments_is_refused():
    state = StateType("twisted", left=number(0, 3))
    with pytest.raises(TypeError, match=r"twisted: write the rule as legal\(s, seat, moves\), not \(s, moves, seat\)"):
        made(state, legal=lambda s, moves, seat: 0)


def test_what_a_game_does_not_give_takes_its_default():
    state = StateType("plain", left=number(0, 3))
    rules.install(made(state))
    s = state.blank()
    rules.deal(s, generator(1))
    rules.begin(s)
    room = generator(1).astype("int64")
    assert s.left == 3
    assert rules.active(s) == 0b01
    assert rules.is_legal(s, 0, 1, room)
    assert not rules.is_legal(s, 0, 2, room)
    assert rules.sample(s, 0, generator(1), room) == 1
    rules.end(s, 0b10)
    assert rules.active(s) == 0
    assert rules.seat_to_act(s) == OVER
    assert rules.winners(s) == 0b10


def test_a_new_game_forgets_who_won_the_last_one():
    position = rhombus_from("""
        x .
        . o
    """).play("a1")
    s = position.record
    assert s.won == 0b01
    rules.begin(s)
    assert s.won == 0
