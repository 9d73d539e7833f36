"""The best scores of games played alone: a table for each set-up, kept in the user's data folder."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import date
from os import PathLike
from pathlib import Path
from typing import Any

from obelisk.errors import BadRecord, BadRequest, check_number
from obelisk.position import Position
from obelisk.records import record
from obelisk.storage.folders import data_folder
from obelisk.storage.sqlite import opened

FILE = "scores.sqlite"
FAULTS: dict[str, Any] = {"damaged": "scores/damaged", "unusable": "scores/unusable"}
"""The sentences about the file."""

# The same game by the same player counts once.
_TABLE = """
CREATE TABLE IF NOT EXISTS scores (
    number INTEGER PRIMARY KEY,
    puzzle TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    moves TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (puzzle, name, moves)
)
"""
_INSERT = """
INSERT INTO scores (puzzle, name, moves, points, record) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_RANK = """
SELECT count(*) FROM scores AS other JOIN scores AS own
WHERE own.puzzle = ? AND own.name = ? AND own.moves = ? AND other.puzzle = own.puzzle
AND (other.points > own.points OR (other.points = own.points AND other.number <= own.number))
"""


@dataclass(frozen=True)
class Score:
    """One entry of a table: its rank, who it is, the points, and the record of the game, to be replayed."""

    rank: int
    name: str
    points: int
    date: str
    record: dict[str, Any]


class Scores:
    """The tables in a file. An entry is on the disk when `add` returns, and several programs may add at once."""

    def __init__(self, path: str | PathLike[str] | None = None):
        """Keep the tables at *path*, or in the user's data folder; the file is made with the first entry."""
        self.path = data_folder() / FILE if path is None else Path(path)

    def add(self, position: Position, name: str) -> int:
        """Enter the finished game of somebody called *name*, and return its rank; a game entered before has its own."""
        if position.seats != 1:
            raise BadRequest("scores/seats", seats=position.seats)
        if position.result is None:
            raise BadRequest("scores/unfinished")
        if not isinstance(name, str) or not name.strip():
            raise BadRequest("scores/name", given=repr(name))
        name = name.encode("utf-8", "replace").decode("utf-8")  # half a letter cannot be kept
        today = date.today().isoformat()  # noqa: DTZ011 (the day where the player sits)
        written = json.dumps(record(position, players=[name], date=today))
        entry = (puzzle_of(position), name, _moves(position))
        with opened(self.path, **FAULTS, is_private=True) as database:
            database.execute("BEGIN IMMEDIATE")
            database.execute(_TABLE)
            database.execute(_INSERT, (*entry, position.result.points[0], written))
            rank = database.execute(_RANK, entry).fetchone()[0]
            database.execute("COMMIT")
        return int(rank)

    def remove(self, position: Position, name: str) -> None:
        """Take the finished game of somebody called *name* off its table, if it stands there."""
        if self.path.exists():
            with opened(self.path, **FAULTS) as database:
                database.execute(_TABLE)
                entry = (puzzle_of(position), name, _moves(position))
                database.execute("DELETE FROM scores WHERE puzzle = ? AND name = ? AND moves = ?", entry)

    def best(self, position: Position, n: int = 10) -> list[Score]:
        """Return the *n* best scores of the set-up that *position* began with, of equal ones the earlier first."""
        check_number("n", n)
        if not self.path.exists():
            return []
        with opened(self.path, **FAULTS) as database:
            database.execute(_TABLE)
            rows = database.execute(
                "SELECT name, points, record FROM scores WHERE puzzle = ? ORDER BY points DESC, number LIMIT ?",
                (puzzle_of(position), n),
            ).fetchall()
        return [self._score(rank, *row) for rank, row in enumerate(rows, start=1)]

    def _score(self, rank: int, name: str, points: int, written: str) -> Score:
        try:
            data: dict[str, Any] = json.loads(written)
            return Score(rank, name, points, str(data["date"]), data)
        except (ValueError, LookupError, TypeError) as error:
            raise BadRecord("scores/damaged", path=str(self.path), reason=repr(written)[:40]) from error


def puzzle_of(position: Position) -> str:
    """Return what names a set-up: the game, and a hash of everything that was decided before the first move."""
    setup = json.dumps(position.setup, sort_keys=True, separators=(",", ":"))
    return f"{position.game.name}:{hashlib.sha256(setup.encode()).hexdigest()}"


def _moves(position: Position) -> str:
    return json.dumps([move for _, move in position.history])
