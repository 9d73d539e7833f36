"""The text of a map, sorted: its words in every language, and what each line says before anybody asks for sense."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from obelisk.authoring import LANGUAGES, LETTERS, BadMap, Game, catalogue
from obelisk.authoring.paper import is_wide
from obelisk.games.plug_in import NAME

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
_COLON = re.compile("[:：]")
_TILE = re.compile(r"\[([^\[\]]*)\]")
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
    told = catalogue.game(NAME).message(f"map/key-{key}").explain(language)
    return [spelling.strip() for spelling in told.split("|")]


def keyword(key: str, language: str) -> str:
    """Return how a map writes *key* in *language*."""
    return spellings(key, language)[0]


def find_key(text: str) -> tuple[str, str, str] | None:
    """Return the keyword that a line begins with, the mark or tile after it, and the language it is in; or None.

    >>> find_key("PLAYER  x"), find_key("オベリスク")
    (('player', 'x', 'en'), ('obelisk', '', 'ja'))
    """
    tidy = " ".join(plain(text).split())
    for spelling, key, language in _all_spellings():
        argument = tidy[len(spelling) :]
        # A keyword does not just run on into another word (`Players`).
        runs_on = all(sign.isalpha() and not is_wide(sign) for sign in (spelling[-1], *argument[:1]))
        if tidy.casefold().startswith(spelling) and (not argument or (key in WITH_ARGUMENT and not runs_on)):
            return key, argument.strip(), language
    return None


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

    The letter of a column that ends beside the row may follow.

    >>> row_number(" Row 12 "), row_number("4)"), row_number("4   d"), row_number("four")
    (12, 4, 4, None)
    """
    words = "|".join(re.escape(word) for language in LANGUAGES for word in spellings("row", language))
    number = rf"(?:(?:{words})\s*)?(\d{{1,3}})\s*(?:[.:)]|{words})?"
    found = re.fullmatch(rf"{number}(?:\s+[a-z])?", plain(text).strip(), re.IGNORECASE)
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


@dataclass(frozen=True)
class Entry:
    """A line with a keyword: `Player X: Ana` has the key `player`, the argument `X` and the value `Ana`."""

    line: int
    key: str
    argument: str
    value: str


@dataclass(frozen=True)
class Row:
    """A row of tiles as it is written: its number, and what stands between each pair of brackets."""

    line: int
    number: int
    tiles: tuple[str, ...]


@dataclass
class Sheet:
    """All lines of a map that say something."""

    entries: list[Entry] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    language: str = "en"
    """The language of the keywords, in which mistakes are told."""

    def word(self, key: str) -> str:
        """Return the keyword of *key* as this map writes it."""
        return keyword(key, self.language)

    def all(self, key: str) -> list[Entry]:
        """Return the lines that begin with *key*."""
        return [entry for entry in self.entries if entry.key == key]

    def find(self, key: str) -> Entry | None:
        """Return the one line that begins with *key*, or None where there is none or it is left blank."""
        found = self.all(key)
        if len(found) > 1:
            raise BadMap("plug-in/map/twice", line=found[1].line, first=found[0].line, key=self.word(key))
        return found[0] if found and found[0].value else None

    def need(self, key: str, example: str) -> Entry:
        """Return the one line that begins with *key*, or say how it is written."""
        found = self.find(key)
        if found is None:
            raise BadMap("plug-in/map/lacks", key=self.word(key), example=f"{self.word(key)}: {example}")
        return found


def read_sheet(text: str) -> Sheet:
    """Return the lines of a map, or raise BadMap at the first that means nothing."""
    sheet = Sheet()
    unknown: list[tuple[int, str]] = []
    lines = text.removeprefix("\ufeff").splitlines() if isinstance(text, str) else []
    for number, line in enumerate(lines, start=1):
        if not _is_note(line) and not _read_line(sheet, number, line):
            unknown.append((number, line.strip()))
    if not sheet.entries and not sheet.rows:
        raise BadMap("plug-in/map/not-a-map")
    if unknown:
        keys = [f"{sheet.word(key)}{' …' * (key in WITH_ARGUMENT)}:" for key in KEYWORDS]
        raise BadMap("plug-in/map/unreadable", line=unknown[0][0], text=unknown[0][1], keys=keys)
    return sheet


def _is_note(line: str) -> bool:
    """Tell whether a line says nothing to the program: it is empty, a note, or the letters of the columns."""
    tidy = plain(line).strip().casefold()
    letters = tidy.split()
    return not tidy or tidy.startswith("#") or letters == list(LETTERS[: len(letters)])


def _read_line(sheet: Sheet, number: int, line: str) -> bool:
    """Add a line to the sheet, or return False if it means nothing."""
    beginning, *rest = _COLON.split(line, maxsplit=1)
    found = find_key(beginning)
    text = plain(line)
    if found is not None and rest:
        key, argument, sheet.language = found
        sheet.entries.append(Entry(number, key, argument, "" if is_nothing(rest[0]) else " ".join(rest[0].split())))
        return True
    if "[" not in text:
        return False
    row = row_number(_TILE.sub("", text))
    if row is None:
        raise BadMap("plug-in/map/row-text", line=number, text=text.strip())
    sheet.rows.append(Row(number, row, tuple(_TILE.findall(text))))
    return True
