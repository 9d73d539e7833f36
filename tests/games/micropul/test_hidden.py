"""Who sees what in Micropul (micropul.md, "Who sees what")."""

import json
from collections import Counter
from itertools import permutations

import pytest

from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.players.mcts import MctsPlayer
from obelisk.position import Position
from tests.games.micropul.table import (
    MICROPUL,
    alone,
    edited,
    play,
    random_position,
    reference_of,
    start,
    swapped,
)
from tests.games.micropul.test_stones import stuck
from tests.helpers import IS_PLAIN, wrap

SEEDS = range(2 if IS_PLAIN else 10)


def determinized(position: Position, seat, rng) -> Position:
    s = position.record
    rules.determinize(s, seat, rng)
    return wrap(MICROPUL, s, position.setup)


def middle(seed, players):
    """Return a position in the middle of a random game, with supplies on the table."""
    return random_position(seed, players, 12 + 3 * seed)


def test_a_hand_is_seen_by_its_owner_alone():
    position = start([0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11])
    assert position.view(0)["hand"] == [0, 1, 2, 3, 4, 5]
    assert position.view(1)["hand"] == [6, 7, 8, 9, 10, 11]
    assert position.view(None)["hand"] is None


def test_everyone_sees_the_table_the_stones_and_all_sizes():
    position = play(start([20], [12]), "20@0,1r3", "stone 0,0nw")
    views = [position.view(seat) for seat in (None, 0, 1)]
    for key in views[0]:
        if key != "hand":
            assert views[0][key] == views[1][key] == views[2][key]
    assert [tile["tile"] for tile in views[0]["tiles"]] == [40, 20]
    assert views[0]["stones"][1][0]["column"] == 0
    assert (views[0]["core"], views[0]["supplies"], views[0]["hands"]) == (33, [2, 0], [5, 6])


def test_a_view_tells_nothing_of_the_setup_and_the_moves_that_were_made():
    position = play(start([20]), "20@0,1r3")
    for seat in (None, 0, 1):
        assert not {"setup", "moves", "history", "supply", "order"} & set(position.view(seat))
        assert isinstance(position.view(seat)["core"], int)
        assert all(isinstance(size, int) for size in position.view(seat)["supplies"] + position.view(seat)["hands"])
        json.dumps(position.view(seat))


@pytest.mark.parametrize("players", [1, 2])
def test_no_tile_is_named_that_the_seat_has_not_seen(players):
    for seed in SEEDS:
        position = middle(seed, players)
        simple = reference_of(position)
        for seat in (None, *range(players)):
            view = position.view(seat)
            named = {tile["tile"] for tile in view["tiles"]} | set(view["shown"]) | set(view["hand"] or ())
            seen = {tile for tile, _ in simple.tiles.values()} | simple.face_up
            assert named == seen | (set() if seat is None else simple.hands[seat])


@pytest.mark.parametrize("players", [1, 2])
def test_another_hidden_order_gives_the_same_view_and_moves(players):
    rng = generator(1)
    for seed in SEEDS:
        position = middle(seed, players)
        for seat in range(players):
            other = swapped(position, seat, rng)
            assert other.setup != position.setup
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)
            assert other.moves(seat) == position.moves(seat)
            # In the same order too, so that a random player does the same.
            assert other.active == position.active


