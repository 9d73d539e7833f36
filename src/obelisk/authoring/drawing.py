"""The door to pictures: what a game's look, drawing, emblem and cover are made of.

`theme`, `pieces`, `styles` and `pictures` are modules: colours and sizes, everything that lies on boards, what draws
boards, and the small pictures of lessons.
"""

from obelisk.drawing import pieces, theme
from obelisk.drawing.boards import styles
from obelisk.drawing.boards.hexes import hex_coordinates, hex_frame
from obelisk.drawing.boards.places import hex_labels, hex_spot, places
from obelisk.drawing.boards.styles import (
    Box,
    CellStyle,
    Frame,
    GraphStyle,
    Style,
    aspect,
    draw_board,
    fit,
    small_text,
    square_coordinates,
)
from obelisk.drawing.boards.textboard import (
    Line,
    Lines,
    Sign,
    board_lines,
    grid_lines,
    join,
    joined,
    line_width,
    marked,
    sides_lines,
    sign,
    status_lines,
)
from obelisk.drawing.canvas import HINT, TARGET, Anchor, Canvas, Outline, Point, Stroke, Weight
from obelisk.drawing.covers import FRAMES, cover_pictures, cover_positions, idle_seat, without_style
from obelisk.drawing.naming import (
    Names,
    called,
    colour_called,
    fitted,
    letters_wide,
    name_of,
    players,
    said,
    size_for,
    width_of,
    wrapped,
)
from obelisk.drawing.pieces import (
    EMPTY_GLYPH,
    abbreviations,
    die,
    emblem,
    ghost,
    glyph,
    macro_piece,
    mark,
    obelisk,
    paper,
    piece,
    ring_of,
    shaped,
    status_line,
    stone,
)
from obelisk.drawing.scene import Scene, are_sides, check_near, last_roll, last_shown, scene_of, title_of
from obelisk.drawing.seen import HEAD, Seen, button, card, draw_head
from obelisk.lessons import pictures

# Modules.
__all__ = ["pictures", "pieces", "styles", "theme"]
# A picture, and what it is drawn from.
__all__ += ["HINT", "TARGET", "Anchor", "Canvas", "Outline", "Point", "Stroke", "Weight"]
__all__ += ["Scene", "are_sides", "check_near", "last_roll", "last_shown", "scene_of", "title_of"]
__all__ += ["HEAD", "Seen", "button", "card", "draw_head"]
# Boards.
__all__ += ["Box", "CellStyle", "Frame", "GraphStyle", "Style", "aspect", "draw_board", "fit", "places", "small_text"]
__all__ += ["hex_coordinates", "hex_frame", "hex_labels", "hex_spot", "square_coordinates"]
# Pieces.
__all__ += ["abbreviations", "die", "emblem", "ghost", "glyph", "macro_piece", "mark", "obelisk", "paper", "piece"]
__all__ += ["EMPTY_GLYPH", "ring_of", "shaped", "status_line", "stone"]
# Text boards.
__all__ += ["Line", "Lines", "Sign", "board_lines", "grid_lines", "join", "joined", "line_width", "marked"]
__all__ += ["sides_lines", "sign", "status_lines"]
# Names and sentences in a picture.
__all__ += ["Names", "called", "colour_called", "fitted", "letters_wide", "name_of", "players", "said", "size_for"]
__all__ += ["width_of", "wrapped"]
# Covers.
__all__ += ["FRAMES", "cover_pictures", "cover_positions", "idle_seat", "without_style"]
