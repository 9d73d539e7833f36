"""Who beats whom in Micropul: matches with fixed seeds, each set-up played from both seats."""

import pytest

import obelisk
from obelisk.arena.matches import wins_of
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick

pytestmark = pytest.mark.compiled


def test_greedy_beats_random_clearly():
    assert wins_of(obelisk.player("greedy", seed=1), obelisk.player("random", seed=2), "micropul", 20, seed=100) >= 18


@pytest.mark.slow
def test_mcts_beats_greedy_clearly():
    searcher = obelisk.player("mcts", simulations=400, seed=1)
    assert wins_of(searcher, obelisk.player("greedy", seed=2), "micropul", 12, seed=100) >= 10


def positions(seed):
    """Yield the positions of a random game."""
    position, rng = obelisk.game("micropul").start(seed=seed), generator(seed)
    while not position.is_over:
        yield position
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])
    yield position


def test_what_is_good_for_one_is_as_bad_for_the_other():
    for position in positions(3):
        assert rules.value(position.record, 0) + rules.value(position.record, 1) == pytest.approx(1)


def test_tiles_in_supply_count_the_more_the_emptier_the_core_is():
    worth = []
    for drawn in (14, 30, 46):
        s = obelisk.game("micropul").start(seed=1).record.copy()
        s.drawn, s.supplies[0] = drawn, 0b11 << 12
        worth.append(rules.value(s, 0))
    assert 0.5 < worth[0] < worth[1] < worth[2] < 1


def test_a_claimed_group_counts_for_its_owner_until_both_have_a_stone_in_it():
    position = obelisk.game("micropul").start(seed=1)
    claimed = position.play("stone 0,0nw").record.copy()
    claimed.drawn = 46
    alone = rules.value(claimed, 0)
    claimed.group_stones[:] *= 2
    assert rules.value(claimed, 0) < alone


def test_greedy_takes_no_notice_of_what_it_cannot_see():
    position = obelisk.game("micropul").start(seed=5)
    swapped = {**position.setup, "core": position.setup["core"][:6] + position.setup["core"][:5:-1]}
    other = obelisk.game("micropul").start(setup=swapped)
    assert position.view(0) == other.view(0)
    assert obelisk.player("greedy", seed=1).choose(position) == obelisk.player("greedy", seed=1).choose(other)
