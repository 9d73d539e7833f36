"""Matches of two evaluators, many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import Any

import numpy as np

from obelisk.evaluators import Evaluator
from obelisk.game import Game
from obelisk.searches import Searches

OPENING = 2
"""The random moves that a game begins with; each beginning is played from both sides."""
SIMULATIONS, LEAVES = 32, 4
"""The simulations of a move, and how many leaves are valued at once."""


def play_match(game: Game, evaluators: Sequence[Evaluator], games: int, seed: int, **options: Any) -> float:
    """Return which share of so many games the first of two evaluators wins."""
    settings: dict[str, Any] = {
        "simulations": SIMULATIONS,
        "leaves": LEAVES,
        "autoreset": False,
        "seed": seed,
        **options,
    }
    sides = [Searches(game, games, evaluator=one, **settings) for one in evaluators]
    openings = game_openings(sides[0].batch, games, seed)
    for side in sides:
        side.place(openings)
    first_seat = np.arange(games) % 2
    won = np.zeros(games)
    while (sides[0].batch.seats >= 0).any():
        seats = sides[0].batch.seats.copy()
        actions = np.zeros(games, np.int64)
        for number, side in enumerate(sides):
            is_mine = (seats >= 0) & ((seats == first_seat) == (number == 0))
            side.run(np.where(is_mine, SIMULATIONS, 0))
            actions[is_mine] = side.best()[is_mine]
        for side in sides:
            rewards, terminated, _ = side.step(actions)
        ended = terminated & (seats >= 0)
        won[ended] = (rewards[np.arange(games), first_seat][ended] + 1) / 2
    return float(won.mean())


def game_openings(batch: Any, games: int, seed: int) -> Any:
    """Return the records of games after some random moves, in pairs that are alike."""
    found = batch.copy()
    found.reset(seed=seed)
    for _ in range(OPENING):
        found.step(found.sample())
    records = found.records.copy()
    records[1::2] = records[: games - 1 : 2] if games % 2 else records[0::2]
    return records


def elo(share: float, games: int) -> float:
    """Return by how many points who wins such a share of games is ahead; a clean sweep counts half a game less."""
    share = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(share / (1 - share))
