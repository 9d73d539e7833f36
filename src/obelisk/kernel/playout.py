"""Random games, from a position to its end."""

from typing import Any

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS
from obelisk.kernel.rule import rule
from obelisk.kernel.state import OVER, Chance, Numbers, State


@rule
def play_to_the_end(s: State, rng: Chance, moves: Numbers) -> int:
    """Play random moves until the game is over and return how many they were; one that never ends has too many."""
    plies = 0
    seat = rules.seat_to_act(s)
    while seat != OVER:
        rules.apply(s, seat, rules.sample(s, seat, rng, moves))
        plies += 1
        # Here it costs least: the loop is a few nanoseconds long.
        if plies > rules.max_plies(s):
            break
        seat = rules.seat_to_act(s)
    return plies


@compiled
def random_games(
    positions: np.ndarray[Any, Any], games: int, is_dealt: bool, rng: Chance, moves: Numbers, wins: Numbers
) -> int:
    """Play *games* random games and return their plies; `wins` counts for each seat the games it won or shared.

    positions[0] is the set-up, positions[1] the table they are played on. Chance decides the set-up of
    each game anew, unless it *is_dealt* already.
    """
    plies = 0
    s = positions[1]
    for _ in range(games):
        positions[1] = positions[0]
        if not is_dealt:
            rules.deal(s, rng)
        rules.begin(s)
        played = play_to_the_end(s, rng, moves)
        if played > rules.max_plies(s):
            rules.fail(s, NEVER_ENDS)
        plies += played
        won = rules.winners(s)
        for seat in range(len(wins)):
            wins[seat] += (won >> seat) & 1
    return plies
