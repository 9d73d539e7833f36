"""Y, sentence by sentence (plug-in-more.md, "Macrogames")."""

import numpy as np
import pytest

import obelisk
from obelisk import Result
from obelisk.kernel.chance import generator, pick, shuffle
from tests.games.macros import WRONG_SETUPS, position_on, refused_setup, turned
from tests.games.macros import start as started
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import hexes
from tests.reference import y as reference


def start(size):
    return started("y", size)


def drawn(size, picture, **turn):
    return position_on("y", size, picture, **turn)


@pytest.mark.parametrize("size", range(3, 10))
def test_the_board_is_a_triangle_whose_moves_are_listed_row_by_row(size):
    moves = start(size).moves()
    assert moves == hexes.triangle(size)
    assert len(moves) == size * (size + 1) // 2


def test_the_seats_alternate_from_seat_0():
    position = start(3)
    assert position.active == (0,)
    assert position.play("b1").active == (1,)


def test_a_piece_goes_on_any_free_cell():
    assert sorted(play_all(start(3), "a1 b2").moves()) == ["a2", "a3", "b1", "c1"]


def test_a_chain_that_touches_all_three_sides_wins():
    position = drawn(
        4,
        """
        .
        x .
        . x .
        . . . .
        """,
    )
    # c2 would touch the slope, but a3 and b2 reach neither row 1 with it.
    assert position.play("c2").result is None
    end = position.play("c1")
    assert end.result is None
    assert play_all(end, "a1 c2").result == Result(winners=(0,), points=(0, 0))


def test_two_sides_are_not_enough():
    position = drawn(
        4,
        """
        x
        x .
        x . .
        . . . .
        """,
    )
    # Column a from the slope down: a4 is on both, a1 on row 1 as well.
    assert position.result is None
    assert position.play("a1").result == Result(winners=(0,), points=(0, 0))


@pytest.mark.parametrize("corner", ["a1", "e1", "a5"])
def test_a_corner_touches_two_sides(corner):
    rows = {"a1": "slope", "e1": "left", "a5": "bottom"}
    ways = {"slope": "a1 b1 b2 c2 c3", "left": "e1 d1 c2 b2 a2", "bottom": "a5 a4 b3 b2 c1"}
    position = start(5)
    free = [cell for cell in position.moves() if cell not in ways[rows[corner]].split()]
    for number, cell in enumerate(ways[rows[corner]].split()):
        assert position.result is None
        position = position.play(cell)
        if number < 4:
            position = position.play(free[number])
    assert position.result is not None
    assert position.result.winners == (0,)


def test_a_side_that_is_crossed_out_of_order_is_learnt_of_later():
    middle_first = play_all(start(5), "b2 a1 b3 e1 c1 a5 a4 a2")
    # b2, b3, c1 and a4 hang together: they touch row 1 and column a; the slope is missing.
    assert middle_first.result is None
    assert middle_first.play("c3").result.winners == (0,)


def test_no_draw_a_full_board_has_exactly_one_winner():
    rng = generator(3)
    for size in (3, 4, 6, 9):
        for _ in range(10):
            order = np.arange(size * (size + 1) // 2)
            shuffle(rng, order)
            owned = [hexes.triangle(size)[cell] for cell in order.tolist()]
            halves = [hexes.groups(owned[seat::2]) for seat in (0, 1)]
            winners = [any(reference.has_joined(size, group) for group in half) for half in halves]
            assert sorted(winners) == [False, True]
            position = start(size)
            for cell in owned:
                position = position if position.is_over else position.play(cell)
            assert position.result.winners == (winners.index(True),)


def test_the_order_of_the_moves_makes_no_difference_to_the_position():
    one, other = play_all(start(5), "a1 b1 a2 b2 c3 d1"), play_all(start(5), "c3 d1 a2 b1 a1 b2")
    assert one == other
    assert hash(one) == hash(other)


def test_points_are_nought_for_everybody():
    end = play_all(start(3), "a1 c1 a2 b2 a3")
    assert end.result == Result(winners=(0,), points=(0, 0))


def test_a_taken_cell_is_refused_with_its_name():
    refusal(start(4).play("b2"), "b2", "move/occupied", cell="b2")


def test_a_cell_beside_the_triangle_is_refused_with_its_row():
    refusal(start(4), "c3", "move/beside-board", cell="c3", first="a3", last="b3")
    refusal(start(4), "a5", "move/no-such-cell", cell="a5")
    refusal(start(4), "hello", "move/unreadable")


@pytest.mark.parametrize(("setup", "code"), [*WRONG_SETUPS, ({"size": 2}, "setup/out-of-range")])
def test_a_wrong_set_up_is_refused_with_what_is_wrong(setup, code):
    assert refused_setup("y", setup) == code


def test_the_size_is_an_option_too():
    assert obelisk.game("y").start(size=9).setup == {"size": 9}
    assert obelisk.game("y").start().setup == {"size": 7}


@pytest.mark.parametrize("size", [3, 4, 5, 6, 9])
def test_the_oracle_plays_the_same_games(size):
    ends = compare_games(reference, start(size), reference.start(size), games=5 if size == 9 else 16)
    assert ends <= {(0,), (1,)}


def test_the_chain_that_won_is_told():
    end = play_all(start(4), "a3 a1 b2 b1 d1 a2 c1")
    game = end.game
    names = game.board_of(end.record).names
    assert end.result.winners == (0,)
    assert {names[cell] for cell in game.decisive(end.record)} == {"a3", "b2", "c1", "d1"}


def test_turning_and_mirroring_the_triangle_changes_nothing():
    rng = generator(7)
    for _ in range(12):
        position = start(5)
        while not position.is_over:
            moves = position.moves()
            position = position.play(moves[pick(rng, len(moves))])
        images = position.game.search.symmetries(position.record)
        assert len(images) == 6
        for image in images:
            assert turned(position, image).result == position.result


def test_one_cell_more_is_never_worse():
    """What `Search.is_monotone` says: of a full board, giving a cell to the winner leaves the winner."""
    rng = generator(11)
    for size in (3, 4, 5):
        cells = hexes.triangle(size)
        for _ in range(20):
            owners = [pick(rng, 2) for _ in cells]
            won = reference.winner((size, tuple(zip(cells, owners, strict=True)), 0))
            for cell in range(len(cells)):
                more = [won if number == cell else owner for number, owner in enumerate(owners)]
                assert reference.winner((size, tuple(zip(cells, more, strict=True)), 0)) == won
