"""A championship at the table: one game after another, until somebody's total reaches the target.

Every table of a championship keeps the records of the finished games before its own (`made["championship"]`), so each
stands for itself. Its rules, who starts, what counts and who is champion, are the game's (`Game.championship`). They
speak of players, who are numbered by their seats in the first game; here everything is told by seats.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from obelisk.errors import BadRequest
from obelisk.position import Position
from obelisk.records import record, replay
from obelisk.rulebook.modules import Championship, championships_of
from obelisk.table.core.state import Seat, Table
from obelisk.table.wire.tables import ChampionshipShown

RULES = "rules"
"""How a game ends that counts. One that is broken off is played again, from the same seats."""


def begun(target: int, position: Position) -> dict[str, Any]:
    """Return what the first table of a championship keeps of it, or refuse one that cannot be."""
    _begin(position, [f"{seat}" for seat in range(position.seats)], target).add(position)
    return {"target": target, "games": []}


def _begin(position: Position, players: Sequence[str], target: int) -> Championship:
    rules = championships_of(position.game)
    if rules is None:
        raise BadRequest("table/no-championships", game=position.game.title)
    return rules.begin(players, target)


def kept(table: Table) -> dict[str, Any] | None:
    """Return what a table keeps of the championship that it belongs to, if it does to any."""
    found: dict[str, Any] | None = table.made.get("championship")
    return found


def name_in_record(seat: Seat) -> str:
    """Return what a record calls whoever sits on a seat."""
    return seat.name or seat.level or seat.kind


def championship_of(table: Table) -> Championship | None:
    """Return the championship with all its games, the one on this table the last, unless that was broken off."""
    known = kept(table)
    if known is None:
        return None
    order = seats_in_order(table)
    players = [name_in_record(table.seats[order.index(player)]) for player in range(len(order))]
    found = _begin(table.position, players, known["target"])
    for each in known["games"]:
        found = found.add(_replayed(json.dumps(each)))
    return found if is_broken_off(table) else found.add(table.position)


def seats_in_order(table: Table) -> tuple[int, ...]:
    """Return which player of the championship sits on each seat: with every game the starter is the next."""
    known = kept(table)
    n, games = len(table.seats), 0 if known is None else len(known["games"])
    return tuple((seat + games) % n for seat in range(n))


@lru_cache(maxsize=256)
def _replayed(text: str) -> Position:
    return replay(json.loads(text))


def is_broken_off(table: Table) -> bool:
    """Return whether the game of this table ended, but not by its rules, so that it counts for nothing."""
    return table.ending is not None and table.ending.reason != RULES


def standing(table: Table) -> ChampionshipShown | None:
    """Return how a championship stands, by the seats of this table; None where there is none."""
    found, known = championship_of(table), kept(table)
    if found is None or known is None:
        return None
    order = seats_in_order(table)

    def by_seat(numbers: Sequence[int]) -> list[int]:
        return [numbers[player] for player in order]

    champions = found.champions
    return {
        "target": found.target,
        "number": len(known["games"]) + 1,
        "totals": by_seat(found.totals),
        "wins": by_seat(found.wins),
        "champions": None if champions is None else sorted(map(order.index, champions)),
    }


def following(table: Table) -> dict[str, Any] | None:
    """Return what the table after this one keeps: a game more; after the champion is known, a new championship."""
    found, known = championship_of(table), kept(table)
    if found is None or known is None or is_broken_off(table):
        return known
    games = [] if found.champions is not None else [*known["games"], record(table.position)]
    return {"target": found.target, "games": games}
