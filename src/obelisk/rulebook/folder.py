"""A game's folder: what lies there under its usual name belongs to the game, without being named anywhere.

Nothing is read or imported before somebody asks for it. What lies elsewhere is declared: as an argument of `Game` by
the same name, `Game(…, lesson="package.elsewhere:LESSON")`; None declares that there is none.
"""

from __future__ import annotations

import ast
import tomllib
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, wraps
from pathlib import Path
from typing import Any, TypeVar

from obelisk.rulebook.values import Bench, Lazy, Look, Puzzles, Search, Training, Welcome, load
from obelisk.words import LANGUAGES, is_known, sentence

LESSON, PUZZLES, BENCH, NETWORK = "lesson.toml", "puzzles.json", "bench.toml", "network.onnx"

Part = TypeVar("Part")


@dataclass(frozen=True)
class Folder:
    """The folder of a game: a package of Python modules, with whatever else lies there."""

    package: str
    place: Path

    def file(self, name: str) -> Path | None:
        """Return a file or folder that lies there, if it does."""
        found = self.place / name
        return found if found.exists() else None

    def module(self, name: str) -> Lazy | None:
        """Return a module of the folder, if it is there."""
        return None if self._source(name) is None else f"{self.package}.{name}"

    def thing(self, module: str, name: str) -> Lazy | None:
        """Return what a module of the folder calls by a name, if it does; nothing is imported for that."""
        return f"{self.package}.{module}:{name}" if name in self.names(module) else None

    def names(self, module: str) -> set[str]:
        """Return what a module of the folder defines or imports."""
        source = self._source(module)
        return set() if source is None else set(_defined(ast.parse(source.read_text(encoding="utf-8"))))

    def _source(self, module: str) -> Path | None:
        places = (self.place / f"{module}.py", self.place / module / "__init__.py")
        return next((place for place in places if place.is_file()), None)


def _defined(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name))


class InFolder:
    """The parts of a game that lie in its folder, each found when it is first asked for."""

    name: str
    declared: Mapping[str, Any]

    @property
    @abstractmethod
    def folder(self) -> Folder | None:
        """The folder of the game, if it has one."""

    @cached_property
    def words(self) -> Path | None:
        """The folder `words` of its messages, a file for each language; `title` is the name that people read."""
        return self._part("words", lambda folder: folder.file("words"), None)

    @cached_property
    def known_as(self) -> tuple[str, ...]:
        """Other names of the game, with commas between them in its message `known-as`.

        The catalogue suggests the game to those who type one of them.
        """
        told: tuple[str, ...] = self.declared.get("known_as", () if self.words is None else _other_names(self.name))
        return told

    @cached_property
    def look(self) -> Look:
        """What it looks like, where the shared drawing of its board is not enough.

        `drawing` and `cover` are modules; `look.py` has `BoardStyle`, `lines`, `trail` and `LINES`; `emblem.py` has
        `draw`, or `look.py` has `emblem`.
        """
        declared: Look = self.declared.get("look", Look())
        if self.folder is None:
            return declared
        thing, named = self.folder.thing, self.folder.names("look")
        own: dict[str, Any] = {
            "drawing": self.folder.module("drawing"),
            "cover": self.folder.module("cover"),
            "emblem": thing("emblem", "draw") or ("emblem" in named and thing("look", "emblem")),
            "board": "BoardStyle" in named and thing("look", "BoardStyle"),
            "text": "lines" in named and thing("look", "lines"),
            "trail": "trail" in named and thing("look", "trail"),
            "lines": "LINES" in named and load(f"{self.folder.package}.look:LINES"),
        }
        return replace(declared, **{key: value for key, value in own.items() if value and not getattr(declared, key)})

    @cached_property
    def search(self) -> Search:
        """How tree search and the levels play it: `SEARCH` in `search.py`; `network.onnx` is what values positions."""
        found: Search = self._part("search", loaded("search", "SEARCH"), Search())
        network = None if self.folder is None or found.network is not None else self.folder.file(NETWORK)
        return found if network is None else replace(found, network=lambda s: network)

    @cached_property
    def training(self) -> Training:
        """What a network is like that learns the game: `TRAINING` in `training.py`."""
        return self._part("training", loaded("training", "TRAINING"), Training())

    @cached_property
    def lesson(self) -> Lazy | Path | None:
        """Its lesson: `lesson.toml`, whose goals may be functions of `lesson.py`; or `LESSON` there."""
        return self._part("lesson", lambda folder: folder.thing("lesson", "LESSON") or folder.file(LESSON), None)

    @cached_property
    def welcome(self) -> Welcome | None:
        """What newcomers begin with, in a game that is good for them: `[welcome]` in `lesson.toml`."""
        return self._part("welcome", _welcome, None)

    @cached_property
    def puzzles(self) -> Puzzles | None:
        """The puzzles that it has for every day: `puzzles.json`; `PUZZLES` in `puzzles.py` says what is unusual."""
        found: Puzzles | None = self._part("puzzles", _puzzles, None)
        place = None if self.folder is None else self.folder.place
        return found if found is None or place is None else replace(found, book=place / found.book)

    @cached_property
    def tablebases(self) -> Path | None:
        """The folder of tables of perfect play that come with it (`obelisk solve GAME --save FOLDER` writes one)."""
        return self._part("tablebases", lambda folder: folder.file("tablebases"), None)

    @cached_property
    def workbench(self) -> Lazy | None:
        """The module of its workbench, where moves are tried out before they are made (rulebook/modules.py)."""
        return self._part("workbench", lambda folder: folder.module("workbench"), None)

    @cached_property
    def sheet(self) -> Lazy | None:
        """The module of a sheet on which a game can be put aside, to be printed, filled in and read back."""
        return self._part("sheet", lambda folder: folder.module("sheet"), None)

    @cached_property
    def championship(self) -> Lazy | None:
        """The module that says how games follow one another until a total is reached (rulebook/modules.py)."""
        return self._part("championship", lambda folder: folder.module("championship"), None)

    @cached_property
    def paper(self) -> Lazy | None:
        """What it has on paper: `KIT` in `paper.py`; a board, its pieces and the rules need none."""
        return self._part("paper", lambda folder: folder.thing("paper", "KIT"), None)

    @cached_property
    def commands(self) -> Lazy | None:
        """The function that adds its own commands to the terminal's: `add(app, say)` in `commands`."""
        return self._part("commands", lambda folder: folder.thing("commands", "add"), None)

    @cached_property
    def pages(self) -> Lazy | None:
        """The function that adds its own pages to the table's: `add(pages)` in `pages`."""
        return self._part("pages", lambda folder: folder.thing("pages", "add"), None)

    @cached_property
    def bench(self) -> Bench | None:
        """What `obelisk bench` measures of it: `bench.toml` has the fields of a Bench."""
        return self._part("bench", _bench, None)

    @cached_property
    def parts(self) -> Any:
        """What it is made of, where it is made of other games: `games` are all of them. It is always declared."""
        return self.declared.get("parts")

    def _part(self, name: str, find: Callable[[Folder], Part | None], usual: Part) -> Part:
        """Return a part as it is declared, or as the folder has it, or the usual one."""
        if name in self.declared:
            declared: Part = self.declared[name]
            return declared
        found = None if self.folder is None else find(self.folder)
        return usual if found is None else found


