"""Random players in OpenSpiel: `python examples/agents/openspiel_loop.py [obelisk_kono]`."""

import sys

import numpy as np
import pyspiel

from obelisk.rl import openspiel


def play(name: str = "obelisk_kono", seed: int = 1) -> list[float]:
    """Play one game at random, print how it ends, and return what it is worth to each player."""
    openspiel.register()
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=probabilities)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    print(state)
    return list(state.returns())


if __name__ == "__main__":
    print(play(*sys.argv[1:2]))
