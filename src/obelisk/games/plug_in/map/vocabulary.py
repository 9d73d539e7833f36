"""The words of a map: its keywords in every language, and when two ways of writing something mean the same."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from obelisk.catalogue import game
from obelisk.game import Game
from obelisk.games.plug_in import NAME
from obelisk.paper.lettering import is_wide
from obelisk.words import LANGUAGES

MARKS = ("O", "X")
"""The marks that a written map gives to the seats: round like the disc that pictures have for seat 0, and pointed."""

KEYWORDS = ("macro", "size", "player", "colour", "rows", "columns", "obelisk", "playing")
"""What a line of the map may begin with: the message `map/key-…` says how, the first spelling for writing."""

WITH_ARGUMENT = ("player", "colour", "playing")
"""The keywords that are followed by a mark or a tile: `Player X: …`, `Playing c2: …`."""

BLANK = "_"
FREE = "."
_NOTHING = "_.-・·…"
"""What people write where there is nothing yet: in a tile that nobody has won, in a tile without a microgame."""

_LOOK_ALIKES = str.maketrans({**dict.fromkeys("×✕✖✗✘╳", "x"), **dict.fromkeys("○〇◯⚪0", "o"), "⚫": "●"})
_NOT_IN_MARKS = re.compile(rf"[\s\[\]:#{re.escape(_NOTHING)}]")


def plain(text: str) -> str:
    """Return *text* with full-width letters, digits, brackets and colons as ordinary ones.

    >>> plain("４ 【ｋｏｎｏ Ｘ】")
    '4 [kono X]'
    """
    return unicodedata.normalize("NFKC", text).replace("【", "[").replace("】", "]")


def folded(text: str) -> str:
    """Return *text* without what does not matter in a name: letter case, spaces, and signs for nothing.

    >>> folded("Ｋｏｎｏ  .") == folded("kono")
    True
    """
    return "".join(sign for sign in plain(text).casefold() if not sign.isspace() and sign not in _NOTHING)


def folded_mark(text: str) -> str:
    """Return a mark as it is compared: `x`, `Ｘ` and `×` are one mark, `o`, `0` and `○` another."""
    return plain(text).casefold().translate(_LOOK_ALIKES)


def is_mark(text: str) -> bool:
    """Tell whether a player can have this mark."""
    return bool(text) and not _NOT_IN_MARKS.search(plain(text))


def spellings(key: str, language: str) -> list[str]:
    """Return how *key* is spelled in *language*, the usual way first."""
    told = game(NAME).message(f"map/key-{key}").explain(language)
    return [spelling.strip() for spelling in told.split("|")]


def keyword(key: str, language: str) -> str:
    """Return how a map writes *key* in *language*."""
    return spellings(key, language)[0]


class Found(NamedTuple):
    """A keyword at the beginning of a line: which, the mark or tile after it, and the language it is in."""

    key: str
    argument: str
    language: str


def find_key(text: str) -> Found | None:
    """Return the keyword that a line begins with, or None.

    >>> find_key("PLAYER  x")
    Found(key='player', argument='x', language='en')
    >>> find_key("オベリスク").key
    'obelisk'
    """
    tidy = " ".join(plain(text).split())
    for spelling, key, language in _all_spellings():
        argument = tidy[len(spelling) :]
        if tidy.casefold().startswith(spelling) and (not argument or _takes(key, spelling, argument)):
            return Found(key, argument.strip(), language)
    return None


def _takes(key: str, spelling: str, argument: str) -> bool:
    """Return whether a keyword takes an argument, and does not just run on into another word (`Players`)."""
    runs_on = all(sign.isalpha() and not is_wide(sign) for sign in (spelling[-1], argument[0]))
    return key in WITH_ARGUMENT and not runs_on


@cache
def _all_spellings() -> list[tuple[str, str, str]]:
    """Return all spellings of the keywords with their languages, the longest first; of equal ones English is taken."""
    found = [
        (plain(spelling).casefold(), key, language)
        for language in LANGUAGES
        for key in KEYWORDS
        for spelling in spellings(key, language)
    ]
    return sorted(found, key=lambda entry: -len(entry[0]))


def row_number(text: str) -> int | None:
    """Return the number of a row of tiles from what stands beside them: `4`, `4.`, `row 4`, `4段`.

    >>> row_number(" Row 12 "), row_number("4)"), row_number("four")
    (12, 4, None)
    """
    words = "|".join(re.escape(word) for language in LANGUAGES for word in spellings("row", language))
    found = re.fullmatch(rf"(?:(?:{words})\s*)?(\d{{1,3}})\s*(?:[.:)]|{words})?", plain(text).strip(), re.IGNORECASE)
    return None if found is None else int(found[1])


def names_of(games: Sequence[Game]) -> dict[str, str]:
    """Return the name of each game by every way of writing it: its name and its titles, folded."""
    by_title = {folded(title): each.name for each in games for title in map(each.title.explain, LANGUAGES)}
    return {**by_title, **{folded(each.name): each.name for each in games}}


def title_of(named: Game, language: str) -> str:
    """Return how a map in *language* writes a game: in English by its name, else by its title."""
    return named.name if language == "en" else named.title.explain(language)


def is_nothing(text: str) -> bool:
    """Tell whether *text* says nothing: it is empty, or a line of dots or underscores to write on."""
    return not folded(text)


def seat_of(mark: str, marks: Mapping[int, str]) -> int | None:
    """Return the seat that has *mark*, or None."""
    return next((seat for seat, known in marks.items() if folded_mark(known) == folded_mark(mark)), None)


def split_glued(tile: str, marks: Mapping[int, str]) -> tuple[str, int] | None:
    """Return a tile's name and its winner where no space is between them: `konoX`, `コノ○`.

    A small letter at the end is never taken for a mark: `konoo` is a slip of the pen.
    """
    text = plain(tile).strip(_NOTHING + " ")
    for seat, mark in marks.items():
        tail = text[-len(mark) :]
        if not tail.islower() and folded_mark(tail) == folded_mark(mark):
            return text[: -len(mark)], seat
    return None
