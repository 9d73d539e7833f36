"""What a search thinks of a position of Micropul: facts that one can count, and foresight that comes true."""

from dataclasses import replace

import numpy as np
import pytest

import obelisk
from obelisk.games.micropul import fitting
from obelisk.games.micropul.rules import foresight, judging, weights
from obelisk.games.micropul.rules.data import CORE
from obelisk.games.micropul.rules.groups import is_leader
from obelisk.games.micropul.rules.moves import ONE_PLUS, lay, list_layings, reactions
from obelisk.games.micropul.rules.searching import look_ahead, prospects, value
from obelisk.games.micropul.rules.state import N_FACTS, parts_of
from obelisk.kernel.chance import generator
from obelisk.players.mcts import MctsPlayer
from tests.games.micropul.table import MICROPUL, edited, play, random_position, start
from tests.helpers import IS_PLAIN

SEEDS = range(2 if IS_PLAIN else 8)


def facts_of(s):
    facts = np.zeros(N_FACTS, np.int64)
    judging.take_stock(s, facts)
    return facts


def test_the_facts_are_those_that_everybody_can_count():
    for seed in SEEDS:
        view = (position := random_position(seed, 2, 14 + 2 * seed)).view()
        facts = facts_of(position.record)
        laid = {(tile["column"], tile["row"]) for tile in view["tiles"]}
        expected = np.zeros(judging.BORDERED + judging.MOST_SQUARES, np.int64)
        for group in view["groups"]:
            if sum(group["stones"]) == 1:
                squares = len({square for name in group["micropuls"] for square in _faced(name)} - laid)
                expected[min(squares, judging.MOST_SQUARES)] += group["size"] * (
                    group["stones"][0] - group["stones"][1]
                )
        assert facts[: len(expected)].tolist() == expected.tolist()
        assert facts[judging.HAND] == view["hands"][0] - view["hands"][1]
        assert facts[judging.SUPPLY] == view["supplies"][0] - view["supplies"][1]
        assert facts[judging.STONES : judging.STONES + 3].sum() == view["stones_left"][0] - view["stones_left"][1]
        assert facts[judging.TURN] == 1 - 2 * view["turn"]


def _faced(name):
    """Return the squares that a micropul faces from its own."""
    square, corner = name[:-2], name[-2:]
    column, row = map(int, square.split(","))
    return (column, row + (1 if corner[0] == "n" else -1)), (column + (1 if corner[1] == "e" else -1), row)


def test_judging_leaves_the_position_as_it_is_and_both_chances_make_one():
    for seed in SEEDS:
        s = random_position(seed, 2, 20).record
        before = s.tobytes()
        assert judging.chance_to_win(s, 0) + judging.chance_to_win(s, 1) == pytest.approx(1.0)
        assert s.tobytes() == before


def test_only_a_search_that_looks_ahead_judges_by_the_fitted_weights():
    s = random_position(1, 2, 20).record
    by_hand = 1 / (1 + np.exp(-(prospects(s, 0) - prospects(s, 1)) / 5))
    assert value(s, 0) == pytest.approx(by_hand)
    look_ahead(s)
    assert value(s, 0) == judging.chance_to_win(s, 0) != pytest.approx(by_hand)
    assert MICROPUL.search.prepare is look_ahead
    assert MICROPUL.search.below_best.prepare is None


def test_the_outlook_of_a_laying_is_what_it_does():
    for seed in SEEDS:
        position = random_position(seed, 2, 10 + 3 * seed)
        s, seat, moves = position.record, position.active[0], MICROPUL.scratch()
        s.fired = 0
        n, before = list_layings(s, seat, moves), s.tobytes()
        for move in moves[:n].tolist():
            found = foresight.outlook(s, seat, move, 1.0)
            assert s.tobytes() == before
            after, place = position.record, int(s.laid)
            after.fired = 0
            lay(after, *parts_of(move)[1:])
            gained = reactions(after, place)
            tiles = min(gained % ONE_PLUS, CORE - int(s.drawn))
            if tiles == CORE - int(s.drawn):
                continue
            at_once = foresight.TILE * tiles + (foresight.EXTRA_TURN if gained >= ONE_PLUS else 0)
            assert found == pytest.approx(at_once + _groups(after, seat) - _groups(s, seat))


def _groups(s, seat):
    """Return what all groups together are worth to a seat."""
    fields = s.group_size, s.group_open, s.group_stones, s.group_owner
    leaders = [node for node in range(4 * int(s.laid)) if is_leader(s, node)]
    return sum(foresight.worth(s, seat, *(int(field[leader]) for field in fields), 1.0) for leader in leaders)


def test_random_games_lay_the_best_of_all_tiles_where_these_are_few():
    few = 0
    for seed in range(8):
        position = random_position(seed, 2, 16)
        s, seat, moves = position.record, position.active[0], MICROPUL.scratch()
        # Nobody claims or draws.
        s.n_stones[seat] = s.supplies[seat] = 0
        n, time = list_layings(s, seat, moves), foresight.time_left(s)
        if 1 < n <= foresight.LOOKS:
            few += 1
            best = max(foresight.outlook(s, seat, move, time) for move in moves[:n].tolist())
            chosen = foresight.foreseeing(s, seat, generator(seed), MICROPUL.scratch())
            assert foresight.outlook(s, seat, chosen, time) == best
    assert few > 2


