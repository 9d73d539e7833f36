"""Queen, step by step."""

from obelisk.authoring import Position, last_move


def goes_aslant(before: Position, after: Position) -> bool:
    """Ask for a move that changes both column and row."""
    first, last = before.history[-1][1], last_move(after)
    return first[0] != last[0] and first[1] != last[1]


def gives_nothing_away(before: Position, after: Position) -> bool:
    """Ask for a move after which the corner cannot be reached at once."""
    return "a1" not in after.moves()
