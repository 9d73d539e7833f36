"""What a picture calls the players: by their seats, or by the names that it is given.

Names are what people have written: here they are cut to a length for which every layout has room, and bared of what
is no letter; whoever writes a picture down escapes them, as all text.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any
from unicodedata import east_asian_width, normalize

from obelisk.drawing.theme import SEAT_COLOURS
from obelisk.errors import BadRequest
from obelisk.words import LANGUAGES, listed, sentence

Names = Sequence[str | None]
"""The players' names, by seat; one that is missing, empty or None is called by its seat."""

_PARTS = re.compile(r"[!-~’–]+\s*|\S\s*")
"""A word of Latin letters, or one other letter."""
LONGEST = 16
"""How many Latin letters of a name are shown; a Japanese one counts for two."""
LEAST = 0.75
"""To which part of its size a text shrinks before it is cut."""
MOST_TOGETHER = 36
"""A list of names that is longer than so many letters is not told in one line."""


def checked(names: Names) -> Names:
    """Return names as a tuple, or refuse what is no list of names."""
    is_list = isinstance(names, list | tuple)
    if not is_list or not all(name is None or isinstance(name, str) for name in names):
        raise BadRequest("drawing/names", given=repr(names)[:60])
    return tuple(names)


@lru_cache
def shortened(name: str) -> str:
    r"""Return a name as a picture writes it.

    >>> shortened("Ada\n"), shortened("Wolfeschlegelsteinhausen"), shortened("コンピュータさんです")
    ('Ada', 'Wolfeschlegelst…', 'コンピュータさ…')
    """
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if letters_wide(plain[: LONGEST + 1]) <= LONGEST:
        return plain
    plain = plain[:LONGEST]
    while letters_wide(plain) > LONGEST - 1:
        plain = plain[:-1]
    return f"{plain.rstrip()}…"


def letters_wide(text: str) -> int:
    """Return how many Latin letters wide a text is, about."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def name_of(seat: int, names: Names) -> str:
    """Return the name of a seat, or nothing."""
    return shortened(names[seat] or "") if seat < len(names) else ""


def players(seats: int, language: str) -> list[str]:
    """Return what pages call players without names: people are counted from one, not from nought as seats are."""
    return [sentence("drawing/player", language, n=seat + 1) for seat in range(seats)]


def colour_name(colour: int, language: str) -> str:
    """Return the name of the colour that a seat wears (`theme.look`).

    >>> colour_name(1, "en")
    'orange'
    """
    return sentence(f"drawing/colour/{colour}", language)


def colour_called(text: str) -> int | None:
    """Return the colour with this name in any language, or None.

    >>> colour_called(" Orange"), colour_called("青"), colour_called("red")
    (1, 0, None)
    """
    wanted = normalize("NFKC", text).strip().casefold()
    names = ((colour, colour_name(colour, language)) for colour in range(SEAT_COLOURS) for language in LANGUAGES)
    return next((colour for colour, name in names if name.casefold() == wanted), None)


def called(seat: int, language: str, names: Names = ()) -> str:
    """Return what stands alone for a seat: `Ada`, or `Seat 0`."""
    return name_of(seat, names) or sentence("drawing/seat", language, n=seat)


def facts_of(seat: int | None, language: str, names: Names = ()) -> dict[str, str]:
    """Return what sentences call a seat: `Seat` at their beginning, `seat` inside them."""
    if seat is None:
        return {}
    inside = name_of(seat, names) or sentence("drawing/seat-inside", language, n=seat)
    return {"Seat": called(seat, language, names), "seat": inside}


def said(code: str, language: str, names: Names = (), **facts: Any) -> str:
    """Return a sentence in which a `seat`, if it is one of the facts, is called as it should be."""
    return sentence(code, language, **{**facts, **facts_of(facts.get("seat"), language, names)})


def acting(seats: Iterable[int], language: str, names: Names = ()) -> str:
    """Return that several seats may act, by their names if all have one and there is room for them."""
    numbers = list(seats)
    found = [name_of(seat, names) for seat in numbers]
    together = listed(found, language)
    if all(found) and letters_wide(together) <= MOST_TOGETHER:
        return sentence("drawing/named-may-act", language, names=together)
    return sentence("drawing/may-act", language, seats=numbers)


def size_for(text: str, size: float, room: float) -> float:
    """Return the size in which a text fits into *room*: the wished one, or a smaller one.

    >>> size_for("Ada", 17, 200), round(size_for("MMMMMMMMMMMMMM", 17, 150), 1)
    (17, 12.2)
    """
    return min(size, max(room, 1) / max(width_of(text, 1), 1e-9))


def wrapped(text: str, size: float, room: float) -> list[str]:
    """Return a text as lines that fit into *room*: between words, or in Japanese between letters.

    >>> wrapped("join your two sides", 10, 80)
    ['join your two', 'sides']
    """
    lines: list[str] = []
    for part in _PARTS.findall(text):
        if lines and (width_of(lines[-1] + part.rstrip(), size) <= room or part[0] in "、。）"):
            lines[-1] += part
        else:
            lines.append(part)
    return [line.rstrip() for line in lines]


def fitted(text: str, size: float, room: float) -> tuple[str, float]:
    """Return a text that fits into *room*, and its size: a little smaller if need be, and then cut.

    >>> fitted("Ada", 17, 200), fitted("Maximiliane", 17, 60)[0]
    (('Ada', 17), 'Maxim…')
    """
    least, shown = size * LEAST, text
    while len(shown) > 1 and width_of(shown, least) > room:
        shown = f"{shown.rstrip('…')[:-1].rstrip()}…"
    return shown, max(least, size_for(shown, size, room))


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is."""
    return size * sum(map(_width, text))


def _width(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    return 0.88 if letter in "MWmw@%—…" else 0.68 if letter.isupper() else 0.56
