"""Microchip, step by step: two turns of a draft, then building alone with the tiles of one puzzle."""

from pathlib import Path

from obelisk.lessons.reading import read_lesson
from obelisk.lessons.step import Goal
from obelisk.position import Position


def _scores(least: int) -> Goal:
    return lambda before, after: after.result is not None and after.result.points[0] >= least


def _keeps_corner(before: Position, after: Position) -> bool:
    return after.history[-1][1] == "build a1NE b1NW"


LESSON = read_lesson("microchip", Path(__file__).with_name("lesson.toml"), goals=(_scores, _keeps_corner))
