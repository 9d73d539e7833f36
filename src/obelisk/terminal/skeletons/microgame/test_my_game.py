"""The game keeps its own rules, and what Obelisk expects of every game."""

import obelisk
import pytest
from obelisk.testing import check_game


def test_it_is_a_game() -> None:
    check_game("my-game")


def test_a_piece_is_not_put_beside_an_enemy() -> None:
    position = obelisk.game("my-game").start().play("a1")
    assert len(position.moves()) == 13
    assert "b1" not in position.moves()
    with pytest.raises(obelisk.IllegalMove) as refused:
        position.play("a2")
    assert refused.value.code == "my-game/beside-enemy"
