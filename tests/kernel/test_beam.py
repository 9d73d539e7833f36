"""Beam search on toys whose best line is known, and the marks by which it knows positions again."""

import numpy as np

import obelisk
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.generated import mix
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import Rules, end, install
from obelisk.kernel.solving import beam
from obelisk.kernel.state import OVER, StateType, memory, number

STEPS = 6
CLIMB = StateType("toy-climb", seats=1, height=number(0, 200), steps=number(0, STEPS), last=memory(0, 2))


@rule
def begin(s):
    s.height = 0
    s.steps = 0
    s.turn = 0


@rule
def legal(s, seat, moves):
    moves[0], moves[1], moves[2] = 0, 1, 2
    return 3


@rule
def apply(s, seat, move):
    # Doubling pays only after the small steps that look better at first.
    s.height = s.height * 2 if move == 2 else s.height + 2 * move
    s.steps += 1
    s.last = move
    if s.steps == STEPS:
        end(s, 1)


@rule
def points(s, totals):
    totals[0] = s.height


@rule
def value(s, seat):
    return s.height / 200


install(Rules(state=CLIMB, begin=begin, legal=legal, apply=apply, max_moves=8, points=points, value=value))


def climb(width, *, noise=0.0, goes_on=lambda: True):
    root = np.zeros(1, CLIMB.dtype)
    rules.begin(root[0])
    return beam.search(root, width, noise, generator(1), np.zeros(3, np.int64), goes_on)


def highest(height=0, steps=0):
    """The best end, by trying everything."""
    if steps == STEPS:
        return height
    return max(highest(after, steps + 1) for after in (height, height + 2, 2 * height))


def test_a_wide_beam_finds_the_best_end():
    line = climb(50)
    assert (line.is_over, line.points) == (True, highest())
    assert line.value == highest() / 200


def test_the_moves_of_a_line_lead_to_its_end():
    line = climb(3, noise=0.1)
    s = CLIMB.blank()
    rules.begin(s)
    for move in line.moves:
        assert s.turn != OVER
        rules.apply(s, 0, move)
    assert (s.turn, s.height) == (OVER, line.points)


def test_the_same_seed_and_width_give_the_same_line():
    assert climb(2, noise=0.5) == climb(2, noise=0.5)


def test_a_search_that_is_stopped_returns_the_way_so_far():
    line = climb(50, goes_on=lambda: False)
    assert not line.is_over
    assert len(line.moves) == 1


def test_no_position_is_kept_twice_and_no_family_is_too_large():
    children = np.zeros(9, beam.CHILD)
    children["mark"] = [1, 1, 2, 3, 4, 5, 6, 7, 8]
    children["parent"] = [0, 1, 1, 1, 1, 1, 1, 2, 2]
    children["score"] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
    children["is_over"][8] = 1
    assert list(beam._select(children, 10)) == [0, 2, 3, 4, 7]
    assert list(beam._select(children, 2)) == [0, 2]


def test_as_many_go_on_as_there_is_room_for_however_many_are_left_out():
    children = np.zeros(400, beam.CHILD)
    children["mark"] = children["parent"] = np.arange(400)
    children["score"] = np.linspace(1, 0, 400)
    # Whatever is looked at first is one position.
    children["mark"][: beam.SPARE * 4] = 0
    assert list(beam._select(children, 4)) == [0, *range(beam.SPARE * 4, beam.SPARE * 4 + 3)]


def test_the_best_child_is_an_end_with_the_most_points():
    children = np.zeros(4, beam.CHILD)
    children["value"] = [0.9, 0.1, 0.2, 0.3]
    assert beam._top(children) == 0
    children["is_over"][1:] = 1
    children["points"] = [0, 7, 7, 5]
    assert beam._top(children) == 2


def test_an_end_goes_before_what_is_not_over_and_points_before_value():
    lines = [beam.Line(True, 3, 0.1, ()), beam.Line(False, 0, 0.9, ()), beam.Line(True, 2, 0.8, ())]
    assert max(lines, key=lambda line: line.worth).points == 3


def test_what_a_position_only_remembers_is_not_in_its_mark():
    one, other = CLIMB.blank(), CLIMB.blank()
    other.last = 2
    assert rules.position_hash(one) == rules.position_hash(other)
    other.height = 2
    assert rules.position_hash(one) != rules.position_hash(other)


def test_marks_have_62_bits_and_hardly_ever_meet():
    marks = {mix(mix(0, one), other) for one in range(100) for other in range(100)}
    assert len(marks) == 10_000
    assert all(0 <= mark < 1 << 62 for mark in marks)
    assert mix(0, 1 << 40) != mix(0, 0)


def test_a_mark_takes_the_parts_of_a_position_in():
    match = obelisk.game("plug-in").start(size=2, seed=1)
    chosen = match.play("@a1")
    marks = {rules.position_hash(chosen.play(move).record) for move in chosen.moves()}
    assert len(marks) == len(chosen.moves())
