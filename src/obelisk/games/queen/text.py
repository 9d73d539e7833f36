"""Queen in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import CHANCE, Message, State
from obelisk.games.queen.rules import BOARD, CELLS, STARTS, ways

COLD: set[int] = set()
"""The cells from which whoever is to move loses against best play: every move leads to another cell."""
for _cell in range(CELLS):
    # A way leads to a cell with a smaller number, so that is known already.
    if not COLD.intersection(ways(_cell)):
        COLD.add(_cell)


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the start, at the direction, and at the line."""
    if seat == CHANCE:
        return Message("queen/start", cells=[BOARD.names[cell] for cell in STARTS])
    facts = {"cell": BOARD.names[s.queen], "to": BOARD.names[move]}
    if move == s.queen:
        return Message("queen/stays", **facts)
    (column, row), (to_column, to_row) = BOARD.place(int(s.queen)), BOARD.place(move)
    if to_column > column or to_row > row:
        return Message("queen/away", **facts)
    return Message("queen/not-in-line", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """A cell from which the other one cannot win."""
    return Message("queen/reason/cold", cell=BOARD.names[move]) if move in COLD else None


def ending(s: State) -> list[Message]:
    """Somebody has reached the corner."""
    return [Message("queen/ending/corner", seat=int(s.won == 0b10))]
