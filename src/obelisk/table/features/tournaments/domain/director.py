"""The director of a tournament: what may happen there. Like the referee it knows no clock but the time it is told.

`decide` answers a command with the tournament after it, or refuses with the reason. Whoever asks keeps the answer
before anybody is told. What was done already, and is asked for again, changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from obelisk.table.core.cleaning import clean_name
from obelisk.table.core.commands import NOBODY, Who
from obelisk.table.core.refusals import Forbidden, Missing, Refused, Unreadable
from obelisk.table.features.tournaments.domain.results import ruled
from obelisk.table.features.tournaments.domain.rounds import is_complete, planned, with_next_round
from obelisk.table.features.tournaments.domain.swiss import NOBODY_APART, Apart
from obelisk.table.features.tournaments.domain.values import (
    CANCELLED,
    CHAMPIONSHIP,
    MINUTE,
    OPEN,
    OVER,
    RUNNING,
    SECOND,
    SWISS,
    Entrant,
    Outcome,
    Pairing,
    Tournament,
    late,
)

LATE_ROUNDS = 1
"""A Swiss tournament may be joined for as long as no more rounds have begun."""


@dataclass(frozen=True, slots=True)
class Join:
    """Take part; `owner` is the hash of a session."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Take part no more: oneself, or for the organiser, somebody else."""

    entrant: int | None = None


@dataclass(frozen=True, slots=True)
class Unite:
    """Withdraw all entrants of one person but the first."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the first round."""

    apart: Apart = NOBODY_APART


@dataclass(frozen=True, slots=True)
class Next:
    """Begin the round after *after*, of which all games have ended."""

    after: int
    apart: Apart = NOBODY_APART


