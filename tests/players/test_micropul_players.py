"""Who beats whom in Micropul: matches with fixed seeds, each set-up played from both seats."""

import pytest

import obelisk

pytestmark = pytest.mark.compiled


def wins(one, other, games):
    """Return how many games *one* wins, a shared win counted half."""
    total = 0.0
    for number in range(games):
        position = obelisk.game("micropul").start(seed=100 + number // 2)
        seated = (one, other) if number % 2 == 0 else (other, one)
        while not position.is_over:
            seat = position.active[0]
            position = position.play(seated[seat].choose(position, seat), seat)
        winners = [seated[seat] for seat in position.result.winners]
        total += (one in winners) / len(winners)
    return total


def test_greedy_beats_random_clearly():
    assert wins(obelisk.player("greedy", seed=1), obelisk.player("random", seed=2), games=20) >= 18


def test_mcts_beats_greedy_clearly():
    searcher = obelisk.player("mcts", simulations=2000, seed=1)
    assert wins(searcher, obelisk.player("greedy", seed=2), games=12) >= 8


def test_greedy_takes_no_notice_of_what_it_cannot_see():
    position = obelisk.game("micropul").start(seed=5)
    swapped = {**position.setup, "core": position.setup["core"][:6] + position.setup["core"][:5:-1]}
    other = obelisk.game("micropul").start(setup=swapped)
    assert position.view(0) == other.view(0)
    assert obelisk.player("greedy", seed=1).choose(position) == obelisk.player("greedy", seed=1).choose(other)
