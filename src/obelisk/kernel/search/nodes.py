"""The tree that a search grows: its nodes, what is proven of them, and what can be read from it afterwards."""

from math import prod

import numpy as np

from obelisk.kernel import bits
from obelisk.kernel.chance import ENDLESS
from obelisk.kernel.compiled import compiled
from obelisk.kernel.generated import mix
from obelisk.kernel.rule import rule
from obelisk.kernel.state import CHANCE, Array, Numbers

ROOT = 0
NONE = -1

EXPANSION_THRESHOLD = 4
"""How often a position is played out before its own moves enter the tree: most are never worth the room."""

UNPROVEN = -1
"""What a node's `outcome` holds until the winners of perfect play are known."""

WAITING = -1.0
"""The prior of a move that an evaluator is still to be asked for. One that was asked for its n-th action is WAITING - 1
- n, until the answer comes."""

_FRACTIONS = ("won", "won_later", "prior")
_COUNTS = ("visits", "visits_later", "outcome", "chances", "first_child", "next_sibling", "determinization")
_SMALL = ("mover", "flying")
NODE = np.dtype(
    (
        np.record,
        [
            ("move", "i8"),
            *((name, "f8") for name in _FRACTIONS),
            *((name, "i4") for name in _COUNTS),
            *((name, "i2") for name in _SMALL),
        ],
    )
)
"""What the tree holds for a move: who made it, how often it was tried and with what success for its mover (and the
same for games in which the move came later), its prior (what the position after it looks worth to its mover, or how
likely an evaluator thinks that it is the best), who wins after it if that is proven, how often it could have been
tried, the last determinization in which it was possible, and how many tries still wait for an evaluator. For what
chance brings, the success is that of seat 0."""


TRANSPOSITION = np.dtype((np.record, [("hash", np.int64), ("node", np.int64)]))
"""Where a position stands in the tree: its hash, and the node whose moves are its own. With secrets, where a move
stands: the node of its position in place of a hash, and its own."""

FIRST_INDEX = 15
"""The first index of a tree has two to the power of this many places."""


def new_transpositions(n: int) -> Array:
    """Return an empty transposition table for so many positions, a power of two."""
    transpositions = np.zeros(n, TRANSPOSITION)
    transpositions["node"] = NONE
    return transpositions


def new_index(tree: Array, used: int) -> Array:
    """Return an index of the moves of a tree that has *used* so many nodes, in at most half of its places."""
    index = new_transpositions(1 << max(FIRST_INDEX, (2 * used).bit_length()))
    if used > 1:
        fill_index(tree, used, index)
    return index


@rule
def is_crowded(index: Array, used: int) -> bool:
    """Tell whether so many nodes take up more than three quarters of an index."""
    return 4 * used > 3 * len(index)


def new_nodes(*shape: int) -> Array:
    """Return an array of nodes that are all zero, each on one line of the processor's cache."""
    size = NODE.itemsize * prod(shape)
    room = np.zeros(size + NODE.itemsize, np.uint8)
    begin = -room.ctypes.data % NODE.itemsize
    return room[begin : begin + size].view(NODE).reshape(shape)


def new_tree(capacity: int) -> Array:
    """Return a tree with room for *capacity* moves, and its root."""
    tree = new_nodes(capacity)
    clear(tree, 0)
    return tree


@rule
def clear(tree: Array, seat: int) -> None:
    """Forget everything but the root, whose success is that of *seat*."""
    tree[ROOT].move = 0
    wipe(tree, ROOT, seat)
    tree[ROOT].next_sibling = NONE


@rule
def wipe(tree: Array, node: int, mover: int) -> None:
    """Let a node be one of which nothing is known but its mover."""
    tree[node].mover = mover
    tree[node].won = tree[node].won_later = tree[node].prior = 0.0
    tree[node].visits = tree[node].visits_later = tree[node].chances = tree[node].determinization = 0
    tree[node].flying = 0
    tree[node].outcome = UNPROVEN
    tree[node].first_child = NONE


@rule
def add_child(tree: Array, used: Numbers, parent: int, mover: int, move: int) -> int:
    """Add a move to the tree, before its siblings, and return its node."""
    node = used[0]
    used[0] += 1
    tree[node].move = move
    wipe(tree, node, mover)
    tree[node].next_sibling = tree[parent].first_child
    tree[parent].first_child = node
    return node


@rule
def add_children(tree: Array, used: Numbers, parent: int, mover: int, moves: Numbers, n: int) -> None:
    """Add the first *n* moves of a list below a node that has none: one after the other, in their order."""
    first = used[0]
    for i in range(n):
        tree[first + i].move = moves[i]
        wipe(tree, first + i, mover)
        tree[first + i].next_sibling = first + i + 1 if i < n - 1 else NONE
    used[0] += n
    tree[parent].first_child = first


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
def place_of(tree: Array, index: Array, parent: int, move: int) -> int:
    """Return the place in the index of *move* below *parent*; one without a node, if it is not there."""
    last = len(index) - 1
    at = mix(move, parent) & last
    while index[at].node != NONE and (index[at].hash != parent or tree[index[at].node].move != move):
        at = (at + 1) & last
    return at


