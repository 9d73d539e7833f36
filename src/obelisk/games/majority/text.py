"""Majority in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, bits
from obelisk.games.majority.rules import board
from obelisk.kernel.placing import hexagon

NEAR = 3
"""So few pieces before the end it is worth saying how many are left."""


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken."""
    return Message("move/occupied", cell=board(s).names[move])


def pieces_needed(s: State, seat: int) -> int:
    """Return how many more cells make more than half for a seat."""
    return hexagon(int(s.length)) // 2 + 1 - int(bits.count(s.pieces[seat]))


def reason(s: State, seat: int, move: int) -> Message | None:
    """One cell is as good as another; towards the end it is told how many are left."""
    own, other = pieces_needed(s, seat) - 1, pieces_needed(s, 1 - seat)
    return Message("majority/reason/nearer", own=own, other=other) if min(own, other) <= NEAR else None


def foregone(s: State) -> int:
    """Return who wins: the players take the free cells in turn, and whichever they take, one has more in the end."""
    turn, free = int(s.turn), int(bits.count(s.free))
    more = (free + 1) // 2
    return turn if more >= pieces_needed(s, turn) else 1 - turn


def decisive(s: State) -> list[int]:
    """Return the winner's cells."""
    return [cell for cell in range(len(board(s))) if bits.has(s.pieces[int(s.won == 0b10)], cell)]


def ending(s: State) -> list[Message]:
    """Somebody has more than half."""
    facts = {"seat": int(s.won == 0b10), "n": len(decisive(s)), "all": len(board(s))}
    return [Message("majority/ending/more", **facts)]


def reckoning(s: State) -> list[Message]:
    """The cells that each seat has taken."""
    return [Message("majority/ending/cells", seat=seat, n=int(bits.count(s.pieces[seat]))) for seat in (0, 1)]
