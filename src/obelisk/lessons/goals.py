"""What a step may ask for, where several lessons ask for the same."""

from __future__ import annotations

from obelisk.lessons.step import Goal
from obelisk.position import Position


def one_of(*moves: str) -> Goal:
    """Ask for one of these moves."""
    return lambda before, after: last_move(after) in moves


def anything(before: Position, after: Position) -> bool:
    """Ask for any legal move."""
    return True


def captures(before: Position, after: Position) -> bool:
    """Ask for a move that takes an enemy's piece."""
    return pieces(after, 1 - mover(after)) < pieces(before, 1 - mover(after))


def wins(before: Position, after: Position) -> bool:
    """Ask for a move that wins the game."""
    return after.result is not None and after.result.winners == (mover(after),)


def mover(after: Position) -> int:
    """Return the seat that has just moved."""
    return after.history[-1][0]


def last_move(after: Position) -> str:
    """Return the move that was just made."""
    return after.history[-1][1]


def pieces(position: Position, seat: int) -> int:
    """Return how many pieces of a seat stand on the board."""
    return sum(owner == seat for owner in position.view(None)["cells"].values())
