"""Decapawn, step by step."""

from obelisk.authoring import Position, last_move


def goes_ahead(before: Position, after: Position) -> bool:
    return last_move(after)[0] == last_move(after)[2]


def goes_diagonally(before: Position, after: Position) -> bool:
    return not goes_ahead(before, after)
