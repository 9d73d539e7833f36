"""Hash tables of positions (as numbers). A table's length is a power of two."""

import numpy as np

from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Array

NOBODY = -1
"""What stands where no position is noted; no position has this number."""

LOW = (1 << 28) - 1
"""So many bits of a number can be multiplied without an overflow."""


@rule
def home_of(key: int, keys: Array) -> int:
    """Return where *key* stands among `keys` if nobody else stood there first."""
    return (key ^ (key >> 29) ^ (key >> 13 & LOW) * 0x9E3779B1) & (len(keys) - 1)


@rule
def slot_of(key: int, keys: Array) -> int:
    """Return where *key* stands among `keys`, or where it would be put."""
    mask = len(keys) - 1
    slot = home_of(key, keys)
    while keys[slot] != NOBODY and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@compiled
def put_all(noted: Array, keys: Array) -> Array:
    """Put positions into an empty table; return the slot of each."""
    slots = np.empty(len(noted), np.int64)
    for i in range(len(noted)):
        slots[i] = slot_of(noted[i], keys)
        keys[slots[i]] = noted[i]
    return slots
