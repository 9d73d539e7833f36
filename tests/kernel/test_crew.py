"""Threads that share the lanes of a loop: each lane once, whoever comes and whoever does not."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel.lanes import crew, processor

LANES, THREADS = 1000, 3


def begun(ticket=1):
    numbers = crew.new_crew(THREADS)
    crew.call_up(numbers, ticket, LANES, THREADS)
    return numbers


def taken(numbers, ticket, whose):
    """All the lanes of one thread that are left, as they are taken."""
    found = []
    while True:
        first, behind = crew.claim(numbers, ticket, LANES, THREADS, whose)
        if first == behind:
            return found
        found += range(first, behind)


def test_each_lane_is_taken_once():
    numbers = begun()
    assert sorted(lane for whose in range(THREADS) for lane in taken(numbers, 1, whose)) == list(range(LANES))
    assert all(taken(numbers, 1, whose) == [] for whose in range(THREADS))


def test_threads_end_together():
    """What is taken at once becomes less, so that nobody waits long for the last one."""
    numbers, sizes = begun(), []
    while (claimed := crew.claim(numbers, 1, LANES, THREADS, 0))[0] < claimed[1]:
        sizes.append(claimed[1] - claimed[0])
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) > 2


def test_whoever_comes_late_finds_nothing_of_the_next_loop():
    numbers = begun(ticket=7)
    for late in (6, 5, 1):
        assert all(taken(numbers, late, whose) == [] for whose in range(THREADS))
    assert len(taken(numbers, 7, 0)) == LANES // THREADS


@pytest.mark.compiled
def test_lanes_of_threads_that_never_come_are_done_all_the_same(monkeypatch):
    alone = obelisk.Batch(obelisk.game("trip"), 300, seed=1, threads=1)
    left = obelisk.Batch(obelisk.game("trip"), 300, seed=1, threads=4)
    monkeypatch.setattr(processor._helpers, "call", lambda jobs: None)
    for _ in range(20):
        actions = alone.sample()
        assert np.array_equal(actions, left.sample())
        for one, other in zip(alone.step(actions), left.step(actions), strict=True):
            assert np.array_equal(one, other)
    assert alone.records.tobytes() == left.records.tobytes()


@pytest.mark.compiled
def test_what_goes_wrong_in_another_thread_is_raised_where_all_lanes_are_waited_for():
    def loop(numbers, ticket, lanes, threads, thread):
        if thread == 1:
            raise KeyError("the second thread")
        return False

    engine = processor.Processor(obelisk.game("trip").rules, 200, 16, 2)
    with pytest.raises(KeyError, match="the second thread"):
        engine._share(loop, (), 0)
