"""Plug-In, step by step, on a map of nine tiles."""

from pathlib import Path
from typing import Any

from obelisk.lessons.goals import last_move, mover
from obelisk.lessons.reading import read_lesson
from obelisk.position import Position


def _match(given: dict[str, Any]) -> dict[str, Any]:
    """Return a set-up with the usual tiles; a text among the pieces is a tile that nobody has won."""
    pieces = [None if isinstance(piece, str) else piece for piece in given.get("pieces", ())]
    tiles = ["trip", "kono", "bulo", "bulo", "decapawn", "trip", "kono", "decapawn", "kono"]
    usual = {"macro": "rhombus", "size": 3, "sides": 0, "tiles": tiles, "obelisk": 0}
    return {**usual, "pieces": pieces} if pieces else usual


def _wins_tile(before: Position, after: Position) -> bool:
    return bool(after.view(None)["cells"].get(before.view(None)["tile"]) == mover(after))


def _chooses_decapawn(before: Position, after: Position) -> bool:
    return last_move(after) == "@b2"


LESSON = read_lesson(
    "plug-in", Path(__file__).with_name("lesson.toml"), goals=(_wins_tile, _chooses_decapawn), setup=_match
)
