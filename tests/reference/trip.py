"""Trip. A position is the cells in the order in which they were filled; the seats alternate."""

from tests.reference.squares import beyond, cells

ALL = cells(4, 4)
EIGHT = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]


def start():
    return ()


def turn(placed):
    return len(placed) % 2 if len(placed) < 16 else None


def moves(placed):
    if len(placed) == 16:
        return []
    empty = [cell for cell in ALL if cell not in placed]
    if not placed:
        return empty
    touching = [beyond(placed[-1], right, up, 4) for right, up in EIGHT]
    return [cell for cell in empty if cell not in touching] or empty


def play(placed, move):
    return (*placed, move)


def trips(own):
    """Three in a straight line: the middle one, with both neighbours on opposite sides."""
    opposite = [((-1, 0), (1, 0)), ((0, -1), (0, 1)), ((-1, -1), (1, 1)), ((-1, 1), (1, -1))]
    return sum(
        beyond(middle, *one, 4) in own and beyond(middle, *other, 4) in own for middle in own for one, other in opposite
    )


def result(placed):
    if len(placed) < 16:
        return None
    points = (trips(placed[0::2]), trips(placed[1::2]))
    fewest = min(points)
    return tuple(seat for seat in (0, 1) if points[seat] == fewest), points
