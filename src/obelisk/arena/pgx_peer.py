"""The same game in pgx, on the same device: batches that are stepped, and whole random games. pgx need not be there."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

PLATFORMS = {"cpu": "cpu", "cuda": "gpu"}
"""What JAX calls our devices."""

Measure = Callable[[], float]


def has_pgx(device: str) -> bool:
    """Return whether pgx is installed, with a JAX that knows the *device*."""
    # One thread, as ours; and not most of a GPU's memory at once. Both must be said before JAX is loaded.
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        import jax
        import pgx  # noqa: F401 (it is only looked for)

        return bool(jax.devices(PLATFORMS[device]))
    except (ImportError, RuntimeError):
        return False


def stepping(name: str, device: str, lanes: int, steps: int) -> Measure:
    """Return what measures how many lanes are stepped in a second, at random and with auto-reset.

    A step of pgx always writes masks and observations.
    """
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> Any:
        def one(carry: Any, _: None) -> Any:
            state, key = carry
            key, drawing, starting = jax.random.split(key, 3)
            return (step(state, _drawn(state, drawing), jax.random.split(starting, lanes)), key), None

        return jax.lax.scan(one, (state, key), None, steps)[0]

    return _measured(device, advance, lambda: _begun(env, lanes), lanes * steps)


def whole_games(name: str, device: str, lanes: int) -> Measure:
    """Return what measures how many random games are played in a second, so many side by side from start to end."""
    import jax
    import pgx

    env = pgx.make(name)
    step = jax.vmap(env.step)

    def play(state: Any, key: Any) -> Any:
        def one(carry: Any) -> Any:
            state, key = carry
            key, drawing = jax.random.split(key)
            return step(state, _drawn(state, drawing)), key

        return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), one, (state, key))[0].rewards

    return _measured(device, play, lambda: _begun(env, lanes), lanes)


def _begun(env: Any, lanes: int) -> Any:
    import jax

    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), lanes))


def _drawn(state: Any, key: Any) -> Any:
    """Return a random legal action for each lane."""
    import jax

    return jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1)


def _measured(device: str, work: Callable[[Any, Any], Any], begin: Callable[[], Any], n: int) -> Measure:
    """Return what measures how many of *n* things *work* does in a second, once it is compiled for a device."""
    import jax

    where = jax.devices(PLATFORMS[device])[0]
    with jax.default_device(where):
        compiled, state, key = jax.jit(work), begin(), jax.random.PRNGKey(2)
        jax.block_until_ready(compiled(state, key))

    def measure() -> float:
        with jax.default_device(where):
            began = perf_counter()
            jax.block_until_ready(compiled(state, key))
            return n / (perf_counter() - began)

    return measure
