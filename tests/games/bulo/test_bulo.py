"""Bulo, sentence by sentence (plug-in.md, "Microgame: Bulo")."""

import obelisk
from obelisk import Result
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import bulo as reference


def test_all_sixteen_cells_start_full_and_the_pieces_belong_to_nobody():
    cells = obelisk.game("bulo").start().view()["cells"]
    assert len(cells) == 16
    assert set(cells.values()) == {None}


def test_the_first_player_has_56_moves():
    moves = obelisk.game("bulo").start().moves()
    singles = [move for move in moves if len(move) == 2]
    assert len(moves) == 56
    assert len(singles) == 16
    # Four rows and four columns, each with three pairs and two threes.
    assert len(moves) - len(singles) == 8 * (3 + 2)


def test_a_move_removes_one_piece():
    after = obelisk.game("bulo").start().play("b2")
    assert set(reference.ALL) - set(after.view()["cells"]) == {"b2"}


def test_a_move_removes_two_or_three_next_to_each_other_in_a_row():
    start = obelisk.game("bulo").start()
    assert set(reference.ALL) - set(start.play("b2c2").view()["cells"]) == {"b2", "c2"}
    assert set(reference.ALL) - set(start.play("b2d2").view()["cells"]) == {"b2", "c2", "d2"}


def test_a_move_removes_two_or_three_next_to_each_other_in_a_column():
    start = obelisk.game("bulo").start()
    assert set(reference.ALL) - set(start.play("b2b3").view()["cells"]) == {"b2", "b3"}
    assert set(reference.ALL) - set(start.play("b2b4").view()["cells"]) == {"b2", "b3", "b4"}


def test_the_rulebooks_example_a_and_b_are_not_next_to_each_other():
    # The first player has removed three in a column. In row 3 the pieces A stand on a3 and b3, B stands on d3.
    after = obelisk.game("bulo").start().play("c2c4")
    assert {"a3", "b3", "a3b3", "d3"} <= set(after.moves())
    refusal(after, "b3d3", "bulo/gap", cell="c3")
    refusal(after, "a3d3", "bulo/too-many", n=4)


def test_never_four_at_once():
    refusal(obelisk.game("bulo").start(), "a1d1", "bulo/too-many", cell="a1", to="d1", n=4)
    refusal(obelisk.game("bulo").start(), "c4c1", "bulo/too-many", cell="c4", to="c1", n=4)


def test_nothing_is_removed_diagonally():
    refusal(obelisk.game("bulo").start(), "a1b2", "move/not-straight", cell="a1", to="b2")


def test_the_smaller_column_or_row_is_written_first():
    start = obelisk.game("bulo").start()
    refusal(start, "b4b2", "bulo/order", better="b2b4")
    refusal(start, "d1c1", "bulo/order", better="c1d1")


def test_a_single_piece_is_written_once():
    refusal(obelisk.game("bulo").start(), "b2b2", "bulo/one", better="b2")


def test_a_piece_that_is_gone_cannot_be_removed_again():
    after = obelisk.game("bulo").start().play("a1a3")
    refusal(after, "a2", "bulo/gone", cell="a2")
    refusal(after, "a3a4", "bulo/gap", cell="a3")


def test_cells_beside_the_board_are_refused_by_name():
    start = obelisk.game("bulo").start()
    refusal(start, "a5", "move/no-such-cell")
    refusal(start, "a4a5", "move/no-such-cell", cell="a5", first="a1", last="d4")


def test_who_removes_the_last_piece_loses():
    position = position_from(
        "bulo",
        """
        . . . .
        . . . .
        . # . .
        . . . .
        """,
        turn=0,
    )
    assert position.moves() == ["b2"]
    assert position.play("b2").result == Result(winners=(1,), points=(0, 0))


def test_three_last_pieces_may_go_at_once_and_lose():
    position = position_from(
        "bulo",
        """
        . . . .
        . # . .
        . # . .
        . # . .
        """,
        turn=1,
    )
    assert position.play("b1b3").result == Result(winners=(0,), points=(0, 0))
    assert position.play("b1b2").result is None


def test_the_seats_take_turns():
    after = play_all(obelisk.game("bulo").start(), "a1 b1 c1")
    assert after.active == (1,)


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, obelisk.game("bulo").start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}
