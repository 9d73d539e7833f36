"""The reference: a page for each public door, from the docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from itertools import takewhile, zip_longest
from types import ModuleType
from typing import Any

SMALLER = ("drawing", "lessons", "pages", "paper", "players", "terminal")
DOORS = ("obelisk", "obelisk.authoring", *(f"obelisk.authoring.{name}" for name in SMALLER), "obelisk.testing")


def pages() -> dict[str, str]:
    """Return the pages of the doors by their names, and the one that opens the section."""
    found = {"reference": opening()}
    for door in DOORS:
        found[f"reference/{door.rpartition('.')[2]}"] = page(door)
    return found


def opening() -> str:
    """Return the page that opens the section."""
    lines = [
        "# Reference",
        "These are the doors of Obelisk. What is behind them stays as it is, or changes with a word in the "
        "[changelog](changelog.md); everything else may move.",
        "",
    ]
    for door in DOORS:
        told = (importlib.import_module(door).__doc__ or "").strip().splitlines()[0]
        lines.append(f"- [`{door}`](reference/{door.rpartition('.')[2]}.md): {told}")
    return "\n".join(lines) + "\n"


def page(door: str) -> str:
    """Return the page of a door: classes, functions and exceptions with their docstrings, and constants."""
    module = importlib.import_module(door)
    kinds: dict[str, list[str]] = {"Functions": [], "Classes": [], "Exceptions": [], "Modules": [], "Constants": []}
    for name in sorted(module.__all__, key=str.lower):
        kinds[kind_of(getattr(module, name))].append(name)
    parts = [f"# {door}", f"```{{eval-rst}}\n{inspect.cleandoc(module.__doc__ or '')}\n```"]
    for kind, names in kinds.items():
        if names:
            parts.append(f"## {kind}")
            parts += [f"```{{eval-rst}}\n{entry(module, name)}\n```" for name in names]
    return "\n\n".join(parts) + "\n"


def kind_of(thing: Any) -> str:
    """Return the heading under which something stands."""
    if isinstance(thing, ModuleType):
        return "Modules"
    if inspect.isclass(thing) and thing.__module__.startswith("obelisk"):
        return "Exceptions" if issubclass(thing, BaseException) else "Classes"
    return "Functions" if inspect.isroutine(thing) else "Constants"


def entry(module: ModuleType, name: str) -> str:
    """Return the entry of a name in the language of Sphinx."""
    thing, kind = getattr(module, name), kind_of(getattr(module, name))
    first = importlib.import_module(DOORS[0])
    if module is not first and getattr(first, name, None) is thing:
        return f"`{name}` is that of :py:obj:`obelisk.{name}`."
    whole = f"{module.__name__}.{name}"
    if kind == "Functions":
        return f".. autofunction:: {whole}"
    if kind in ("Classes", "Exceptions"):
        return f".. auto{'class' if kind == 'Classes' else 'exception'}:: {whole}\n   :members:"
    if kind == "Modules":
        return f".. automodule:: {thing.__name__}\n   :members:\n   :imported-members:"
    told = documented().get(name, "")
    value = f"\n   :value: {thing!r}" if isinstance(thing, int | str) and not isinstance(thing, bool) else ""
    return f".. py:data:: {whole}{value}\n\n" + "\n".join(f"   {line}" for line in inspect.cleandoc(told).splitlines())


@cache
def documented() -> dict[str, str]:
    """Return what is said of constants, in the line below them or a comment above, wherever a door has them from."""
    found: dict[str, str] = {}
    for door in DOORS:
        importlib.import_module(door)
    for module in [module for name, module in sorted(sys.modules.items()) if name.startswith("obelisk.")]:
        file = getattr(module, "__file__", None)
        if file is not None and file.endswith(".py"):
            found.update(_told_in(file))
    return found


def _told_in(file: str) -> Iterator[tuple[str, str]]:
    with open(file, encoding="utf-8") as source:
        text = source.read()
    lines, statements = text.splitlines(), ast.parse(text).body
    for before, after in zip_longest(statements, statements[1:]):
        is_told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        told = str(after.value.value) if is_told else _above(lines, before.lineno - 1)
        if told:
            yield from ((name, told) for name in _names(before))


def _above(lines: list[str], place: int) -> str:
    """Return the comment above a line."""
    comment = takewhile(lambda line: line.startswith("#"), reversed(lines[:place]))
    return " ".join(reversed([line.lstrip("# ") for line in comment]))


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.AnnAssign):
        return [ast.unparse(statement.target)]
    if isinstance(statement, ast.Assign):
        return [part for target in statement.targets for part in ast.unparse(target).strip("()").split(", ")]
    return []


def undescribed(door: str) -> Iterator[str]:
    """Yield what a door has, and what the classes behind it have, of which nothing is said."""
    module = importlib.import_module(door)
    for name in module.__all__:
        thing = getattr(module, name)
        kind = kind_of(thing)
        if not (documented().get(name) if kind == "Constants" else (thing.__doc__ or "").strip()):
            yield f"{door}.{name}"
        if kind in ("Classes", "Exceptions"):
            yield from (f"{door}.{name}.{member}" for member in _silent(thing))


def _silent(cls: type) -> Iterator[str]:
    """Yield the public methods and properties of a class of its own that have no docstring."""
    for name, member in vars(cls).items():
        is_shown = inspect.isroutine(member) or isinstance(member, property | staticmethod | classmethod)
        if not name.startswith("_") and is_shown and not inspect.getdoc(getattr(cls, name)):
            yield name
