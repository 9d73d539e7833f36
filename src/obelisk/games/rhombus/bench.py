"""What `obelisk bench` measures of Rhombus besides random games: searches, beside those of OpenSpiel's Hex."""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, rate, timed
from obelisk.games.rhombus import GAME
from obelisk.players.mcts import MctsPlayer

SIZE = 11
SIMULATIONS = 20_000
PEER = f"hex(board_size={SIZE})"
MEGABYTES = 2_000
"""What OpenSpiel's tree may fill."""
TIMES = 5
"""How many times as fast ours should be."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure simulations, ours and theirs."""
    name = f"rhombus, size {SIZE}, tree search"
    if has_peer():
        theirs = f"OpenSpiel {PEER}, tree search"
        yield from duel(name, theirs, "simulations/s", _simulations, _peer_simulations, TIMES)
    else:
        yield rate(name, "simulations/s", _simulations)


def _simulations() -> float:
    position = GAME.start(size=SIZE)
    searcher = MctsPlayer(simulations=SIMULATIONS, seed=1)
    return timed(lambda: searcher.choose(position), SIMULATIONS)


def _peer_simulations() -> float:
    """Let OpenSpiel's MCTSBot search as long as ours, with one random rollout for each simulation."""
    import pyspiel

    played = pyspiel.load_game(PEER)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(played, rollouts, 1.4, SIMULATIONS, MEGABYTES, False, 1, False)
    state = played.new_initial_state()
    return timed(lambda: bot.step(state), SIMULATIONS)
