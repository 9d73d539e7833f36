"""Micropul for programs that learn. The board has no edge, so tiles and open squares are lists, and not places.

A plane is one row of *tokens*: the laid tiles in their order, the open squares in theirs, the tiles of one's hand by
number, and the face-up tiles of the supply. Laying a tile is an open square, a place in the hand and a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from obelisk.authoring import Encoding, Part, State, TokenActions, TokenKind, Tokens, bits, fill, rule
from obelisk.games.micropul.rules import data
from obelisk.games.micropul.rules.data import BIG_CATALYST, CORNERS, N_TILES
from obelisk.games.micropul.rules.groups import is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.moves import is_unclaimed_leader, name_group, node_at
from obelisk.games.micropul.rules.state import (
    DRAW,
    DRAW_SHOWN,
    HAND_SIZE,
    LAY,
    NODES,
    OPEN_SQUARES,
    PASS,
    STONE,
    lying_at,
    move_number,
    parts_of,
)
from obelisk.kernel.state import Array

if TYPE_CHECKING:
    from obelisk.authoring import Position

TURNS = 4
LAYING = 0
CLAIMING = OPEN_SQUARES * HAND_SIZE * TURNS
DRAWING = CLAIMING + NODES
DRAWING_SHOWN = DRAWING + 1
PASSING = DRAWING_SHOWN + N_TILES
ACTIONS = PASSING + 1
NOT_LEGAL = -2

FIRST_OPEN = N_TILES
FIRST_IN_HAND = FIRST_OPEN + OPEN_SQUARES
FIRST_SHOWN = FIRST_IN_HAND + HAND_SIZE
TOKENS = FIRST_SHOWN + N_TILES

_GROUPS = (
    (4, "what the token is: a laid tile, an open square, a tile of one's hand, a face-up tile"),
    (20, "for each corner of the tile (NW, NE, SW, SE): white, black, a dot, two dots, a plus"),
    (2, "the catalyst of a big tile: a dot, a plus"),
    (2, "column and row, counted from the start tile"),
    (4, "for each corner of a laid tile: a group that counts for the seat alone"),
    (4, "one that counts for the other alone"),
    (4, "one with more than one stone"),
    (4, "one that is still open"),
    (4, "the corner by which a group without a stone is claimed"),
    (4, "how large its group is, 127 at most"),
    (4, "for each corner of an open square: whether a tile there would face white"),
    (4, "and whether it would face black"),
    (2, "the stones that the seat, and the other, has left, everywhere"),
    (2, "the tiles in the hand of the seat, and of the other, everywhere"),
    (2, "the tiles in the supply of the seat, and of the other, everywhere"),
    (1, "the tiles in the core, everywhere"),
    (1, "how many have just passed, everywhere"),
)
PLANES = tuple(Part(n, about) for n, about in _GROUPS)
_FIRST = [sum(n for n, _ in _GROUPS[:i]) for i in range(len(_GROUPS))]
(IS, SIGNS, BIG, PLACE, OWN, OTHERS, VOID, OPEN, LEADS, SIZE, WHITE, BLACK) = _FIRST[:12]
(STONES_LEFT, IN_HAND, IN_SUPPLY, IN_CORE, PASSED) = _FIRST[12:]
LARGEST = 127


@rule
def actions(s: State) -> int:
    """Layings, claims, drawing, and passing."""
    return ACTIONS


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return the action of a move: a claim by the corner that leads the group, whichever was named."""
    action, tile, column, row, turn = parts_of(move)
    if action == LAY:
        square = -1 - lying_at(s, column, row)
        slot = bits.count(s.hands[seat] & ((1 << tile) - 1))
        return (square * HAND_SIZE + slot) * TURNS + turn
    if action == STONE:
        return CLAIMING + leader_of(s, node_at(s, column, row, turn))
    if action == DRAW_SHOWN:
        return DRAWING_SHOWN + tile
    return DRAWING if action == DRAW else PASSING


