"""Chomp. A position is (cells that are left, seat to move)."""

from tests.reference.squares import cells, place

ALL = cells(5, 4)


def start():
    return frozenset(ALL), 0


def turn(position):
    left, seat = position
    return seat if left else None


def moves(position):
    return sorted(position[0])


def play(position, move):
    left, seat = position
    column, row = place(move)
    return frozenset(cell for cell in left if place(cell)[0] < column or place(cell)[1] < row), 1 - seat


def result(position):
    left, seat = position
    return None if left else ((seat,), (0, 0))
