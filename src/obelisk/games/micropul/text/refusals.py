"""Why a move of Micropul is refused, in a player's words."""

from __future__ import annotations

from obelisk.games.micropul.rules.data import ALONG, BLACK, COLUMN_STEP, CORNERS, FACING, ROW_STEP
from obelisk.games.micropul.rules.groups import is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.moves import node_at
from obelisk.games.micropul.rules.state import (
    DRAW,
    DRAW_SHOWN,
    HAND_SIZE,
    LAY,
    NO_TILE,
    STONE,
    action_of,
    column_of,
    lying_at,
    row_of,
    tile_of,
    turn_of,
)
from obelisk.kernel import bits
from obelisk.kernel.state import State
from obelisk.words import Message

SIDES = tuple(Message(f"micropul/side/{side}") for side in ("north", "east", "south", "west"))
WHITE_WORD, BLACK_WORD = Message("micropul/colour/white"), Message("micropul/colour/black")


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    action = action_of(move)
    if action == LAY:
        return _why_not_lay(s, seat, move)
    if action == STONE:
        return _why_not_stone(s, seat, move)
    if action in (DRAW, DRAW_SHOWN):
        return _why_not_draw(s, seat, move)
    return Message("micropul/can-act")


def _why_not_lay(s: State, seat: int, move: int) -> Message:
    tile, column, row = int(tile_of(move)), int(column_of(move)), int(row_of(move))
    square = f"{column},{row}"
    if not bits.has(int(s.hands[seat]), tile):
        return Message("micropul/not-in-hand", tile=tile)
    there = int(lying_at(s, column, row))
    if there > NO_TILE and _is_there(s, there - 1, column, row):
        return Message("micropul/square-taken", square=square)
    joined = False
    touches = False
    for side in range(4):
        beside = column + int(COLUMN_STEP[side]), row + int(ROW_STEP[side])
        neighbour = int(lying_at(s, *beside)) - 1
        if neighbour < 0 or not _is_there(s, neighbour, *beside):
            continue
        touches = True
        for i in range(2):
            near = int(CORNERS[tile, turn_of(move), ALONG[side, i]])
            far = int(kind_at(s, 4 * neighbour + int(FACING[side, i])))
            if not (is_micropul(near) and is_micropul(far)):
                continue
            if near != far:
                own, other = (BLACK_WORD, WHITE_WORD) if near == BLACK else (WHITE_WORD, BLACK_WORD)
                return Message("micropul/colours", own=own, other=other, side=SIDES[side], square=square)
            joined = True
    if not touches:
        return Message("micropul/not-beside", square=square)
    return Message("move/not-legal") if joined else Message("micropul/joins-nothing", square=square)


def _is_there(s: State, place: int, column: int, row: int) -> bool:
    """Tell whether a laid tile lies on a square: the grid's edges meet, so it may stand for one far away."""
    return bool(s.columns[place] == column and s.rows[place] == row)


def _why_not_stone(s: State, seat: int, move: int) -> Message:
    column, row = int(column_of(move)), int(row_of(move))
    square = f"{column},{row}"
    if s.n_stones[seat] == 0:
        return Message("micropul/no-stones")
    node = int(node_at(s, column, row, turn_of(move)))
    if node < 0:
        there = int(lying_at(s, column, row))
        is_tile = there > NO_TILE and _is_there(s, there - 1, column, row)
        return Message("micropul/no-micropul" if is_tile else "micropul/no-tile", square=square)
    leader = leader_of(s, node)
    if s.group_owner[leader] == seat:
        return Message("micropul/claimed-by-you")
    return Message("micropul/claimed-by-other")


def _why_not_draw(s: State, seat: int, move: int) -> Message:
    if action_of(move) == DRAW_SHOWN and s.players > 1:
        return Message("micropul/drawn-unseen")
    if bits.count(int(s.hands[seat])) >= HAND_SIZE:
        return Message("micropul/hand-full", n=HAND_SIZE)
    if s.supplies[seat] == 0:
        return Message("micropul/no-supply")
    if action_of(move) == DRAW_SHOWN:
        return Message("micropul/not-shown", tile=int(tile_of(move)))
    return Message("micropul/all-shown")
