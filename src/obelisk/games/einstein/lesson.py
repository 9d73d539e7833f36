"""EinStein, step by step."""

from obelisk.authoring import Position, last_move, mover, pieces


def goes_aslant(before: Position, after: Position) -> bool:
    """Ask for a move that changes both column and row."""
    first, last = last_move(after)[:2], last_move(after)[2:]
    return first[0] != last[0] and first[1] != last[1]


def captures_own(before: Position, after: Position) -> bool:
    """Ask for a move onto a piece of one's own."""
    return pieces(after, mover(after)) < pieces(before, mover(after))


def captures_all(before: Position, after: Position) -> bool:
    """Ask for the capture of the last enemy."""
    return after.is_over and pieces(after, 1 - mover(after)) == 0
