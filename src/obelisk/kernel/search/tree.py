"""Tree search for every game: UCT over random games, for any number of seats, with or without hidden information.

Each simulation starts with a determinization, a position that the searching seat cannot tell from the true one
(`determinize`), goes down the tree by upper confidence bounds, adds what it finds there, plays a random game to its end
(or for some moves, where the game can value a position), and notes what that is worth. Where determinizations differ in
which moves they allow, a move is chosen among those of this one, and its bound counts how often it could have been
chosen (information-set tree search, for a single observer). On chance's turn nothing is chosen: what comes is drawn by
its weight.

Three things make the tree wiser than its averages. Where nothing is hidden, a move that ends the game is proven, and
what is proven of all moves, or of one that wins, is proven of the position before them. Where something is hidden, but
never changes how a move ends the game (`ends_openly`), that holds for the root alone. In games whose moves mean
much the same at other times, a move is also judged by the games in which its seat made it later (rapid action value
estimation), and random games prefer what did well in others (kernel/search/habits.py). And where a game can value a
position well, each move begins with a prior, what it looks worth at first sight, so that a poor one need not be tried.
The oftener a move itself was tried, the less either counts.

With an evaluator (`asks`) the same tree has another leaf: a position whose moves are new is handed out in place of a
random game (kernel/search/leaves.py), and the priors that come back guide the choice.
"""

from typing import NamedTuple

import numpy as np

from obelisk.kernel import bits, rules
from obelisk.kernel.chance import shuffle
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS, NO_MOVES
from obelisk.kernel.rule import rule
from obelisk.kernel.search.choosing import Settings, select, select_by_prior, select_possible
from obelisk.kernel.search.habits import SLOTS, form_habits, habitual, leave_trail
from obelisk.kernel.search.nodes import (
    EXPANSION_THRESHOLD,
    NONE,
    ROOT,
    UNPROVEN,
    WAITING,
    add_child,
    add_children,
    back_up,
    find_child,
    is_crowded,
    place_of,
    prove,
    share_of,
)
from obelisk.kernel.state import CHANCE, OVER, Array, Chance, Numbers, State


class Room(NamedTuple):
    """What a search works in, so that nothing is allocated on the way."""

    moves: Numbers
    path: Numbers
    worth: Array
    """What a simulation is worth to each seat."""
    stamps: Array
    """The simulation in which each seat last made each move."""
    transpositions: Array
    """Positions that several lines may lead to, or none; with secrets, where the moves of each position stand."""
    marks: Numbers
    """What the rule `must_play` says of the moves of a position."""
    habits: Array
    """How each move did in all games so far."""
    trail: Numbers
    """The moves of a random game."""


@rule
def grow(
    scratch: Array, tree: Array, used: Numbers, parent: int, mover: int, how: Settings, rng: Chance, moves: Numbers,
    transpositions: Array,
) -> bool:  # fmt: skip
    """Make sure that all moves of the determinization in scratch[1] are in the tree, and note that they are possible.

    With `prior_visits`, each new move gets its prior: what it looks worth at first sight. Without secrets this happens
    once, in random order, which decides between moves of which nothing is known. With secrets it happens in every
    determinization, and their nodes take the place of the *moves*; behind the last of them stands NONE. Returns whether
    an evaluator is to be asked for one of the moves.
    """
    n = rules.list_moves(scratch[1], mover, moves)
    if n < 1:
        rules.fail(scratch[1], NO_MOVES)
    if not how.hides and not how.asks:
        shuffle(rng, moves[:n])
    first_new = used[0]
    if tree[parent].first_child == NONE and not (how.hides and len(transpositions) > 0):
        add_children(tree, used, parent, mover, moves, n)
    is_asked = how.hides and note_possible(tree, used, parent, mover, moves, n, transpositions)
    if mover == CHANCE:
        return False
    for node in range(first_new, used[0]):
        if how.asks:
            tree[node].prior = WAITING
            is_asked = True
        elif how.prior_visits > 0.0:
            scratch[2] = scratch[1]
            rules.apply(scratch[2], mover, tree[node].move)
            tree[node].prior = rules.value(scratch[2], mover)
    return is_asked


