"""Games are compiled behind the back of whoever plays, the one that is asked for first."""

import threading
from multiprocessing import Pipe
from types import SimpleNamespace

import pytest

import obelisk
from obelisk.compiling import background
from obelisk.compiling.background import Background


class Process:
    """A process that compiles until it is told to end."""

    def __init__(self, target, args, name, daemon):
        self.game, self._tells = args
        self.sentinel, self._end = Pipe(duplex=False)
        self.exitcode = None

    def start(self):
        pass

    def is_alive(self):
        return self.exitcode is None

    def ends(self, problem=None):
        self._tells = problem
        self.exitcode = 0
        self._end.close()

    def terminate(self):
        self.exitcode = -15
        self._end.close()


@pytest.fixture
def compiler(monkeypatch):
    """Begin to compile some games, two at once; return what is needed to look at it."""
    monkeypatch.setattr(background, "missing", list)
    monkeypatch.setattr(background, "_heard", lambda work: work.process._tells)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    begun, told, changed = [], [], threading.Condition()

    def make(**how):
        process = Process(**how)
        with changed:
            begun.append(process)
            changed.notify_all()
        return process

    def tell(one):
        with changed:
            told.append(one)
            changed.notify_all()

    def until(n, what=begun):
        with changed:
            assert changed.wait_for(lambda: len(what) >= n, timeout=30)
        return [getattr(one, "game", one) for one in what]

    compiling = Background(obelisk.games()[:4], SimpleNamespace(Pipe=Pipe, Process=make), tell)
    compiling.start()
    yield SimpleNamespace(compiling=compiling, begun=begun, told=told, until=until)
    compiling.close()


def test_the_game_that_is_asked_for_comes_at_once_and_another_makes_room(compiler):
    first, second, third, fourth = reversed(obelisk.games()[:4])
    assert compiler.until(2) == [first, second]
    compiler.compiling.ask_for(fourth)
    assert compiler.until(3) == [first, second, fourth]
    assert not compiler.begun[1].is_alive()
    compiler.begun[0].ends()
    assert compiler.until(4)[3] == second
    compiler.begun[2].ends()
    assert compiler.until(5)[4] == third


def test_what_somebody_asked_for_makes_no_room(compiler):
    compiler.until(2)
    *_, third, fourth = reversed(obelisk.games()[:4])
    compiler.compiling.ask_for(third)
    compiler.compiling.ask_for(fourth)
    compiler.until(4)
    compiler.compiling.ask_for(obelisk.games()[2])
    assert [process.is_alive() for process in compiler.begun] == [False, False, True, True]


def test_a_game_that_cannot_be_compiled_is_told_of_and_holds_nobody_up(compiler):
    compiler.until(2)
    broken = compiler.begun[0].game
    assert compiler.compiling.is_pending(broken)
    compiler.begun[0].ends("no such field")
    compiler.until(1, compiler.told)
    assert compiler.told[0].problem == "no such field"
    assert compiler.compiling.problems == {broken: "no such field"}
    assert not compiler.compiling.is_pending(broken)
    assert compiler.until(3)


def test_how_long_it_will_be_is_not_said_before_one_game_was_measured(compiler):
    compiler.until(2)
    assert compiler.compiling.seconds_left() is None
    assert compiler.compiling.seconds_left(compiler.begun[0].game) is None


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on when it is told to; call it with a number of seconds."""
    now = [0.0]
    monkeypatch.setattr(background, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return lambda seconds: now.__setitem__(0, now[0] + seconds)


def ends(compiler, n):
    compiler.until(n + 1)
    told = len(compiler.told)
    compiler.begun[n].ends()
    compiler.until(told + 1, compiler.told)


def test_how_long_it_will_be_shrinks_with_what_is_left(clock, compiler):
    compiler.until(2)
    said = []
    for seconds, ended in ((10, 0), (2, 1), (6, 2), (4, 3)):
        clock(seconds)
        ends(compiler, ended)
        compiler.until(min(ended + 3, 4))
        said.append(compiler.compiling.seconds_left())
    assert said == [None, 12.0, 6.0, 0.0]
    assert not compiler.compiling.is_pending()


def test_what_takes_longer_than_all_before_is_not_promised_anew(clock, compiler):
    compiler.until(2)
    clock(10)
    ends(compiler, 0)
    slow = compiler.until(3)[2]
    assert compiler.compiling.seconds_left(slow) == 10.0
    clock(60)
    assert compiler.compiling.seconds_left(slow) is None
    ends(compiler, 1)
    assert compiler.compiling.seconds_left(slow) is None
