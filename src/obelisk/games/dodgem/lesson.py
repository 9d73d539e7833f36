"""Dodgem, step by step."""

from pathlib import Path

from obelisk.authoring import Position, last_move, read_lesson


def _leaves(before: Position, after: Position) -> bool:
    return last_move(after).endswith("out")


def _goes_on(before: Position, after: Position) -> bool:
    return after.result is None


def _repeats(before: Position, after: Position) -> bool:
    """Ask for a draw: by repetition, since there is no other."""
    return after.result is not None and len(after.result.winners) > 1


LESSON = read_lesson("dodgem", Path(__file__).with_name("lesson.toml"), goals=(_leaves, _goes_on, _repeats))
