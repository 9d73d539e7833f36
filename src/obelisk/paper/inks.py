"""What the theme's colours become on paper: as they are, or in little ink, with lines and patterns in their place."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from obelisk.drawing import theme

Ink = Literal["colour", "saving"]
INKS: tuple[Ink, ...] = get_args(Ink)
WHITE, OUTLINE = "#ffffff", "#6f6f6f"
THIN, SMALL = 0.15, 3.2
"""How broad outlines are in an ink-saving picture, and up to which size a dark shape stays full, in millimetres."""
AS_SEAT = "tile-"
"""Colours of seats on tiles are those of the seats."""


@dataclass(frozen=True)
class Pattern:
    """Lines across a shape."""

    angles: tuple[float, ...]
    apart: float
    """How far from each other they are, in millimetres."""
    colour: str


@dataclass(frozen=True)
class Fill:
    """How a shape is filled: with a colour, then with lines across it, then a thin line around it."""

    colour: str
    pattern: Pattern | None = None
    outline: str | None = None


def line_ink(name: str, ink: Ink) -> str:
    """Return the colour of lines and letters. The theme's paper is the sheet in the printer: no ink is spent on it."""
    if ink == "colour":
        return WHITE if name == "paper" else theme.colour(name)
    theme.colour(name)
    return {**_saving().dark, **_saving().faint}.get(name, "#000000")


def fill_ink(name: str, ink: Ink, size: float) -> Fill:
    """Return how a shape of a *size* in millimetres is filled."""
    if ink == "colour":
        return Fill(line_ink(name, ink))
    saving, plain = _saving(), name.removeprefix(AS_SEAT) if name.startswith(f"{AS_SEAT}seat") else name
    if name in saving.dark and (size <= SMALL or plain not in saving.patterns):
        return Fill(saving.dark[name])
    outline = None if name == "paper" else OUTLINE
    return Fill(WHITE, saving.patterns.get(plain), outline)


@dataclass(frozen=True)
class _Saving:
    dark: dict[str, str]
    faint: dict[str, str]
    patterns: dict[str, Pattern]


@cache
def _saving() -> _Saving:
    read = tomllib.loads(Path(__file__).with_name("inks.toml").read_text(encoding="utf-8"))
    patterns = {
        name: Pattern(tuple(given["angles"]), given["apart"], given["colour"])
        for name, given in read["patterns"].items()
    }
    return _Saving(read["dark"], read["faint"], patterns)
