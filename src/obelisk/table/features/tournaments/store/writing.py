"""Writing tournaments. A change is written on top of what it was decided on, or refused.

The tables of a round are written in the same transaction as the round itself: so they are opened once, however many
servers try, and whenever one of them dies.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, insert, select, update

from obelisk.table.core.refusals import Missing
from obelisk.table.features.tournaments.domain.values import KINDS, STATUSES, Entrant, Tournament, due_at
from obelisk.table.features.tournaments.schema import PARTICIPANTS, TOURNAMENTS
from obelisk.table.store.bus import tell_tournament
from obelisk.table.store.changes import Removed
from obelisk.table.store.damage import read_row
from obelisk.table.store.writer import Overtaken

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tournament).decode


def add(connection: Connection, tournament: Tournament) -> None:
    """Write a new tournament."""
    made = {"id": tournament.id, "game": tournament.terms.game, "is_public": tournament.terms.is_public}
    connection.execute(insert(TOURNAMENTS).values(**made, made_at=tournament.made_at, **changes_of(tournament)))
    _note_people(connection, tournament, frozenset(), people_of(tournament))


def swap(connection: Connection, before: Tournament, after: Tournament) -> None:
    """Write what a tournament has become, unless it has changed since."""
    same = (TOURNAMENTS.c.id == before.id) & (TOURNAMENTS.c.v == before.v)
    if connection.execute(update(TOURNAMENTS).where(same).values(**changes_of(after))).rowcount == 0:
        raise Overtaken("table/not-kept")
    _note_people(connection, after, people_of(before), people_of(after))
    tell_tournament(connection, after.id)


def changes_of(tournament: Tournament) -> dict[str, Any]:
    """Return the columns that change with a tournament."""
    return {
        "v": tournament.v,
        "status": tournament.status,
        "changed_at": tournament.touched,
        "due_at": due_at(tournament),
        "state": encode(tournament).decode(),
    }


def people_of(tournament: Tournament) -> frozenset[str]:
    """Return the sessions of everybody who has to do with a tournament."""
    owners = (tournament.organiser, *(entrant.owner for entrant in tournament.entrants))
    return frozenset(owner for owner in owners if owner)


def _note_people(connection: Connection, tournament: Tournament, before: frozenset[str], after: frozenset[str]) -> None:
    gone = PARTICIPANTS.c.owner.in_(before - after) & (PARTICIPANTS.c.tournament_id == tournament.id)
    if before - after:
        connection.execute(sql.delete(PARTICIPANTS).where(gone))
    for owner in sorted(after - before):
        connection.execute(insert(PARTICIPANTS).values(owner=owner, tournament_id=tournament.id))


def read_tournament(row: Any) -> Tournament:
    """Return the tournament that a row holds, or raise an error for one that makes no sense."""
    found = decode(row.state)
    entrants = range(len(found.entrants))
    if found.id != row.id or found.terms.kind not in KINDS or found.status not in STATUSES:
        raise ValueError("state")
    if [one.number for one in found.entrants] != list(entrants):
        raise ValueError("entrants")
    for happened in found.rounds:
        named = [number for pairing in happened.pairings for number in pairing.entrants]
        if not happened.pairings or any(number not in entrants for number in (*named, *happened.byes)):
            raise ValueError("rounds")
    return found


def delete(connection: Connection, tournament_id: str) -> Removed | None:
    """Delete a tournament; its games stay, as games of their own. Return None for a damaged one."""
    chosen = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
    if connection.execute(chosen).first() is None:
        raise Missing("tournament/unknown", id=tournament_id)
    found = read_row(connection, TOURNAMENTS, chosen, read_tournament)
    for rows in (PARTICIPANTS.c.tournament_id, TOURNAMENTS.c.id):
        connection.execute(sql.delete(rows.table).where(rows == tournament_id))
    tell_tournament(connection, tournament_id)
    return None if found is None else Removed(found.organiser or "", found.terms.title)


def forget(connection: Connection, owners: Collection[str]) -> None:
    """Take a person out of all tournaments, and delete those that name no one else.

    Of a damaged tournament nothing is left that could name the person.
    """
    known = select(PARTICIPANTS.c.tournament_id).where(PARTICIPANTS.c.owner.in_(owners)).distinct()
    for tournament_id in sorted(connection.execute(known).scalars()):
        own = TOURNAMENTS.c.id == tournament_id
        before = read_row(connection, TOURNAMENTS, select(TOURNAMENTS).where(own).with_for_update(), read_tournament)
        if before is None:
            connection.execute(update(TOURNAMENTS).where(own).values(state=""))
            connection.execute(sql.delete(PARTICIPANTS).where(PARTICIPANTS.c.owner.in_(owners)))
        elif people_of(before) <= frozenset(owners):
            delete(connection, tournament_id)
        else:
            swap(connection, before, without(before, owners))


def without(tournament: Tournament, owners: Collection[str]) -> Tournament:
    """Return a tournament that does not know somebody any more."""
    organiser, name = tournament.organiser, tournament.organiser_name
    if organiser in owners:
        organiser, name = "", ""
    entrants = tuple(_nobody(entrant) if entrant.owner in owners else entrant for entrant in tournament.entrants)
    return replace(tournament, entrants=entrants, v=tournament.v + 1, organiser=organiser, organiser_name=name)


def _nobody(entrant: Entrant) -> Entrant:
    return replace(entrant, name="", owner=None)
