"""Kalah for programs that learn: one's own pits in the order of sowing, and the board as whoever sits there sees it."""

from obelisk.authoring import Encoding, Part, State, fill, rule
from obelisk.games.kalah.rules import COLUMNS, PITS, STORE, pit_of, seeds_at
from obelisk.kernel.learning.encoding import ROW
from obelisk.kernel.state import Array

OWN_STORE, OTHER_STORE = 1, 2


@rule
def actions(s: State) -> int:
    """Each of one's own pits is one."""
    return COLUMNS


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return which pit of the seat a cell is, in the order of sowing."""
    return pit_of(seat, move)


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the cell of a pit."""
    return pit_of(seat, action)


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the seeds in the pits, one's own in the first row, and those in the stores."""
    own, other = s.sides[seat], s.sides[1 - seat]
    for pit in range(COLUMNS):
        planes[0, 0, pit] = seeds_at(own, pit)
        planes[0, 1, COLUMNS - 1 - pit] = seeds_at(other, pit)
    fill(planes, OWN_STORE, seeds_at(own, STORE))
    fill(planes, OTHER_STORE, seeds_at(other, STORE))


@rule
def spot(s: State, seat: int, cell: int) -> int:
    """Return row and column of a cell as a seat sees it: seat 1 from the other side."""
    seen = cell if seat == 0 else PITS - 1 - cell
    return seen // COLUMNS * ROW + seen % COLUMNS


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    observe=observe,
    spot=spot,
    grid=lambda s: (PITS // COLUMNS, COLUMNS),
    action_parts=lambda s: [Part(COLUMNS, "a pit of one's own, in the order of sowing")],
    planes=lambda s: [
        Part(1, "the seeds in each pit: one's own in the first row, in the order of sowing, and opposite the other's"),
        Part(2, "the seeds in the store of the seat, then of the other, everywhere"),
    ],
)
