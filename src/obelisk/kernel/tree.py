"""Tree search for every game: UCT over random games, for any number of seats, with or without hidden information.

Each simulation starts with a world that the searching seat cannot tell from the true one (`imagine`), goes down
the tree by upper confidence bounds, adds what it finds there, plays a random game to its end (or for some moves,
where the game can value a position), and notes what that is worth. Where worlds differ in which moves they allow, a
move is chosen among those of this world, and its bound counts how often it could have been chosen (information-set
tree search, for a single observer).

Two things make the tree wiser than its averages. Where nothing is hidden, a move that ends the game is proven, and what
is proven of all moves, or of one that wins, is proven of the position before them. And in games whose moves mean much
the same at other times, a move is also judged by the games in which its seat made it later (rapid action value
estimation); the oftener the move itself was tried, the less that counts.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from obelisk.kernel import bits, rules
from obelisk.kernel.chance import pick, shuffle
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.state import OVER, Chance, Numbers, State

Array = np.ndarray[Any, Any]

ROOT = 0
NONE = -1

PATIENCE = 4
"""How often a position is played out before its own moves enter the tree: most are never worth the room."""

UNPROVEN = -1
"""What a node's `outcome` holds until the winners of perfect play are known."""

SLOTS = 4096
"""Moves with numbers below this are judged by later games too."""

NODE = np.dtype(
    (
        np.record,
        [
            ("move", np.int64),
            ("won", np.float64),
            ("won_later", np.float64),
            ("visits", np.int32),
            ("visits_later", np.int32),
            ("outcome", np.int32),
            ("chances", np.int32),
            ("first_child", np.int32),
            ("next_sibling", np.int32),
            ("mover", np.int32),
            ("world", np.int32),
        ],
    )
)
"""What the tree holds for a move: who made it, how often it was tried and with what success for its mover (and the same
for games in which the move came later), who wins after it if that is proven, how often it could have been tried, and
the last world in which it was possible."""


def new_tree(capacity: int) -> Array:
    """Return a tree with room for *capacity* moves, and its root."""
    tree = np.zeros(capacity, NODE)
    tree[ROOT].first_child = NONE
    tree[ROOT].outcome = UNPROVEN
    tree[ROOT].next_sibling = NONE
    return tree


@rule
def add_child(tree: Array, used: Numbers, parent: int, mover: int, move: int) -> int:
    """Add a move to the tree, before its siblings, and return its node."""
    node = used[0]
    used[0] += 1
    tree[node].move = move
    tree[node].mover = mover
    tree[node].won = tree[node].won_later = 0.0
    tree[node].visits = tree[node].visits_later = 0
    tree[node].outcome = UNPROVEN
    tree[node].chances = 0
    tree[node].world = 0
    tree[node].first_child = NONE
    tree[node].next_sibling = tree[parent].first_child
    tree[parent].first_child = node
    return node


@rule
def grow(
    s: State, tree: Array, used: Numbers, parent: int, mover: int, world: int, hides: bool, rng: Chance, moves: Numbers
) -> None:
    """Make sure that all moves of this world are in the tree, and note that they are possible.

    Without secrets this happens once, in random order. With secrets it happens in every world, in the order of the
    list, so that one walk along the moves that are there finds them again.
    """
    n = rules.legal(s, mover, moves)
    if not hides:
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
        if hides:
            expected = tree[node].next_sibling
            tree[node].world = world
            tree[node].chances += 1


@rule
def find_child(tree: Array, parent: int, expected: int, move: int) -> int:
    """Return the node of *move* below *parent*, or NONE; look first where it is *expected*, and behind that."""
    node = expected
    while node != NONE and tree[node].move != move:
        node = tree[node].next_sibling
    if node != NONE:
        return node
    node = tree[parent].first_child
    while node != expected and tree[node].move != move:
        node = tree[node].next_sibling
    return NONE if node == expected else node


@rule
def select(tree: Array, parent: int, world: int, hides: bool, exploration: float, rave: float, rng: Chance) -> int:
    """Return the most promising move of this world: any untried one first, else by upper confidence bound.

    With *rave*, the number of tries at which later games count half, an untried move is judged by these alone.
    """
    best, best_bound = NONE, -1.0
    untried, n_untried = NONE, 0
    log_visits = log(tree[parent].visits + 1.0)
    node = tree[parent].first_child
    while node != NONE:
        if not hides or tree[node].world == world:
            visits = tree[node].visits
            if visits == 0 and rave == 0.0:
                # Without secrets the moves stand in random order already.
                if not hides:
                    return node
                n_untried += 1
                if pick(rng, n_untried) == 0:
                    untried = node
            if n_untried > 0:
                node = tree[node].next_sibling
                continue
            log_chances = log(tree[node].chances + 1.0) if hides else log_visits
            if tree[node].outcome != UNPROVEN:
                bound = share_of(tree[node].outcome, tree[node].mover)
            else:
                bound = judged(tree, node, rave) + exploration * sqrt(log_chances / max(visits, 1))
            if bound > best_bound:
                best, best_bound = node, bound
        node = tree[node].next_sibling
    return untried if n_untried > 0 else best