PARTS = tuple(name for name, thing in vars(InFolder).items() if isinstance(thing, cached_property))
"""What may be declared, where it lies elsewhere than under its usual name."""


def loaded(module: str, name: str) -> Callable[[Folder], Any]:
    """Return what finds and loads what a module of a folder calls by a name."""

    def find(folder: Folder) -> Any:
        where = folder.thing(module, name)
        return None if where is None else load(where)

    return find


def _other_names(game: str) -> tuple[str, ...]:
    code = f"{game}/known-as"
    told = [sentence(code, language) for language in LANGUAGES] if is_known(code) else []
    return tuple(dict.fromkeys(name.strip() for names in told for name in names.split(",")))


def _welcome(folder: Folder) -> Welcome | None:
    lesson = folder.file(LESSON)
    text = "" if lesson is None else lesson.read_text(encoding="utf-8")
    return Welcome(**tomllib.loads(text)["welcome"]) if "[welcome]" in text else None


def _puzzles(folder: Folder) -> Puzzles | None:
    book = folder.file(PUZZLES)
    found: Puzzles | None = loaded("puzzles", "PUZZLES")(folder)
    return Puzzles() if found is None and book is not None else found


def _bench(folder: Folder) -> Bench | None:
    written = folder.file(BENCH)
    return None if written is None else Bench(**tomllib.loads(written.read_text(encoding="utf-8")))


def declares_parts(game: type[Part]) -> type[Part]:
    """Let a class of games take any of PARTS as an argument, and keep it as `declared`."""
    make: Callable[..., None] = vars(game)["__init__"]

    @wraps(make)
    def init(self: Any, *, declared: Mapping[str, Any] | None = None, **given: Any) -> None:
        own = {name: given.pop(name) for name in PARTS if name in given}
        make(self, declared={**(declared or {}), **own}, **given)

    game.__init__ = init  # type: ignore[method-assign]
    return game
