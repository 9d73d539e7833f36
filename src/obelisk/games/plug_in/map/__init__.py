"""The map of a match: a sheet that people and programs read, on which a match can be put aside."""

from obelisk.games.plug_in.map.page import draw_map
from obelisk.games.plug_in.map.reader import MapFile, read_map
from obelisk.games.plug_in.map.text import empty_map, write_map

__all__ = ["MapFile", "draw_map", "empty_map", "read_map", "write_map"]
