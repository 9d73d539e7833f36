"""What all tests share: how Hypothesis searches, whether the compiler is on, Ctrl-C, and games of another package."""

import gc
import hashlib
import importlib
import importlib.metadata
import itertools
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from obelisk import catalogue
from obelisk.kernel import chance

# Until all tests are read, nothing is made that could be let go.
gc.disable()

# How long it takes to make an example up depends on what else the machine does, and on what is compiled.
settings.register_profile(
    "obelisk",
    derandomize=True,
    deadline=None,
    max_examples=60,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("obelisk")

# The toys are modules of their own, like those of a package that somebody has installed; there are no tests in them.
TOYS = Path(__file__).parent / "toys"
sys.path.insert(0, str(TOYS))
collect_ignore_glob = ["toys/*"]

# A shell starts what runs in the background with Ctrl-C ignored, and every program started from there inherits it.
# Python does not when it handles the signal itself: those that the tests start are as they are at a terminal.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header():
    return "rules: plain Python" if os.environ.get("NUMBA_DISABLE_JIT") else "rules: compiled"


def pytest_collection_modifyitems(config, items):
    """Let tests that wait, mostly for browsers, run beside those that compute: a core is seldom idle then.

    Of several processes each is given as many tests as the others, from the first to the last. Half of them begin with
    the slow ones, the other half end with those.
    """
    processes = int(getattr(config, "workerinput", {}).get("workercount", 1))
    items[:] = dealt(items, processes, lambda item: item.get_closest_marker("slow") is not None, lambda item: item.path)


def dealt(items, processes, is_slow, file_of):
    """Return *items* in an order in which every one of so many equal pieces has its part of the slow ones, by files.

    >>> dealt("aAbBcCdD", 2, str.isupper, str.lower)
    ['A', 'C', 'a', 'b', 'c', 'd', 'B', 'D']
    """
    slow, quick = [item for item in items if is_slow(item)], [item for item in items if not is_slow(item)]
    files = {}
    for item in slow:
        files.setdefault(file_of(item), []).append(item)
    shares = [[] for _ in range(processes)]
    for n, file in enumerate(files.values()):
        shares[n % processes].extend(file)
    found = []
    for n, share in enumerate(shares):
        room = max(0, (n + 1) * len(items) // processes - len(found) - len(share))
        rest, quick = (quick[:room], quick[room:]) if n + 1 < processes else (quick, [])
        found += [*share, *rest] if n % 2 == 0 else [*rest, *share]
    return found


def pytest_collection_finish():
    """Look no more through what stays to the end, modules and thousands of tests, for what nobody needs."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def same_chance_in_every_run():
    """What nobody can foresee is the same whenever a test runs, so that one which fails fails again."""
    drawn = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        spread = lambda n: hashlib.shake_256(str(next(drawn)).encode()).digest(n)  # noqa: E731
        patch.setattr(chance, "secrets", SimpleNamespace(token_hex=lambda n: str(next(drawn)), token_bytes=spread))
        yield


@pytest.fixture
def offer(monkeypatch):
    """Return a function that makes entry points known to the catalogue, as an installed package would.

    With *beside*, the group has only these of ours besides: a match of few games is compiled sooner.
    """
    known = importlib.metadata.entry_points

    def make_known(group, beside=None, **points):
        added = [importlib.metadata.EntryPoint(name.replace("_", "-"), value, group) for name, value in points.items()]
        before = catalogue.entry_points

        def offered(**kind):
            return _offered(before(**kind), added, beside) if kind["group"] == group else before(**kind)

        monkeypatch.setattr(catalogue, "entry_points", offered)
        catalogue.forget()

    assert catalogue.entry_points is known
    yield make_known
    monkeypatch.undo()
    catalogue.forget()


def _offered(points, added, beside):
    kept = [point for point in points if beside is None or point.name in beside]
    return importlib.metadata.EntryPoints([*kept, *added])


@pytest.fixture
def toys(offer):
    """The toy games, in the catalogue for one test."""
    offer("obelisk.games", toy_choice="toy_choice:GAME", toy_cards="toy_cards:GAME")
    offer("obelisk.microgames", toy_race="toy_race:GAME")
    return ["toy-choice", "toy-cards", "toy-race"]


@pytest.fixture
def dice(offer):
    """The toy with a die, in the catalogue for one test."""
    offer("obelisk.games", toy_dice="toy_dice:GAME")
    return catalogue.game("toy-dice")


@pytest.fixture
def bids(offer):
    """The toy without a board, whose moves are whole numbers, in the catalogue for one test."""
    offer("obelisk.games", toy_bids="toy_bids:GAME")
    return catalogue.game("toy-bids")


@pytest.fixture
def mistaken(tmp_path, monkeypatch, offer):
    """Return a function that writes a toy, the race, with some texts replaced, offers it, and returns the game."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def make(name, *replaced, entry=None, toy="toy-race"):
        text = (TOYS / f"{toy.replace('-', '_')}.py").read_text(encoding="utf-8").replace(toy, name)
        for right, wrong in replaced:
            assert right in text
            text = text.replace(right, wrong)
        module = name.replace("-", "_")
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        offer("obelisk.games", **{(entry or name).replace("-", "_"): f"{module}:GAME"})
        made.append(module)
        return importlib.import_module(module).GAME

    yield make
    for module in made:
        sys.modules.pop(module, None)
