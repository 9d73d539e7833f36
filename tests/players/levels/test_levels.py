"""Levels, from novice to best."""

import numpy as np
import pytest

import obelisk
from obelisk import players
from obelisk.arena.matches import wins_of
from obelisk.kernel.chance import generator, pick
from obelisk.players import levels
from obelisk.players.levels import STRENGTHS
from obelisk.players.mcts import MctsPlayer

LEVELS = list(STRENGTHS)


@pytest.mark.parametrize("name", obelisk.games())
def test_every_level_plays_every_game(name):
    assert players.names(obelisk.game(name))[-len(LEVELS) :] == LEVELS


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("name", obelisk.games())
def test_a_level_with_a_seed_makes_the_same_legal_move_again(name, level):
    position = obelisk.game(name).start(seed=1).rolled(generator(1))
    seat = position.active[0]
    first, second = (obelisk.player(level, seed=3).choose(position, seat) for _ in range(2))
    assert first == second
    assert first in position.moves(seat)


@pytest.mark.compiled
def test_a_level_below_the_best_searches_as_it_was_measured():
    position = obelisk.game("rhombus").start(size=5).play("a1")
    settings = obelisk.game("rhombus").search.below_best
    seed = int(pick(generator(1), 1 << 31))
    found, measured, today = (
        player.consider(position)
        for player in (
            obelisk.player("strong", seed=1),
            MctsPlayer(simulations=450, seed=seed, search=settings),
            MctsPlayer(simulations=450, seed=seed),
        )
    )
    assert found == measured != today


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "lower", "higher", "least"),
    [
        ("abstrakto", "novice", "club", 7),
        ("rhombus", "novice", "casual", 8),
        ("rhombus", "learner", "club", 8),
        ("micropul", "novice", "club", 7),
        ("microchip", "novice", "casual", 7),
    ],
)
def test_a_level_beats_one_that_is_two_below(name, lower, higher, least):
    options = {"rhombus": {"size": 7}, "microchip": {"players": 2}}.get(name, {})
    one, other = obelisk.player(higher, seed=1), obelisk.player(lower, seed=2)
    assert wins_of(one, other, name, 10, seed=50, **options) >= least


class Asked(obelisk.Player):
    """A stand-in for the strongest player: says what it is told to."""

    def __init__(self, *found):
        self.found = [players.Candidate(*each) for each in found]

    def consider(self, position, seat=None):
        return self.found


def test_a_level_plays_the_best_move_that_it_sees():
    position = obelisk.game("trip").start()
    level = obelisk.player("novice", seed=1)
    level._players["trip"] = Asked(("a1", 0.6, 20), ("b1", 0.55, 10), ("c1", 0.5, 1))
    chosen = [level.choose(position) for _ in range(200)]
    assert chosen.count("a1") > chosen.count("b1") > chosen.count("c1") > 0


def test_a_level_that_sees_one_move_alone_plays_it():
    position = obelisk.game("trip").start()
    level = obelisk.player("novice", seed=1)
    level._players["trip"] = Asked(("a1", 0.6, 20))
    assert {level.choose(position) for _ in range(20)} == {"a1"}


def choices(level, position, found, n=300):
    player = obelisk.player(level, seed=5)
    player._players[position.game.name] = Asked(*found)
    return [player.choose(position) for _ in range(n)]


def winning_moves(position):
    seat = position.active[0]
    return {
        move
        for move in position.moves(seat)
        if (end := position.play(move, seat).result) is not None and end.winners == (seat,)
    }


def random_positions(name, n, **options):
    """Positions of random games whose mover has a win at once."""
    found, seed = [], 0
    while len(found) < n:
        seed += 1
        player, position = obelisk.player("random", seed=seed), obelisk.game(name).start(**options)
        while not position.is_over:
            if len(position.history) > 6 and winning_moves(position):
                found.append(position)
                break
            position = position.play(player.choose(position))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS[LEVELS.index("casual") : -1])
@pytest.mark.parametrize(("name", "options"), [("rhombus", {"size": 5}), ("trip", {}), ("decapawn", {})])
def test_from_casual_on_a_level_always_sees_its_own_win_at_once(name, options, level):
    for position in random_positions(name, 8, **options):
        assert obelisk.player(level, seed=1).choose(position) in winning_moves(position)


