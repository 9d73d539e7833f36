"""Parts of pages that features fill.

A page has slots, each with a name. A feature fills one with a function of that name in its module `slots`, which gets
the request and what the page is about, and returns a `Part`, or None.

| slot | the function gets besides the request | where it is |
|---|---|---|
| `layout_head`, `layout_brand`, `layout_top`, `layout_call`, `layout_foot` | | on every page: filled at once |
| `home_top`, `home_card` | | the home page; filled at once, in a thread |
| `profile` | a `Subject` | sections of a profile |
| `profile_result`, `profile_link` | a `Subject`, ids of tables | beside finished games: a part for each table |
| `account`, `account_setting`, `account_link` | | the page of one's account |
| `join` | own sessions, sessions of the other device | before a device joins |
| `quick_game` | | below the form for a quick game |
| `lesson_link`, `lesson_end`, `lesson_foot` | the name of a game | the page that teaches a game |
| `after_first_game` | | links after a newcomer's first game: their names by address |
| `study_file` | the id of a study | files of a study |
| `print_link` | the name of a game, an element's id, a text | pages that games bring |
| `table` | a table, its snapshot | messages and facts for the scripts of a table's page |
| `table_head`, `table_goal`, `table_above`, `table_beside`, `table_below` | the snapshot | its parts |
| `new` | the game | ways to play: title and text of each, by its name |
| `card` | addresses of the picture and of the frame | what crawlers are told of them |
| `prints` | | whether there are files to print |
| `kept_files` | | files of pages that work without the network |
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from fastapi import Request
from markupsafe import Markup

from obelisk.table.web.files.addresses import static

if TYPE_CHECKING:
    from obelisk.table.feature import Feature


@dataclass(frozen=True, kw_only=True)
class Part:
    """What a feature adds to a page."""

    template: str = ""
    """A template of the feature, written at the slot."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Facts for the template."""
    words: Mapping[str, Any] = field(default_factory=dict)
    """Messages for the scripts of the page."""
    boot: Mapping[str, Any] = field(default_factory=dict)
    """Facts for the scripts of the page."""
    styles: tuple[str, ...] = ()
    """Style sheets of the feature, for the head of the page."""
    scripts: tuple[str, ...] = ()
    """Scripts of the feature, for the head of the page."""
    place: int = 50
    """Parts are sorted by their places."""


@dataclass(frozen=True, kw_only=True)
class Subject:
    """The person whom a profile is about."""

    name: str
    owners: Collection[str]
    """All sessions of the person."""
    is_own: bool
    """Whether this is the reader's own page, which shows everything."""


@dataclass(frozen=True)
class Filled:
    """A slot with the parts of all features."""

    parts: list[Markup]
    words: dict[str, Any]
    boot: dict[str, Any]
    styles: list[str]
    """Addresses of style sheets."""
    scripts: list[str]
    """Addresses of scripts."""

    def __html__(self) -> Markup:
        return Markup("").join(self.parts)


async def fill(request: Request, slot: str, *about: Any) -> Filled:
    """Return what features add to a page at a slot."""
    found = []
    for feature, function in _functions(request, slot):
        found.append((feature, await _awaited(function(request, *about))))
    return _filled(request, found)


def fill_now(request: Request, slot: str, *about: Any) -> Filled:
    """Return the same for a slot whose functions do not wait for anything."""
    return _filled(request, [(feature, function(request, *about)) for feature, function in _functions(request, slot)])


async def fill_each(request: Request, slot: str, about: Any, keys: Collection[str]) -> dict[str, Filled]:
    """Return what features add to each line of a list; their functions return a mapping from keys to parts."""
    given = []
    for feature, function in _functions(request, slot):
        given.append((feature, await _awaited(function(request, about, keys))))
    return {key: _filled(request, [(feature, parts.get(key)) for feature, parts in given]) for key in keys}


async def _awaited(result: Any) -> Any:
    return await result if inspect.isawaitable(result) else result


def _functions(request: Request, slot: str) -> tuple[tuple[Feature, Any], ...]:
    return _functions_of(request.app.state.features, slot)


@cache
def _functions_of(features: tuple[Feature, ...], slot: str) -> tuple[tuple[Feature, Any], ...]:
    found = ((feature, feature.part("slots")) for feature in features)
    # What a module has imported fills no slot, whatever it is called.
    return tuple(
        (feature, function)
        for feature, module in found
        if module is not None
        and (function := getattr(module, slot, None)) is not None
        and function.__module__ == module.__name__
    )


def _filled(request: Request, found: Iterable[tuple[Feature, Part | None]]) -> Filled:
    rendering = request.app.state.rendering
    given = [(feature, part) for feature, part in found if part is not None]
    given.sort(key=lambda one: one[1].place)
    return Filled(
        [
            rendering.part_for(request, f"{one.name}/{part.template}", **part.facts)
            for one, part in given
            if part.template
        ],
        {code: words for _, part in given for code, words in part.words.items()},
        {name: fact for _, part in given for name, fact in part.boot.items()},
        [static(f"{one.name}/{name}") for one, part in given for name in part.styles],
        [static(f"{one.name}/{name}") for one, part in given for name in part.scripts],
    )
