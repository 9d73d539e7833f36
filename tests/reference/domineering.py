"""Domineering. A position is (the dominoes that lie there, seat to move)."""

from tests.reference.squares import beyond, cells

ALL = cells(4, 4)
DOMINOES = (
    [cell + up for cell in ALL if (up := beyond(cell, 0, 1, 4))],
    [cell + right for cell in ALL if (right := beyond(cell, 1, 0, 4))],
)
"""What each seat can lay: upright and lying ones."""


def start():
    return frozenset(), 0


def moves(position):
    laid, seat = position
    covered = {domino[at : at + 2] for domino in laid for at in (0, 2)}
    return [domino for domino in DOMINOES[seat] if not {domino[:2], domino[2:]} & covered]


def turn(position):
    return position[1] if moves(position) else None


def play(position, move):
    laid, seat = position
    return laid | {move}, 1 - seat


def result(position):
    return None if moves(position) else ((1 - position[1],), (0, 0))
