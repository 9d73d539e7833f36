"""A feature of the table: one folder, and one value that names what differs from the conventions.

Entry points of the group `obelisk.features` lead to the values. What lies in a feature's folder under its usual name
is found:

| name | what it is |
|---|---|
| `schema` | its database tables |
| `data` | `READERS` of rows, `erase`, `leave` and `export` for a person who leaves |
| `service` | `Service`, a `Subscriber` to what happens at tables |
| `routes` | modules with a `router`, and with `pages` outside the documented API |
| `pages`, `browser` | templates; scripts and style sheets |
| `words` | messages: a folder for each language |
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

GROUP = "obelisk.features"


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A setting that hosts can change: OBELISK_TABLE_NAME."""

    name: str
    default: str | int | bool
    about: str


@dataclass(frozen=True, kw_only=True)
class Link:
    """A link at the top of every page; *name* is the code of a message."""

    address: str
    name: str
    place: int = 50
    """Links are sorted by their places."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A feature. Only what differs from the conventions is declared."""

    name: str
    package: str
    needs: tuple[str, ...] = ()
    """The features whose modules it imports. Without one of them it is off, too."""
    switch: Setting | None = None
    """The setting that switches it off; without one it is always on."""
    settings: tuple[Setting, ...] = ()
    """Other settings of its own."""
    navigation: tuple[Link, ...] = ()

    @property
    def folder(self) -> Path:
        """The folder of the feature."""
        found = importlib.util.find_spec(self.package)
        if found is None or not found.submodule_search_locations:
            raise ModuleNotFoundError(self.package)
        return Path(found.submodule_search_locations[0])

    def part(self, name: str) -> ModuleType | None:
        """Return the module of this name in the feature's folder, if there is one."""
        whole = f"{self.package}.{name}"
        return importlib.import_module(whole) if importlib.util.find_spec(whole) else None

    def routes(self) -> Iterator[Any]:
        """Yield the routers of the feature."""
        found = self.part("routes")
        modules = [] if found is None else [found, *_modules_in(found)]
        for module in modules:
            for name in ("router", "pages"):
                router = getattr(module, name, None)
                if router is not None and not isinstance(router, ModuleType):
                    yield router


def _modules_in(package: ModuleType) -> list[ModuleType]:
    """Return the modules of a package, by their names; none if it is a module itself."""
    names = sorted(found.name for found in pkgutil.iter_modules(getattr(package, "__path__", ())))
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]


@cache
def installed() -> tuple[Feature, ...]:
    """Return the features that are installed, each behind those that it needs; one that lacks something is left out."""
    found = {feature.name: feature for feature in _found()}
    order: dict[str, Feature] = {}
    while True:
        ready = [one for one in found.values() if one.name not in order and set(one.needs) <= order.keys()]
        if not ready:
            return tuple(order.values())
        order |= {one.name: one for one in ready}


def _found() -> Iterator[Feature]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if importlib.util.find_spec(point.module.partition(":")[0].rpartition(".")[0]) is None:
            continue
        try:
            yield point.load()
        except ModuleNotFoundError as error:
            if error.name is None or not point.module.startswith(error.name):
                raise


def load_schemas() -> None:
    """Make the database tables of all features known."""
    for feature in installed():
        feature.part("schema")
