"""Which players there are: our own and those that other packages bring, found by entry points and loaded when needed.

A package offers a player by an entry point (`pyproject.toml`, `[project.entry-points."obelisk.players"]`) that names
its class. One that is not installed at all is written `module:name`: its class, a function that makes it, or itself.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from obelisk import catalogue
from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.players.base import Player
from obelisk.rulebook.values import load
from obelisk.words import Message, is_known
from obelisk.words import places as words

GROUP = "obelisk.players"


def names(game: Game | None = None, seats: int | None = None) -> list[str]:
    """Return the names of all players, or of those who play *game*; with *seats*, when so many sit there."""
    offered = [kind for kind in _kinds() if kind.is_offered]
    return [kind.name for kind in offered if game is None or is_able(kind, game, seats)]


def is_named(name: str) -> bool:
    """Return whether a package offers a player called *name*."""
    return name in _points()


def is_able(who: str | Player | type[Player], game: Game, seats: int | None = None) -> bool:
    """Return whether a player, or the one of that name, plays *game*; with *seats*, when so many sit there."""
    kind: Any = maker(who) if isinstance(who, str) else who
    if is_maker(kind):
        return True
    return bool(kind.plays(game)) and (seats is None or kind.most_seats is None or seats <= kind.most_seats)


def made(kind: Any, name: str, options: Mapping[str, Any], wishes: Mapping[str, Any] | None = None) -> Player:
    """Return a player by its class or a function, or as it is; it gets *options*, and *wishes* that it understands.

    A wish that is None is left out, unless the function cannot do without.
    """
    known = options_of(kind)
    needed = [] if isinstance(kind, Player) else _needed(kind)
    asked = (wishes or {}).items()
    granted = {key: wish for key, wish in asked if key in known and (wish is not None or key in needed)}
    for option in options:
        if option not in known:
            raise UnknownPlayer("player/option", name=name, option=option, known=tuple(known))
    found = kind if isinstance(kind, Player) else kind(**{**granted, **options})
    if not isinstance(found, Player):
        raise UnknownPlayer("player/not-a-player", name=name, what=type(found).__name__)
    return found


def options_of(who: Any) -> list[str]:
    """Return the names of the options of a player, given its name, or what makes it; nobody unknown has any."""
    if isinstance(who, str):
        who = maker(who) if is_named(who) or ":" in who else None
    return [] if who is None or isinstance(who, Player) else list(_parameters(who))


@cache
def _parameters(kind: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(kind).parameters)


@cache
def _needed(kind: Any) -> tuple[str, ...]:
    """Return the parameters that have no default."""
    parameters = inspect.signature(kind).parameters.values()
    return tuple(one.name for one in parameters if one.default is one.empty)


def about(name: str) -> Message | None:
    """Return what a player says about itself in a few words; None where it is silent."""
    kind = _kind(name)
    code = f"player/about/{name}" if kind.words is None else f"{name}/about"
    return Message(code) if is_known(code) else None


def maker(name: str) -> Any:
    """Return what makes the player called *name*, or written `module:name`: a class, a function, or the player."""
    if is_named(name):
        return _kind(name)
    if ":" not in name:
        raise UnknownPlayer("player/unknown", name=name, known=tuple(kind.name for kind in _kinds()))
    if "" not in sys.path:
        sys.path.append("")  # so that modules of the working directory are found
    try:
        found = load(name)
    except Exception as error:  # importing a user's module may raise anything
        raise UnknownPlayer("player/broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Player) and not is_maker(found):
        check_kind(found, name)
    return found


def is_maker(found: Any) -> bool:
    """Return whether something makes players and is no class: a function, or whatever can be called like one."""
    return callable(found) and not isinstance(found, type)


def check_kind(found: Any, name: str) -> None:
    """Refuse what is not the class of a player."""
    if not isinstance(found, type) or not issubclass(found, Player):
        what = found.__name__ if isinstance(found, type) else type(found).__name__
        raise UnknownPlayer("player/not-a-player", name=name, what=what)


@cache
def _kinds() -> list[type[Player]]:
    found = []
    for name in _points():
        try:
            found.append(_kind(name))
        except UnknownPlayer as error:
            warnings.warn(str(error), stacklevel=2)
    return sorted(found, key=lambda kind: (kind.order, kind.name))


@cache
def _kind(name: str) -> type[Player]:
    try:
        found = _points()[name].load()
    except Exception as error:  # whatever another package's module does when it is imported
        raise UnknownPlayer("player/broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    check_kind(found, name)
    kind: type[Player] = found
    if kind.name != name:
        raise UnknownPlayer("player/other-name", name=name, found=kind.name)
    return kind


@cache
def _points() -> dict[str, EntryPoint]:
    return catalogue.points_of(GROUP)


def _words_of(place: str) -> Path | None:
    try:
        return _kind(place).words if is_named(place) else None
    except UnknownPlayer:
        return None


words.ask(_words_of)


def forget() -> None:
    """Look for players anew when one is asked for next."""
    for cached in (_points, _kind, _kinds):
        cached.cache_clear()
