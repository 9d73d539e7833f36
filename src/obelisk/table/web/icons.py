"""The icons of the installed app: the golden obelisk, drawn as PNG from the project's own sign."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

import resvg_py

from obelisk.drawing import theme

SIGN = Path(__file__).parent / "static" / "icon.svg"
SIZES = {"192": 192, "512": 512, "maskable": 512, "apple": 180}
"""The icons that there are: two plain ones, one of which systems may cut any shape, and one for Apple's."""
PAPER = {"light": theme.colour("paper", "light"), "dark": theme.colour("paper", "dark")}
"""The colours of the pages, which systems paint around them."""
SAFE = 0.72
"""As much of an icon that is cut to a shape is sure to be seen."""
INSIDE = re.compile(r"<rect[^>]*/>(.*)</svg>", re.DOTALL)


@cache
def png(name: str) -> bytes:
    """Return an icon; those that systems cut or round themselves are filled to the edge."""
    text = SIGN.read_text(encoding="utf-8").strip()
    if name in ("maskable", "apple"):
        found = INSIDE.search(text)
        inside = found[1] if found else ""
        edge = 32 * (1 - SAFE) / 2
        ground = f'<rect width="32" height="32" fill="{theme.colour("ink", "light")}"/>'
        sign = f'<g transform="translate({edge:.2f} {edge:.2f}) scale({SAFE})">{inside}</g>'
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{ground}{sign}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=SIZES[name]))


@cache
def version(name: str) -> str:
    """Return what changes in the address of an icon when the icon does."""
    return sha256(png(name)).hexdigest()[:10]


def address(name: str) -> str:
    """Return where a page finds an icon."""
    return f"/icons/{name}.png?v={version(name)}"
