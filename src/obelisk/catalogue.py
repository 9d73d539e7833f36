"""Which games there are: our own and those that other packages bring, all found by entry points.

A package offers a game by an entry point (`pyproject.toml`, `[project.entry-points."obelisk.microgames"]`) that names
its Game, or a function that makes it. The groups are `obelisk.microgames`, `obelisk.macrogames` and `obelisk.games`.
A package whose folder OBELISK_GAMES names is found without being installed (storage/packages.py).
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from obelisk.errors import UnknownGame
from obelisk.game import Game
from obelisk.position import Position
from obelisk.rulebook.folder import Folder
from obelisk.storage import packages
from obelisk.words import LANGUAGES
from obelisk.words import places as words

MICROGAMES, MACROGAMES, GAMES = "obelisk.microgames", "obelisk.macrogames", "obelisk.games"

LONGEST = 50
"""Letters of an unknown name that are compared with the names of games."""

NEAR = 0.75
"""The least similarity (difflib's ratio) of an unknown name to that of a game which is suggested."""


def names(group: str | None = None) -> list[str]:
    """Return the names of the games in their order, microgames first; of one *group*, or of all."""
    groups = (MICROGAMES, MACROGAMES, GAMES) if group is None else (group,)
    return [name for each in groups for name in _ordered(each)]


@cache
def _ordered(group: str) -> tuple[str, ...]:
    found = [name for name, point in _points().items() if point.group == group]
    return tuple(sorted(found, key=lambda name: (_order(name), name)))


def _order(name: str) -> int:
    try:
        return _load(name).order
    except UnknownGame:
        return sys.maxsize


def game(name: str) -> Game:
    """Return the game called *name*, or raise UnknownGame with the names there are."""
    if not isinstance(name, str) or name not in _points():
        raise unknown(name)
    return _load(name)


def folder_of(name: str) -> Folder | None:
    """Return the folder of the game called *name*: the package that its entry point names, if no other game's does."""
    point = _points().get(name)
    if point is None or sum(other.module == point.module for other in _points().values()) > 1:
        return None
    if point.module not in sys.modules:
        game(name)
    place = next(iter(getattr(sys.modules[point.module], "__path__", ())), None)
    return None if place is None else Folder(point.module, Path(place))


def unknown(name: Any) -> UnknownGame:
    """Return the error for a name that no game has, with the game that was probably meant."""
    if not isinstance(name, str):
        return UnknownGame("game/unknown", name=repr(name), known=names())
    meant = _meant(name)
    if meant is None:
        return UnknownGame("game/unknown", name=name, known=names())
    return UnknownGame("game/unknown/meant", name=name, meant=meant, known=names())


def _meant(given: str) -> str | None:
    """Return the game whose name, title or other name is *given*, but for case, punctuation or a letter or two."""
    spoken: dict[str, str] = {}
    for name in names():
        with suppress(UnknownGame):
            known = _load(name)
            titles = (known.title.explain(language) for language in LANGUAGES)
            spoken |= dict.fromkeys(map(_plain, (name, *known.known_as, *titles)), name)
    plain = _plain(given[:LONGEST])
    nearest = [plain] if plain in spoken else get_close_matches(plain, spoken, 1, cutoff=NEAR)
    return spoken[nearest[0]] if nearest else None


def _plain(name: str) -> str:
    """Return the letters and digits of a name, without case and without what Gymnasium and PettingZoo add to it."""
    bare = re.sub(r"[-_]v\d+$", "", name.strip().casefold()).removeprefix("obelisk/")
    return "".join(letter for letter in bare if letter.isalnum())


def as_game(given: Game | str) -> Game:
    """Return a game that is given itself, or by its name."""
    return given if isinstance(given, Game) else game(given)


def is_listed(given: Game) -> bool:
    """Return whether the catalogue has a game, with these rules, under its name."""
    return given.name in _points() and _load(given.name).rules.state.tag == given.rules.state.tag


def restore(name: str, setup: dict[str, Any], history: Sequence[tuple[int, str]]) -> Position:
    """Return the position of the game *name* that its set-up and moves lead to."""
    position = game(name).start(setup=setup)
    for seat, move in history:
        position = position.play(move, seat)
    return position


def unpickle(name: str, held: dict[str, Any]) -> Position:
    """Return a position of the game *name* that was pickled with all that it *held*."""
    return game(name).unpickle(**held)


_loading: set[str] = set()
"""The games that are being loaded: what they say meanwhile nobody can look up."""


@cache
def _load(name: str) -> Game:
    _loading.add(name)
    try:
        found = _points()[name].load()
        made = found if isinstance(found, Game) or not callable(found) else found()
    except Exception as error:  # whatever another package's module does when it is imported
        raise UnknownGame("game/broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    finally:
        _loading.discard(name)
    if not isinstance(made, Game):
        raise UnknownGame("game/record-type", name=name, what=type(made).__name__)
    if made.name != name:
        raise UnknownGame("game/other-name", name=name, found=made.name)
    return made


@cache
def _points() -> dict[str, EntryPoint]:
    return points_of(MICROGAMES, MACROGAMES, GAMES)


def points_of(*groups: str) -> dict[str, EntryPoint]:
    """Return the entry points of some groups by their names; of two with one name, ours or else the first is taken."""
    points: dict[str, EntryPoint] = {}
    for group in groups:
        offered = [*packages.entry_points_of(group), *entry_points(group=group)]
        for point in sorted(offered, key=lambda point: (not _is_own(point), point.name)):
            known = points.setdefault(point.name, point)
            if known.value != point.value:
                kind = group.partition(".")[2]
                warnings.warn(f"two {kind} are called {point.name}; {point.value} is left out", stacklevel=2)
    return points


def forget() -> None:
    """Look for games anew when one is asked for next."""
    for cached in (_points, _ordered, _load):
        cached.cache_clear()


def _words_of(place: str) -> Path | None:
    if place not in _points() or place in _loading:
        return None
    try:
        return _load(place).words
    except UnknownGame:
        return None


words.ask(_words_of)


def _is_own(point: EntryPoint) -> bool:
    return point.value.partition(".")[0] == __name__.partition(".")[0]
