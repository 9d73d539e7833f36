"""Domineering in words: its notation, why a move is refused, what it is good for, how a game ended."""

from typing import Any

from obelisk.authoring import IllegalMove, Message, State, after, bits, read_cells
from obelisk.games.domineering.rules import BOARD, SIDE, dominoes, places

N_CELLS = len(BOARD)


class DominoNotation:
    """`a1a2`, `a1b1`: the two cells of a domino, the lower or left one first.

    The number of a domino that seat may lay is that of its first cell; one that only the other seat may lay has
    as many more as there are cells, so that it can be refused in words.
    """

    def write(self, s: State, move: int) -> str:
        """Return the two cells of the domino, which whoever is to move lays."""
        first = move % N_CELLS
        is_upright = (int(s.turn) == 0) == (move < N_CELLS)
        return BOARD.names[first] + BOARD.names[first + (SIDE if is_upright else 1)]

    def read(self, s: State, text: str) -> int:
        """Return the domino."""
        first, second = read_cells(text, BOARD, count=2)
        (column, row), (to_column, to_row) = BOARD.place(first), BOARD.place(second)
        facts = {"cell": BOARD.names[first], "to": BOARD.names[second]}
        if abs(to_column - column) + abs(to_row - row) != 1:
            raise IllegalMove("domineering/not-neighbours", move=text, **facts)
        if first > second:
            raise IllegalMove("domineering/order", move=text, better=facts["to"] + facts["cell"])
        is_own = (to_row > row) == (int(s.turn) == 0)
        return first if is_own else N_CELLS + first


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Show which cells belong together: the dominoes of each seat."""
    names = BOARD.names
    return {"dominoes": [[names[first] + names[second] for first, second in dominoes(s, seat)] for seat in (0, 1)]}


def why_not(s: State, seat: int, move: int) -> Message:
    """It lies the wrong way, or something lies there."""
    if move >= N_CELLS:
        return Message("domineering/upright" if seat == 0 else "domineering/lying")
    covered = s.pieces[0] | s.pieces[1]
    second = move + (SIDE if seat == 0 else 1)
    return Message("domineering/covered", cell=BOARD.names[move if bits.has(covered, move) else second])


def reason(s: State, seat: int, move: int) -> Message | None:
    """How many places it takes from the other player, or that it keeps one that only this player can use."""
    then, enemy = after(s, seat, move), 1 - seat
    lost = bits.count(int(places(s, enemy))) - bits.count(int(places(then, enemy)))
    own = bits.count(int(places(s, seat))) - bits.count(int(places(then, seat)))
    if lost > own:
        return Message("domineering/reason/takes", n=lost)
    return Message("domineering/reason/own", n=own) if lost == 0 else None


def ending(s: State) -> list[Message]:
    """Whoever is to move has no place left for a domino."""
    return [Message("domineering/ending/no-place", seat=int(s.won == 0b01))]
