"""The next round: who meets whom, at tables that get their names here."""

from __future__ import annotations

from dataclasses import replace

from obelisk.catalogue import game
from obelisk.table.core.dealing import id_from
from obelisk.table.features.tournaments.domain import swiss
from obelisk.table.features.tournaments.domain.lots import by_lot
from obelisk.table.features.tournaments.domain.round_robin import Groups, schedule
from obelisk.table.features.tournaments.domain.seating import Past
from obelisk.table.features.tournaments.domain.standings import standings
from obelisk.table.features.tournaments.domain.swiss import NOBODY_APART, Apart
from obelisk.table.features.tournaments.domain.values import (
    CHAMPIONSHIP,
    OVER,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Outcome,
    Pairing,
    Round,
    Tournament,
)

WALKOVER = "walkover"
MOST_GAMES = 200
"""So many games a championship has at most, if nobody ever reaches the target."""
BROKEN = ("abandoned",)
"""How a game of a championship ends when nobody is left."""


def fewest_seats(tournament: Tournament) -> int:
    """Return how many have to sit at a table at least."""
    lowest = game(tournament.terms.game).seats[0]
    return min(tournament.terms.seats, max(2, lowest))


def planned(tournament: Tournament) -> Tournament:
    """Return a tournament that starts, with its draw: by lot, from its seed; a round robin knows all its rounds."""
    terms = tournament.terms
    if terms.kind != ROUND_ROBIN:
        return tournament
    drawn = _drawn(tournament)
    found = schedule(len(drawn), terms.seats, fewest_seats(tournament), terms.cycles, terms.rounds, tournament.seed)
    plan = tuple(tuple(tuple(drawn[place] for place in group) for group in groups) for groups in found)
    return replace(tournament, plan=plan)


def _drawn(tournament: Tournament) -> list[int]:
    """Return all entrants by lot."""
    numbers = [entrant.number for entrant in tournament.entrants]
    return by_lot(numbers, f"{tournament.seed} draw")


def with_next_round(tournament: Tournament, at: int, apart: Apart = NOBODY_APART) -> Tournament:
    """Return a tournament with one round more, or at its end where there is none.

    A Swiss round keeps those *apart* of whom one has blocked the other, where that is possible.
    """
    number = len(tournament.rounds) + 1
    if is_complete(tournament):
        return replace(tournament, status=OVER, next_at=None)
    groups = _groups(tournament, number, apart)
    pairings = tuple(_pairing(tournament, number, place, group) for place, group in enumerate(groups))
    resting = {one.number for one in tournament.active} - {one for group in groups for one in group}
    following = Round(number, at, pairings, tuple(sorted(resting)))
    going = replace(tournament, rounds=(*tournament.rounds, following), status=RUNNING, next_at=None)
    # A round in which everybody has withdrawn is over at once.
    return with_next_round(going, at, apart) if following.is_done and tournament.terms.kind != SWISS else going


def _groups(tournament: Tournament, number: int, apart: Apart) -> Groups:
    """Return who meets whom in a round, by seat; who is not there has a bye."""
    if tournament.terms.kind == ROUND_ROBIN:
        return tournament.plan[number - 1]
    return _swiss(tournament, apart) if tournament.terms.kind == SWISS else _championship(tournament)


def is_complete(tournament: Tournament) -> bool:
    """Return whether there is no further round."""
    kind, last, rounds = tournament.terms.kind, tournament.last, len(tournament.rounds)
    people = [entrant for entrant in tournament.active if not entrant.is_computer]
    if not people or (len(tournament.active) < 2 and kind != CHAMPIONSHIP):
        return True
    if kind == CHAMPIONSHIP:
        outcome = None if last is None else last.pairings[0].outcome
        is_won = outcome is not None and (outcome.champions is not None or outcome.reason in BROKEN)
        return is_won or rounds >= MOST_GAMES
    return rounds >= (len(tournament.plan) if kind == ROUND_ROBIN else tournament.terms.rounds)


def _swiss(tournament: Tournament, apart: Apart = NOBODY_APART) -> Groups:
    """Pair by standing; who has the same score comes in the order of the draw."""
    drawn = {number: place for place, number in enumerate(_drawn(tournament))}
    found = {one.entrant: one for one in standings(tournament)}
    active = [entrant.number for entrant in tournament.active]
    ranked = sorted(active, key=lambda number: (-found[number].score, found[number].place, drawn[number]))
    games = [pairing.entrants for each in tournament.rounds for pairing in each.pairings]
    byes = [number for each in tournament.rounds for number in each.byes]
    field = swiss.Field(
        tuple(ranked),
        {number: found[number].score for number in active},
        swiss.counted(games),
        {number: byes.count(number) for number in active},
        Past.of(tournament),
        apart,
    )
    seats = tournament.terms.seats
    return swiss.pair(field)[0] if seats == 2 else swiss.group(field, seats, fewest_seats(tournament))[0]


def _championship(tournament: Tournament) -> Groups:
    """Return the one table of a championship: as the game's own next table has them, everybody one seat further."""
    last = tournament.last
    if last is None:
        return (tuple(_drawn(tournament)),)
    before, outcome = last.pairings[0].entrants, last.pairings[0].outcome
    # A game that was broken off is played again, from the same seats.
    step = 0 if outcome is None or outcome.totals is None else 1
    return ((*before[step:], *before[:step]),)


def _pairing(tournament: Tournament, number: int, place: int, group: tuple[int, ...]) -> Pairing:
    """Return a game of a round; where too few of its players are left, it is won without being played."""
    gone = tuple(one for one in group if tournament.entrants[one].is_out)
    table = id_from(f"{tournament.seed} {tournament.id} {number} {place}")
    if tournament.terms.kind == CHAMPIONSHIP:
        return Pairing(group, table, absent=gone)
    left = tuple(one for one in group if one not in gone)
    if len(left) < fewest_seats(tournament):
        out = tuple(seat for seat, one in enumerate(group) if one in gone)
        places = tuple(2 if seat in out else 1 for seat in range(len(group)))
        return Pairing(group, outcome=Outcome(WALKOVER, places, out))
    return Pairing(left, table)
