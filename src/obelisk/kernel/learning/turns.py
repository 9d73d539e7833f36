"""One game that a program plays action by action, in place: what follows an action, and what a seat then sees."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.learning import encoding
from obelisk.kernel.state import CHANCE, Array, Chance, Numbers


@compiled
def turn(
    positions: Array,
    seat: int,
    action: int,
    viewer: int,
    moves: Numbers,
    mask: Array,
    planes: Array,
    totals: Numbers,
    rewards: Array,
) -> int:
    """Do a legal action of *seat* (none, if it is below 0) in positions[0]; return who may act then.

    *mask* and *planes* become those of the *viewer*, or of the first seat that may act then if it is below 0; of chance
    and of nobody they are left as they are. *rewards* are written when the game is over.
    """
    s = positions[0]
    if action >= 0:
        encoding.act(s, seat, action)
    active = rules.active(s)
    if active == 0:
        encoding.rewards(s, totals, rewards)
    if viewer < 0:
        viewer = rules.seat_to_act(s)
    if viewer >= 0:
        encoding.list_legal(s, viewer, mask, moves)
        encoding.look(s, viewer, planes)
    return active


@compiled
def outcome(positions: Array, rng: Chance, moves: Numbers) -> int:
    """Return what chance brings on its turn, as an action of its own, by the weights of the rules."""
    return encoding.sample_action(positions[0], CHANCE, rng, moves)
