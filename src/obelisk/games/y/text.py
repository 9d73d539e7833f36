"""Y in words: why a move is refused, what it is good for, how a game ended."""

from collections import deque

from obelisk.authoring import Message, State, after, bits
from obelisk.games.y.rules import ON_SIDE, SIDES, board

FAR = 1 << 20
"""More pieces than any way needs: there is none."""


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken."""
    return Message("move/occupied", cell=board(s).names[move])


def pieces_needed(s: State, seat: int) -> int:
    """Return how many more pieces would join all three sides for a seat, if the opponent put none.

    Ways from the three sides meet somewhere; what is needed there is counted once.
    """
    cost = {
        cell: int(bits.has(s.free, cell)) for cell in range(len(board(s))) if bits.has(s.free | s.pieces[seat], cell)
    }
    ways = [_ways(s, cost, side) for side in range(SIDES)]
    return min((sum(way.get(cell, FAR) for way in ways) - 2 * cost[cell] for cell in cost), default=FAR)


def _ways(s: State, cost: dict[int, int], side: int) -> dict[int, int]:
    """Return how many pieces it takes from a side to each cell, that cell included."""
    found = {cell: cost[cell] for cell in cost if bits.has(ON_SIDE[s.length, side], cell)}
    waiting = deque(sorted(found, key=found.__getitem__))
    while waiting:
        cell = waiting.popleft()
        for near in board(s).neighbours[cell]:
            if near in cost and found[cell] + cost[near] < found.get(near, FAR):
                found[near] = found[cell] + cost[near]
                # Cells that cost nothing come first, so that what is taken from the front is never too dear.
                (waiting.append if cost[near] else waiting.appendleft)(near)
    return found


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at the ways that both still have to go, and at the chains that the piece joins."""
    then = after(s, seat, move)
    own, other = pieces_needed(then, seat), pieces_needed(then, 1 - seat)
    is_shorter, is_longer = own < pieces_needed(s, seat), other > pieces_needed(s, 1 - seat)
    if is_longer and other >= FAR:
        return Message("y/reason/closes")
    if is_shorter and is_longer:
        return Message("y/reason/both", own=own, other=other)
    if is_longer:
        return Message("y/reason/blocks", n=other)
    if (n := chains_beside(s, seat, move)) > 1:
        return Message("y/reason/joins", n=n)
    if is_shorter:
        return Message("y/reason/nearer", n=own)
    bridged = _bridged(s, seat, move)
    return None if bridged is None else Message("y/reason/bridge", cell=bridged)


def chains_beside(s: State, seat: int, move: int) -> int:
    """Return how many chains of a seat a piece on *move* would touch."""
    near = set(board(s).neighbours[move])
    return sum(not near.isdisjoint(group) for group in board(s).groups(_cells(s, seat)))


def _bridged(s: State, seat: int, move: int) -> str | None:
    """Return a cell of the seat's with which a piece would make a bridge, if there is one: two free cells join them."""
    near = board(s).neighbours
    for cell in _cells(s, seat):
        between = [one for one in near[cell] if one in near[move]]
        if cell not in near[move] and len(between) == 2 and all(bits.has(s.free, one) for one in between):
            return board(s).names[cell]
    return None


def _cells(s: State, seat: int) -> list[int]:
    return [cell for cell in range(len(board(s))) if bits.has(s.pieces[seat], cell)]


def decisive(s: State) -> list[int]:
    """Return the chain that touches all three sides."""
    groups = board(s).groups(_cells(s, int(s.won == 0b10)))
    sides = [int(side) for side in ON_SIDE[s.length]]
    won = next(group for group in groups if all(any(bits.has(side, cell) for cell in group) for side in sides))
    return sorted(won)


def ending(s: State) -> list[Message]:
    """Somebody has joined the three sides."""
    return [Message("y/ending/joined", seat=int(s.won == 0b10), n=len(decisive(s)))]


def reckoning(s: State) -> list[Message]:
    """The cells that each seat has taken, which decide nothing."""
    return [Message("y/ending/cells", seat=seat, n=int(bits.count(s.pieces[seat]))) for seat in (0, 1)]
