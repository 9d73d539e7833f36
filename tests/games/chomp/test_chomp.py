"""Chomp, sentence by sentence (plug-in-more.md, "chomp")."""

import obelisk
from obelisk import Result
from obelisk.solving.tablebase import solve
from tests.games.oracle import compare_games
from tests.helpers import play_all, position_from, refusal
from tests.reference import chomp as reference
from tests.reference.solve import decide


def start():
    return obelisk.game("chomp").start()


def left(position):
    return set(position.view()["cells"])


def test_the_bar_has_five_columns_and_four_rows_and_belongs_to_nobody():
    cells = start().view()["cells"]
    assert set(cells) == {column + row for column in "abcde" for row in "1234"}
    assert set(cells.values()) == {None}
    assert start().setup == {}


def test_the_tile_is_called_after_its_board():
    assert obelisk.game("chomp").tile == "Chess 5x4"


def test_any_piece_may_be_taken_first_even_the_poisoned_one():
    assert sorted(start().moves()) == sorted(reference.ALL)


def test_a_bite_takes_everything_that_is_not_left_of_it_and_not_below_it():
    assert left(start().play("b2")) == {"a1", "a2", "a3", "a4", "b1", "c1", "d1", "e1"}
    assert left(start().play("d3")) == {column + row for column in "abc" for row in "1234"} | {"d1", "d2", "e1", "e2"}
    assert left(start().play("e4")) == set(reference.ALL) - {"e4"}
    assert left(start().play("c1")) == {column + row for column in "ab" for row in "1234"}
    assert left(start().play("a3")) == {column + row for column in "abcde" for row in "12"}


def test_what_is_gone_cannot_be_taken_again():
    after = start().play("c3")
    refusal(after, "c3", "chomp/gone", cell="c3")
    refusal(after, "e4", "chomp/gone", cell="e4")


def test_cells_beside_the_board_are_refused_by_name():
    refusal(start(), "f1", "move/no-such-cell", cell="f1", first="a1", last="e4")
    refusal(start(), "a5", "move/no-such-cell", cell="a5")
    refusal(start(), "a1a2", "move/unreadable")


def test_who_takes_a1_loses():
    end = play_all(start(), "b1 a2 a1")
    assert end.result == Result(winners=(1,), points=(0, 0))
    assert [message.facts["seat"] for message in end.game.text.ending(end.record)] == [0]


def test_taking_a1_takes_everything_and_loses_at_once():
    assert start().play("a1").result == Result(winners=(1,), points=(0, 0))


def test_the_seats_take_turns():
    assert play_all(start(), "e4 e3 e2").active == (1,)


def test_the_poisoned_piece_is_marked_as_long_as_it_is_there():
    assert start().view()["marks"] == {"a1": "☠"}
    assert "☠" in str(start())
    assert start().play("a1").view()["marks"] == {}


def test_a_move_is_told_by_what_it_leaves():
    def said(position, move):
        found = position.game.text.reason(position.record, position.active[0], position.read(move)[1])
        return None if found is None else (found.code, found.facts)

    column = position_from("chomp", "# . . . .\n# . . . .\n# . . . .\n# . . . .")
    assert said(column, "a2") == ("chomp/reason/poison", {})
    arms = play_all(start(), "e4 b2")
    assert said(arms, "e1") == ("chomp/reason/even", {"right": 3, "up": 3})
    assert said(arms, "d1") == ("chomp/reason/uneven", {"right": 2, "up": 3})
    assert said(start(), "c3") is None


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}


def test_the_first_player_wins_with_one_first_move_as_plain_minimax_finds():
    decided = decide([reference.start()], reference)
    found = solve("chomp")
    assert (found.value, found.distance, found.best) == ("win", 12, ["c3"])
    assert decided[reference.start()] == (0, 12)
    after = {move: decided[reference.play(reference.start(), move)][0] for move in reference.ALL}
    assert [move for move, winner in after.items() if winner == 0] == ["c3"]


def test_a_bar_that_fits_into_the_other_corner_mirrored_is_the_same():
    one = position_from("chomp", ". . . . .\n. . . . .\n# . . . .\n# # # . .")
    other = position_from("chomp", ". . . . .\n# . . . .\n# . . . .\n# # . . .", turn=1)
    assert solve(one).value == solve(other).value
    assert solve(one).distance == solve(other).distance
