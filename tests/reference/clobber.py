"""Clobber. A position is (whose piece stands on each cell that is not empty, as pairs; seat to move)."""

from tests.reference.squares import cells, name, place

ALL = cells(5, 4)


def start():
    owners = {cell: (sum(place(cell)) % 2) for cell in ALL}
    return frozenset(owners.items()), 0


def beside(cell):
    column, row = place(cell)
    near = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [name(*spot) for spot in near if 0 <= spot[0] < 5 and 0 <= spot[1] < 4]


def moves(position):
    standing, seat = position
    owners = dict(standing)
    own = [cell for cell, owner in owners.items() if owner == seat]
    return [cell + to for cell in own for to in beside(cell) if owners.get(to) == 1 - seat]


def turn(position):
    return position[1] if moves(position) else None


def play(position, move):
    standing, seat = position
    owners = dict(standing)
    del owners[move[:2]]
    owners[move[2:]] = seat
    return frozenset(owners.items()), 1 - seat


def result(position):
    return None if moves(position) else ((1 - position[1],), (0, 0))
