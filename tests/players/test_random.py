"""The random player: any legal move, each as likely as the others."""

from collections import Counter

import pytest

import obelisk
from obelisk import player
from tests.helpers import position_from

pytestmark = pytest.mark.compiled


def spread(position, n, seed=1):
    """Return how often each move is chosen, and by how much that differs from all the same (chi-square)."""
    chooser = player("random", seed=seed)
    times = Counter(chooser.choose(position) for _ in range(n))
    moves = position.moves()
    expected = n / len(moves)
    return times, sum((times[move] - expected) ** 2 / expected for move in moves)


def test_all_first_moves_of_trip_are_equally_likely():
    # With 15 degrees of freedom only one in a thousand honest spreads exceeds 37.7.
    times, distance = spread(obelisk.game("trip").start(), 4000)
    assert times.keys() == set(obelisk.game("trip").start().moves())
    assert distance < 37.7


@pytest.mark.parametrize("game", ["bulo", "kono", "decapawn", "rhombus", "plug-in"])
def test_the_moves_of_the_other_games_are_equally_likely_too(game):
    options = {"rhombus": {"size": 3}, "plug-in": {"size": 3}}.get(game, {})
    position = obelisk.game(game).start(seed=1, **options)
    times, distance = spread(position, 100 * len(position.moves()))
    assert times.keys() == set(position.moves())
    # The mean is one less than the moves, the variance twice that; five deviations are very generous.
    freedom = len(position.moves()) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5


def test_moves_that_are_not_legal_are_never_chosen():
    position = position_from(
        "bulo",
        """
        . . . .
        . # . .
        . # . .
        # . . .
        """,
    )
    times, _ = spread(position, 200)
    assert times.keys() == {"a1", "b2", "b3", "b2b3"}


def test_different_seeds_choose_differently_and_a_fresh_player_cannot_be_foreseen():
    position = obelisk.game("bulo").start()

    def moves(chooser):
        return [chooser.choose(position) for _ in range(12)]

    assert moves(player("random", seed=1)) == moves(player("random", seed=1))
    assert moves(player("random", seed=1)) != moves(player("random", seed=2))
    assert moves(player("random")) != moves(player("random"))


def test_its_analysis_finds_all_moves_equal():
    position = obelisk.game("kono").start()
    found = player("random", seed=1).analyse(position)
    assert [candidate.move for candidate in found] == position.moves()
    assert {candidate.value for candidate in found} == {0.5}
