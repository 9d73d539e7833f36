"""Dodgem, step by step."""

from obelisk.authoring import Position, last_move


def leaves(before: Position, after: Position) -> bool:
    return last_move(after).endswith("out")


def goes_on(before: Position, after: Position) -> bool:
    return after.result is None


def repeats(before: Position, after: Position) -> bool:
    """Ask for a draw: by repetition, since there is no other."""
    return after.result is not None and len(after.result.winners) > 1
