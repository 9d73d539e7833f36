"""Kalah: sow seeds around the board, and gather more of them in your store than the other in theirs.

A side of the board is one number: a byte for each of its pits, in the order in which their owner sows, and one for the
store. So a sowing is two additions, which tables hold for each pit and each number of seeds.
"""

import numpy as np

from obelisk.authoring import BOTH, EMPTY, Chance, Numbers, SquareBoard, State, StateType, end, number, pick, rule

BOARD = SquareBoard(6, 2)
COLUMNS, PITS = 6, 12
SEEDS = 4
ALL_SEEDS = SEEDS * PITS

STORE = COLUMNS
"""The place of the store on a side, behind its pits."""
ROUND = 2 * COLUMNS + 1
"""How many places a seed goes past until it is where it was: all pits, and one's own store."""
BYTE = 8
ONE_BYTE = (1 << BYTE) - 1
FULL_SIDE = (1 << BYTE * (COLUMNS + 1)) - 1
IN_PITS = (1 << BYTE * COLUMNS) - 1
HALF_BYTES = int.from_bytes(b"\x7f" * COLUMNS, "little")
LOW_BITS = int.from_bytes(b"\x01" * COLUMNS, "little")
AT_THE_START = int.from_bytes(bytes([SEEDS] * COLUMNS), "little")

LONGEST = 14_000
"""A move that fills no store only brings seeds forwards in their own row: 48 seeds by 5 pits at most, before one of 48
is stored."""


def _sowings(is_own: bool) -> list[list[int]]:
    """Return what sowing adds to one's own side or to the other: for each pit, by the number of seeds."""
    table = []
    for pit in range(COLUMNS):
        sides, row = [0, 0], []
        for n in range(ALL_SEEDS + 1):
            row.append(sides[0] if is_own else sides[1])
            place = (pit + n + 1) % ROUND
            side, at = (0, place) if place <= STORE else (1, place - STORE - 1)
            sides[side] += 1 << BYTE * at
        table.append(row)
    return table


TO_OWN, TO_OTHER = np.array(_sowings(is_own=True)), np.array(_sowings(is_own=False))
LAST = np.array([[(pit + n) % ROUND for n in range(ALL_SEEDS + 1)] for pit in range(COLUMNS)])
"""Where the last seed falls: one's own pits, one's store, the other's pits."""

SETS = [[pit for pit in range(COLUMNS) if chosen >> pit & 1] for chosen in range(1 << COLUMNS)]
COUNTS = np.array([len(pits) for pits in SETS])
LISTED = np.array([pits + [0] * (COLUMNS - len(pits)) for pits in SETS])
"""The pits of each set of pits, in their order."""

STATE = StateType("kalah", sides=number(0, FULL_SIDE, 2))


@rule
def begin(s: State) -> None:
    """Four seeds in each pit, none in the stores."""
    s.sides[0] = AT_THE_START
    s.sides[1] = AT_THE_START
    s.turn = 0


@rule
def seeds_at(side: int, place: int) -> int:
    """Return how many seeds are in a pit of a side, or in its store."""
    return side >> BYTE * place & ONE_BYTE


@rule
def pit_of(seat: int, cell: int) -> int:
    """Return which pit of a seat a cell is, in the order of sowing; and the other way round: a1 to f1, and f2 to a2."""
    return cell if seat == 0 else PITS - 1 - cell


@rule
def filled(side: int) -> int:
    """Return the pits of a side that have seeds, as a set."""
    # Seeds are fewer than half a byte holds: with that much more, the high bit of a byte says whether there are any.
    found = (side & IN_PITS) + HALF_BYTES >> BYTE - 1 & LOW_BITS
    found |= found >> 7 | found >> 14 | found >> 21 | found >> 28 | found >> 35
    return found & ((1 << COLUMNS) - 1)


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Any pit of one's own that has seeds."""
    pits = filled(s.sides[seat])
    for i in range(COUNTS[pits]):
        moves[i] = pit_of(seat, LISTED[pits, i])
    return COUNTS[pits]


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """One of them, by chance."""
    pits = filled(s.sides[seat])
    return pit_of(seat, LISTED[pits, pick(rng, COUNTS[pits])])


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Sow the seeds one by one, past the other's store; whoever ends in their own store moves again."""
    pit = pit_of(seat, move)
    own, other = s.sides[seat], s.sides[1 - seat]
    n = seeds_at(own, pit)
    own += TO_OWN[pit, n] - (n << BYTE * pit)
    other += TO_OTHER[pit, n]
    last = LAST[pit, n]
    if last != STORE:
        s.turn = 1 - seat
        if last < STORE and seeds_at(own, last) == 1:
            # An own pit that was empty: with what is opposite, if there is anything, it goes into the store.
            opposite = COLUMNS - 1 - last
            found = seeds_at(other, opposite)
            if found != 0:
                own += (found + 1 << BYTE * STORE) - (1 << BYTE * last)
                other -= found << BYTE * opposite
    s.sides[seat] = own
    s.sides[1 - seat] = other
    if own & IN_PITS == 0 or other & IN_PITS == 0:
        gather(s)


@rule
def gather(s: State) -> None:
    """A side has no seeds: those that are left go to the owner of their side, and more seeds win."""
    for seat in range(2):
        total = 0
        for place in range(COLUMNS + 1):
            total += seeds_at(s.sides[seat], place)
        s.sides[seat] = total << BYTE * STORE
    first, second = s.sides[0], s.sides[1]
    end(s, BOTH if first == second else 0b01 if first > second else 0b10)


@rule
def points(s: State, totals: Numbers) -> None:
    """The seeds in the stores."""
    totals[0] = seeds_at(s.sides[0], STORE)
    totals[1] = seeds_at(s.sides[1], STORE)


@rule
def canonical(s: State) -> None:
    """Turned by half a turn with the seats swapped, it is the same position."""
    if s.turn == 1:
        s.sides[0], s.sides[1] = s.sides[1], s.sides[0]
        s.turn = 0


def seeds_of(s: State) -> list[int]:
    """Return how many seeds are in the pit of each cell."""
    owners = (cell // COLUMNS for cell in range(PITS))
    return [int(seeds_at(s.sides[seat], pit_of(seat, cell))) for cell, seat in enumerate(owners)]


def cells(s: State) -> list[int]:
    """A pit that has seeds counts as its owner's."""
    return [cell // COLUMNS if n else EMPTY for cell, n in enumerate(seeds_of(s))]


def marks(s: State) -> list[str]:
    """Return how many seeds are in each pit that has any."""
    return [str(n or "") for n in seeds_of(s)]