def test_of_a_laying_that_takes_the_last_tile_it_is_foreseen_who_wins():
    ended = set()
    for seed in range(8):
        for left in (1, 2):
            position = edited(random_position(seed, 2, 12 + 2 * seed), core_left=left)
            s, seat, moves = position.record, position.active[0], MICROPUL.scratch()
            s.fired = 0
            n, before = list_layings(s, seat, moves), s.tobytes()
            for move in moves[:n].tolist():
                found = foresight.outlook(s, seat, move, foresight.time_left(s))
                assert s.tobytes() == before
                end = position.play(position.write(move))
                if end.view()["core"] == 0:
                    points = end.result.points
                    expected = np.sign(points[seat] - points[1 - seat]) * foresight.DECIDED
                    ended.add(int(expected))
                    assert found == expected
                else:
                    assert abs(found) < foresight.DECIDED
    assert {-foresight.DECIDED, foresight.DECIDED} <= ended


def test_random_games_end_where_that_wins_and_not_where_it_loses():
    # 20 fires two dots, and 12 one: with either, the last tile leaves the core.
    wins = edited(start([20], [12]), core_left=2, stones_left={0: 0}).record
    chosen = foresight.foreseeing(wins, 0, generator(1), MICROPUL.scratch())
    assert foresight.outlook(wins, 0, chosen, 1.0) == foresight.DECIDED
    loses = edited(start([12]), hands={0: [12, 0]}, core_left=1, stones_left={0: 0}).record
    for seed in SEEDS:
        chosen = foresight.foreseeing(loses, 0, generator(seed), MICROPUL.scratch())
        assert foresight.outlook(loses, 0, chosen, 1.0) != -foresight.DECIDED


@pytest.mark.compiled
def test_a_laying_that_empties_the_core_and_wins_is_proven_without_more_simulations():
    # 20 fires two dots; whoever takes the last tiles of the core is ahead then.
    position = edited(play(start([20], [12])), core_left=2)
    player = MctsPlayer(simulations=2000, seed=1)
    forest = player.grow(MICROPUL, position.record, 0)
    move, won, visits = forest.candidates()[0]
    assert position.write(move).startswith("20@")
    assert position.play(position.write(move)).result.winners == (0,)
    assert (won, forest.trees[0].is_proven) == (1.0, True)
    assert visits < 100


@pytest.mark.compiled
def test_nobody_ends_a_game_that_is_lost_then_while_there_is_another_move():
    # With seat 1 far ahead, the last tile of the core would end a lost game.
    position = edited(start([12]), hands={0: [12, 0]}, core_left=1)
    assert any(position.play(move).is_over for move in position.moves())
    assert all(position.play(move).result.winners == (1,) for move in position.moves() if position.play(move).is_over)
    chosen = MctsPlayer(simulations=100, seed=1).choose(position)
    assert not position.play(chosen).is_over


@pytest.mark.compiled
def test_alone_a_game_is_not_ended_because_nobody_can_lose_it():
    settings = replace(MICROPUL.search, ends_openly=True)
    player = MctsPlayer(simulations=300, seed=1, search=settings)
    position = edited(obelisk.game("micropul").start(seed=1, players=1), core_left=1)
    assert not player.grow(MICROPUL, position.record, 0).trees[0].is_proven


def test_alone_it_is_searched_in_its_own_way():
    position = obelisk.game("micropul").start(seed=2, players=1)
    simulations = 4 if IS_PLAIN else 60
    ways = None, MICROPUL.search.alone, replace(MICROPUL.search, alone=None)
    found = [MctsPlayer(simulations=simulations, seed=1, search=way).analyse(position) for way in ways]
    assert found[0] == found[1] != found[2]


def test_the_weights_stand_as_the_fitting_writes_them():
    text = fitting.written(np.array(weights.AT_BENDS), weights.ORIGIN)
    with open(weights.__file__, encoding="utf-8") as file:
        assert file.read() == text


def test_fitting_finds_the_weights_that_decide():
    rng = np.random.default_rng(1)
    facts, left = rng.integers(-3, 4, (20_000, N_FACTS)).astype(float), rng.integers(0, 36, 20_000)
    true = np.zeros((N_FACTS, len(fitting.BENDS)))
    true[0], true[7, 0] = 0.5, -0.4
    ahead = ((facts[:, :, None] * fitting.bases(left)[:, None, :]) * true).sum(axis=(1, 2))
    won = (rng.random(len(ahead)) < 1 / (1 + np.exp(-ahead))).astype(float)
    found = fitting.fit(facts, left, won)
    assert np.abs(found - true).max() < 0.1
    assert fitting.log_loss(found, facts, left, won) < fitting.log_loss(0 * found, facts, left, won)


@pytest.mark.compiled
def test_games_give_a_row_for_every_position_but_the_last():
    game = fitting.play(0, 5, 3)
    facts, left, won = fitting.gather([game])
    assert len(facts) == len(left) == len(won) == len(game[1]) - 1
    assert (left[0], left[-1] >= 0) == (CORE - 12, True)
    assert set(won) <= {0.0, 0.5, 1.0}
