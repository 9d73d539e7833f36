"""A game that never ends holds up no player and no arena: it is named."""

import pytest

import obelisk
from obelisk import BrokenGame, arena, player

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def endless(offer):
    offer("obelisk.microgames", toy_endless="toy_endless:GAME")


def check(error):
    assert error.code == "game/never-ends"
    for language in ("en", "ja"):
        assert "toy-endless" in error.explain(language)
        assert "200" in error.explain(language)


@pytest.mark.parametrize("name", ["mcts", "novice", "expert"])
def test_a_search_stops_and_names_the_game(name):
    with pytest.raises(BrokenGame) as caught:
        player(name, seed=1).choose(obelisk.game("toy-endless").start())
    check(caught.value)


def test_two_players_who_do_not_look_ahead_are_stopped_by_the_arena():
    with pytest.raises(BrokenGame) as caught:
        arena.play("toy-endless", ["random", "random"], games=2, processes=1)
    check(caught.value)
