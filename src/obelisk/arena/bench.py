"""How fast it is: figures of this machine, and ratios against OpenSpiel in the same run.

Machines differ and are never quite at rest, so nothing here is a test. Each figure is the median of several
runs, with the slowest and the fastest beside it. What is measured of a game is the game's to say (`Game.bench`).
"""

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from obelisk.arena.matches import wins_of
from obelisk.catalogue import MICROGAMES, game, names
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.players import player
from obelisk.players.levels import thinker_for
from obelisk.players.thinking.searching import Search
from obelisk.position import Position
from obelisk.rulebook.values import Bench
from obelisk.solving.tablebase import can_solve, table_for
from obelisk.storage.folders import cache_folder

RUNS = 5
REFERENCE = 200_000
"""Random games of tic-tac-toe a second, by OpenSpiel, on the machine that targets are stated for."""

GAMES = 20_000
"""Random games in a run."""

PEER_GAMES = 2_000
"""Random games of OpenSpiel's in a run."""
PEER_MEGABYTES = 2_000
"""What a search of OpenSpiel's may fill."""
TIMES_PEER_SEARCH = 5
"""How many times as fast as OpenSpiel's our searches should be."""

IMPORT = "import time; t = time.perf_counter(); import obelisk; print(time.perf_counter() - t)"
FIRST_MOVES = IMPORT.replace("; print", '; obelisk.game("{name}").start().moves(); print')


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
    """Return whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def figures() -> Iterator[Figure]:
    """Measure everything, one figure after the other."""
    scale: float | None = None
    if has_peer():
        peer = rate("OpenSpiel tic-tac-toe, random games", "games/s", lambda: peer_games("tic_tac_toe", GAMES))
        yield peer
        scale = REFERENCE / peer.value
    for played, bench in _measured():
        if bench.random_games is not None:
            measure = partial(random_games, played, **bench.options)
            plain = rate(f"{played.name}, random games", "games/s", measure)
            yield from scaled(plain, f"{played.name}, scaled to the reference machine", scale, bench.random_games)
        if bench.peer is not None:
            yield from beside_peer(played, bench, bench.peer)
    for played, bench in _measured():
        yield from _searched(played, bench, scale)
        if bench.bytes is not None:
            size = played.rules.state.dtype.itemsize
            yield figure(f"{played.name}, a position", "bytes", [size], bench.bytes, is_better_high=False)
        if bench.first_moves is not None:
            code = FIRST_MOVES.format(name=played.name)
            runs = [in_new_process(code) for _ in range(RUNS)]
            yield figure(f"first moves() of {played.name}", "s", runs, bench.first_moves, is_better_high=False)
    yield from _perfect()
    yield figure("import obelisk", "s", [in_new_process(IMPORT) for _ in range(RUNS)], 0.4, is_better_high=False)


def matches(games: int) -> Iterator[Figure]:
    """Let the strongest player, at a second for each move, play against those that look one move ahead."""
    for played, bench in _measured():
        if bench.against_greedy is not None:
            best, others = thinker_for(played), played.start(seed=1, **bench.options).seats - 1
            one, greedy = player(best, seconds=1.0, seed=1), player("greedy", seed=1)
            won = 100 * wins_of(one, greedy, played.name, games, seed=1000, others=others, **bench.options) / games
            name = f"{played.name}, {best} against {others} greedy, {games} games"
            yield Figure(name, "% won", won, won, won, bench.against_greedy)


def _measured() -> Iterator[tuple[Game, Bench]]:
    for name in names():
        played = game(name)
        if played.bench is not None:
            yield played, played.bench


def random_games(played: Game, **options: Any) -> float:
    """Return how many random games are played in a second."""
    return timed(lambda: played.playouts(GAMES, seed=1, **options), GAMES)


def scaled(plain: Figure, name: str, scale: float | None, target: float) -> Iterator[Figure]:
    """Yield a figure, and what it would be on the machine that its *target* is stated for, where that is known."""
    yield plain
    if scale is not None:
        yield Figure(name, plain.unit, plain.value * scale, plain.low * scale, plain.high * scale, target)


def _called(played: Game, bench: Bench) -> str:
    return ", ".join([played.name, *(f"{key} {value}" for key, value in bench.options.items())])


def beside_peer(played: Game, bench: Bench, peer: str) -> Iterator[Figure]:
    """Measure random games, ours and those of the same game in OpenSpiel where that is installed."""
    name = f"{_called(played, bench)}, random games"
    ours = partial(random_games, played, **bench.options)
    if has_peer():
        theirs = partial(peer_games, peer, PEER_GAMES)
        yield from duel(name, f"OpenSpiel {peer}, random games", "games/s", ours, theirs, bench.times_peer)
    else:
        yield rate(name, "games/s", ours)


def _searched(played: Game, bench: Bench, scale: float | None) -> Iterator[Figure]:
    """Measure a search from the start: its simulations, beside the peer's where that is installed, and its plies."""
    if bench.simulations is None:
        return
    name, n = f"{_called(played, bench)}, tree search", bench.simulations
    if bench.peer is not None and has_peer():
        theirs = partial(peer_simulations, bench.peer, n)
        yield from duel(
            name, f"OpenSpiel {bench.peer}, tree search", "simulations/s",
            lambda: _search(played, bench)[0], theirs, TIMES_PEER_SEARCH,
        )  # fmt: skip
    elif bench.plies is None:
        yield rate(name, "simulations/s", lambda: _search(played, bench)[0])
    if bench.plies is not None:
        plain = rate(name, "plies/s", lambda: _search(played, bench)[1])
        yield from scaled(plain, f"{name}, scaled", scale, bench.plies)


