"""A championship of Microchip: games one after another until a total reaches the target.

>>> begun = Championship.new(players=["Ana", "Ben"], target=100)
>>> begun.totals, begun.wins, begun.champions
((0, 0), (0, 0), None)

In each game the seats are numbered from its starter, who is the next player every time; `order` says which player sits
where. A shared win counts as a win of everybody who shares it. The last game may be unfinished: it is kept, so that a
championship can be put aside at any moment, and counts for nothing until it is over.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from os import PathLike
from typing import Any

from obelisk.authoring import BadRecord, BadRequest, ObeliskError, Position, Result, catalogue, records
from obelisk.games.microchip import GAME
from obelisk.games.microchip.rules.state import MOST_PLAYERS

__all__ = ["TARGETS", "Championship", "Played", "begin", "read"]

TARGETS = (50, 100, 200)
"""To how many points a page offers a championship."""
FEWEST_PLAYERS = 2
OWN_ENTRIES = ("obelisk", "game", "rules", "setup", "moves", "result", "players", "order")
"""Entries that `record` writes itself. All other entries of a record, such as a date, are kept."""


@dataclass(frozen=True)
class Played:
    """A game of a championship: where it stands, and which player sits where."""

    position: Position
    order: tuple[int, ...]
    more: dict[str, Any] = field(default_factory=dict)
    """What else its record says, such as a date."""


@dataclass(frozen=True)
class Championship:
    """A championship as a value: `add` returns another. Make one with `Championship.new` or `read`."""

    players: tuple[str, ...]
    target: int
    played: tuple[Played, ...] = ()
    """The games, in order; only the last may be unfinished."""

    @classmethod
    def new(cls, players: Sequence[str], target: int = 100) -> Championship:
        """Begin a championship between *players*, two to five names, to a *target* of points."""
        if not isinstance(players, list | tuple) or not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
            limits = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
            raise BadRequest("microchip/championship/players", **limits, given=repr(players))
        for name in players:
            if not isinstance(name, str) or not name.strip():
                raise BadRequest("microchip/championship/name", given=repr(name))
        if isinstance(target, bool) or not isinstance(target, int) or target < 1:
            raise BadRequest("request/number", name="target", low=1, given=repr(target))
        return cls(tuple(players), target)

    @property
    def _finished(self) -> list[tuple[Played, Result]]:
        return [(each, each.position.result) for each in self.played if each.position.result is not None]

    @property
    def games(self) -> tuple[Position, ...]:
        """The last position of every finished game."""
        return tuple(each.position for each, _ in self._finished)

    @property
    def points(self) -> list[list[int]]:
        """The final scores of each player, game by game."""
        players = range(len(self.players))
        return [[result.points[each.order.index(who)] for who in players] for each, result in self._finished]

    @property
    def current(self) -> Position | None:
        """The unfinished game, if there is one."""
        return self.played[-1].position if self.played and not self.played[-1].position.is_over else None

    @property
    def totals(self) -> tuple[int, ...]:
        """The final scores of each player, added up."""
        return tuple(sum(of_game[player] for of_game in self.points) for player in range(len(self.players)))

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each player has won or shared."""
        winners = [each.order[seat] for each, result in self._finished for seat in result.winners]
        return tuple(winners.count(player) for player in range(len(self.players)))

    @property
    def champions(self) -> tuple[int, ...] | None:
        """Who has won: the highest total, of these who won most games; several share it. None while it goes on."""
        ranks = list(zip(self.totals, self.wins, strict=True))
        if max(ranks)[0] < self.target:
            return None
        return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))

    @property
    def order(self) -> tuple[int, ...]:
        """Which player sits on which seat in the game that is on, or in the next one: the starter moves on by one."""
        if not self.played:
            return tuple(range(len(self.players)))
        last = self.played[-1].order
        return last if self.current is not None else (*last[1:], last[0])

    def next_game(self, seed: int | None = None, **options: Any) -> Position:
        """Return the start of the next game, with the seats of `order`; *options* are the game's own (`boards`)."""
        self._check_open()
        if self.current is not None:
            raise BadRequest("microchip/championship/in-progress", number=len(self.played))
        return catalogue.game(GAME.name).start(seed=seed, players=len(self.players), **options)

    def add(self, position: Position, **more: Any) -> Championship:
        """Return the championship with a game at its end: finished, or for the time being.

        While a game is unfinished, only another position of that game can be added; it takes its place. What *more*
        there is to say (`date=`) stands in its record.
        """
        self._check_game(position)
        if self.current is not None and position.setup != self.current.setup:
            raise BadRequest("microchip/championship/in-progress", number=len(self.played))
        before = self.played if self.current is None else self.played[:-1]
        return replace(self, played=(*before, Played(position, self.order, copy.deepcopy(more))))

    def _check_open(self) -> None:
        if self.champions is not None:
            raise BadRequest("microchip/championship/over", target=self.target)

    def _check_game(self, position: Position) -> None:
        self._check_open()
        if position.game.name != GAME.name or position.seats != len(self.players):
            raise BadRequest("microchip/championship/other-game", game=GAME.name, n=len(self.players))

    def record(self) -> dict[str, Any]:
        """Return all of it, ready for JSON, with every game's record inside."""
        head = {
            "obelisk": records.VERSION,
            "championship": GAME.name,
            "target": self.target,
            "players": list(self.players),
        }
        games = []
        for each in self.played:
            seated = {"players": [self.players[player] for player in each.order], "order": list(each.order)}
            games.append({**records.record(each.position), **seated, **copy.deepcopy(each.more)})
        return {**head, "games": games}


