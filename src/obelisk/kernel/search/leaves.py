"""Many searches side by side whose leaves are handed out, so that one call of an evaluator values all of them.

A search goes down its tree, writes what the seat to act there observes, and goes on when the answer is back. A lane
may have several leaves out at once: `flying` counts them in the nodes on their way, and lets them part. As in
kernel/lanes a lane writes nowhere but in its own rows, and has a generator of its own.
"""

from math import cos, isfinite, log, pi, sqrt

from obelisk.kernel import rules
from obelisk.kernel.chance import pick
from obelisk.kernel.compiled import compiled
from obelisk.kernel.lanes.loops import roll
from obelisk.kernel.learning import encoding
from obelisk.kernel.rule import rule
from obelisk.kernel.search.choosing import Settings
from obelisk.kernel.search.nodes import NONE, ROOT, UNPROVEN, WAITING, back_up, clear, copy_below, find_child, prove
from obelisk.kernel.search.tree import descend, draw_world, weigh
from obelisk.kernel.state import OVER, Array, Chance, Numbers, State

GOOD, BAD_PRIORS, BAD_VALUES = 0, 1, 2
"""What an evaluator's answer is."""

FINE = 1 << 32
"""In how many steps a part of the whole is drawn."""

USUAL_NOISE = 10.0
"""The concentration of the noise times the number of moves, unless it is given."""


@rule
def is_open(tree: Array) -> bool:
    """Tell whether the root's moves are known, with their priors."""
    first = tree[ROOT].first_child
    return first != NONE and tree[first].prior >= 0.0


@rule
def present(
    s: State, seat: int, tree: Array, node: int, determinization: int, hides: bool, mask: Array, planes: Array,
    moves: Numbers,
) -> None:  # fmt: skip
    """Write what an evaluator gets of a leaf, and note which actions the moves are that wait for their priors."""
    encoding.look(s, seat, planes)
    child = tree[node].first_child
    if child == NONE:
        encoding.list_legal(s, seat, mask, moves)
        return
    for action in range(len(mask)):
        mask[action] = False
    while child != NONE:
        if not hides or tree[child].determinization == determinization:
            action = encoding.index(s, seat, tree[child].move)
            mask[action] = True
            if tree[child].prior < 0.0:
                tree[child].prior = WAITING - 1.0 - action
        child = tree[child].next_sibling


@rule
def take_leaf(
    i: int, j: int, roots: Array, seats: Numbers, trees: Array, used: Numbers, rng: Chance,
    paths: Numbers, lengths: Numbers, worlds: Numbers, worth: Array, acting: Numbers, masks: Array, planes: Array,
    how: Settings, transpositions: Array, scratch: Array, moves: Numbers, marks: Numbers,
) -> None:  # fmt: skip
    """Go down the tree of a lane; hand the leaf out, or note at once what it is worth if the game is over there."""
    tree, path = trees[i], paths[i, j]
    scratch[1] = roots[i]
    s = scratch[1]
    draw_world(s, seats[i], used[i], rng[i], moves)
    n_seats = worth.shape[2]
    length = descend(scratch, seats[i], tree, used[i], how, rng[i], moves, path, n_seats, transpositions, marks)
    leaf = path[length - 1]
    outcome = tree[leaf].outcome
    if outcome == UNPROVEN:
        # Where a tree has no more room, chance may be to act.
        roll(s, rng[i], rules.max_plies(s), moves)
    seat = seats[i] if length == 1 else rules.seat_to_act(s)
    if outcome != UNPROVEN or seat == OVER:
        if outcome != UNPROVEN:
            prove(tree, path, length)
        weigh(s, outcome, worth[i, j])
        back_up(tree, path, length, worth[i, j])
        return
    for k in range(length):
        tree[path[k]].flying += 1
    present(s, seat, tree, leaf, used[i, 1], how.hides, masks[i, j], planes[i, j], moves)
    acting[i, j], lengths[i, j], worlds[i, j] = seat, length, used[i, 1]


@compiled
def collect_all(
    roots: Array, seats: Numbers, trees: Array, used: Numbers, left: Numbers, rng: Chance,
    paths: Numbers, lengths: Numbers, worlds: Numbers, worth: Array, acting: Numbers, masks: Array, planes: Array,
    how: Settings, transpositions: Array, scratch: Array, moves: Numbers, marks: Numbers,
) -> None:  # fmt: skip
    """Take as many leaves from each lane as it has room and simulations left for; one that is proven needs no more."""
    for i in range(len(roots)):
        leaves = acting.shape[1] if is_open(trees[i]) else 1
        for j in range(acting.shape[1]):
            acting[i, j] = OVER
            if trees[i][ROOT].outcome != UNPROVEN:
                left[i] = 0
            if j < leaves and left[i] > 0:
                left[i] -= 1
                take_leaf(
                    i, j, roots, seats, trees, used, rng, paths, lengths, worlds, worth, acting, masks, planes,
                    how, transpositions, scratch, moves, marks,
                )  # fmt: skip


@rule
def fill_priors(tree: Array, node: int, determinization: int, mask: Array, priors: Array, hides: bool) -> bool:
    """Give the moves that wait for them their priors, as parts of all legal ones; tell whether they make sense."""
    if hides:
        total, lowest, n = sum_legal(mask, priors)
    else:
        total, lowest, n = sum_waiting(tree, node, priors)
    if lowest < 0.0 or not isfinite(total):
        return False
    child = tree[node].first_child
    while child != NONE:
        if tree[child].prior < 0.0 and (not hides or tree[child].determinization == determinization):
            prior = priors[action_of(tree, child)]
            tree[child].prior = prior / total if total > 0.0 else 1.0 / n
        child = tree[child].next_sibling
    return True


