"""Pictures in readers that know no custom properties: the colours of light paper."""

from __future__ import annotations

import io

import pytest
import resvg_py
from PIL import Image

import obelisk
from obelisk.drawing import theme

ENOUGH = 200
"""How many pixels of a colour are seen."""


def colours(svg: str) -> dict[str, int]:
    """Return how many pixels of a picture have each colour."""
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    found = Image.alpha_composite(white, picture).convert("RGB").getcolors(1 << 24)
    assert found is not None
    return {f"#{red:02x}{green:02x}{blue:02x}": n for n, (red, green, blue) in found}


@pytest.mark.parametrize("name", obelisk.games())
def test_a_picture_has_its_colours_without_a_browser(name: str) -> None:
    svg = obelisk.game(name).start(seed=1).svg()
    assert "<style>" in svg
    found = colours(svg)
    assert found[theme.colour("paper")] > ENOUGH
    assert found.get("#000000", 0) < ENOUGH
    assert sum(n > ENOUGH for n in found.values()) >= 3


def test_pieces_of_both_players_are_seen_without_a_browser() -> None:
    found = colours(obelisk.game("kono").start().svg())
    assert min(found[theme.colour(theme.seat(seat))] for seat in (0, 1)) > ENOUGH
