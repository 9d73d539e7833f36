"""Chomp, step by step."""

from pathlib import Path

from obelisk.authoring import Position, read_lesson


def _left(position: Position) -> int:
    return len(position.view(None)["cells"])


def _takes_several(before: Position, after: Position) -> bool:
    return _left(before) - _left(after) > 1


def _takes_one(before: Position, after: Position) -> bool:
    return _left(before) - _left(after) == 1


def _leaves_poison(before: Position, after: Position) -> bool:
    return _left(after) == 1


LESSON = read_lesson(
    "chomp", Path(__file__).with_name("lesson.toml"), goals=(_takes_several, _takes_one, _leaves_poison)
)
