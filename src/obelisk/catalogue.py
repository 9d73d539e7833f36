"""Which games there are: our own, and those that other packages bring.

Another package offers a game by an entry point (`pyproject.toml`, `[project.entry-points."obelisk.microgames"]`)
that names its Rulebook. The groups are `obelisk.games`, `obelisk.macrogames` and `obelisk.microgames`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from obelisk.errors import UnknownGame
from obelisk.games.rulebook import Rulebook

MICROGAMES, MACROGAMES, GAMES = "obelisk.microgames", "obelisk.macrogames", "obelisk.games"

MATCH = "plug-in"
"""The one game that is made of all the others: every macrogame, with every microgame on its tiles."""

_OWN = {
    "trip": (MICROGAMES, "obelisk.games.plug_in.micro.trip:GAME"),
    "kono": (MICROGAMES, "obelisk.games.plug_in.micro.kono:GAME"),
    "bulo": (MICROGAMES, "obelisk.games.plug_in.micro.bulo:GAME"),
    "decapawn": (MICROGAMES, "obelisk.games.plug_in.micro.decapawn:GAME"),
    "rhombus": (MACROGAMES, "obelisk.games.plug_in.macro.rhombus:GAME"),
    MATCH: (GAMES, "obelisk.games.plug_in.match:make_match"),
    "micropul": (GAMES, "obelisk.games.micropul:GAME"),
    "abstrakto": (GAMES, "obelisk.games.abstrakto:GAME"),
}


def names(group: str | None = None) -> list[str]:
    """Return the names of the games, ours first; of one *group*, or of all."""
    return [name for name, point in _points().items() if group in (None, point.group)]


@cache
def rulebook(name: str) -> Rulebook:
    """Return the rules of the game *name*, or raise UnknownGame."""
    points = _points()
    if name not in points:
        raise UnknownGame("game/unknown", name=name, known=", ".join(points))
    if name == MATCH:
        make = import_module("obelisk.games.plug_in.match").make_match
        match: Rulebook = make(_usable(MACROGAMES), _usable(MICROGAMES))
        return match
    try:
        found = points[name].load()
    except Exception as error:  # whatever another package's module does when it is imported
        raise UnknownGame("game/broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Rulebook):
        raise UnknownGame("game/record-type", name=name, what=type(found).__name__)
    return found


def _usable(group: str) -> list[Rulebook]:
    """Return the games of *group* that can be parts of a match; one that cannot be loaded is left out."""
    usable = []
    for name in names(group):
        try:
            book = rulebook(name)
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=3)
        else:
            if _can_be_a_part(book, group):
                usable.append(book)
            else:
                warnings.warn(
                    f"{name} cannot be part of a match: it is not for two, hides something, or needs a set-up",
                    stacklevel=3,
                )
    return usable


def _can_be_a_part(book: Rulebook, group: str) -> bool:
    """Tell whether a match can hold a game: for two, nothing hidden; on a tile, nothing to set up."""
    return book.seats == (2, 2) and not book.hides and (group == MACROGAMES or not book.setup.keys)


@cache
def _points() -> dict[str, EntryPoint]:
    points = {name: EntryPoint(name, value, group) for name, (group, value) in _OWN.items()}
    for group in (MICROGAMES, MACROGAMES, GAMES):
        for point in sorted(entry_points(group=group), key=lambda point: point.name):
            if point.name in points:
                warnings.warn(f"two games are called {point.name}; {point.value} is left out", stacklevel=2)
            else:
                points[point.name] = point
    return points
