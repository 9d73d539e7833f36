"""Microchip for programs that learn: a layout is handed in tile by tile.

While a seat builds, each action lays one tile for good, and the last one hands in what lies there. The record keeps the
tiles of a layout that is not handed in where it keeps those of one that is; nobody else sees them, and no rule looks at
them.
"""

import re

from obelisk.authoring import UNFINISHED, Chance, Encoding, Numbers, Part, State, bits, fill, pick, rule
from obelisk.games.microchip.rules.codes import BEYOND, OPPOSITE, code_of
from obelisk.games.microchip.rules.data import BOARD, CELLS, N_COLOURS, N_SHAPES, PATTERNS, SIDES, SIZE
from obelisk.games.microchip.rules.layouts import side_bits, side_letters
from obelisk.games.microchip.rules.moves import is_drafting, kind_on, kinds_on_offer, sample
from obelisk.games.microchip.rules.state import BUILD, COLUMNS, KINDS, MOST_VALUE, PENALTY, ROWS, SOLO_PER_COLOUR
from obelisk.kernel import rules
from obelisk.kernel.state import Array

WAYS = PATTERNS - 1
"""How many sets of sides a tile can reach."""
LAYING = KINDS
HANDING_IN = LAYING + CELLS * WAYS
ACTIONS = HANDING_IN + 1

OF_A_SEAT = (
    Part(N_COLOURS, "the colours of its board: blue, yellow, red, green, purple"),
    Part(1, "the tiles that it holds, how many of each kind: a row for each colour, a column for each shape"),
    Part(4, "the tiles of its layout, its own while it is building: paths to the north, east, south and west"),
    Part(1, "1 everywhere once it has handed in"),
)
COLOURS_AT, HELD_AT, PATHS_AT, HANDED_AT = 0, N_COLOURS, N_COLOURS + 1, N_COLOURS + 5
PLANES_OF_A_SEAT = sum(part.n for part in OF_A_SEAT)
MOST_COLUMNS = int(COLUMNS.max())

_STEP = re.compile(rf"([a-z][0-9]+)([{SIDES}]+)")


@rule
def actions(s: State) -> int:
    """Taking a kind of tile, laying one, and handing in."""
    return ACTIONS


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return the kind that is taken, or handing in, if that is the layout that lies there."""
    if move < BUILD:
        return move
    return HANDING_IN if code_of(s.layouts[seat]) == move - BUILD else UNFINISHED


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the move that takes a tile or hands in what lies there; laying a tile is no move yet."""
    if action < LAYING:
        return action
    return BUILD + code_of(s.layouts[seat]) if action == HANDING_IN else UNFINISHED


@rule
def fits(s: State, seat: int, cell: int, sides: int) -> bool:
    """Tell whether a tile that reaches *sides* may be laid on a free cell: paths meet paths, and stay on the board."""
    for side in range(4):
        has_path = bits.has(sides, side)
        other = BEYOND[cell, side]
        if other < 0:
            if has_path:
                return False
        elif s.layouts[seat, other] != 0 and bits.has(bits.wide(s.layouts[seat, other]), OPPOSITE[side]) != has_path:
            return False
    return True


@rule
def count_left(s: State, seat: int, left: Numbers) -> None:
    """Write how many tiles of each kind a seat holds that it has not laid."""
    for kind in range(KINDS):
        left[kind] = s.held[seat, kind]
    for cell in range(CELLS):
        if s.layouts[seat, cell] != 0:
            left[kind_on(s, seat, cell, s.layouts[seat, cell])] -= 1


@rule
def is_layable(s: State, seat: int, action: int, left: Numbers) -> bool:
    """Tell whether an action lays a tile that is *left*, on a free cell where it fits."""
    cell, sides = (action - LAYING) // WAYS, (action - LAYING) % WAYS + 1
    return s.layouts[seat, cell] == 0 and left[kind_on(s, seat, cell, sides)] > 0 and fits(s, seat, cell, sides)


@rule
def mask(s: State, seat: int, mask: Array, moves: Numbers) -> None:
    """Mark the kinds on offer; when all are taken, every tile that can be laid, and handing in."""
    if is_drafting(s):
        kinds = kinds_on_offer(s)
        while kinds != 0:
            mask[bits.lowest(kinds)] = True
            kinds &= kinds - 1
        return
    count_left(s, seat, moves)
    for action in range(LAYING, HANDING_IN):
        mask[action] = is_layable(s, seat, action, moves)
    mask[HANDING_IN] = True


