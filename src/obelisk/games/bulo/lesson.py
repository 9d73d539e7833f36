"""Bulo, step by step."""

from pathlib import Path

from obelisk.authoring import Position, last_move, read_lesson


def _takes_three(before: Position, after: Position) -> bool:
    return len(before.view(None)["cells"]) - len(after.view(None)["cells"]) == 3


def _takes_several(before: Position, after: Position) -> bool:
    return len(last_move(after)) > len("a1")


LESSON = read_lesson("bulo", Path(__file__).with_name("lesson.toml"), goals=(_takes_three, _takes_several))