@rule
def action_of(tree: Array, child: int) -> int:
    """Return which action a move is that waits for its prior."""
    return int(WAITING - 1.0 - tree[child].prior)


@rule
def sum_legal(mask: Array, priors: Array) -> tuple[float, float, int]:
    """Return the sum of the priors of all legal actions, the lowest of them if it is below 0, and how many they are."""
    total, lowest, n = 0.0, 0.0, 0
    for action in range(len(mask)):
        if mask[action]:
            total += priors[action]
            lowest = min(lowest, priors[action])
            n += 1
    return total, lowest, n


@rule
def sum_waiting(tree: Array, node: int, priors: Array) -> tuple[float, float, int]:
    """Return the same where nothing is hidden: then all moves of a position wait, or none."""
    total, lowest, n = 0.0, 0.0, 0
    child = tree[node].first_child
    while child != NONE and tree[child].prior < 0.0:
        prior = priors[action_of(tree, child)]
        total += prior
        lowest = min(lowest, prior)
        n += 1
        child = tree[child].next_sibling
    return total, lowest, n


@rule
def share_in(values: Array, seat: int, asked: int, seats: int) -> float:
    """Return what a position is worth to *seat* as a share of the win, given an evaluator's value (from -1 to 1).

    That is one number for the seat that was asked, of which the others bear the opposite together, or one for each.
    """
    value = values[seat] if len(values) > 1 else values[0] if seat == asked else -values[0] / max(seats - 1, 1)
    value = min(max(value, -1.0), 1.0)
    return (max(seats - 1, 1) * value + 1.0) / max(seats, 2)


@compiled
def hand_back_all(
    trees: Array, paths: Numbers, lengths: Numbers, worlds: Numbers, worth: Array, acting: Numbers, masks: Array,
    rows: Numbers, priors: Array, values: Array, hides: bool,
) -> int:  # fmt: skip
    """Note what an evaluator says of all leaves, each in its row; return whether that is GOOD, or what is wrong."""
    seats = worth.shape[2]
    for i in range(len(trees)):
        tree = trees[i]
        for j in range(acting.shape[1]):
            if acting[i, j] < 0:
                continue
            row, path, length = rows[i, j], paths[i, j], lengths[i, j]
            for k in range(length):
                tree[path[k]].flying -= 1
            if not fill_priors(tree, path[length - 1], worlds[i, j], masks[i, j], priors[row], hides):
                return BAD_PRIORS
            for k in range(values.shape[1]):
                if not isfinite(values[row, k]):
                    return BAD_VALUES
            for seat in range(seats):
                worth[i, j, seat] = share_in(values[row], seat, acting[i, j], seats)
            back_up(tree, path, length, worth[i, j])
    return GOOD


@rule
def part(rng: Chance) -> float:
    """Return a number between 0 and 1, neither of them."""
    return (pick(rng, FINE) + 0.5) / FINE


@rule
def gamma(rng: Chance, shape: float) -> float:
    """Draw from a gamma distribution (the method of Marsaglia and Tsang)."""
    # Below 1, a number of the next shape is drawn and made smaller.
    boost = 1.0
    if shape < 1.0:
        boost = part(rng) ** (1.0 / shape)
        shape += 1.0
    d = shape - 1.0 / 3.0
    c = 1.0 / sqrt(9.0 * d)
    while True:
        normal = sqrt(-2.0 * log(part(rng))) * cos(2.0 * pi * part(rng))
        v = (1.0 + c * normal) ** 3
        if v > 0.0 and log(part(rng)) < 0.5 * normal * normal + d - d * v + d * log(v):
            return boost * d * v


@compiled
def stir_all(trees: Array, stirred: Array, rng: Chance, noise: float, concentration: float, drawn: Array) -> None:
    """Mix noise (Dirichlet's) into the priors of each root's moves, once for each root."""
    for i in range(len(trees)):
        tree = trees[i]
        if stirred[i] or not is_open(tree):
            continue
        stirred[i] = True
        n = 0
        child = tree[ROOT].first_child
        while child != NONE:
            n += 1
            child = tree[child].next_sibling
        total = 0.0
        for k in range(n):
            drawn[k] = gamma(rng[i], concentration if concentration > 0.0 else USUAL_NOISE / n)
            total += drawn[k]
        child, k = tree[ROOT].first_child, 0
        while child != NONE:
            tree[child].prior = (1.0 - noise) * tree[child].prior + noise * drawn[k] / total
            child, k = tree[child].next_sibling, k + 1


@compiled
def find_all(roots: Array, seats: Numbers, trees: Array, actions: Numbers, nodes: Numbers) -> None:
    """Write for each lane the node that an action of its root leads to, or NONE."""
    for i in range(len(roots)):
        nodes[i] = NONE
        if seats[i] >= 0:
            nodes[i] = find_child(trees[i], ROOT, NONE, encoding.move_at(roots[i], seats[i], actions[i]))


@compiled
def reroot_all(
    trees: Array, used: Numbers, nodes: Numbers, seats: Numbers, stirred: Array, spare: Array, copied: Numbers
) -> None:
    """Let a node of each lane be the root of its tree, with all that is known below it; without one, it is empty."""
    for i in range(len(trees)):
        if nodes[i] == ROOT:
            continue
        stirred[i] = False
        if nodes[i] == NONE:
            clear(trees[i], max(seats[i], 0))
            used[i, 0] = 1
        else:
            n = copy_below(trees[i][: used[i, 0]], nodes[i], spare, copied)
            for k in range(n):
                trees[i][k] = spare[k]
            used[i, 0] = n
