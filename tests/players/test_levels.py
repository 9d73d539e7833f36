"""Levels: novice, casual, club, expert, best."""

import pytest

import obelisk
from obelisk import players
from obelisk.matches import wins_of
from obelisk.players.levels import STRENGTHS

LEVELS = list(STRENGTHS)


@pytest.mark.parametrize("name", obelisk.games())
def test_every_level_plays_every_game(name):
    assert players.names(obelisk.game(name))[-len(LEVELS) :] == LEVELS


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("name", obelisk.games())
def test_a_level_with_a_seed_makes_the_same_legal_move_again(name, level):
    position = obelisk.game(name).start(seed=1)
    seat = position.active[0]
    first, second = (obelisk.player(level, seed=3).choose(position, seat) for _ in range(2))
    assert first == second
    assert first in position.moves(seat)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "lower", "higher", "least"),
    [
        ("abstrakto", "novice", "casual", 7),
        ("abstrakto", "casual", "club", 7),
        ("rhombus", "novice", "casual", 8),
        ("rhombus", "casual", "club", 8),
        ("micropul", "novice", "club", 7),
    ],
)
def test_a_level_beats_a_lower_one(name, lower, higher, least):
    options = {"size": 7} if name == "rhombus" else {}
    one, other = obelisk.player(higher, seed=1), obelisk.player(lower, seed=2)
    assert wins_of(one, other, name, 10, seed=50, **options) >= least


@pytest.mark.compiled
def test_weak_levels_play_what_looks_about_as_good_and_nothing_else():
    position = obelisk.game("rhombus").start(size=5)
    chosen = {obelisk.player("novice", seed=seed).choose(position) for seed in range(12)}
    assert len(chosen) > 1


class Asked:
    """A stand-in for the strongest player: says what it is told to."""

    def __init__(self, *found):
        self.found = [players.Candidate(*each) for each in found]

    def consider(self, position, seat=None):
        return self.found


def test_a_move_that_was_hardly_tried_or_looks_worse_is_left_alone():
    position = obelisk.game("trip").start()
    level = obelisk.player("novice", seed=1)
    level._players["trip"] = Asked(("a1", 0.6, 20), ("b1", 0.55, 10), ("c1", 1.0, 1), ("d1", 0.2, 15))
    assert {level.choose(position) for _ in range(60)} == {"a1", "b1"}


@pytest.mark.compiled
def test_the_best_level_is_perfect_in_the_microgames():
    # Bulo is won by the second player whatever the first one does.
    best, other = obelisk.player("best", seed=1), obelisk.player("mcts", simulations=200, seed=2)
    position = obelisk.game("bulo").start()
    while not position.is_over:
        mover = other if position.active[0] == 0 else best
        position = position.play(mover.choose(position))
    assert position.result.winners == (1,)
