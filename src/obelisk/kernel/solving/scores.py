"""Scores: what a solved position is worth to the player to move, and how far its end is."""

from obelisk.kernel.rule import rule

BEST = 30_000
"""The score of a win that is already there; one ply away it is one less."""

DRAW = 0


@rule
def win(plies: int) -> int:
    """Return the score of a win in so many plies; its negative is the score of a loss."""
    return BEST - plies


@rule
def plies_to_end(score: int) -> int:
    """Return how many plies a win or loss is away."""
    return BEST - abs(score)


@rule
def one_ply_earlier(score: int, is_same_player: bool) -> int:
    """Return what a move is worth that leads to a position of *score*, to the player who makes it."""
    for_mover = score if is_same_player else -score
    if for_mover == DRAW:
        return DRAW
    return for_mover - 1 if for_mover > 0 else for_mover + 1


@rule
def score_of_end(won: int, seat: int) -> int:
    """Return what a move is worth that ends the game with the winners *won*."""
    if won == 1 << seat:
        return win(1)
    return DRAW if won >> seat & 1 else -win(1)
