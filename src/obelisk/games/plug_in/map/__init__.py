"""The map of a match: the sheet (obelisk/rulebook/modules) on which it can be put aside, for people and programs."""

from obelisk.games.plug_in.map.page import draw_map
from obelisk.games.plug_in.map.reader import MapFile, read_map
from obelisk.games.plug_in.map.text import empty_map, write_map

__all__ = ["WORD", "MapFile", "draw", "draw_map", "empty_map", "read_map", "write", "write_map"]

WORD = "map"
draw, write = draw_map, write_map