@pytest.mark.compiled
def test_a_novice_sees_most_of_its_wins_at_once():
    positions = random_positions("rhombus", 40, size=5)
    seen = sum(obelisk.player("novice", seed=n).choose(one) in winning_moves(one) for n, one in enumerate(positions))
    assert 28 <= seen < 40


def leaves_a_win(position, move):
    after = position.play(move)
    return not after.is_over and bool(winning_moves(after))


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_from_casual_on_a_level_nearly_always_sees_that_the_other_side_would_win(level):
    tried = overlooked = 0
    for n, position in enumerate(random_positions("rhombus", 30, size=5)):
        other = next(move for move in position.moves() if move not in winning_moves(position))
        threatened = position.play(other)  # now the mover of before may have a win next
        answers = [move for move in threatened.moves() if not leaves_a_win(threatened, move)]
        if winning_moves(threatened) or not answers or len(answers) == len(threatened.moves()):
            continue
        tried += 1
        overlooked += obelisk.player(level, seed=n).choose(threatened) not in answers
    assert tried >= 8
    assert overlooked <= 1


@pytest.mark.compiled
def test_what_is_overlooked_is_far_from_the_last_move_rather_than_near():
    position = obelisk.game("rhombus").start(size=11).play("b2")
    found = [("k11", 0.9, 9), ("c2", 0.5, 5)]
    chosen = choices("novice", position, found)
    far_first = obelisk.game("rhombus").start(size=11).play("k10")
    assert chosen.count("c2") > choices("novice", far_first, found).count("c2") + 50


@pytest.mark.compiled
def test_where_no_board_says_what_is_near_first_sight_decides_what_is_overlooked():
    position = obelisk.game("abstrakto").start(seed=1)
    by_sight = obelisk.player("greedy", seed=1).consider(position)
    best, worst = by_sight[0].move, by_sight[-1].move
    chosen = choices("novice", position, [(worst, 0.9, 9), (best, 0.5, 5)])
    assert chosen.count(best) > 50
    assert choices("novice", position, [(best, 0.9, 9), (worst, 0.5, 5)]).count(worst) == 0


@pytest.mark.compiled
def test_the_best_level_is_perfect_in_the_microgames():
    # Bulo is won by the second player whatever the first one does.
    best, other = obelisk.player("best", seed=1), obelisk.player("mcts", simulations=200, seed=2)
    position = obelisk.game("bulo").start()
    while not position.is_over:
        mover = other if position.active[0] == 0 else best
        position = position.play(mover.choose(position))
    assert position.result.winners == (1,)


def test_the_best_level_searches_with_the_network_of_a_game_where_it_has_one():
    pytest.importorskip("onnxruntime", reason="onnxruntime is not installed")
    tiny, small, large = (obelisk.game("rhombus").start(size=size) for size in (3, 4, 11))
    who = levels.strongest(large)
    assert (who.name, levels.strongest(tiny).name) == ("puct", "mcts")
    assert levels.strongest(small) == who  # one network for all sizes that are worth one
    priors, values = obelisk.evaluator(who.options["evaluator"])(
        large.observe()[None], large.mask()[None], np.zeros(1, np.int64)
    )
    # Turned by half, the board looks the same.
    assert priors[0] == pytest.approx(priors[0][::-1], abs=0.05)
    assert values[0] > 0
    after = large.play("f6")
    _, (value,) = obelisk.evaluator(who.options["evaluator"])(
        after.observe()[None], after.mask()[None], np.ones(1, np.int64)
    )
    assert value < -0.5  # the middle is the best place to begin


def test_advice_comes_from_the_network_too():
    pytest.importorskip("onnxruntime", reason="onnxruntime is not installed")
    adviser = levels.adviser(obelisk.game("rhombus").start(size=9), simulations=4)
    assert adviser.name == "puct"
    assert levels.adviser(obelisk.game("trip").start()).name == "perfect"


def test_without_onnxruntime_the_best_level_does_without_the_network(monkeypatch):
    monkeypatch.setattr(levels, "find_spec", lambda name: None)
    assert levels.strongest(obelisk.game("rhombus").start(size=11)).name == "mcts"
