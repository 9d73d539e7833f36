"""Micropul in words: moves as text, why one is refused, what it is good for, how a game ended.

Moves are written `17@3,-2r1`, `draw`, `draw 17`, `stone 3,-2nw`, `pass`.
"""

import re

from obelisk.authoring import IllegalMove, Message, State, after, bits
from obelisk.games.micropul.rules import data, state
from obelisk.games.micropul.rules.data import CORE, CORNER_NAMES, CORNERS, DIFFERENT, N_TILES
from obelisk.games.micropul.rules.groups import group_points, is_counted, is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.moves import node_at
from obelisk.games.micropul.rules.state import DRAW, DRAW_SHOWN, HAND_SIZE, LAY, PASS, STONE, move_number, parts_of

_NUMBER = r"(0|-?[1-9][0-9]*)"
_LAY = re.compile(rf"(0|[1-9][0-9]*)@{_NUMBER},{_NUMBER}r([0-3])")
_STONE = re.compile(rf"stone {_NUMBER},{_NUMBER}({'|'.join(CORNER_NAMES)})")
_DRAW = re.compile(r"draw (0|[1-9][0-9]*)")

SIDES = tuple(Message(f"micropul/side/{side}") for side in ("north", "east", "south", "west"))
WHITE_WORD, BLACK_WORD = Message("micropul/colour/white"), Message("micropul/colour/black")


class MicropulNotation:
    """Columns to the right of and rows above the start tile; turns in quarters clockwise."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        action, tile, column, row, turn = parts_of(move)
        if action == LAY:
            return f"{tile}@{column},{row}r{turn}"
        if action == STONE:
            return f"stone {column},{row}{CORNER_NAMES[turn]}"
        if action == DRAW_SHOWN:
            return f"draw {tile}"
        return "draw" if action == DRAW else "pass"

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means."""
        if text in ("draw", "pass"):
            return int(move_number(DRAW if text == "draw" else PASS, 0, 0, 0, 0))
        if found := _LAY.fullmatch(text):
            tile, column, row, turn = map(int, found.groups())
            _check_tile(text, tile)
            if _is_far(column, row):
                raise IllegalMove("micropul/not-beside", move=text, square=f"{column},{row}")
            if not DIFFERENT[tile, turn]:
                same = next(other for other in range(4) if (CORNERS[tile, other] == CORNERS[tile, turn]).all())
                raise IllegalMove("micropul/same-look", move=text, turn=turn, better=f"{text[:-1]}{same}")
            return int(move_number(LAY, tile, column, row, turn))
        if found := _STONE.fullmatch(text):
            column, row = int(found[1]), int(found[2])
            if _is_far(column, row):
                raise IllegalMove("micropul/no-tile", move=text, square=f"{column},{row}")
            return int(move_number(STONE, 0, column, row, CORNER_NAMES.index(found[3])))
        if found := _DRAW.fullmatch(text):
            _check_tile(text, int(found[1]))
            return int(move_number(DRAW_SHOWN, int(found[1]), 0, 0, 0))
        raise IllegalMove("micropul/unreadable", move=text)


def _check_tile(text: str, tile: int) -> None:
    if tile >= N_TILES:
        raise IllegalMove("micropul/no-such-tile", move=text, tile=tile, last=N_TILES - 1)


def _is_far(column: int, row: int) -> bool:
    """Tell whether a square is farther away than any tile or any square beside one can be."""
    return max(abs(column), abs(row)) > state.FARTHEST


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    action, tile, column, row, turn = map(int, parts_of(move))
    if action == LAY:
        return _why_not_lay(s, seat, tile, column, row, turn)
    if action == STONE:
        return _why_not_stone(s, seat, column, row, corner=turn)
    if action in (DRAW, DRAW_SHOWN):
        return _why_not_draw(s, seat, tile if action == DRAW_SHOWN else None)
    return Message("micropul/can-act")


