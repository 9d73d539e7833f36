"""EinStein in words: how moves and rolls are written, why a move is refused, what it is good for, how a game ended."""

from collections.abc import Sequence
from typing import Any

from obelisk.authoring import CHANCE, IllegalMove, Message, State, StepNotation, bits
from obelisk.games.einstein.rules import BOARD, CELLS, GOALS, NOT_ROLLED, NUMBERS, SIDE, movable, numbers

FACES = {str(face): face for face in range(1, NUMBERS + 1)}


class DieNotation(StepNotation):
    """A roll of chance is the number on the die, `4`; a move goes from a cell to a cell, `b2c3`."""

    def write(self, s: State, move: int) -> str:
        """Return what was rolled, or the names of the two cells."""
        return str(move) if s.turn == CHANCE else super().write(s, move)

    def write_all(self, s: State, moves: Sequence[int]) -> list[str]:
        """Return what can be rolled, or the names of the two cells of each step."""
        return [str(move) for move in moves] if s.turn == CHANCE else super().write_all(s, moves)

    def read(self, s: State, text: str) -> int:
        """Return the roll, or the step."""
        if s.turn != CHANCE:
            if text in FACES:
                raise IllegalMove("einstein/no-roll", move=text)
            return super().read(s, text)
        if text in FACES:
            return FACES[text]
        if text.isdecimal():
            raise IllegalMove("einstein/no-such-face", move=text, last=NUMBERS)
        super().read(s, text)
        raise IllegalMove("einstein/roll-first", move=text)


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, at what was rolled, at the direction, and at the distance."""
    origin, to = divmod(move, CELLS)
    facts: dict[str, Any] = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    standing = numbers(s)
    if origin not in standing:
        return Message("move/empty-cell", **facts)
    owner, n = standing[origin]
    if owner != seat:
        return Message("move/enemy-piece", **facts)
    pieces = int(movable(s.left[seat], s.die))
    if not bits.has(pieces, n):
        return _other_number(s, seat, n, pieces, facts)
    if origin == to:
        return Message("move/stays", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    way = 1 - 2 * seat
    if (to_column - column) * way < 0 or (to_row - row) * way < 0:
        return Message("einstein/backwards", corner=BOARD.names[GOALS[seat]], **facts)
    return Message("einstein/too-far", **facts)


def _other_number(s: State, seat: int, n: int, pieces: int, facts: dict[str, Any]) -> Message:
    """The die says which piece moves; if that one is gone, its nearest neighbours may."""
    die, able = int(s.die), [other + 1 for other in range(NUMBERS) if bits.has(pieces, other)]
    if able == [die]:
        return Message("einstein/other-number", die=die, n=n + 1, **facts)
    return Message("einstein/not-nearest", die=die, n=n + 1, able=able, **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """A capture, of an enemy or of one's own; or a piece that is a step away from the corner then."""
    origin, to = divmod(move, CELLS)
    standing = numbers(s)
    cell = BOARD.names[to]
    if to in standing:
        owner, n = standing[to]
        code = "einstein/reason/own" if owner == seat else "einstein/reason/captures"
        return Message(code, cell=cell, n=n + 1)
    return Message("einstein/reason/near", cell=cell) if away(to, seat) == 1 < away(origin, seat) else None


def away(cell: int, seat: int) -> int:
    """Return how many moves a piece is away from the corner that it goes to."""
    goal = int(GOALS[seat])
    return max(abs(cell % SIDE - goal % SIDE), abs(cell // SIDE - goal // SIDE))


def ending(s: State) -> list[Message]:
    """Somebody has reached the far corner, or has captured everything."""
    winner = int(s.won == 0b10)
    if s.left[1 - winner] == 0:
        return [Message("ending/board/no-piece", seat=1 - winner)]
    return [Message("einstein/ending/corner", seat=winner, cell=BOARD.names[GOALS[winner]])]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return what was rolled, for whom it is or will be, and the pieces that may move."""
    able: list[str] = []
    if s.die != NOT_ROLLED:
        pieces = int(movable(s.left[s.mover], s.die))
        able = [BOARD.names[s.at[s.mover, n]] for n in range(NUMBERS) if bits.has(pieces, n)]
    return {"die": int(s.die) or None, "mover": int(s.mover), "able": able}
