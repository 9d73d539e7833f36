"""Who beats whom in Abstrakto: matches with fixed seeds, each set-up played from both seats."""

import pytest

import obelisk
from obelisk.arena.matches import wins_of
from obelisk.kernel import rules
from obelisk.players.mcts import MctsPlayer
from tests.games.abstrakto.table import play, secret, start

pytestmark = pytest.mark.compiled


def hash_of(position):
    return rules.position_hash(position.record)


def test_for_a_proof_positions_are_the_same_however_they_came_about():
    assert hash_of(play(start(), "b2 d4 f6 h8")) == hash_of(play(start(), "f6 h8 b2 d4"))


def test_for_a_proof_positions_differ_by_every_tile_its_owner_the_turn_and_the_discards():
    position = start()
    first = {hash_of(position.play(move)) for move in position.moves()}
    assert len(first) == len(position.moves())
    assert hash_of(play(start(), "b2 d4")) != hash_of(play(start(), "d4 b2"))
    assert hash_of(start()) != hash_of(start(starts=1))
    assert hash_of(start()) != hash_of(start(kept=[[6, 5, 4], [5, 5, 5]]))
    assert hash_of(secret("SSS")) != hash_of(secret("LLL"))


def test_greedy_beats_random_clearly():
    assert wins_of(obelisk.player("greedy", seed=1), obelisk.player("random", seed=2), "abstrakto", 20, seed=100) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("discard", ["random", "secret", "open"])
def test_mcts_beats_greedy_clearly(discard):
    searcher = obelisk.player("mcts", simulations=1500, seed=1)
    assert wins_of(searcher, obelisk.player("greedy", seed=2), "abstrakto", 10, seed=100, discard=discard) >= 9


def test_levels_below_the_best_search_as_they_were_measured():
    game = obelisk.game("abstrakto")
    measured = game.search.below_best
    assert (measured.habits, measured.rave, measured.prior_visits, measured.exploration) == (0, 0.0, 0.0, 0.3)
    assert game.search.habits > 0


@pytest.mark.slow
def test_the_search_of_the_best_beats_that_of_the_levels_at_equal_simulations():
    game = obelisk.game("abstrakto")
    best = MctsPlayer(simulations=1500, seed=1)
    below = MctsPlayer(simulations=1500, seed=2, search=game.search.below_best)
    assert wins_of(best, below, "abstrakto", 12, seed=100) >= 9
