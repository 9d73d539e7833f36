"""Information states: what a seat knows of a position, as bytes: equal exactly where it cannot tell two apart."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from obelisk.kernel.state import State, StateType

if TYPE_CHECKING:
    from obelisk.position import Position

REPETITION = ("seen", "n_seen")
"""The memory that matters for how a game goes on (kernel/repetition.py); other memory is for pictures and solving."""


def key_of(position: Position, seat: int) -> bytes:
    """Return what *seat* knows of a position.

    Where nothing is hidden that is the position itself, however it came about, with the positions that may come again.
    Where something is, it is everything that the seat has seen: what it sees now, and all moves but the secret ones of
    others.
    """
    game, encoding = position.game, position.game.coding
    s = position.record
    if encoding is not None and encoding.forget_begun is not None:
        encoding.forget_begun(s, seat)
    recalled = None if encoding is None or encoding.recalls is None else encoding.recalls(position, seat)
    if not position.hides:
        begun = repr(recalled).encode() if recalled is not None else b""
        return bytes([0]) + b"".join(_fields(game.rules.state, s)) + begun
    secret = position.secret_plies
    moves = [[who, None if who != seat and ply in secret else move] for ply, (who, move) in enumerate(position.history)]
    return bytes([1]) + json.dumps([position.view(seat), moves, recalled], sort_keys=True).encode()


def _fields(state: StateType, s: State) -> list[bytes]:
    """Return the numbers of a record, what it remembers left out but for the positions that may come again."""
    found = [np.asarray(s[name]).tobytes() for name, field in state.fields.items() if not field.remembers]
    if all(name in state.fields for name in REPETITION):
        # In which order they came makes no difference to how often each has come.
        found += [np.sort(s.seen[seat, : s.n_seen[seat]]).tobytes() + b"|" for seat in range(len(s.n_seen))]
    for name, part in state.parts.items():
        found += _fields(part, s[name])
    return found
