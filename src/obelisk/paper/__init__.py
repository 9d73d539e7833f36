"""Pages to print and to read back: the map of a Plug-In match, as text and as a sheet of paper."""

from obelisk.paper.map import MapFile, empty_map, read_map, write_map
from obelisk.paper.page import draw_map
from obelisk.paper.pdf import save_page, write_pdf

__all__ = ["MapFile", "draw_map", "empty_map", "read_map", "save_page", "write_map", "write_pdf"]
