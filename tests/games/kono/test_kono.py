"""Kono, sentence by sentence (plug-in.md, "Microgame: Kono")."""

import obelisk
from obelisk import Result
from obelisk.games.kono import rules as kono
from obelisk.kernel import rules
from obelisk.kernel.state import OVER
from tests.games.oracle import compare_games
from tests.helpers import IS_PLAIN, play_all, position_from, refusal
from tests.reference import kono as reference

# After the second capture the pieces on b1 and c3 go to and fro: the position comes for the second and third time.
TO_AND_FRO = "b1a1 c3d3 a1b1 d3c3"
DRAW = f"a1a3 d3a3 {TO_AND_FRO} {TO_AND_FRO}"


def test_each_seat_fills_the_two_rows_on_its_side():
    assert obelisk.game("kono").start() == position_from(
        "kono",
        """
        o o o o
        o o o o
        x x x x
        x x x x
        """,
    )


def test_the_first_player_has_four_moves_each_a_jump_up_a_column():
    start = obelisk.game("kono").start()
    assert start.moves() == ["a1a3", "b1b3", "c1c3", "d1d3"]


def test_a_captured_piece_leaves_the_game():
    after = obelisk.game("kono").start().play("b1b3")
    assert after == position_from(
        "kono",
        """
        o o o o
        o x o o
        x x x x
        x . x x
        """,
        turn=1,
    )


def test_a_piece_steps_to_an_empty_cell_in_the_four_directions():
    position = position_from(
        "kono",
        """
        . . . o
        . x . .
        . . . .
        . . . .
        """,
    )
    assert sorted(position.moves()) == ["b3a3", "b3b2", "b3b4", "b3c3"]


def test_a_step_does_not_go_round_the_edge_of_the_board():
    position = position_from(
        "kono",
        """
        . . . o
        . . . x
        x . . .
        . . . .
        """,
    )
    assert sorted(position.moves()) == ["a2a1", "a2a3", "a2b2", "d3c3", "d3d2"]


def test_a_jump_passes_over_one_own_piece_onto_an_enemy():
    position = position_from(
        "kono",
        """
        . . . .
        . . . .
        . x x o
        . . . .
        """,
    )
    assert "b2d2" in position.moves()
    assert position.play("b2d2").view()["cells"] == {"c2": 0, "d2": 0}


def test_a_jump_passes_over_two_own_pieces_too():
    position = position_from(
        "kono",
        """
        o . . .
        x . . .
        x . . .
        x . . .
        """,
    )
    assert {"a1a4", "a2a4"} <= set(position.moves())
    assert position.play("a1a4").view()["cells"] == {"a2": 0, "a3": 0, "a4": 0}


def test_a_jump_passes_in_all_four_directions():
    position = position_from(
        "kono",
        """
        . o . .
        . x . .
        o x x o
        . . . .
        """,
    )
    assert {"b2b4", "c2a2", "b2d2"} <= set(position.moves())
    down = position_from(
        "kono",
        """
        . . . .
        . x . .
        . x . .
        . o . .
        """,
    )
    assert "b3b1" in down.moves()


def test_the_pieces_jumped_stand_next_to_each_other_and_to_the_captured_piece():
    position = position_from(
        "kono",
        """
        x x . o
        . . . .
        . . . .
        x . x o
        """,
    )
    refusal(position, "a4d4", "kono/blocked", between="c4")
    refusal(position, "a1d1", "kono/blocked", between="b1")


def test_a_jump_passes_over_no_enemy():
    position = position_from(
        "kono",
        """
        . . . .
        . . . .
        . . . .
        x x o o
        """,
    )
    assert {"a1c1"} == {move for move in position.moves() if move in ("a1c1", "a1d1", "b1d1")}
    refusal(position, "a1d1", "kono/blocked", between="c1")


def test_an_enemy_next_door_cannot_be_captured_without_a_jump():
    position = position_from(
        "kono",
        """
        . . . .
        . o . .
        . x . .
        . . . .
        """,
    )
    refusal(position, "b2b3", "kono/needs-jump", cell="b2", to="b3")


def test_a_plain_move_is_one_step():
    position = position_from(
        "kono",
        """
        . . . o
        . . . .
        . . . .
        x . . .
        """,
    )
    refusal(position, "a1a3", "kono/too-far", to="a3")


def test_a_jump_must_end_on_an_enemy():
    position = position_from(
        "kono",
        """
        . . . o
        . . . .
        x . . .
        x . . .
        """,
    )
    refusal(position, "a1a3", "kono/too-far", to="a3")


def test_nothing_moves_diagonally():
    refusal(obelisk.game("kono").start(), "a1b2", "move/not-straight", cell="a1", to="b2")


def test_a_piece_does_not_land_on_ones_own():
    refusal(obelisk.game("kono").start(), "a1a2", "kono/own-piece", to="a2")


