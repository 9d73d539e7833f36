"""Hexapawn, sentence by sentence (plug-in-more.md, "hexapawn")."""

import obelisk
from obelisk import Result
from obelisk.solving.tablebase import solve
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import hexapawn as reference
from tests.reference.solve import decide


def start():
    return obelisk.game("hexapawn").start()


def test_three_pawns_each_fill_the_near_and_the_far_row():
    assert start() == position_from(
        "hexapawn",
        """
        o o o
        . . .
        x x x
        """,
    )
    assert start().setup == {}


def test_the_tile_is_called_after_its_board():
    assert obelisk.game("hexapawn").tile == "Chess 3x3"


def test_the_first_player_has_three_moves_each_straight_ahead():
    assert sorted(start().moves()) == ["a1a2", "b1b2", "c1c2"]


def test_seat_1_goes_the_other_way():
    assert sorted(start().play("b1b2").moves()) == ["a3a2", "a3b2", "c3b2", "c3c2"]


def test_an_enemy_diagonally_ahead_is_captured():
    after = play_all(start(), "b1b2 a3b2")
    assert after.view()["cells"] == {"a1": 0, "c1": 0, "b2": 1, "b3": 1, "c3": 1}


def test_a_capture_does_not_go_round_the_edge_of_the_board():
    position = position_from(
        "hexapawn",
        """
        . . o
        o . x
        x . .
        """,
    )
    assert position.moves() == []
    other = position_from(
        "hexapawn",
        """
        . o .
        . . o
        x . .
        """,
    )
    assert other.moves() == ["a1a2"]


def test_straight_ahead_never_captures():
    after = play_all(start(), "b1b2 a3a2")
    refusal(after, "b2b3", "hexapawn/blocked", to="b3")


def test_without_a_capture_nothing_goes_diagonally():
    refusal(start(), "a1b2", "hexapawn/nothing-there", to="b2")


def test_ones_own_pawn_is_in_the_way():
    position = position_from(
        "hexapawn",
        """
        . . o
        x x .
        x . .
        """,
    )
    refusal(position, "a1a2", "hexapawn/blocked", to="a2")
    refusal(position, "a1b2", "hexapawn/own-piece", to="b2")


def test_pawns_go_neither_back_nor_sideways_nor_two_rows():
    after = play_all(start(), "b1b2 a3a2")
    refusal(after, "b2b1", "hexapawn/backwards", to="b1")
    refusal(after, "b2c2", "hexapawn/backwards", to="c2")
    refusal(after, "c1c3", "hexapawn/backwards", to="c3")
    refusal(after, "c1c1", "hexapawn/backwards", to="c1")
    refusal(after, "c1a2", "hexapawn/too-far", to="a2")


def test_only_ones_own_pawns_move():
    refusal(start(), "b3b2", "move/enemy-piece", cell="b3")
    refusal(start(), "b2b3", "move/empty-cell", cell="b2")


def test_cells_beside_the_board_are_refused_by_name():
    refusal(start(), "c1d2", "move/no-such-cell", cell="d2", first="a1", last="c3")
    refusal(start(), "c1", "move/unreadable", example="a1a2")


def test_reaching_the_far_row_wins_and_nothing_is_counted():
    end = play_all(start(), "b1b2 a3a2 b2c3")
    assert end.result == Result(winners=(0,), points=(0, 0))


def test_seat_1_wins_on_row_1():
    end = play_all(start(), "b1b2 c3b2 c1b2 a3b2 a1a2 b2b1")
    assert end.result == Result(winners=(1,), points=(0, 0))
    assert [message.code for message in end.game.text.ending(end.record)] == ["hexapawn/ending/reached"]


def test_a_seat_to_move_that_cannot_has_lost():
    end = play_all(start(), "a1a2 b3b2 c1c2")
    assert end.result == Result(winners=(0,), points=(0, 0))
    assert [message.code for message in end.game.text.ending(end.record)] == ["ending/board/cannot-move"]


def test_whoever_has_no_pawn_left_cannot_move_either():
    position = position_from("hexapawn", ". . .\n. o .\nx . .")
    end = position.play("a1b2")
    assert end.result == Result(winners=(0,), points=(0, 0))
    assert [message.code for message in end.game.text.ending(end.record)] == ["ending/board/no-piece"]


def test_a_move_is_told_by_what_it_is_good_for():
    def said(position, move):
        found = position.game.text.reason(position.record, position.active[0], position.read(move)[1])
        return None if found is None else found.code

    assert said(start(), "b1b2") == "reason/board/offers"
    after = play_all(start(), "a1a2 b3b2")
    assert said(after, "c1b2") == "reason/board/trades"
    assert said(after, "c1c2") == "hexapawn/reason/blocks"
    assert said(play_all(start(), "b1b2 a3b2 a1b2 c3b2"), "c1b2") == "reason/board/captures"


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}


def test_the_second_player_wins_as_plain_minimax_finds():
    decided = decide([reference.start()], reference)
    found = solve("hexapawn")
    assert decided[reference.start()] == (1, 6)
    assert (found.value, found.distance, found.best) == ("loss", 6, ["b1b2"])
    after = {move: decided[reference.play(reference.start(), move)] for move in start().moves()}
    assert after == {"a1a2": (1, 3), "b1b2": (1, 5), "c1c2": (1, 3)}
