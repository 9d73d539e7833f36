"""What laying a tile would bring, told without laying it, and the random games of a search that look so far ahead."""

from obelisk.authoring import Chance, Numbers, State, bits, pick, rule
from obelisk.games.micropul.rules.data import ALONG, COLUMN_STEP, CORE, FACING, PART, PART_SIZE, ROW_STEP
from obelisk.games.micropul.rules.groups import is_micropul, kind_at, leader_of, score
from obelisk.games.micropul.rules.moves import (
    ONE_PLUS,
    can_draw,
    is_unclaimed_leader,
    list_layings,
    name_group,
    react,
    sample,
)
from obelisk.games.micropul.rules.state import DRAW, NO_TILE, NOBODY, lying_at, move_number, parts_of

LOOKS = 24
"""How many layings a player considers at most: all of them, if there are no more."""

SMALL_HAND = 3
"""With no more tiles than this, a player rather draws than lays a tile that brings nothing."""

# What things are worth in random games, in points.
TILE = 2.0
EXTRA_TURN = 2.0
HOPE, HOPE_PER_SIDE, LEAST_HOPE = 0.8, 0.08, 0.05
"""A claimed group that is open, of its size, while the core has many tiles."""
FREE = 0.5
"""A closed group that waits for a stone, of its size, to whoever moves next and has one."""
WORTH_A_STONE = 3.5
DECIDED = 1000.0
LATE = 4
"""With no more tiles left in the core than this, a player looks at every laying: it may be the last."""
THE_END = 0.0
"""The time that there is when the core is empty."""
MANY = 10.0
"""With fewer tiles left in the core than this, there may be no time to close a group."""


@rule
def time_left(s: State) -> float:
    """Return which part of the time it takes to close a group there still is."""
    return min(1.0, (CORE - s.drawn) / MANY)


@rule
def hope(open_sides: int, time: float) -> float:
    """Return the chance that a group will be closed in time."""
    return 1.0 if open_sides == 0 else max(LEAST_HOPE, HOPE - HOPE_PER_SIDE * open_sides) * time


@rule
def worth(s: State, seat: int, size: int, open_sides: int, stones: int, owner: int, time: float) -> float:
    """Return what a group is worth to *seat*, whose turn ends."""
    points = size * hope(open_sides, time)
    if stones == 1:
        return points if owner == seat else -points
    if stones > 1 or open_sides > 0 or time == THE_END:
        return 0.0
    if s.n_stones[1 - seat] > 0:
        return -FREE * points
    return FREE * points if s.n_stones[seat] > 0 else 0.0


@rule
def outlook(s: State, seat: int, move: int, time: float) -> float:
    """Return the points that laying a tile would bring *seat* at once and in the groups that it would change.

    If it takes the last tile from the core, it is told who wins: DECIDED is more than any points.
    """
    place = s.laid
    _, tile, column, row, turn = parts_of(move)
    s.tiles[place], s.columns[place], s.rows[place], s.turns[place] = tile, column, row, turn
    for corner in range(4):
        s.part_size[corner] = PART_SIZE[tile, turn, corner]
    gained = n = 0
    for side in range(4):
        there = lying_at(s, column + COLUMN_STEP[side], row + ROW_STEP[side])
        if there > NO_TILE:
            gained += react(s, place, side, there - 1)
            n = foresee_meeting(s, tile, turn, side, there - 1, n)
        else:
            for i in range(2):
                part = PART[tile, turn, ALONG[side, i]]
                s.part_open[part] += part >= 0
    s.fired = 0
    s.tiles[place] = s.turns[place] = s.columns[place] = s.rows[place] = 0
    tiles = min(gained % ONE_PLUS, CORE - s.drawn)
    if tiles == CORE - s.drawn:
        # The tile in hand is laid, and what is open then counts for nobody.
        ahead = score(s, seat) - score(s, 1 - seat) - 1 + TILE * tiles + change_of_groups(s, seat, n, THE_END)
        return DECIDED if ahead > 0 else 0.0 if ahead == 0 else -DECIDED
    return TILE * tiles + (EXTRA_TURN if gained >= ONE_PLUS else 0.0) + change_of_groups(s, seat, n, time)


@rule
def foresee_meeting(s: State, tile: int, turn: int, side: int, neighbour: int, n: int) -> int:
    """Note which groups a side of the tile would meet, after *n* others; return how many they are then."""
    for i in range(2):
        far = 4 * neighbour + FACING[side, i]
        if is_micropul(kind_at(s, far)):
            leader = leader_of(s, far)
            at = 0
            while at < n and s.met[at] != leader:
                at += 1
            if at == n:
                s.met[n], s.met_part[n] = leader, -1
                n += 1
            s.met_sides[at] += 1
            part = PART[tile, turn, ALONG[side, i]]
            if part >= 0:
                s.met_part[at] = part
    return n


@rule
def change_of_groups(s: State, seat: int, n: int, time: float) -> float:
    """Return by how much the worth of the *n* groups would change that were noted, and forget them."""
    total = 0.0
    for at in range(n):
        leader, part = s.met[at], s.met_part[at]
        size, open_sides = s.group_size[leader], s.group_open[leader]
        stones, owner = s.group_stones[leader], s.group_owner[leader]
        total -= worth(s, seat, size, open_sides, stones, owner, time)
        open_sides -= s.met_sides[at]
        if part < 0:
            total += worth(s, seat, size, open_sides, stones, owner, time)
        else:
            s.part_size[part] += size
            s.part_open[part] += open_sides
            if s.part_stones[part] == 0:
                s.part_owner[part] = owner
            s.part_stones[part] += stones
        s.met[at] = s.met_sides[at] = s.met_part[at] = 0
    for part in range(4):
        if s.part_size[part] > 0:
            size, open_sides, stones = s.part_size[part], s.part_open[part], s.part_stones[part]
            total += worth(s, seat, size, open_sides, stones, s.part_owner[part], time)
        s.part_size[part] = s.part_open[part] = s.part_stones[part] = s.part_owner[part] = 0
    return total


@rule
def foreseeing(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Claim a good group at times, else lay the tile that brings most of those looked at, else draw.

    Nobody ends a game that is lost then, if there is anything else to do.
    """
    time = time_left(s)
    if s.n_stones[seat] > 0 and s.unclaimed > 0 and pick(rng, 3) == 0:
        group = best_free(s, time)
        if group >= 0:
            return name_group(s, group)
    n = list_layings(s, seat, moves)
    best, best_outlook = -1, 0.0
    looks = n if CORE - s.drawn <= LATE else min(n, LOOKS)
    for i in range(looks):
        move = moves[i if n == looks else pick(rng, n)]
        found = outlook(s, seat, move, time)
        if best < 0 or found > best_outlook:
            best, best_outlook = move, found
    loses = best_outlook == -DECIDED
    wants_to_draw = best_outlook <= 0.0 and (n == 0 or bits.count(s.hands[seat]) <= SMALL_HAND)
    if (wants_to_draw or loses) and can_draw(s, seat):
        return move_number(DRAW, 0, 0, 0, 0)
    return best if n > 0 and not loses else sample(s, seat, rng, moves)


@rule
def best_free(s: State, time: float) -> int:
    """Return the best group without a stone that is worth one, or -1."""
    best, best_worth = -1, WORTH_A_STONE * time
    for node in range(4 * s.laid):
        if s.group_owner[node] == NOBODY and is_unclaimed_leader(s, node):
            points = s.group_size[node] * hope(s.group_open[node], time)
            if points > best_worth:
                best, best_worth = node, points
    return best
