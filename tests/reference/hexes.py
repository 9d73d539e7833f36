"""Hexagons by name, and the groups that they form."""

from tests.reference.squares import name, place

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def triangle(size):
    """Column and row number, both counted from 1, add up to at most size + 1."""
    whole = [(column, row) for row in range(1, size + 1) for column in range(1, size + 1)]
    return [name(column - 1, row - 1) for column, row in whole if column + row <= size + 1]


def hexagon(size):
    """Column and row number, both counted from 0, add up to at least size - 1 and at most 3 (size - 1)."""
    width = 2 * size - 1
    whole = [(column, row) for row in range(width) for column in range(width)]
    return [name(column, row) for column, row in whole if size - 1 <= column + row <= 3 * (size - 1)]


def touching(cell):
    column, row = place(cell)
    near = [(column + right, row + up) for right, up in STEPS]
    return {name(right, up) for right, up in near if 0 <= right < 11 and 0 <= up < 11}


def groups(cells):
    """Sets of cells that hang together."""
    found = []
    for cell in cells:
        joined = [group for group in found if group & touching(cell)]
        found = [group for group in found if group not in joined] + [set().union({cell}, *joined)]
    return found
