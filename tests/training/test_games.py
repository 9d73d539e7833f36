"""What a network is to learn from games against itself, and how two of them are compared."""

import numpy as np
import pytest

import obelisk
from obelisk.training import matches
from obelisk.training.games import Games, Play


def uniform(observations, masks, seats):
    return masks, np.zeros(len(seats))


def played(name, steps, play, lanes=16):
    """Return what can be learnt from so many steps of games in which nothing is known."""
    searches = obelisk.Searches(obelisk.game(name), lanes, evaluator=uniform, noise=play.noise, seed=1)
    games = Games(0, searches, play, np.random.default_rng(1))
    found = [games.step() for _ in range(steps)]
    return [learnt for learnt in found if learnt is not None]


def test_positions_with_full_searches_are_learnt_from():
    found = played("bulo", 40, Play(quick=2, full=20, full_share=0.5))
    assert sum(learnt.games for learnt in found) > 16
    for learnt in found:
        assert len(learnt.planes) == len(learnt.masks) == len(learnt.policies) == len(learnt.values) > 0
        assert (learnt.policies[~learnt.masks] == 0).all()
        assert learnt.policies.sum(1) == pytest.approx(1)
        assert (abs(learnt.values) <= 1).all()
        assert (learnt.planes[:, -1] == 1).all()  # as the seat sees it that is to move
    assert sum(learnt.leaves for learnt in found) > 20 * sum(len(learnt.values) for learnt in found) / 4


def test_nothing_is_learnt_from_hurried_searches():
    assert played("bulo", 40, Play(quick=2, full=20, full_share=0.0)) == []


def test_a_game_ends_where_its_result_is_proven():
    """In Trip a search of this length proves positions long before the board is full: then winners are known."""
    found = played("trip", 30, Play(quick=600, full=600, full_share=1.0, decided=2.0, astray=3.0))
    last = [learnt.values[-1] for learnt in found]
    assert last
    assert {abs(value) for value in last} <= {0.0, 1.0}


def test_a_match_counts_every_game_once():
    """Who builds a straight wall from side to side beats who fills a side of its own."""
    size = 4

    def builds(observations, masks, seats):
        return masks * np.tile([100.0, 1, 1, 1], size) + 1e-6, np.zeros(len(seats))

    def dawdles(observations, masks, seats):
        return masks * np.repeat([1.0, 1, 1, 100], size) + 1e-6, np.zeros(len(seats))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "SIMULATIONS", 1)
        won = matches.play_match(obelisk.game("rhombus"), (builds, dawdles), 40, 1, size=size)
        lost = matches.play_match(obelisk.game("rhombus"), (dawdles, builds), 40, 1, size=size)
    assert won > 0.7
    assert won + lost == pytest.approx(1)


def test_points_follow_from_the_share_that_is_won():
    assert matches.elo(0.5, 100) == 0
    assert matches.elo(0.75, 100) == pytest.approx(191, abs=1)
    assert matches.elo(1.0, 100) == pytest.approx(-matches.elo(0.0, 100))
    assert matches.elo(1.0, 100) < matches.elo(1.0, 1000)
