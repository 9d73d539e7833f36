"""Levels: novice, casual, club, expert, best."""

import pytest

import obelisk
from obelisk import players
from obelisk.arena.matches import wins_of
from obelisk.players.levels import STRENGTHS

LEVELS = list(STRENGTHS)


@pytest.mark.parametrize("name", obelisk.games())
def test_every_level_plays_every_game(name):
    assert players.names(obelisk.game(name))[-len(LEVELS) :] == LEVELS


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("name", obelisk.games())
def test_a_level_with_a_seed_makes_the_same_legal_move_again(name, level):
    position = obelisk.game(name).start(seed=1)
    seat = position.active[0]
    first, second = (obelisk.player(level, seed=3).choose(position, seat) for _ in range(2))
    assert first == second
    assert first in position.moves(seat)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "lower", "higher", "least"),
    [
        ("abstrakto", "novice", "club", 7),
        ("rhombus", "novice", "casual", 8),
        ("rhombus", "casual", "club", 8),
        ("micropul", "novice", "club", 7),
        ("microchip", "novice", "casual", 7),
    ],
)
def test_a_level_beats_a_lower_one(name, lower, higher, least):
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


def test_a_level_that_sees_nothing_plays_the_best_all_the_same():
    position = obelisk.game("trip").start()
    level = obelisk.player("novice", seed=1)
    level._players["trip"] = Asked(("a1", 0.6, 20))
    assert {level.choose(position) for _ in range(20)} == {"a1"}


@pytest.mark.compiled
def test_the_best_level_is_perfect_in_the_microgames():
    # Bulo is won by the second player whatever the first one does.
    best, other = obelisk.player("best", seed=1), obelisk.player("mcts", simulations=200, seed=2)
    position = obelisk.game("bulo").start()
    while not position.is_over:
        mover = other if position.active[0] == 0 else best
        position = position.play(mover.choose(position))
    assert position.result.winners == (1,)
