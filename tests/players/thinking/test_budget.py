"""The clock by which players think: the one on the wall, or the processor's."""

import pytest

import obelisk
from obelisk import player
from obelisk.players.thinking import budget
from obelisk.players.thinking.budget import VARIABLE, stretches


def test_a_clock_that_does_not_exist_is_refused_by_the_names_of_those_that_do(monkeypatch):
    monkeypatch.setenv(VARIABLE, "sundial")
    with pytest.raises(obelisk.BadRequest, match="wall, processor; not 'sundial'"):
        player("mcts", seconds=0.01).choose(obelisk.game("trip").start())


def test_by_the_processors_time_waiting_costs_nothing(monkeypatch):
    ticks = iter([0.0, 0.4, 0.8, 1.2])
    monkeypatch.setenv(VARIABLE, "processor")
    monkeypatch.setitem(budget.CLOCKS, "processor", lambda: next(ticks))
    assert list(stretches(None, 1.0, 5)) == [1, 1, 1]


def test_by_time_stretches_grow_as_long_as_they_are_quick(monkeypatch):
    ticks = iter([0.0, 0.001, 0.002, 0.003, 0.9, 1.2])
    monkeypatch.setitem(budget.CLOCKS, "wall", lambda: next(ticks))
    assert list(stretches(None, 1.0, 5)) == [1, 2, 4, 5, 2]
