"""The sheets that printers take, in millimetres."""

from __future__ import annotations

from typing import NamedTuple

POINTS = 72 / 25.4
"""How many points a millimetre has."""


class PageSize(NamedTuple):
    """A sheet of paper, standing."""

    name: str
    width: float
    height: float

    def points(self, *, lies: bool = False) -> tuple[float, float]:
        """Return width and height in points; of a sheet that *lies* on its side, the other way round."""
        width, height = self.width * POINTS, self.height * POINTS
        return (height, width) if lies else (width, height)


A4, LETTER = PageSize("a4", 210.0, 297.0), PageSize("letter", 215.9, 279.4)
SIZES = {size.name: size for size in (A4, LETTER)}
