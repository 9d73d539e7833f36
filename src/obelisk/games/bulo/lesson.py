"""Bulo, step by step."""

from obelisk.authoring import Position, last_move


def takes_three(before: Position, after: Position) -> bool:
    return len(before.view(None)["cells"]) - len(after.view(None)["cells"]) == 3


def takes_several(before: Position, after: Position) -> bool:
    return len(last_move(after)) > len("a1")
