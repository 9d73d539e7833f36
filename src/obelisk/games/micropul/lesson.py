"""Micropul, step by step."""

from typing import Any

from obelisk.authoring import Goal, Position, last_move, mover
from obelisk.games.micropul.rules.data import BIG_CATALYST, CORE, NOTHING, START_TILE


def set_up(tiles: list[int]) -> dict[str, Any]:
    """Return a set-up whose core begins with *tiles*: seat 0's hand, then seat 1's, then what is drawn first."""
    others = [tile for tile in range(CORE + 1) if tile != START_TILE and tile not in tiles]
    return {"players": 2, "core": [*tiles, *others], "starts": 0}


def lays(before: Position, after: Position) -> bool:
    return len(after.view(None)["tiles"]) > len(before.view(None)["tiles"])


def lays_beside(before: Position, after: Position) -> bool:
    return any((tile["column"], tile["row"]) == (1, 0) for tile in after.view(None)["tiles"])


def gains(what: str) -> Goal:
    """Ask that who has just moved has more tiles in the supply, or more points by groups."""
    return lambda before, after: after.view(None)[what][mover(after)] > before.view(None)[what][mover(after)]


def claims(points: int) -> Goal:
    """Ask for a stone that is worth so many points at once."""
    more = gains("group_points")
    return lambda before, after: more(before, after) and after.view(None)["stones"][mover(after)][-1]["size"] == points


def begins(word: str) -> Goal:
    return lambda before, after: last_move(after).startswith(word)


def brings_a_turn(before: Position, after: Position) -> bool:
    return lays(before, after) and after.active == (mover(after),)


def lays_big(before: Position, after: Position) -> bool:
    return bool(BIG_CATALYST[after.view(None)["tiles"][-1]["tile"]] != NOTHING)


def spoils(before: Position, after: Position) -> bool:
    """Ask that a stone of the other seat counts for nothing from now on."""
    return any(stone["is_void"] for stone in after.view(None)["stones"][1 - mover(after)])


def ends(before: Position, after: Position) -> bool:
    return after.is_over
