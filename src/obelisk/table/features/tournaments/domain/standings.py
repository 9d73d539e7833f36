"""Who leads: scores, and the tie-breaks of the field where scores are equal.

A game is worth one point, whatever the number of seats: of everybody whom a player leaves behind the share 1 / (seats -
1), and half of it of everybody with the same place. So with two it is 1, ½ and 0, and a shared win is split.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from obelisk.table.features.tournaments.domain.values import CHAMPIONSHIP, SWISS, Tournament

DIRECT, MEDIAN, BUCHHOLZ = "direct", "median", "buchholz"
SONNEBORN_BERGER, PROGRESSIVE, WINS = "sonneborn-berger", "progressive", "wins"
BYE = Fraction(1)
"""What a bye of a Swiss tournament counts: as much as a win."""


@dataclass(frozen=True)
class Met:
    """What one game counts for a player: the share of its point, and of each opponent the duel, 0, ½ or 1."""

    round: int
    score: Fraction
    duels: Mapping[int, Fraction]


@dataclass(frozen=True)
class Standing:
    """How a player stands."""

    entrant: int
    place: int
    score: Fraction
    played: int
    won: int
    tie_breaks: Mapping[str, Fraction]


def tie_breaks_of(kind: str) -> tuple[str, ...]:
    """Return which tie-breaks count, in their order."""
    if kind == SWISS:
        return (DIRECT, MEDIAN, BUCHHOLZ, SONNEBORN_BERGER, PROGRESSIVE)
    return (WINS,) if kind == CHAMPIONSHIP else (DIRECT, SONNEBORN_BERGER, WINS)


def meetings(tournament: Tournament) -> dict[int, list[Met]]:
    """Return what has come of every finished game, by player."""
    found: dict[int, list[Met]] = {entrant.number: [] for entrant in tournament.entrants}
    for each in tournament.rounds:
        for pairing in each.pairings:
            if pairing.outcome is None:
                continue
            seats = range(len(pairing.entrants))
            for seat in seats:
                duels = {
                    pairing.entrants[other]: Fraction(pairing.outcome.duel(seat, other), 2)
                    for other in seats
                    if other != seat
                }
                score = sum(duels.values(), Fraction(0)) / len(duels)
                found[pairing.entrants[seat]].append(Met(each.number, score, duels))
    return found


def scores_by_round(tournament: Tournament) -> dict[int, list[Fraction]]:
    """Return what every player has scored in each round."""
    found = {entrant.number: [Fraction(0)] * len(tournament.rounds) for entrant in tournament.entrants}
    for number, games in meetings(tournament).items():
        for met in games:
            found[number][met.round - 1] += met.score
    if tournament.terms.kind == SWISS:
        for place, each in enumerate(tournament.rounds):
            for number in each.byes:
                found[number][place] += BYE
    return found


def standings(tournament: Tournament) -> list[Standing]:
    """Return how everybody stands, the leader first; who is equal in everything shares a place."""
    if tournament.terms.kind == CHAMPIONSHIP:
        return _championship(tournament)
    games = meetings(tournament)
    by_round = scores_by_round(tournament)
    scores = {number: sum(each, Fraction(0)) for number, each in by_round.items()}
    ways: dict[str, Callable[[], Mapping[int, Fraction]]] = {
        DIRECT: lambda: _direct(games, scores),
        MEDIAN: lambda: {number: _median(each) for number, each in _opponents(games, scores, by_round).items()},
        BUCHHOLZ: lambda: {
            number: sum(each, Fraction(0)) for number, each in _opponents(games, scores, by_round).items()
        },
        SONNEBORN_BERGER: lambda: {number: _sonneborn_berger(each, scores) for number, each in games.items()},
        PROGRESSIVE: lambda: {number: _progressive(each) for number, each in by_round.items()},
        WINS: lambda: {number: Fraction(_won(each)) for number, each in games.items()},
    }
    counted = {name: ways[name]() for name in tie_breaks_of(tournament.terms.kind)}
    return _ranked(
        [
            Standing(
                number,
                0,
                score,
                len(games[number]),
                _won(games[number]),
                {name: found[number] for name, found in counted.items()},
            )
            for number, score in scores.items()
        ]
    )


def _ranked(found: Iterable[Standing]) -> list[Standing]:
    """Return standings in their order, each with its place."""

    def key(one: Standing) -> tuple[Fraction, ...]:
        return (-one.score, *(-value for value in one.tie_breaks.values()))

    ordered = sorted(found, key=lambda one: (key(one), one.entrant))
    placed: list[Standing] = []
    for number, one in enumerate(ordered, 1):
        is_equal = bool(placed) and key(placed[-1]) == key(one)
        place = placed[-1].place if is_equal else number
        placed.append(Standing(one.entrant, place, one.score, one.played, one.won, one.tie_breaks))
    return placed


def _championship(tournament: Tournament) -> list[Standing]:
    """Return how a championship stands, as the game's own rules have counted it at the last table that has ended."""
    totals = {entrant.number: Fraction(0) for entrant in tournament.entrants}
    wins, played = dict(totals), 0
    for each in tournament.rounds:
        for pairing in each.pairings:
            outcome = pairing.outcome
            if outcome is None or outcome.totals is None or outcome.wins is None:
                continue
            played += 1
            for seat, number in enumerate(pairing.entrants):
                totals[number], wins[number] = Fraction(outcome.totals[seat]), Fraction(outcome.wins[seat])
    return _ranked(
        Standing(number, 0, total, played, int(wins[number]), {WINS: wins[number]}) for number, total in totals.items()
    )


def _won(games: Sequence[Met]) -> int:
    return sum(all(duel == 1 for duel in met.duels.values()) for met in games)


def _direct(games: Mapping[int, Sequence[Met]], scores: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Return what those with the same score have scored against each other, where each of them has met all others."""
    found = dict.fromkeys(scores, Fraction(0))
    for score in set(scores.values()):
        tied = {number for number, own in scores.items() if own == score}
        met = {number: {other for game in games[number] for other in game.duels} for number in tied}
        if len(tied) > 1 and all(tied - {number} <= met[number] for number in tied):
            for number in tied:
                duels = (duel for game in games[number] for other, duel in game.duels.items() if other in tied)
                found[number] = sum(duels, Fraction(0))
    return found


def _opponents(
    games: Mapping[int, Sequence[Met]], scores: Mapping[int, Fraction], by_round: Mapping[int, Sequence[Fraction]]
) -> dict[int, list[Fraction]]:
    """Return of each round what its opponents have scored in all, in the mean; unplayed, what the player has scored."""
    found = {}
    for number, own in games.items():
        values = [scores[number]] * len(by_round[number])
        for met in own:
            values[met.round - 1] = sum((scores[other] for other in met.duels), Fraction(0)) / len(met.duels)
        found[number] = values
    return found


def _median(values: Sequence[Fraction]) -> Fraction:
    """Return Buchholz without the best and the worst opponent, from three rounds on."""
    whole = sum(values, Fraction(0))
    return whole - max(values) - min(values) if len(values) > 2 else whole


def _sonneborn_berger(games: Sequence[Met], scores: Mapping[int, Fraction]) -> Fraction:
    """Return the sum of the scores of all opponents who were beaten, and half of those with whom it was a draw."""
    parts = (duel * scores[other] / len(met.duels) for met in games for other, duel in met.duels.items())
    return sum(parts, Fraction(0))


def _progressive(by_round: Sequence[Fraction]) -> Fraction:
    """Return the sum of the scores after each round: points that come early count more often."""
    return sum((score * (len(by_round) - number) for number, score in enumerate(by_round)), Fraction(0))
