"""Chain. A position is (size, ((cell, owner), ...), seat to move)."""

from tests.reference.hexes import groups, hexagon
from tests.reference.laying import empty, play, put, start  # noqa: F401 (three of them belong to this game)

cells = hexagon


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    return empty(position, hexagon(position[0]))


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