def _why_not_lay(s: State, seat: int, tile: int, column: int, row: int, turn: int) -> Message:
    square = f"{column},{row}"
    if not bits.has(int(s.hands[seat]), tile):
        return Message("micropul/not-in-hand", tile=tile)
    if _tile_at(s, column, row) is not None:
        return Message("micropul/square-taken", square=square)
    joined = touches = False
    for side in range(4):
        neighbour = _tile_at(s, column + int(data.COLUMN_STEP[side]), row + int(data.ROW_STEP[side]))
        if neighbour is None:
            continue
        touches = True
        for i in range(2):
            near = int(CORNERS[tile, turn, data.ALONG[side, i]])
            far = int(kind_at(s, 4 * neighbour + int(data.FACING[side, i])))
            if not (is_micropul(near) and is_micropul(far)):
                continue
            if near != far:
                own, other = (BLACK_WORD, WHITE_WORD) if near == data.BLACK else (WHITE_WORD, BLACK_WORD)
                return Message("micropul/colours", own=own, other=other, side=SIDES[side], square=square)
            joined = True
    if not touches:
        return Message("micropul/not-beside", square=square)
    return Message("move/not-legal") if joined else Message("micropul/joins-nothing", square=square)


def _tile_at(s: State, column: int, row: int) -> int | None:
    """Return the place of the tile on a square, if one lies there: the grid's edges meet, it may be one far away."""
    place = int(state.lying_at(s, column, row)) - 1
    return place if place >= 0 and s.columns[place] == column and s.rows[place] == row else None


def _why_not_stone(s: State, seat: int, column: int, row: int, corner: int) -> Message:
    square = f"{column},{row}"
    if s.n_stones[seat] == 0:
        return Message("micropul/no-stones")
    node = int(node_at(s, column, row, corner))
    if node < 0:
        is_free = _tile_at(s, column, row) is None
        return Message("micropul/no-tile" if is_free else "micropul/no-micropul", square=square)
    is_yours = s.group_owner[leader_of(s, node)] == seat
    return Message("micropul/claimed-by-you" if is_yours else "micropul/claimed-by-other")


def _why_not_draw(s: State, seat: int, shown: int | None) -> Message:
    if shown is not None and s.players > 1:
        return Message("micropul/drawn-unseen")
    if bits.count(int(s.hands[seat])) >= HAND_SIZE:
        return Message("micropul/hand-full", n=HAND_SIZE)
    if s.supplies[seat] == 0:
        return Message("micropul/no-supply")
    return Message("micropul/all-shown") if shown is None else Message("micropul/not-shown", tile=shown)


