"""What a search thinks of Micropul: the worth of a position, the moves that somebody might make, and what is the same.

A position is judged by what everybody can see, and one's own hand.
"""

from math import exp

from obelisk.authoring import OVER, Chance, Numbers, State, bits, pick, rule
from obelisk.games.micropul.rules.data import CORE
from obelisk.games.micropul.rules.foresight import foreseeing
from obelisk.games.micropul.rules.groups import is_leader, leader_of, score
from obelisk.games.micropul.rules.judging import chance_to_win
from obelisk.games.micropul.rules.moves import can_draw, gain_of, is_unclaimed_leader, list_layings, name_group, sample
from obelisk.games.micropul.rules.state import DRAW, LAY, NOBODY, STONES, move_number
from obelisk.kernel.generated import WHOLE, mix
from obelisk.kernel.rules import share_of_win

# How much each thing counts, in points.
HOPE = 0.8
"""A claimed group with one open side, of its size; each further side takes a part of it away."""
HOPE_PER_SIDE = 0.12
FREE_GROUP = 0.35
"""The best groups that a player still has stones for, of what they would be worth claimed."""
STONE_IN_HAND = 1.5
TURN = 0.7
FEW_TILES = 2.0
"""For each tile less than three that a player has left: who runs out loses."""
SPREAD = 5.0
"""How many points ahead make a likely winner."""

# Alone there is nobody to fear, and time: large groups are closed at last, and a tile is worth what it may become.
TOP_ALONE = 120.0
"""The points that are worth everything in solitaire: more than anybody has reached."""
TILE_IN_SUPPLY = 1.4
TILE_IN_HAND = 2.0
HOPE_ALONE = 0.9
HOPE_PER_SIDE_ALONE = 0.02
STONE_ALONE = 3.0
"""A stone in hand, unless a group is there for it that is worth more."""
LATE = 5.0
"""With fewer tiles left in the core than this, there may be no time to close a group."""


def look_ahead(s: State) -> None:
    """Let a search of a position for two be as good as it can: with fitted weights, and foresight in random games.

    Levels below the best, and those who look only at what is there, judge by the hand-set numbers above.
    """
    s.looks_ahead = 1


@rule
def value(s: State, seat: int) -> float:
    """Return the chance of *seat* to win; alone, its points on the way to the top."""
    if s.turn == OVER and s.players == 2:
        return share_of_win(s, seat)
    if s.players == 1:
        return min(1.0, max(0.0, prospects_alone(s) / TOP_ALONE))
    if s.looks_ahead:
        return chance_to_win(s, seat)
    ahead = prospects(s, seat) - prospects(s, 1 - seat)
    return 1.0 / (1.0 + exp(-ahead / SPREAD))


@rule
def prospects(s: State, seat: int) -> float:
    """Return the points that *seat* has or may hope for."""
    tiles = bits.count(s.hands[seat]) + bits.count(s.supplies[seat])
    total = 2.0 * bits.count(s.supplies[seat]) + bits.count(s.hands[seat])
    if s.turn == OVER:
        return total + claimed(s, seat, 0.0)
    time_left = min(1.0, (CORE - s.drawn) / 10.0)
    total += claimed(s, seat, time_left)
    total += s.n_stones[seat] * STONE_IN_HAND * time_left
    if s.n_stones[seat] > 0:
        total += FREE_GROUP * best_unclaimed(s, time_left)
    if s.turn == seat:
        total += TURN
    return total - FEW_TILES * max(0, 3 - tiles)


@rule
def claimed(s: State, seat: int, time_left: float) -> float:
    """Return what the groups are worth that *seat* alone holds: closed ones all, open ones by their hope."""
    total = 0.0
    for node in range(4 * s.laid):
        if s.group_owner[node] == seat and is_leader(s, node) and s.group_stones[node] == 1:
            total += s.group_size[node] * hope(s.group_open[node], time_left)
    return total


@rule
def best_unclaimed(s: State, time_left: float) -> float:
    """Return what the best group without a stone would be worth to who claims it."""
    best = 0.0
    for node in range(4 * s.laid):
        if s.group_owner[node] == NOBODY and is_leader(s, node):
            best = max(best, s.group_size[node] * hope(s.group_open[node], time_left))
    return best


@rule
def hope(open_sides: int, time_left: float, most: float = HOPE, per_side: float = HOPE_PER_SIDE) -> float:
    """Return the chance that a group will be closed in time."""
    if open_sides == 0:
        return 1.0
    return max(0.0, most - per_side * open_sides) * time_left


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
            worth = s.group_size[node] * hope(s.group_open[node], time_left, HOPE_ALONE, HOPE_PER_SIDE_ALONE)
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
    if s.looks_ahead and s.players == 2:
        return foreseeing(s, seat, rng, moves)
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
