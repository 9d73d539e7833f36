"""What a move of Micropul does: groups closed, voided, claimed and grown, and what catalysts bring."""

from __future__ import annotations

from obelisk.games.micropul.rules.groups import is_counted, is_micropul, kind_at, leader_of
from obelisk.games.micropul.rules.moves import node_at
from obelisk.games.micropul.rules.state import (
    DRAW,
    DRAW_SHOWN,
    LAY,
    NOBODY,
    STONE,
    action_of,
    column_of,
    row_of,
    turn_of,
)
from obelisk.kernel import bits
from obelisk.kernel.state import State
from obelisk.rulebook.after import after
from obelisk.words import Message

WORTH_TELLING = 3
"""The micropuls of a free group that somebody would claim."""


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at what the move does, by its kind."""
    action = action_of(move)
    if action == LAY:
        then = after(s, seat, move)
        return _groups(s, then, seat) or _catalysts(s, then, seat) or _growth(s, then, seat)
    if action == STONE:
        return _claim(s, move)
    if action in (DRAW, DRAW_SHOWN):
        return Message("micropul/reason/draws", n=bits.count(int(s.hands[seat])) + 1)
    return None


def _claim(s: State, move: int) -> Message:
    leader = leader_of(s, node_at(s, column_of(move), row_of(move), turn_of(move)))
    size, sides = int(s.group_size[leader]), int(s.group_open[leader])
    if sides == 0:
        return Message("micropul/reason/claims-closed", n=size)
    return Message("micropul/reason/claims-open", n=size, sides=sides)


def _touched(then: State) -> list[int]:
    """Return the leaders of the groups that lie on the tile laid last or beside it."""
    place = int(then.laid) - 1
    near = [
        other
        for other in range(int(then.laid))
        if abs(int(then.columns[other]) - int(then.columns[place])) + abs(int(then.rows[other]) - int(then.rows[place]))
        <= 1
    ]
    nodes = [4 * other + corner for other in near for corner in range(4)]
    return sorted({int(leader_of(then, node)) for node in nodes if is_micropul(kind_at(then, node))})


def _holders(s: State, leader: int) -> list[int]:
    """Return whose stones a group of *s* holds, one entry for each stone."""
    return [
        owner
        for owner in range(int(s.players))
        for node in s.stones[owner].tolist()
        if node >= 0 and leader_of(s, node) == leader
    ]


def _was_void(s: State, then: State, leader: int) -> bool:
    """Tell whether a group of *then* held two stones before, in one of the groups that it was made of."""
    stones = [node for owner in range(int(s.players)) for node in s.stones[owner].tolist() if node >= 0]
    parts = [leader_of(s, node) for node in stones if leader_of(then, node) == leader]
    return any(s.group_stones[part] > 1 for part in parts)


def _groups(s: State, then: State, seat: int) -> Message | None:
    """Return the most telling thing that happened to a group: voided, closed for its owner, or closed for anybody."""
    found: list[tuple[int, Message]] = []
    for leader in _touched(then):
        size, holders = int(then.group_size[leader]), _holders(then, leader)
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
    nodes = range(4 * int(s.laid))
    return any(
        leader_of(then, node) == leader and is_counted(s, leader_of(s, node)) for node in nodes if _is_one(s, node)
    )


def _is_one(s: State, node: int) -> bool:
    return bool(is_micropul(kind_at(s, node)))


def _voids(holders: list[int], seat: int) -> Message:
    if set(holders) == {seat}:
        return Message("micropul/reason/voids-own")
    if seat in holders:
        return Message("micropul/reason/voids-both")
    return Message("micropul/reason/voids-other")


def _catalysts(s: State, then: State, seat: int) -> Message | None:
    """Return what the catalysts bring."""
    tiles = bits.count(int(then.supplies[seat])) - bits.count(int(s.supplies[seat]))
    if s.players == 2 and then.turn == seat:
        return Message("micropul/reason/turn-and-tiles", n=tiles) if tiles else Message("micropul/reason/turn")
    return Message("micropul/reason/tiles", n=tiles) if tiles else None


def _growth(s: State, then: State, seat: int) -> Message | None:
    """Return what the tile adds to a group that somebody holds alone."""
    for leader in _touched(then):
        owner = int(then.group_owner[leader])
        if owner == NOBODY or then.group_stones[leader] != 1 or then.group_open[leader] == 0:
            continue
        before = leader_of(s, next(node for node in s.stones[owner].tolist() if leader_of(then, node) == leader))
        grown = int(then.group_size[leader]) - int(s.group_size[before])
        opened = int(then.group_open[leader]) - int(s.group_open[before])
        if owner == seat and grown > 0:
            return Message("micropul/reason/grows", n=int(then.group_size[leader]), sides=int(then.group_open[leader]))
        if owner != seat and opened > 0:
            return Message("micropul/reason/opens-other", sides=int(then.group_open[leader]))
    return None
