"""Moves that somebody might make: what a search supposes when it plays a game in its head."""

from __future__ import annotations

from obelisk.games.micropul.rules.moves import (
    ONE_PLUS,
    can_draw,
    is_unclaimed_leader,
    list_layings,
    name_group,
    reactions,
    sample,
)
from obelisk.games.micropul.rules.state import DRAW, column_of, move_number, row_of, tile_of, turn_of
from obelisk.kernel import bits
from obelisk.kernel.chance import pick
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Chance, Numbers, State

LOOKS = 6
"""How many layings a player considers."""

WORTH_A_STONE = 3
"""The micropuls of a closed group that a player claims on sight."""

SMALL_HAND = 2


@rule
def likely(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Claim a good closed group, else lay the tile that brings most of some looked at, else draw."""
    if s.n_stones[seat] > 0 and s.unclaimed > 0 and pick(rng, 3) == 0:
        group = best_closed(s)
        if group >= 0:
            return name_group(s, group)
    n = list_layings(s, seat, moves)
    best, best_gain = -1, -1
    for _ in range(min(n, LOOKS)):
        move = moves[pick(rng, n)]
        gain = gain_of(s, move)
        if gain > best_gain:
            best, best_gain = move, gain
    wants_to_draw = best_gain <= 0 and (n == 0 or bits.count(s.hands[seat]) <= SMALL_HAND)
    if wants_to_draw and can_draw(s, seat):
        return move_number(DRAW, 0, 0, 0, 0)
    return best if n > 0 else sample(s, seat, rng, moves)


@rule
def best_closed(s: State) -> int:
    """Return the largest closed group without a stone that is worth one, or -1."""
    best, best_size = -1, WORTH_A_STONE - 1
    for node in range(4 * s.laid):
        if s.group_open[node] == 0 and s.group_size[node] > best_size and is_unclaimed_leader(s, node):
            best, best_size = node, s.group_size[node]
    return best


@rule
def gain_of(s: State, move: int) -> int:
    """Return how many tiles a laying brings, an extra turn counted as two."""
    place = s.laid
    s.tiles[place], s.turns[place] = tile_of(move), turn_of(move)
    s.columns[place], s.rows[place] = column_of(move), row_of(move)
    gained = reactions(s, place)
    s.fired = 0
    s.tiles[place] = s.turns[place] = s.columns[place] = s.rows[place] = 0
    return gained % ONE_PLUS + (2 if gained >= ONE_PLUS else 0)
