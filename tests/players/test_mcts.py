"""The tree search player: better than chance in every game."""

import time

import pytest

import obelisk
from obelisk import player
from obelisk.kernel import rules
from tests.players.games import results

pytestmark = pytest.mark.compiled


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [("trip", {}), ("kono", {}), ("bulo", {}), ("decapawn", {}), ("rhombus", {"size": 5})]
)
def test_three_hundred_simulations_beat_chance_clearly_from_both_seats(name, options):
    won, drawn, lost = results(
        name,
        lambda number: player("mcts", simulations=300, seed=number),
        lambda number: player("random", seed=1000 + number),
        20,
        **options,
    )
    assert won + drawn + lost == 20
    assert won >= 0.8 * (won + lost)
    assert won >= 16


def test_more_thought_beats_less():
    won, _, lost = results(
        "rhombus",
        lambda number: player("mcts", simulations=1000, seed=number),
        lambda number: player("mcts", simulations=20, seed=1000 + number),
        12,
        size=5,
    )
    assert won >= 10
    assert lost <= 2


@pytest.mark.parametrize(("name", "options"), [("trip", {}), ("rhombus", {"size": 5})])
def test_a_move_that_was_never_tried_has_the_value_of_the_position_and_says_so(name, options):
    position = obelisk.game(name).start(seed=1, **options)
    seat = position.active[0]
    found = player("mcts", simulations=12, seed=1).analyse(position, seat)
    tried = [candidate for candidate in found if candidate.visits > 0]
    untried = found[len(tried) :]
    assert len(tried) < len(found)
    assert all(candidate.visits == 0 for candidate in untried)
    worth = sum(candidate.value * candidate.visits for candidate in tried) / sum(each.visits for each in tried)
    assert 0 < worth < 1
    assert [candidate.value for candidate in untried] == pytest.approx([worth] * len(untried))
    told = {candidate.reason.code for candidate in untried}
    assert not told & {"reason/alike", "reason/weaker", "reason/worse"}
    assert name != "trip" or "reason/untried" in told


@pytest.mark.parametrize("name", ["micropul", "abstrakto"])
def test_a_move_that_was_never_tried_has_its_value_at_first_sight_where_the_game_has_one(name):
    position = obelisk.game(name).start(seed=1)
    seat = position.active[0]
    found = player("mcts", simulations=20, seed=1).consider(position, seat)
    untried = [candidate for candidate in found if candidate.visits == 0]
    assert untried
    for candidate in untried:
        assert candidate.value == pytest.approx(_at_first_sight(position, seat, candidate.move))
    assert untried == sorted(untried, key=lambda candidate: -candidate.value)


def _at_first_sight(position, seat, move):
    """Return what the position after a move looks worth to a search."""
    s, prepare = position.record, position.game.search.prepare
    if prepare is not None:
        prepare(s)
    rules.apply(s, seat, position.read(move, seat)[1])
    return rules.value(s, seat)


def test_two_threads_find_what_was_never_tried_worth_the_same():
    found = player("mcts", simulations=6, threads=2, seed=1).consider(obelisk.game("trip").start())
    assert all(0 < candidate.value < 1 for candidate in found if candidate.visits == 0)


@pytest.mark.compiled
def test_a_search_gets_its_time_after_its_rules_are_compiled(mistaken):
    # A game that no cache has: to compile it takes far longer than the search may.
    game = mistaken(f"toy-fresh-{time.time_ns()}")
    found = obelisk.player("mcts", seconds=0.05, seed=1).consider(game.start())
    assert [candidate.distance for candidate in found] == [4] * 4
