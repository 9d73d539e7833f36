"""Announcing a tournament: what can be announced, and what makes no sense."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from obelisk.catalogue import game
from obelisk.rulebook.modules import championships_of
from obelisk.table.core.cleaning import clean, clean_name
from obelisk.table.core.clocks import DAY, read_control
from obelisk.table.core.dealing import DEALS
from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.tournaments.domain.values import CHAMPIONSHIP, KINDS, ROUND_ROBIN, SWISS, Terms, Tournament
from obelisk.words import Message

LONGEST_TITLE = 60
MOST = 128
"""So many take part at most."""
MOST_EACH = 32
"""In a round robin with two at a table, where everybody meets everybody."""
USUAL_MOST = 16
"""So many, where nobody has said how many; in a championship there may be fewer seats."""
MOST_ROUNDS, MOST_CYCLES = 30, 4
LONGEST_PATIENCE, LONGEST_PAUSE = 7 * 24 * 60, 24 * 3600
LATEST_START = 90 * DAY


def announced(tournament_id: str, terms: Terms, organiser: str, name: str, seed: str, at: int) -> Tournament:
    """Return a new tournament that people can join, or refuse what cannot be played."""
    return Tournament(tournament_id, checked(terms, at), organiser, clean_name(name), seed, at, at)


def checked(terms: Terms, at: int) -> Terms:
    """Return terms as they are kept, or refuse what makes no sense."""
    if terms.kind not in KINDS:
        raise Unreadable("tournament/kind", given=repr(terms.kind), known=KINDS)
    title = clean(terms.title)
    if len(title) > LONGEST_TITLE:
        raise Unreadable("tournament/long-title", most=LONGEST_TITLE)
    seats = _seats(terms)
    _check_size(terms, seats)
    _check_rounds(terms)
    if terms.filler is not None and terms.filler not in LEVELS:
        raise Unreadable("table/level", given=repr(terms.filler), known=LEVELS)
    if terms.starts_at is not None and not at <= terms.starts_at <= at + LATEST_START:
        raise Unreadable("tournament/starts-at", days=LATEST_START // DAY)
    _check("patience", terms.patience, 1, LONGEST_PATIENCE)
    if terms.pause is not None:
        _check("pause", terms.pause, 0, LONGEST_PAUSE)
    control = read_control(terms.clock)
    clock = None if control is None else control.as_json()
    return replace(terms, title=title, seats=seats, options=_options(terms, seats), clock=clock)


def _check(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Unreadable("tournament/number", name=Message(f"tournament/field/{name}"), low=low, high=high, given=value)


def _seats(terms: Terms) -> int:
    """Return how many sit at a table: in a championship everybody, else as asked for."""
    lowest, highest = game(terms.game).seats
    if highest < 2:
        raise Unreadable("tournament/alone", game=game(terms.game).title)
    if terms.kind == CHAMPIONSHIP:
        if championships_of(game(terms.game)) is None:
            raise Unreadable("table/no-championships", game=game(terms.game).title)
        return highest
    _check("seats", terms.seats, max(2, lowest), highest)
    return terms.seats


def usual_most(name: str, kind: str, seats: int) -> int:
    """Return how many may take part where nobody has said so."""
    return min(USUAL_MOST, _most(name, kind, seats))


def _most(name: str, kind: str, seats: int) -> int:
    if kind == CHAMPIONSHIP:
        return game(name).seats[1]
    return MOST_EACH if kind == ROUND_ROBIN and seats == 2 else MOST


def _check_size(terms: Terms, seats: int) -> None:
    lowest = max(2, game(terms.game).seats[0])
    _check("most", terms.most, lowest, _most(terms.game, terms.kind, seats))
    _check("fewest", terms.fewest, lowest, terms.most)


def _check_rounds(terms: Terms) -> None:
    if terms.kind == SWISS:
        _check("rounds", terms.rounds, 1, MOST_ROUNDS)
    elif terms.kind == ROUND_ROBIN:
        _check("cycles", terms.cycles, 1, MOST_CYCLES)
        _check("rounds", terms.rounds, 0, MOST_ROUNDS)
    else:
        _check("target", terms.target, 1, 10_000)
        if terms.rated:
            raise Unreadable("table/rated-plain")


def _options(terms: Terms, seats: int) -> dict[str, Any]:
    """Return the game's options, after a look whether a game can start with them; who sits there is not one of them."""
    chosen = game(terms.game)
    if any(terms.options.get(key) is not None for key in DEALS):
        raise Unreadable("tournament/chosen-deal")
    options = {key: value for key, value in terms.options.items() if key != "players"}
    chosen.start(**options_for(terms.game, options, seats))
    return options


def options_for(name: str, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return the options of a game of so many."""
    lowest, highest = game(name).seats
    return options if lowest == highest else {**options, "players": seats}
