"""Decapawn, by Silvano Sorrentino, after Martin Gardner's Hexapawn. First to the far row wins."""

from obelisk.authoring import Numbers, SquareBoard, State, StateType, as_set, bits, end, number, rule
from obelisk.kernel.squares import face_up

# The crossings of the lines of a 4×4 board.
BOARD = SquareBoard(5, 5, on_lines=True)
POINTS = 25
FULL = as_set(range(POINTS))
NEAR_ROW = as_set(range(5))
FAR_ROW = as_set(range(20, 25))
NOT_COLUMN_A = FULL & ~as_set(range(0, 25, 5))
NOT_COLUMN_E = FULL & ~as_set(range(4, 25, 5))

LONGEST = 2 * 5 * 3 + 1
"""Ten pieces go three rows ahead each; then somebody must reach the far row."""

STATE = StateType("decapawn", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """Seat 0's five pieces fill row 1, seat 1's row 5."""
    s.pieces[0] = NEAR_ROW
    s.pieces[1] = FAR_ROW
    s.turn = 0


@rule
def targets(s: State, seat: int, side: int) -> int:
    """Return the points that a move ahead (*side* 0) or diagonally ahead (-1 left, 1 right) can reach."""
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    front = own << 5 & FULL if seat == 0 else own >> 5
    if side == 0:
        return front & ~(own | enemy)
    diagonal = front >> 1 & NOT_COLUMN_E if side < 0 else front << 1 & NOT_COLUMN_A
    return diagonal & ~own


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Straight ahead to an empty point; diagonally ahead to one that is empty or holds an enemy."""
    forward = 5 if seat == 0 else -5
    n = 0
    for side in range(-1, 2):
        reached = targets(s, seat, side)
        while reached != 0:
            to = bits.lowest(reached)
            moves[n] = (to - forward - side) * POINTS + to
            reached &= reached - 1
            n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Move the piece, capture what it lands on; the far row wins, and so does taking the last enemy."""
    origin, to = move // POINTS, move % POINTS
    s.pieces[seat] ^= 1 << origin | 1 << to
    s.pieces[1 - seat] &= ~(1 << to)
    s.turn = 1 - seat
    goal = FAR_ROW if seat == 0 else NEAR_ROW
    if bits.has(goal, to) or s.pieces[1 - seat] == 0:
        end(s, 1 << seat)


@rule
def canonical(s: State) -> None:
    """Seen from the other side, or mirrored left to right, it is the same position."""
    face_up(s, 5)
