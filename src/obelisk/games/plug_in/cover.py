"""The cover of Plug-In: the map of a match, as tile after tile is won."""

from collections.abc import Iterator

from obelisk.authoring import LANGUAGES, Position, catalogue
from obelisk.authoring.drawing import Box, Canvas, cover_positions, idle_seat
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.drawing import draw_map
from obelisk.games.plug_in.drawing.scene import match_scene

BOX = (-16, 0, 752, 470)
GROUND, EDGE = ("basalt", "basalt-shade"), "basalt-shade"


def canvases() -> Iterator[Canvas]:
    """Yield the map whenever another tile is chosen or won."""
    for position in cover_positions(catalogue.game(NAME), lambda move: "@" in move, _is_other_map):
        yield _map(position, idle_seat(position))


def _is_other_map(n: int, before: Position, after: Position) -> bool:
    old, new = before.view(), after.view()
    return (old["tile"], old["cells"]) != (new["tile"], new["cells"])


def _map(position: Position, seat: int | None) -> Canvas:
    """Return the map of a match and nothing beside it, whatever shape the picture of a match has."""
    left, top, width, height = BOX
    canvas = Canvas(width, height, "", "")
    # The obelisk stands near the edge of the map's box, and needs some room there.
    draw_map(canvas, match_scene(position, seat, LANGUAGES[0]), Box(0, top, width + 2 * left, height))
    return canvas
