"""The game keeps its own rules, and what Obelisk expects of every game."""

import obelisk
import pytest
from obelisk.testing import check_game


def position_after(moves: str) -> obelisk.Position:
    position = obelisk.game("drizzle").start()
    for move in moves.split():
        position = position.play(move)
    return position


def test_it_is_a_game() -> None:
    check_game("drizzle")


def test_rain_is_twice_as_likely_as_sun() -> None:
    chances = dict(position_after("").chances())
    assert chances["rain"] == 2 * chances["sun"]


def test_snails_creep_in_the_rain_and_frogs_jump_in_the_sun() -> None:
    assert position_after("rain").moves() == ["a1a2", "a1b2", "d1c2", "d1d2"]
    assert position_after("sun").moves() == ["b1b3", "b1d3", "c1a3", "c1c3"]


def test_a_frog_waits_for_the_sun() -> None:
    with pytest.raises(obelisk.IllegalMove) as refused:
        position_after("rain").play("b1b3")
    assert refused.value.code == "drizzle/frog-waits"


def test_a_snail_on_the_far_row_wins() -> None:
    end = position_after("rain a1b2 sun c4c2 rain d1c2 rain d4d3 rain b2b3 rain d3d2 rain b3a4")
    assert end.result is not None
    assert end.result.winners == (0,)
