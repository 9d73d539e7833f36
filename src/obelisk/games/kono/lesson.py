"""Kono, step by step."""

from pathlib import Path

from obelisk.authoring import Position, captures, last_move, read_lesson


def _steps(before: Position, after: Position) -> bool:
    return not captures(before, after)


def _jumps_over_two(before: Position, after: Position) -> bool:
    first, last = last_move(after)[:2], last_move(after)[2:]
    return captures(before, after) and abs(ord(first[0]) - ord(last[0])) + abs(int(first[1]) - int(last[1])) == 3


def _repeats(before: Position, after: Position) -> bool:
    """Ask for a draw: by repetition, since there is no other."""
    return after.result is not None and len(after.result.winners) > 1


LESSON = read_lesson("kono", Path(__file__).with_name("lesson.toml"), goals=(_steps, _jumps_over_two, _repeats))
