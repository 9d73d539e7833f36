"""Players are pickled and copied: the copy goes on by itself with everything that the player knows."""

import copy
import pickle

import numpy as np
import pytest

import obelisk
from obelisk import BadRequest, player, players
from tests.players.bots import example

pytestmark = pytest.mark.compiled

WAYS = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "copy": copy.copy, "deepcopy": copy.deepcopy}


def uniform(observations, masks, seats):
    return masks, np.zeros(len(seats))


MADE = {
    "random": ("kono", {}),
    "greedy": ("micropul", {}),
    "mcts": ("kono", {"simulations": 300}),
    "puct": ("kono", {"simulations": 100, "evaluator": uniform}),
    "perfect": ("bulo", {}),
    "solver": ("micropul", {"width": 5}),
    "builder": ("microchip", {"simulations": 4}),
    "novice": ("kono", {}),
    "best": ("bulo", {}),
}
"""A game for each player, and its options."""


def moves_of(chooser, position, n):
    """Return the next *n* moves of a player that plays for every seat."""
    made = []
    for _ in range(n):
        seat = position.active[0]
        made.append(chooser.choose(position, seat))
        position = position.play(made[-1], seat)
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", MADE)
def test_a_copy_of_a_player_plays_on_as_the_player_does(name, way):
    game, options = MADE[name]
    position = obelisk.game(game).start(seed=1, **({"players": 1} if name == "solver" else {}))
    original = player(name, seed=1, **options)
    seat = position.active[0]
    position = position.play(original.choose(position, seat), seat)
    copied = WAYS[way](original)
    assert type(copied) is type(original)
    assert moves_of(copied, position, 3) == moves_of(original, position, 3)


def test_every_player_that_is_offered_by_name_can_be_copied():
    for name in players.names():
        made = player(name)
        assert all(type(way(made)) is type(made) for way in WAYS.values())


def test_a_search_that_is_called_off_does_not_call_off_that_of_a_copy():
    original = player("mcts", simulations=50, seed=1)
    original.cancel()
    copied = copy.deepcopy(original)
    original.cancel()
    found = copied.grow(obelisk.game("kono"), obelisk.game("kono").start().record, 0)
    assert sum(visits for _, _, visits in found.candidates()) == 50


@pytest.mark.parametrize("way", WAYS)
def test_a_player_that_runs_a_program_is_not_copied_and_says_why(way):
    runs = player(example())
    with pytest.raises(BadRequest) as caught:
        WAYS[way](runs)
    assert caught.value.code == "player/no-copy"
    for language in ("en", "ja"):
        assert example().partition(":")[2] in caught.value.explain(language)
