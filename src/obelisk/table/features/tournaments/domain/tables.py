"""The tables of a round: what is played there, and by whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from obelisk.catalogue import game
from obelisk.table.core.events import Event
from obelisk.table.core.opening import TableSpec, make_rematch, make_table
from obelisk.table.core.state import COMPUTER, PERSON, Seat, Table
from obelisk.table.features.tournaments.domain.announcing import options_for
from obelisk.table.features.tournaments.domain.lots import by_lot
from obelisk.table.features.tournaments.domain.values import CHAMPIONSHIP, Entrant, Pairing, Tournament


def tables_of_round(tournament: Tournament, before: Table | None, at: int) -> list[tuple[list[Event], Table]]:
    """Return the tables of the present round, each with its first events.

    In a championship the next table follows from the one *before*, which knows all games so far.
    """
    last = tournament.last
    if last is None:
        return []
    games = [pairing for pairing in last.pairings if pairing.table is not None and pairing.outcome is None]
    return [_opened(tournament, pairing, before, at) for pairing in games]


def _opened(tournament: Tournament, pairing: Pairing, before: Table | None, at: int) -> tuple[list[Event], Table]:
    table_id = str(pairing.table)
    if before is not None:
        return make_rematch(table_id, before, at, named(tournament))
    terms = tournament.terms
    spec = TableSpec(
        game=terms.game,
        host=tournament.organiser,
        options=options_for(terms.game, terms.options, len(pairing.entrants)),
        mine=(),
        seated=_seats(tournament, pairing),
        clock=terms.clock,
        waits=terms.clock is not None,
        is_public=terms.is_public,
        championship=terms.target if terms.kind == CHAMPIONSHIP else None,
        rated=terms.rated,
        tournament=named(tournament),
    )
    return make_table(table_id, spec, at)


def named(tournament: Tournament) -> dict[str, Any]:
    """Return what a table of the present round knows of its tournament."""
    return {"id": tournament.id, "title": tournament.terms.title, "round": len(tournament.rounds)}


def _seats(tournament: Tournament, pairing: Pairing) -> tuple[Seat, ...]:
    """Return the seats of a game in the order of its pairing, which says who starts.

    A lot decides the colours where the rules let each of them start.
    """
    found = game(tournament.terms.game)
    seats = tuple(_seat(tournament.entrants[number]) for number in pairing.entrants)
    if not found.has_colours or not any(option.is_starter for option in found.options):
        return seats
    colours = by_lot(range(len(seats)), f"{tournament.seed} {pairing.table} colours")
    return tuple(replace(seat, colour=colour) for seat, colour in zip(seats, colours, strict=True))


def _seat(entrant: Entrant) -> Seat:
    if entrant.is_computer:
        return Seat(COMPUTER, "", entrant.level)
    return Seat(PERSON, entrant.name, owner=entrant.owner)
