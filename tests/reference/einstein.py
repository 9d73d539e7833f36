"""EinStein. A position is (pieces by cell, what was rolled or None, the seat to move), pieces being (seat, number)."""

from tests.reference.squares import name, place

START = {"a1": (0, 1), "b1": (0, 2), "a2": (0, 3), "c1": (0, 4), "b2": (0, 5), "a3": (0, 6)}
START |= {"e5": (1, 1), "d5": (1, 2), "e4": (1, 3), "c5": (1, 4), "d4": (1, 5), "e3": (1, 6)}


def start():
    return tuple(sorted(START.items())), None, 0


def winner(position):
    pieces = dict(position[0])
    if pieces.get("e5", (1, 0))[0] == 0 or not any(seat == 1 for seat, _ in pieces.values()):
        return 0
    if pieces.get("a1", (0, 0))[0] == 1 or not any(seat == 0 for seat, _ in pieces.values()):
        return 1
    return None


def turn(position):
    _, rolled, seat = position
    if winner(position) is not None:
        return None
    return -1 if rolled is None else seat


def able(position):
    """The numbers that may move."""
    pieces, rolled, seat = position
    own = [number for _, (owner, number) in pieces if owner == seat]
    if rolled in own:
        return [rolled]
    lower, higher = [n for n in own if n < rolled], [n for n in own if n > rolled]
    return ([max(lower)] if lower else []) + ([min(higher)] if higher else [])


def moves(position):
    if turn(position) is None:
        return []
    if turn(position) == -1:
        return list("123456")
    pieces, _, seat = position
    step, found = 1 if seat == 0 else -1, []
    for cell, (owner, number) in pieces:
        if owner == seat and number in able(position):
            column, row = place(cell)
            for right, up in ((step, 0), (0, step), (step, step)):
                if 0 <= column + right < 5 and 0 <= row + up < 5:
                    found.append(cell + name(column + right, row + up))
    return found


def play(position, move):
    pieces, rolled, seat = position
    if rolled is None:
        return pieces, int(move), seat
    standing = dict(pieces)
    standing[move[2:]] = standing.pop(move[:2])
    return tuple(sorted(standing.items())), None, 1 - seat


def result(position):
    won = winner(position)
    return None if won is None else ((won,), (0, 0))
