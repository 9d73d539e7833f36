"""The text of a map, sorted: what each line says, before anybody asks whether it makes sense."""

import re
from dataclasses import dataclass, field

from obelisk.errors import BadMap
from obelisk.games.plug_in.map.vocabulary import (
    KEYWORDS,
    WITH_ARGUMENT,
    find_key,
    is_nothing,
    keyword,
    plain,
    row_number,
)
from obelisk.rulebook.geometry import LETTERS

_COLON = re.compile("[:：]")
_TILE = re.compile(r"\[([^\[\]]*)\]")


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
        raise BadMap("plug-in/map/unreadable", line=unknown[0][0], text=unknown[0][1], keys=_all_keywords(sheet))
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
    if found is not None and rest:
        value = "" if is_nothing(rest[0]) else " ".join(rest[0].split())
        sheet.entries.append(Entry(number, found.key, found.argument, value))
        sheet.language = found.language
        return True
    if "[" in plain(line):
        sheet.rows.append(_row(number, plain(line)))
        return True
    return False


def _row(line: int, text: str) -> Row:
    number = row_number(_TILE.sub("", text))
    if number is None:
        raise BadMap("plug-in/map/row-text", line=line, text=text.strip())
    return Row(line, number, tuple(_TILE.findall(text)))


def _all_keywords(sheet: Sheet) -> list[str]:
    return [f"{sheet.word(key)}{' …' * (key in WITH_ARGUMENT)}:" for key in KEYWORDS]
