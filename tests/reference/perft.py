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
