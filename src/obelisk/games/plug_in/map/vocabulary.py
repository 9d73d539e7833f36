"""The words of a map: its keywords in both languages, and when two ways of writing something mean the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from obelisk.game import Game
from obelisk.words import LANGUAGES

MARKS = ("O", "X")
"""The marks that a written map gives to the seats: round like the disc that pictures have for seat 0, and pointed."""

KEYWORDS: dict[str, dict[str, str]] = {
    "macro": {"en": "Macrogame", "ja": "マクロゲーム"},
    "size": {"en": "Size", "ja": "大きさ"},
    "player": {"en": "Player", "ja": "プレイヤー"},
    "colour": {"en": "Colour", "ja": "色"},
    "rows": {"en": "Top and bottom", "ja": "上下の辺"},
    "columns": {"en": "Left and right", "ja": "左右の辺"},
    "obelisk": {"en": "Obelisk", "ja": "オベリスク"},
    "playing": {"en": "Playing", "ja": "プレイ中"},
}
"""What a line of the map may begin with, by language."""

WITH_ARGUMENT = ("player", "colour", "playing")
"""The keywords that are followed by a mark or a tile: `Player X: …`, `Playing c2: …`."""

_OTHER_SPELLINGS = {
    "macro": ("macro",),
    "size": ("サイズ",),
    "colour": ("color", "コマの色"),
    "rows": ("bottom and top", "上下", "上と下"),
    "columns": ("right and left", "左右", "左と右"),
    "playing": ("対局中", "対戦中"),
}

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


def keyword(key: str, language: str) -> str:
    """Return how a map writes *key* in *language*, or in English."""
    spellings = KEYWORDS[key]
    return spellings.get(language, spellings["en"])


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
    for spelling, key in _SPELLINGS:
        argument = tidy[len(spelling) :]
        if tidy.casefold().startswith(spelling) and (not argument or _takes(key, spelling, argument)):
            return Found(key, argument.strip(), "en" if spelling.isascii() else "ja")
    return None


def _takes(key: str, spelling: str, argument: str) -> bool:
    """Tell whether a keyword takes an argument, and does not just run on into another English word (`Players`)."""
    runs_on = spelling.isascii() and argument[:1].isascii() and argument[:1].isalpha()
    return key in WITH_ARGUMENT and not runs_on


def _spellings() -> list[tuple[str, str]]:
    """Return all spellings of the keywords, the longest first."""
    found = [
        (plain(spelling).casefold(), key)
        for key, by_language in KEYWORDS.items()
        for spelling in (*by_language.values(), *_OTHER_SPELLINGS.get(key, ()))
    ]
    return sorted(found, key=lambda entry: -len(entry[0]))


_SPELLINGS = _spellings()


def names_of(games: Sequence[Game]) -> dict[str, str]:
    """Return the name of each game by every way of writing it: its name and its titles, folded."""
    by_title = {folded(title): game.name for game in games for title in map(game.title.explain, LANGUAGES)}
    return {**by_title, **{folded(game.name): game.name for game in games}}


def title_of(game: Game, language: str) -> str:
    """Return how a map in *language* writes a game: in English by its name, else by its title."""
    return game.name if language == "en" else game.title.explain(language)


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
