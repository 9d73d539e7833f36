"""Cells by name: "a1" is column a, row 1."""


def name(column, row):
    return "abcdefghijk"[column] + str(row + 1)


def place(cell):
    return "abcdefghijk".index(cell[0]), int(cell[1:]) - 1


def cells(columns, rows):
    return [name(column, row) for row in range(rows) for column in range(columns)]


def beyond(cell, right, up, size):
    """The cell so many columns to the right and rows up, or None beside the board."""
    column, row = place(cell)
    column, row = column + right, row + up
    return name(column, row) if 0 <= column < size and 0 <= row < size else None
