"""Bulo in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import CELL, IllegalMove, Message, State, after, as_set, bits, read_cells
from obelisk.games.bulo.rules import BOARD, RUN_CELLS, RUNS


class BuloNotation:
    """`b2` for one piece, `b2b4` for a run: its two ends, the smaller column or row first."""

    def write(self, s: State, move: int) -> str:
        """Return the ends of the run."""
        first, last = RUNS[move][0], RUNS[move][-1]
        return BOARD.names[first] + (BOARD.names[last] if last != first else "")

    def read(self, s: State, text: str) -> int:
        """Return the run between the two cells."""
        if text in BOARD.cells:
            return RUNS.index((BOARD.cells[text],))
        named = max(1, len(CELL.findall(text)))
        first, *_, last = read_cells(text, BOARD, count=named)
        (column, row), (to_column, to_row) = BOARD.place(first), BOARD.place(last)
        cell, to = BOARD.names[first], BOARD.names[last]
        if first == last:
            raise IllegalMove("bulo/one", move=text, better=cell)
        if column != to_column and row != to_row:
            raise IllegalMove("move/not-straight", move=text, cell=cell, to=to)
        length = abs(to_column - column) + abs(to_row - row) + 1
        if length > 3:
            raise IllegalMove("bulo/too-many", move=text, cell=cell, to=to, n=length)
        if named > 2:
            raise IllegalMove("bulo/ends", move=text, better=cell + to)
        if first > last:
            raise IllegalMove("bulo/order", move=text, better=to + cell)
        step = (last - first) // (length - 1)
        return RUNS.index(tuple(range(first, last + 1, step)))


def why_not(s: State, seat: int, move: int) -> Message:
    """Some piece of the run is not there any more."""
    run = RUNS[move]
    gone = next(cell for cell in run if not bits.has(s.pieces, cell))
    return Message("bulo/gone" if len(run) == 1 else "bulo/gap", cell=BOARD.names[gone])


def reason(s: State, seat: int, move: int) -> Message | None:
    """Once only single pieces are left, their number decides; before that, symmetry is worth knowing."""
    left = int(after(s, seat, move).pieces)
    n = bits.count(left)
    if not any(bits.count(int(run)) > 1 and left & int(run) == int(run) for run in RUN_CELLS):
        return Message("bulo/reason/odd" if n % 2 else "bulo/reason/even", n=n)
    turned = as_set(15 - cell for cell in range(16) if bits.has(left, cell))
    return Message("bulo/reason/symmetric") if turned == left else None


def ending(s: State) -> list[Message]:
    """Somebody had to remove the last piece."""
    return [Message("bulo/ending/last", seat=int(s.won == 0b01))]
