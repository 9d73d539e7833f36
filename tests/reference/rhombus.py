"""Rhombus (Hex). A position is (size, seat of rows 1 and n, ((cell, owner), ...), seat to move)."""

from tests.reference.squares import beyond, place
from tests.reference.squares import cells as rectangle


def start(size=11, sides=0):
    return size, sides, (), 0


def cells(size, rows=None):
    return rectangle(size, size if rows is None else rows)


def put(position, cell, owner):
    size, sides, pieces, seat = position
    return size, sides, (*pieces, (cell, owner)), seat


def turn(position):
    return position[3] if result(position) is None else None


def moves(position):
    size, _, pieces, _ = position
    taken = dict(pieces)
    return [cell for cell in cells(size) if cell not in taken] if result(position) is None else []


def play(position, move):
    size, sides, pieces, seat = position
    return size, sides, (*pieces, (move, seat)), 1 - seat


def has_joined(position, seat):
    """Flood from one of the seat's sides along its pieces; does the flood reach the other side?"""
    size, sides, pieces, _ = position
    own = {cell for cell, owner in pieces if owner == seat}
    axis = 1 if seat == sides else 0
    reached = {cell for cell in own if place(cell)[axis] == 0}
    waiting = list(reached)
    while waiting:
        cell = waiting.pop()
        for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
            near = beyond(cell, right, up, size)
            if near in own and near not in reached:
                reached.add(near)
                waiting.append(near)
    return any(place(cell)[axis] == size - 1 for cell in reached)


def winner(position):
    return next((seat for seat in (0, 1) if has_joined(position, seat)), None)


def result(position):
    owners = [owner for _, owner in position[2]]
    for seat in (0, 1):
        if has_joined(position, seat):
            return (seat,), (owners.count(0), owners.count(1))
    return None
