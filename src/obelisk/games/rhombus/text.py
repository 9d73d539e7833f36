"""Rhombus in words: why a move is refused, what it is good for, how a game ended."""

from collections import deque

from obelisk.authoring import Message, State, after
from obelisk.games.rhombus.rules import FIRST_SIDE, FRAME, NEIGHBOURS, PLACES, SECOND_SIDE, SIDES, board, cells


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken."""
    return Message("move/occupied", cell=board(s).names[move])


BRIDGES = tuple(
    (NEIGHBOURS[i] + NEIGHBOURS[j], NEIGHBOURS[i], NEIGHBOURS[j])
    for i in range(6)
    for j in range(i)
    if NEIGHBOURS[i] - NEIGHBOURS[j] in NEIGHBOURS
)
"""Two cells joined unless the opponent takes both of two cells between them: where the second lies, and where those."""


def pieces_needed(s: State, seat: int) -> int:
    """Return how many more pieces would join a seat's sides, if the opponent put none."""
    size, grid, own = int(s.length), s.grid.tolist(), 1 << seat
    inside = set(PLACES[size, : size * size].tolist())
    first = [place for place, held in enumerate(grid) if place not in inside and held == own | FIRST_SIDE]
    cost = dict.fromkeys(first, 0)
    waiting = deque(first)
    while waiting:
        place = waiting.popleft()
        for near in [place + step for step in NEIGHBOURS.tolist()]:
            if near not in inside:
                if place in inside and grid[near] == own | SECOND_SIDE:
                    return cost[place]
                continue
            more = cost[place] + (grid[near] == 0)
            if (grid[near] == 0 or grid[near] & own) and more < cost.get(near, FRAME):
                cost[near] = more
                # Cells that cost nothing come first, so that what is taken from the front is never too dear.
                (waiting.append if grid[near] == 0 else waiting.appendleft)(near)
    return FRAME


def chains_beside(s: State, seat: int, move: int) -> int:
    """Return how many chains of a seat a piece on *move* would touch; what has reached one side is one with it."""
    own, sides, n = 1 << seat, 0, 0
    seen: set[int] = set()
    for start in (int(PLACES[s.length, move]) + NEIGHBOURS).tolist():
        held = int(s.grid[start])
        if not held & own or start in seen or held & sides:
            continue
        n += 1
        sides |= held & SIDES
        waiting = [start] if held == own else []
        while waiting:
            cell = waiting.pop()
            seen.add(cell)
            near = (cell + NEIGHBOURS).tolist()
            waiting += [other for other in near if s.grid[other] == own and other not in seen]
    return n


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at the ways that both still have to go, and at the chains that the piece joins."""
    then = after(s, seat, move)
    own, other = pieces_needed(then, seat), pieces_needed(then, 1 - seat)
    is_shorter, is_longer = own < pieces_needed(s, seat), other > pieces_needed(s, 1 - seat)
    if is_shorter and is_longer:
        return Message("rhombus/reason/both", own=own, other=other)
    if is_longer:
        return Message("rhombus/reason/blocks", n=other)
    if (n := chains_beside(s, seat, move)) > 1:
        return Message("rhombus/reason/joins", n=n)
    if is_shorter:
        return Message("rhombus/reason/nearer", n=own)
    bridged = _bridged(s, seat, move)
    return Message("rhombus/reason/bridge", cell=bridged) if bridged is not None else None


def _bridged(s: State, seat: int, move: int) -> str | None:
    """Return a cell of the seat's with which a piece would make a bridge, if there is one."""
    place = int(PLACES[s.length, move])
    names = dict(zip(PLACES[s.length].tolist(), board(s).names, strict=False))
    for far, *between in BRIDGES:
        is_own = place + far in names and s.grid[place + far] >> seat & 1
        if is_own and all(s.grid[place + step] == 0 for step in between):
            return names[place + far]
    return None


def decisive(s: State) -> list[int]:
    """Return the chain that joins the winner's sides."""
    winner, held = int(s.won == 0b10), s.grid[PLACES[s.length, : int(s.length) ** 2]].tolist()
    last = next(cell for cell, found in enumerate(held) if found & SIDES == SIDES)
    own = (cell for cell, owner in enumerate(cells(s)) if owner == winner)
    return sorted(next(group for group in board(s).groups(own) if last in group))


def ending(s: State) -> list[Message]:
    """Somebody has joined their sides."""
    return [Message("rhombus/ending/joined", seat=int(s.won == 0b10))]


def reckoning(s: State) -> list[Message]:
    """The cells that each seat has taken, which decide nothing."""
    owners = cells(s)
    return [Message("rhombus/ending/cells", seat=seat, n=owners.count(seat)) for seat in (0, 1)]
