"""A random agent against a player of ours: `python examples/agents/gymnasium_loop.py [obelisk/Kono-v0] [club]`."""

import sys

import gymnasium

import obelisk.rl  # noqa: F401 (makes the environments known)


def play(name: str = "obelisk/Kono-v0", opponent: str = "novice", seed: int = 1) -> float:
    """Play one game at random, print how it ends, and return what it is worth to the agent."""
    env = gymnasium.make(name, opponent=opponent, render_mode="ansi")
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        _, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    print(env.render())
    env.close()
    return float(reward)


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
