"""Masks and observations of many positions side by side, in arrays that the caller owns."""

from obelisk.kernel.compiled import compiled
from obelisk.kernel.learning import encoding
from obelisk.kernel.state import Array, Numbers


@compiled
def mask_all(positions: Array, seats: Numbers, masks: Array, moves: Numbers) -> None:
    """Mark the legal actions of one seat of each position in a row of *masks*; of nobody and of chance none."""
    for i in range(len(positions)):
        encoding.list_legal(positions[i], seats[i], masks[i], moves)


@compiled
def observe_all(positions: Array, seats: Numbers, planes: Array) -> None:
    """Write what one seat of each position observes; nothing where there is no such seat."""
    for i in range(len(positions)):
        if seats[i] >= 0:
            encoding.look(positions[i], seats[i], planes[i])
        else:
            for plane in range(planes.shape[1]):
                encoding.fill(planes[i], plane, 0)