def test_a_piece_must_leave_its_cell():
    refusal(obelisk.game("kono").start(), "a1a1", "move/stays", cell="a1")


def test_the_opponents_pieces_are_not_ones_own_to_move():
    refusal(obelisk.game("kono").start(), "a4a2", "move/enemy-piece", cell="a4")


def test_an_empty_cell_has_nothing_to_move():
    after = play_all(obelisk.game("kono").start(), "a1a3 b4b2")
    refusal(after, "a1b1", "move/empty-cell", cell="a1")


def test_cells_beside_the_board_are_refused_by_name():
    start = obelisk.game("kono").start()
    refusal(start, "a1a5", "move/no-such-cell", cell="a5", first="a1", last="d4")
    refusal(start, "e1e3", "move/no-such-cell", cell="e1")
    refusal(start, "a1", "move/unreadable", example=start.moves()[0])


def test_capturing_everything_wins():
    position = position_from(
        "kono",
        """
        o . . .
        x . . .
        x . . .
        . . . .
        """,
    )
    end = position.play("a2a4")
    assert end.result == Result(winners=(0,), points=(2, 0))


def test_leaving_the_opponent_without_a_move_wins():
    position = position_from(
        "kono",
        """
        o x . .
        . x . .
        . . . .
        . . x .
        """,
    )
    assert position.play("c1c2").result is None
    blocked = position_from(
        "kono",
        """
        o x . .
        . . . .
        x . . .
        . . . .
        """,
    )
    end = blocked.play("a2a3")
    assert end.result == Result(winners=(0,), points=(2, 1))


def test_seat_1_wins_as_well():
    position = position_from(
        "kono",
        """
        . . . .
        o . . .
        o . . .
        x . . .
        """,
        turn=1,
    )
    assert position.play("a3a1").result == Result(winners=(1,), points=(0, 2))


def test_the_third_time_is_a_draw_and_the_start_counts():
    start = position_from(
        "kono",
        """
        . . . o
        . . . .
        . . . .
        x . . .
        """,
    )
    once_more = "a1a2 d4d3 a2a1 d3d4"
    second = play_all(start, once_more)
    assert second.result is None
    almost = play_all(second, once_more.rsplit(" ", 1)[0])
    assert almost.result is None
    assert almost.play("d3d4").result == Result(winners=(0, 1), points=(1, 1))


def test_the_first_position_is_remembered():
    start = obelisk.game("kono").start().record
    assert start.n_seen.tolist() == [1, 0]
    assert start.seen[0, 0] == kono.position(start)


def test_the_position_after_a_capture_counts_as_the_first_time():
    draw = play_all(obelisk.game("kono").start(), DRAW)
    assert draw.result == Result(winners=(0, 1), points=(7, 7))
    assert play_all(obelisk.game("kono").start(), DRAW.rsplit(" ", 1)[0]).result is None


def test_positions_on_the_way_count_even_if_the_repeated_line_is_left_for_a_while():
    start = position_from(
        "kono",
        """
        . . . o
        . . . .
        . . . .
        x . . .
        """,
    )
    wandering = "a1a2 d4d3 a2a1 d3d4 a1b1 d4c4 b1b2 c4c3 b2b1 c3c4 b1a1 c4d4"
    assert play_all(start, wandering).result == Result(winners=(0, 1), points=(1, 1))


def test_a_memory_that_is_full_is_a_draw_too():
    position = position_from(
        "kono",
        """
        . . . o
        . . . .
        . . . .
        x . . .
        """,
    )
    s = position.record
    s.n_seen[1] = kono.LONGEST_MEMORY
    kono.apply(s, 0, position.read("a1a2")[1])
    assert (s.turn, s.won) == (OVER, 0b11)


def test_a_new_game_on_a_used_record_remembers_only_its_start():
    s = play_all(obelisk.game("kono").start(), DRAW).record
    rules.begin(s)
    assert s.n_seen.tolist() == [1, 0]
    assert (s.turn, s.won) == (0, 0)


def test_what_can_never_come_again_makes_no_difference_to_a_position():
    # The capture b1b3 ends all that went before it: whether the pieces went to and fro is forgotten.
    straight = play_all(obelisk.game("kono").start(), "a1a3 d3a3 b1b3")
    roundabout = play_all(obelisk.game("kono").start(), f"a1a3 d3a3 {TO_AND_FRO} b1b3")
    assert straight.view()["cells"] == roundabout.view()["cells"]
    assert straight == roundabout
    assert hash(straight) == hash(roundabout)


def test_the_points_are_the_pieces_left():
    draw = play_all(obelisk.game("kono").start(), DRAW)
    owners = list(draw.view()["cells"].values())
    assert draw.result.points == (owners.count(0), owners.count(1))


def test_the_oracle_plays_the_same_games():
    start = obelisk.game("kono").start()
    ends = compare_games(reference, start, reference.start(), games=24)
    assert IS_PLAIN or ends == {(0,), (1,), (0, 1)}
