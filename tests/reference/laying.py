"""Laying pieces on empty cells, in turn. A position is (size, ((cell, owner), ...), seat to move)."""


def start(size):
    return size, (), 0


def play(position, move):
    size, pieces, seat = position
    return size, (*pieces, (move, seat)), 1 - seat


def put(position, cell, owner):
    size, pieces, seat = position
    return size, (*pieces, (cell, owner)), seat


def empty(position, board):
    taken = dict(position[1])
    return [cell for cell in board if cell not in taken]
