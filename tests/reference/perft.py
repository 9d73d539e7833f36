"""Counting move sequences with a reference."""

from functools import cache


def perft(game, position, depth):
    @cache
    def count(position, depth):
        if depth == 0:
            return 1
        if depth == 1:
            return len(game.moves(position))
        return sum(count(game.play(position, move), depth - 1) for move in game.moves(position))

    return count(position, depth)


class OfManySeats:
    """A reference in which several seats may act at once, and which changes as it is played: moves go with seats."""

    @staticmethod
    def moves(position):
        return [(seat, move) for seat in position.active() for move in position.moves(seat)]

    @staticmethod
    def play(position, entry):
        after = position.copy()
        after.play(*entry)
        return after
