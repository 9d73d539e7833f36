"""Steps of a batch with masks and observations, beside pgx on the same processor, and two threads beside one.

    python -m benchmarks.batch                       # Rhombus 11 × 11, 16,384 lanes
    python -m benchmarks.batch --lanes 1024 --steps 20

pgx (Hex 11 × 11, random legal actions, auto-reset) is measured where it is installed. Every figure is the best of some
rounds that take turns, so that a busy machine slows all of them alike.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

import obelisk

ROUNDS = 5


def ours(lanes: int, threads: int, steps: int, device: str = "cpu", name: str = "rhombus") -> Callable[[], float]:
    """Return a function that steps a batch and tells how many lanes it stepped in a second."""
    options = {"size": 11} if name == "rhombus" else {}
    batch = obelisk.Batch(obelisk.game(name), lanes, seed=1, threads=threads, device=device, **options)
    masks, planes = batch.mask(), batch.observe()

    def run(n: int = steps) -> float:
        began = time.perf_counter()
        for _ in range(n):
            batch.step(batch.sample(), masks=masks, planes=planes)
        if device != "cpu":
            planes.copy_to_host()
        return lanes * n / (time.perf_counter() - began)

    run(2)
    return run


def of_pgx(lanes: int, steps: int, name: str = "hex") -> Callable[[], float] | None:
    """Return the same for pgx, or None where it is not installed."""
    try:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return None
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def advance(state, key):  # type: ignore[no-untyped-def]
        def one(carry, _):  # type: ignore[no-untyped-def]
            state, key = carry
            key, drawing, starting = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(drawing, logits, axis=1)
            return (step(state, actions, jax.random.split(starting, lanes)), key), None

        return jax.lax.scan(one, (state, key), None, steps)[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), lanes))
    key = jax.random.PRNGKey(2)
    jax.block_until_ready(advance(state, key))

    def run() -> float:
        began = time.perf_counter()
        jax.block_until_ready(advance(state, key))
        return lanes * steps / (time.perf_counter() - began)

    return run


def best(runs: dict[str, Callable[[], float]], rounds: int = ROUNDS) -> dict[str, float]:
    """Return the best figure of each, measured in turns."""
    found = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            found[name] = max(found[name], run())
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=50)
    told = parser.parse_args()
    runs = {f"{threads} threads": ours(told.lanes, threads, told.steps) for threads in (1, 2)}
    pgx = of_pgx(told.lanes, told.steps)
    if pgx is not None:
        runs["pgx"] = pgx
    figures = best(runs)
    for name, figure in figures.items():
        print(f"{name:>10}: {figure:>14,.0f} lanes stepped, masked and observed in a second")
    print(f"two threads: {figures['2 threads'] / figures['1 threads']:.2f} times one")
    if pgx is None:
        print("pgx is not installed")
    else:
        print(f"one thread: {figures['1 threads'] / figures['pgx']:.1f} times pgx")
    one, two = (obelisk.Batch(obelisk.game("rhombus"), 300, seed=1, threads=threads, size=5) for threads in (1, 2))
    for _ in range(30):
        one.step(one.sample())
        two.step(two.sample())
    assert np.array_equal(one.records, two.records)


if __name__ == "__main__":
    main()
