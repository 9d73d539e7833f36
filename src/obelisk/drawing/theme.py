"""The look, designed once: colours by name, in light and in dark, type, and the widths of lines.

Quiet paper and ink; basalt hexagons; one thing of gold, the obelisk. A seat is told by its colour and, without
colour, by its mark: seat 0 is a solid disc, seat 1 an open diamond, and further seats have shapes of their own.

Drawings use the names alone. A browser looks each of them up as the custom property `--obelisk-NAME`, so that a
page can dress a picture in other colours (`css` writes the properties of a whole mode); where the page says
nothing, the picture follows the reader's light or dark setting. Paper asks `colour`.
"""

from __future__ import annotations

from typing import Literal

Mode = Literal["light", "dark"]

LIGHT = {
    "paper": "#f7f2e6",
    "board": "#ebe2cd",
    "board-edge": "#cfc2a5",
    "line": "#ab9c7d",
    "ink": "#2b2722",
    "quiet": "#6f6554",
    "basalt": "#3b4046",
    "basalt-lit": "#545b63",
    "basalt-shade": "#262a2e",
    "chalk": "#f3ecdc",
    "dust": "#b9b3a6",
    "gold": "#e0a82e",
    "gold-lit": "#f6d987",
    "gold-shade": "#9c6d0c",
    "last": "#9a6a08",
    "nobody": "#5d564b",
    "seat-0": "#1c5d99",
    "seat-1": "#bf4a1a",
    "seat-2": "#6a3d8f",
    "seat-3": "#1d7a5f",
    "seat-4": "#a02d68",
    "seat-0-inlay": "#f3ecdc",
    "seat-1-inlay": "#f3ecdc",
    "seat-2-inlay": "#f3ecdc",
    "seat-3-inlay": "#f3ecdc",
    "seat-4-inlay": "#f3ecdc",
    "graphite": "#2d3137",
    "graphite-edge": "#1c1f23",
    "graphite-lit": "#454c55",
    "graphite-line": "#6d7681",
    "copper": "#d0905c",
    "live": "#ffdf86",
    "live-glow": "#ffc62e",
    "loose": "#ffffff",
    "wrong": "#e02f2f",
    "chip-b": "#2f78c8",
    "chip-y": "#e8b923",
    "chip-r": "#d5453b",
    "chip-g": "#33a06b",
    "chip-p": "#8d57bb",
    "pale-b": "#c6daef",
    "pale-y": "#f6e8b6",
    "pale-r": "#f3cbc4",
    "pale-g": "#c3e3d0",
    "pale-p": "#ddcdeb",
    "tile": "#fdf9ee",
    "tile-edge": "#c4b592",
    "tile-ink": "#24201b",
    "tile-soft": "#efe4c4",
    "tile-void": "#8b8274",
    "tile-last": "#b67d0c",
    "tile-seat-0": "#1c5d99",
    "tile-seat-1": "#bf4a1a",
    "tile-seat-0-soft": "#cbdfef",
    "tile-seat-1-soft": "#f7d6c3",
    "tile-seat-0-lit": "#7dbcf2",
    "tile-seat-1-lit": "#f79d6b",
    "area-0": "#cbdbe4",
    "area-1": "#f4d3b6",
    "area-nobody": "#d9d2c3",
}
"""What each name means on white paper and in a light room."""

DARK = {
    **LIGHT,
    "paper": "#14171a",
    "board": "#21262b",
    "board-edge": "#353c43",
    "line": "#5b646d",
    "ink": "#efe8d8",
    "quiet": "#a49c8c",
    "basalt": "#434a52",
    "basalt-lit": "#5f6872",
    "basalt-shade": "#2b3036",
    "last": "#e0a82e",
    "nobody": "#b9b3a6",
    "seat-0": "#62a8e8",
    "seat-1": "#f0874f",
    "seat-2": "#bd93e0",
    "seat-3": "#5cc2a1",
    "seat-4": "#ec7fb0",
    "seat-0-inlay": "#10202f",
    "seat-1-inlay": "#2e1409",
    "seat-2-inlay": "#201030",
    "seat-3-inlay": "#0a2a20",
    "seat-4-inlay": "#300a1d",
    "graphite": "#2a2f35",
    "graphite-edge": "#49515a",
    "pale-b": "#9db5ce",
    "pale-y": "#d3c389",
    "pale-r": "#d0a39b",
    "pale-g": "#98bfa8",
    "pale-p": "#b6a3c9",
    "tile": "#e0d7c1",
    "tile-edge": "#8d8369",
    "tile-ink": "#1b1814",
    "tile-soft": "#cdbf9a",
    "tile-void": "#6f675a",
    "tile-last": "#8f5f00",
    "tile-seat-0": "#174f84",
    "tile-seat-1": "#a63c10",
    "tile-seat-0-soft": "#aac7de",
    "tile-seat-1-soft": "#e3b49a",
    "area-0": "#22384c",
    "area-1": "#472f24",
    "area-nobody": "#343a40",
}
"""What each name means in a dark room."""

MODES: dict[Mode, dict[str, str]] = {"light": LIGHT, "dark": DARK}

FONT = (
    'Optima, Candara, "Noto Sans", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", '
    '"DejaVu Sans", "Helvetica Neue", Arial, sans-serif'
)
"""Letters that look cut into stone, where the reader's machine has them."""

THIN, FINE, BOLD = 1.0, 1.75, 3.0
"""The widths of lines: a board's lines, the rims of pieces, what must be seen."""

SEAT_COLOURS = 5
"""Seats beyond this many share colours."""


def colour(name: str, mode: Mode = "light") -> str:
    """Return the colour called *name* as `#rrggbb`.

    >>> colour("ink")
    '#2b2722'
    """
    return MODES[mode][name]


def seat(number: int) -> str:
    """Return the name of a seat's colour."""
    return f"seat-{number % SEAT_COLOURS}"


def css(mode: Mode) -> str:
    """Return the custom properties that dress every picture on a page in *mode*, for a rule of its own.

    >>> css("dark").splitlines()[0]
    '--obelisk-paper: #14171a;'
    """
    return "\n".join(f"--obelisk-{name}: {value};" for name, value in MODES[mode].items())
