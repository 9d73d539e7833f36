"""Mū Tōrere in words: why a move is refused, what it is good for, how a game ended."""

from __future__ import annotations

from obelisk.authoring import BOTH, Message, State, after, bits
from obelisk_mu_torere.rules import BOARD, MIDDLE, POINTS, empty_point, movers


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, the target, and the line between them, in this order."""
    origin, to = divmod(move, POINTS)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", **facts)
    if origin == to:
        return Message("move/stays", **facts)
    if to != empty_point(s):
        return Message("move/occupied", cell=BOARD.names[to])
    return Message("mu-torere/no-enemy-beside" if to == MIDDLE else "mu-torere/not-joined", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """Count the moves that are left to the opponent."""
    left = bits.count(int(movers(after(s, seat, move), 1 - seat)))
    return Message("mu-torere/reason/leaves", n=left) if left == 1 else None


def ending(s: State) -> list[Message]:
    """Somebody cannot move, or the game went round in circles."""
    if s.won == BOTH:
        return [Message("ending/board/repeated")]
    return [Message("ending/board/cannot-move", seat=int(s.won == 0b01))]
