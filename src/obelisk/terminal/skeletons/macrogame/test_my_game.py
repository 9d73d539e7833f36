"""The game keeps its own rules, and what Obelisk expects of every game."""

import obelisk
import pytest
from obelisk.testing import check_game


def test_it_is_a_game() -> None:
    check_game("my-game")


def test_four_that_hang_together_win() -> None:
    position = obelisk.game("my-game").start()
    for move in ["b2", "c3", "b1", "a1", "c1", "c2"]:
        position = position.play(move)
    with pytest.raises(obelisk.IllegalMove, match="c2"):
        position.play("c2")
    result = position.play("a2").result
    assert result is not None
    assert (result.winners, result.points) == ((0,), (4, 3))
