"""How fast it is: figures of this machine, and ratios against OpenSpiel in the same run.

Machines differ and are never quite at rest, so nothing here is a test. Each figure is the median of several
runs, with the slowest and the fastest beside it.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from obelisk.arena.matches import wins_of
from obelisk.catalogue import MICROGAMES, game, names
from obelisk.kernel.chance import generator
from obelisk.players import player
from obelisk.players.mcts import MctsPlayer
from obelisk.players.searching import Search
from obelisk.position import Position
from obelisk.solving.tablebase import table_for
from obelisk.storage.folders import cache_folder

RUNS = 5
REFERENCE = 200_000
"""Random games of tic-tac-toe a second, by OpenSpiel, on the machine that targets are stated for."""

SEATED: dict[str, dict[str, Any]] = {"microchip": {"players": 4}}
"""How many play in a match, where that is open."""

SIZE = 11
SIMULATIONS = 20_000


@dataclass(frozen=True)
class Figure:
    """One measurement: what, how much (median, slowest, fastest run), and the target it is held against, if any."""

    name: str
    unit: str
    value: float
    low: float
    high: float
    target: float | None = None
    is_better_high: bool = True

    @property
    def is_reached(self) -> bool | None:
        """Whether the target is reached; None without one."""
        if self.target is None:
            return None
        return self.value >= self.target if self.is_better_high else self.value <= self.target


def has_peer() -> bool:
    """Tell whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def figures() -> Iterator[Figure]:
    """Measure everything, one figure after the other."""
    scale: float | None = None
    if has_peer():
        peer = _rate("OpenSpiel tic-tac-toe, random games", "games/s", lambda: _peer_games("tic_tac_toe", 20_000))
        yield peer
        scale = REFERENCE / peer.value
    for name, target in (("trip", 300_000), ("bulo", 300_000), ("decapawn", 300_000), ("kono", 40_000)):
        yield from _random_games(name, target, scale)
    yield from _random_games("micropul", 6_000, scale)
    yield from _random_games("abstrakto", 60_000, scale)
    yield from _random_games("microchip", 150_000, scale, players=4)
    yield from _micropul(scale)
    yield from _against_hex() if has_peer() else _hex_alone()
    yield from _perfect()
    yield from _starting_up()


def matches(games: int) -> Iterator[Figure]:
    """Let the strongest player, at a second for each move, play against those that look one move ahead."""
    for name, best, others, target in (
        ("micropul", "mcts", 1, 90),
        ("abstrakto", "mcts", 1, 95),
        ("microchip", "builder", 3, 60),
    ):
        one, greedy = player(best, seconds=1.0, seed=1), player("greedy", seed=1)
        won = 100 * wins_of(one, greedy, name, games, seed=1000, others=others, **SEATED.get(name, {})) / games
        yield Figure(f"{name}, {best} against {others} greedy, {games} games", "% won", won, won, won, target)


def _random_games(name: str, target: float, scale: float | None, **options: Any) -> Iterator[Figure]:
    played = game(name)
    plain = _rate(
        f"{name}, random games",
        "games/s",
        lambda: _timed(lambda: played.playouts(20_000, seed=1, **options).plies, 20_000),
    )
    yield plain
    if scale is not None:
        low, high = plain.low * scale, plain.high * scale
        yield Figure(f"{name}, scaled to the reference machine", "games/s", plain.value * scale, low, high, target)


def _micropul(scale: float | None) -> Iterator[Figure]:
    """Measure the search with hidden information: plies in the tree and beyond it."""
    plain = _rate("micropul, tree search", "plies/s", _our_micropul_plies)
    yield plain
    if scale is not None:
        low, high = plain.low * scale, plain.high * scale
        yield Figure("micropul, tree search, scaled", "plies/s", plain.value * scale, low, high, 200_000)
    size = game("micropul").rules.state.dtype.itemsize
    yield Figure("micropul, a position", "bytes", size, size, size, 8_192, is_better_high=False)


def _our_micropul_plies() -> float:
    played = game("micropul")
    start = played.start(seed=1)
    search = Search(played, start.record, start.active[0], played.search.exploration, generator(1), 1 << 20)
    seconds = _seconds(search.run, 5_000, None)
    return search.plies / seconds


def _hex_alone() -> Iterator[Figure]:
    yield _rate(f"rhombus {SIZE}×{SIZE}, random games", "games/s", _our_hex_games)
    yield _rate(f"rhombus {SIZE}×{SIZE}, tree search", "simulations/s", _our_simulations)


