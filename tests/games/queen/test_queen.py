"""Queen, sentence by sentence (plug-in-more.md, "Microgames")."""

import pytest

import obelisk
from obelisk import Result, player, solve
from obelisk.game import count_sequences
from obelisk.games.queen.rules import BOARD
from obelisk.games.queen.text import COLD
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal
from tests.reference import queen as reference


def begun(cell, moves=""):
    return play_all(obelisk.game("queen").start(), f"{cell} {moves}")


def test_chance_puts_the_queen_on_one_of_ten_cells_all_equally_likely():
    start = obelisk.game("queen").start()
    assert start.setup == {}
    assert start.view()["cells"] == {}
    assert start.active == (-1,)
    assert start.moves(-1) == ["h3", "h4", "h5", "h6", "h7", "c8", "d8", "e8", "f8", "g8"]
    assert {chance for _, chance in start.chances()} == {0.1}


def test_what_chance_brought_stands_in_the_record_under_its_own_seat():
    position = begun("h6", "a6 a1")
    assert obelisk.record(position)["moves"] == [[-1, "h6"], [0, "a6"], [1, "a1"]]
    assert obelisk.replay(obelisk.record(position)) == position


def test_seat_0_moves_first_and_the_queen_belongs_to_nobody():
    position = begun("h6")
    assert position.active == (0,)
    assert position.view()["cells"] == {"h6": None}


def test_chance_puts_the_queen_nowhere_else():
    refusal(obelisk.game("queen").start(), "h8", "queen/start", seat=-1)
    refusal(obelisk.game("queen").start(), "a1", "queen/start", seat=-1)


def test_nobody_chooses_for_chance():
    for seat in (0, 1):
        refusal(obelisk.game("queen").start(), "h6", "move/chances-turn", seat=seat)


def test_the_queen_goes_left_down_or_both_as_far_as_one_likes():
    assert sorted(begun("d8", "d3").moves()) == sorted(["a3", "b3", "c3", "d1", "d2", "b1", "c2"])
    assert sorted(begun("c8").moves()) == sorted(["a8", "b8", "c7", "c6", "c5", "c4", "c3", "c2", "c1", "b7", "a6"])


def test_the_queen_never_goes_right_or_up():
    position = begun("h6", "f4")
    for cell in ("g4", "f5", "g5", "e5", "g3", "h8"):
        refusal(position, cell, "queen/away", cell="f4", to=cell)


def test_the_queen_stays_in_line():
    refusal(begun("h6", "f4"), "d3", "queen/not-in-line", cell="f4", to="d3")


def test_the_queen_must_move():
    refusal(begun("h6", "f4"), "f4", "queen/stays", cell="f4")


def test_cells_beside_the_board_are_refused_by_name():
    refusal(begun("h6"), "h9", "move/no-such-cell", cell="h9", first="a1", last="h8")


def test_who_moves_it_to_a1_wins():
    assert begun("h6", "h1 a1").result == Result(winners=(1,), points=(0, 0))
    assert begun("g8", "a2 a1").result == Result(winners=(1,), points=(0, 0))
    assert begun("h6", "f6 f1 a1").result == Result(winners=(0,), points=(0, 0))


def test_the_longest_game_takes_one_step_at_a_time():
    steps = [f"{column}8" for column in "fedcba"] + [f"a{row}" for row in range(7, 0, -1)]
    position = begun("g8", " ".join(steps))
    assert position.is_over
    assert len(position.history) == position.game.rules.max_plies


def test_the_cells_that_lose_are_wythoffs():
    assert {BOARD.names[cell] for cell in COLD} == reference.cold_by_the_golden_ratio()


def test_seat_0_wins_every_start_but_two():
    lost = {start: solve(begun(start)).value for start in reference.STARTS}
    assert [start for start, value in lost.items() if value == "loss"] == ["h5", "e8"]
    assert set(lost.values()) == {"win", "loss"}


def test_before_chance_has_its_turn_seat_0_has_eight_tenths():
    solution = solve("queen")
    assert solution.value == "chance"
    assert solution.share == pytest.approx(0.8)
    assert solution.best == []


@pytest.mark.parametrize("start", reference.STARTS)
def test_perfect_moves_to_a_cold_cell_wherever_it_can(start):
    position, perfect = begun(start), player("perfect", seed=1)
    cold = {move for move in position.moves() if move in reference.cold_by_the_golden_ratio()}
    found = perfect.consider(position)
    assert {candidate.move for candidate in found if candidate.value == 1.0} == cold
    assert perfect.choose(position) in (cold or position.moves())


def test_a_move_to_a_cold_cell_says_so():
    position = begun("h6")
    told = position.game.text.reason(position.record, 0, BOARD.cells["f4"])
    assert told.code == "queen/reason/cold"
    assert position.game.text.reason(position.record, 0, BOARD.cells["g6"]) is None


def test_mirrored_at_the_long_diagonal_it_is_the_same_game():
    for here, there in (("h3", "c8"), ("h5", "e8"), ("h7", "g8")):
        for depth in (1, 2, 3):
            assert count_sequences(begun(here), depth) == count_sequences(begun(there), depth)


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, obelisk.game("queen").start(), reference.start(), games=60)
    assert ends == {(0,), (1,)}
