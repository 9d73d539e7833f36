"""Trip, sentence by sentence (plug-in.md, "Microgame: Trip")."""

from itertools import combinations

import pytest

import obelisk
from obelisk import Result
from obelisk.games.trip import rules as trip
from obelisk.kernel.state import BOTH
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import trip as reference

CELL = trip.BOARD.cells


def finished(picture):
    """Return the end of a game: the piece of seat 1 on d1 is the last."""
    before = position_from("trip", picture.replace("O", "."), turn=1, last=CELL["a1"])
    (only,) = before.moves()
    return before.play(only)


def test_the_board_starts_empty_and_all_sixteen_cells_are_free():
    start = obelisk.game("trip").start()
    assert start.view()["cells"] == {}
    assert start.moves() == list(trip.BOARD.names)


def test_the_seats_place_one_piece_each_in_turn():
    after = play_all(obelisk.game("trip").start(), "a1 d4 b1")
    assert after.view()["cells"] == {"a1": 0, "d4": 1, "b1": 0}
    assert after.active == (1,)


def test_the_eight_cells_around_the_last_piece_are_forbidden():
    after = obelisk.game("trip").start().play("b2")
    assert set(CELL) - set(after.moves()) == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


def test_a_piece_in_the_corner_forbids_three_cells():
    after = obelisk.game("trip").start().play("d4")
    assert set(CELL) - set(after.moves()) == {"d4", "c4", "d3", "c3"}


def test_only_the_opponents_last_piece_forbids_not_their_earlier_ones_nor_ones_own():
    after = play_all(obelisk.game("trip").start(), "a1 d4 a2 d2")
    assert {"b1", "b2", "a3", "b3", "c4"} <= set(after.moves())
    assert not {"c1", "d1", "c2", "c3", "d3"} & set(after.moves())


def test_touching_cells_are_allowed_when_only_such_cells_are_empty():
    position = position_from(
        "trip",
        """
        x o x o
        o x o x
        x o x o
        o . . x
        """,
        turn=0,
        last=CELL["b2"],
    )
    assert position.moves() == ["b1", "c1"]


def test_one_empty_cell_elsewhere_is_enough_to_forbid_the_touching_ones():
    position = position_from(
        "trip",
        """
        . o x o
        o x o x
        x . . o
        o o . x
        """,
        turn=0,
        last=CELL["b1"],
    )
    assert position.moves() == ["a4"]


def test_there_are_twenty_four_lines_of_three():
    lines = [three for three in combinations(range(16), 3) if trip.trips(sum(1 << cell for cell in three))]
    assert len(lines) == 24


def test_three_with_a_gap_between_them_are_no_trip():
    assert trip.trips(1 << CELL["a1"] | 1 << CELL["b1"] | 1 << CELL["d1"]) == 0


@pytest.mark.parametrize("four", ["a1 b1 c1 d1", "b1 b2 b3 b4", "a1 b2 c3 d4", "a4 b3 c2 d1"])
def test_four_in_a_row_are_two_trips(four):
    assert trip.trips(sum(1 << CELL[cell] for cell in four.split())) == 2


def test_the_game_goes_on_until_all_sixteen_cells_are_filled():
    position = obelisk.game("trip").start()
    while not position.is_over:
        assert len(position.history) < 16
        position = position.play(position.moves()[-1])
    assert len(position.view()["cells"]) == 16


@pytest.mark.parametrize(
    ("picture", "result"),
    [
        ("o o o o|x x x x|o x x x|o o x O", Result(winners=(1,), points=(5, 2))),
        ("x x x x|o o o o|x o o o|x x O x", Result(winners=(0,), points=(2, 5))),
        ("x x x x|x o o x|o x x o|o o o O", Result(winners=(0, 1), points=(2, 2))),
    ],
)
def test_fewer_trips_win_and_equally_many_are_a_draw(picture, result):
    assert finished(picture.replace("|", "\n")).result == result


def test_a_draw_without_any_trip():
    end = finished("""
        o x o x
        x x o o
        o o x x
        x x o O
    """)
    assert end.result == Result(winners=(0, 1), points=(0, 0))
    assert end.record.won == BOTH


def test_a_taken_cell_is_refused_with_its_name():
    after = obelisk.game("trip").start().play("b3")
    refusal(after, "b3", "move/occupied", cell="b3")


def test_a_touching_cell_is_refused_with_the_piece_it_touches():
    after = obelisk.game("trip").start().play("b3")
    refusal(after, "c4", "trip/too-close", cell="c4", last="b3")


def test_a_cell_beside_the_board_is_refused_with_the_cells_there_are():
    refusal(obelisk.game("trip").start(), "e1", "move/no-such-cell", cell="e1", first="a1", last="d4")


def test_what_is_no_cell_is_refused_with_an_example():
    refusal(obelisk.game("trip").start(), "a1a2", "move/unreadable", example="a1")


def test_the_oracle_plays_the_same_games():
    compare_games(reference, obelisk.game("trip").start(), reference.start(), games=40)
