"""The map of a match: the sheet (obelisk/rulebook/modules) on which it can be put aside, for people and programs."""

from obelisk.authoring import PutAside
from obelisk.games.plug_in.composition import composition_of
from obelisk.games.plug_in.map.page import draw_map
from obelisk.games.plug_in.map.reader import MapFile, read_map
from obelisk.games.plug_in.map.text import empty_map, write_map

__all__ = ["WORD", "MapFile", "draw", "draw_map", "empty_map", "read", "read_map", "write", "write_map"]

WORD = "map"
draw, write = draw_map, write_map


def read(text: str) -> PutAside:
    """Return the match that a map saves; another like it has the same tiles and sides."""
    found = read_map(text)
    sides = {key: value for key, value in found.position.setup.items() if key == "sides"}
    options = {"composition": composition_of(found.position), **sides}
    return PutAside(found.position, found.names, found.colours, options)
