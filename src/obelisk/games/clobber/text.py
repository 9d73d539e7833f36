"""Clobber in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, after, bits
from obelisk.games.clobber.rules import BOARD, CELLS, alive, beside


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, the direction, the distance and the target, in this order."""
    origin, to = divmod(move, CELLS)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", **facts)
    if origin == to:
        return Message("move/stays", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    if column != to_column and row != to_row:
        return Message("move/not-straight", **facts)
    if abs(to_column - column) + abs(to_row - row) > 1:
        return Message("clobber/too-far", **facts)
    return Message("clobber/own-piece" if bits.has(own, to) else "clobber/empty", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """What the move changes besides capturing: who is out of reach then, and how many moves are left."""
    origin, to = divmod(move, CELLS)
    then = after(s, seat, move)
    own, enemy = int(then.pieces[seat]), int(then.pieces[1 - seat])
    stranded = int(alive(s.pieces[seat], s.pieces[1 - seat]) & ~alive(own, enemy) & ~(1 << origin))
    theirs = stranded & enemy
    if theirs:
        return Message("clobber/reason/strands", cell=BOARD.names[bits.lowest(theirs)], n=bits.count(theirs))
    if not bits.has(int(beside(enemy)), to):
        return Message("clobber/reason/safe", cell=BOARD.names[to])
    return None


def ending(s: State) -> list[Message]:
    """Whoever is to move has no enemy beside a piece of theirs."""
    return [Message("clobber/ending/apart", seat=int(s.won == 0b01))]
