"""What `obelisk bench` measures of Rhombus: games and searches, beside those of OpenSpiel's Hex where that is there."""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, duel, has_peer, peer_games, random_games, rate, timed
from obelisk.games.rhombus import GAME
from obelisk.players.mcts import MctsPlayer

SIZE = 11
SIMULATIONS = 20_000
PEER = f"hex(board_size={SIZE})"
MEGABYTES = 2_000
"""What OpenSpiel's tree may fill."""
TIMES_GAMES, TIMES_SIMULATIONS = 10, 5
"""How many times as fast ours should be."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure random games and simulations, ours and theirs."""
    board = f"{SIZE}×{SIZE}"
    games, searches = f"rhombus {board}, random games", f"rhombus {board}, tree search"
    if not has_peer():
        yield rate(games, "games/s", _games)
        yield rate(searches, "simulations/s", _simulations)
        return
    theirs = f"OpenSpiel hex {board}, "
    yield from duel(games, f"{theirs}random games", "games/s", _games, lambda: peer_games(PEER, 2_000), TIMES_GAMES)
    yield from duel(
        searches, f"{theirs}tree search", "simulations/s", _simulations, _peer_simulations, TIMES_SIMULATIONS
    )


def _games() -> float:
    return random_games(GAME, size=SIZE)


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
