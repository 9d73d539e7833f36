"""How fast many games are played at once, on the processor or a GPU, with pgx beside it in the same run.

A GPU is only as good as its results: each game is first played there and on the processor, and compared bit for bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from time import perf_counter
from typing import Any

import numpy as np

from obelisk import catalogue
from obelisk.arena import pgx_peer
from obelisk.arena.bench import Figure, duel, figure, rate, timed
from obelisk.batch import Batch
from obelisk.errors import BadRequest
from obelisk.game import Game

TIMES_PGX = {"cpu": {"steps": 30}, "cuda": {"steps": 3, "games": 30}}
"""How many times as fast as pgx ours should be."""
TIMES_ONE_THREAD = 1.8
"""How many times as fast as one thread two should be."""


LANES = {"cpu": 16_384, "cuda": 1 << 20}
"""How many lanes are stepped together, at most."""
MEMORY = 4 << 30
"""How many bytes the lanes of a GPU may take."""


@dataclass(frozen=True)
class Size:
    """How much is measured at a time; without a number of lanes, as many as do a device good."""

    lanes: int | None = None
    steps: int = 50
    games: int = 1 << 22
    compared: int = 256


def figures(device: str, size: Size | None = None, games: Sequence[str] | None = None) -> Iterator[Figure]:
    """Measure games on a *device*: all of them on a GPU; on the processor those that pgx has too."""
    size = size or Size()
    has_pgx = pgx_peer.has_pgx(device)
    for game in map(catalogue.game, catalogue.names() if games is None else games):
        peer = None if game.bench is None else game.bench.pgx
        if device == "cpu" and peer is None:
            continue
        try:
            if device != "cpu":
                is_same = is_as_on_the_processor(game, device, size)
                yield figure(f"{game.name}, as on the processor", "", [float(is_same)], 1)
            yield from _of_game(game, device, size, peer if has_pgx else None)
        except (BadRequest, GeneratorExit):
            raise
        except Exception as error:  # whatever a driver says: the other games are measured all the same
            yield figure(f"{game.name}: {type(error).__name__}: {error}", "", [0.0], 1)


def _of_game(game: Game, device: str, size: Size, peer: str | None) -> Iterator[Figure]:
    """Measure whole games on a GPU, steps of a batch, and on the processor what a second thread is worth."""
    times, lanes = TIMES_PGX[device], lanes_of(game, device, size)
    if device != "cpu":

        def whole() -> float:
            return timed(lambda: game.playouts(size.games, seed=1, device=device, **_options(game)), size.games)

        yield from _beside(
            f"{game.name}, random games", "games/s", whole, times["games"],
            peer, lambda name: pgx_peer.whole_games(name, device, lanes),
        )  # fmt: skip
    if game.coding is None:
        return
    step = stepping(game, device, size)
    yield from _beside(
        f"{game.name}, steps with masks and observations", "lanes/s", step, times["steps"],
        peer, lambda name: pgx_peer.stepping(name, device, lanes, size.steps),
    )  # fmt: skip
    if device == "cpu":
        two = stepping(game, device, size, threads=2)
        pairs = [(two(), step()) for _ in range(5)]
        yield figure(
            f"{game.name}, two threads: times one", "×", [one / other for one, other in pairs], TIMES_ONE_THREAD
        )


def _beside(
    name: str, unit: str, ours: Callable[[], float], times: float,
    peer: str | None, theirs: Callable[[str], Callable[[], float]],
) -> Iterator[Figure]:  # fmt: skip
    """Measure ours, turn and turn about with pgx where that has the game."""
    if peer is None:
        yield rate(name, unit, ours)
    else:
        yield from duel(name, f"pgx {peer}, {name.partition(', ')[2]}", unit, ours, theirs(peer), times, "pgx")


def stepping(game: Game, device: str, size: Size, threads: int = 1) -> Callable[[], float]:
    """Return what measures how many lanes are stepped in a second, at random, with masks and observations."""
    lanes = lanes_of(game, device, size)
    batch = Batch(game, lanes, seed=1, threads=threads, device=device, **_options(game))
    masks, planes = batch.mask(), batch.observe()

    def measure() -> float:
        began = perf_counter()
        for _ in range(size.steps):
            batch.step(batch.sample(), masks=masks, planes=planes)
        np.asarray(batch.lengths)  # whatever a GPU has not done yet is waited for
        return lanes * size.steps / (perf_counter() - began)

    measure()
    return measure


def lanes_of(game: Game, device: str, size: Size) -> int:
    """Return how many lanes of a game are stepped together: on a GPU, as many as there is memory for."""
    if size.lanes is not None:
        return size.lanes
    if device == "cpu" or game.coding is None:
        return LANES[device]
    space, record = game.space(**_options(game)), game.rules.state.dtype
    numbers = 2 * space.actions + prod(space.observation) * space.dtype.itemsize
    return min(LANES[device], MEMORY // (2 * record.itemsize + 8 * game.rules.max_moves + numbers))


def is_as_on_the_processor(game: Game, device: str, size: Size) -> bool:
    """Return whether random games and a batch come to the same on a device and on the processor, bit for bit."""
    options = _options(game)
    there, here = (game.playouts(size.compared, seed=7, device=where, **options) for where in (device, "cpu"))
    return there == here and (game.coding is None or _batches_agree(game, device, size, options))


def _batches_agree(game: Game, device: str, size: Size, options: dict[str, Any]) -> bool:
    settings = {"seed": 3, "max_plies": 40, **options}
    there, here = (Batch(game, size.compared, device=where, **settings) for where in (device, "cpu"))
    for _ in range(size.steps):
        asked = [(batch.mask(), batch.observe(), batch.seats, batch.sample()) for batch in (there, here)]
        told = [
            (*batch.step(seen[-1]), batch.winners, batch.points)
            for batch, seen in zip((there, here), asked, strict=True)
        ]
        pairs = zip((*asked[0], *told[0]), (*asked[1], *told[1]), strict=True)
        if not all(np.array_equal(np.asarray(one), other) for one, other in pairs):
            return False
    return True


def _options(game: Game) -> dict[str, Any]:
    return {} if game.bench is None else game.bench.options
