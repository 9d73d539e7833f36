"""Drafting by what can be built: what a tile adds, and what games end like that begin with it."""

from __future__ import annotations

import numpy as np

from obelisk.games.microchip.building.desk import Desk, quick_score
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, Array
from obelisk.games.microchip.rules.moves import is_drafting, sample, take
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Chance, Numbers, State


@rule
def hand_score(s: State, seat: int, desk: Desk, hand: Array) -> int:
    """Return the final score of a good build with what a seat holds; *hand* is room to work in."""
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            hand[colour, shape] = s.held[seat, N_SHAPES * colour + shape]
    return quick_score(desk, s.boards[seat], hand)


@compiled
def score_takes(room: Array, seat: int, desk: Desk, kinds: Numbers, scores: Numbers) -> None:
    """Write what a seat could build after taking each of some kinds in room[0]; room[1] is used up."""
    hand = np.zeros((N_COLOURS, N_SHAPES), np.int64)
    for i in range(len(kinds)):
        room[1] = room[0]
        take(room[1], seat, kinds[i])
        scores[i] = hand_score(room[1], seat, desk, hand)


@compiled
def play_drafts(
    room: Array, seat: int, desk: Desk, kinds: Numbers, drafts: int, rng: Chance, moves: Numbers, totals: Array
) -> None:
    """Play the rest of the draft at random after each of some takes, and add up what comes of it for the seat."""
    hand = np.zeros((N_COLOURS, N_SHAPES), np.int64)
    s = room[1]
    for _ in range(drafts):
        for i in range(len(kinds)):
            room[1] = room[0]
            take(s, seat, kinds[i])
            while is_drafting(s):
                take(s, s.turn, sample(s, s.turn, rng, moves))
            totals[i] += hand_score(s, seat, desk, hand)
