"""The cover of Microchip: a circuit that is laid tile by tile, until it closes and has light."""

from collections.abc import Iterator

from obelisk.authoring.drawing import FRAMES, HEAD, Canvas
from obelisk.games.microchip.drawing import EDGE as MARGIN
from obelisk.games.microchip.drawing import building
from obelisk.games.microchip.drawing.bench import BOARD

BOX = (MARGIN, MARGIN + HEAD - 26, BOARD, BOARD)
GROUND, EDGE = ("graphite", "graphite"), "graphite-edge"
SEED = 25
"""No day's puzzle is dealt with this seed: those are whole dates, so the smallest has five digits."""
COLOURS = "BYRBRYBGYPPGRPGRPRBBPGYYG"
TILES = "B1 BI BL BT BT Y1 YI YL YL YX R1 R1 RL RT RX GI GL GT GT GX PI PL PL PT PX"
LAYOUT = (
    "a1NE b1NW c1N d1N e1N a2NS b2NS c2NES d2NESW e2NSW a3ES b3NESW c3NSW d3NS e3NS a4NE b4NESW c4NESW d4ESW e4NSW "
    "a5ES b5ESW c5SW d5E e5SW"
)
"""The best that can be built with that seed. The picture is decoration: no solver need be compiled for it."""


def canvases() -> Iterator[Canvas]:
    """Yield the board with more and more tiles on it."""
    laid = [(part[:2], part[2:]) for part in LAYOUT.split()]
    for n in range(FRAMES):
        yield building(COLOURS, dict(laid[: n * len(laid) // (FRAMES - 1)]), TILES.split())
