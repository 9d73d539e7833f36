"""What somebody has played: results by game, opponent and level, how they went in time, best scores, and the games.

Only finished games are here, so that nothing is told of a game that goes on.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

from obelisk.table.core.referee import LEVELS
from obelisk.table.core.results import ALONE, OUTCOMES, Result, is_computer
from obelisk.table.core.state import Seat
from obelisk.words.dates import day_of

PAGE = 20
"""So many games stand on a page."""
MOST_OPPONENTS = 10
MOST_COLUMNS = 24
COMPUTERS, PEOPLE = "computers", "people"


@dataclass(frozen=True)
class Filters:
    """Which games somebody wants to see; what is empty or makes no sense chooses nothing."""

    game: str = ""
    against: str = ""
    """`computers`, `people`, or a level."""
    outcome: str = ""
    text: str = ""
    """Part of a name of somebody who played, or of a table's id."""
    page: int = 1

    @property
    def is_any(self) -> bool:
        """Whether something is left out."""
        return bool(self.game or self.against or self.outcome or self.text)

    def lets_through(self, result: Result, names: Mapping[str, str]) -> bool:
        """Return whether a game is wanted."""
        return (
            self.game in ("", result.table.game)
            and (self.outcome not in OUTCOMES or self.outcome == result.outcome)
            and self._is_against(result)
            and (not self.text or _plain(self.text) in _plain(_written(result, names)))
        )

    def _is_against(self, result: Result) -> bool:
        if self.against in LEVELS:
            return result.level == self.against
        if self.against == COMPUTERS:
            return result.level is not None
        return self.against != PEOPLE or any(not is_computer(seat) for seat in result.opponents)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()


def _written(result: Result, names: Mapping[str, str]) -> str:
    return " ".join([result.table.id, *(called(seat, names) for seat in result.opponents)])


def called(seat: Seat, names: Mapping[str, str]) -> str:
    """Return what a person is called: by their account, or else by the name at the table; "" for who has neither."""
    return names.get(seat.owner or "", seat.name)


@dataclass
class Tally:
    """How many games were won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    alone: int = 0

    def add(self, outcome: str) -> None:
        """Count one more."""
        setattr(self, outcome, getattr(self, outcome) + 1)

    @property
    def played(self) -> int:
        """How many games there were with others."""
        return self.won + self.drawn + self.lost

    @property
    def all(self) -> int:
        """How many games there were."""
        return self.played + self.alone

    @property
    def share(self) -> int | None:
        """How many of a hundred were won, where a draw is half a win."""
        return round(100 * (self.won + self.drawn / 2) / self.played) if self.played else None


@dataclass(frozen=True)
class Column:
    """A day, a week or a month of the graph: when it begins, and what came of its games."""

    begins: date
    tally: Tally


@dataclass(frozen=True)
class Score:
    """A best score: the game, its points, and the table."""

    game: str
    points: int
    table: str
    at: int


@dataclass
class Profile:
    """Everything that a page shows of somebody's finished games."""

    total: Tally = field(default_factory=Tally)
    by_game: dict[str, Tally] = field(default_factory=dict)
    by_level: dict[str, Tally] = field(default_factory=dict)
    by_opponent: list[tuple[str, bool, Tally]] = field(default_factory=list)
    """People: what each is called, whether that is the name of an account, and what came of it; the most frequent."""
    columns: list[Column] = field(default_factory=list)
    unit: str = "day"
    scores: list[Score] = field(default_factory=list)
    games: list[Result] = field(default_factory=list)
    """One page of them, the latest first."""
    pages: int = 1
    page: int = 1


def profile(results: Sequence[Result], names: Mapping[str, str], filters: Filters) -> Profile:
    """Return what there is to show of *results*, the latest first; *names* are those of accounts, by session."""
    wanted = [one for one in results if filters.lets_through(one, names)]
    found = Profile()
    opponents: dict[tuple[str, bool], Tally] = {}
    for one in wanted:
        found.total.add(one.outcome)
        found.by_game.setdefault(one.table.game, Tally()).add(one.outcome)
        if one.level is not None:
            found.by_level.setdefault(one.level, Tally()).add(one.outcome)
        for key in {(called(seat, names), seat.owner in names) for seat in one.opponents if not is_computer(seat)}:
            opponents.setdefault(key, Tally()).add(one.outcome)
    found.by_game = dict(sorted(found.by_game.items(), key=lambda each: -each[1].all))
    found.by_level = {level: found.by_level[level] for level in LEVELS if level in found.by_level}
    frequent = sorted(opponents.items(), key=lambda each: -each[1].played)[:MOST_OPPONENTS]
    found.by_opponent = [(name, has_account, tally) for (name, has_account), tally in frequent]
    found.unit, found.columns = _columns(wanted)
    found.scores = _scores(wanted)
    found.pages = max(1, -(-len(wanted) // PAGE))
    found.page = min(max(1, filters.page), found.pages)
    found.games = wanted[(found.page - 1) * PAGE : found.page * PAGE]
    return found


def _scores(results: Iterable[Result]) -> list[Score]:
    """Return the best scores of games alone: one for each game, of equal ones the earlier."""
    best: dict[str, Score] = {}
    for one in results:
        points = one.points
        if one.is_score and points is not None:
            known = best.get(one.table.game)
            if known is None or points >= known.points:
                best[one.table.game] = Score(one.table.game, points, one.table.id, one.table.touched)
    return sorted(best.values(), key=lambda score: score.game)


def _columns(results: Sequence[Result]) -> tuple[str, list[Column]]:
    """Return the columns of the graph, without gaps: of days, or where these would be too many, of weeks or months."""
    days = [day_of(one.table.touched) for one in results if one.outcome != ALONE]
    if not days:
        return "day", []
    first, last = min(days), max(days)
    unit = next((unit for unit in ("day", "week") if len(_begins(unit, first, last)) <= MOST_COLUMNS), "month")
    begins = _begins(unit, first, last)[-MOST_COLUMNS:]
    tallies = {day: Tally() for day in begins}
    for one in results:
        begin = _begin(unit, day_of(one.table.touched))
        if one.outcome != ALONE and begin in tallies:
            tallies[begin].add(one.outcome)
    return unit, [Column(day, tally) for day, tally in tallies.items()]


def _begins(unit: str, first: date, last: date) -> list[date]:
    found = [_begin(unit, first)]
    while (after := _next(unit, found[-1])) <= last:
        found.append(after)
    return found


def _begin(unit: str, day: date) -> date:
    if unit == "week":
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if unit == "month" else day


def _next(unit: str, day: date) -> date:
    if unit == "month":
        return _begin(unit, day + timedelta(days=31))
    return day + timedelta(days=7 if unit == "week" else 1)
