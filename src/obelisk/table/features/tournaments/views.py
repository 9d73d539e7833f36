"""What is told of a tournament: to whoever has its link, and of one's own part in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection
from fractions import Fraction
from typing import Any

from obelisk.table.core.commands import Who
from obelisk.table.features.tournaments import wire
from obelisk.table.features.tournaments.domain.director import can_join, is_organiser
from obelisk.table.features.tournaments.domain.standings import Standing, standings, tie_breaks_of
from obelisk.table.features.tournaments.domain.values import (
    OPEN,
    OVER,
    ROUND_ROBIN,
    RUNNING,
    Entrant,
    Pairing,
    Round,
    Tournament,
    late,
)
from obelisk.table.short_tasks import short
from obelisk.table.views.viewers import game_title
from obelisk.words import listed as listed_names
from obelisk.words import sentence

HALF = Fraction(1, 2)


def figure_of(value: Fraction) -> str:
    """Return a score as people write it.

    >>> figure_of(Fraction(5, 2)), figure_of(Fraction(1, 2)), figure_of(Fraction(4, 3)), figure_of(Fraction(-50))
    ('2½', '½', '1.33', '−50')
    """
    if value.denominator == 2 and value > 0:
        whole = value - HALF
        return f"{whole or ''}½"
    return str(value).replace("-", "−") if value.denominator == 1 else f"{float(value):.2f}"


def number_of(value: Fraction) -> float | int:
    """Return a score for programs."""
    return int(value) if value.denominator == 1 else round(float(value), 4)


def called(entrant: Entrant, tournament: Tournament, language: str) -> str:
    """Return what an entrant is called: by their name, or by what they are."""
    if entrant.level is not None:
        level = sentence(f"page/level/{entrant.level}", language)
        machines = [one.number for one in tournament.entrants if one.is_computer]
        n = "" if len(machines) == 1 else f" {machines.index(entrant.number) + 1}"
        return sentence("tournament/computer", language, level=level, n=n)
    return entrant.name or sentence("tournament/guest", language, n=entrant.number + 1)


def title_of(tournament: Tournament, language: str) -> str:
    """Return what a tournament is called: by its title, or by what it is."""
    game = game_title(tournament.terms.game, language)
    kind = sentence(f"tournament/kind/{tournament.terms.kind}", language)
    return tournament.terms.title or sentence("tournament/untitled", language, game=game, kind=kind)


def listed(tournament: Tournament, owners: Collection[str], language: str) -> dict[str, Any]:
    """Return what a list shows of a tournament."""
    terms, own = tournament.terms, tournament.entrant_of(owners)
    ranks = standings(tournament) if tournament.status == OVER and not tournament.is_broken_off else []
    return {
        "id": tournament.id,
        "title": title_of(tournament, language),
        "game": terms.game,
        "game_title": game_title(terms.game, language),
        "kind": terms.kind,
        "status": tournament.status,
        "is_broken_off": tournament.is_broken_off,
        "players": len(tournament.active) if tournament.status == OPEN else len(tournament.entrants),
        "most": terms.most,
        "round": len(tournament.rounds),
        "rounds": tournament.planned,
        "starts_at": terms.starts_at,
        "made_at": tournament.made_at,
        "changed_at": tournament.touched,
        "rated": terms.rated,
        "is_yours": own is not None,
        "is_organiser": tournament.organiser in owners,
        "place": next((one.place for one in ranks if own is not None and one.entrant == own.number), None),
        "winners": [called(tournament.entrants[one.entrant], tournament, language) for one in ranks if one.place == 1],
    }


@short
def shown(tournament: Tournament, who: Who, now: int, language: str) -> dict[str, Any]:
    """Return everything about a tournament, as somebody sees it."""
    terms, own = tournament.terms, tournament.entrant_of(who.owners)
    return {
        **listed(tournament, who.owners, language),
        "v": tournament.v,
        "now": now,
        "organiser": tournament.organiser_name,
        "options": terms.options,
        "clock": terms.clock,
        "seats": terms.seats,
        "cycles": terms.cycles,
        "target": terms.target or None,
        "fewest": terms.fewest,
        "filler": terms.filler,
        "is_public": terms.is_public,
        "patience": terms.patience,
        "pause": terms.pause,
        "next_at": tournament.next_at,
        "deadline": tournament.deadline,
        "tie_breaks": list(tie_breaks_of(terms.kind)),
        "entrants": [_entrant(entrant, tournament, language) for entrant in tournament.entrants],
        "standings": [_standing(one) for one in standings(tournament)],
        "games": [_round(tournament, each) for each in tournament.rounds],
        "ahead": _ahead(tournament),
        "you": {
            "entrant": None if own is None or own.is_out else own.number,
            "is_organiser": is_organiser(tournament, who),
            "can_join": can_join(tournament) and (own is None or own.is_out),
            "game": _own_game(tournament, own),
        },
    }


def _entrant(entrant: Entrant, tournament: Tournament, language: str) -> wire.EntrantShown:
    return {
        "number": entrant.number,
        "name": called(entrant, tournament, language),
        "level": entrant.level,
        "is_out": entrant.is_out,
    }


def _standing(one: Standing) -> wire.StandingLine:
    return {
        "place": one.place,
        "entrant": one.entrant,
        "score": number_of(one.score),
        "written": figure_of(one.score),
        "played": one.played,
        "won": one.won,
        "tie_breaks": {name: number_of(value) for name, value in one.tie_breaks.items()},
        "tie_breaks_written": {name: figure_of(value) for name, value in one.tie_breaks.items()},
    }


def _round(tournament: Tournament, each: Round) -> dict[str, Any]:
    return {
        "number": each.number,
        "at": each.at,
        "byes": list(each.byes),
        "games": [_game(tournament, pairing) for pairing in each.pairings],
    }


def _game(tournament: Tournament, pairing: Pairing) -> dict[str, Any]:
    outcome, seats = pairing.outcome, range(len(pairing.entrants))
    scores = None
    if outcome is not None:
        scores = [
            Fraction(sum(outcome.duel(seat, other) for other in seats if other != seat), 2 * (len(seats) - 1))
            for seat in seats
        ]
    return {
        "table": pairing.table,
        "players": list(pairing.entrants),
        "missing": list(late(tournament, pairing)),
        "absent": list(pairing.absent),
        "reason": None if outcome is None else outcome.reason,
        "places": None if outcome is None else list(outcome.places),
        "points": None if outcome is None or outcome.points is None else list(outcome.points),
        "scores": None if scores is None else [number_of(score) for score in scores],
        "written": None if scores is None else [figure_of(score) for score in scores],
    }


def _ahead(tournament: Tournament) -> list[list[list[int]]]:
    """Return the rounds of a round robin that are still to come, each with who meets whom."""
    if tournament.status != RUNNING:
        return []
    return [[list(group) for group in groups] for groups in tournament.plan[len(tournament.rounds) :]]


def _own_game(tournament: Tournament, own: Entrant | None) -> wire.OwnGame | None:
    """Return the game that somebody is to play now."""
    for number, pairing in enumerate(tournament.unfinished if own is not None else ()):
        if own is not None and own.number in pairing.entrants and own.number not in pairing.absent:
            others = [one for one in pairing.entrants if one != own.number]
            is_awaited = own.number in late(tournament, pairing)
            return {"table": pairing.table, "others": others, "is_awaited": is_awaited, "number": number + 1}
    return None


def summons(tournament: Tournament, who: Who, now: int, language: str) -> wire.Summons | None:
    """Return where somebody is awaited in a tournament, if anywhere."""
    own = tournament.entrant_of(who.owners)
    game = _own_game(tournament, own)
    if game is None:
        return None
    names = [called(tournament.entrants[one], tournament, language) for one in game["others"]]
    return {
        "id": tournament.id,
        "title": title_of(tournament, language),
        "round": len(tournament.rounds),
        "table": game["table"],
        "others": names,
        "is_awaited": game["is_awaited"],
        "told": sentence(
            "tournament/called",
            language,
            title=title_of(tournament, language),
            n=len(tournament.rounds),
            others=listed_names(names, language),
        ),
        "deadline": tournament.deadline if game["is_awaited"] else None,
        "now": now,
    }


def cross_table(tournament: Tournament) -> dict[int, dict[int, list[str]]]:
    """Return of every two players what the first has scored against the second; for round robins of two at a table."""
    found: dict[int, dict[int, list[str]]] = {entrant.number: {} for entrant in tournament.entrants}
    if tournament.terms.kind != ROUND_ROBIN or tournament.terms.seats != 2:
        return {}
    for each in tournament.rounds:
        for pairing in each.pairings:
            outcome = pairing.outcome
            if outcome is not None:
                for seat, number in enumerate(pairing.entrants):
                    score = figure_of(Fraction(outcome.duel(seat, 1 - seat), 2))
                    found[number].setdefault(pairing.entrants[1 - seat], []).append(score)
    return found


def taken_home(tournament: Tournament, owners: Collection[str]) -> wire.TournamentExported:
    """Return what a tournament keeps of somebody: their part in it, and what they have announced."""
    own = tournament.entrant_of(owners)
    place = next((one for one in standings(tournament) if own is not None and one.entrant == own.number), None)
    return {
        "id": tournament.id,
        "title": tournament.terms.title,
        "game": tournament.terms.game,
        "kind": tournament.terms.kind,
        "status": tournament.status,
        "made_at": tournament.made_at,
        "changed_at": tournament.touched,
        "organised": tournament.organiser_name if tournament.organiser in owners else None,
        "name": None if own is None else own.name,
        "joined_at": None if own is None else own.joined_at,
        "standing": None if place is None else _standing(place),
        "tables": [] if own is None else [pairing.table for _, pairing, _ in tournament.games_of(own.number)],
    }


def standings_csv(tournament: Tournament, language: str) -> str:
    """Return the standings as a table for other programs."""
    breaks = tie_breaks_of(tournament.terms.kind)
    rows: list[list[Any]] = [["place", "name", "score", "played", "won", *breaks]]
    for one in standings(tournament):
        name = called(tournament.entrants[one.entrant], tournament, language)
        counted = [number_of(one.tie_breaks[each]) for each in breaks]
        rows.append([one.place, _safe(name), number_of(one.score), one.played, one.won, *counted])
    return _csv(rows)


def games_csv(tournament: Tournament, language: str) -> str:
    """Return all games as a table for other programs: a line for each player at a table, and for each bye."""
    rows: list[list[Any]] = [["round", "game", "table", "seat", "name", "place", "score", "reason"]]

    def name_of(number: int) -> str:
        return _safe(called(tournament.entrants[number], tournament, language))

    for each in tournament.rounds:
        for number, pairing in enumerate(each.pairings, 1):
            game = _game(tournament, pairing)
            for seat, entrant in enumerate(pairing.entrants):
                place = "" if game["places"] is None else game["places"][seat]
                score = "" if game["scores"] is None else game["scores"][seat]
                facts = [each.number, number, pairing.table or "", seat, name_of(entrant), place, score]
                rows.append([*facts, game["reason"] or ""])
        rows += [[each.number, "", "", "", name_of(entrant), "", "", "bye"] for entrant in each.byes]
    return _csv(rows)


def _safe(text: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in "=+-@" else text


def _csv(rows: list[list[Any]]) -> str:
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    return written.getvalue()
