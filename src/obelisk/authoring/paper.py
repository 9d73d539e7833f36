"""The door to paper: what a game's kit is made of, and pages to print."""

from obelisk.paper.kits import Kit, Part, board_pieces, kit_of, shared_kit
from obelisk.paper.parts.boards import Kind, cut_piece, cut_pieces, empty, start_scene
from obelisk.paper.parts.folding import Tower, cube_sheet, tower_sheet
from obelisk.paper.parts.leaflet import leaflet, rule_pages
from obelisk.paper.parts.pieces import Piece, Rows, lay_out
from obelisk.paper.parts.scores import long_table, small_tables
from obelisk.paper.pdf import PAGE_HEIGHT, PAGE_WIDTH, PAGES, save_page, save_pages
from obelisk.paper.placing import put, put_into
from obelisk.paper.sheets import PT, Job, room_on
from obelisk.paper.text.columns import number_pages
from obelisk.paper.text.lettering import columns, fitting, is_wide, width, wrapped
from obelisk.paper.text.typesetting import size_in

# A kit, and its parts.
__all__ = ["Kind", "Kit", "Part", "Piece", "Rows", "Tower", "board_pieces", "cube_sheet", "cut_piece", "cut_pieces"]
__all__ += ["empty", "kit_of", "lay_out", "leaflet", "long_table", "rule_pages", "shared_kit", "small_tables"]
__all__ += ["start_scene", "tower_sheet"]
# Pages, and what stands on them.
__all__ += ["PAGES", "PAGE_HEIGHT", "PAGE_WIDTH", "PT", "Job", "number_pages", "put", "put_into", "room_on"]
__all__ += ["save_page", "save_pages"]
__all__ += ["columns", "fitting", "is_wide", "size_in", "width", "wrapped"]
