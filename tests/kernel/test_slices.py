"""Work that threads share: every slice once, and nobody waits for a thread that has not begun."""

import threading

import pytest

from obelisk.kernel.lanes.processor import SMALLEST, WORTH, in_slices

N = 8 * WORTH * SMALLEST


def test_every_slice_is_done_once_and_results_come_in_order():
    for threads, each in ((2, 4), (3, 1), (8, 1)):
        slices = in_slices(lambda first, behind: (first, behind), N, threads, each=each)
        assert len(slices) == threads * each
        assert [first for first, _ in slices] == [0, *(behind for _, behind in slices[:-1])]
        assert slices[-1][1] == N


def test_what_one_thread_does_is_not_divided():
    assert in_slices(lambda first, behind: (first, behind), N, 1, each=4) == [(0, N)]


def test_little_work_is_not_divided():
    assert in_slices(lambda first, behind: (first, behind), SMALLEST, 8, each=4) == [(0, SMALLEST)]
    assert len(in_slices(lambda first, behind: None, 2 * SMALLEST, 8, each=4)) == 2
    assert len(in_slices(lambda first, behind: None, 3, 8, smallest=1)) == 3


def test_a_thread_that_is_held_up_leaves_the_rest_to_the_others():
    caller, done, is_free = threading.get_ident(), [], threading.Event()

    def work(first, behind):
        if threading.get_ident() == caller:
            done.append(first)
            if len(done) == 7:
                is_free.set()
        else:
            assert is_free.wait(60)
        return first

    assert in_slices(work, N, 2, each=4) == [N // 8 * part for part in range(8)]
    assert len(done) >= 7


def test_work_inside_of_work_is_done_too():
    def work(first, behind):
        return sum(in_slices(lambda one, other: other - one, N, 3, each=2))

    assert in_slices(work, N, 3) == [N] * 3


def test_what_goes_wrong_in_a_slice_is_raised_when_all_are_done():
    done = []

    def work(first, behind):
        done.append(first)
        if first == 0:
            raise KeyError("first")

    with pytest.raises(KeyError, match="first"):
        in_slices(work, N, 2, each=4)
    assert len(done) == 8
