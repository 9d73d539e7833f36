"""Hexapawn, by Martin Gardner: three pawns each. The far row wins, and whoever cannot move has lost."""

from obelisk.authoring import Numbers, SquareBoard, State, StateType, as_set, bits, end, number, rule
from obelisk.kernel.squares import face_up

BOARD = SquareBoard(3, 3)
CELLS = 9
FULL = as_set(range(CELLS))
NEAR_ROW = as_set(range(3))
FAR_ROW = as_set(range(6, 9))
COLUMN_A = as_set((0, 3, 6))
COLUMN_C = COLUMN_A << 2

STATE = StateType("hexapawn", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """Seat 0's three pawns fill row 1, seat 1's row 3."""
    s.pieces[0] = NEAR_ROW
    s.pieces[1] = FAR_ROW
    s.turn = 0


@rule
def targets(s: State, seat: int, side: int) -> int:
    """Return the cells that a step ahead (*side* 0) or a capture (-1 to the left, 1 to the right) can reach."""
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    front = own << 3 & FULL if seat == 0 else own >> 3
    if side == 0:
        return front & ~(own | enemy)
    return (front >> 1 & ~COLUMN_C if side < 0 else front << 1 & ~COLUMN_A) & enemy


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Straight ahead to an empty cell; diagonally ahead onto an enemy."""
    forward = 3 if seat == 0 else -3
    n = 0
    for side in range(-1, 2):
        reached = targets(s, seat, side)
        while reached != 0:
            to = bits.lowest(reached)
            moves[n] = (to - forward - side) * CELLS + to
            reached &= reached - 1
            n += 1
    return n


@rule
def can_move(s: State, seat: int) -> bool:
    """Tell whether *seat* has a move."""
    return targets(s, seat, -1) | targets(s, seat, 0) | targets(s, seat, 1) != 0


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Move the pawn and capture what it lands on; the far row wins, and so does leaving the enemy without a move."""
    origin, to = move // CELLS, move % CELLS
    s.pieces[seat] ^= 1 << origin | 1 << to
    s.pieces[1 - seat] &= ~(1 << to)
    s.turn = 1 - seat
    if bits.has(FAR_ROW if seat == 0 else NEAR_ROW, to) or not can_move(s, 1 - seat):
        end(s, 1 << seat)


@rule
def canonical(s: State) -> None:
    """Seen from the other side, or mirrored left to right, it is the same position."""
    face_up(s, 3)
