"""Chomp, step by step."""

from obelisk.authoring import Position


def _left(position: Position) -> int:
    return len(position.view(None)["cells"])


def takes_several(before: Position, after: Position) -> bool:
    return _left(before) - _left(after) > 1


def takes_one(before: Position, after: Position) -> bool:
    return _left(before) - _left(after) == 1


def leaves_poison(before: Position, after: Position) -> bool:
    return _left(after) == 1
