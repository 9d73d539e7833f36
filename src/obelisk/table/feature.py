"""A feature of the table: one folder, and one value that names what differs from the conventions.

Entry points of the group `obelisk.features` lead to the values; each lies in the module `feature` of its folder. What
lies in the folder under its usual name is found:

| name | what it is |
|---|---|
| `schema` | its database tables |
| `data` | its part of a person's data: leave, erase, export; checks and repairs of its rows |
| `service` | `Service(tables, settings)`, a `Subscriber` to what happens at tables |
| `routes` | modules with a `router`, and with `pages` outside the documented API |
| `slots` | functions that fill the slots of other pages |
| `wire` | the types of its answers; `SnapshotFacts` and `ExportFacts` declare what it adds to snapshots and exports |
| `pages` | templates, found as `NAME/FILE.html` |
| `browser` | scripts and style sheets, served at `/static/NAME/` |
| `words` | messages: a folder for each place of messages, with a file for each language |
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from obelisk import words
from obelisk.storage.packages import entry_points_of

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
    is_shortcut: bool = False
    """Whether the installed app offers it as a shortcut."""
    is_own_page: bool = False
    """Whether the reader's name at the top of every page leads there; of several, the first one."""
    has_more: bool = False
    """Whether the pages below the address belong to it, too."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A feature. Only what differs from the conventions is declared."""

    name: str
    package: str
    needs: tuple[str, ...] = ()
    """The features whose modules it imports. Without one of them it is off, too."""
    switch: Setting
    """The setting that switches it off."""
    settings: tuple[Setting, ...] = ()
    """Other settings of its own."""
    navigation: tuple[Link, ...] = ()
    home_links: tuple[Link, ...] = ()
    """Links on the home page, below the reader's own games."""
    page_of_game: str = ""
    """The address of its page about a game, with {} for the game's name."""
    page_of_person: str = ""
    """The address of its page about a person who has an account, with {} for the person's name."""
    offers: frozenset[str] = frozenset()
    """What it makes possible elsewhere, such as `games-by-days`."""

    @cached_property
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

    def routers(self) -> Iterator[Any]:
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
    """Return the features that are installed, each behind those that it needs.

    A feature without one that it needs is left out.
    """
    found = {feature.name: feature for feature in _found()}
    order: dict[str, Feature] = {}
    while ready := [one for one in found.values() if one.name not in order and set(one.needs) <= order.keys()]:
        order |= {one.name: one for one in ready}
    for feature in order.values():
        for place in feature.folder.glob("words/*/"):
            words.add_place(place.name, place)
    return tuple(order.values())


def switched_on(settings: Any) -> tuple[Feature, ...]:
    """Return the features that *settings* leave on, each behind those that it needs."""
    on: dict[str, Feature] = {}
    for feature in installed():
        if getattr(settings, feature.switch.name) and set(feature.needs) <= on.keys():
            on[feature.name] = feature
    return tuple(on.values())


def is_offered(settings: Any, what: str) -> bool:
    """Return whether a feature that *settings* leave on makes something possible."""
    return any(what in feature.offers for feature in switched_on(settings))


def all_settings() -> list[Setting]:
    """Return the settings of all installed features."""
    return [setting for feature in installed() for setting in (feature.switch, *feature.settings)]


def _found() -> Iterator[Feature]:
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    for point in (*points, *entry_points_of(GROUP)):
        if _has_folder(point):
            yield point.load()


def _has_folder(point: EntryPoint) -> bool:
    """Return whether the module of an entry point is there: the folder of a feature may have been deleted."""
    package = point.module.rpartition(".")[0]
    return not package or (bool(importlib.util.find_spec(package)) and bool(importlib.util.find_spec(point.module)))


def data_parts() -> list[ModuleType]:
    """Return the modules `data` of all installed features, also of those that are switched off."""
    return [part for feature in installed() if (part := feature.part("data")) is not None]


def load_schemas() -> None:
    """Declare the database tables of all features."""
    for feature in installed():
        feature.part("schema")
