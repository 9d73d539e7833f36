"""Where the messages lie: which places and languages there are, and their files, read when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

_ENTRY = re.compile(r"^(?=[a-zA-Z][\w-]*\s*=)", re.MULTILINE)

HERE = Path(__file__).parent
ENDING = ".ftl"
ENGLISH = "en"

_found = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob(f"*{ENDING}")))
LANGUAGES: tuple[str, ...] = (ENGLISH, *(language for language in _found if language != ENGLISH))
"""The languages that there are messages in, English first."""

Filled = Callable[[Mapping[str, Any]], str]
"""A message in one language: given its facts, it returns the sentence."""

_added: dict[str, Path] = {}
"""The folders of the places that games bring."""

GROUPS = ("obelisk.features",)
"""Groups of entry points whose packages bring places: each has a folder `words` with a folder for each place."""

_given: dict[str, Mapping[str, str]] = {}
"""The messages of places that have no folder, by language, as Fluent writes them."""

_finders: list[Callable[[str], Path | None]] = []
"""Who is asked for the folder of a place that nobody has added yet."""


class NoMessage(KeyError):
    """Nobody has a message of this code."""

    def __init__(self, code: str):
        super().__init__(code)
        self.code = code


def add_place(place: str, folder: Path) -> None:
    """Let the messages of *place* be found in *folder*, a file for each language."""
    if _added.get(place) != folder:
        _added[place] = folder
        forget()


def add_texts(place: str, written: Mapping[str, str]) -> None:
    """Add the messages of *place*, as Fluent writes them, by language."""
    if _given.get(place) != written:
        _given[place] = written
        forget()


def ask(finder: Callable[[str], Path | None]) -> None:
    """Let *finder* say where the messages of a place lie that is not known yet; None if it does not know either."""
    _finders.append(finder)


@cache
def brought() -> Mapping[str, Path]:
    """Return the folders of the places that installed packages bring."""
    points = (point for group in GROUPS for point in entry_points(group=group))
    folders = (folder / "words" for point in points if (folder := _folder_of(point.module)) is not None)
    return {
        place.name: place
        for folder in sorted(folders)
        if folder.is_dir()
        for place in sorted(folder.iterdir())
        if place.is_dir()
    }


def _folder_of(module: str) -> Path | None:
    """Return the folder that a module lies in, without importing it; None if it is not there."""
    package = module.rpartition(".")[0] or module
    found = find_spec(package)
    places = None if found is None else found.submodule_search_locations
    return Path(next(iter(places))) if places else None


def forget() -> None:
    """Read the files anew when they are needed next."""
    for cached in (_bundle, _message, _texts, messages):
        cached.cache_clear()


def places() -> list[str]:
    """Return the places that are known: our own, then those of games."""
    own = sorted(path.stem for path in (HERE / ENGLISH).glob(f"*{ENDING}"))
    return [*own, *brought(), *(place for place in _added if place not in brought()), *_given]


def file_of(place: str, language: str) -> Path:
    """Return the file with the messages of a place in a language, whether there is one or not."""
    own = HERE / language / f"{place}{ENDING}"
    if place not in _added and not (HERE / ENGLISH / own.name).exists():
        found = brought().get(place) or next(filter(None, (finder(place) for finder in _finders)), None)
        if found is not None:
            _added[place] = found
    return _added[place] / f"{language}{ENDING}" if place in _added else own


@cache
def _texts(place: str, language: str) -> dict[str, str]:
    """Return the text of each message of a place, by its code: to parse the few that are needed, not whole files."""
    entries = _ENTRY.split(_written(place, language))[1:]
    return {code_of(place, entry.partition("=")[0].strip()): entry for entry in entries}


def source_of(place: str, language: str) -> str:
    """Return where the messages of a place in a language are written: a file, or the place itself."""
    return f"{place} ({language})" if place in _given else str(file_of(place, language))


def _written(place: str, language: str) -> str:
    """Return the messages of a place in a language as Fluent writes them; nothing if there are none."""
    if place in _given:
        return _given[place].get(language, "")
    path = file_of(place, language)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def messages(place: str, language: str) -> dict[str, ast.Message]:
    """Return the parsed messages of a place in a language, by their codes."""
    return _parsed(_written(place, language), place, source_of(place, language))


def read(path: Path, place: str) -> dict[str, ast.Message]:
    """Return the parsed messages of a file, by the codes that they have in a place."""
    return _parsed(path.read_text(encoding="utf-8"), place, str(path)) if path.is_file() else {}


def _parsed(text: str, place: str, where: str) -> dict[str, ast.Message]:
    from fluent.syntax import FluentParser, ast

    written = FluentParser(with_spans=False).parse(text)
    broken = [str(entry.content).strip().partition("\n")[0] for entry in written.body if isinstance(entry, ast.Junk)]
    if broken:
        raise ValueError(f"{where} cannot be read near: {broken[0]}")
    return {code_of(place, entry.id.name): entry for entry in written.body if isinstance(entry, ast.Message)}


def code_of(place: str, name: str) -> str:
    """Return the code of the message that a file calls *name*.

    >>> code_of("move", "told_twice")
    'move/told/twice'
    """
    return f"{place}/{name.replace('_', '/')}"


def is_known(code: str) -> bool:
    """Tell whether there is a message called *code*."""
    return code in _texts(code.partition("/")[0], ENGLISH)


def find(code: str, language: str) -> Filled:
    """Return the message called *code*, in English where *language* lacks it; NoMessage if nobody knows it."""
    return _message(code, language)


@cache
def _message(code: str, language: str) -> Filled:
    from obelisk.words.filling import filled

    place = code.partition("/")[0]
    for spoken in dict.fromkeys((language, ENGLISH)):
        written = _texts(place, spoken).get(code)
        if written is not None:
            return filled(_bundle(place, spoken), written, code)
    raise NoMessage(code)


@cache
def _bundle(place: str, language: str) -> FluentBundle:
    from obelisk.words.filling import bundle_of

    return bundle_of(language)
