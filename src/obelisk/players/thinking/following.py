"""What a player remembers from move to move: whether a position comes after the one that it has thought about."""

from obelisk.position import Position


def moves_since(before: Position, position: Position) -> list[int] | None:
    """Return the moves, as numbers of the rules, that led from one position to a later one of the same game.

    None where it is no later one of that game.
    """
    n = len(before.history)
    is_later = len(position.history) > n and position.history[:n] == before.history
    if before.game.name != position.game.name or not is_later or before.setup != position.setup:
        return None
    moves = []
    for seat, move in position.history[n:]:
        moves.append(before.read(move, seat)[1])
        before = before.play(move, seat)
    return moves
