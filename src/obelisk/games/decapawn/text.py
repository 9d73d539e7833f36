"""Decapawn in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, after, bits
from obelisk.games.decapawn.rules import BOARD, POINTS, targets


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, the row, the column and the target, in this order."""
    origin, to = divmod(move, POINTS)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    if to_row - row != (1 if seat == 0 else -1):
        return Message("decapawn/backwards", **facts)
    if abs(to_column - column) > 1:
        return Message("decapawn/too-far", **facts)
    return Message("decapawn/blocked" if to_column == column else "decapawn/own-piece", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """A capture, a piece that nobody can stop any more, or one that can be taken."""
    to = move % POINTS
    then = after(s, seat, move)
    cell = BOARD.names[to]
    is_exposed = bits.has(int(targets(then, 1 - seat, -1) | targets(then, 1 - seat, 1)), to)
    if bits.has(s.pieces[1 - seat], to):
        return Message("reason/board/trades" if is_exposed else "reason/board/captures", cell=cell)
    if not any(_may_meet(to, enemy, seat) for enemy in range(POINTS) if bits.has(then.pieces[1 - seat], enemy)):
        return Message("decapawn/reason/free", cell=cell)
    return Message("reason/board/offers", cell=cell) if is_exposed else None


def _may_meet(point: int, enemy: int, seat: int) -> bool:
    """Tell whether an enemy stands ahead of a piece, near enough to come in its way."""
    (column, row), (enemy_column, enemy_row) = BOARD.place(point), BOARD.place(enemy)
    ahead_by = enemy_row - row if seat == 0 else row - enemy_row
    return ahead_by > 0 and abs(enemy_column - column) <= ahead_by


def ending(s: State) -> list[Message]:
    """A pawn has reached the far row, or somebody has none left."""
    loser = int(s.won == 0b01)
    if s.pieces[loser] == 0:
        return [Message("ending/board/no-piece", seat=loser)]
    return [Message("decapawn/ending/reached", seat=1 - loser)]


def reckoning(s: State) -> list[Message]:
    """The pieces that each seat has left."""
    return [Message("ending/board/pieces", seat=seat, n=bits.count(int(s.pieces[seat]))) for seat in (0, 1)]
