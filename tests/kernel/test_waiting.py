"""Whoever waits for a compiler is told so, once."""

import importlib
import logging

import obelisk.rl
from obelisk.kernel.cache import waiting
from obelisk.kernel.cache.kept import _Files


def test_whoever_wants_to_know_is_told_once_before_something_is_compiled(tmp_path):
    told = []
    waiting.tell_once(lambda: told.append("compiling"))
    kept = _Files(str(tmp_path), "legal", "stamp")
    kept.save("here", 1)
    assert kept.load("here") == 1
    assert told == []
    assert kept.load("not here") is None
    assert kept.load("nor this") is None
    assert told == ["compiling"]


def test_programs_that_learn_are_told_in_one_line(caplog, monkeypatch):
    monkeypatch.setattr(waiting, "_listeners", [])
    importlib.reload(obelisk.rl)
    with caplog.at_level(logging.WARNING, "obelisk"):
        waiting.begins()
        waiting.begins()
    (line,) = caplog.records
    assert "obelisk warm" in line.getMessage()