@pytest.mark.parametrize("players", [1, 2])
def test_another_hidden_order_gives_the_same_choice_of_the_tree_search(players):
    rng = generator(2)
    for seed in range(2 if IS_PLAIN else 6):
        position = middle(seed, players)
        seat = position.active[0]
        other = swapped(position, seat, rng)
        simulations = 4 if IS_PLAIN else 200
        found = [MctsPlayer(simulations=simulations, seed=1).analyse(game, seat) for game in (position, other)]
        assert found[0] == found[1]
        if not IS_PLAIN:
            chosen = [MctsPlayer(simulations=200, seed=1).choose(game, seat) for game in (position, other)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("players", [1, 2])
def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_see(players):
    for seed in SEEDS:
        position = middle(seed, players)
        for seat in range(players):
            other = swapped(position, seat, generator(3))
            one, two = determinized(position, seat, generator(4)), determinized(other, seat, generator(4))
            assert _where(one.record) == _where(two.record)


def _where(s):
    """Return where each tile lies that is not on the table: the hands, the supplies in order, the core in order."""
    hands = [{tile for tile in range(48) if int(hand) >> tile & 1} for hand in s.hands]
    supplies = [[int(s.core[place]) for place in range(47) if int(supply) >> place & 1] for supply in s.supplies]
    return hands, supplies, [int(tile) for tile in s.core[int(s.drawn) :]]


@pytest.mark.parametrize("players", [1, 2])
def test_imagining_keeps_the_tiles_the_sizes_and_what_the_seat_sees(players):
    rng = generator(5)
    changed = 0
    for seed in SEEDS:
        position = middle(seed, players)
        for seat in range(players):
            other = determinized(position, seat, rng)
            (hands, supplies, left), (new_hands, new_supplies, new_left) = _where(position.record), _where(other.record)
            assert hands[seat] == new_hands[seat]
            assert [len(hand) for hand in hands] == [len(hand) for hand in new_hands]
            assert [len(supply) for supply in supplies] == [len(supply) for supply in new_supplies]
            assert sorted(_flat(hands, supplies, [left])) == sorted(_flat(new_hands, new_supplies, [new_left]))
            assert len(new_left) == len(left)
            for field in position.record.dtype.names:
                if field not in ("core", "hands"):
                    assert (position.record[field] == other.record[field]).all(), field
            played = Position(MICROPUL, _table(other), position.setup, position.history, 1 << position.active[0])
            assert played.view(seat) == position.view(seat)
            assert played.moves(seat) == position.moves(seat)
            changed += new_left != left
    assert changed > 0


def _flat(*places):
    return [tile for place in places for tiles in place for tile in tiles]


def _table(position):
    table = position._table.copy()
    assert len(table) == 1
    return table


def test_imagining_keeps_a_solitaire_players_face_up_tiles():
    position = play(alone([21, 18, 8, 4], then=[30, 31, 32]), "21@0,-1r1", "18@0,1r2", "8@1,0r0", "4@1,1r2")
    rng = generator(6)
    second = set()
    for _ in range(40):
        other = determinized(position, 0, rng)
        assert other.view(0)["shown"] == [30]
        assert 30 in other.play("draw 30").view(0)["hand"]
        drawn = set(other.play("draw").view(0)["hand"]) - set(position.view(0)["hand"])
        second |= drawn
        assert 30 not in drawn
    assert len(second) > 10


def test_imagining_draws_uniformly_from_what_could_be():
    # Four tiles are hidden from seat 0: one in the other hand, one in the supply of each, and one in the core.
    position = play(start([12], [13], then=[30, 31]), "12@0,1r3", "13@0,-1r1")
    position = edited(position, core_left=1, hands={1: [44]})
    last = int(position.record.core[-1])
    hidden = [44, 30, 31, last]
    rng = generator(7)
    n = 2400
    counts = Counter()
    for _ in range(n):
        s = position.record
        rules.determinize(s, 0, rng)
        hand = int(s.hands[1]).bit_length() - 1
        counts[hand, int(s.core[12]), int(s.core[13]), int(s.core[-1])] += 1
    assert set(counts) == set(permutations(hidden))
    expected = n / 24
    # Chi-square with 23 degrees of freedom: more than 49.7 once in a thousand times.
    assert sum((found - expected) ** 2 / expected for found in counts.values()) < 49.7


def test_whoever_has_passed_is_imagined_with_tiles_that_fit_nowhere():
    position = stuck().play("pass")
    seat = position.active[0]
    passed = {tile for tile in range(48) if int(position.record.hands[1 - seat]) >> tile & 1}
    rng = generator(9)
    held, held_in_core = set(), set()
    for _ in range(60):
        other = determinized(position, seat, rng)
        hands, _, left = _where(other.record)
        held |= hands[1 - seat]
        held_in_core |= set(left)
        s = other.record
        s.turn = 1 - seat
        assert wrap(MICROPUL, s, position.setup).moves() == ["pass"]
    # Any of those tiles may be there, and what was passed with may lie in the core instead.
    assert held > passed
    assert held_in_core & passed


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_imagines_the_others_hand(seat):
    position = start([0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11])
    rng = generator(8)
    own = position.view(seat)["hand"]
    counts = Counter()
    for _ in range(400):
        other = determinized(position, seat, rng)
        assert other.view(seat)["hand"] == own
        counts.update(other.view(1 - seat)["hand"])
    # Each of the 41 unseen tiles comes into a hand of six once in 6.8 times.
    assert set(counts) == set(range(48)) - set(own) - {40}
    assert min(counts.values()) > 30
    assert max(counts.values()) < 95
