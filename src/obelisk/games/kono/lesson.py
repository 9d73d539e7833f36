"""Kono, step by step."""

from obelisk.authoring import Position, captures, last_move


def steps(before: Position, after: Position) -> bool:
    return not captures(before, after)


def jumps_over_two(before: Position, after: Position) -> bool:
    first, last = last_move(after)[:2], last_move(after)[2:]
    return captures(before, after) and abs(ord(first[0]) - ord(last[0])) + abs(int(first[1]) - int(last[1])) == 3


def repeats(before: Position, after: Position) -> bool:
    """Ask for a draw: by repetition, since there is no other."""
    return after.result is not None and len(after.result.winners) > 1
