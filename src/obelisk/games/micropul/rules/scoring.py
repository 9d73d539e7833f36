"""The end of the game, and what everybody has by then."""

from __future__ import annotations

from obelisk.games.micropul.rules.groups import is_counted, is_micropul, kind_at
from obelisk.kernel import bits
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import end
from obelisk.kernel.state import BOTH, Numbers, State


@rule
def score(s: State, seat: int) -> int:
    """Return what *seat* would have if the game ended now: its groups, 2 for a tile in supply, 1 for one in hand."""
    return group_points(s, seat) + 2 * bits.count(s.supplies[seat]) + bits.count(s.hands[seat])


@rule
def group_points(s: State, seat: int) -> int:
    """Return the micropuls of closed groups that hold a single stone, which is the seat's."""
    total = 0
    for node in range(4 * s.laid):
        if is_micropul(kind_at(s, node)) and s.leader[node] == node and is_counted(s, node):
            total += s.group_size[node] if s.group_owner[node] == seat else 0
    return total


@rule
def finish(s: State) -> None:
    """End the game: most points win, equal is a shared win."""
    if s.players == 1:
        end(s, 1)
        return
    first, second = score(s, 0), score(s, 1)
    end(s, BOTH if first == second else 1 << (second > first))


@rule
def points(s: State, totals: Numbers) -> None:
    """The totals of all seats."""
    for seat in range(len(totals)):
        totals[seat] = score(s, seat)
