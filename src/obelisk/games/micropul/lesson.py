"""Micropul, step by step."""

from pathlib import Path
from typing import Any

from obelisk.authoring import Goal, Position, last_move, mover, read_lesson
from obelisk.games.micropul.rules.data import BIG_CATALYST, CORE, NOTHING, START_TILE


def _set_up(tiles: list[int]) -> dict[str, Any]:
    """Return a set-up whose core begins with *tiles*: seat 0's hand, then seat 1's, then what is drawn first."""
    others = [tile for tile in range(CORE + 1) if tile != START_TILE and tile not in tiles]
    return {"players": 2, "core": [*tiles, *others], "starts": 0}


def _lays(before: Position, after: Position) -> bool:
    return len(after.view(None)["tiles"]) > len(before.view(None)["tiles"])


def _lays_beside(before: Position, after: Position) -> bool:
    return any((tile["column"], tile["row"]) == (1, 0) for tile in after.view(None)["tiles"])


def _gains(what: str) -> Goal:
    """Ask that who has just moved has more tiles in the supply, or more points by groups."""
    return lambda before, after: after.view(None)[what][mover(after)] > before.view(None)[what][mover(after)]


def _claims(points: int) -> Goal:
    """Ask for a stone that is worth so many points at once."""
    gains = _gains("group_points")
    return lambda before, after: gains(before, after) and after.view(None)["stones"][mover(after)][-1]["size"] == points


def _begins(word: str) -> Goal:
    return lambda before, after: last_move(after).startswith(word)


def _brings_a_turn(before: Position, after: Position) -> bool:
    return _lays(before, after) and after.active == (mover(after),)


def _lays_big(before: Position, after: Position) -> bool:
    return bool(BIG_CATALYST[after.view(None)["tiles"][-1]["tile"]] != NOTHING)


def _spoils(before: Position, after: Position) -> bool:
    """Ask that a stone of the other seat counts for nothing from now on."""
    return any(stone["is_void"] for stone in after.view(None)["stones"][1 - mover(after)])


def _ends(before: Position, after: Position) -> bool:
    return after.is_over


LESSON = read_lesson(
    "micropul",
    Path(__file__).with_name("lesson.toml"),
    goals=(_lays, _lays_beside, _gains, _claims, _begins, _brings_a_turn, _lays_big, _spoils, _ends),
    setup=_set_up,
)
