"""Kono in words: why a move is refused, what it is good for, how a game ended."""

import numpy as np

from obelisk.authoring import BOTH, Message, State, after, bits

from .rules import BOARD, LONGEST_MEMORY, targets


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, the line, the way and the target, in this order."""
    origin, to = divmod(move, 16)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", **facts)
    if origin == to:
        return Message("move/stays", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    if column != to_column and row != to_row:
        return Message("move/not-straight", **facts)
    if bits.has(own, to):
        return Message("kono/own-piece", **facts)
    distance = max(abs(to_column - column), abs(to_row - row))
    if not bits.has(enemy, to):
        return Message("kono/too-far", **facts)
    if distance == 1:
        return Message("kono/needs-jump", **facts)
    between = range(origin, to, (to - origin) // distance)[1:]
    gap = next(cell for cell in between if not bits.has(own, cell))
    return Message("kono/blocked", between=BOARD.names[gap], **facts)


def captures(s: State, seat: int) -> int:
    """Return the enemies that *seat* could capture if it were to move."""
    return int(np.bitwise_or.reduce([targets(s, seat, way, distance) for way in range(4) for distance in (2, 3)]))


def reason(s: State, seat: int, move: int) -> Message | None:
    """A capture, a piece taken out of danger or put into it, or an attack."""
    to = move % 16
    then = after(s, seat, move)
    enemy = 1 - seat
    in_danger = captures(then, enemy)
    if bits.has(s.pieces[enemy], to):
        code = "reason/board/trades" if bits.has(in_danger, to) else "reason/board/captures"
        return Message(code, cell=BOARD.names[to])
    was_in_danger = captures(s, enemy)
    if was_in_danger and not in_danger:
        return Message("kono/reason/saves", cell=BOARD.names[bits.lowest(was_in_danger)])
    if bits.count(in_danger) > bits.count(was_in_danger):
        return Message("reason/board/offers", cell=BOARD.names[bits.lowest(in_danger & ~was_in_danger)])
    attacked = captures(then, seat) & ~captures(s, seat)
    return Message("kono/reason/attacks", cell=BOARD.names[bits.lowest(attacked)]) if attacked else None


def ending(s: State) -> list[Message]:
    """Somebody has no piece or no move, or the game went round in circles."""
    if s.won == BOTH:
        is_long = any(int(n) == LONGEST_MEMORY for n in s.n_seen)
        return [Message("ending/board/too-long" if is_long else "ending/board/repeated")]
    loser = int(s.won == 0b01)
    return [Message("ending/board/cannot-move" if s.pieces[loser] else "ending/board/no-piece", seat=loser)]


def reckoning(s: State) -> list[Message]:
    """The pieces that each seat has left."""
    return [Message("ending/board/pieces", seat=seat, n=bits.count(int(s.pieces[seat]))) for seat in (0, 1)]