def _search(played: Game, bench: Bench) -> tuple[float, float]:
    """Search once from the start; return how many simulations and how many plies it makes in a second."""
    start, n = played.start(seed=1, **bench.options), bench.simulations or 0
    search = Search(played, start.record, start.active[0], played.search.exploration, generator(1), 1 << 20)
    seconds = seconds_of(search.run, n, None)
    return n / seconds, search.plies / seconds


def peer_simulations(name: str, n: int) -> float:
    """Let OpenSpiel's MCTSBot search as long as ours, with one random rollout for each simulation."""
    import pyspiel

    played = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(played, rollouts, 1.4, n, PEER_MEGABYTES, False, 1, False)
    state = played.new_initial_state()
    return timed(lambda: bot.step(state), n)


def duel(
    name: str,
    peer_name: str,
    unit: str,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    target: float,
    peer: str = "OpenSpiel",
) -> Iterator[Figure]:
    """Measure ours and a peer's turn and turn about, so that both meet the same noise."""
    ours()
    pairs = [(ours(), theirs()) for _ in range(RUNS)]
    yield figure(name, unit, [our for our, _ in pairs])
    yield figure(peer_name, unit, [their for _, their in pairs])
    yield figure(f"{name}: times {peer}", "×", [our / their for our, their in pairs], target)


def peer_games(name: str, n: int) -> float:
    """Let OpenSpiel's uniform random bots play *n* games, move by move, in C++; return how many in a second."""
    import pyspiel

    played = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    def play() -> None:
        for seed in range(n):
            pyspiel.evaluate_bots(played.new_initial_state(), bots, seed)

    return timed(play, n)


def _perfect() -> Iterator[Figure]:
    """Measure how long the perfect player takes, in positions of random games; tables are made if need be."""
    for name in filter(lambda name: can_solve(game(name)), names(MICROGAMES)):
        began = perf_counter()
        table = table_for(name)
        yield figure(f"{name}, table made or loaded", "s", [perf_counter() - began])
        chooser = player("perfect", seed=1)
        times = sorted(1000 * seconds_of(chooser.choose, position) for position in _positions(name, 200))
        late = times[int(0.99 * len(times))]
        yield Figure(f"{name}, perfect answers", "ms", late, times[0], times[-1], 20, is_better_high=False)
        yield figure(f"{name}, positions lost in the table", "", [len(table.keys)])
    size = sum(path.stat().st_size for path in (cache_folder() / "tables").glob("*.table")) / 1e6
    yield figure("all tables on disk", "MB", [size], 200, is_better_high=False)


def _positions(name: str, n: int) -> list[Position]:
    mover, rng = player("random", seed=1), generator(1)
    found: list[Position] = []
    while len(found) < n:
        position = game(name).start()
        while not (position := position.rolled(rng)).is_over:
            found += [position] if len(position.history) % 5 == 0 else []
            position = position.play(mover.choose(position))
    mover.choose(found[0])
    player("perfect", seed=1).choose(found[0])
    return found[:n]


def in_new_process(code: str) -> float:
    """Return the number that *code* prints in a process of its own."""
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def timed(work: Callable[[], Any], n: int) -> float:
    """Return how many of *n* things were done in a second."""
    return n / seconds_of(work)


def seconds_of(work: Callable[..., Any], *arguments: Any) -> float:
    """Return how long it takes to do something."""
    began = perf_counter()
    work(*arguments)
    return perf_counter() - began


def rate(name: str, unit: str, measure: Callable[[], float]) -> Figure:
    """Return what several runs measure, after one that does not count."""
    measure()
    return figure(name, unit, [measure() for _ in range(RUNS)])


def figure(
    name: str, unit: str, runs: list[float], target: float | None = None, *, is_better_high: bool = True
) -> Figure:
    """Return the figure of several runs."""
    return Figure(name, unit, statistics.median(runs), min(runs), max(runs), target, is_better_high)
