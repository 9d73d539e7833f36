"""The letters of printed pages, which go into every PDF file: whoever opens one needs no font.

Latin letters are Bitstream Vera, which comes with reportlab. Japanese ones are IPAex Gothic, whose file lies here as it
was published, under the IPA Font License beside it.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from obelisk.drawing.canvas import Weight
from obelisk.errors import BadRequest

LATIN: dict[Weight, str] = {"normal": "Vera", "bold": "VeraBd"}
JAPANESE = "IPAexGothic"
FILE = Path(__file__).with_name("ipaexg.ttf")
NARROWER = 0.92
"""Latin letters are set a little narrower than they are: as wide as those for which pictures leave room."""
UNKNOWN = "〓"
"""What printers set in the place of a letter that they do not have."""
BOLD = 0.03
"""How much broader the lines of bold Japanese letters are, in parts of their size: the font has one weight."""


def is_there() -> bool:
    """Tell whether PDF files can be made here."""
    try:
        register()
    except BadRequest:
        return False
    return True


def runs(text: str, weight: Weight) -> list[tuple[str, str]]:
    """Return a line of text in parts, each with the name of its font; what no font has becomes a sign for that."""
    latin = register()[LATIN[weight]]
    parts = groupby(map(_shown, text), lambda sign: LATIN[weight] if ord(sign) in latin else JAPANESE)
    return [(font, "".join(run)) for font, run in parts]


@lru_cache(maxsize=20_000)
def _shown(sign: str) -> str:
    """Return a letter, or the same without its accent, or what stands for one that no font has."""
    known = register().values()
    for candidate in (sign, unicodedata.normalize("NFKD", sign)[:1]):
        if any(ord(candidate) in signs for signs in known):
            return candidate
    return UNKNOWN


def width(text: str, size: float, weight: Weight = "normal") -> float:
    """Return how wide a line of text is."""
    return size * _width(text, weight)


@lru_cache(maxsize=20_000)
def _width(text: str, weight: Weight) -> float:
    return sum(_advance(sign, weight) for sign in text)


@lru_cache(maxsize=20_000)
def _advance(sign: str, weight: Weight) -> float:
    """Return how wide a letter is, in parts of its size."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return sum(scale_of(font) * float(stringWidth(run, font, 1)) for font, run in runs(sign, weight))


def scale_of(font: str) -> float:
    """Return how wide the letters of a font are set, in parts of their width."""
    return 1.0 if font == JAPANESE else NARROWER


@cache
def register() -> dict[str, Any]:
    """Let reportlab know the fonts, and return which letters each of them has."""
    try:
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont
    except ImportError as error:
        raise BadRequest("paper/no-reportlab") from error
    fonts = [TTFont(name, f"{name}.ttf") for name in LATIN.values()] + [TTFont(JAPANESE, str(FILE))]
    for font in fonts:
        pdfmetrics.registerFont(font)
    return {font.fontName: font.face.charToGlyph for font in fonts}
