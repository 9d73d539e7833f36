"""Hexapawn in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, after, bits
from obelisk.games.hexapawn.rules import BOARD, CELLS, FAR_ROW, NEAR_ROW, targets


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the pawn, the row, the column and the target, in this order."""
    origin, to = divmod(move, CELLS)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    if to_row - row != (1 if seat == 0 else -1):
        return Message("hexapawn/backwards", **facts)
    if abs(to_column - column) > 1:
        return Message("hexapawn/too-far", **facts)
    if to_column == column:
        return Message("hexapawn/blocked", **facts)
    return Message("hexapawn/own-piece" if bits.has(own, to) else "hexapawn/nothing-there", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """A capture, a pawn that is stopped or stops one, or one that can be taken."""
    origin, to = divmod(move, CELLS)
    then, enemy = after(s, seat, move), 1 - seat
    facts = {"cell": BOARD.names[to]}
    is_exposed = bits.has(int(targets(then, enemy, -1) | targets(then, enemy, 1)), to)
    if bits.has(s.pieces[enemy], to):
        return Message("reason/board/trades" if is_exposed else "reason/board/captures", **facts)
    if is_exposed:
        return Message("reason/board/offers", **facts)
    ahead = to + (to - origin)
    if bits.has(s.pieces[enemy], ahead):
        return Message("hexapawn/reason/blocks", cell=BOARD.names[ahead])
    return None


def ending(s: State) -> list[Message]:
    """A pawn has reached the far row, or somebody has no pawn or no move left."""
    loser = int(s.won == 0b01)
    if s.pieces[1 - loser] & (NEAR_ROW if loser == 0 else FAR_ROW):
        return [Message("hexapawn/ending/reached", seat=1 - loser)]
    return [Message("ending/board/cannot-move" if s.pieces[loser] else "ending/board/no-piece", seat=loser)]
