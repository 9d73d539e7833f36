"""Choosing tiles in a match: what is won is kept, whatever the other does; mistakes are worth what they are."""

import numpy as np
import pytest

import obelisk
from obelisk import catalogue, player
from obelisk.games.plug_in import perfect as matches
from obelisk.games.plug_in.duel import Duel
from obelisk.games.plug_in.perfect import tile_odds
from obelisk.kernel.chance import generator, pick
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from tests.reference.duel import winner_of

pytestmark = pytest.mark.compiled

PARTS = catalogue.game("plug-in").parts


def start(size, for_holder, *, holder=0, sides=0, pieces=None):
    tiles = ["decapawn" if tile in for_holder else "kono" for tile in range(size**2)]
    setup = {"macro": "rhombus", "size": size, "tiles": tiles, "obelisk": holder, "sides": sides}
    return obelisk.game("plug-in").start(setup=setup if pieces is None else {**setup, "pieces": pieces})


def perfect(number):
    return player("perfect", simulations=50, seed=number).choose


def by_chance(number):
    return player("random", seed=number).choose


def by_tree(number):
    duel, searcher = Duel(PARTS), MctsPlayer(simulations=400, seed=number)
    odds = [[float(micro.name == "decapawn") for micro in PARTS.micros]] * 2

    def choose(position):
        s = position.record
        return position.write(searcher.search(duel, duel.from_match(s, odds), int(s.obelisk))[0][0])

    return choose


def winner_by(choosers, size, for_holder, **options):
    """Let both seats choose tiles, whose microgames end as they do when nobody errs; return who wins the match."""
    pieces, holder = [None] * size**2, options.pop("holder")
    position = start(size, for_holder, holder=holder, **options)
    names = position.view()["tiles"]
    while True:
        tile = list(names).index(choosers[holder](position)[1:])
        pieces[tile] = holder if tile in for_holder else 1 - holder
        holder = 1 - pieces[tile]
        try:
            position = start(size, for_holder, holder=holder, pieces=list(pieces), **options)
        except obelisk.BadSetup as decided:
            return decided.facts["seat"]


WON_BY_HOLDER = (
    {tile for tile in range(16)},
    {0, 1, 2, 4, 5, 7, 8, 9, 10, 13, 15},
    {1, 3, 4, 6, 9, 11, 14},
    {5, 6, 10},
)
WON_BY_OTHER = ({0, 2, 3, 5, 7, 8, 9, 10, 12, 13, 14, 15}, {3, 5, 6, 10, 11, 12})


@pytest.mark.slow
@pytest.mark.parametrize("other", [by_chance, by_tree])
@pytest.mark.parametrize("holder", [0, 1])
def test_every_match_on_sixteen_tiles_that_is_won_is_won(holder, other):
    for number, tiles in enumerate((*WON_BY_HOLDER, *WON_BY_OTHER)):
        winner = holder if tiles in WON_BY_HOLDER else 1 - holder
        choosers = {winner: perfect(number), 1 - winner: other(number)}
        assert winner_by(choosers, 4, tiles, holder=holder, sides=number & 1) == winner, tiles


def test_values_are_those_of_looking_at_everything():
    rng = generator(5)
    for number in range(12):
        tiles = {tile for tile in range(9) if pick(rng, 8) < 6}
        holder, sides = number & 1, number >> 1 & 1
        found = player("perfect", simulations=50, seed=1).consider(start(3, tiles, holder=holder, sides=sides))
        assert len(found) == 9
        is_won = winner_of(3, tiles, holder=holder, sides=sides) == holder
        assert found[0].value == float(is_won)
        assert {candidate.value for candidate in found} <= {0.0, 1.0}
        assert [candidate.value for candidate in found] == sorted((c.value for c in found), reverse=True)


def test_the_same_seed_chooses_the_same_tile():
    tiles = {tile for tile in range(25) if tile % 3}
    position = start(5, tiles)
    first, second = (player("perfect", simulations=200, seed=4) for _ in range(2))
    assert [first.choose(position) for _ in range(3)] == [second.choose(position) for _ in range(3)]


def test_on_a_board_too_large_for_proofs_it_searches():
    found = player("perfect", simulations=200, seed=1).consider(start(11, set(range(121))))
    assert sum(candidate.visits for candidate in found) >= 190
    assert all(0.0 <= candidate.value <= 1.0 for candidate in found)


def test_what_is_not_proven_is_searched_with_the_network_of_the_macrogame(monkeypatch):
    asked = []

    def network(path):
        def uniform(observations, masks, seats):
            asked.append(observations.shape)
            return masks, np.zeros(len(seats))

        return uniform

    monkeypatch.setattr(matches, "evaluator", network)
    monkeypatch.setattr(matches, "network_of", lambda game, s: game.search.network and "a file")
    found = player("perfect", simulations=20, seed=1).consider(start(11, set(range(121))))
    # The board has no tile that the other wins: it is Rhombus, and the holder sees it so.
    assert asked[0] == (1, 3, 11, 11)
    assert len(asked) == 20
    assert len(found) == 121


def test_where_all_is_lost_a_tile_is_chosen_that_promises_most_if_the_other_errs():
    """Seat 0 has a1, the other b1, and nobody who never errs wins a tile with Kono as the holder.

    On a2 one mistake of the other wins the match, and none loses it. After b2 there is a2 still to be tried.
    """
    position = start(2, set(), pieces=[0, 1, None, None])
    found = player("perfect", simulations=2000, seed=1).consider(position)
    assert [(candidate.move, candidate.value) for candidate in found] == [("@b2", 0.0), ("@a2", 0.0)]
    assert found[0].visits > found[1].visits > 0


class Hopeless(obelisk.Player):
    """Plays the first legal move."""

    name = "hopeless"

    def choose(self, position, seat=None):
        return position.moves(seat)[0]


def test_the_odds_of_a_tile_are_those_of_games():
    never, always = player("perfect", seed=1), Hopeless()
    assert tile_odds(never, always, obelisk.game("bulo"), 4) == pytest.approx(5 / 6)
    assert tile_odds(always, never, obelisk.game("decapawn"), 4) == pytest.approx(1 / 6)


def test_against_somebody_who_errs_tiles_that_are_lost_in_theory_are_worth_choosing():
    """Without a tile for the holder all is lost in theory; against a player who loses everything, nothing is."""
    position = start(3, set())
    assert player("perfect", simulations=300, seed=1).consider(position)[0].value == 0.0
    against = PerfectPlayer(simulations=2000, seed=1, against=Hopeless(), games=18)
    found = against.consider(position)
    assert found[0].value > 0.8
    # Nothing is proven here: chance has a say.
    assert found[0].visits > 0


def test_the_opponent_may_be_named():
    position = start(2, {0})
    found = player("perfect", simulations=200, seed=1, against="random", games=2).consider(position)
    assert found[0].value > 0.5


def test_an_opponent_that_nobody_knows_and_games_that_are_no_number_are_refused():
    with pytest.raises(obelisk.UnknownPlayer) as caught:
        player("perfect", against="nobody")
    assert caught.value.code == "player/unknown"
    with pytest.raises(obelisk.UnknownPlayer) as caught:
        player("perfect", against="random", games=0)
    assert caught.value.code == "player/budget"
