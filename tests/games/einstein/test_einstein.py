"""EinStein, sentence by sentence (plug-in-more.md, "Microgames")."""

import pytest

import obelisk
from obelisk import Result
from obelisk.drawing.scene import scene_of
from obelisk.game import count_sequences
from obelisk.games.einstein.rules import BOARD, GONE, movable
from obelisk.kernel import rules
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal, wrap
from tests.reference import einstein as reference


def board(first, second, *, die=None, mover=0):
    """Return a position: each seat's pieces as `4c3`, number and cell, what was rolled, and for whom."""
    game = obelisk.game("einstein")
    s = game.start().record
    s.at[:], s.left[:] = GONE, 0
    for seat, pieces in enumerate((first, second)):
        for piece in pieces.split():
            s.at[seat, int(piece[0]) - 1] = BOARD.cells[piece[1:]]
            s.left[seat] |= 1 << int(piece[0]) - 1
    s.mover, s.die, s.turn = mover, die or 0, -1 if die is None else mover
    return wrap(game, s)


def test_both_seats_have_six_numbered_pieces_the_second_turned_by_half_a_turn():
    start = obelisk.game("einstein").start()
    assert start.setup == {}
    marks, cells = start.view()["marks"], start.view()["cells"]
    assert {cell: (cells[cell], int(marks[cell])) for cell in cells} == reference.START


def test_chance_rolls_before_each_move_every_number_equally_likely():
    position = obelisk.game("einstein").start()
    for _ in range(4):
        assert position.active == (-1,)
        assert position.moves(-1) == ["1", "2", "3", "4", "5", "6"]
        assert [chance for _, chance in position.chances()] == [pytest.approx(1 / 6)] * 6
        position = position.play("3", -1)
        assert position.active in ((0,), (1,))
        position = position.play(position.moves()[0])


def test_the_die_is_rolled_for_the_seats_in_turn():
    position = play_all(obelisk.game("einstein").start(), "5 b2c3")
    assert (position.view()["mover"], position.view()["die"]) == (1, None)
    assert position.play("6").active == (1,)
    assert obelisk.record(position)["moves"] == [[-1, "5"], [0, "b2c3"]]


def test_the_piece_with_the_number_moves():
    position = play_all(obelisk.game("einstein").start(), "5")
    assert sorted(position.moves()) == ["b2b3", "b2c2", "b2c3"]
    refusal(position, "a1b2", "einstein/other-number", die=5, cell="a1", n=1)
    refusal(position, "d4c3", "move/enemy-piece", cell="d4")
    refusal(position, "c3d4", "move/empty-cell", cell="c3")


def test_seat_0_goes_right_up_or_both_and_seat_1_left_down_or_both():
    assert sorted(board("1c3", "1e5", die=1).moves()) == ["c3c4", "c3d3", "c3d4"]
    assert sorted(board("1a1", "1c3", die=1, mover=1).moves()) == ["c3b2", "c3b3", "c3c2"]


def test_nobody_goes_back():
    refusal(board("1c3", "1e5", die=1), "c3b3", "einstein/backwards", cell="c3", corner="e5")
    refusal(board("1c3", "1e5", die=1), "c3d2", "einstein/backwards", cell="c3", corner="e5")
    refusal(board("1a1", "1c3", die=1, mover=1), "c3d4", "einstein/backwards", cell="c3", corner="a1")


def test_nobody_goes_further_than_a_step_or_stays():
    refusal(board("1c3", "1e4", die=1), "c3e5", "einstein/too-far", cell="c3", to="e5")
    refusal(board("1c3", "1e4", die=1), "c3d5", "einstein/too-far", cell="c3", to="d5")
    refusal(board("1c3", "1e4", die=1), "c3c3", "move/stays", cell="c3")


def test_at_the_edge_there_is_one_way_left():
    assert board("1e2", "1e5", die=1).moves() == ["e2e3"]
    assert board("1b5", "1e4", die=1).moves() == ["b5c5"]


def test_if_the_number_is_gone_the_next_lower_or_the_next_higher_moves():
    position = board("1a1 2b1 5c1 6d1", "1e5", die=4)
    assert {move[:2] for move in position.moves()} == {"b1", "c1"}
    refusal(position, "a1a2", "einstein/not-nearest", die=4, n=1)
    refusal(position, "d1d2", "einstein/not-nearest", die=4, n=6)


