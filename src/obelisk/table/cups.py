"""A championship at the table: one game after another, until somebody's total reaches the target.

Every table of a championship keeps the records of the finished games before its own (`made["championship"]`), so each
stands for itself. Its rules, who starts, what counts and who is champion, are those of `obelisk.games.microchip.championship`. They
speak of players, who are numbered by their seats in the first game; here everything is told by seats.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from obelisk.games.microchip.championship import Championship
from obelisk.position import Position
from obelisk.records import record, replay
from obelisk.table.state import Seat, Table

RULES = "rules"
"""How a game ends that counts. One that is broken off is played again, from the same seats."""


def begun(target: int, position: Position) -> dict[str, Any]:
    """Return what the first table of a championship keeps of it, or refuse one that cannot be."""
    Championship.new([f"{seat}" for seat in range(position.seats)], target).add(position)
    return {"target": target, "games": []}


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
    cup = Championship.new(players, known["target"])
    for each in known["games"]:
        cup = cup.add(_replayed(json.dumps(each)))
    return cup if is_broken_off(table) else cup.add(table.position)


def seats_in_order(table: Table) -> tuple[int, ...]:
    """Return which player of the championship sits on each seat: with every game the starter is the next."""
    known = kept(table)
    n, games = len(table.seats), 0 if known is None else len(known["games"])
    return tuple((seat + games) % n for seat in range(n))


@lru_cache(maxsize=256)
def _replayed(text: str) -> Position:
    return replay(json.loads(text))


def is_broken_off(table: Table) -> bool:
    """Tell whether the game of this table ended, but not by its rules, so that it counts for nothing."""
    return table.ending is not None and table.ending.reason != RULES


def standing(table: Table) -> dict[str, Any] | None:
    """Return how a championship stands, by the seats of this table; None where there is none."""
    cup, known = championship_of(table), kept(table)
    if cup is None or known is None:
        return None
    order = seats_in_order(table)

    def by_seat(numbers: Sequence[int]) -> list[int]:
        return [numbers[player] for player in order]

    champions = cup.champions
    return {
        "target": cup.target,
        "number": len(known["games"]) + 1,
        "totals": by_seat(cup.totals),
        "wins": by_seat(cup.wins),
        "champions": None if champions is None else sorted(map(order.index, champions)),
    }


def following(table: Table) -> dict[str, Any] | None:
    """Return what the table after this one keeps: a game more; after the champion is known, a new championship."""
    cup, known = championship_of(table), kept(table)
    if cup is None or known is None or is_broken_off(table):
        return known
    games = [] if cup.champions is not None else [*known["games"], record(table.position)]
    return {"target": cup.target, "games": games}
