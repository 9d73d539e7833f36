"""Y. A position is (size, ((cell, owner), ...), seat to move)."""

from tests.reference.hexes import groups, triangle
from tests.reference.laying import empty, play, put, start  # noqa: F401 (three of them belong to this game)
from tests.reference.squares import place

cells = triangle


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    return empty(position, triangle(position[0])) if result(position) is None else []


def has_joined(size, group):
    spots = [place(cell) for cell in group]
    on_left = any(column == 0 for column, _ in spots)
    on_bottom = any(row == 0 for _, row in spots)
    on_slope = any(column + row == size - 1 for column, row in spots)
    return on_left and on_bottom and on_slope


def winner(position):
    size, pieces, _ = position
    for seat in (0, 1):
        if any(has_joined(size, group) for group in groups([cell for cell, owner in pieces if owner == seat])):
            return seat
    return None


def result(position):
    won = winner(position)
    return None if won is None else ((won,), (0, 0))
