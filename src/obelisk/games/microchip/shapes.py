"""How many tiles of each shape a colour has: by the project's ruling, or by a file of the box's owner.

The rulebooks show these numbers only in a picture. Whoever owns the box may count, and write a file of their own.
"""

import json
import os
from functools import cache
from pathlib import Path

from obelisk.authoring import BadSetup, data_folder
from obelisk.games.microchip.rules.data import SHAPES, TILES_OF_A_COLOUR


def shapes_file() -> Path:
    """Return the file with the numbers: where OBELISK_MICROCHIP_SHAPES says, in the data folder, or the project's."""
    if named := os.environ.get("OBELISK_MICROCHIP_SHAPES"):
        return Path(named).expanduser()
    own = data_folder() / "microchip-shapes.json"
    return own if own.exists() else Path(__file__).with_name("shapes.json")


def read_shapes(path: Path) -> tuple[int, ...]:
    """Return how many tiles of each shape a colour has, by the file *path*."""
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSetup("microchip/shapes-file", path=str(path), reason=reason) from error
    if not isinstance(given, dict) or sorted(given) != sorted(SHAPES):
        raise BadSetup("microchip/shapes-names", path=str(path), shapes=" ".join(SHAPES))
    numbers = tuple(given[shape] for shape in SHAPES)
    for shape, number in zip(SHAPES, numbers, strict=True):
        if type(number) is not int or number < 0:
            raise BadSetup("microchip/shapes-number", path=str(path), shape=shape, given=json.dumps(number))
    if sum(numbers) != TILES_OF_A_COLOUR:
        raise BadSetup("microchip/shapes-sum", path=str(path), n=TILES_OF_A_COLOUR, given=sum(numbers))
    return numbers


@cache
def shape_counts() -> tuple[int, ...]:
    """Return how many tiles of each shape a colour has, by `shapes_file`.

    >>> dict(zip(SHAPES, shape_counts()))
    {'1': 3, 'I': 2, 'L': 3, 'T': 3, 'X': 1}
    """
    return read_shapes(shapes_file())