@rule
def judged(tree: Array, node: int, rave: float) -> float:
    """Return how well a move did, later games included; 0.5 for a move that nothing is known of."""
    visits, later = tree[node].visits, tree[node].visits_later
    own = tree[node].won / visits if visits > 0 else 0.5
    if rave == 0.0 or later == 0:
        return own
    weight = sqrt(rave / (3.0 * visits + rave))
    return (1.0 - weight) * own + weight * tree[node].won_later / later


@rule
def share_of(outcome: int, seat: int) -> float:
    """Return what a proven outcome, a set of winners, is worth to a seat."""
    return ((outcome >> seat) & 1) / bits.count(outcome)


@rule
def prove(tree: Array, path: Numbers, length: int) -> None:
    """Carry what is proven of the last move of a path up as far as it decides the positions before."""
    for i in range(length - 1, 0, -1):
        outcome, mover = tree[path[i]].outcome, tree[path[i]].mover
        if outcome == UNPROVEN:
            return
        parent = path[i - 1]
        if outcome != 1 << mover:
            node = tree[parent].first_child
            while node != NONE:
                if tree[node].outcome == UNPROVEN:
                    return
                if share_of(tree[node].outcome, mover) > share_of(outcome, mover):
                    outcome = tree[node].outcome
                node = tree[node].next_sibling
        tree[parent].outcome = outcome


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
def descend(
    s: State,
    seat: int,
    tree: Array,
    used: Numbers,
    path: Numbers,
    world: int,
    hides: bool,
    exploration: float,
    rave: float,
    rng: Chance,
    moves: Numbers,
) -> int:
    """Go down the tree to a move that was hardly tried; return how long the path is."""
    length = 1
    path[0] = ROOT
    node = ROOT
    mover = seat
    while mover != OVER and length < len(path):
        has_room = used[0] + len(moves) <= len(tree)
        if (hides or tree[node].first_child == NONE) and has_room:
            grow(s, tree, used, node, mover, world, hides, rng, moves)
        child = select(tree, node, world, hides, exploration, rave, rng)
        if child == NONE:
            break
        rules.apply(s, mover, tree[child].move)
        path[length] = child
        length += 1
        node = child
        mover = rules.seat_to_act(s)
        if mover == OVER and not hides:
            tree[node].outcome = rules.winners(s)
        if tree[node].outcome != UNPROVEN or (tree[node].first_child == NONE and tree[node].visits < PATIENCE):
            break
    return length


@rule
def play_on(s: State, most: int, rng: Chance, moves: Numbers, rave: float, stamps: Array, stamp: int) -> int:
    """Play likely moves until the game is over, but *most* at most; return how many they were.

    With *rave*, each move gets the *stamp* of this simulation.
    """
    plies = 0
    seat = rules.seat_to_act(s)
    while seat != OVER and plies < most:
        move = rules.likely(s, seat, rng, moves)
        rules.apply(s, seat, move)
        if rave > 0.0 and move < SLOTS:
            stamps[seat, move] = stamp
        plies += 1
        seat = rules.seat_to_act(s)
    return plies


@compiled
def simulate(
    room: Array,
    seat: int,
    tree: Array,
    used: Numbers,
    simulations: int,
    hides: bool,
    exploration: float,
    rave: float,
    playout: int,
    rng: Chance,
    moves: Numbers,
    path: Numbers,
    worth: Array,
    stamps: Array,
) -> int:
    """Add *simulations* to the tree of room[0], seen by *seat*; room[1] is used up, nothing is allocated.

    used[0] is how many nodes the tree has, used[1] how many worlds were imagined. A random game is broken off after
    *playout* moves, and its position valued. `worth` has room for what it is worth to each seat, `stamps` for the
    simulation in which each seat last made each move. Returns the plies played.
    """
    plies = 0
    s = room[1]
    for _ in range(simulations):
        room[1] = room[0]
        used[1] += 1
        rules.imagine(s, seat, rng)
        let_others_choose(s, seat, rng, moves)
        length = descend(s, seat, tree, used, path, used[1], hides, exploration, rave, rng, moves)
        outcome = tree[path[length - 1]].outcome
        plies += length - 1
        if outcome == UNPROVEN:
            plies += play_on(s, playout, rng, moves, rave, stamps, used[1])
        else:
            prove(tree, path, length)
        for i in range(len(worth)):
            worth[i] = rules.value(s, i) if outcome == UNPROVEN else share_of(outcome, i)
        for i in range(length):
            node = path[i]
            tree[node].visits += 1
            tree[node].won += worth[tree[node].mover]
        if rave > 0.0:
            note_later(tree, path, length, worth, stamps, used[1])
        if tree[ROOT].outcome != UNPROVEN:
            break
    return plies


