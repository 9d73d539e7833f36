"""Puzzles of the kind "the best score": a game alone, whose set-up follows from the day."""

from __future__ import annotations

from datetime import date
from typing import Any

from obelisk.game import Game
from obelisk.players.greedy import GreedyPlayer
from obelisk.players.solver import SolverPlayer
from obelisk.position import Position
from obelisk.puzzles.books import mark_of, seed_of

WIDTH, PLANS = 100, 2
"""How wide the solver searches, and how often."""
SIGHTS = 9
"""So many games are played at first sight."""


def make(game: Game, number: int) -> dict[str, Any] | None:
    """Return the puzzle of a day, of which *number* is the ordinal.

    `best` is the score of the solver, who knows what lies face down, and `goal` the best of some games that were
    played at first sight, from what a player sees. The further these stay behind, the harder the puzzle.
    """
    options = {} if game.puzzles is None else game.puzzles.options
    seed = seed_of(date.fromordinal(number))
    start = game.start(seed=seed, **options)
    best = max(_planned(start, plan) for plan in range(PLANS))
    sights = sorted(_at_first_sight(start, each) for each in range(SIGHTS))
    goal, usual = sights[-1], sights[SIGHTS // 2]
    best = max(best, goal)
    return {"seed": seed, "mark": mark_of(start.setup), "best": best, "goal": goal, "effort": best - usual}


def _planned(position: Position, seed: int) -> int:
    plan = SolverPlayer(width=WIDTH, seed=seed).consider(position)[0]
    for move in plan.line:
        position = position.play(move)
    return 0 if position.result is None else int(position.result.points[0])


def _at_first_sight(position: Position, seed: int) -> int:
    player = GreedyPlayer(seed=seed)
    while position.result is None:
        position = position.play(player.choose(position))
    return int(position.result.points[0])
