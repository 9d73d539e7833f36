"""Kalah, step by step."""

from obelisk.authoring import Position, mover


def _gains(before: Position, after: Position) -> int:
    seat = mover(after)
    return int(after.view(None)["stores"][seat]) - int(before.view(None)["stores"][seat])


def moves_again(before: Position, after: Position) -> bool:
    """Ask for a move whose last seed falls into the store."""
    return mover(after) in after.active


def feeds(before: Position, after: Position) -> bool:
    """Ask for a move that brings seeds to the other side."""
    return _across(after, 1 - mover(after)) > _across(before, 1 - mover(after))


def _across(position: Position, seat: int) -> int:
    marks = position.view(None)["marks"]
    return sum(int(seeds) for cell, seeds in marks.items() if cell.endswith(str(seat + 1)))


def captures_seeds(before: Position, after: Position) -> bool:
    """Ask for a capture: only then more than one seed is stored at once."""
    return _gains(before, after) > 1
