"""Pages to print: the map of a Plug-In match, which can be read back as text, and boards of Microchip."""

from obelisk.paper.boards import draw_boards
from obelisk.paper.map import MapFile, empty_map, read_map, write_map
from obelisk.paper.page import draw_map
from obelisk.paper.pdf import save_page, save_pages, write_pdf

__all__ = [
    "MapFile",
    "draw_boards",
    "draw_map",
    "empty_map",
    "read_map",
    "save_page",
    "save_pages",
    "write_map",
    "write_pdf",
]
