"""Books of puzzles: which one a day has. A book is a file in a game's folder; `obelisk make-puzzles` writes it.

A book has volumes, each with the day from which on it counts, and goes through its puzzles day by day, and then again
from the first. A new volume begins on a day that has not come yet: so no puzzle changes that was published.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from typing import Any

from obelisk.catalogue import GAMES, MACROGAMES, MICROGAMES, game, names
from obelisk.errors import BadRequest, ObeliskError
from obelisk.game import Game
from obelisk.position import Position

FORMAT = 1
WIN, SCORE = "win", "score"
GRADES = ("easy", "medium", "hard")
FIRST_DAY = date(2026, 1, 1)
"""The first day that has puzzles; a game may begin later."""


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """What is to be solved on a day, and the solution."""

    game: str
    day: date
    kind: str
    grade: str
    start: Position
    """The position in which it begins."""
    line: tuple[str, ...] = ()
    """Of a win: one's own moves and the answers to them, in turn. In each position exactly one move wins."""
    goal: int = 0
    """The score that solves it."""
    best: int = 0
    """The highest score that is known, or that there is."""
    is_proven: bool = True
    """Whether nothing is better: no other move wins, or no score is higher."""

    @property
    def seat(self) -> int:
        """The seat of whoever solves it."""
        return self.start.active[0]

    @property
    def own_moves(self) -> int:
        """How many moves are to be found."""
        return len(hero_moves(self.start, self.line))


def hero_moves(position: Position, line: tuple[str, ...]) -> list[str]:
    """Return the moves of a line that belong to the seat that begins it."""
    hero, found = position.active[0], []
    for move in line:
        seat = position.active[0]
        if seat == hero:
            found.append(move)
        position = position.play(move, seat)
    return found


def today() -> date:
    """Return the day of the puzzles now: the same everywhere, by the time of Greenwich."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """Return the day that a text names, 2026-11-15; or refuse it."""
    try:
        found = date.fromisoformat(text)
    except (TypeError, ValueError) as error:
        raise BadRequest("puzzle/date", given=repr(text)[:40]) from error
    return found


def seed_of(day: date) -> int:
    """Return the seed of a day: the digits of its date.

    >>> seed_of(date(2026, 11, 15))
    20261115
    """
    return day.year * 10_000 + day.month * 100 + day.day


def mark_of(setup: Mapping[str, Any]) -> str:
    """Return a few letters by which a set-up is known again."""
    text = json.dumps(setup, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def with_puzzles() -> list[str]:
    """Return the games that bring puzzles, those with more to them first."""
    return [name for group in (GAMES, MICROGAMES, MACROGAMES) for name in names(group) if _is_usable(name)]


def _is_usable(name: str) -> bool:
    try:
        book = game(name).puzzles
        return book is not None and book.book.exists()
    except ObeliskError:
        return False


@cache
def _book(name: str) -> dict[str, Any]:
    book = game(name).puzzles
    if book is None:
        raise BadRequest("puzzle/none", game=game(name).title)
    try:
        written = json.loads(book.book.read_text(encoding="utf-8"))
        if written["format"] != FORMAT or not all(volume["puzzles"] for volume in written["volumes"]):
            raise ValueError(written["format"])
        return dict(written)
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise BadRequest("puzzle/book", game=game(name).title, reason=str(error)[:80]) from error


def first_day(name: str) -> date:
    """Return the first day on which a game has a puzzle."""
    return min(date.fromisoformat(volume["from"]) for volume in _book(name)["volumes"])


def entry_of(name: str, day: date) -> dict[str, Any]:
    """Return what the book of a game says for a day; or refuse a day that has nothing."""
    if day < first_day(name):
        raise BadRequest("puzzle/too-early", day=day.isoformat(), first=first_day(name).isoformat())
    volumes = [(date.fromisoformat(volume["from"]), volume["puzzles"]) for volume in _book(name)["volumes"]]
    first, puzzles = max(((first, puzzles) for first, puzzles in volumes if first <= day), key=lambda each: each[0])
    found: dict[str, Any] = puzzles[(day - first).days % len(puzzles)]
    return found


@lru_cache(maxsize=512)
def puzzle_of(name: str, day: date) -> Puzzle:
    """Return the puzzle of a game and a day; whoever shows it must see to it that its day has come."""
    entry, kind, book = entry_of(name, day), _book(name)["kind"], game(name)
    facts = {"game": name, "day": day, "kind": kind, "grade": entry["grade"]}
    if kind == WIN:
        return Puzzle(**facts, start=_position(book, entry), line=tuple(entry["line"]))
    options = {} if book.puzzles is None else book.puzzles.options
    start = book.start(seed=entry["seed"], **options)
    if mark_of(start.setup) != entry["mark"]:
        raise BadRequest("puzzle/other-box", game=book.title)
    is_proven = bool(_book(name).get("is_proven"))
    return Puzzle(**facts, start=start, goal=entry["goal"], best=entry["best"], is_proven=is_proven)


def _position(book: Game, entry: dict[str, Any]) -> Position:
    position = book.start(setup=entry["setup"])
    for move in entry["moves"]:
        position = position.play(move, position.active[0])
    return position
