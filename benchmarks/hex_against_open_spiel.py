"""Rhombus 11×11 as Hex: the level `best` against OpenSpiel's MCTSBot with random rollouts, the same time for each.

python -m benchmarks.hex_against_open_spiel [games, 100] [processes, 1]

OpenSpiel's bot counts simulations, not seconds: before each of its moves it gets as many as it did in that time at
its move before, and some more, since its games get shorter. Both think in one thread, never at the same time, and
every move is made on both boards, which must agree.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import obelisk
from obelisk.arena.statistics import wilson
from obelisk.players.levels import STRENGTHS

SIZE = 11
SECONDS = STRENGTHS["best"].seconds
UCT_C = 2.0
"""OpenSpiel's own choice in its example for MCTS."""
FIRST_SIMULATIONS = 10_000
GROWTH = 1.17
"""By how much its simulations get faster from move to move, as the board fills: so much that it has its whole time."""
MEMORY = 1_000
"""Megabytes that its tree may fill."""


class OpenSpielBot:
    """OpenSpiel's bot with a clock."""

    def __init__(self, seconds, seed):
        """Think so many seconds for a move."""
        import pyspiel

        self.seconds, self.seed = seconds, seed
        self.game = pyspiel.load_game(f"hex(board_size={SIZE})")
        self.evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.simulations, self.thought, self.moves = FIRST_SIMULATIONS, 0.0, 0

    def step(self, state):
        """Return an action, and learn how many simulations fit into the time."""
        import pyspiel

        bot = pyspiel.MCTSBot(
            self.game, self.evaluator, UCT_C, self.simulations, MEMORY, True, self.seed + self.moves, False
        )
        begun = perf_counter()
        action = bot.step(state)
        spent = perf_counter() - begun
        self.thought += spent
        self.moves += 1
        self.simulations = int(self.simulations * GROWTH * self.seconds / spent)
        return action


def one_game(number):
    """Play one game; return whether ours won, how many moves it had, and the seconds that each thought for a move."""
    best, bot = obelisk.player("best", seed=number), OpenSpielBot(SECONDS, 10_000 + number)
    own = number % 2
    position, state = obelisk.game("rhombus").start(size=SIZE), bot.game.new_initial_state()
    cells, thought, moves = position.moves(), 0.0, 0
    while not position.is_over:
        if position.active[0] == own:
            begun = perf_counter()
            move = best.choose(position)
            thought += perf_counter() - begun
            moves += 1
        else:
            move = cells[bot.step(state)]
        state.apply_action(cells.index(move))
        position = position.play(move)
    assert state.is_terminal()
    assert state.returns()[position.result.winners[0]] > 0
    return position.result.winners == (own,), len(position.history), thought / moves, bot.thought / bot.moves


def main(games, processes):
    """Play the games, each side beginning half of them, and tell how they went."""
    obelisk.player("best").choose(obelisk.game("rhombus").start(size=SIZE))  # loads what was compiled
    won = done = 0
    with ProcessPoolExecutor(processes) as pool:
        for number, (is_won, moves, ours, theirs) in enumerate(pool.map(one_game, range(games))):
            won += is_won
            done += 1
            seat = "first" if number % 2 == 0 else "second"
            print(
                f"game {done}: {'won' if is_won else 'lost'} as {seat} in {moves} moves, {won} of {done} won;", end=" "
            )
            print(f"seconds for each move: best {ours:.2f}, OpenSpiel {theirs:.2f}", flush=True)
    low, high = wilson(won, done)
    print(f"best won {won} of {done} games ({100 * low:.1f} % to {100 * high:.1f} %)")


if __name__ == "__main__":
    main(*(int(given) for given in (sys.argv[1:] + ["100", "1"][len(sys.argv) - 1 :])))
