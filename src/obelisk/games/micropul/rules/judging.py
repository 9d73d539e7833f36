"""What a position for two is worth, by weights that were fitted to games (../fitting.py): the chance to win.

Everything that counts is public, a difference between the two players, and a whole number. How much it counts depends
on how many tiles the core has left.
"""

from math import exp

from obelisk.authoring import Numbers, State, bits, rule
from obelisk.games.micropul.rules.data import ALONG, COLUMN_STEP, CORE, FACING, ROW_STEP
from obelisk.games.micropul.rules.groups import is_leader, is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.state import N_FACTS, NO_TILE, OPEN_SQUARES, lying_at
from obelisk.games.micropul.rules.weights import WEIGHTS

# The facts, and where they stand: for some, several in a row.
CLOSED = 0
"""Micropuls of closed groups that score."""
BORDERED = 1
"""Micropuls of claimed groups that border on one free square, on two, and so on."""
MOST_SQUARES = 6
HAND = BORDERED + MOST_SQUARES
SUPPLY = HAND + 1
FEW = SUPPLY + 1
"""Whether a player has no more tiles than each of these."""
FEW_TILES = (1, 2, 4)
STONES = FEW + len(FEW_TILES)
"""Whether a player has a stone left, a second, a third."""
TURN = STONES + 3
FREE_CLOSED = TURN + 1
"""The largest group that waits for a stone: to whoever is to move, and to whoever has stones left."""
FREE_OPEN = FREE_CLOSED + 2
"""The same for groups that border on a few free squares."""
FEW_SQUARES = 2

SQUARE = 1 << 7
"""What a square more counts in `bordering`; below stands the last square that was counted."""
assert OPEN_SQUARES < SQUARE
assert FREE_OPEN + 2 == N_FACTS


@rule
def chance_to_win(s: State, seat: int) -> float:
    """Return the chance of *seat* to win a game for two that is not over."""
    take_stock(s, s.facts)
    weights = WEIGHTS[CORE - s.drawn]
    ahead = 0.0
    for fact in range(N_FACTS):
        ahead += weights[fact] * s.facts[fact]
        s.facts[fact] = 0
    return 1.0 / (1.0 + exp(-ahead if seat == 0 else ahead))


@rule
def take_stock(s: State, facts: Numbers) -> None:
    """Write by how much seat 0 is ahead of seat 1 in each of the facts."""
    for fact in range(N_FACTS):
        facts[fact] = 0
    count_squares(s)
    free_closed = free_open = 0
    for node in range(4 * s.laid):
        if not is_leader(s, node):
            continue
        squares = s.bordering[node] // SQUARE
        s.bordering[node] = 0
        size, stones = s.group_size[node], s.group_stones[node]
        if stones == 1:
            fact = CLOSED if squares == 0 else BORDERED - 1 + min(squares, MOST_SQUARES)
            facts[fact] += size if s.group_owner[node] == 0 else -size
        elif stones == 0 and squares == 0:
            free_closed = max(free_closed, size)
        elif stones == 0 and squares <= FEW_SQUARES:
            free_open = max(free_open, size)
    count_tiles_and_stones(s, facts)
    facts[TURN] = 1 if s.turn == 0 else -1
    to_move = facts[TURN] if s.n_stones[s.turn] > 0 else 0
    facts[FREE_CLOSED], facts[FREE_CLOSED + 1] = free_closed * to_move, free_closed * facts[STONES]
    facts[FREE_OPEN], facts[FREE_OPEN + 1] = free_open * to_move, free_open * facts[STONES]


@rule
def count_squares(s: State) -> None:
    """Count the free squares that each group borders on, in `bordering`."""
    for square in range(s.n_open):
        faced = s.open_white[square] | s.open_black[square]
        for side in range(4):
            if not bits.has(faced, ALONG[side, 0]) and not bits.has(faced, ALONG[side, 1]):
                continue
            column, row = s.open_columns[square] + COLUMN_STEP[side], s.open_rows[square] + ROW_STEP[side]
            there = lying_at(s, column, row)
            if there > NO_TILE:
                for i in range(2):
                    node = 4 * (there - 1) + FACING[side, i]
                    if is_micropul(kind_at(s, node)):
                        leader = leader_of(s, node)
                        if s.bordering[leader] % SQUARE != square + 1:
                            s.bordering[leader] = (s.bordering[leader] // SQUARE + 1) * SQUARE + square + 1


@rule
def count_tiles_and_stones(s: State, facts: Numbers) -> None:
    """Write the difference in tiles and stones."""
    for seat in range(2):
        sign = 1 - 2 * seat
        hand, supply = bits.count(s.hands[seat]), bits.count(s.supplies[seat])
        facts[HAND] += sign * hand
        facts[SUPPLY] += sign * supply
        for i in range(len(FEW_TILES)):
            facts[FEW + i] += sign if hand + supply <= FEW_TILES[i] else 0
        for i in range(s.n_stones[seat]):
            facts[STONES + i] += sign
