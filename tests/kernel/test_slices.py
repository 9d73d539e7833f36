"""Work that threads share: every slice once, and nobody waits for a thread that has not begun."""

import pytest

from obelisk.kernel.lanes import processor
from obelisk.kernel.lanes.processor import SMALLEST, in_slices

N = 24 * SMALLEST


def test_every_slice_is_done_once_and_results_come_in_order():
    for threads in (2, 3, 8):
        slices = in_slices(lambda first, behind: (first, behind), N, threads)
        assert len(slices) == threads
        assert [first for first, _ in slices] == [0, *(behind for _, behind in slices[:-1])]
        assert slices[-1][1] == N


def test_what_one_thread_does_is_not_divided():
    assert in_slices(lambda first, behind: (first, behind), N, 1) == [(0, N)]


def test_little_work_is_not_divided():
    assert in_slices(lambda first, behind: (first, behind), SMALLEST, 8) == [(0, SMALLEST)]
    assert len(in_slices(lambda first, behind: None, 2 * SMALLEST, 8)) == 2
    assert len(in_slices(lambda first, behind: None, 3, 8, smallest=1)) == 3


def test_a_thread_that_never_comes_leaves_its_part_to_the_others(monkeypatch):
    monkeypatch.setattr(processor._helpers, "call", lambda jobs: None)
    assert in_slices(lambda first, behind: first, N, 8) == [N // 8 * part for part in range(8)]


def test_work_inside_of_work_is_done_too():
    def work(first, behind):
        return sum(in_slices(lambda one, other: other - one, N, 3))

    assert in_slices(work, N, 3) == [N] * 3


def test_what_goes_wrong_in_a_slice_is_raised_when_all_are_done():
    done = []

    def work(first, behind):
        done.append(first)
        if first == 0:
            raise KeyError("first")

    with pytest.raises(KeyError, match="first"):
        in_slices(work, N, 8)
    assert len(done) == 8
