"""The solver: plans a whole game alone, follows its plan, and reaches more than those who plan less."""

import pytest

import obelisk
from obelisk import UnknownPlayer, player, players
from obelisk.players import play_out

pytestmark = pytest.mark.compiled


def alone(seed):
    return obelisk.game("micropul").start(seed=seed, players=1)


def points(seed, chooser):
    return play_out(alone(seed), [chooser]).result.points[0]


@pytest.mark.slow
def test_it_reaches_more_than_greedy_and_more_with_a_wider_beam():
    greedy = sum(points(seed, player("greedy", seed=seed)) for seed in range(4))
    narrow = sum(points(seed, player("solver", width=5, seed=seed)) for seed in range(4))
    wide = sum(points(seed, player("solver", width=50, seed=seed)) for seed in range(4))
    assert greedy < narrow < wide
    assert wide >= 4 * 72


def test_it_keeps_what_its_plan_promises():
    position, solver = alone(1), player("solver", width=10, seed=1)
    (first,) = solver.analyse(position)
    for left in range(first.distance, 0, -1):
        (planned,) = solver.analyse(position)
        assert (planned.value, planned.distance) == (first.value, left)
        assert planned.move in position.moves()
        position = position.play(planned.move)
    assert position.is_over
    assert first.value == pytest.approx(position.result.points[0] / 120)


def test_it_plans_anew_where_somebody_left_the_plan():
    position, solver = alone(2), player("solver", width=5, seed=1)
    planned = solver.choose(position)
    other = position.play(next(move for move in position.moves() if move != planned))
    assert solver.choose(other) in other.moves()


def test_the_same_seed_and_width_plan_the_same_game():
    games = [play_out(alone(4), [player("solver", width=8, seed=7)]) for _ in range(2)]
    assert games[0] == games[1]


def test_with_seconds_it_plans_a_whole_game_too():
    assert play_out(alone(5), [player("solver", seconds=0.3, seed=1)]).is_over
    assert play_out(alone(5), [player("solver", seconds=0.01, width=3, seed=1)]).is_over


def test_it_plays_only_alone_and_says_so():
    start = obelisk.game("micropul").start(seed=1)
    for ask in (player("solver").choose, player("solver").analyse):
        with pytest.raises(UnknownPlayer) as caught:
            ask(start)
        assert caught.value.code == "player/alone"
        assert "only plays solo; there are 2 seats" in str(caught.value)
        assert "1人用" in caught.value.explain("ja")


def test_it_is_offered_where_one_plays():
    micropul = obelisk.game("micropul")
    assert "solver" in players.names(micropul)
    assert "solver" in players.names(micropul, 1)
    assert "solver" not in players.names(micropul, 2)
    assert "solver" not in players.names(obelisk.game("kono"))


@pytest.mark.parametrize("budget", [{"width": 0}, {"width": 2.5}, {"width": True}, {"width": 10**6}, {"seconds": 0}])
def test_a_width_is_a_whole_number_and_seconds_are_above_zero(budget):
    with pytest.raises(UnknownPlayer) as caught:
        player("solver", **budget)
    assert caught.value.code == "player/width"
    assert "5000" in caught.value.explain("ja")
