"""The door to players and solvers: for a player that knows a game, and for whatever a game proves or looks for."""

from obelisk.evaluators import Evaluator, evaluator
from obelisk.players.base import Candidate, Player, acting_seat, play_out
from obelisk.players.levels import network_of
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.players.puct import DEFAULT_SIMULATIONS, PuctPlayer
from obelisk.players.thinking.budget import check_budget, stretches, thinking_clock
from obelisk.puzzles.books import mark_of, read_day, seed_of, today
from obelisk.solving.prover import MOST_CELLS, Prover
from obelisk.solving.tablebase import Progress, solve

# Players, and how long they think.
__all__ = ["Candidate", "MctsPlayer", "PerfectPlayer", "Player", "PuctPlayer", "acting_seat", "play_out"]
__all__ += ["DEFAULT_SIMULATIONS", "Evaluator", "evaluator", "network_of"]
__all__ += ["check_budget", "stretches", "thinking_clock"]
# Proofs, tables and puzzles.
__all__ += ["MOST_CELLS", "Progress", "Prover", "solve"]
__all__ += ["mark_of", "read_day", "seed_of", "today"]
