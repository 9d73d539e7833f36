"""Tree search for every game: UCT over random games, for any number of seats, with or without hidden information.

Each simulation starts with a determinization, a position that the searching seat cannot tell from the true one
(`determinize`), goes down the tree by upper confidence bounds, adds what it finds there, plays a random game to its end
(or for some moves, where the game can value a position), and notes what that is worth. Where determinizations differ in
which moves they allow, a move is chosen among those of this one, and its bound counts how often it could have been
chosen (information-set tree search, for a single observer). On chance's turn nothing is chosen: what comes is drawn by
its weight.

Three things make the tree wiser than its averages. Where nothing is hidden, a move that ends the game is proven, and
what is proven of all moves, or of one that wins, is proven of the position before them. In games whose moves mean
much the same at other times, a move is also judged by the games in which its seat made it later (rapid action value
estimation). And where a game can value a position well, each move begins with a prior, what it looks worth at first
sight, so that a poor one need not be tried at all. The oftener a move itself was tried, the less either counts.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np

from obelisk.kernel import bits, rules
from obelisk.kernel.chance import pick, shuffle
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS, NO_MOVES
from obelisk.kernel.rule import rule
from obelisk.kernel.search.nodes import (
    EXPANSION_THRESHOLD,
    NONE,
    ROOT,
    UNPROVEN,
    add_child,
    find_child,
    prove,
    share_of,
)
from obelisk.kernel.state import CHANCE, OVER, Array, Chance, Numbers, State

SLOTS = 4096
"""Moves with numbers below this are judged by later games too."""


class Settings(NamedTuple):
    """How a position is searched."""

    hides: bool
    exploration: float
    rave: float
    """The number of tries at which later games count half; 0 where these say nothing."""
    prior_visits: float
    """The number of tries that the first sight counts for; 0 where it is not asked."""
    playout: int
    """After how many moves a random game is broken off, and its position valued."""
    likely: bool
    """Whether the moves of random games are likely ones, or any."""


class Room(NamedTuple):
    """What a search works in, so that nothing is allocated on the way."""

    moves: Numbers
    path: Numbers
    worth: Array
    """What a simulation is worth to each seat."""
    stamps: Array
    """The simulation in which each seat last made each move."""
    transpositions: Array
    """Positions that several lines may lead to, or none."""


@rule
def grow(
    scratch: Array, tree: Array, used: Numbers, parent: int, mover: int, how: Settings, rng: Chance, moves: Numbers
) -> None:
    """Make sure that all moves of the determinization in scratch[1] are in the tree, and note that they are possible.

    With `prior_visits`, each new move gets its prior: what it looks worth at first sight. Without secrets this happens
    once, in random order. With secrets it happens in every determinization, in the order of the list, so that one walk
    along the moves that are there finds them again.
    """
    n = rules.list_moves(scratch[1], mover, moves)
    if n < 1:
        rules.fail(scratch[1], NO_MOVES)
    if not how.hides:
        shuffle(rng, moves[:n])
    is_new = tree[parent].first_child == NONE
    expected = tree[parent].first_child
    for i in range(n):
        # A move is put before those that are there, so the first time the list is walked from its end.
        move = moves[n - 1 - i] if is_new else moves[i]
        node = NONE if is_new else find_child(tree, parent, expected, move)
        if node == NONE:
            if used[0] == len(tree):
                return
            node = add_child(tree, used, parent, mover, move)
            if how.prior_visits > 0.0 and mover != CHANCE:
                scratch[2] = scratch[1]
                rules.apply(scratch[2], mover, move)
                tree[node].prior = rules.value(scratch[2], mover)
        if how.hides:
            expected = tree[node].next_sibling
            tree[node].determinization = used[1]
            tree[node].chances += 1


@rule
def share_transposition(s: State, tree: Array, node: int, transpositions: Array) -> None:
    """Let a position share its moves, and all that is known of them, with the same one on another line.

    The first one to come is noted, until a position that falls into the same place takes it over.
    """
    key = rules.position_hash(s)
    slot = key & (len(transpositions) - 1)
    other = transpositions[slot].node
    if other != NONE and transpositions[slot].hash == key:
        tree[node].first_child = tree[other].first_child
        tree[node].outcome = tree[other].outcome
    else:
        transpositions[slot].hash = key
        transpositions[slot].node = node


@rule
def select(tree: Array, parent: int, determinization: int, how: Settings, rng: Chance) -> int:
    """Return the most promising move of this determinization: any untried one first, else by upper confidence bound.

    With `rave`, an untried move is judged by later games alone; with `prior_visits`, by what it looks worth.
    """
    best, best_bound = NONE, -1.0
    untried, n_untried = NONE, 0
    log_visits = log(tree[parent].visits + 1.0)
    node = tree[parent].first_child
    while node != NONE:
        if not how.hides or tree[node].determinization == determinization:
            visits = tree[node].visits
            if visits == 0 and how.rave == 0.0 and how.prior_visits == 0.0:
                # Without secrets the moves stand in random order already.
                if not how.hides:
                    return node
                n_untried += 1
                if pick(rng, n_untried) == 0:
                    untried = node
            if n_untried > 0:
                node = tree[node].next_sibling
                continue
            log_chances = log(tree[node].chances + 1.0) if how.hides else log_visits
            if tree[node].outcome != UNPROVEN:
                bound = share_of(tree[node].outcome, tree[node].mover)
            else:
                explored = how.exploration * sqrt(log_chances / max(visits, 1))
                bound = judged(tree, node, how.rave, how.prior_visits) + explored
            if bound > best_bound:
                best, best_bound = node, bound
        node = tree[node].next_sibling
    return untried if n_untried > 0 else best


@rule
def judged(tree: Array, node: int, rave: float, prior_visits: float) -> float:
    """Return how well a move did, first sight and later games included; 0.5 for a move that nothing is known of."""
    visits, later = tree[node].visits, tree[node].visits_later
    tries = visits + prior_visits
    own = (tree[node].won + prior_visits * tree[node].prior) / tries if tries > 0 else 0.5
    if rave == 0.0 or later == 0:
        return own
    weight = sqrt(rave / (3.0 * visits + rave))
    return (1.0 - weight) * own + weight * tree[node].won_later / later


@rule
def let_others_choose(s: State, seat: int, rng: Chance, moves: Numbers) -> None:
    """Choose at random for the seats that act at the same time as *seat*: it cannot know what they do."""
    others = rules.active(s) & ~(1 << seat)
    while others != 0 and rules.active(s) >> seat & 1:
        other = bits.lowest(others)
        others &= others - 1
        if rules.active(s) >> other & 1:
            rules.apply(s, other, rules.sample(s, other, rng, moves))


@rule
def descend(scratch: Array, seat: int, tree: Array, used: Numbers, how: Settings, rng: Chance, room: Room) -> int:
    """Go down the tree, playing in scratch[1], to a move that was hardly tried; return how long the path is."""
    s = scratch[1]
    moves, path, _, _, transpositions = room
    length = 1
    path[0] = ROOT
    node = ROOT
    mover = seat
    while mover != OVER and length < len(path):
        has_room = used[0] + len(moves) <= len(tree)
        if tree[node].first_child == NONE and len(transpositions) > 0:
            share_transposition(s, tree, node, transpositions)
            if tree[node].outcome != UNPROVEN:
                break
        if (how.hides or tree[node].first_child == NONE) and has_room:
            grow(scratch, tree, used, node, mover, how, rng, moves)
        if rules.has_chance(s) and mover == CHANCE:
            child = find_child(tree, node, NONE, rules.sample(s, CHANCE, rng, moves))
        else:
            child = select(tree, node, used[1], how, rng)
        if child == NONE:
            break
        rules.apply(s, mover, tree[child].move)
        path[length] = child
        length += 1
        node = child
        mover = rules.seat_to_act(s)
        if mover == OVER and not how.hides:
            tree[node].outcome = rules.winners(s)
        is_young = tree[node].first_child == NONE and tree[node].visits < EXPANSION_THRESHOLD
        if tree[node].outcome != UNPROVEN or is_young:
            break
    return length


def new_stamps(seats: int) -> Array:
    """Return room for the simulation in which each seat last made each move."""
    return np.zeros((seats, SLOTS), np.int64)


@rule
def play_on(s: State, last: int, how: Settings, rng: Chance, moves: Numbers, stamps: Array, stamp: int) -> int:
    """Play and *stamp* random moves until the game is over or broken off; return how many, or NEVER_ENDS.

    *last* is the move that led to the position.
    """
    plies = 0
    longest = min(how.playout, rules.max_plies(s))
    seat = rules.seat_to_act(s)
    while rules.goes_on(s, seat) and plies < longest:
        # What a player would hardly do chance may well bring.
        is_chances = rules.has_chance(s) and seat == CHANCE
        is_any = is_chances or not how.likely
        last = rules.sample(s, seat, rng, moves) if is_any else rules.likely(s, seat, last, rng, moves)
        rules.apply(s, seat, last)
        if how.rave > 0.0 and last < SLOTS and not is_chances:
            stamps[seat, last] = stamp
        plies += 1
        seat = rules.seat_to_act(s)
    return plies if seat == OVER or plies == how.playout else NEVER_ENDS


@compiled
def simulate(
    scratch: Array, seat: int, tree: Array, used: Numbers, simulations: int, how: Settings, rng: Chance, room: Room
) -> int:
    """Add *simulations* to the tree of scratch[0], seen by *seat*; the rest of scratch is used up, nothing allocated.

    used[0] is how many nodes the tree has, used[1] how many determinizations there were. Returns the plies played.
    """
    moves, path, worth, stamps, _ = room
    plies = 0
    s = scratch[1]
    for _ in range(simulations):
        scratch[1] = scratch[0]
        used[1] += 1
        rules.determinize(s, seat, rng)
        let_others_choose(s, seat, rng, moves)
        length = descend(scratch, seat, tree, used, how, rng, room)
        outcome = tree[path[length - 1]].outcome
        plies += length - 1
        if outcome == UNPROVEN:
            last = tree[path[length - 1]].move
            played = play_on(s, last, how, rng, moves, stamps, used[1])
            if played == NEVER_ENDS:
                rules.fail(s, NEVER_ENDS)
            plies += played
        else:
            prove(tree, path, length)
        for i in range(len(worth)):
            worth[i] = rules.value(s, i) if outcome == UNPROVEN else share_of(outcome, i)
        for i in range(length):
            node = path[i]
            tree[node].visits += 1
            if not rules.has_chance(s) or tree[node].mover != CHANCE:
                tree[node].won += worth[tree[node].mover]
        if how.rave > 0.0:
            note_later(tree, path, length, worth, stamps, used[1])
        if tree[ROOT].outcome != UNPROVEN:
            break
    return plies


@rule
def note_later(tree: Array, path: Numbers, length: int, worth: Array, stamps: Array, stamp: int) -> None:
    """Note for each position of a path which of its moves were made in this game, at once or later."""
    for i in range(length - 1, 0, -1):
        move, mover = tree[path[i]].move, tree[path[i]].mover
        if mover == CHANCE:
            continue
        if move < SLOTS:
            stamps[mover, move] = stamp
        node = tree[path[i - 1]].first_child
        while node != NONE:
            move, mover = tree[node].move, tree[node].mover
            if move < SLOTS and stamps[mover, move] == stamp:
                tree[node].visits_later += 1
                tree[node].won_later += worth[mover]
            node = tree[node].next_sibling
