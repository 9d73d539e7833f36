"""Abstrakto, step by step."""

from obelisk.authoring import Goal, Position, mover
from obelisk.games.abstrakto.rules.grid import KIND_OF

LINE = 1
SMALL = 16
"""An area of fewer quarters than this is shut off from the rest of the board, in these positions."""


def lays(*kinds: int) -> Goal:
    return lambda before, after: _kind(before, after) in kinds


def lays_on_edge(before: Position, after: Position) -> bool:
    place = after.view(None)["last"]
    return _kind(before, after) == LINE and (place[0] in "ao" or place[1:] in ("1", "15"))


def _kind(before: Position, after: Position) -> int:
    return int(KIND_OF[before.read(after.history[-1][1], mover(after))[1]])


def owns_corner(before: Position, after: Position) -> bool:
    areas = after.view(None)["areas"]
    return any(area["owner"] == mover(after) and len(area["quarters"]) < SMALL for area in areas)


def settles(before: Position, after: Position) -> bool:
    """Ask that an area is settled, and one's own."""
    return any(area["is_settled"] and area["owner"] == mover(after) for area in after.view(None)["areas"])


def shares(before: Position, after: Position) -> bool:
    """Ask for a shared win."""
    return after.result is not None and len(after.result.winners) > 1
