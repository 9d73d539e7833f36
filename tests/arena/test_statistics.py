"""How sure a result is: intervals, Elo, sequential tests, ratings."""

from math import inf

import numpy as np
import pytest

from obelisk.arena.statistics import Sprt, comparisons, elo, expected, rate, wilson


def test_wilson_agrees_with_a_textbook():
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_wilson_holds_what_it_promises():
    rng = np.random.default_rng(1)
    for rate_ in (0.1, 0.5, 0.9):
        won = rng.binomial(60, rate_, 2000)
        held = np.mean([low <= rate_ <= high for low, high in (wilson(int(n), 60) for n in won)])
        assert 0.92 < held < 0.98


def test_elo_and_win_rate_are_two_words_for_one_thing():
    for difference in (-300, 0, 17.5, 400):
        assert elo(expected(difference)) == pytest.approx(difference)
    assert (elo(0), elo(1)) == (-inf, inf)


def pairs(rng, difference, n):
    """The mean shares of set-ups played from both seats, without draws."""
    return rng.binomial(2, expected(difference), n) / 2


@pytest.mark.slow
@pytest.mark.parametrize(("truth", "accepted"), [(0, 0), (100, 100)])
def test_the_sequential_test_is_seldom_wrong(truth, accepted):
    rng, sprt, right = np.random.default_rng(2), Sprt(0, 100), 0
    for _ in range(100):
        means = list(pairs(rng, truth, 400))
        ends = (sprt.verdict(means[:n]) for n in range(4, 401))
        right += next((verdict for verdict in ends if verdict is not None), None) == accepted
    assert right >= 90


def test_the_sequential_test_needs_some_games_and_counts_a_clear_one_quickly():
    sprt = Sprt(0, 50)
    assert sprt.ratio([]) == 0
    assert sprt.verdict([1.0, 1.0]) is None
    assert sprt.verdict([1.0] * 60) == 50
    assert sprt.verdict([0.0] * 60) == 0
    assert sprt.verdict([0.5] * 3) is None


def test_a_rating_follows_the_win_rate_and_the_anchor_is_nothing():
    games = [(0, 1, 1.0)] * 300 + [(0, 1, 0.0)] * 100
    first, second = rate(2, games, anchor=1)
    assert second == (0, 0)
    assert first.elo == pytest.approx(elo(0.75), abs=3)
    # The error of a difference: 1.96 / (c sqrt(n p (1 - p))), with c the natural unit.
    assert first.error == pytest.approx(1.96 * 173.7 / (400 * 0.75 * 0.25) ** 0.5, rel=0.02)
    assert rate(2, games, anchor=0)[1].elo == pytest.approx(-first.elo)


def test_ratings_are_the_top_of_the_likelihood():
    rng = np.random.default_rng(3)
    truth = np.array([0, 120, 300, 500])
    met = [(i, j) for i in range(4) for j in range(i)] * 500
    games = [(i, j, float(rng.random() < expected(truth[i] - truth[j]))) for i, j in met]
    found = rate(4, games)
    assert [rating.elo for rating in found] == pytest.approx(list(truth), abs=45)
    for rating, true in zip(found[1:], truth[1:], strict=True):
        assert abs(rating.elo - true) < 1.5 * rating.error


def test_who_never_lost_has_a_rating_all_the_same():
    (first, second) = rate(2, [(0, 1, 1.0)] * 100, anchor=1)
    assert 600 < first.elo < 1500
    assert second.elo == 0
    # Nobody met the third: nothing is known, and the error says so.
    third = rate(3, [(0, 1, 1.0)] * 100)[2]
    assert third.error > 1000


def test_a_winner_beats_who_lost_and_shared_wins_are_level():
    assert list(comparisons([5, 6, 7], [1.0, 0.0, 0.0])) == [(5, 6, 1.0), (5, 7, 1.0)]
    assert list(comparisons([5, 6, 7], [0.5, 0.0, 0.5])) == [(5, 6, 1.0), (5, 7, 0.5), (6, 7, 0.0)]
    assert list(comparisons([5, 6], [0.5, 0.5])) == [(5, 6, 0.5)]
