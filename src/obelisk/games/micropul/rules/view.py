"""What a seat may see: the table, the sizes of everything, and its own hand."""

from typing import Any

from obelisk.games.micropul.rules.data import CORE, CORNER_NAMES, WHITE
from obelisk.games.micropul.rules.groups import group_points, is_counted, is_micropul, kind_at, leader_of, score
from obelisk.kernel import bits
from obelisk.kernel.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the table as *seat* (None: a spectator) sees it."""
    seats = range(int(s.players))
    return {
        "tiles": [
            {
                "tile": int(s.tiles[place]),
                "column": int(s.columns[place]),
                "row": int(s.rows[place]),
                "turn": int(s.turns[place]),
            }
            for place in range(int(s.laid))
        ],
        "stones": [_stones(s, owner) for owner in seats],
        "groups": _groups(s),
        "stones_left": [int(s.n_stones[owner]) for owner in seats],
        "hand": None if seat is None else _members(int(s.hands[seat])),
        "hands": [bits.count(int(s.hands[owner])) for owner in seats],
        "supplies": [bits.count(int(s.supplies[owner])) for owner in seats],
        "shown": [int(s.core[place]) for place in _members(int(s.shown))],
        "core": CORE - int(s.drawn),
        "fired": int(s.fired),
        "turn": int(s.turn),
        "score": [int(score(s, owner)) for owner in seats],
        "group_points": [int(group_points(s, owner)) for owner in seats],
    }


def _stones(s: State, seat: int) -> list[dict[str, Any]]:
    """Return the stones that a seat has on the table: where, on what kind of group, and whether it scores now."""
    found = []
    for node in s.stones[seat][s.stones[seat] >= 0]:
        place, leader = int(node) >> 2, leader_of(s, int(node))
        found.append(
            {
                "column": int(s.columns[place]),
                "row": int(s.rows[place]),
                "corner": CORNER_NAMES[int(node) & 3],
                "size": int(s.group_size[leader]),
                "open": int(s.group_open[leader]),
                "is_void": bool(s.group_stones[leader] > 1),
                "counts": bool(is_counted(s, leader)),
            }
        )
    return found


def _groups(s: State) -> list[dict[str, Any]]:
    """Return all groups: their micropuls by name (a big one by its four corners), and what decides their worth."""
    members: dict[int, list[int]] = {}
    for node in range(4 * int(s.laid)):
        if is_micropul(kind_at(s, node)):
            members.setdefault(int(leader_of(s, node)), []).append(node)
    holding = [[int(leader_of(s, int(node))) for node in stones if node >= 0] for stones in s.stones[: int(s.players)]]
    return [
        {
            "colour": "white" if kind_at(s, leader) == WHITE else "black",
            "micropuls": [_name(s, node) for node in nodes],
            "size": int(s.group_size[leader]),
            "is_closed": bool(s.group_open[leader] == 0),
            "stones": [leaders.count(leader) for leaders in holding],
        }
        for leader, nodes in members.items()
    ]


def _name(s: State, node: int) -> str:
    place = node >> 2
    return f"{int(s.columns[place])},{int(s.rows[place])}{CORNER_NAMES[node & 3]}"


def _members(numbers: int) -> list[int]:
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]
