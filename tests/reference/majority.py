"""Majority. A position is (size, ((cell, owner), ...), seat to move)."""

from tests.reference.hexes import hexagon
from tests.reference.laying import empty, play, put, start  # noqa: F401 (three of them belong to this game)

cells = hexagon


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    return empty(position, hexagon(position[0])) if result(position) is None else []


def winner(position):
    size, pieces, _ = position
    owners = [owner for _, owner in pieces]
    return next((seat for seat in (0, 1) if owners.count(seat) > len(hexagon(size)) / 2), None)


def result(position):
    won, owners = winner(position), [owner for _, owner in position[1]]
    return None if won is None else ((won,), (owners.count(0), owners.count(1)))
