"""Scripts made whole: a module and all that it imports in one file, so that a page asks for a few and not for fifty.

Each module becomes a function, called once on a page however many of its scripts hold it: all share what it remembers.
What is exported stays exported, so whoever imports the file, a game's script for instance, notices nothing.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from obelisk.table.feature import installed

STATIC = Path(__file__).parent.parent / "static"
WORKER = "worker.js"
"""What the file of a service worker is called: no page loads it."""
MADE = "globalThis.obeliskModules"
IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')
OTHERWISE = re.compile(r"^(?:import|export)\b.*|\bimport\.meta\b", re.MULTILINE)


@cache
def names() -> frozenset[str]:
    """Return the scripts that pages load, by their paths below /static/."""
    found = {file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*.js")}
    for name, folder in feature_folders().items():
        found |= {f"{name}/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*.js")}
    return frozenset(name for name in found if name.rpartition("/")[2] != WORKER)


@cache
def feature_folders() -> dict[str, Path]:
    """Return the folders of scripts and style sheets that features bring, by the names of the features."""
    folders = {feature.name: feature.folder / "browser" for feature in installed()}
    return {name: folder for name, folder in folders.items() if folder.is_dir()}


def path_of(name: str) -> Path:
    """Return where a file below /static/ lies."""
    place, _, rest = name.partition("/")
    folder = feature_folders().get(place)
    return STATIC / name if folder is None else folder / rest


_joined: dict[str, tuple[str, ...]] = {}
"""The scripts that `join` has put together, by the path of the whole."""


def join(page: str, features: Sequence[str]) -> str:
    """Return the path of the script of a page with what *features* add to it.

    A feature adds to a page with a script of the same name, which runs first.
    """
    found = [name for name in features if f"{name}/{page}.js" in names()]
    path = f"{'+'.join([page, *found])}.js"
    if found:
        _joined[path] = (*(f"{name}/{page}.js" for name in found), f"{page}.js")
    return path


def is_script(name: str) -> bool:
    """Return whether pages load a script of this path."""
    return name in names() or name in _joined


@cache
def whole(name: str, folder: Path = STATIC) -> str:
    """Return a script, by its path below *folder*, together with everything that it imports."""
    order: dict[str, str] = {}
    if name in _joined:
        for one in _joined[name]:
            _read(one, folder, order, ())
        return "\n".join([f"const made = ({MADE} ??= {{}});\n", *order.values()])
    _read(name, folder, order, ())
    exported = ", ".join(EXPORT.findall(_text(name, folder)))
    end = f'export const {{ {exported} }} = made["{name}"];\n' if exported else ""
    return "\n".join([f"const made = ({MADE} ??= {{}});\n", *order.values(), end])


def _read(name: str, folder: Path, order: dict[str, str], way: tuple[str, ...]) -> None:
    """Put a module as a function into *order*, behind those that it imports; *way* is who imports whom up to here."""
    if name in way:
        raise ValueError(f"scripts import each other: {' → '.join((*way, name))}")
    text = _text(name, folder)
    for _, path in IMPORT.findall(text):
        imported = _beside(name, path)
        if imported not in order:
            _read(imported, folder, order, (*way, name))
    order[name] = _as_function(name, text)


def _as_function(name: str, text: str) -> str:
    """Return a module as what calls it, unless it was called on this page before."""
    body = IMPORT.sub(lambda found: _taken(name, *found.groups()), text)
    body = LATER.sub(lambda found: f'import("/static/{_beside(name, found[1])}")', body)
    body = EXPORT.sub("", body)
    if unknown := OTHERWISE.search(body):
        raise ValueError(f"{name}: scripts are not written like this: {unknown[0]}")
    return f'made["{name}"] ??= (() => {{\n{body}return {{ {", ".join(EXPORT.findall(text))} }};\n}})();\n'


def _taken(name: str, names: str, path: str) -> str:
    """Return the line that takes *names* from a module that stands further up."""
    return f'const {{{names.replace(" as ", ": ")}}} = made["{_beside(name, path)}"];\n'


def _beside(name: str, path: str) -> str:
    """Return where a module lies that another one calls by *path*."""
    parts = name.split("/")[:-1]
    for step in path.split("/"):
        if step == "..":
            parts.pop()
        elif step != ".":
            parts.append(step)
    return "/".join(parts)


def _text(name: str, folder: Path) -> str:
    file = path_of(name) if folder == STATIC else folder / name
    return file.read_text(encoding="utf-8")
