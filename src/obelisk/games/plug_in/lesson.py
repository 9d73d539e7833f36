"""Plug-In, step by step, on a map of nine tiles."""

from typing import Any

from obelisk.authoring import Position, last_move, mover
from obelisk.games.plug_in.map.reader import read_map


def set_up(given: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up of a map; or one with the usual tiles, where a text among pieces is a tile nobody has won."""
    if "map" in given:
        return read_map(given["map"]).position.setup
    tiles = ["trip", "kono", "bulo", "bulo", "decapawn", "trip", "kono", "decapawn", "kono"]
    setup = {"macro": "rhombus", "size": 3, "sides": 0, "tiles": tiles, "obelisk": 0, **given}
    if "pieces" in given:
        setup["pieces"] = [None if isinstance(piece, str) else piece for piece in given["pieces"]]
    return setup


def wins_tile(before: Position, after: Position) -> bool:
    return bool(after.view(None)["cells"].get(before.view(None)["tile"]) == mover(after))


def chooses_decapawn(before: Position, after: Position) -> bool:
    return last_move(after) == "@b2"
