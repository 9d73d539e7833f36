"""The look, designed once: colours by name, in light and in dark, type, and the widths of lines.

Quiet paper and ink; basalt hexagons; one thing of gold, the obelisk. A seat is told by its colour and, without
colour, by its mark: seat 0 is a solid disc, seat 1 an open diamond, and further seats have shapes of their own.

Drawings use the names alone. A browser looks each of them up as the custom property `--obelisk-NAME`, so that a
page can dress a picture in other colours (`css` writes the properties of a whole mode); where the page says
nothing, the picture follows the reader's light or dark setting. Paper asks `colour`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Literal

Mode = Literal["light", "dark"]

_COLOURS = tomllib.loads(Path(__file__).with_name("theme.toml").read_text(encoding="utf-8"))
LIGHT: dict[str, str] = _COLOURS["light"]
"""What each name means on white paper and in a light room."""
DARK: dict[str, str] = {**LIGHT, **_COLOURS["dark"]}
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
    if name not in MODES[mode]:
        raise ValueError(f"the theme has no colour called {name}")
    return MODES[mode][name]


_worn: ContextVar[tuple[int, ...]] = ContextVar("worn", default=())


@contextmanager
def worn(colours: Sequence[int]) -> Iterator[None]:
    """Let seats wear the colours and marks of other seats: *colours* has one for each seat, or is empty: no change."""
    before = _worn.set(tuple(colours) or _worn.get())
    try:
        yield
    finally:
        _worn.reset(before)


def look(seat: int) -> int:
    """Return which colour and mark a seat wears, its own unless others were chosen.

    >>> with worn((1, 0)):
    ...     look(0)
    1
    """
    chosen = _worn.get()
    return (chosen[seat] if seat < len(chosen) else seat) % SEAT_COLOURS


def seat(number: int) -> str:
    """Return the name of a seat's colour."""
    return f"seat-{look(number)}"


def css(mode: Mode) -> str:
    """Return the custom properties that dress every picture on a page in *mode*, for a rule of its own.

    >>> css("dark").splitlines()[0]
    '--obelisk-paper: #14171a;'
    """
    return "\n".join(f"--obelisk-{name}: {value};" for name, value in MODES[mode].items())
