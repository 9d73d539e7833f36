"""What a table says of moves, and what plain Python says, in the same words."""

from pathlib import Path

import numpy as np

from obelisk.kernel.solving.scores import BEST, DRAW
from obelisk.solving.tablebase import Table
from tests import reference

ORACLES = [Path(reference.__file__).parent, Path(__file__)]
"""The sources of what plain Python says."""


def forced(worth, seat):
    """Return for each move what a table says it leads to: None for a draw, or the winner and the plies to the end."""
    return {
        move: None if score == DRAW else (seat if score > DRAW else 1 - seat, BEST - abs(score))
        for move, score in worth.items()
    }


def by_oracle(reference, simple, decided):
    """Return the same by what plain Python found out."""
    after = {move: decided.get(reference.play(simple, move)) for move in reference.moves(simple)}
    return {move: found and (found[0], found[1] + 1) for move, found in after.items()}


def as_verdicts(told):
    """Return the same as it was before it was kept."""
    return {move: found and tuple(found) for move, found in told.items()}


def silent(done, total, what):
    pass


def sorted_table(keys, scores, positions):
    order = np.argsort(keys)
    return Table(keys[order], scores[order], positions)
