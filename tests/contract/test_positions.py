"""Positions as values: whatever was made of one is kept when it is copied, stored and compared."""

import copy
import pickle

import numpy as np
import pytest

import obelisk
from obelisk.kernel.chance import generator, pick

WAYS = {"pickle": lambda one: pickle.loads(pickle.dumps(one)), "copy": copy.copy, "deepcopy": copy.deepcopy}


def same(one, other):
    return (
        one == other
        and hash(one) == hash(other)
        and one.record.tobytes() == other.record.tobytes()
        and (one.setup, one.history, one.active, one.result) == (other.setup, other.history, other.active, other.result)
        and [one.moves(seat) for seat in one.active] == [other.moves(seat) for seat in other.active]
        and all(one.view(seat) == other.view(seat) for seat in (None, *range(one.seats)))
    )


@pytest.mark.parametrize("way", WAYS)
def test_a_determinized_position_stays_what_it_is(way):
    true = obelisk.game("micropul").start(seed=3)
    for number in range(5):
        imagined = true.determinize(0, generator(number))
        assert imagined != true
        assert same(WAYS[way](imagined), imagined)


def test_a_determinized_position_does_not_tell_the_set_up():
    """Whoever holds it cannot look up what is hidden."""
    true = obelisk.game("micropul").start(seed=3)
    assert true.setup["core"]
    assert true.determinize(0, generator(1)).setup == {}
    open_to_all = obelisk.game("kono").start()
    assert open_to_all.determinize(0, generator(1)) is open_to_all


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("winners", [(0,), (1,), (0, 1)])
def test_a_position_that_its_players_left_stays_over(way, winners):
    left = obelisk.game("kono").start().play("a1a3").adjudicated(winners)
    again = WAYS[way](left)
    assert same(again, left)
    assert again.is_over
    assert again.result == obelisk.Result(winners, ())


@pytest.mark.parametrize("way", WAYS)
def test_what_is_secret_of_a_move_stays_so_and_no_key_tells_it(bids, way):
    start = bids.start()
    one, other = (WAYS[way](start.play(bid, 0)) for bid in ("3", "4"))
    assert one.secret_plies == other.secret_plies == {0}
    assert one.key(1) == other.key(1)
    assert one.key(0) != other.key(0)
    both = [WAYS[way](before.play("1", 1).play("2", 0)) for before in (one, other)]
    assert [position.secret_plies for position in both] == [{2}, {2}]
    assert both[0].key(1) != both[1].key(1)
    assert both[0].adjudicated((0,)).secret_plies == {2}


PLIES = 30


@pytest.mark.parametrize("name", obelisk.games())
def test_a_move_is_read_whatever_its_case_and_the_spaces_around_it(name):
    position, rng = obelisk.game(name).start(seed=1), generator(1)
    for _ in range(PLIES):
        if position.is_over:
            break
        seat = position.active[0]
        moves = position.moves(seat)
        move = moves[int(pick(rng, len(moves)))]
        then = position.play(move, seat)
        for spelled in (move.upper(), move.lower(), f" {move}\t", f"{move.swapcase()}\n"):
            again = position.play(spelled, seat)
            assert (again, again.history) == (then, then.history)
            assert position.read(spelled, seat) == position.read(move, seat)
        position = then


def test_what_a_move_says_in_capitals_is_judged_by_the_rules():
    start = obelisk.game("kono").start()
    for spelled, code in (
        ("A1A2", "kono/own-piece"),
        (" A1E1 ", "move/no-such-cell"),
        (" A 1 ", "move/unreadable"),
        ("PASS", "move/no-pass"),
    ):
        with pytest.raises(obelisk.IllegalMove) as refused:
            start.play(spelled)
        assert refused.value.code == code


def test_positions_left_with_other_winners_are_not_equal():
    start = obelisk.game("kono").start()
    assert start.adjudicated((0,)) == start.adjudicated((0,))
    assert start.adjudicated((0,)) != start.adjudicated((1,))
    assert start.adjudicated((0,)) != start


@pytest.mark.parametrize("way", WAYS)
def test_a_position_without_moves_stays_without_them(way):
    past = obelisk.game("kono").start().play("a1a3").without_moves()
    assert same(WAYS[way](past), past)
    assert WAYS[way](past).moves() == []


def test_a_position_that_offers_no_moves_is_not_the_one_that_does():
    start = obelisk.game("kono").start()
    assert start.without_moves() != start
    assert start.without_moves() == start.without_moves()
    assert len({start, start.without_moves(), start.adjudicated((0,))}) == 3
    with pytest.raises(obelisk.IllegalMove) as refused:
        start.without_moves().play("?")
    assert "a1a3" in str(refused.value)


def test_a_position_of_other_rules_is_not_taken_for_one_of_these(monkeypatch):
    kept = pickle.dumps(obelisk.game("trip").start().play("b2"))
    monkeypatch.setattr(obelisk.game("trip").rules.state, "tag", "game/trip#other")
    with pytest.raises(obelisk.BadRecord) as caught:
        pickle.loads(kept)
    assert caught.value.code == "record/other-rules"
    assert "trip" in str(caught.value)


@pytest.mark.parametrize("name", obelisk.games())
@pytest.mark.parametrize("number", [-1, -2, -(1 << 40), 1 << 62, 1 << 70, True, 0.0, "0", None])
def test_a_number_of_no_move_has_no_text(name, number):
    position = obelisk.game(name).start(seed=1)
    with pytest.raises(obelisk.IllegalMove) as caught:
        position.write(number)
    assert caught.value.code == "move/no-such-number"
    assert repr(number) in str(caught.value)


@pytest.mark.parametrize("name", obelisk.games())
def test_the_number_of_every_move_has_its_text(name):
    position = obelisk.game(name).start(seed=1)
    for seat in position.active:
        for move in position.moves(seat):
            number = position.read(move, seat)[1]
            assert position.write(number) == position.write(np.int64(number)) == move


def test_a_long_game_has_its_whole_history():
    position = obelisk.game("rhombus").start(size=5)
    made = []
    while not position.is_over:
        move = position.moves()[-1]
        made.append((position.active[0], move))
        position = position.play(move)
        assert position.history == tuple(made)
        assert position.view()["ply"] == len(made)


def test_a_move_that_was_not_listed_is_played_as_one_that_was():
    fresh, listed = (obelisk.game("kono").start() for _ in range(2))
    assert listed.play(listed.moves()[0]) == fresh.play("a1a3")
    assert listed.play(listed.moves()[0]).history == fresh.play("a1a3").history
