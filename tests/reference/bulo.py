"""Bulo. A position is (cells with a piece, seat to move)."""

from tests.reference.squares import beyond, cells

ALL = cells(4, 4)


def start():
    return frozenset(ALL), 0


def turn(position):
    pieces, seat = position
    return seat if pieces else None


def runs():
    """Every run of one, two or three cells in a row or column, by its notation."""
    found = {}
    for first in ALL:
        for right, up in ((1, 0), (0, 1)):
            run = [beyond(first, right * n, up * n, 4) for n in range(3)]
            for length in (1, 2, 3):
                if None not in run[:length]:
                    found[first if length == 1 else first + run[length - 1]] = frozenset(run[:length])
    return found


RUNS = runs()


def moves(position):
    return [text for text, run in RUNS.items() if run <= position[0]]


def play(position, move):
    pieces, seat = position
    return pieces - RUNS[move], 1 - seat


def result(position):
    pieces, seat = position
    return None if pieces else ((seat,), (0, 0))
