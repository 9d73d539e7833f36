"""Chain. A position is (size, ((cell, owner), ...), seat to move)."""

from tests.reference.hexes import groups, hexagon


def start(size):
    return size, (), 0


def cells(size):
    return hexagon(size)


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    size, pieces, _ = position
    taken = dict(pieces)
    return [cell for cell in hexagon(size) if cell not in taken]


def play(position, move):
    size, pieces, seat = position
    return size, (*pieces, (move, seat)), 1 - seat


def put(position, cell, owner):
    size, pieces, seat = position
    return size, (*pieces, (cell, owner)), seat


def sizes(pieces, seat):
    return sorted((len(group) for group in groups([cell for cell, owner in pieces if owner == seat])), reverse=True)


def winner(position):
    size, pieces, _ = position
    if len(pieces) < len(hexagon(size)):
        return None
    # Python compares lists as the rules do: a list that ends is smaller.
    return 0 if sizes(pieces, 0) > sizes(pieces, 1) else 1


def result(position):
    won = winner(position)
    if won is None:
        return None
    return (won,), tuple(max(sizes(position[1], seat), default=0) for seat in (0, 1))