@rule
def note_later(tree: Array, path: Numbers, length: int, worth: Array, stamps: Array, stamp: int) -> None:
    """Note for each position of a path which of its moves were made in this game, at once or later."""
    for i in range(length - 1, 0, -1):
        move = tree[path[i]].move
        if move < SLOTS:
            stamps[tree[path[i]].mover, move] = stamp
        node = tree[path[i - 1]].first_child
        while node != NONE:
            move, mover = tree[node].move, tree[node].mover
            if move < SLOTS and stamps[mover, move] == stamp:
                tree[node].visits_later += 1
                tree[node].won_later += worth[mover]
            node = tree[node].next_sibling


def is_proven(tree: Array) -> bool:
    """Tell whether the winners of perfect play are known at the root: nothing is left to find out."""
    return bool(tree[ROOT].outcome != UNPROVEN)


def new_stamps(seats: int) -> Array:
    """Return room for the simulation in which each seat last made each move."""
    return np.zeros((seats, SLOTS), np.int64)


@compiled
def keep_below(old: Array, node: int, new: Array) -> int:
    """Copy what is known below a node into a new tree, as its root, as far as there is room; return the nodes used."""
    new[ROOT] = old[node]
    new[ROOT].next_sibling = NONE
    used = 1
    at = 0
    while at < used:
        # What is copied still names its first child by its number in the old tree.
        child = new[at].first_child
        n = 0
        while child != NONE:
            n += 1
            child = old[child].next_sibling
        child = new[at].first_child
        new[at].first_child = NONE
        if n > 0 and used + n <= len(new):
            new[at].first_child = used
            for i in range(n):
                new[used] = old[child]
                child = old[child].next_sibling
                new[used].next_sibling = used + 1 if i < n - 1 else NONE
                used += 1
        at += 1
    return used


@compiled
def node_after(tree: Array, moves: Numbers) -> int:
    """Return the node that some moves lead to from the root, or NONE."""
    node = ROOT
    for i in range(len(moves)):
        node = find_child(tree, node, NONE, moves[i])
        if node == NONE:
            return NONE
    return node


@compiled
def list_root(tree: Array, moves: Numbers, visits: Numbers, won: Array, outcomes: Numbers) -> int:
    """List the root's moves, their visits, successes and proven outcomes; return how many they are."""
    n = 0
    node = tree[ROOT].first_child
    while node != NONE:
        moves[n] = tree[node].move
        visits[n] = tree[node].visits
        won[n] = tree[node].won
        outcomes[n] = tree[node].outcome
        n += 1
        node = tree[node].next_sibling
    return n


@compiled
def follow(tree: Array, move: int, least: int, hides: bool, line: Numbers, movers: Numbers) -> int:
    """Write the line that the tree expects after a root's move, itself included; return how long it is.

    It follows the child that was tried most, as long as that was at least *least* times. With secrets it ends where
    the next move was not possible in all the worlds that came there.
    """
    node = tree[ROOT].first_child
    while node != NONE and tree[node].move != move:
        node = tree[node].next_sibling
    n = 0
    while node != NONE and n < len(line):
        line[n] = tree[node].move
        movers[n] = tree[node].mover
        n += 1
        parent = node
        node = NONE
        child = tree[parent].first_child
        while child != NONE:
            if tree[child].visits >= least and (node == NONE or tree[child].visits > tree[node].visits):
                node = child
            child = tree[child].next_sibling
        if hides and node != NONE and tree[node].chances + PATIENCE < tree[parent].visits:
            node = NONE
    return n


@compiled
def value_moves(room: Array, seat: int, rng: Chance, moves: Numbers, worth: Array) -> int:
    """List the moves of *seat* in room[0] and what the position after each is worth to it; return how many they are.

    What the seat cannot know is imagined anew for each move.
    """
    n = rules.legal(room[0], seat, moves)
    for i in range(n):
        room[1] = room[0]
        rules.imagine(room[1], seat, rng)
        rules.apply(room[1], seat, moves[i])
        worth[i] = rules.value(room[1], seat)
    return n


@compiled
def choose_any(room: Array, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move of room[0]."""
    return rules.sample(room[0], seat, rng, moves)