def _against_hex() -> Iterator[Figure]:
    """Measure Hex turn and turn about, so that both meet the same noise."""
    peer_name = f"hex(board_size={SIZE})"
    yield from _duel(
        f"rhombus {SIZE}×{SIZE}, random games", "games/s", _our_hex_games, lambda: _peer_games(peer_name, 2_000), 10
    )
    yield from _duel(
        f"rhombus {SIZE}×{SIZE}, tree search",
        "simulations/s",
        _our_simulations,
        lambda: _peer_simulations(peer_name),
        5,
    )


def _duel(
    name: str, unit: str, ours: Callable[[], float], theirs: Callable[[], float], target: float
) -> Iterator[Figure]:
    ours()
    pairs = [(ours(), theirs()) for _ in range(RUNS)]
    yield _figure(f"{name}", unit, [our for our, _ in pairs])
    yield _figure(f"OpenSpiel {name.replace('rhombus', 'hex')}", unit, [their for _, their in pairs])
    yield _figure(f"{name}: times OpenSpiel", "×", [our / their for our, their in pairs], target)


def _our_hex_games() -> float:
    return _timed(lambda: game("rhombus").playouts(20_000, seed=1, size=SIZE).plies, 20_000)


def _our_simulations() -> float:
    position = game("rhombus").start(size=SIZE)
    searcher = MctsPlayer(simulations=SIMULATIONS, seed=1)
    return _timed(lambda: searcher.choose(position), SIMULATIONS)


def _peer_games(name: str, n: int) -> float:
    """Let OpenSpiel's uniform random bots play *n* games, move by move, in C++."""
    import pyspiel

    played = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    def play() -> None:
        for seed in range(n):
            pyspiel.evaluate_bots(played.new_initial_state(), bots, seed)

    return _timed(play, n)


def _peer_simulations(name: str) -> float:
    """Let OpenSpiel's MCTSBot search as long as ours, with one random rollout for each simulation."""
    import pyspiel

    played = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    megabytes = 2_000
    bot = pyspiel.MCTSBot(played, rollouts, 1.4, SIMULATIONS, megabytes, False, 1, False)
    state = played.new_initial_state()
    return _timed(lambda: bot.step(state), SIMULATIONS)


def _perfect() -> Iterator[Figure]:
    """Measure how long the perfect player takes, in positions of random games; tables are made if need be."""
    for name in names(MICROGAMES):
        began = perf_counter()
        table = table_for(name)
        yield _figure(f"{name}, table made or loaded", "s", [perf_counter() - began])
        chooser = player("perfect", seed=1)
        times = sorted(1000 * _seconds(chooser.choose, position) for position in _positions(name, 200))
        late = times[int(0.99 * len(times))]
        yield Figure(f"{name}, perfect answers", "ms", late, times[0], times[-1], 20, is_better_high=False)
        yield _figure(f"{name}, positions lost in the table", "", [len(table.keys)])
    size = sum(path.stat().st_size for path in (cache_folder() / "tables").glob("*.table")) / 1e6
    yield _figure("all tables on disk", "MB", [size], 200, is_better_high=False)


def _positions(name: str, n: int) -> list[Position]:
    """Return positions of random games, one of every few."""
    mover = player("random", seed=1)
    found: list[Position] = []
    while len(found) < n:
        position = game(name).start()
        while not position.is_over:
            found += [position] if len(position.history) % 5 == 0 else []
            position = position.play(mover.choose(position))
    mover.choose(found[0])
    player("perfect", seed=1).choose(found[0])
    return found[:n]


def _starting_up() -> Iterator[Figure]:
    """Measure a new process: the import, and the first list of moves with a warm cache."""
    load = "import time; t = time.perf_counter(); import obelisk; print(time.perf_counter() - t)"
    moves = load.replace("; print", "; obelisk.game('kono').start().moves(); print")
    yield _figure("import obelisk", "s", [_in_new_process(load) for _ in range(RUNS)], 0.4, is_better_high=False)
    yield _figure(
        "first moves() of kono", "s", [_in_new_process(moves) for _ in range(RUNS)], 1.5, is_better_high=False
    )


def _in_new_process(code: str) -> float:
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def _timed(work: Callable[[], Any], n: int) -> float:
    """Return how many of *n* things were done in a second."""
    return n / _seconds(work)


def _seconds(work: Callable[..., Any], *arguments: Any) -> float:
    began = perf_counter()
    work(*arguments)
    return perf_counter() - began


def _rate(name: str, unit: str, measure: Callable[[], float]) -> Figure:
    measure()
    return _figure(name, unit, [measure() for _ in range(RUNS)])


def _figure(
    name: str, unit: str, runs: list[float], target: float | None = None, *, is_better_high: bool = True
) -> Figure:
    return Figure(name, unit, statistics.median(runs), min(runs), max(runs), target, is_better_high)
