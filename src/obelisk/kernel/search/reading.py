"""What many searches have found out about the moves of their roots, by action: visits, policies, values, choices."""

from obelisk.kernel.compiled import compiled
from obelisk.kernel.learning import encoding
from obelisk.kernel.rule import rule
from obelisk.kernel.search.choosing import worth_to
from obelisk.kernel.search.leaves import part
from obelisk.kernel.search.nodes import NONE, ROOT, UNPROVEN, share_of
from obelisk.kernel.state import Array, Chance, Numbers

NO_MOVE, LOSES, OPEN, WINS = range(4)
"""How a move stands: there is no such move, it is proven to lose, nothing of the kind, it is proven to win."""


LEAST = 1e-9
"""What a prior counts at least, so that there is always something to draw from."""


@rule
def standing_of(outcome: int, mover: int) -> int:
    """Return how a move of a certain outcome stands."""
    if outcome == UNPROVEN:
        return OPEN
    share = share_of(outcome, mover)
    return WINS if share == 1.0 else OPEN if share > 0.0 else LOSES


@compiled
def tally_all(
    roots: Array, seats: Numbers, trees: Array, visits: Numbers, values: Array, priors: Array, standings: Array,
    n_seats: int,
) -> None:  # fmt: skip
    """Write for each action of each root how often it was tried, its share of the win, its prior, and how it stands.

    An action that was never tried has the value of its position.
    """
    for i in range(len(roots)):
        tree = trees[i]
        for action in range(visits.shape[1]):
            visits[i, action] = 0
            values[i, action] = priors[i, action] = 0.0
            standings[i, action] = NO_MOVE
        if seats[i] < 0:
            continue
        node = tree[ROOT].first_child
        while node != NONE:
            action = encoding.index(roots[i], seats[i], tree[node].move)
            tried, outcome = tree[node].visits, tree[node].outcome
            visits[i, action] = tried
            priors[i, action] = max(tree[node].prior, 0.0)
            standings[i, action] = standing_of(outcome, seats[i])
            if outcome != UNPROVEN:
                values[i, action] = share_of(outcome, seats[i])
            else:
                values[i, action] = tree[node].won / tried if tried > 0 else worth_to(tree, ROOT, seats[i], n_seats)
            node = tree[node].next_sibling


@rule
def best_of(visits: Numbers, values: Array, priors: Array, standings: Array) -> int:
    """Return the action that is proven to win, or else was tried most; then by value, prior, and number."""
    best = 0
    for action in range(1, len(visits)):
        if is_better(action, best, visits, values, priors, standings):
            best = action
    return best


@rule
def is_better(one: int, other: int, visits: Numbers, values: Array, priors: Array, standings: Array) -> bool:
    """Tell whether one action is to be preferred to another."""
    if standings[one] != standings[other]:
        return standings[one] > standings[other]
    if visits[one] != visits[other]:
        return visits[one] > visits[other]
    if values[one] != values[other]:
        return values[one] > values[other]
    return priors[one] > priors[other]


@compiled
def choose_all(visits: Numbers, values: Array, priors: Array, standings: Array, chosen: Numbers) -> None:
    """Write the best action of each lane."""
    for i in range(len(visits)):
        chosen[i] = best_of(visits[i], values[i], priors[i], standings[i])


@compiled
def policy_all(
    visits: Numbers, values: Array, priors: Array, standings: Array, temperatures: Array, policy: Array
) -> None:
    """Write how likely each action is to be chosen: by visits to the power of 1 / temperature; at 0, the best alone."""
    for i in range(len(visits)):
        best = best_of(visits[i], values[i], priors[i], standings[i])
        for action in range(visits.shape[1]):
            policy[i, action] = 0.0
        if standings[i, best] != NO_MOVE:
            if temperatures[i] > 0.0:
                spread(visits[i], priors[i], standings[i], standings[i, best], temperatures[i], policy[i])
            else:
                policy[i, best] = 1.0


@rule
def spread(visits: Numbers, priors: Array, standings: Array, highest: int, temperature: float, policy: Array) -> None:
    """Write a policy over the actions that stand highest: so what is proven to lose is left out, as far as it can be.

    Where nothing was tried yet, the priors count.
    """
    most, total = 0, 0.0
    for action in range(len(visits)):
        if standings[action] == highest:
            most = max(most, visits[action])
    for action in range(len(visits)):
        if standings[action] == highest:
            weight = (visits[action] / most) ** (1.0 / temperature) if most > 0 else max(priors[action], LEAST)
            policy[action] = weight
            total += weight
    for action in range(len(visits)):
        policy[action] /= total


@compiled
def draw_all(policy: Array, rng: Chance, chosen: Numbers) -> None:
    """Draw an action of each lane by its policy."""
    for i in range(len(policy)):
        left = part(rng[i])
        chosen[i] = 0
        for action in range(policy.shape[1]):
            if policy[i, action] > 0.0:
                chosen[i] = action
                left -= policy[i, action]
                if left < 0.0:
                    break


@compiled
def values_all(trees: Array, seats: Numbers, values: Array, n_seats: int) -> None:
    """Write what each root is worth to its seat, as a share of the win: by its moves, once one was tried."""
    for i in range(len(trees)):
        tree = trees[i]
        values[i] = 0.0
        if seats[i] < 0:
            continue
        if tree[ROOT].outcome != UNPROVEN:
            values[i] = share_of(tree[ROOT].outcome, seats[i])
            continue
        visits, won = 0, 0.0
        node = tree[ROOT].first_child
        while node != NONE:
            visits += tree[node].visits
            won += tree[node].won
            node = tree[node].next_sibling
        values[i] = won / visits if visits > 0 else worth_to(tree, ROOT, seats[i], n_seats)
