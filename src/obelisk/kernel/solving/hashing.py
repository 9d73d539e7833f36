"""A hash table from positions (as numbers) to where they are noted."""

from typing import Any

import numpy as np

from obelisk.kernel.rule import rule

Array = np.ndarray[Any, Any]

NOBODY = -1
"""What stands where no position is noted; no position has this number."""


@rule
def slot_of(key: int, keys: Array) -> int:
    """Return where *key* stands among `keys`, or where it would be put. The table's length is a power of two."""
    mask = len(keys) - 1
    slot = (key ^ (key >> 29) ^ (key >> 13) * 0x9E3779B1) & mask
    while keys[slot] != NOBODY and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot
