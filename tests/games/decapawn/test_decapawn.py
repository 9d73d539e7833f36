"""Decapawn, sentence by sentence (plug-in.md, "Microgame: Decapawn")."""

import obelisk
from obelisk import Result
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import decapawn as reference


def test_five_pieces_each_fill_the_near_and_the_far_row_of_the_crossings():
    assert obelisk.game("decapawn").start() == position_from(
        "decapawn",
        """
        o o o o o
        . . . . .
        . . . . .
        . . . . .
        x x x x x
        """,
    )


def test_the_first_player_has_13_moves():
    # Straight ahead with each of the five; diagonally to both sides, but the outer pieces only to one.
    moves = obelisk.game("decapawn").start().moves()
    assert len(moves) == 5 + 2 * 4
    assert {"a1a2", "a1b2", "c1b2", "c1c2", "c1d2", "e1d2", "e1e2"} <= set(moves)


def test_a_piece_steps_straight_ahead_or_diagonally_ahead_to_an_empty_point():
    position = position_from(
        "decapawn",
        """
        . . . . o
        . . . . .
        . . . . .
        . . x . .
        . . . . .
        """,
    )
    assert sorted(position.moves()) == ["c2b3", "c2c3", "c2d3"]


def test_seat_1_goes_the_other_way():
    position = position_from(
        "decapawn",
        """
        . . . . .
        . . o . .
        . . . . .
        . . . . .
        x . . . .
        """,
        turn=1,
    )
    assert sorted(position.moves()) == ["c4b3", "c4c3", "c4d3"]


def test_a_step_does_not_go_round_the_edge_of_the_board():
    position = position_from(
        "decapawn",
        """
        . . o . .
        . . . . .
        . . . . .
        x . . . x
        . . . . .
        """,
    )
    assert sorted(position.moves()) == ["a2a3", "a2b3", "e2d3", "e2e3"]


def test_an_enemy_diagonally_ahead_is_captured():
    position = position_from(
        "decapawn",
        """
        o . . . .
        . . . . .
        . . . o .
        . . x . .
        . . . . .
        """,
    )
    assert position.play("c2d3").view()["cells"] == {"a5": 1, "d3": 0}


def test_straight_ahead_never_captures():
    position = position_from(
        "decapawn",
        """
        . . . . .
        . . . . .
        . . o . .
        . . x . .
        . . . . .
        """,
    )
    assert sorted(position.moves()) == ["c2b3", "c2d3"]
    refusal(position, "c2c3", "decapawn/blocked", to="c3")


def test_ones_own_piece_blocks_straight_ahead_and_diagonally():
    position = position_from(
        "decapawn",
        """
        . . . . o
        . . . . .
        . . x x .
        . . x . .
        . . . . .
        """,
    )
    refusal(position, "c2c3", "decapawn/blocked", to="c3")
    refusal(position, "c2d3", "decapawn/own-piece", to="d3")


def test_pieces_go_neither_back_nor_sideways_nor_two_rows():
    after = play_all(obelisk.game("decapawn").start(), "c1c2 c5c4")
    refusal(after, "c2c1", "decapawn/backwards", to="c1")
    refusal(after, "c2d2", "decapawn/backwards", to="d2")
    refusal(after, "a1a3", "decapawn/backwards", to="a3")
    refusal(after, "c2c2", "decapawn/backwards", to="c2")


def test_pieces_go_one_point_to_the_side_at_most():
    refusal(obelisk.game("decapawn").start(), "a1c2", "decapawn/too-far", to="c2")


def test_only_ones_own_pieces_move():
    start = obelisk.game("decapawn").start()
    refusal(start, "c5c4", "move/enemy-piece", cell="c5")
    refusal(start, "c3c4", "move/empty-cell", cell="c3")


def test_points_beside_the_board_are_refused_by_name():
    start = obelisk.game("decapawn").start()
    refusal(start, "e1f2", "move/no-such-cell", cell="f2", first="a1", last="e5")
    refusal(start, "e1", "move/unreadable", example=start.moves()[0])


def test_the_first_piece_on_the_far_row_wins():
    end = play_all(obelisk.game("decapawn").start(), "a1a2 e5e4 a2a3 e4e3 a3a4 e3e2 a4b5")
    assert end.result == Result(winners=(0,), points=(5, 4))


def test_seat_1_wins_on_row_1():
    end = play_all(obelisk.game("decapawn").start(), "a1a2 e5e4 a2a3 e4e3 b1b2 e3e2 c1c2 e2d1")
    assert end.result == Result(winners=(1,), points=(4, 5))


def test_the_far_row_is_reached_by_a_straight_step_too():
    position = position_from(
        "decapawn",
        """
        . . . . o
        x . . . .
        . . . . .
        . . . . .
        . . . . .
        """,
    )
    assert position.play("a4a5").result == Result(winners=(0,), points=(1, 1))


def test_who_has_no_piece_left_loses():
    position = position_from(
        "decapawn",
        """
        . . . . .
        . . . . .
        . . . o .
        . . x . .
        . . . . .
        """,
    )
    assert position.play("c2d3").result == Result(winners=(0,), points=(1, 0))
    other = position_from(
        "decapawn",
        """
        . . . . .
        . . . . .
        . . . o .
        . . x . .
        . . . . .
        """,
        turn=1,
    )
    assert other.play("d3c2").result == Result(winners=(1,), points=(0, 1))


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, obelisk.game("decapawn").start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}
