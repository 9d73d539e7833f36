"""Random games and batches on a GPU: the same results as on the processor, and how fast, with pgx beside it.

    python -m benchmarks.gpu                         # every game
    python -m benchmarks.gpu --games rhombus kono --lanes 65536

Needs numba-cuda and an NVIDIA GPU; the package need not be installed, `PYTHONPATH=src` is enough if its games are found
(`OBELISK_GAMES`, or an installed copy's metadata). pgx is measured where it is installed. Ends with status 1 if a
result differs from the processor's.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import obelisk
from benchmarks.batch import best, of_pgx, ours

OPTIONS: dict[str, dict[str, Any]] = {"rhombus": {"size": 11}, "plug-in": {"size": 4}}
CHECKED = 2_000


def playouts(name: str, games: int) -> float:
    """Return how many whole random games a second are played on the GPU."""
    game, options = obelisk.game(name), OPTIONS.get(name, {})
    best_time = float("inf")
    for seed in range(3):
        began = time.perf_counter()
        game.playouts(games, seed=seed, device="cuda", **options)
        best_time = min(best_time, time.perf_counter() - began)
    return games / best_time


def same_playouts(name: str) -> bool:
    """Return whether random games come to the same on both."""
    game, options = obelisk.game(name), OPTIONS.get(name, {})
    there = game.playouts(CHECKED, seed=7, device="cuda", **options)
    return there == game.playouts(CHECKED, seed=7, threads=0, **options)


def same_batch(name: str, lanes: int = 256, steps: int = 60) -> bool:
    """Return whether a batch goes the same way on both, bit for bit."""
    game, options = obelisk.game(name), OPTIONS.get(name, {})
    there, here = (
        obelisk.Batch(game, lanes, seed=3, device=device, max_plies=40, **options) for device in ("cuda", "cpu")
    )
    for _ in range(steps):
        pairs = [(there.mask(), here.mask()), (there.observe(), here.observe()), (there.sample(), here.sample())]
        actions = pairs[-1]
        pairs += zip(there.step(actions[0]), here.step(actions[1]), strict=True)
        pairs += [(there.winners, here.winners), (there.points, here.points), (there.seats, here.seats)]
        if not all(np.array_equal(device.copy_to_host(), host) for device, host in pairs):
            return False
    return True


def pgx_games(lanes: int, name: str = "hex") -> float | None:
    """Return how many whole random games a second pgx plays on its device, or None where it is not installed."""
    try:
        import jax
        import pgx
    except ImportError:
        return None
    env = pgx.make(name)
    step = jax.vmap(env.step)

    @jax.jit
    def play(key):  # type: ignore[no-untyped-def]
        def one(carry):  # type: ignore[no-untyped-def]
            state, key = carry
            key, drawing = jax.random.split(key)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            return step(state, jax.random.categorical(drawing, logits, axis=1)), key

        state = jax.vmap(env.init)(jax.random.split(key, lanes))
        return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), one, (state, key))[0].rewards

    jax.block_until_ready(play(jax.random.PRNGKey(0)))
    began = time.perf_counter()
    jax.block_until_ready(play(jax.random.PRNGKey(1)))
    return lanes / (time.perf_counter() - began)


def measure(name: str, told: argparse.Namespace) -> bool:
    """Measure a game, print a line, and return whether all was the same as on the processor."""
    is_same = same_playouts(name)
    figure = playouts(name, told.playouts)
    line = f"{name:>12}: {figure:>14,.0f} games/s, {'the same' if is_same else 'NOT THE SAME'}"
    if obelisk.game(name).coding is None:
        print(f"{line}; no actions", flush=True)
        return is_same
    goes_same = same_batch(name)
    steps = best({"": ours(told.lanes, 1, told.steps, "cuda", name)}, 3)[""]
    print(f"{line}; batch {steps:>14,.0f} steps/s, {'the same' if goes_same else 'NOT THE SAME'}", flush=True)
    return is_same and goes_same


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(obelisk.games()))
    parser.add_argument("--lanes", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=1 << 21)
    told = parser.parse_args()
    results = []
    for name in told.games:
        try:
            results.append(measure(name, told))
        except Exception as error:
            print(f"{name:>12}: failed: {type(error).__name__}: {str(error)[-500:]}", flush=True)
            results.append(False)
    whole = pgx_games(told.lanes)
    stepping: Callable[[], float] | None = of_pgx(told.lanes, told.steps)
    if whole is None or stepping is None:
        print("pgx is not installed")
    else:
        print(f"pgx, Hex 11 × 11: {whole:,.0f} games/s; {best({'': stepping}, 3)['']:,.0f} steps/s with auto-reset")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
