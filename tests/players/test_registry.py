"""Players by name: who there is, what they may be told, and when they have nothing to choose."""

import pytest

import obelisk
from obelisk import UnknownPlayer, player, players
from tests.helpers import play_all
from tests.players.games import play_out

pytestmark = pytest.mark.compiled

BUDGETS = {"random": {}, "mcts": {"simulations": 20}, "perfect": {"simulations": 20}}


def refused(code, name, **options):
    with pytest.raises(UnknownPlayer) as caught:
        player(name, **options)
    assert caught.value.code == code
    return caught.value


def test_the_players_are_known_by_name():
    assert {"random", "greedy", "mcts", "perfect"} <= set(players.names())
    for name in players.names():
        assert player(name).name == name


def test_an_unknown_name_is_told_the_known_ones():
    error = refused("player/unknown", "alphazero")
    known = ", ".join(error.facts["known"])
    assert set(error.facts["known"]) == {*players.names(), "puct", "exec"}
    assert str(error) == f"There is no player called alphazero. The players are: {known}."
    assert "alphazero" in error.explain("ja")
    assert "、".join(error.facts["known"]) in error.explain("ja")


def test_a_player_is_made_from_the_notation_of_the_arena():
    searcher = player("mcts:simulations=50,seed=1")
    assert (searcher.name, searcher.simulations) == ("mcts", 50)
    assert player(" mcts:simulations=50 ", simulations=20).simulations == 20
    start = obelisk.game("bulo").start()
    assert player("club:seed=1").choose(start) == player("club", seed=1).choose(start)
    assert refused("player/option", "mcts:depth=3").facts["option"] == "depth"
    assert refused("player/unknown", None).facts["name"] == "None"


def test_an_unknown_option_is_told_the_known_ones():
    error = refused("player/option", "random", simulations=10)
    assert str(error) == "The player random has no option simulations. Its options are: seed."
    assert "simulations" in error.explain("ja")
    error = refused("player/option", "mcts", depth=3)
    assert error.facts["known"] == ("simulations", "seconds", "exploration", "threads", "seed", "search")
    refused("player/option", "perfect", exploration=1.0)


@pytest.mark.parametrize("name", ["mcts", "perfect"])
@pytest.mark.parametrize(
    "budget",
    [
        {"simulations": 0},
        {"simulations": -5},
        {"simulations": "many"},
        {"simulations": True},
        {"simulations": 1.5},
        {"simulations": float("nan")},
        {"seconds": 0},
        {"seconds": -0.1},
        {"seconds": "1"},
        {"seconds": False},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"simulations": 10, "seconds": -1},
    ],
)
def test_a_budget_is_a_number_above_zero(name, budget):
    error = refused("player/budget", name, **budget)
    assert str(error) == "Give the player a number of simulations or seconds above zero."
    assert error.explain("ja") == "シミュレーションの回数か秒数を、0 より大きい数で指定してください。"


def small_start(name):
    size = {"rhombus": {"size": 3}, "plug-in": {"size": 2}}.get(name, {})
    return obelisk.game(name).start(seed=1, **size)


@pytest.mark.parametrize(
    ("name", "game"),
    [
        (name, game)
        for name in BUDGETS
        for game in ("trip", "kono", "bulo", "decapawn", "rhombus", "plug-in")
        if (name, game) != ("perfect", "rhombus")
    ],
)
def test_every_player_plays_legal_moves_to_the_end(name, game):
    both = [player(name, seed=seed, **BUDGETS[name]) for seed in (1, 2)]
    end = play_out(small_start(game), both)
    assert end.result is not None


@pytest.mark.parametrize(
    ("name", "game"), [(name, game) for name in ("random", "mcts") for game in ("trip", "rhombus", "plug-in")]
)
def test_the_same_seed_plays_the_same_game(name, game):
    ends = [play_out(small_start(game), [player(name, seed=s, **BUDGETS[name]) for s in (3, 4)]) for _ in range(2)]
    assert ends[0].history == ends[1].history


@pytest.mark.parametrize("name", BUDGETS)
def test_who_is_not_to_move_has_nothing_to_choose(name):
    position = small_start("trip")
    chooser = player(name, seed=1, **BUDGETS[name])
    assert chooser.choose(position, 0) in position.moves()
    over = play_all(position, "a1 c1 a2 c2 b4 d4 b3 d3 b1 d1 a3 c4 b2 d2 a4 c3")
    assert over.is_over
    for where, seat in ((position, 1), (position, 2), (position, -1), (over, None), (over, 0)):
        for ask in (chooser.choose, chooser.analyse):
            with pytest.raises(UnknownPlayer) as caught:
                ask(where, seat)
            assert caught.value.code == ("player/over" if where.is_over else "player/no-move")
            assert "There is nothing to choose" in str(caught.value)
            assert "選ぶ手がありません" in caught.value.explain("ja")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("name", ["random", "mcts"])
def test_where_several_may_act_the_seat_must_be_named(name):
    start = obelisk.game("toy-choice").start()
    chooser = player(name, seed=1)
    assert chooser.choose(start, 2) in ("1", "2", "3")
    with pytest.raises(UnknownPlayer, match=r"Several seats may act: 0, 1, 2\. Say which one"):
        chooser.choose(start)
    after = start.play("1", 2)
    with pytest.raises(UnknownPlayer, match="it is not seat 2's turn"):
        chooser.choose(after, 2)


@pytest.mark.parametrize("name", BUDGETS)
@pytest.mark.parametrize("game", ["bulo", "kono", "plug-in"])
def test_an_analysis_lists_every_legal_move_the_best_first(name, game):
    position = small_start(game)
    if game == "kono":
        position = play_all(position, "a1a3 b4b2")
    found = player(name, seed=1, **{**BUDGETS[name], **({} if name == "random" else {"simulations": 400})}).analyse(
        position
    )
    assert sorted(candidate.move for candidate in found) == sorted(position.moves())
    assert all(0 <= candidate.value <= 1 for candidate in found)
    rank = [(candidate.visits, candidate.value) for candidate in found]
    assert rank == sorted(rank, reverse=True)


def test_the_greedy_player_refuses_a_game_that_cannot_value_a_position():
    for ask in (player("greedy").choose, player("greedy").analyse):
        with pytest.raises(UnknownPlayer) as caught:
            ask(small_start("trip"))
        assert caught.value.code == "player/no-value"
        assert "trip" in str(caught.value)
        assert "trip" in caught.value.explain("ja")


def test_choosing_leaves_the_position_as_it_was():
    position = small_start("plug-in")
    before = position.record.tobytes()
    for name, budget in BUDGETS.items():
        player(name, seed=1, **budget).choose(position)
    assert position.record.tobytes() == before
