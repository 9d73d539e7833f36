"""Decapawn, step by step."""

from pathlib import Path

from obelisk.authoring import Position, last_move, read_lesson


def _goes_ahead(before: Position, after: Position) -> bool:
    return last_move(after)[0] == last_move(after)[2]


def _goes_diagonally(before: Position, after: Position) -> bool:
    return not _goes_ahead(before, after)


LESSON = read_lesson("decapawn", Path(__file__).with_name("lesson.toml"), goals=(_goes_ahead, _goes_diagonally))
