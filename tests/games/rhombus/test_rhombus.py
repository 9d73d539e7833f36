"""Rhombus, sentence by sentence (plug-in.md, "Macrogame: Rhombus")."""

import numpy as np
import pytest

import obelisk
from obelisk import BadSetup, Result
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, shuffle
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal, rhombus_from
from tests.reference import rhombus as reference


def start(size, sides=0):
    return obelisk.game("rhombus").start(setup={"size": size, "sides": sides})


@pytest.mark.parametrize("size", range(2, 12))
def test_the_board_is_free_in_size(size):
    moves = start(size).moves()
    assert moves == reference.cells(size, size)


def test_alone_it_is_plain_hex_on_eleven_by_eleven():
    position = obelisk.game("rhombus").start()
    assert position.setup == {"size": 11, "sides": 0}
    assert len(position.moves()) == 121


def test_the_seats_alternate_from_seat_0_whoever_owns_the_rows():
    for sides in (0, 1):
        position = start(3, sides)
        assert position.active == (0,)
        assert position.play("b2").active == (1,)


def test_a_cell_touches_six_others():
    # From b2 every neighbour can close the chain of seat 0 between the two rows of a small board.
    chains = ["b1 b2 b3", "b1 b2 a3", "c1 b2 b3", "c1 b2 a3"]
    for chain in chains:
        position = start(3)
        for own, other in zip(chain.split(), ["a1", "c3", None], strict=True):
            assert position.result is None
            position = position.play(own)
            if other:
                position = position.play(other)
        assert position.result == Result(winners=(0,), points=(3, 2))


def test_cells_in_the_same_row_touch():
    position = rhombus_from("""
        . x .
        x . .
        x . .
    """)
    assert position.play("b2").result.winners == (0,)
    other = rhombus_from("""
        . x .
        . x .
        x . .
    """)
    assert other.play("a2").result.winners == (0,)


def test_cells_along_the_long_diagonal_do_not_touch():
    position = rhombus_from("""
        . . .
        . x .
        x . .
    """)
    assert position.play("c3").result is None


def test_seat_0_joins_bottom_and_top_when_the_sides_are_its_own():
    position = rhombus_from("""
        x .
        . o
    """)
    assert position.play("a1").result == Result(winners=(0,), points=(2, 1))


def test_seat_0_joins_left_and_right_when_the_sides_are_the_others():
    position = rhombus_from(
        """
        x .
        . o
        """,
        sides=1,
    )
    assert position.play("a1").result is None
    assert position.play("b2").result == Result(winners=(0,), points=(2, 1))


def test_seat_1_joins_the_other_two_sides():
    position = rhombus_from(
        """
        . x .
        o o .
        x . .
        """,
        turn=1,
    )
    assert position.play("c2").result == Result(winners=(1,), points=(2, 3))
    # c1 touches b2 as well, and lies on column c.
    assert position.play("c1").result == Result(winners=(1,), points=(2, 3))
    assert position.play("c3").result is None


def test_a_chain_that_was_begun_in_the_middle_learns_of_its_side_later():
    middle_first = play_all(start(4), "b2 d4 b3 d3 b4 d2")
    assert middle_first.play("b1").result == Result(winners=(0,), points=(4, 3))


def test_two_long_arms_joined_by_one_piece():
    position = rhombus_from("""
        . . . . x
        . . . x .
        . . . . .
        . . x . .
        . x . . .
    """)
    assert position.play("c3").result is None
    bent = rhombus_from("""
        x . . . .
        x x x x .
        . . . . .
        . x x x x
        . x . . .
    """)
    assert bent.play("d3").result.winners == (0,)
    assert bent.play("e4").result is None


def test_the_own_edge_alone_joins_nothing():
    position = rhombus_from("""
        x x x
        . . .
        x x x
    """)
    assert position.result is None
    assert position.play("b2").result.winners == (0,)


def test_the_order_of_the_moves_makes_no_difference_to_the_position():
    one = play_all(start(5), "a1 b1 a2 b2 c3 d4")
    other = play_all(start(5), "c3 b2 a2 d4 a1 b1")
    assert one == other
    assert hash(one) == hash(other)