@rule
def note_possible(tree: Array, used: Numbers, parent: int, mover: int, moves: Numbers, n: int, index: Array) -> bool:
    """Note that some moves are possible in this determinization, add those that are not there, and write their nodes.

    Where there is no index, most of them stand in the tree in the order of the list, so that one walk along both finds
    them. Returns whether one that was there waits for its prior.
    """
    is_asked = False
    expected = tree[parent].first_child
    for i in range(n):
        if len(index) > 0:
            at = place_of(tree, index, parent, moves[i])
            if index[at].node == NONE:
                index[at].hash, index[at].node = parent, add_child(tree, used, parent, mover, moves[i])
            node = index[at].node
        else:
            node = find_child(tree, parent, expected, moves[i])
            if node == NONE:
                node = add_child(tree, used, parent, mover, moves[i])
            expected = tree[node].next_sibling
        is_asked = is_asked or tree[node].prior < 0.0
        tree[node].determinization = used[1]
        tree[node].chances += 1
        moves[i] = node
    if n < len(moves):
        moves[n] = NONE
    return is_asked


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
def let_others_choose(s: State, seat: int, rng: Chance, moves: Numbers) -> None:
    """Choose at random for the seats that act at the same time as *seat*: it cannot know what they do."""
    others = rules.active(s) & ~(1 << seat)
    while others != 0 and rules.active(s) >> seat & 1:
        other = bits.lowest(others)
        others &= others - 1
        if rules.active(s) >> other & 1:
            rules.apply(s, other, rules.sample(s, other, rng, moves))


@rule
def draw_world(s: State, seat: int, used: Numbers, rng: Chance, moves: Numbers) -> None:
    """Let a position become one that *seat* cannot tell from it, with what others do who act at the same time."""
    used[1] += 1
    rules.determinize(s, seat, rng)
    let_others_choose(s, seat, rng, moves)


@rule
def open_up(
    scratch: Array, tree: Array, used: Numbers, node: int, mover: int, how: Settings, rng: Chance, moves: Numbers,
    transpositions: Array,
) -> bool:  # fmt: skip
    """Let the moves of a position be in the tree, if it has room; tell whether an evaluator is to be asked for one."""
    first = tree[node].first_child
    room = len(tree)
    if how.hides and len(transpositions) > 0:
        # An index that is full would be searched for ever.
        room = min(room, len(transpositions) - 1)
    if (how.hides or first == NONE) and used[0] + len(moves) <= room:
        return grow(scratch, tree, used, node, mover, how, rng, moves, transpositions)
    moves[0] = NONE
    return how.asks and first != NONE and tree[first].prior < 0.0


@rule
def next_move(
    s: State, tree: Array, node: int, mover: int, seats: int, determinization: int, how: Settings, rng: Chance,
    moves: Numbers,
) -> int:  # fmt: skip
    """Return the move that is tried next: what chance brings, or the most promising; NONE where the tree has none."""
    if rules.has_chance(s) and mover == CHANCE:
        return find_child(tree, node, NONE, rules.sample(s, CHANCE, rng, moves))
    if how.asks:
        return select_by_prior(tree, node, mover, seats, determinization, how)
    return select_possible(tree, moves, how, rng) if how.hides else select(tree, node, how)


@rule
def foresee(s: State, tree: Array, node: int, mover: int, moves: Numbers, marks: Numbers) -> None:
    """Note what is certain of a position whose moves are in the tree: who wins, or which moves lose.

    Of the root only which moves lose: it needs a move, though all are as good as each other.
    """
    n = 0
    child = tree[node].first_child
    while child != NONE:
        moves[n] = tree[child].move
        n += 1
        child = tree[child].next_sibling
    outcome = rules.must_play(s, mover, moves, n, marks)
    if outcome != rules.UNDECIDED:
        if node != ROOT:
            tree[node].outcome = outcome
        return
    child = tree[node].first_child
    for i in range(n):
        if marks[i] & rules.LOSES:
            tree[child].outcome = 1 << 1 - mover
        child = tree[child].next_sibling


