"""Who beats whom in Micropul: matches with fixed seeds, each set-up played from both seats."""

import pytest

import obelisk
from obelisk.arena.matches import wins_of

pytestmark = pytest.mark.compiled


def test_greedy_beats_random_clearly():
    assert wins_of(obelisk.player("greedy", seed=1), obelisk.player("random", seed=2), "micropul", 20, seed=100) >= 18


@pytest.mark.slow
def test_mcts_beats_greedy_clearly():
    searcher = obelisk.player("mcts", simulations=400, seed=1)
    assert wins_of(searcher, obelisk.player("greedy", seed=2), "micropul", 12, seed=100) >= 10


def test_greedy_takes_no_notice_of_what_it_cannot_see():
    position = obelisk.game("micropul").start(seed=5)
    swapped = {**position.setup, "core": position.setup["core"][:6] + position.setup["core"][:5:-1]}
    other = obelisk.game("micropul").start(setup=swapped)
    assert position.view(0) == other.view(0)
    assert obelisk.player("greedy", seed=1).choose(position) == obelisk.player("greedy", seed=1).choose(other)
