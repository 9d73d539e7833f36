"""Dodgem in words: its notation, why a move is refused, what it is good for, how a game ended."""

import re

from obelisk.authoring import BOTH, IllegalMove, Message, State, after, bits, read_cells
from obelisk.games.dodgem.rules import BOARD, CELLS, OUT, PLACES, STEPS, leaving, targets

LEAVES = "out"
ARROWS = ("→", "↑")


class DodgemNotation:
    """`a2b2` for a step, `c2out` for a car that leaves the board. As a number it is from × 10 + to."""

    def write(self, s: State, move: int) -> str:
        """Return the cell that the car leaves, and where it goes."""
        origin, to = divmod(move, PLACES)
        return BOARD.names[origin] + (LEAVES if to == OUT else BOARD.names[to])

    def read(self, s: State, text: str) -> int:
        """Return the step, or the way out."""
        if re.fullmatch(rf"[a-z]\d+{LEAVES}", text):
            (origin,) = _cell(text)
            return origin * PLACES + OUT
        origin, to = read_cells(text, BOARD, count=2)
        return origin * PLACES + to


def _cell(text: str) -> list[int]:
    try:
        return read_cells(text.removesuffix(LEAVES), BOARD, count=1)
    except IllegalMove as error:
        raise IllegalMove(error.code, **{**error.facts, "move": text}) from None


def marks(s: State) -> list[str]:
    """Each car shows which way it leaves the board."""
    return ["".join(ARROWS[seat] for seat in (0, 1) if bits.has(s.pieces[seat], cell)) for cell in range(CELLS)]


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the car, the way out, the distance, the direction and the target, in this order."""
    origin, to = divmod(move, PLACES)
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    cell = BOARD.names[origin]
    if not bits.has(own, origin):
        return Message("move/enemy-piece" if bits.has(enemy, origin) else "move/empty-cell", cell=cell)
    if to == OUT:
        return Message(f"dodgem/not-at-edge-{seat}", cell=cell)
    facts = {"cell": cell, "to": BOARD.names[to]}
    if origin == to:
        return Message("move/stays", **facts)
    (column, row), (to_column, to_row) = BOARD.place(origin), BOARD.place(to)
    if abs(to_column - column) + abs(to_row - row) > 1:
        return Message("dodgem/one-step", **facts)
    if to - origin == -STEPS[seat, 0]:
        return Message(f"dodgem/backwards-{seat}", **facts)
    return Message("dodgem/own-car" if bits.has(own, to) else "dodgem/blocked", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """A car that leaves the board, one that stands in the other's way, or one that gets nearer to the way out."""
    origin, to = divmod(move, PLACES)
    if to == OUT:
        return Message("dodgem/reason/leaves", cell=BOARD.names[origin])
    then, enemy = after(s, seat, move), 1 - seat
    before, now = (int(targets(position, enemy, 0)) for position in (s, then))
    held = [cell for cell in range(CELLS) if bits.has(before & ~now, cell)]
    if to in held:
        return Message("dodgem/reason/blocks", cell=BOARD.names[to - int(STEPS[enemy, 0])])
    if to - origin == STEPS[seat, 0]:
        is_next = bits.has(int(leaving(then, seat)), to)
        return Message("dodgem/reason/at-edge" if is_next else "dodgem/reason/nearer", cell=BOARD.names[to])
    return None


def ending(s: State) -> list[Message]:
    """Somebody's cars are all out, or shut in; or the game went round in circles."""
    if s.won == BOTH:
        return [Message("ending/board/repeated")]
    winner = int(s.won == 0b10)
    return [Message("dodgem/ending/shut-in" if s.pieces[winner] else "dodgem/ending/out", seat=winner)]