@rule
def descend(
    scratch: Array, seat: int, tree: Array, used: Numbers, how: Settings, rng: Chance, moves: Numbers, path: Numbers,
    seats: int, transpositions: Array, marks: Numbers,
) -> int:  # fmt: skip
    """Go down the tree, playing in scratch[1], to a move that was hardly tried; return how long the path is.

    With an evaluator, that is a position in which it is to be asked for a move's prior.
    """
    s = scratch[1]
    threshold = 0 if how.asks else EXPANSION_THRESHOLD
    length = 1
    path[0] = ROOT
    node = ROOT
    mover = seat
    while mover != OVER and length < len(path):
        if not how.hides and tree[node].first_child == NONE and len(transpositions) > 0:
            share_transposition(s, tree, node, transpositions)
            if tree[node].outcome != UNPROVEN:
                break
        is_asked = open_up(scratch, tree, used, node, mover, how, rng, moves, transpositions)
        if tree[node].visits == how.must_play and tree[node].first_child != NONE:
            foresee(s, tree, node, mover, moves, marks)
        if is_asked or tree[node].outcome != UNPROVEN:
            break
        child = next_move(s, tree, node, mover, seats, used[1], how, rng, moves)
        if child == NONE:
            break
        rules.apply(s, mover, tree[child].move)
        path[length] = child
        length += 1
        node = child
        mover = rules.seat_to_act(s)
        if mover == OVER and (how.ends_openly or not how.hides):
            tree[node].outcome = rules.winners(s)
        is_young = tree[node].first_child == NONE and tree[node].visits < threshold
        if tree[node].outcome != UNPROVEN or is_young:
            break
    return length


def new_stamps(seats: int) -> Array:
    """Return room for the simulation in which each seat last made each move."""
    return np.zeros((seats, SLOTS), np.int64)


@rule
def random_move(s: State, seat: int, last: int, how: Settings, rng: Chance, moves: Numbers, habits: Array) -> int:
    """Return a move of a random game: one that is likely, or that did well in others, or any."""
    # What a player would hardly do chance may well bring.
    if rules.has_chance(s) and seat == CHANCE:
        return rules.sample(s, seat, rng, moves)
    if how.habits > 0:
        return habitual(habits, seat, moves, rules.legal(s, seat, moves), how.habits, rng)
    return rules.likely(s, seat, last, rng, moves) if how.likely else rules.sample(s, seat, rng, moves)


@rule
def play_on(
    s: State, last: int, how: Settings, rng: Chance, moves: Numbers, stamps: Array, stamp: int, habits: Array,
    trail: Numbers,
) -> int:  # fmt: skip
    """Play and *stamp* random moves until the game is over or broken off; return how many, or NEVER_ENDS.

    *last* is the move that led to the position.
    """
    plies = 0
    longest = min(how.playout, rules.max_plies(s))
    seat = rules.seat_to_act(s)
    while rules.goes_on(s, seat) and plies < longest:
        last = random_move(s, seat, last, how, rng, moves, habits)
        rules.apply(s, seat, last)
        is_chances = rules.has_chance(s) and seat == CHANCE
        if how.rave > 0.0 and last < SLOTS and not is_chances:
            stamps[seat, last] = stamp
        if how.habits > 0:
            leave_trail(trail, plies, seat, last)
        plies += 1
        seat = rules.seat_to_act(s)
    return plies if seat == OVER or plies == how.playout else NEVER_ENDS


@rule
def weigh(s: State, outcome: int, worth: Array) -> None:
    """Write what a simulation is worth to each seat: by what is proven, or else by the position that it has led to."""
    for i in range(len(worth)):
        worth[i] = rules.value(s, i) if outcome == UNPROVEN else share_of(outcome, i)


@compiled
def simulate(
    scratch: Array, seat: int, tree: Array, used: Numbers, simulations: int, how: Settings, rng: Chance, room: Room
) -> int:
    """Add *simulations* to the tree of scratch[0], seen by *seat*; the rest of scratch is used up, nothing allocated.

    used[0] is how many nodes the tree has, used[1] how many determinizations there were. Returns the plies played. The
    search stops when its index, where it has one, is crowded.
    """
    moves, path, worth, stamps, transpositions, marks, habits, trail = room
    plies = 0
    s = scratch[1]
    for _ in range(simulations):
        if how.hides and is_crowded(transpositions, used[0]):
            break
        scratch[1] = scratch[0]
        draw_world(s, seat, used, rng, moves)
        length = descend(scratch, seat, tree, used, how, rng, moves, path, len(worth), transpositions, marks)
        outcome = tree[path[length - 1]].outcome
        plies += length - 1
        played = 0
        if outcome == UNPROVEN:
            last = tree[path[length - 1]].move
            played = play_on(s, last, how, rng, moves, stamps, used[1], habits, trail)
            if played == NEVER_ENDS:
                rules.fail(s, NEVER_ENDS)
            plies += played
        elif not how.hides or length == 2:
            # With secrets, only what the searching seat does at once is possible in every determinization.
            prove(tree, path, length)
        weigh(s, outcome, worth)
        back_up(tree, path, length, worth)
        if how.habits > 0:
            form_habits(tree, path, length, trail, played, worth, habits)
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
