"""Random agents in a PettingZoo environment: `python examples/agents/pettingzoo_loop.py [kono_v0]`."""

import sys

import obelisk.rl


def play(name: str = "kono_v0", seed: int = 1) -> dict[str, float]:
    """Play one game at random, print how it ends, and return what it is worth to each agent."""
    env = getattr(obelisk.rl, name).env(render_mode="ansi")
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    print(env.render())
    return rewards


if __name__ == "__main__":
    print(play(*sys.argv[1:2]))