def test_the_points_are_the_pieces_on_the_board():
    end = play_all(start(2), "a1 b1 a2")
    assert end.result == Result(winners=(0,), points=(2, 1))


def test_a_full_board_never_stays_undecided():
    rng = generator(5)
    for _ in range(20):
        order = np.arange(25)
        shuffle(rng, order)
        position = start(5)
        for cell in order:
            if position.is_over:
                break
            position = position.play(position.write(int(cell)))
        assert position.result is not None


def test_a_taken_cell_is_refused_with_its_name():
    refusal(start(4).play("c2"), "c2", "move/occupied", cell="c2")


def test_a_cell_of_a_larger_board_is_refused():
    refusal(start(4), "e1", "move/no-such-cell", cell="e1", first="a1", last="d4")
    refusal(start(4), "a10", "move/no-such-cell", cell="a10")
    assert "k11" in start(11).moves()
    refusal(start(11), "k12", "move/no-such-cell", cell="k12", last="k11")


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"size": 1, "sides": 0}, "setup/out-of-range"),
        ({"size": 12, "sides": 0}, "setup/out-of-range"),
        ({"size": 4, "sides": 2}, "setup/out-of-range"),
        ({"size": 4, "sides": -1}, "setup/out-of-range"),
        ({"size": "4", "sides": 0}, "setup/not-a-number"),
        ({"size": 4.0, "sides": 0}, "setup/not-a-number"),
        ({"size": True, "sides": 0}, "setup/not-a-number"),
        ({"size": None, "sides": 0}, "setup/not-a-number"),
        ({"size": 4}, "setup/missing-key"),
        ({"sides": 0}, "setup/missing-key"),
        ({}, "setup/missing-key"),
        ({"size": 4, "sides": 0, "colour": 1}, "setup/unknown-key"),
        ([4, 0], "setup/not-a-dict"),
        ("size 4", "setup/not-a-dict"),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_wrong(setup, code):
    with pytest.raises(BadSetup) as caught:
        obelisk.game("rhombus").start(setup=setup)
    assert caught.value.code == code
    assert str(caught.value)


def test_size_and_sides_are_options_too():
    position = obelisk.game("rhombus").start(size=3, sides=1)
    assert position.setup == {"size": 3, "sides": 1}
    with pytest.raises(BadSetup) as caught:
        obelisk.game("rhombus").start(size=99)
    assert caught.value.code == "setup/out-of-range"


@pytest.mark.parametrize(("size", "sides"), [(2, 0), (3, 1), (5, 0), (6, 1), (11, 0)])
def test_the_oracle_plays_the_same_games(size, sides):
    ends = compare_games(reference, start(size, sides), reference.start(size, sides), games=5 if size == 11 else 16)
    assert ends <= {(0,), (1,)}


def likely_moves(position, n=200):
    """Return the moves that random games of a search make next."""
    rng, last = generator(1), position.history[-1]
    number = position.game.text.notation.read(position.record, last[1])
    moves = (rules.likely(position.record, position.active[0], number, rng, position.game.scratch()) for _ in range(n))
    return {position.write(int(move)) for move in moves}


def test_in_a_search_a_broken_bridge_is_saved():
    assert likely_moves(play_all(start(5), "c3 a1 d4 d3")) == {"c4"}
    assert likely_moves(play_all(start(5), "a1 c3 b1 d4 c4")) == {"d3"}


def test_in_a_search_a_bridge_to_ones_own_side_is_saved():
    assert likely_moves(play_all(start(5), "b2 e5 e1 b1")) == {"c1"}
    # Rows are not the sides of seat 1.
    assert len(likely_moves(play_all(start(5), "e5 b2 b1"))) == 22


def test_in_a_search_one_of_several_broken_bridges_is_saved():
    assert likely_moves(play_all(start(5), "c3 a1 d4 e1 e2 d3")) == {"c4", "d2", "e3"}


def test_in_a_search_any_free_cell_may_be_taken_where_no_bridge_is_broken():
    position = play_all(start(4), "b2 c3 a1")
    assert likely_moves(position) == set(position.moves())
