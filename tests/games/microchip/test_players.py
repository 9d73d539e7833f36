"""Who plays Microchip, who does not, and who beats whom: matches with fixed seeds, from every seat."""

import pytest

import obelisk
from obelisk import Player, UnknownPlayer, player, players
from obelisk.arena.matches import wins_of
from obelisk.games.microchip import best_build
from obelisk.games.microchip.building.drafting import hand_worth, likely_take
from obelisk.games.microchip.player import BuilderPlayer
from obelisk.kernel.chance import generator
from obelisk.players import play_out
from tests.games.microchip.table import BOARD, drafted, tiles_for

pytestmark = pytest.mark.compiled

RING = "build a1NE b1NW a2ES b2SW"


class TakesAnything(Player):
    """Takes any tile, and builds the best with what it has then."""

    name = "takes-anything"

    def __init__(self, seed):
        self._taker, self._builder = player("random", seed=seed), player("greedy", seed=seed)

    def choose(self, position, seat=None):
        is_drafting = position.view()["phase"] == "draft"
        return (self._taker if is_drafting else self._builder).choose(position, seat)


def start(players=4, seed=1):
    return obelisk.game("microchip").start(seed=seed, players=players)


def refused(chooser, position, code, seat=None):
    for ask in (chooser.choose, chooser.analyse):
        with pytest.raises(UnknownPlayer) as caught:
            ask(position, seat)
        assert caught.value.code == code
        assert "microchip" in caught.value.explain("en") + caught.value.explain("ja") or code == "player/alone"
        assert caught.value.explain("en") != caught.value.explain("ja")
    return caught.value


def test_random_greedy_and_builder_play_it():
    game = obelisk.game("microchip")
    assert players.names(game) == players.names(game, 5) == players.names(game, 1)
    assert players.names(game)[:3] == ["random", "greedy", "builder"]


def test_greedy_beats_random_clearly():
    # A random player hands in an empty layout.
    assert wins_of(player("greedy", seed=1), player("random", seed=2), "microchip", 8, seed=100) == 8


@pytest.mark.slow
def test_greedy_takes_better_tiles_than_chance():
    # One against three: a share would be 10 of 40.
    won = wins_of(player("greedy", seed=1), TakesAnything(2), "microchip", 40, seed=100, others=3, players=4)
    assert won >= 20


@pytest.mark.slow
def test_builder_beats_greedy_clearly_in_a_field_of_four():
    # One against three: a share would be 4 of 16.
    one, other = player("builder", simulations=10, seed=1), player("greedy", seed=2)
    assert wins_of(one, other, "microchip", 16, seed=100, others=3, players=4) >= 9


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_they_play_to_the_end_with_any_number_of_players(seats):
    kinds = (player("builder", simulations=2, seed=1), player("greedy", seed=2), player("random", seed=3))
    end = play_out(start(seats), [kinds[seat % 3] for seat in range(seats)])
    assert end.result.points[0] > 0


@pytest.mark.parametrize("make", [lambda: player("builder", simulations=6, seed=5), lambda: player("greedy", seed=5)])
def test_the_same_seed_and_simulations_make_the_same_choices(make):
    assert make().analyse(start()) == make().analyse(start())
    ends = [play_out(start(3), [make(), player("random", seed=1), player("random", seed=2)]) for _ in range(2)]
    assert ends[0].history == ends[1].history


@pytest.mark.parametrize("name", ["builder", "greedy"])
def test_an_analysis_lists_every_tile_on_offer_the_best_first(name):
    budget = {"simulations": 4} if name == "builder" else {}
    found = player(name, seed=1, **budget).analyse(start())
    assert sorted(candidate.move for candidate in found) == sorted(start().moves())
    values = [candidate.value for candidate in found]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)


def test_in_the_drafts_of_a_builder_nobody_wants_a_sixth_tile_of_a_colour():
    s = start(2).record.copy()
    offer = {int(kind) for kind in s.pool[:5]}
    rng = generator(1)
    assert {likely_take(s, 0, rng) for _ in range(200)} <= offer
    colours = sorted({kind // 5 for kind in offer})
    for colour in colours[1:]:
        s.held[0, 5 * colour] = 5
    assert {likely_take(s, 0, rng) // 5 for _ in range(200)} == {colours[0]}
    before = hand_worth(s, 0)
    s.held[0, 5 * colours[1] + 4] += 1
    assert hand_worth(s, 0) < before


def test_levels_below_the_best_draft_as_they_were_measured():
    measured = obelisk.game("microchip").search.below_best
    assert [BuilderPlayer(search=search).is_likely for search in (None, measured)] == [True, False]


@pytest.mark.parametrize("name", ["builder", "greedy"])
@pytest.mark.parametrize("seed", range(4))
def test_the_layout_that_is_handed_in_is_proven_to_be_the_best(name, seed):
    position = start(1, seed)
    best = best_build(position.setup["boards"][0], position.setup["tiles"])
    end = position.play(player(name, seed=1).choose(position))
    assert best.proven
    assert end.result.points == (best.score,)
    assert len(player(name, seed=1).analyse(position)) == 1


@pytest.mark.parametrize("name", ["builder", "greedy"])
def test_each_builds_with_its_own_tiles_on_its_own_board(name):
    position = drafted([tiles_for(BOARD, RING), [], []], [BOARD] * 3)
    for seat in (2, 0, 1):
        held = position.view()["held"][seat]
        position = position.play(player(name, seed=1).choose(position, seat), seat)
        assert position.view()["layouts"][seat]["score"] == best_build(BOARD, held).score
    assert position.is_over


def test_a_tile_without_choice_is_taken_at_once():
    position = start(4)
    while len(position.moves()) > 1:
        position = position.play(position.moves()[0])
    (only,) = player("builder", simulations=10**9, seed=1).analyse(position)
    assert only.move == position.moves()[0]


def test_who_searches_lists_of_moves_refuses_in_words():
    refused(player("mcts", simulations=10), start(), "player/no-list")
    refused(player("perfect", simulations=10), start(), "player/not-here")
    refused(player("solver"), start(1), "player/no-value")
    refused(player("solver"), start(2), "player/alone")


def test_builder_plays_nothing_else():
    with pytest.raises(UnknownPlayer) as caught:
        player("builder").choose(obelisk.game("trip").start())
    assert caught.value.code == "player/only"
    assert str(caught.value) == "The player builder only plays microchip."
    assert "microchip" in caught.value.explain("ja")
    assert "builder" not in players.names(obelisk.game("trip"))


@pytest.mark.parametrize("budget", [{"simulations": 0}, {"simulations": 1.5}, {"seconds": 0}, {"seconds": "1"}])
def test_a_budget_is_a_number_above_zero(budget):
    with pytest.raises(UnknownPlayer) as caught:
        player("builder", **budget)
    assert caught.value.code == "player/budget"


def test_who_has_handed_in_a_layout_has_nothing_to_choose():
    position = drafted([tiles_for(BOARD, RING), []], [BOARD] * 2).play(RING, 0)
    for name in ("builder", "greedy"):
        with pytest.raises(UnknownPlayer) as caught:
            player(name).choose(position, 0)
        assert caught.value.code == "player/no-move"
        assert position.play(player(name).choose(position), 1).is_over
