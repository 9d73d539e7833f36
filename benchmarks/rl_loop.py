"""Step a random legal agent through PettingZoo environments of ours and through PettingZoo's own `connect_four_v3`.

    python -m benchmarks.rl_loop            (needs the extras `rl` and, for Connect Four, pygame)

All play the same loop (`agent_iter`, `last`, a legal action, `step`) in this process, in turn, several times; the best
time of each counts. It prints microseconds a step and how many times as fast as Connect Four each of ours is.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3

import obelisk.rl

Choose = Callable[[Any, dict[str, Any]], int]


def sampled(space: Any, observation: dict[str, Any]) -> int:
    """Return a legal action as PettingZoo's documentation does."""
    return int(space.sample(observation["action_mask"]))


def drawn(generator: np.random.Generator) -> Choose:
    """Return what draws a legal action with little work of its own."""

    def choose(space: Any, observation: dict[str, Any]) -> int:
        legal = observation["action_mask"].nonzero()[0]
        return int(legal[int(generator.random() * len(legal))])

    return choose


def loop(env: Any, steps: int, choose: Choose) -> float:
    """Return how many seconds a step takes, games begun anew as they end."""
    spaces = {agent: env.action_space(agent) for agent in env.possible_agents}
    done = 0
    begun = time.perf_counter()
    while done < steps:
        env.reset(seed=done)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else choose(spaces[agent], observation))
            done += 1
    return (time.perf_counter() - begun) / done


def main() -> None:
    """Measure, and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--steps", type=int, default=5000)
    asked.add_argument("--times", type=int, default=5)
    given = asked.parse_args()
    environments = {
        "connect_four_v3": connect_four_v3.env(),
        "kono_v0": obelisk.rl.kono_v0.env(),
        "rhombus_v0 (size 11)": obelisk.rl.rhombus_v0.env(size=11),
    }
    for named, choose in (("space.sample(mask)", sampled), ("one number drawn", drawn(np.random.default_rng(1)))):
        best = dict.fromkeys(environments, float("inf"))
        for env in environments.values():
            loop(env, 50, choose)
        for _ in range(given.times):
            for name, env in environments.items():
                best[name] = min(best[name], loop(env, given.steps, choose))
        print(f"actions by {named}:")
        for name, seconds in best.items():
            print(f"  {name:22} {seconds * 1e6:7.1f} µs a step  {best['connect_four_v3'] / seconds:5.2f} times")


if __name__ == "__main__":
    main()
