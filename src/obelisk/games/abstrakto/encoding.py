"""Abstrakto for programs that learn: places, a pass and discards as actions, planes of the crossings of half-lines."""

import numpy as np

from obelisk.authoring import OVER, Encoding, Part, SquareBoard, State, Symmetry, bits, fill, rule
from obelisk.games.abstrakto.rules.grid import KIND_OF, KINDS, LINES, POINTS, SIDE
from obelisk.games.abstrakto.rules.moves import has_discarded, left
from obelisk.games.abstrakto.rules.state import DROP, DROPS, PASS, SECRET
from obelisk.kernel.state import Array

N_PLACES = LINES * LINES
PASSING = N_PLACES
DROPPING = PASSING + 1
ACTIONS = DROPPING + len(DROPS)

OWN, OTHERS, BLOCKED, OF_KIND, HAND, LAID, OTHERS_LAID, LACKING, OTHERS_HAND, IS_OPEN, HAS_DROPPED, STARTS = (
    0, 1, 2, 3, 6, 9, 12, 15, 18, 21, 22, 24,
)  # fmt: skip
PLANES = (
    Part(1, "the tiles of the seat, by their middles"),
    Part(1, "the tiles of the other"),
    Part(1, "places that no tile can take any more"),
    Part(3, "the places of solids, of lines and of crosses"),
    Part(3, "how many solids, lines and crosses the seat has left, everywhere"),
    Part(3, "how many of each the seat has laid, everywhere"),
    Part(3, "how many of each the other has laid, everywhere"),
    Part(3, "the kinds that the other was seen to lack when it passed, everywhere"),
    Part(3, "how many of each the other has left, everywhere, where that is no secret"),
    Part(1, "1 everywhere if that is no secret"),
    Part(2, "1 everywhere once the seat, and once the other, has discarded"),
    Part(1, "1 everywhere if the seat lays the first tile"),
)


@rule
def actions(s: State) -> int:
    """Places, a pass, and the ways to discard."""
    return ACTIONS


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return a place by row and column, the pass, or a way to discard."""
    if move < POINTS:
        return move // SIDE * LINES + move % SIDE
    return PASSING if move == PASS else move - DROP + DROPPING


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the place, the pass, or the way to discard."""
    if action < N_PLACES:
        return action // LINES * SIDE + action % LINES
    return PASS if action == PASSING else action - DROPPING + DROP


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the tiles on the board, then everything that is counted; the other's hand only where it is open."""
    other = 1 - seat
    for row in range(LINES):
        for column in range(LINES):
            point = SIDE * row + column
            word, bit = point >> 6, point & 63
            planes[OWN, row, column] = bits.has(s.tiles[seat, word], bit)
            planes[OTHERS, row, column] = bits.has(s.tiles[other, word], bit)
            planes[BLOCKED, row, column] = bits.has(s.blocked[word], bit)
            if KIND_OF[point] >= 0:
                planes[OF_KIND + KIND_OF[point], row, column] = 1
    is_open = s.discard != SECRET or s.turn == OVER
    for kind in range(KINDS):
        fill(planes, HAND + kind, left(s, seat, kind))
        fill(planes, LAID + kind, s.laid[seat, kind])
        fill(planes, OTHERS_LAID + kind, s.laid[other, kind])
        fill(planes, LACKING + kind, (s.lacking[other] >> kind) & 1)
        fill(planes, OTHERS_HAND + kind, left(s, other, kind) if is_open else 0)
    fill(planes, IS_OPEN, 1 if is_open else 0)
    fill(planes, HAS_DROPPED, 1 if has_discarded(s, seat) else 0)
    fill(planes, HAS_DROPPED + 1, 1 if has_discarded(s, other) else 0)
    fill(planes, STARTS, 1 if s.starts == seat else 0)


def _symmetries(s: State) -> list[Symmetry]:
    """Turn and mirror the places; a pass and discards stay what they are."""
    rest = np.arange(N_PLACES, ACTIONS)
    images = [np.array(image) for image in SquareBoard(LINES, LINES).symmetries()]
    return [Symmetry(np.concatenate([image, rest]), image) for image in images if image[0] != 0 or image[1] != 1]


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    observe=observe,
    grid=lambda s: (LINES, LINES),
    action_parts=lambda s: [
        Part(N_PLACES, "a place, row by row: the kind of tile follows from it"),
        Part(1, "pass"),
        Part(len(DROPS), "a discard, from three solids to three crosses"),
    ],
    planes=lambda s: PLANES,
    symmetries=_symmetries,
)
