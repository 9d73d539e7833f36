"""Queen. A position is (column and row of the queen, or None, and the seat to move, -1 for chance)."""

from tests.reference.squares import name, place

STARTS = ["h3", "h4", "h5", "h6", "h7", "c8", "d8", "e8", "f8", "g8"]


def start():
    return None, -1


def turn(position):
    queen, seat = position
    return None if queen == (0, 0) else seat


def moves(position):
    queen, _ = position
    if queen is None:
        return list(STARTS)
    found = []
    for column in range(queen[0] + 1):
        for row in range(queen[1] + 1):
            left, down = queen[0] - column, queen[1] - row
            if (left or down) and (left == 0 or down == 0 or left == down):
                found.append(name(column, row))
    return found


def play(position, move):
    _, seat = position
    return place(move), 0 if seat == -1 else 1 - seat


def result(position):
    queen, seat = position
    return ((1 - seat,), (0, 0)) if queen == (0, 0) else None


def cold_by_the_golden_ratio(size=8):
    """The lost positions as Wythoff gave them: pairs of multiples of the golden ratio and of its square, cut off."""
    golden = (1 + 5**0.5) / 2
    pairs = [(int(n * golden), int(n * golden * golden)) for n in range(size)]
    return {name(*pair) for a, b in pairs for pair in ((a, b), (b, a)) if max(pair) < size}