begin = Championship.new
"""A championship without games, as the table begins one."""


def read(source: dict[str, Any] | str | PathLike[str]) -> Championship:
    """Return the championship of a record: a dict, its JSON text, or the path of a file. Every game is replayed.

    >>> begun = Championship.new(players=["Ana", "Ben"], target=50)
    >>> read(begun.record()) == begun
    True
    """
    data = records.load(source)
    for key in ("obelisk", "championship", "target", "players", "games"):
        if key not in data:
            raise BadRecord("record/lacks", key=key)
    if data["obelisk"] != records.VERSION or isinstance(data["obelisk"], bool):
        raise BadRecord("record/version", version=repr(data["obelisk"]))
    if data["championship"] != GAME.name:
        raise BadRecord("microchip/championship/of", given=repr(data["championship"]), game=GAME.name)
    if not isinstance(data["games"], list | tuple):
        raise BadRecord("microchip/championship/games")
    try:
        found = Championship.new(data["players"], data["target"])
    except BadRequest as error:
        raise BadRecord("microchip/championship/damaged", reason=error) from error
    for number, entry in enumerate(data["games"], start=1):
        found = _add_record(found, number, entry)
    return found


def _add_record(before: Championship, number: int, entry: Any) -> Championship:
    try:
        if before.current is not None:
            raise BadRecord("microchip/championship/unfinished")
        if not isinstance(entry, dict):
            raise BadRecord("microchip/championship/no-record", given=repr(entry)[:40])
        order = _read_order(before, entry)
        more = {key: value for key, value in entry.items() if key not in OWN_ENTRIES}
        position = records.replay(entry)
        if position.is_over and entry.get("result") is None:
            raise BadRecord("record/lacks", key="result")
        before._check_game(position)
        return replace(before, played=(*before.played, Played(position, order, copy.deepcopy(more))))
    except ObeliskError as error:
        raise BadRecord("microchip/championship/bad-game", number=number, reason=error) from error


def _read_order(before: Championship, entry: dict[str, Any]) -> tuple[int, ...]:
    """Return which player sits where. In the first game anybody may start, then always the next player."""
    n = len(before.players)
    first = tuple(range(n))
    possible = [before.order] if before.played else [(*first[start:], *first[:start]) for start in range(n)]
    given = entry.get("order")
    # Written out, so that 1.0 or true is not taken for 1.
    order = next((each for each in possible if repr(list(each)) == repr(given)), None)
    if order is None:
        facts = {"given": json.dumps(given, default=repr), "expected": json.dumps(possible[0])}
        raise BadRecord("microchip/championship/order", **facts)
    names = [before.players[player] for player in order]
    if entry.get("players", names) != names:
        given = json.dumps(entry["players"], default=repr, ensure_ascii=False)
        raise BadRecord("microchip/championship/seated", given=given, expected=names)
    return order
