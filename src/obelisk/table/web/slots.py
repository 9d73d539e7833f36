"""Parts of pages that features fill.

A page has slots, each with a name. A feature fills one with a function of that name in its module `slots`, which gets
the request and what the page is about, and returns a `Part`, or None.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fastapi import Request
from markupsafe import Markup

if TYPE_CHECKING:
    from obelisk.table.feature import Feature


@dataclass(frozen=True, kw_only=True)
class Part:
    """What a feature adds to a page."""

    template: str = ""
    """A template of the feature's, which is written at the slot."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What the template shows."""
    words: Mapping[str, Any] = field(default_factory=dict)
    """Messages for the page's scripts."""
    boot: Mapping[str, Any] = field(default_factory=dict)
    """Facts for the page's scripts."""
    place: int = 50
    """Parts are sorted by their places."""


@dataclass(frozen=True)
class Filled:
    """A slot with the parts of all features."""

    parts: list[Markup]
    words: dict[str, Any]
    boot: dict[str, Any]


async def fill(request: Request, slot: str, *about: Any) -> Filled:
    """Return what features add to a page at a slot."""
    found = []
    for feature, function in _functions(request, slot):
        part = function(request, *about)
        found.append((feature, await part if inspect.isawaitable(part) else part))
    return _filled(request, found)


def fill_now(request: Request, slot: str, *about: Any) -> Filled:
    """Return the same for a slot whose functions do not wait for anything."""
    return _filled(request, [(feature, function(request, *about)) for feature, function in _functions(request, slot)])


def _functions(request: Request, slot: str) -> list[tuple[Feature, Any]]:
    features: tuple[Feature, ...] = request.app.state.features
    found = ((feature, getattr(feature.part("slots"), slot, None)) for feature in features)
    return [(feature, function) for feature, function in found if function is not None]


def _filled(request: Request, found: list[tuple[Feature, Part | None]]) -> Filled:
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
    )
