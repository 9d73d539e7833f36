"""Micropul, step by step."""

from typing import Any

from obelisk.games.micropul.rules.data import BIG_CATALYST, CORE, NOTHING, START_TILE
from obelisk.lessons.goals import last_move, mover
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.position import Position

LONG_CORE = (
    "47 33 28 44 21 27 11 30 22 12 9 45 24 42 31 16 7 2 3 18 13 6 5 41 4 35 39 36 20 29 34 25 14 23 17 1 10 26 43 37 "
    "0 46 32 8 38 19 15"
)
"""The core of a game that is shown shortly before its end."""


def _set_up(*tiles: int) -> dict[str, Any]:
    """Return a set-up whose core begins with *tiles*: seat 0's hand, then seat 1's, then what is drawn first."""
    others = [tile for tile in range(CORE + 1) if tile != START_TILE and tile not in tiles]
    return {"players": 2, "core": [*tiles, *others], "starts": 0}


def _lays(before: Position, after: Position) -> bool:
    return len(after.view(None)["tiles"]) > len(before.view(None)["tiles"])


def _lays_beside(before: Position, after: Position) -> bool:
    return any((tile["column"], tile["row"]) == (1, 0) for tile in after.view(None)["tiles"])


def _brings_tiles(before: Position, after: Position) -> bool:
    seat = mover(after)
    return bool(after.view(None)["supplies"][seat] > before.view(None)["supplies"][seat])


def _brings_a_turn(before: Position, after: Position) -> bool:
    return _lays(before, after) and after.active == (mover(after),)


def _lays_big(before: Position, after: Position) -> bool:
    return bool(BIG_CATALYST[after.view(None)["tiles"][-1]["tile"]] != NOTHING)


def _draws(before: Position, after: Position) -> bool:
    return last_move(after).startswith("draw")


def _claims(before: Position, after: Position) -> bool:
    return last_move(after).startswith("stone")


def _closes(before: Position, after: Position) -> bool:
    """Ask that a group with a stone of who has just moved counts from now on."""
    return bool(after.view(None)["group_points"][mover(after)] > before.view(None)["group_points"][mover(after)])


def _spoils(before: Position, after: Position) -> bool:
    """Ask that a stone of the other seat counts for nothing from now on."""
    return any(stone["is_void"] for stone in after.view(None)["stones"][1 - mover(after)])


def _ends(before: Position, after: Position) -> bool:
    return after.is_over


LESSON = Lesson(
    "micropul",
    (
        Step(
            game="micropul",
            name="join",
            setup=_set_up(46, 47, 28, 14, 26, 0),
            goal=_lays,
            solution="46@0,1r0",
            tempting=(
                Tempting("47@0,1r0", "micropul/colours"),
                Tempting("0@0,1r0", "micropul/joins-nothing"),
                Tempting("46@1,1r0", "micropul/not-beside"),
            ),
        ),
        Step(
            game="micropul",
            name="turn",
            setup=_set_up(41, 29, 46, 47, 26, 27),
            goal=_lays_beside,
            solution="41@1,0r2",
            tempting=(Tempting("41@1,0r0", "micropul/colours"), Tempting("pass", "micropul/can-act")),
        ),
        Step(
            game="micropul",
            name="dot",
            setup=_set_up(16, 12, 10, 46, 47, 26),
            goal=_brings_tiles,
            solution="16@0,1r0",
            tempting=(Tempting("draw", "micropul/hand-full"),),
        ),
        Step(
            game="micropul",
            name="neighbour",
            setup=_set_up(41, 47, 28, 26, 46, 0, 32, 18, 13, 3, 4, 7),
            moves="stone 0,0sw; 32@-1,0r0",
            goal=_brings_tiles,
            solution="41@-1,-1r0",
        ),
        Step(
            game="micropul",
            name="plus",
            setup=_set_up(4, 2, 14, 28, 26, 0),
            goal=_brings_a_turn,
            solution="4@0,1r2",
        ),
        Step(
            game="micropul",
            name="big",
            setup=_set_up(42, 43, 46, 26, 12, 1),
            goal=_lays_big,
            solution="42@0,1r0",
            tempting=(Tempting("43@0,1r0", "micropul/colours"),),
        ),
        Step(
            game="micropul",
            name="draw",
            setup=_set_up(16, 47, 28, 26, 46, 1),
            moves="16@0,1r0; stone 0,0sw",
            goal=_draws,
            solution="draw",
            tempting=(Tempting("pass", "micropul/can-act"), Tempting("draw 17", "micropul/not-shown")),
        ),
        Step(
            game="micropul",
            name="stone",
            setup=_set_up(46, 47, 28, 26, 14, 0, 32),
            moves="46@0,1r0; 32@-1,0r0; 14@0,2r2; stone 0,1sw",
            goal=_claims,
            solution="stone 0,0sw",
            tempting=(
                Tempting("stone 0,0ne", "micropul/claimed-by-other"),
                Tempting("stone -1,0ne", "micropul/no-micropul"),
            ),
        ),
        Step(
            game="micropul",
            name="close",
            setup=_set_up(26, 28, 2, 13, 15, 31, 46, 24, 35, 47, 27, 29, 14, 11, 23, 1),
            moves="stone 0,0sw; 24@-1,0r1; 31@1,0r3; 29@0,-1r1; 28@-1,-1r3; stone -1,0ne; stone -1,-1sw; 27@1,-1r0",
            goal=_closes,
            solution="26@0,-2r0",
            drawn={"groups": True},
        ),
        Step(
            game="micropul",
            name="merge",
            setup=_set_up(28, 26, 41, 6, 21, 20, 32, 18, 13, 3, 4, 7, 14, 25),
            moves="stone 0,0nw; 32@-1,0r0; 21@-1,-1r1; 18@-2,0r1; 20@-1,1r2; stone -2,0ne",
            goal=_spoils,
            solution="6@0,1r3",
            tempting=(Tempting("stone -1,1sw", "micropul/claimed-by-other"),),
            drawn={"groups": True},
        ),
        Step(
            game="micropul",
            name="end",
            setup=_set_up(*map(int, LONG_CORE.split())),
            moves=(
                "21@-1,0r2; stone -1,0sw; 44@0,1r2; 45@1,0r3; stone 0,1nw; 11@-1,1r0; 28@2,0r3; stone 2,0ne; 33@3,0r1; "
                "9@2,-1r3; draw; stone -1,1se; stone 2,-1nw; 30@1,-1r1; stone 3,0ne; draw; 24@1,1r2; 22@2,1r3; draw; "
                "draw; 42@3,-1r0; 16@4,-1r1; draw; draw; 31@-1,-1r0; 2@3,1r3; draw; draw; 12@3,-2r1; 47@0,-1r0; draw; "
                "draw; 6@4,0r2; 13@0,-2r1"
            ),
            seat=1,
            goal=_ends,
            solution="3@1,-2r0",
        ),
    ),
)
