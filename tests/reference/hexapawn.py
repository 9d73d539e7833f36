"""Hexapawn. A position is (pawns of seat 0, pawns of seat 1, seat to move)."""

from tests.reference.squares import beyond

HOMES = (frozenset({"a1", "b1", "c1"}), frozenset({"a3", "b3", "c3"}))


def start():
    return *HOMES, 0


def list_moves(position):
    seat = position[2]
    own, enemy = position[seat], position[1 - seat]
    ahead = 1 if seat == 0 else -1
    steps = [pawn + to for pawn in own if (to := beyond(pawn, 0, ahead, 3)) and to not in own | enemy]
    sides = [(pawn, beyond(pawn, side, ahead, 3)) for pawn in own for side in (-1, 1)]
    return steps + [pawn + to for pawn, to in sides if to in enemy]


def moves(position):
    return list_moves(position) if result(position) is None else []


def turn(position):
    return position[2] if result(position) is None else None


def play(position, move):
    seat = position[2]
    after = [*position[:2], 1 - seat]
    after[seat] = position[seat] - {move[:2]} | {move[2:]}
    after[1 - seat] = position[1 - seat] - {move[2:]}
    return tuple(after)


def result(position):
    for seat in (0, 1):
        if position[seat] & HOMES[1 - seat]:
            return (seat,), (0, 0)
    return None if list_moves(position) else ((1 - position[2],), (0, 0))
