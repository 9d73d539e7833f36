"""Dodgem, sentence by sentence (plug-in-more.md, "dodgem")."""

from collections import defaultdict

import pytest

import obelisk
from obelisk import Result
from obelisk.games.dodgem.rules import LONGEST_MEMORY, STATE, recall
from obelisk.kernel import rules
from obelisk.players import player
from obelisk.solving.tablebase import solve
from tests.games.oracle import compare_games
from tests.helpers import IS_PLAIN, play_all, position_from, refusal, wrap
from tests.reference import dodgem as reference
from tests.reference.solve import DodgemGraph, decide

TO_AND_FRO = "b2b3 a1b1 b3b2 b1a1"
ALMOST = f"a2b2 b1a1 {TO_AND_FRO} b2b3 a1b1"


def start():
    return obelisk.game("dodgem").start()


def told(position):
    return [message.code for message in position.game.text.ending(position.record)]


def test_seat_0_has_cars_on_a2_and_a3_and_seat_1_on_b1_and_c1():
    assert start().view()["cells"] == {"a2": 0, "a3": 0, "b1": 1, "c1": 1}
    assert start().setup == {}


def test_the_tile_is_called_after_its_board():
    assert obelisk.game("dodgem").tile == "Chess 3x3"


def test_seat_0_goes_right_up_or_down():
    position = position_from("dodgem", ". . .\n. x .\n. . o")
    assert sorted(position.moves()) == ["b2b1", "b2b3", "b2c2"]
    refusal(position, "b2a2", "dodgem/backwards-0")


def test_seat_1_goes_up_left_or_right():
    position = position_from("dodgem", ". . x\n. o .\n. . .", turn=1)
    assert sorted(position.moves()) == ["b2a2", "b2b3", "b2c2"]
    refusal(position, "b2b1", "dodgem/backwards-1")


def test_seat_0_leaves_over_the_right_edge_from_column_c():
    position = position_from("dodgem", ". . x\n. x .\no . .")
    assert [move for move in position.moves() if move.endswith("out")] == ["c3out"]
    assert position.play("c3out").view()["cells"] == {"a1": 1, "b2": 0}
    refusal(position, "b2out", "dodgem/not-at-edge-0", cell="b2")


def test_seat_1_leaves_over_the_top_edge_from_row_3():
    position = position_from("dodgem", ". . o\n. . o\nx . .", turn=1)
    assert [move for move in position.moves() if move.endswith("out")] == ["c3out"]
    assert position.play("c3out").view()["cells"] == {"c2": 1, "a1": 0}
    refusal(position, "c2out", "dodgem/not-at-edge-1", cell="c2")


def test_a_step_does_not_go_round_the_edge_of_the_board():
    right = position_from("dodgem", ". . .\n. . x\no . .")
    assert sorted(right.moves()) == ["c2c1", "c2c3", "c2out"]
    low = position_from("dodgem", ". . x\n. . .\no . .", turn=1)
    assert sorted(low.moves()) == ["a1a2", "a1b1"]
    left = position_from("dodgem", ". . x\no . .\n. . .", turn=1)
    assert sorted(left.moves()) == ["a2a3", "a2b2"]


def test_cars_do_not_capture():
    position = position_from("dodgem", "x . .\nx o .\n. . .")
    refusal(position, "a2b2", "dodgem/blocked", to="b2")
    refusal(position, "a2a3", "dodgem/own-car", to="a3")


def test_a_car_goes_one_step():
    refusal(start(), "a3c3", "dodgem/one-step", to="c3")
    refusal(start(), "a2b3", "dodgem/one-step", to="b3")
    refusal(start(), "a2a2", "move/stays", cell="a2")


def test_only_ones_own_cars_are_driven():
    refusal(start(), "b1b2", "move/enemy-piece", cell="b1")
    refusal(start(), "b2c2", "move/empty-cell", cell="b2")
    refusal(start(), "c1out", "move/enemy-piece", cell="c1")
    refusal(start(), "b2out", "move/empty-cell", cell="b2")


def test_what_is_no_move_is_refused_by_name():
    refusal(start(), "a2d2", "move/no-such-cell", cell="d2", first="a1", last="c3")
    refusal(start(), "d2out", "move/no-such-cell", cell="d2")
    refusal(start(), "a2", "move/unreadable")
    refusal(start(), "out", "move/unreadable")
    refusal(start(), "a2 out", "move/unreadable")


def test_whoever_is_to_move_and_has_all_cars_out_has_won():
    position = position_from("dodgem", ". . .\n. . x\no . .")
    gone = position.play("c2out")
    # The other still has a turn.
    assert gone.result is None
    end = gone.play("a1a2")
    assert end.result == Result(winners=(0,), points=(0, 0))
    assert told(end) == ["dodgem/ending/out"]


def test_the_last_turn_does_not_help_even_if_it_brings_the_last_car_out():
    position = position_from("dodgem", "o . .\n. . x\n. . .")
    assert play_all(position, "c2out a3out").result == Result(winners=(0,), points=(0, 0))


