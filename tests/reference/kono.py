"""Kono. A position is ((pieces of seat 0, pieces of seat 1), seat to move, all positions so far)."""

from collections import Counter

from tests.reference.squares import beyond, cells

ALL = cells(4, 4)


def start():
    pieces = (frozenset(ALL[:8]), frozenset(ALL[8:]))
    return pieces, 0, (pieces,)


def list_moves(pieces, seat):
    own, enemy = pieces[seat], pieces[1 - seat]
    listed = []
    for origin in own:
        for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            line = [beyond(origin, right * n, up * n, 4) for n in (1, 2, 3)]
            if line[0] is not None and line[0] not in own | enemy:
                listed.append(origin + line[0])
            if line[0] in own and line[1] in enemy:
                listed.append(origin + line[1])
            if line[0] in own and line[1] in own and line[2] in enemy:
                listed.append(origin + line[2])
    return listed


def moves(position):
    pieces, seat, _ = position
    return list_moves(pieces, seat) if result(position) is None else []


def turn(position):
    return position[1] if result(position) is None else None


def play(position, move):
    pieces, seat, history = position
    origin, to = move[:2], move[2:]
    both = list(pieces)
    both[seat] = pieces[seat] - {origin} | {to}
    both[1 - seat] = pieces[1 - seat] - {to}
    pieces = tuple(both)
    # The seats alternate, so a position at an even place in the history has seat 0 to move.
    return pieces, 1 - seat, (*history, pieces)


def result(position):
    pieces, seat, history = position
    points = (len(pieces[0]), len(pieces[1]))
    if not list_moves(pieces, seat):
        return (1 - seat,), points
    times = Counter((earlier, ply % 2) for ply, earlier in enumerate(history))
    if times[pieces, seat] == 3:
        return (0, 1), points
    return None