WORTH_TELLING = 3
"""The micropuls of a free group that somebody would claim."""


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at what the move does, by its kind."""
    action, _, column, row, corner = parts_of(move)
    if action == LAY:
        then = after(s, seat, move)
        return _groups(s, then, seat) or _catalysts(s, then, seat) or _growth(s, then, seat)
    if action == STONE:
        return _claim(s, leader_of(s, node_at(s, column, row, corner)))
    if action in (DRAW, DRAW_SHOWN):
        return Message("micropul/reason/draws", n=bits.count(int(s.hands[seat])) + 1)
    return None


def _claim(s: State, leader: int) -> Message:
    size, sides = int(s.group_size[leader]), int(s.group_open[leader])
    if sides == 0:
        return Message("micropul/reason/claims-closed", n=size)
    return Message("micropul/reason/claims-open", n=size, sides=sides)


def _touched(then: State) -> list[int]:
    """Return the leaders of the groups that lie on the tile laid last or beside it."""
    squares = [(int(then.columns[place]), int(then.rows[place])) for place in range(int(then.laid))]
    column, row = squares[-1]
    near = [place for place, (x, y) in enumerate(squares) if abs(x - column) + abs(y - row) <= 1]
    nodes = [4 * other + corner for other in near for corner in range(4)]
    return sorted({int(leader_of(then, node)) for node in nodes if is_micropul(kind_at(then, node))})


def _stones(s: State) -> list[tuple[int, int]]:
    return [(owner, node) for owner in range(int(s.players)) for node in s.stones[owner].tolist() if node >= 0]


def _was_void(s: State, then: State, leader: int) -> bool:
    """Tell whether a group of *then* held two stones before, in one of the groups that it was made of."""
    parts = [leader_of(s, node) for _, node in _stones(s) if leader_of(then, node) == leader]
    return any(s.group_stones[part] > 1 for part in parts)


def _groups(s: State, then: State, seat: int) -> Message | None:
    """Return the most telling thing that happened to a group: voided, closed for its owner, or closed for anybody."""
    found: list[tuple[int, Message]] = []
    for leader in _touched(then):
        size = int(then.group_size[leader])
        holders = [owner for owner, node in _stones(then) if leader_of(then, node) == leader]
        if len(holders) > 1 and not _was_void(s, then, leader):
            found.append((2, _voids(holders, seat)))
        elif is_counted(then, leader) and not _counted_before(s, then, leader):
            code = "micropul/reason/closes" if holders[0] == seat else "micropul/reason/closes-other"
            found.append((3 if holders[0] == seat else 1, Message(code, n=size)))
        elif not holders and then.group_open[leader] == 0 and size >= WORTH_TELLING and then.n_stones[seat] > 0:
            found.append((0, Message("micropul/reason/closes-free", n=size)))
    return max(found, key=lambda entry: (entry[0], entry[1].facts.get("n", 0)))[1] if found else None


def _counted_before(s: State, then: State, leader: int) -> bool:
    """Tell whether a group of *then* scored already, just so."""
    nodes = [node for node in range(4 * int(s.laid)) if is_micropul(kind_at(s, node))]
    return any(leader_of(then, node) == leader and is_counted(s, leader_of(s, node)) for node in nodes)


def _voids(holders: list[int], seat: int) -> Message:
    if set(holders) == {seat}:
        return Message("micropul/reason/voids-own")
    if seat in holders:
        return Message("micropul/reason/voids-both")
    return Message("micropul/reason/voids-other")


def _catalysts(s: State, then: State, seat: int) -> Message | None:
    tiles = bits.count(int(then.supplies[seat])) - bits.count(int(s.supplies[seat]))
    if s.players == 2 and then.turn == seat:
        return Message("micropul/reason/turn-and-tiles", n=tiles) if tiles else Message("micropul/reason/turn")
    return Message("micropul/reason/tiles", n=tiles) if tiles else None


def _growth(s: State, then: State, seat: int) -> Message | None:
    """Return what the tile adds to a group that somebody holds alone."""
    for leader in _touched(then):
        owner = int(then.group_owner[leader])
        if owner == state.NOBODY or then.group_stones[leader] != 1 or then.group_open[leader] == 0:
            continue
        before = leader_of(s, next(node for node in s.stones[owner].tolist() if leader_of(then, node) == leader))
        grown = int(then.group_size[leader]) - int(s.group_size[before])
        opened = int(then.group_open[leader]) - int(s.group_open[before])
        if owner == seat and grown > 0:
            return Message("micropul/reason/grows", n=int(then.group_size[leader]), sides=int(then.group_open[leader]))
        if owner != seat and opened > 0:
            return Message("micropul/reason/opens-other", sides=int(then.group_open[leader]))
    return None


def ending(s: State) -> list[Message]:
    """The core is empty, nobody can do anything, or somebody has no tile to go on with."""
    is_alone = s.players == 1
    if s.drawn == CORE:
        return [Message("micropul/ending/core")]
    if s.passes == s.players:
        return [Message("micropul/ending/passed-alone" if is_alone else "micropul/ending/passed")]
    if is_alone:
        return [Message("micropul/ending/no-tile-alone")]
    return [Message("micropul/ending/no-tile", seat=0 if s.won == 0b10 else 1)]


def reckoning(s: State) -> list[Message]:
    """Closed groups with one stone, two for each tile in supply, one for each in hand."""
    told = []
    for seat in range(int(s.players)):
        tiles = {"supply": bits.count(int(s.supplies[seat])), "hand": bits.count(int(s.hands[seat]))}
        told.append(Message("micropul/ending/points", seat=seat, groups=int(group_points(s, seat)), **tiles))
    return told