@dataclass(frozen=True, slots=True)
class Cancel:
    """End it before its end."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Say who has won a game of a round: the seats, several for a draw among them, none where all have lost."""

    round: int
    game: int
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Arrive:
    """Note that somebody has come to their table."""

    table: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Note what has come of tables."""

    outcomes: dict[str, Outcome]


@dataclass(frozen=True, slots=True)
class Tick:
    """Look whether it is time for something."""

    apart: Apart = NOBODY_APART


Command = Join | Leave | Unite | Start | Next | Cancel | Rule | Arrive | Note | Tick


def decide(tournament: Tournament, command: Command, who: Who, at: int) -> Tournament:
    """Return the tournament after a command, or refuse with the reason; the same one if nothing changes."""
    now = max(at, tournament.touched)
    after = _DECIDED[type(command)](tournament, command, who, now)
    return tournament if after == tournament else replace(after, v=tournament.v + 1, touched=now)


def begins_round(command: Command) -> bool:
    """Return whether a round may begin with a command, which takes a while where many take part."""
    return isinstance(command, Start | Next | Tick)


def can_join(tournament: Tournament) -> bool:
    """Return whether somebody more can take part."""
    people = sum(not entrant.is_computer for entrant in tournament.active)
    if people >= tournament.terms.most:
        return False
    is_late = tournament.terms.kind == SWISS and len(tournament.rounds) <= LATE_ROUNDS < tournament.terms.rounds
    return tournament.status == OPEN or (tournament.status == RUNNING and is_late)


def is_organiser(tournament: Tournament, who: Who) -> bool:
    """Return whether somebody has announced a tournament."""
    return tournament.organiser in who.owners


def _check_organiser(tournament: Tournament, who: Who) -> None:
    if not is_organiser(tournament, who):
        raise Forbidden("tournament/not-organiser")


def _check_running(tournament: Tournament) -> None:
    if tournament.status == OPEN:
        raise Refused("tournament/not-begun")
    if tournament.status != RUNNING:
        raise Refused("tournament/over")


def _join(tournament: Tournament, command: Join, who: Who, at: int) -> Tournament:
    name = clean_name(command.name)
    known = tournament.entrant_of(who.owners | {command.owner})
    if known is not None and not known.is_out:
        return tournament
    if not can_join(tournament):
        if tournament.status in (OVER, CANCELLED):
            raise Refused("tournament/over")
        raise Refused("tournament/full" if tournament.status == OPEN else "tournament/too-late")
    if known is not None:
        return _changed(tournament, replace(known, is_out=False, name=name, joined_at=at))
    entrant = Entrant(len(tournament.entrants), name, command.owner, joined_at=at)
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def _changed(tournament: Tournament, entrant: Entrant) -> Tournament:
    before, after = tournament.entrants[: entrant.number], tournament.entrants[entrant.number + 1 :]
    return replace(tournament, entrants=(*before, entrant, *after))


def _leave(tournament: Tournament, command: Leave, who: Who, at: int) -> Tournament:
    own = tournament.entrant_of(who.owners)
    number = own.number if command.entrant is None and own is not None else command.entrant
    if number is None:
        raise Forbidden("tournament/not-in")
    if not 0 <= number < len(tournament.entrants):
        raise Missing("tournament/no-entrant", n=number + 1)
    if own is None or own.number != number:
        _check_organiser(tournament, who)
    if tournament.status not in (OPEN, RUNNING):
        raise Refused("tournament/over")
    entrant = tournament.entrants[number]
    return tournament if entrant.is_out else _withdrawn(tournament, entrant, at)


def _withdrawn(tournament: Tournament, entrant: Entrant, at: int) -> Tournament:
    """Return a tournament without an entrant, who loses the games that go on."""
    if tournament.status == OPEN:
        left = (one for one in tournament.entrants if one.number != entrant.number)
        return replace(tournament, entrants=tuple(replace(one, number=place) for place, one in enumerate(left)))
    gone = _changed(tournament, replace(entrant, is_out=True))
    return _settled(_with_pairings(gone, lambda pairing: _dismissed(pairing, (entrant.number,))), at)


def _unite(tournament: Tournament, command: Unite, who: Who, at: int) -> Tournament:
    for again in reversed(tournament.entrants_of(who.owners)[1:]):  # the last first: its number is still right
        tournament = _withdrawn(tournament, again, at)
    return tournament


def _dismissed(pairing: Pairing, numbers: tuple[int, ...]) -> Pairing:
    """Return a game in which some are not waited for any more."""
    gone = tuple(one for one in numbers if one in pairing.entrants and one not in pairing.absent)
    return replace(pairing, absent=(*pairing.absent, *gone)) if gone and pairing.outcome is None else pairing


def _with_pairings(tournament: Tournament, change: Callable[[Pairing], Pairing]) -> Tournament:
    """Return a tournament with the games of its present round changed."""
    if tournament.last is None:
        return tournament
    last = replace(tournament.last, pairings=tuple(change(pairing) for pairing in tournament.last.pairings))
    return replace(tournament, rounds=(*tournament.rounds[:-1], last))


def _start(tournament: Tournament, command: Start, who: Who, at: int) -> Tournament:
    _check_organiser(tournament, who)
    if tournament.status != OPEN:
        raise Refused("tournament/begun")
    return _started(tournament, at, command.apart)


def _started(tournament: Tournament, at: int, apart: Apart) -> Tournament:
    """Return a tournament in its first round, filled up with computers where that was announced."""
    filled = _filled(tournament)
    if len(filled.entrants) < tournament.terms.fewest:
        raise Refused("tournament/too-few", n=tournament.terms.fewest)
    if not tournament.entrants:
        raise Refused("tournament/nobody")
    return with_next_round(planned(filled), at, apart)


def _filled(tournament: Tournament) -> Tournament:
    """Return the tournament with computers in its free seats, within the fewest and the most players of its terms."""
    terms, n = tournament.terms, len(tournament.entrants)
    if terms.filler is None:
        return tournament
    wanted = max(n, terms.fewest)
    if terms.kind != CHAMPIONSHIP:
        wanted = min(wanted + -wanted % terms.seats, terms.most)
    computers = tuple(Entrant(number, level=terms.filler) for number in range(n, wanted))
    return replace(tournament, entrants=(*tournament.entrants, *computers))


def _next(tournament: Tournament, command: Next, who: Who, at: int) -> Tournament:
    _check_organiser(tournament, who)
    _check_running(tournament)
    if command.after != len(tournament.rounds):  # it has begun meanwhile
        return tournament
    if tournament.last is not None and not tournament.last.is_done:
        raise Refused("tournament/round-runs", n=len(tournament.unfinished))
    return with_next_round(tournament, at, command.apart)


def _cancel(tournament: Tournament, command: Cancel, who: Who, at: int) -> Tournament:
    _check_organiser(tournament, who)
    if tournament.status not in (OPEN, RUNNING):
        raise Refused("tournament/over")
    return replace(tournament, status=CANCELLED, next_at=None)


def _rule(tournament: Tournament, command: Rule, who: Who, at: int) -> Tournament:
    _check_organiser(tournament, who)
    _check_running(tournament)
    if tournament.terms.kind == CHAMPIONSHIP:
        raise Refused("tournament/rule-championship")
    rounds = {each.number: each for each in tournament.rounds}
    if command.round not in rounds or not 0 <= command.game < len(rounds[command.round].pairings):
        raise Missing("tournament/no-game")
    each = rounds[command.round]
    pairing = each.pairings[command.game]
    if not set(command.winners) <= set(range(len(pairing.entrants))):
        raise Unreadable("table/seats", last=len(pairing.entrants) - 1, given=command.winners)
    outcome = ruled(sorted(set(command.winners)), len(pairing.entrants))
    pairings = (*each.pairings[: command.game], replace(pairing, outcome=outcome), *each.pairings[command.game + 1 :])
    changed = tuple(replace(one, pairings=pairings) if one is each else one for one in tournament.rounds)
    return _settled(replace(tournament, rounds=changed), at)


def _arrive(tournament: Tournament, command: Arrive, who: Who, at: int) -> Tournament:
    def arrived(pairing: Pairing) -> Pairing:
        if pairing.table != command.table or pairing.outcome is not None:
            return pairing
        come = tuple(
            number
            for seat, number in enumerate(pairing.entrants)
            if seat in command.seats and number not in pairing.arrived
        )
        return replace(pairing, arrived=(*pairing.arrived, *come))

    return _with_pairings(tournament, arrived) if tournament.status == RUNNING else tournament


def _note(tournament: Tournament, command: Note, who: Who, at: int) -> Tournament:
    if tournament.status != RUNNING:
        return tournament

    def noted(pairing: Pairing) -> Pairing:
        found = command.outcomes.get(pairing.table or "")
        return pairing if found is None or pairing.outcome is not None else replace(pairing, outcome=found)

    after = _with_pairings(tournament, noted)
    return tournament if after == tournament else _settled(after, at)


def _settled(tournament: Tournament, at: int) -> Tournament:
    """Let a round that has ended lead to the next one after a pause, or to the end."""
    if tournament.status != RUNNING or tournament.last is None or not tournament.last.is_done:
        return tournament
    if is_complete(tournament):
        return replace(tournament, status=OVER, next_at=None)
    if tournament.next_at is not None or tournament.terms.pause is None:
        return tournament
    return replace(tournament, next_at=at + tournament.terms.pause * SECOND)


def _tick(tournament: Tournament, command: Tick, who: Who, at: int) -> Tournament:
    starts_at = tournament.terms.starts_at
    if tournament.status == OPEN and starts_at is not None and starts_at <= at:
        try:
            return _started(tournament, at, command.apart)
        except Refused:  # too few have come
            return replace(tournament, status=CANCELLED)
    if tournament.status != RUNNING or tournament.last is None:
        return tournament
    if tournament.next_at is not None and tournament.next_at <= at:
        return with_next_round(tournament, at, command.apart)
    if tournament.last.at + tournament.terms.patience * MINUTE <= at:
        return _with_pairings(tournament, lambda pairing: _dismissed(pairing, late(tournament, pairing)))
    return tournament


_DECIDED: dict[type[Any], Callable[[Tournament, Any, Who, int], Tournament]] = {
    Join: _join,
    Leave: _leave,
    Unite: _unite,
    Start: _start,
    Next: _next,
    Cancel: _cancel,
    Rule: _rule,
    Arrive: _arrive,
    Note: _note,
    Tick: _tick,
}
SERVER = NOBODY
"""Who notes results and looks at the time."""
