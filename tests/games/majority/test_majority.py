"""Majority, sentence by sentence (plug-in-more.md, "Macrogames")."""

import pytest

import obelisk
from obelisk import Result
from obelisk.games.majority.text import foregone
from obelisk.kernel import bits, rules
from obelisk.kernel.chance import generator, pick
from tests.games.macros import WRONG_SETUPS, position_on, refused_setup, turned
from tests.games.macros import start as started
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import hexes
from tests.reference import majority as reference


def start(size):
    return started("majority", size)


@pytest.mark.parametrize(("size", "n"), [(2, 7), (3, 19), (4, 37)])
def test_the_board_is_a_hexagon_whose_moves_are_listed_row_by_row(size, n):
    moves = start(size).moves()
    assert moves == hexes.hexagon(size)
    assert len(moves) == n


def test_the_seats_alternate_from_seat_0():
    position = start(2)
    assert position.active == (0,)
    assert position.play("b2").active == (1,)


def test_more_than_half_of_the_cells_wins():
    position = play_all(start(2), "b2 a2 c2 a3 b3 c1")
    assert position.result is None
    assert position.play("b1").result == Result(winners=(0,), points=(4, 3))


def test_it_wins_at_once_before_the_board_is_full():
    position = position_on(
        "majority",
        2,
        """
        . .
        x x x
        . o
        """,
    )
    assert position.result is None
    assert position.play("a3").result == Result(winners=(0,), points=(4, 1))


def test_it_does_not_matter_where_the_cells_lie():
    apart = position_on(
        "majority",
        2,
        """
        o x
        x o o
        . x
        """,
    )
    assert apart.play("b1").result == Result(winners=(0,), points=(4, 3))


def test_half_is_not_enough_and_there_is_no_half_of_an_odd_number():
    for size in (2, 3, 4):
        position, n = start(size), 0
        while not position.is_over:
            position, n = position.play(position.moves()[0]), n + 1
        assert position.result == Result(winners=(0,), points=((n + 1) // 2, n // 2))
        assert n == len(hexes.hexagon(size))


def test_a_taken_cell_and_one_beside_the_hexagon_are_refused():
    refusal(start(3).play("c3"), "c3", "move/occupied", cell="c3")
    refusal(start(3), "a1", "move/beside-board", cell="a1", first="c1", last="e1")
    refusal(start(3), "e5", "move/beside-board", cell="e5", first="a5", last="c5")
    refusal(start(3), "a6", "move/no-such-cell", cell="a6")


@pytest.mark.parametrize(("setup", "code"), [*WRONG_SETUPS, ({"size": 1}, "setup/out-of-range")])
def test_a_wrong_set_up_is_refused_with_what_is_wrong(setup, code):
    assert refused_setup("majority", setup) == code


def test_the_size_is_an_option_too():
    assert obelisk.game("majority").start(size=4).setup == {"size": 4}
    assert obelisk.game("majority").start().setup == {"size": 3}


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_oracle_plays_the_same_games(size):
    assert compare_games(reference, start(size), reference.start(size), games=8) == {(0,)}


def test_who_will_win_is_told_by_counting():
    """From any position, however many cells each has: taking the free cells in turn comes to what was told."""
    rng, n_told = generator(2), set()
    for number in range(200):
        s = start(2 + number % 2).record
        n = int(bits.count(s.free))
        for cell in range(pick(rng, n)):
            if rules.active(s) != 0:
                rules.apply(s, int(pick(rng, 2)), cell)
        if rules.active(s) == 0:
            continue
        s.turn = pick(rng, 2)
        told = foregone(s)
        n_told.add(told)
        while rules.active(s) != 0:
            rules.apply(s, int(s.turn), int(bits.nth(s.free, pick(rng, bits.count(s.free)))))
        assert told == int(s.won == 0b10)
    assert n_told == {0, 1}


def test_the_winners_cells_are_told():
    end = play_all(start(2), "b2 a2 c2 a3 b3 c1 b1")
    names = end.game.board_of(end.record).names
    assert {names[cell] for cell in end.game.decisive(end.record)} == {"b1", "b2", "b3", "c2"}


def test_turning_and_mirroring_the_hexagon_changes_nothing():
    end = play_all(start(2), "b2 a2 c2 a3 b3 c1 b1")
    images = end.game.search.symmetries(end.record)
    assert len(images) == 12
    assert {turned(end, image).result for image in images} == {end.result}
