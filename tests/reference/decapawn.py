"""Decapawn. A position is (pieces of seat 0, pieces of seat 1, seat to move)."""

from tests.reference.squares import beyond, cells

ALL = cells(5, 5)


def start():
    return frozenset(ALL[:5]), frozenset(ALL[20:]), 0


def turn(position):
    return position[2] if result(position) is None else None


def moves(position):
    if result(position) is not None:
        return []
    seat = position[2]
    own, enemy = position[seat], position[1 - seat]
    ahead = 1 if seat == 0 else -1
    listed = []
    for origin in own:
        straight = beyond(origin, 0, ahead, 5)
        if straight not in own | enemy:
            listed.append(origin + straight)
        for side in (-1, 1):
            diagonal = beyond(origin, side, ahead, 5)
            if diagonal is not None and diagonal not in own:
                listed.append(origin + diagonal)
    return listed


def play(position, move):
    seat = position[2]
    origin, to = move[:2], move[2:]
    after = [*position[:2], 1 - seat]
    after[seat] = position[seat] - {origin} | {to}
    after[1 - seat] = position[1 - seat] - {to}
    return tuple(after)


def result(position):
    points = (len(position[0]), len(position[1]))
    for seat, far_row in ((0, "5"), (1, "1")):
        if any(point.endswith(far_row) for point in position[seat]) or not position[1 - seat]:
            return (seat,), points
    return None