@compiled
def fill_index(tree: Array, used: int, index: Array) -> None:
    """Write where all moves of a tree stand."""
    for parent in range(used):
        node = tree[parent].first_child
        while node != NONE:
            at = place_of(tree, index, parent, tree[node].move)
            index[at].hash, index[at].node = parent, node
            node = tree[node].next_sibling


@rule
def back_up(tree: Array, path: Numbers, length: int, worth: Array) -> None:
    """Note for all moves of a path that they were tried once more, and what that was worth to their movers."""
    for i in range(length):
        node = path[i]
        tree[node].visits += 1
        tree[node].won += worth[max(tree[node].mover, 0)]


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
        if mover == CHANCE:
            if not all_end_alike(tree, parent, outcome):
                return
        elif outcome != 1 << mover:
            node = tree[parent].first_child
            while node != NONE:
                if tree[node].outcome == UNPROVEN:
                    return
                if share_of(tree[node].outcome, mover) > share_of(outcome, mover):
                    outcome = tree[node].outcome
                node = tree[node].next_sibling
        tree[parent].outcome = outcome


@rule
def all_end_alike(tree: Array, parent: int, outcome: int) -> bool:
    """Tell whether all that chance can bring is proven to have the same *outcome*."""
    node = tree[parent].first_child
    while node != NONE:
        if tree[node].outcome != outcome:
            return False
        node = tree[node].next_sibling
    return True


def is_proven(tree: Array) -> bool:
    """Tell whether the winners of perfect play are known at the root: nothing is left to find out."""
    return bool(tree[ROOT].outcome != UNPROVEN)


@compiled
def keep_below(old: Array, node: int, new: Array) -> int:
    """Copy what is known below a node into a new tree, as far as there is room, once each; return the nodes used."""
    return copy_below(old, node, new, np.empty(len(old), np.int32))


@rule
def copy_below(old: Array, node: int, new: Array, copied: Array) -> int:
    """Do as `keep_below` does; *copied* is room for a number for each node of the old tree."""
    for at in range(len(old)):
        copied[at] = NONE
    new[ROOT] = old[node]
    new[ROOT].next_sibling = NONE
    used = 1
    at = 0
    while at < used:
        # What is copied still names its first child by its number in the old tree.
        first = child = new[at].first_child
        n = 0
        while child != NONE:
            n += 1
            child = old[child].next_sibling
        child = first
        new[at].first_child = NONE if first == NONE else copied[first]
        if n > 0 and copied[first] == NONE and used + n <= len(new):
            new[at].first_child = copied[first] = used
            for i in range(n):
                new[used] = old[child]
                child = old[child].next_sibling
                new[used].next_sibling = used + 1 if i < n - 1 else NONE
                used += 1
        at += 1
    if not follows_from_moves(new, ROOT):
        new[ROOT].outcome = UNPROVEN
    return used


@rule
def follows_from_moves(tree: Array, node: int) -> bool:
    """Tell whether what is proven of a position is proven of its moves too, so that one knows which to make."""
    child = tree[node].first_child
    is_all = child != NONE
    while child != NONE:
        if tree[child].outcome == 1 << tree[child].mover:
            return True
        is_all = is_all and tree[child].outcome != UNPROVEN
        child = tree[child].next_sibling
    return is_all


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
def list_root(tree: Array, moves: Numbers, visits: Numbers, won: Array, outcomes: Numbers, priors: Array) -> int:
    """List the root's moves, their visits, successes, proven outcomes and priors; return how many they are."""
    n = 0
    node = tree[ROOT].first_child
    while node != NONE:
        moves[n] = tree[node].move
        visits[n] = tree[node].visits
        won[n] = tree[node].won
        outcomes[n] = tree[node].outcome
        priors[n] = tree[node].prior
        n += 1
        node = tree[node].next_sibling
    return n


@compiled
def lead(tree: Array) -> int:
    """Return how much oftener the root's first move was tried than its second; 0 where a proof may decide between them.

    Moves that are proven to lose do not count. A move without a rival leads by as much as there can be.
    """
    first = second = -1
    node = tree[ROOT].first_child
    while node != NONE:
        visits, outcome = tree[node].visits, tree[node].outcome
        if outcome != UNPROVEN:
            if share_of(outcome, tree[node].mover) > 0:
                return 0
        elif visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        node = tree[node].next_sibling
    return ENDLESS if second < 0 else first - second


@compiled
def follow(tree: Array, move: int, least: int, hides: bool, line: Numbers, movers: Numbers) -> int:
    """Write the line that the tree expects after a root's move, itself included; return how long it is.

    It follows the child that was tried most, as long as that was at least *least* times. It ends where chance has its
    turn, and with secrets where the next move was not possible in all the determinizations that came there.
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
        if node != NONE and tree[node].mover == CHANCE:
            node = NONE
        if hides and node != NONE and tree[node].chances + EXPANSION_THRESHOLD < tree[parent].visits:
            node = NONE
    return n
