"""Moves as text: a place such as `b2`, `drop SSL`, `pass`."""

import re

from obelisk.authoring import IllegalMove, State
from obelisk.games.abstrakto.rules.grid import KIND_OF, LINES, NO_KIND, SIDE, point
from obelisk.games.abstrakto.rules.moves import is_discarding
from obelisk.games.abstrakto.rules.state import DISCARDED, DROP, DROPS, PASS

LETTERS = "SLC"
_COLUMNS = "abcdefghijklmno"
_PLACE = re.compile(r"([a-z])(0|[1-9][0-9]*)")
_DROP = re.compile(r"drop ([A-Za-z]+)")

_DROP_TEXTS = tuple("".join(letter * n for letter, n in zip(LETTERS, way, strict=True)) for way in DROPS)


def name_of(place: int) -> str:
    """Return a crossing of half-lines as moves name it."""
    return f"{_COLUMNS[place % SIDE]}{place // SIDE + 1}"


def crossing(name: str) -> tuple[int, int]:
    """Return the column and the row, from 0, of a crossing of half-lines.

    >>> crossing("d5")
    (3, 4)
    """
    return _COLUMNS.index(name[0]), int(name[1:]) - 1


class AbstraktoNotation:
    """A move is a place: the kind of tile follows from it."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        if move == PASS:
            return "pass"
        return name_of(move) if move < PASS else f"drop {_DROP_TEXTS[move - DROP]}"

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means."""
        if text == "pass":
            return PASS
        if found := _PLACE.fullmatch(text):
            column, row = _COLUMNS.find(found[1]), int(found[2]) - 1
            if column < 0 or not 0 <= row < LINES:
                raise IllegalMove("abstrakto/off-board", move=text, last=name_of(point(LINES - 1, LINES - 1)))
            if KIND_OF[point(column, row)] == NO_KIND:
                raise IllegalMove("abstrakto/cross-on-edge", move=text)
            return point(column, row)
        if found := _DROP.fullmatch(text):
            if not is_discarding(s):
                return DROP
            if len(found[1]) != DISCARDED or not set(found[1]) <= set(LETTERS):
                raise IllegalMove("abstrakto/drop-three", move=text)
            letters = "".join(sorted(found[1], key=LETTERS.index))
            if letters != found[1]:
                raise IllegalMove("abstrakto/drop-order", move=text, better=f"drop {letters}")
            return DROP + _DROP_TEXTS.index(letters)
        raise IllegalMove("abstrakto/unreadable", move=text)
