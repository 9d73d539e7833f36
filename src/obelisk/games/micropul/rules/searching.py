"""What a search thinks of Micropul: the worth of a position, the moves that somebody might make, and what is the same.

A position is judged by what everybody can see, and one's own hand.
"""

from math import exp

import numpy as np

from obelisk.games.micropul.rules.data import CORE
from obelisk.games.micropul.rules.groups import is_leader, leader_of, score
from obelisk.games.micropul.rules.moves import can_draw, gain_of, is_unclaimed_leader, list_layings, name_group, sample
from obelisk.games.micropul.rules.state import DRAW, HAND_SIZE, LAY, STONES, move_number
from obelisk.kernel import bits
from obelisk.kernel.chance import pick
from obelisk.kernel.generated import WHOLE, mix
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import share_of_win
from obelisk.kernel.state import OVER, Chance, Numbers, State

MOST_LEFT = CORE - 2 * HAND_SIZE
"""The core of a game for two when it begins."""

# How much each thing counts, when the core is full and, added to that, when it is empty: in the logarithm of the odds,
# fitted to the ends of games that a search played (`python -m benchmarks.micropul_value`).
IN_SUPPLY, IN_SUPPLY_LATE = 0.02, 0.62
IN_HAND, IN_HAND_LATE = -0.05, 0.82
CLOSED = np.array([0.08, 0.09, 0.11, 0.07, 0.08, 0.09])
CLOSED_LATE = np.array([0.25, 0.05, -0.01, 0.01, -0.06, -0.12])
"""A micropul of a claimed group, by how many open sides the group has, five or more counted alike."""
STONE, STONE_LATE = -0.06, 0.22
LAST_STONE, LAST_STONE_LATE = -0.26, 0.52
"""A stone in hand, and that there is one at all."""
TO_CLAIM = np.array([-0.04, 0.01, -0.30])
TO_CLAIM_LATE = np.array([0.27, 0.20, 0.41])
"""A micropul of the best group without a stone, for who has one: closed, with one open side, with more of them, where
its size is divided by one more than these."""
TOO_FEW, TOO_FEW_LATE = -0.26, 0.20
"""Each tile less than three that a player has left: who runs out loses."""
TURN, TURN_LATE = 0.10, -0.03

# Alone there is nobody to fear, and time: large groups are closed at last, and a tile is worth what it may become.
TOP_ALONE = 120.0
"""The points that are worth everything in solitaire: more than anybody has reached."""
TILE_IN_SUPPLY = 1.4
TILE_IN_HAND = 2.0
FREE_GROUP = 0.35
"""The best group that there is a stone for, of what it would be worth claimed."""
HOPE_ALONE = 0.9
HOPE_PER_SIDE_ALONE = 0.02
STONE_ALONE = 3.0
"""A stone in hand, unless a group is there for it that is worth more."""
LATE = 5.0
"""With fewer tiles left in the core than this, there may be no time to close a group."""


@rule
def value(s: State, seat: int) -> float:
    """Return the chance of *seat* to win; alone, its points on the way to the top."""
    if s.turn == OVER and s.players == 2:
        return share_of_win(s, seat)
    if s.players == 1:
        return min(1.0, max(0.0, prospects_alone(s) / TOP_ALONE))
    late = 1.0 - (CORE - s.drawn) / MOST_LEFT
    ahead = tiles_ahead(s, seat, late) - tiles_ahead(s, 1 - seat, late) + groups_ahead(s, seat, late)
    return 1.0 / (1.0 + exp(-ahead))


@rule
def tiles_ahead(s: State, seat: int, late: float) -> float:
    """Return what the tiles, the stones and the turn of a seat count."""
    supply, hand = bits.count(s.supplies[seat]), bits.count(s.hands[seat])
    total = supply * (IN_SUPPLY + late * IN_SUPPLY_LATE) + hand * (IN_HAND + late * IN_HAND_LATE)
    total += s.n_stones[seat] * (STONE + late * STONE_LATE)
    if s.n_stones[seat] > 0:
        total += LAST_STONE + late * LAST_STONE_LATE
    if s.turn == seat:
        total += TURN + late * TURN_LATE
    return total + max(0, 3 - supply - hand) * (TOO_FEW + late * TOO_FEW_LATE)


