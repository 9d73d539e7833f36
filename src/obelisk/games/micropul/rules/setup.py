"""The set-up (how many play, the shuffled core, who starts), and what there is to see."""

from typing import Any

from obelisk.authoring import BadSetup, State, bits, reject_unknown_keys, whole_number
from obelisk.games.micropul.rules.data import CORE, CORNER_NAMES, N_TILES, START_TILE, WHITE
from obelisk.games.micropul.rules.groups import group_points, is_counted, is_micropul, kind_at, leader_of, score
from obelisk.games.micropul.rules.state import MOST_PLAYERS


class MicropulSetup:
    """`{"players": 2, "core": [47 tiles], "starts": 0}`."""

    keys: tuple[str, ...] = ("players", "core", "starts")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the number of players (2) and who starts (seat 0); the core is shuffled."""
        reject_unknown_keys(options, ("players", "starts"), game)
        self._read_players(s, game, {"players": MOST_PLAYERS, "starts": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        reject_unknown_keys(setup, self.keys, game)
        self._read_players(s, game, setup)
        if "core" not in setup:
            raise BadSetup("setup/missing-key", key="core", game=game)
        core = setup["core"]
        expected = [tile for tile in range(N_TILES) if tile != START_TILE]
        is_list = isinstance(core, list | tuple) and all(type(tile) is int for tile in core)
        if not is_list or sorted(core) != expected:
            raise BadSetup("micropul/core", n=CORE, start=START_TILE, last=N_TILES - 1)
        s.core[:] = core

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up."""
        return {"players": int(s.players), "core": [int(tile) for tile in s.core], "starts": int(s.starts)}

    def _read_players(self, s: State, game: str, given: dict[str, Any]) -> None:
        s.players = whole_number(given, "players", game, 1, MOST_PLAYERS)
        s.starts = whole_number(given, "starts", game, 0, s.players - 1)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the table as *seat* (None: a spectator) sees it."""
    seats = range(int(s.players))
    return {
        "tiles": [
            {"tile": int(s.tiles[at]), "column": int(s.columns[at]), "row": int(s.rows[at]), "turn": int(s.turns[at])}
            for at in range(int(s.laid))
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
    found = []
    for node in s.stones[seat][s.stones[seat] >= 0]:
        place, leader = int(node) >> 2, leader_of(s, int(node))
        where = {"column": int(s.columns[place]), "row": int(s.rows[place]), "corner": CORNER_NAMES[int(node) & 3]}
        group = {"size": int(s.group_size[leader]), "open": int(s.group_open[leader])}
        is_void, counts = bool(s.group_stones[leader] > 1), bool(is_counted(s, leader))
        found.append({**where, **group, "is_void": is_void, "counts": counts})
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
            "micropuls": [f"{s.columns[node >> 2]},{s.rows[node >> 2]}{CORNER_NAMES[node & 3]}" for node in nodes],
            "size": int(s.group_size[leader]),
            "is_closed": bool(s.group_open[leader] == 0),
            "stones": [leaders.count(leader) for leaders in holding],
        }
        for leader, nodes in members.items()
    ]


def _members(numbers: int) -> list[int]:
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]
