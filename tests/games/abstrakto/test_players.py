"""Who beats whom in Abstrakto: matches with fixed seeds, each set-up played from both seats."""

import pytest

import obelisk
from obelisk.arena.matches import wins_of

pytestmark = pytest.mark.compiled


def test_greedy_beats_random_clearly():
    assert wins_of(obelisk.player("greedy", seed=1), obelisk.player("random", seed=2), "abstrakto", 20, seed=100) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("discard", ["random", "secret", "open"])
def test_mcts_beats_greedy_clearly(discard):
    searcher = obelisk.player("mcts", simulations=1500, seed=1)
    assert wins_of(searcher, obelisk.player("greedy", seed=2), "abstrakto", 10, seed=100, discard=discard) >= 9
