"""Majority. A position is (size, ((cell, owner), ...), seat to move)."""

from tests.reference.hexes import hexagon


def start(size):
    return size, (), 0


def cells(size):
    return hexagon(size)


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    size, pieces, _ = position
    taken = dict(pieces)
    return [cell for cell in hexagon(size) if cell not in taken] if result(position) is None else []


def play(position, move):
    size, pieces, seat = position
    return size, (*pieces, (move, seat)), 1 - seat


def put(position, cell, owner):
    size, pieces, seat = position
    return size, (*pieces, (cell, owner)), seat


def winner(position):
    size, pieces, _ = position
    owners = [owner for _, owner in pieces]
    return next((seat for seat in (0, 1) if owners.count(seat) > len(hexagon(size)) / 2), None)


def result(position):
    won, owners = winner(position), [owner for _, owner in position[1]]
    return None if won is None else ((won,), (owners.count(0), owners.count(1)))