@rule
def groups_ahead(s: State, seat: int, late: float) -> float:
    """Return what the groups count for a seat: those that one player holds alone, and the best that are to be had."""
    total = 0.0
    best_closed = best_nearly = best_open = 0.0
    for node in range(4 * s.laid):
        if not is_leader(s, node):
            continue
        size, open_sides = s.group_size[node], s.group_open[node]
        if s.group_stones[node] == 1:
            most = min(open_sides, len(CLOSED) - 1)
            worth = size * (CLOSED[most] + late * CLOSED_LATE[most])
            total += worth if s.group_owner[node] == seat else -worth
        elif s.group_stones[node] == 0:
            if open_sides == 0:
                best_closed = max(best_closed, size)
            elif open_sides == 1:
                best_nearly = max(best_nearly, size)
            else:
                best_open = max(best_open, size / (1 + open_sides))
    has_stones = min(1, s.n_stones[seat]) - min(1, s.n_stones[1 - seat])
    if has_stones != 0:
        best = best_closed * (TO_CLAIM[0] + late * TO_CLAIM_LATE[0])
        best += best_nearly * (TO_CLAIM[1] + late * TO_CLAIM_LATE[1])
        best += best_open * (TO_CLAIM[2] + late * TO_CLAIM_LATE[2])
        total += has_stones * best
    return total


@rule
def hope(open_sides: int, time_left: float) -> float:
    """Return the chance of somebody who plays alone that a group will be closed in time."""
    if open_sides == 0:
        return 1.0
    return max(0.0, HOPE_ALONE - HOPE_PER_SIDE_ALONE * open_sides) * time_left


@rule
def prospects_alone(s: State) -> float:
    """Return the points that somebody who plays alone has or may hope for."""
    if s.turn == OVER:
        return score(s, 0)
    time_left = min(1.0, (CORE - s.drawn) / LATE)
    total = TILE_IN_SUPPLY * bits.count(s.supplies[0]) + TILE_IN_HAND * bits.count(s.hands[0])
    free = 0.0
    for node in range(4 * s.laid):
        if is_leader(s, node) and s.group_stones[node] < 2:
            worth = s.group_size[node] * hope(s.group_open[node], time_left)
            if s.group_stones[node] == 1:
                total += worth
            else:
                free = max(free, worth)
    if s.n_stones[0] > 0:
        stone = STONE_ALONE * time_left
        total += (s.n_stones[0] - 1) * stone + max(stone, FREE_GROUP * free)
    return total


LOOKS = 6
"""How many layings a player considers."""

WORTH_A_STONE = 3
"""The micropuls of a closed group that a player claims on sight."""

SMALL_HAND = 2


@rule
def likely(s: State, seat: int, last: int, rng: Chance, moves: Numbers) -> int:
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
def position_hash(s: State) -> int:
    """Return the mark of what lies where, which groups are claimed, and who holds what; how it came does not matter."""
    found = 0
    for place in range(s.laid):
        lying = move_number(LAY, bits.wide(s.tiles[place]), s.columns[place], s.rows[place], s.turns[place])
        found = (found + mix(0, lying)) & WHOLE
    for seat in range(s.players):
        for i in range(STONES - s.n_stones[seat]):
            group = name_group(s, leader_of(s, s.stones[seat, i]))
            found = (found + mix(1 + seat, group)) & WHOLE
    for seat in range(s.players):
        found = mix(mix(found, s.hands[seat]), s.supplies[seat])
    return mix(mix(mix(found, s.shown), s.passes), s.turn)
