"""Chomp in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, after, bits
from obelisk.games.chomp.rules import BOARD, COLUMNS, POISON, ROWS

SKULL = "☠"


def marks(s: State) -> list[str]:
    """Only the poisoned piece is marked."""
    return [SKULL if cell == POISON and bits.has(s.pieces, cell) else "" for cell in range(len(BOARD))]


def why_not(s: State, seat: int, move: int) -> Message:
    """The piece is not there any more."""
    return Message("chomp/gone", cell=BOARD.names[move])


def reason(s: State, seat: int, move: int) -> Message | None:
    """The poison left alone; or two arms of the same length, which stay so."""
    left = int(after(s, seat, move).pieces)
    n = bits.count(left)
    if n == 1:
        return Message("chomp/reason/poison")
    right, up = (_arm(left, range(1, COLUMNS), 1), _arm(left, range(1, ROWS), COLUMNS))
    if n == 1 + right + up:
        return Message("chomp/reason/even" if right == up else "chomp/reason/uneven", right=right, up=up)
    return None


def _arm(left: int, steps: range, step: int) -> int:
    """Return how many pieces are left beside the poisoned one in its row or column."""
    return sum(bits.has(left, step * n) for n in steps)


def ending(s: State) -> list[Message]:
    """Somebody had to take the poisoned piece."""
    return [Message("chomp/ending/poisoned", seat=int(s.won == 0b01))]
