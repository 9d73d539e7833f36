"""Clobber, step by step."""

from obelisk.authoring import Position, last_move, mover


def is_safe(before: Position, after: Position) -> bool:
    """Ask for a move after which the piece that moved cannot be taken."""
    to = last_move(after)[2:]
    return mover(after) in after.result.winners if after.result else not any(m[2:] == to for m in after.moves())
