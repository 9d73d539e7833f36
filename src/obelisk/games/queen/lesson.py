"""Queen, step by step."""

from pathlib import Path

from obelisk.authoring import Position, last_move, read_lesson


def _goes_aslant(before: Position, after: Position) -> bool:
    """Ask for a move that changes both column and row."""
    first, last = before.history[-1][1], last_move(after)
    return first[0] != last[0] and first[1] != last[1]


def _gives_nothing_away(before: Position, after: Position) -> bool:
    """Ask for a move after which the corner cannot be reached at once."""
    return "a1" not in after.moves()


LESSON = read_lesson("queen", Path(__file__).with_name("lesson.toml"), goals=(_goes_aslant, _gives_nothing_away))
