"""The ladder of a game: a round robin that is kept, goes on where it was left, and gives each player an Elo."""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import Any

from obelisk.arena.entrants import Entrant
from obelisk.arena.matches import Fixture, Outcome, Task, check_players, derive, fixtures, seats_for
from obelisk.arena.running import run
from obelisk.arena.statistics import comparisons, rate
from obelisk.catalogue import as_game
from obelisk.errors import BadRecord, check_number
from obelisk.game import Game
from obelisk.players import read_player
from obelisk.storage.folders import data_folder
from obelisk.storage.sqlite import opened

FILE = "ladder.sqlite"
FAULTS: dict[str, Any] = {"damaged": "ladder/damaged", "unusable": "ladder/unusable"}
"""The sentences about the file."""

ANCHOR = "random"
"""Who has Elo 0, where it is on the ladder."""

# A game is known by who met, from which set-up, and how far they were rotated; it counts once.
_TABLE = """
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY,
    ladder TEXT NOT NULL,
    players TEXT NOT NULL,
    setup INTEGER NOT NULL,
    rotation INTEGER NOT NULL,
    shares TEXT NOT NULL,
    plies INTEGER NOT NULL,
    failure TEXT,
    UNIQUE (ladder, players, setup, rotation)
)
"""
_INSERT = """
INSERT INTO games (ladder, players, setup, rotation, shares, plies, failure) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""


@dataclass(frozen=True)
class Rung:
    """A player on the ladder: its Elo and how far that may be off (95 %), its games, and what it won of them."""

    player: str
    elo: float
    error: float
    games: int
    won: float


_Rows = list[tuple[Fixture, tuple[float, ...]]]
"""Games that were played: who met, by their texts and in the order of these, and what each has of the win."""


class Ladder:
    """The ladder of a game, with its options, in a file; several programs may play for one at once."""

    def __init__(self, game: Game | str, /, path: str | PathLike[str] | None = None, **options: Any):
        """Keep the ladder of a *game*, given itself or by its name, at *path*, or in the user's data folder."""
        self.name = name = as_game(game).name
        self.seats, self.options = seats_for(name, None, options)
        self.path = data_folder() / FILE if path is None else Path(path)
        self._ladder = f"{name} {json.dumps(options, sort_keys=True)}" if options else name

    def play(
        self,
        players: Sequence[str],
        games: int,
        *,
        processes: int | None = None,
        cluster: str | None = None,
        tell: Callable[[int, int], None] = lambda done, total: None,
        progress: Callable[[int, int | None, str], None] | None = None,
    ) -> bool:
        """Play until every group of *players* has met in *games* games; games that were played before count.

        *tell* hears how many games there are, and of how many. Return whether all were played: False after Ctrl-C.
        """
        check_number("games", games)
        names = sorted({str(read_player(text)) for text in players})
        check_players(self.name, list(map(Entrant, names)), self.seats, self.options, progress)
        meetings = fixtures(len(names), self.seats, games)
        wanted = [each._replace(entrants=tuple(names[number] for number in each.entrants)) for each in meetings]
        known = {key for key, _ in self._rows()}
        missing = [key for key in wanted if key not in known]
        done = len(wanted) - len(missing)
        tell(done, len(wanted))
        try:
            with closing(run(((key, self._task(key)) for key in missing), processes, cluster)) as outcomes:
                for key, outcome in outcomes:
                    self._keep(key, outcome)
                    done += 1
                    tell(done, len(wanted))
        except KeyboardInterrupt:
            return False
        return True

    def rungs(self) -> list[Rung]:
        """Return all players who have played, the strongest first; `random`, or else the first ever entered, has 0."""
        rows = self._rows()
        names = list(dict.fromkeys(name for key, _ in rows for name in key.entrants))
        if not names:
            return []
        number = {name: i for i, name in enumerate(names)}
        compared = (comparisons([number[name] for name in key.entrants], shares) for key, shares in rows)
        ratings = rate(len(names), chain.from_iterable(compared), number.get(ANCHOR, 0))
        found = [Rung(name, *ratings[number[name]], *_counted(rows, name)) for name in names]
        return sorted(found, key=lambda rung: -rung.elo)

    def failures(self) -> list[tuple[str, int]]:
        """Return why programs lost games by failing, and how often each, the most frequent first."""
        if not self.path.exists():
            return []
        with opened(self.path, **FAULTS) as database:
            database.execute(_TABLE)
            found = database.execute(
                "SELECT failure, count(*) FROM games WHERE ladder = ? AND failure IS NOT NULL "
                "GROUP BY failure ORDER BY count(*) DESC",
                (self._ladder,),
            ).fetchall()
        return [(str(failure), int(times)) for failure, times in found]

    def forget(self, player: str) -> int:
        """Remove all games of *player*, as after a change to it; return how many there were."""
        name = str(read_player(player))
        gone = [key for key, _ in self._rows() if name in key.entrants]
        if not gone:
            return 0
        with opened(self.path, **FAULTS) as database:
            database.execute("BEGIN IMMEDIATE")
            for key in gone:
                database.execute(
                    "DELETE FROM games WHERE ladder = ? AND players = ? AND setup = ? AND rotation = ?",
                    (self._ladder, json.dumps(key.entrants), key.setup, key.rotation),
                )
            database.execute("COMMIT")
        return len(gone)

    def _task(self, key: Fixture) -> Task:
        """Return a game, whose chance depends on nothing but its key."""
        seated = tuple(map(Entrant, key.seated()))
        seeds = tuple(derive(self._ladder, "player", *key, name) for name in key.seated())
        return Task(self.name, seated, derive(self._ladder, "set-up", key.setup), seeds, self.options)

    def _keep(self, key: Fixture, outcome: Outcome) -> None:
        seated = key.seated()
        shares = [outcome.shares[seated.index(name)] for name in key.entrants]
        failure = None if outcome.failure is None else outcome.failure.explain()
        row = (self._ladder, json.dumps(key.entrants), key.setup, key.rotation, json.dumps(shares), outcome.plies)
        with opened(self.path, **FAULTS) as database:
            database.execute("BEGIN IMMEDIATE")
            database.execute(_TABLE)
            database.execute(_INSERT, (*row, failure))
            database.execute("COMMIT")

    def _rows(self) -> _Rows:
        if not self.path.exists():
            return []
        with opened(self.path, **FAULTS) as database:
            database.execute(_TABLE)
            found = database.execute(
                "SELECT players, setup, rotation, shares FROM games WHERE ladder = ? ORDER BY number", (self._ladder,)
            ).fetchall()
        try:
            return [
                (Fixture(tuple(json.loads(players)), setup, rotation), tuple(map(float, json.loads(shares))))
                for players, setup, rotation, shares in found
            ]
        except (ValueError, TypeError) as error:
            raise BadRecord("ladder/damaged", path=str(self.path), reason=error) from error


def _counted(rows: _Rows, name: str) -> tuple[int, float]:
    own = [shares[key.entrants.index(name)] for key, shares in rows if name in key.entrants]
    return len(own), sum(own)
