"""Which move a simulation tries next: by upper confidence bounds, or by the priors of an evaluator (PUCT)."""

from math import log, sqrt
from typing import NamedTuple

from obelisk.kernel.chance import pick
from obelisk.kernel.rule import rule
from obelisk.kernel.search.nodes import NONE, ROOT, UNPROVEN, share_of
from obelisk.kernel.state import Array, Chance, Numbers

WORST, LOST = -1e9, -1e6
"""Bounds: below all others, and that of a move that is proven to lose."""

NEVER = -1
"""The number of visits that no position has."""


class Settings(NamedTuple):
    """How a position is searched."""

    hides: bool
    ends_openly: bool
    """Whether nothing that is hidden changes how a move ends the game."""
    exploration: float
    rave: float
    """The number of tries at which later games count half; 0 where these say nothing."""
    prior_visits: float
    """The number of tries that the first sight counts for; 0 where it is not asked."""
    playout: int
    """After how many moves a random game is broken off, and its position valued."""
    likely: bool
    """Whether the moves of random games are likely ones, or any."""
    habits: int
    """From how many random moves a random game chooses the one that did best in others; 0 where it makes any."""
    asks: bool
    """Whether an evaluator is asked for priors and values, in place of random games."""
    first_play: float
    """By how much an untried move is thought worse than its position, where an evaluator is asked; not at the root."""
    must_play: int
    """At how many visits of a position the rule `must_play` is asked what is certain there; NEVER where it is not."""


@rule
def select(tree: Array, parent: int, how: Settings) -> int:
    """Return the most promising move of a position: any untried one first, else by upper confidence bound.

    With `rave`, an untried move is judged by later games alone; with `prior_visits`, by what it looks worth. The moves
    stand in random order already.
    """
    best, best_bound = NONE, -1.0
    log_visits = log(tree[parent].visits + 1.0)
    node = tree[parent].first_child
    while node != NONE:
        if is_new(tree, node, how):
            return node
        bound = bound_of(tree, node, log_visits, how)
        if bound > best_bound:
            best, best_bound = node, bound
        node = tree[node].next_sibling
    return best


@rule
def select_possible(tree: Array, nodes: Numbers, how: Settings, rng: Chance) -> int:
    """Return the most promising of *nodes*, the moves of this determinization; behind the last of them stands NONE.

    It is chosen as `select` does, but the bound of a move counts how often it could have been chosen.
    """
    best, best_bound = NONE, -1.0
    untried, n_untried = NONE, 0
    for i in range(len(nodes)):
        node = nodes[i]
        if node == NONE:
            break
        if is_new(tree, node, how):
            n_untried += 1
            if pick(rng, n_untried) == 0:
                untried = node
        elif n_untried == 0:
            bound = bound_of(tree, node, log(tree[node].chances + 1.0), how)
            if bound > best_bound:
                best, best_bound = node, bound
    return untried if n_untried > 0 else best


@rule
def is_new(tree: Array, node: int, how: Settings) -> bool:
    """Tell whether nothing is known of a move, so that it is to be tried before others."""
    is_untried = tree[node].visits == 0 and tree[node].outcome == UNPROVEN
    return is_untried and how.rave == 0.0 and how.prior_visits == 0.0


@rule
def bound_of(tree: Array, node: int, log_chances: float, how: Settings) -> float:
    """Return the upper confidence bound of a move, or what it is proven to be worth."""
    if tree[node].outcome != UNPROVEN:
        return share_of(tree[node].outcome, tree[node].mover)
    explored = how.exploration * sqrt(log_chances / max(tree[node].visits, 1))
    return judged(tree, node, how.rave, how.prior_visits) + explored


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
def select_by_prior(tree: Array, parent: int, seat: int, seats: int, determinization: int, how: Settings) -> int:
    """Return the move of *seat* that is the most promising in this determinization by success, prior and tries (PUCT).

    An untried move is taken to be worth what its position is, less `first_play`; one that already waits for the
    evaluator, nothing: so several tries at once go different ways. What is proven is worth what it is; a move that is
    proven to lose comes after all others, however bad these look.
    """
    unseen = worth_to(tree, parent, seat, seats)
    if parent != ROOT:
        unseen -= how.first_play
    reach = how.exploration * sqrt(max(tree[parent].visits + tree[parent].flying, 1))
    best, best_bound = NONE, WORST
    node = tree[parent].first_child
    while node != NONE:
        if not how.hides or tree[node].determinization == determinization:
            visits, flying = tree[node].visits, tree[node].flying
            if how.hides:
                reach = how.exploration * sqrt(tree[node].chances)
            if tree[node].outcome != UNPROVEN:
                share = share_of(tree[node].outcome, seat)
                bound = share if share > 0.0 else LOST
            elif visits > 0:
                bound = tree[node].won / visits + reach * tree[node].prior / (1 + visits + flying)
            elif flying > 0:
                bound = reach * tree[node].prior / (1 + flying)
            else:
                bound = unseen + reach * tree[node].prior
            if bound > best_bound:
                best, best_bound = node, bound
        following = tree[node].next_sibling
        # Without secrets all moves of a position lie side by side: to know that spares waiting for memory.
        node = following if how.hides or following == NONE else node + 1
    return best


@rule
def worth_to(tree: Array, node: int, seat: int, seats: int) -> float:
    """Return what the position after a move was worth to *seat* on the average: others share what its mover lacks."""
    visits, mover = tree[node].visits, max(tree[node].mover, 0)
    own = tree[node].won / visits if visits > 0 else 1.0 / max(seats, 2)
    return own if mover == seat else (1.0 - own) / max(seats - 1, 1)
