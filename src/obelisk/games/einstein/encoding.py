"""EinStein for programs that learn: a piece by its number and where it goes; everybody plays from the first corner."""

from obelisk.authoring import Encoding, Part, State, fill, rule
from obelisk.games.einstein.rules import AHEAD, CELLS, GONE, NUMBERS, SIDE
from obelisk.kernel.learning.encoding import ROW
from obelisk.kernel.state import Array

WAYS = 3
ASIDE, ALONG, ACROSS = 0, 1, 2
"""A piece goes one column, one row, or both towards the far corner."""
ACTIONS = NUMBERS * WAYS
NOT_LEGAL = -2

ROLLED = 2 * NUMBERS
MOVER = ROLLED + 1


@rule
def actions(s: State) -> int:
    """Each piece has three ways."""
    return ACTIONS


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return the number of the piece and its way; of a roll, its number from 0."""
    if seat < 0:
        return move - 1
    origin, to = move // CELLS, move % CELLS
    piece = 0
    for n in range(NUMBERS):
        if s.at[seat, n] == origin:
            piece = n
    way = ASIDE if to // SIDE == origin // SIDE else ALONG if to % SIDE == origin % SIDE else ACROSS
    return piece * WAYS + way


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the step of a piece; a step that leaves the board is none."""
    if seat < 0:
        return action + 1
    cell, way = s.at[seat, action // WAYS], action % WAYS
    if cell == GONE:
        return NOT_LEGAL
    column, row = cell % SIDE, cell // SIDE
    if way != ALONG:
        column += AHEAD[seat]
    if way != ASIDE:
        row += AHEAD[seat]
    if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
        return NOT_LEGAL
    return cell * CELLS + row * SIDE + column


@rule
def seen_by(seat: int, cell: int) -> int:
    """Return a cell as a seat sees it: seat 1 has the board turned by half a turn."""
    return cell if seat == 0 else CELLS - 1 - cell


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write where each piece stands, what was rolled, and whose roll it is."""
    for after in range(2):
        for n in range(NUMBERS):
            cell = s.at[seat if after == 0 else 1 - seat, n]
            if cell != GONE:
                seen = seen_by(seat, cell)
                planes[after * NUMBERS + n, seen // SIDE, seen % SIDE] = 1
    fill(planes, ROLLED, s.die)
    fill(planes, MOVER, 1 if s.mover == seat else 0)


@rule
def spot(s: State, seat: int, cell: int) -> int:
    """Return row and column of a cell as a seat sees it."""
    seen = seen_by(seat, cell)
    return seen // SIDE * ROW + seen % SIDE


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    observe=observe,
    spot=spot,
    grid=lambda s: (SIDE, SIDE),
    action_parts=lambda s: [
        Part(
            ACTIONS,
            f"(number of the piece − 1) × {WAYS} + where it goes: 0 a column, 1 a row, 2 both towards the far corner",
        )
    ],
    planes=lambda s: [
        Part(NUMBERS, f"the piece of the seat with each number, 1 to {NUMBERS}"),
        Part(NUMBERS, "the pieces of the other, alike"),
        Part(1, "what was rolled, everywhere; 0 before"),
        Part(1, "1 everywhere if the seat moves next, by the roll that is there or is to come"),
    ],
    outcomes=NUMBERS,
)