def test_if_nothing_is_left_on_one_side_only_the_other_moves():
    assert {move[:2] for move in board("2b1 3c1", "1e5", die=6).moves()} == {"c1"}
    assert {move[:2] for move in board("3b1 5c1", "1e5", die=1).moves()} == {"b1"}


@pytest.mark.parametrize("die", range(1, 7))
def test_who_may_move_is_the_nearest_for_every_set_of_pieces(die):
    for left in range(1, 64):
        own = [n for n in range(1, 7) if left >> n - 1 & 1]
        nearest = {max((n for n in own if n <= die), default=0), min((n for n in own if n >= die), default=0)} - {0}
        expected = {die} if die in own else nearest
        assert {n for n in range(1, 7) if movable(left, die) >> n - 1 & 1} == expected


def test_whatever_stands_there_is_removed():
    after = board("1c3", "1d4 2e5", die=1).play("c3d4")
    assert after.view()["cells"] == {"d4": 0, "e5": 1}
    assert after.view()["marks"] == {"d4": "1", "e5": "2"}


def test_ones_own_is_removed_too():
    after = board("1c3 4d3", "2e5", die=1).play("c3d3")
    assert after.view()["cells"] == {"d3": 0, "e5": 1}
    assert after.view()["marks"]["d3"] == "1"
    # And from now on the 4 moves the 1.
    assert play_all(after, "2 e5e4 4").moves() == ["d3e3", "d3d4", "d3e4"]


def test_who_reaches_the_far_corner_wins():
    assert board("1d4", "1a3", die=1).play("d4e5").result == Result(winners=(0,), points=(0, 0))
    assert board("1d4", "1b2", die=1, mover=1).play("b2a1").result == Result(winners=(1,), points=(0, 0))


def test_ones_own_corner_does_not_win():
    assert board("1c3", "2e5 3e4", die=3, mover=1).play("e4e3").result is None
    assert obelisk.game("einstein").start().play("1").play("a1a2").result is None


def test_who_captures_all_enemies_wins():
    assert board("1c3 2a1", "5d4", die=1).play("c3d4").result == Result(winners=(0,), points=(0, 0))
    assert board("1b2", "5c3 1e5", die=5, mover=1).play("c3b2").result == Result(winners=(1,), points=(0, 0))


def test_nobody_chooses_the_number():
    refusal(obelisk.game("einstein").start(), "4", "move/chances-turn", seat=0)
    refusal(obelisk.game("einstein").start().play("4"), "4", "einstein/no-roll")


def test_what_is_no_number_on_a_die_is_refused():
    start = obelisk.game("einstein").start()
    refusal(start, "7", "einstein/no-such-face", seat=-1)
    refusal(start, "0", "einstein/no-such-face", seat=-1)
    refusal(start, "b2c3", "einstein/roll-first", seat=-1)
    refusal(start, "b2f9", "move/no-such-cell", seat=-1)


def test_the_picture_shows_the_die_and_who_may_move_and_the_last_move_behind_it():
    position = play_all(obelisk.game("einstein").start(), "1 a1a2 5 d4c3 3")
    assert position.view()["able"] == ["b1", "c1"]
    scene = scene_of(position, 1, "en")
    assert scene.last_cells == ("d4", "c3")
    assert "Seat 0 has rolled 3 and may move: b1, c1" in str(position)
    assert 'aria-label="Seat 0 has rolled 3"' in position.svg()


def test_a_capture_says_what_it_captures():
    position = board("1c3 4d3", "2d4", die=1)
    told = {move: position.game.text.reason(position.record, 0, position.read(move)[1]) for move in position.moves()}
    assert told["c3d4"].code == "einstein/reason/captures"
    assert told["c3d3"].code == "einstein/reason/own"
    assert told["c3c4"] is None


def test_turned_by_half_a_turn_with_the_colours_swapped_it_is_the_same_game():
    position = play_all(obelisk.game("einstein").start(), "1 a1a2 2")
    s = position.record
    rules.canonical(s)
    alike = wrap(position.game, s)
    assert (position.active, alike.active) == ((1,), (0,))
    opposite = dict(zip(BOARD.names, reversed(BOARD.names), strict=True))
    assert sorted(alike.moves()) == sorted(opposite[move[:2]] + opposite[move[2:]] for move in position.moves())
    assert count_sequences(alike, 3) == count_sequences(position, 3)


def test_it_cannot_be_solved_and_says_so():
    with pytest.raises(obelisk.errors.CannotSolve) as refused:
        obelisk.solve("einstein")
    assert refused.value.code == "solve/too-big"


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, obelisk.game("einstein").start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}
