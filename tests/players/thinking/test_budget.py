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
    assert list(stretches(None, 1.0, 5)) == [5, 5, 5]
