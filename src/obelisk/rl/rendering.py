"""What an environment shows: a text board, printed or returned, or an array of pixels."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

from obelisk import drawing
from obelisk.errors import BadRequest
from obelisk.kernel.state import Array
from obelisk.position import Position

MODES = ("human", "ansi", "rgb_array")
WIDTH = 640
"""How many pixels a picture is wide."""
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def check_mode(mode: str | None) -> None:
    """Refuse a way of showing that there is not."""
    if mode is not None and mode not in MODES:
        raise BadRequest("request/one-of", name="render_mode", given=repr(mode), known=MODES)


def render(position: Position, mode: str | None, seat: int | None) -> Any:
    """Show what *seat* may see (None: a spectator): printed for `human`, else returned; nothing without a *mode*."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(drawing.svg(position, seat))
    board = drawing.text(position, seat)
    if mode == "ansi":
        return board
    sys.stdout.write(f"{board}\n\n")
    return None


def pixels(svg: str, width: int = WIDTH) -> Array:
    """Return a picture as rows of red, green and blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ImportError("pictures need two more packages: pip install resvg-py pillow") from error
    import numpy as np

    # The renderer knows no custom properties; without the style sheet it takes the plain colours of every shape.
    png = bytes(resvg_py.svg_to_bytes(svg_string=_STYLE.sub("", svg), width=width))
    with Image.open(io.BytesIO(png)) as picture:
        paper = Image.new("RGBA", picture.size, "white")
        paper.alpha_composite(picture.convert("RGBA"))
        return np.asarray(paper.convert("RGB")).copy()