@rule
def nth_tile(tiles: int, n: int) -> int:
    """Return the tile of a set that *n* others come before, or -1."""
    for _ in range(n):
        tiles &= tiles - 1
    return -1 if tiles == 0 else bits.lowest(tiles)


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the move that an action is."""
    if action < CLAIMING:
        turn, slot, square = action % TURNS, action // TURNS % HAND_SIZE, action // (TURNS * HAND_SIZE)
        tile = nth_tile(s.hands[seat], slot)
        if square >= s.n_open or tile < 0:
            return NOT_LEGAL
        return move_number(LAY, tile, s.open_columns[square], s.open_rows[square], turn)
    if action < DRAWING:
        node = action - CLAIMING
        if node >= 4 * s.laid or not is_unclaimed_leader(s, node):
            return NOT_LEGAL
        return name_group(s, node)
    if action == DRAWING:
        return move_number(DRAW, 0, 0, 0, 0)
    if action == PASSING:
        return move_number(PASS, 0, 0, 0, 0)
    return move_number(DRAW_SHOWN, action - DRAWING_SHOWN, 0, 0, 0)


@rule
def write_tile(planes: Array, token: int, kind: int, tile: int, turn: int) -> None:
    """Write what a token is, and the signs of its tile."""
    planes[IS + kind, 0, token] = 1
    for corner in range(4):
        sign = CORNERS[tile, turn, corner]
        if sign != data.NOTHING:
            planes[SIGNS + 5 * corner + sign - data.WHITE, 0, token] = 1
    if BIG_CATALYST[tile] != data.NOTHING:
        planes[BIG + (0 if BIG_CATALYST[tile] == data.DOT else 1), 0, token] = 1


@rule
def write_groups(s: State, seat: int, planes: Array, place: int) -> None:
    """Write what is known of the groups at the corners of a laid tile."""
    for corner in range(4):
        node = 4 * place + corner
        if not is_micropul(kind_at(s, node)):
            continue
        leader = leader_of(s, node)
        if s.group_stones[leader] == 1:
            planes[(OWN if s.group_owner[leader] == seat else OTHERS) + corner, 0, place] = 1
        planes[VOID + corner, 0, place] = s.group_stones[leader] > 1
        planes[OPEN + corner, 0, place] = s.group_open[leader] > 0
        planes[LEADS + corner, 0, place] = is_unclaimed_leader(s, node)
        planes[SIZE + corner, 0, place] = min(bits.wide(s.group_size[leader]), LARGEST)


@rule
def write_counts(s: State, seat: int, planes: Array) -> None:
    """Write what is counted: of the other's hand and of supplies only how many tiles they are."""
    other = 1 - seat
    for after in range(2):
        who = seat if after == 0 else other
        fill(planes, STONES_LEFT + after, s.n_stones[who])
        fill(planes, IN_HAND + after, bits.count(s.hands[who]))
        fill(planes, IN_SUPPLY + after, bits.count(s.supplies[who]))
    fill(planes, IN_CORE, data.CORE - s.drawn)
    fill(planes, PASSED, s.passes)


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the tokens that lie on the board, those of the seat's hand, and what is counted."""
    for place in range(s.laid):
        write_tile(planes, place, 0, s.tiles[place], s.turns[place])
        planes[PLACE, 0, place], planes[PLACE + 1, 0, place] = s.columns[place], s.rows[place]
        write_groups(s, seat, planes, place)
    for square in range(s.n_open):
        token = FIRST_OPEN + square
        planes[IS + 1, 0, token] = 1
        planes[PLACE, 0, token], planes[PLACE + 1, 0, token] = s.open_columns[square], s.open_rows[square]
        for corner in range(4):
            planes[WHITE + corner, 0, token] = (s.open_white[square] >> corner) & 1
            planes[BLACK + corner, 0, token] = (s.open_black[square] >> corner) & 1
    left, slot = s.hands[seat], 0
    while left != 0:
        write_tile(planes, FIRST_IN_HAND + slot, 2, bits.lowest(left), 0)
        left &= left - 1
        slot += 1
    left = s.shown & (s.supplies[0] | s.supplies[1])
    while left != 0:
        tile = bits.wide(s.core[bits.lowest(left)])
        write_tile(planes, FIRST_SHOWN + tile, 3, tile, 0)
        left &= left - 1
    write_counts(s, seat, planes)


def recalls(position: Position, seat: int) -> Any:
    """Return the tiles that a seat has drawn, in the order in which it saw them come; its first hand came at once."""
    s = position.record
    laid = {int(move.partition("@")[0]) for who, move in position.history if who == seat and "@" in move}
    own = laid | {tile for tile in range(N_TILES) if bits.has(int(s.hands[seat]), tile)}
    supplied = int(s.supplies[0] | s.supplies[1])
    drawn = [int(s.core[place]) for place in range(int(s.drawn)) if not bits.has(supplied, place)]
    dealt = HAND_SIZE * int(s.players)
    return [sorted(tile for tile in drawn[:dealt] if tile in own), [tile for tile in drawn[dealt:] if tile in own]]


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    observe=observe,
    grid=lambda s: (1, TOKENS),
    action_parts=lambda s: [
        Part(
            CLAIMING, f"lay a tile: (open square × {HAND_SIZE} + place in the hand) × {TURNS} + quarter turns clockwise"
        ),
        Part(NODES, "claim a group: 4 × the number of a laid tile + the corner that leads the group"),
        Part(1, "draw a tile, unseen"),
        Part(N_TILES, "alone: draw a face-up tile, by its number"),
        Part(1, "pass"),
    ],
    planes=lambda s: PLANES,
    tokens=Tokens(
        kinds=(
            TokenKind("laid", N_TILES, is_placed=True),
            TokenKind("open", OPEN_SQUARES, is_placed=True),
            TokenKind("hand", HAND_SIZE),
            TokenKind("shown", N_TILES),
        ),
        place=(PLACE, PLACE + 1),
        actions=(
            TokenActions(("open", "hand"), ways=TURNS),
            TokenActions(("laid",), ways=len(data.CORNER_NAMES)),
            TokenActions(),
            TokenActions(("shown",)),
            TokenActions(),
        ),
    ),
    alone=(0.0, float(NODES + 2 * data.CORE)),
    recalls=recalls,
)
