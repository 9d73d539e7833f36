"""What a position would be after a move, for explanations."""

from __future__ import annotations

import numpy as np

from obelisk.kernel.state import State


def after(s: State, seat: int, move: int) -> State:
    """Return the position after a move; *s* stays as it is."""
    from obelisk.kernel import steps

    table = np.zeros(1, s.dtype)
    table[0] = s
    steps.apply(table, seat, move)
    return table[0]