def test_whoever_is_shut_in_has_won():
    position = position_from("dodgem", ". . .\n. x x\n. . o")
    end = position.play("b2b1")
    assert end.result == Result(winners=(1,), points=(0, 0))
    assert told(end) == ["dodgem/ending/shut-in"]


def test_the_third_time_a_position_comes_with_the_same_seat_to_move_is_a_draw():
    # What stands after a2b2 has come twice when the cars have gone to and fro once, and comes again with b3b2.
    almost = play_all(start(), ALMOST)
    assert almost.result is None
    end = almost.play("b3b2")
    assert end.result == Result(winners=(0, 1), points=(0, 0))
    assert told(end) == ["ending/board/repeated"]


def test_the_first_position_counts():
    s = start().record
    assert s.n_seen.tolist() == [1, 0]


def test_what_can_never_come_again_is_forgotten():
    straight = play_all(start(), "a2b2 b1a1 b2c2")
    roundabout = play_all(start(), f"a2b2 b1a1 {TO_AND_FRO} b2c2")
    assert straight == roundabout
    assert straight.record.n_seen.sum() == 1
    assert not straight.record.seen[0].any()


def test_the_memory_never_fills_since_25_positions_at_most_lie_between_two_moves_that_cannot_be_taken_back():
    graph = DodgemGraph(reference)
    seen, waiting = set(), [reference.start()[:2]]
    while waiting:
        position = waiting.pop()
        if position not in seen:
            seen.add(position)
            waiting += [graph.play(position, move) for move in graph.moves(position)]
    alike = defaultdict(set)
    for cars, seat in seen:
        # Seat 0 never goes back to the left, seat 1 never down: while nobody goes ahead, columns and rows stay.
        kept = tuple(sorted(car[0] for car in cars[0])), tuple(sorted(car[1] for car in cars[1])), seat
        alike[kept].add(cars)
    assert 2 * max(map(len, alike.values())) == LONGEST_MEMORY


def test_its_record_is_small_since_a_match_copies_it():
    assert STATE.dtype.itemsize <= 280


def test_a_used_record_remembers_only_the_start_of_a_new_game():
    s = play_all(start(), "a2b2 b1a1 b2b3").record
    rules.begin(s)
    assert s.n_seen.tolist() == [1, 0]
    assert s.tobytes() == start().record.tobytes()


def test_a_move_is_told_by_what_it_is_good_for():
    def said(position, move):
        found = position.game.text.reason(position.record, position.active[0], position.read(move)[1])
        return None if found is None else (found.code, found.facts.get("cell"))

    assert said(start(), "a2b2") == ("dodgem/reason/blocks", "b1")
    assert said(start(), "a3b3") == ("dodgem/reason/nearer", "b3")
    assert said(start(), "a2a1") is None
    after = play_all(start(), "a3b3 b1b2 b3c3 b2b3")
    assert said(after, "c3out") == ("dodgem/reason/leaves", "c3")
    assert said(play_all(start(), "a3b3 b1a1"), "b3c3") == ("dodgem/reason/at-edge", "c3")


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, start(), reference.start(), games=120)
    assert IS_PLAIN or ends >= {(0,), (1,)}


def test_the_oracle_agrees_on_draws():
    simple = reference.start()
    for move in ALMOST.split():
        simple = reference.play(simple, move)
        assert reference.result(simple) is None
    assert reference.result(reference.play(simple, "b3b2")) == ((0, 1), (0, 0))


@pytest.mark.compiled
def test_the_first_player_wins_with_one_first_move_as_plain_python_finds():
    graph = DodgemGraph(reference)
    simple = reference.start()[:2]
    decided = decide([simple], graph)
    found = solve("dodgem")
    assert (found.value, found.distance, found.best) == ("win", 20, ["a3b3"])
    assert decided[simple] == (0, 20)
    assert {move: decided[graph.play(simple, move)] for move in graph.moves(simple)} == {
        "a3b3": (0, 19),
        "a2b2": (1, 18),
        "a2a1": (1, 16),
    }
    # Whoever can force it need not repeat: nobody's best is a draw.
    assert len(decided) == 2055


@pytest.mark.compiled
def test_perfect_still_wins_where_a_position_has_come_twice():
    position, perfect = play_all(start(), ALMOST), player("perfect", seed=1)
    assert solve(position).best == ["b3c3"]
    while not position.is_over:
        position = position.play(perfect.choose(position))
    assert position.result.winners == (0,)


def test_what_is_remembered_can_be_put_on_the_board_again():
    position = play_all(start(), ALMOST)
    s, remembered = position.record, [int(number) for number in position.record.seen[0, : position.record.n_seen[0]]]
    cars = []
    for number in remembered:
        recall(s, number)
        cars.append(wrap(position.game, s).view()["cells"])
    assert cars[0] == play_all(start(), "a2b2 b1a1").view()["cells"]
    assert cars[-1] == position.view()["cells"]
    assert len(cars) == 4