@rule
def act(s: State, seat: int, action: int) -> None:
    """Take a tile, lay one, or hand in."""
    if LAYING <= action < HANDING_IN:
        s.layouts[seat, (action - LAYING) // WAYS] = (action - LAYING) % WAYS + 1
    else:
        rules.apply(s, seat, move_at(s, seat, action))


@rule
def sample_action(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return any legal action, all alike."""
    if is_drafting(s):
        return sample(s, seat, rng, moves)
    count_left(s, seat, moves)
    n = 0
    for action in range(LAYING, HANDING_IN):
        n += is_layable(s, seat, action, moves)
    chosen = pick(rng, n + 1)
    for action in range(LAYING, HANDING_IN):
        if is_layable(s, seat, action, moves):
            if chosen == 0:
                return action
            chosen -= 1
    return HANDING_IN


@rule
def write_seat(s: State, owner: int, sees_layout: bool, planes: Array, first: int) -> None:
    """Write what is known of a seat."""
    for cell in range(CELLS):
        row, column = cell // SIZE, cell % SIZE
        planes[first + COLOURS_AT + s.boards[owner, cell], row, column] = 1
        for side in range(4):
            if sees_layout:
                planes[first + PATHS_AT + side, row, column] = (s.layouts[owner, cell] >> side) & 1
    for kind in range(KINDS):
        planes[first + HELD_AT, kind // N_SHAPES, kind % N_SHAPES] = s.held[owner, kind]
    fill(planes, first + HANDED_AT, (s.handed >> owner) & 1)


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the seats, one's own first, then the columns of the pool, the draw column first."""
    for after in range(s.players):
        owner = (seat + after) % s.players
        write_seat(s, owner, after == 0 or bits.has(s.handed, owner), planes, after * PLANES_OF_A_SEAT)
    rows, first = ROWS[s.players], s.players * PLANES_OF_A_SEAT
    for place in range(s.column, rows * COLUMNS[s.players]):
        if not bits.has(s.taken, place):
            kind = bits.wide(s.pool[place])
            planes[first + (place - s.column) // rows, kind // N_SHAPES, kind % N_SHAPES] += 1


def _planes(s: State) -> list[Part]:
    whose = ["the seat: ", *("the next seat: " for _ in range(int(s.players) - 1))]
    parts = [Part(part.n, who + part.about) for who in whose for part in OF_A_SEAT]
    return [*parts, *_pool(s)]


def _pool(s: State) -> list[Part]:
    about = "the pool, the draw column first: how many tiles of each kind (colours by shapes)"
    return [Part(int(COLUMNS[s.players]), about)] if s.players > 1 else []


def write(s: State, seat: int, action: int) -> str:
    """Return the cell and the sides of a tile that is laid: `a1NE`."""
    cell, sides = (action - LAYING) // WAYS, (action - LAYING) % WAYS + 1
    return BOARD.names[cell] + side_letters(sides)


def read(s: State, seat: int, text: str) -> int | None:
    """Return the action that lays the tile, where tiles are laid."""
    found = _STEP.fullmatch(text)
    if found is None or found[1] not in BOARD.cells or is_drafting(s):
        return None
    sides = side_bits(found[2])
    return LAYING + BOARD.cells[found[1]] * WAYS + sides - 1 if side_letters(sides) == found[2] else None


def forget_begun(s: State, seat: int) -> None:
    """Wipe out what the others have laid and not handed in."""
    for owner in range(int(s.players)):
        if owner != seat and not bits.has(int(s.handed), owner):
            s.layouts[owner] = 0


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    observe=observe,
    mask=mask,
    act=act,
    sample_action=sample_action,
    grid=lambda s: (SIZE, SIZE),
    action_parts=lambda s: [
        Part(KINDS, "take a tile of a kind: colour × 5 + shape"),
        Part(
            CELLS * WAYS,
            f"lay a tile: cell × {WAYS} + the sides that it reaches, a set of bits in the order N E S W, less 1",
        ),
        Part(1, "hand in what lies there"),
    ],
    planes=_planes,
    variant=lambda s: int(s.players),
    max_plies=lambda s: int(ROWS[s.players] * COLUMNS[s.players]) + int(s.players) * (CELLS + 1),
    alone=(-float(PENALTY * SOLO_PER_COLOUR * N_COLOURS), float(MOST_VALUE)),
    write=write,
    read=read,
    forget_begun=forget_begun,
)
