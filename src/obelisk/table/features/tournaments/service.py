"""The tournaments of a server: what is decided goes onto the disk, and then to everybody who looks.

Nothing here is remembered that the database does not know. Whichever server looks at a tournament finds out what its
tables have come to, and goes on with it; so one that dies in the middle of anything leaves nothing undone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError

from obelisk.errors import ObeliskError
from obelisk.table.core import championship
from obelisk.table.core.commands import NOBODY, Adjudicate, Dismiss, Who
from obelisk.table.core.dealing import fresh_secret, id_from
from obelisk.table.core.events import ENDED, Event
from obelisk.table.core.refusals import Damaged, Missing, Refused, Unavailable
from obelisk.table.core.state import PERSON, Table
from obelisk.table.core.summary import Summary
from obelisk.table.features.tournaments.domain.announcing import announced
from obelisk.table.features.tournaments.domain.director import (
    SERVER,
    Arrive,
    Command,
    Leave,
    Next,
    Note,
    Start,
    Tick,
    Unite,
    begins_round,
    decide,
)
from obelisk.table.features.tournaments.domain.results import outcome_of
from obelisk.table.features.tournaments.domain.tables import tables_of_round
from obelisk.table.features.tournaments.domain.values import (
    CANCELLED,
    CHAMPIONSHIP,
    MINUTE,
    OPEN,
    OVER,
    RUNNING,
    SWISS,
    Outcome,
    Pairing,
    Terms,
    Tournament,
    due_at,
)
from obelisk.table.features.tournaments.store.reading import Archive
from obelisk.table.features.tournaments.store.writing import add, people_of, swap
from obelisk.table.logs import note, reason_of
from obelisk.table.service.live_table import LiveTable
from obelisk.table.service.server_time import BEAT
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import MOST_TRIES, Tables
from obelisk.table.store import Entry, Overtaken
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings
from obelisk.table.workers.lanes import SLOW

MANY = 40
"""To pair more than so many takes longer than a moment, and is done in another process."""
LATELY = 10 * MINUTE
"""For so long after its end a tournament is looked at: a table may not have heard of it."""
SWEEP = 10.0
"""Every so many seconds a server looks at all tournaments that are played: another one may have died."""


class Service(Subscriber):
    """Decides, keeps and tells; and looks after what nobody asks for."""

    def __init__(self, tables: Tables, settings: Settings):
        self._tables = tables
        self.archive = Archive(tables.engine)
        self.awaited: set[str] = set()
        """The sessions of those who have to do with a tournament that is not over."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiters: dict[str, set[asyncio.Future[None]]] = {}
        self._met: set[tuple[str, int]] = set()

    async def get(self, tournament_id: str) -> Tournament:
        """Return a tournament as it is on the disk, or refuse a name that nobody knows."""
        found = await in_store(self.archive.find, tournament_id)
        if found is None:
            raise Missing("tournament/unknown", id=tournament_id)
        return found

    async def make(self, terms: Terms, organiser: str, name: str, secret: str) -> Tournament:
        """Announce a tournament; with the same secret once more, it is the same one."""
        tournament_id = id_from(secret, "tournament")
        with suppress(Missing):
            known = await self.get(tournament_id)
            if known.organiser != organiser:
                raise Refused("table/key-used")
            return known
        facts = (tournament_id, terms, organiser, name, fresh_secret(), self._tables.now())
        made = await asyncio.to_thread(announced, *facts)
        await self._submit(Entry("", [], also=partial(add, tournament=made)), made)
        return made

    async def act(self, tournament_id: str, command: Command, who: Who) -> Tournament:
        """Carry out a command; return the tournament once that is on the disk."""
        return await asyncio.shield(self._act(tournament_id, command, who))

    async def unite(self, owners: Collection[str]) -> None:
        """Let each tournament have one entrant for a person of several sessions: the one who joined first."""
        who = Who(frozenset(owners))
        for one in await in_store(self.archive.of_owners, owners, (OPEN, RUNNING)):
            if len(one.entrants_of(owners)) > 1:
                with suppress(Missing):
                    await self.act(one.id, Unite(), who)

    async def _act(self, tournament_id: str, command: Command, who: Who) -> Tournament:
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for _ in range(MOST_TRIES):
                before = await self.get(tournament_id)
                after = await self._decided(before, command, who)
                if after is before or after == before:
                    return before
                with suppress(Overtaken):
                    return await self._keep(before, after)
        raise Unavailable("table/not-kept")

    async def _decided(self, before: Tournament, command: Command, who: Who) -> Tournament:
        if isinstance(command, Start | Next | Tick) and before.terms.kind == SWISS:
            owners = [entrant.owner for entrant in before.entrants]
            command = replace(command, apart=await in_store(self._tables.gate.pairs_apart, owners))
        facts = (before, command, who, self._tables.now())
        if begins_round(command) and len(before.entrants) > MANY:
            found: Tournament = await self._tables.workers.do(SLOW, decide, *facts)
            return found
        return await asyncio.to_thread(decide, *facts)

    async def _keep(self, before: Tournament, after: Tournament) -> Tournament:
        """Write a change, and with a round its tables: all of it, or nothing."""
        opened: list[Table] = []
        entry = Entry("", [])
        if len(after.rounds) > len(before.rounds) and after.unfinished:
            try:
                last = await self._last_table(before)
            except Missing:  # a host has removed it: nobody knows any more how the championship stood
                after = replace(before, v=before.v + 1, touched=after.touched, status=CANCELLED, next_at=None)
            else:
                for happened, table in await asyncio.to_thread(tables_of_round, after, last, self._tables.now()):
                    entry.others.append(self._tables.entry_for_new(table, happened, is_call=True))
                    opened.append(table)
        entry.also = partial(swap, before=before, after=after)
        await self._submit(entry, after)
        for table in opened:
            self._tables.spawn(self._open(table.id))
        self._tables.spawn(self.look(after.id))
        return after

    async def _last_table(self, before: Tournament) -> Table | None:
        """Return the last table of a championship, from which the next one follows."""
        if before.terms.kind != CHAMPIONSHIP or before.last is None:
            return None
        return (await self._tables.get(str(before.last.pairings[0].table))).committed

    async def _submit(self, entry: Entry, after: Tournament) -> None:
        """Write; where the database broke off, find out whether it was in time."""
        try:
            await self._tables.writer.submit(entry)
        except Overtaken:
            raise
        except Unavailable as problem:
            try:
                is_kept = await in_store(self.archive.find, after.id) == after
            except SQLAlchemyError as error:
                raise Unavailable("table/not-known") from error
            if not is_kept:
                raise problem
        if after.status in (OPEN, RUNNING):
            self.awaited |= people_of(after)
        self.changed_elsewhere([after.id])

    async def _open(self, table_id: str) -> None:
        """Let the computers of a new table think."""
        with suppress(ObeliskError):
            await self._tables.get(table_id)

    # --- what tables tell ----------------------------------------------------------------------------------------

    def met(self, table: Table, seats: Collection[int]) -> None:
        """Note that players of a game have come to their table."""
        known = table.tournament
        new = tuple(seat for seat in seats if (table.id, seat) not in self._met)
        if (
            known is None
            or not new
            or table.is_over
            or not self._tables.is_open
            or self._tables.damage.file is not None
        ):
            return
        self._met |= {(table.id, seat) for seat in new}
        self._tables.spawn(self._arrive(str(known["id"]), Arrive(table.id, new)))

    async def _arrive(self, tournament_id: str, command: Arrive) -> None:
        try:
            await self.act(tournament_id, command, SERVER)
        except Missing:  # it was removed: the game is one of its own now
            return
        except ObeliskError:
            self._met -= {(command.table, seat) for seat in command.seats}

    def published(self, live: LiveTable, events: Sequence[Event], table: Table) -> None:
        """Look at the tournament of a game that has ended."""
        if events[-1].kind == ENDED and table.tournament is not None and self._tables.is_open:
            self._met = {one for one in self._met if one[0] != table.id}
            self._tables.spawn(self.look(str(table.tournament["id"])))

    def changed_elsewhere(self, ids: list[str] | None) -> None:
        """Wake everybody who waits for something to happen in these tournaments, or in any."""
        for tournament_id in list(self._waiters) if ids is None else ids:
            for waiter in self._waiters.pop(tournament_id, ()):
                if not waiter.done():
                    waiter.set_result(None)

    async def changed(self, known: dict[str, int], seconds: float) -> None:
        """Wait until one of some tournaments has changed since its number, at most for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                # What is heard may be old news: another server tells it late.
                while await self._is_as_known(known):
                    pass

    async def _is_as_known(self, known: dict[str, int]) -> bool:
        """Return whether nothing has changed, after something was heard; at once, if something has changed before."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for tournament_id in known:
            self._waiters.setdefault(tournament_id, set()).add(waiter)
        try:
            now = [await in_store(self.archive.find, tournament_id) for tournament_id in known]
            is_same = all(one is not None and one.v <= known[one.id] for one in now)
            if is_same:
                await waiter
            return is_same
        finally:
            for tournament_id in known:
                left = self._waiters.get(tournament_id, set())
                left.discard(waiter)
                if not left:
                    self._waiters.pop(tournament_id, None)

    # --- what nobody asks for ------------------------------------------------------------------------------------

    def jobs(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Look after all tournaments."""
        return [self.keep()]

    async def person_joined(self, owners: Collection[str]) -> None:
        """Make one entrant of a person whose sessions came together."""
        await self.unite(owners)

    async def person_leaves(self, who: Who) -> None:
        """Let a person leave all tournaments."""
        for one in await in_store(self.archive.of_owners, who.owners, (OPEN, RUNNING)):
            if one.entrant_of(who.owners) is not None:
                with suppress(Unavailable, Missing, Refused):
                    await self.act(one.id, Leave(), who)

    async def keep(self) -> None:
        """Look after all tournaments until the server ends."""
        swept = -SWEEP
        while True:
            try:
                if time.monotonic() - swept >= SWEEP:
                    swept = time.monotonic()
                    self.awaited = await in_store(self.archive.awaited)
                    await self._look_at(await in_store(self.archive.running, self._tables.now() - LATELY))
                await self._look_at(await in_store(self.archive.due, self._tables.now()))
            except SQLAlchemyError as error:
                note("not-read", logging.ERROR, reason=reason_of(error))
            await asyncio.sleep(BEAT)

    async def _look_at(self, ids: Collection[str]) -> None:
        for tournament_id in ids:
            await self.look(tournament_id)

    async def look(self, tournament_id: str) -> None:
        """Note what tables have come to, end what was decided otherwise, and do what it is time for."""
        try:
            now = await self._noted(await self.get(tournament_id))
            await self._enforce(now)
            due = due_at(now)
            if due is not None and due <= self._tables.now():
                await self.act(tournament_id, Tick(), SERVER)
        except (Missing, Damaged):  # removed meanwhile, or logged already
            return
        except ObeliskError as error:  # it is looked at again soon
            note("tournament-waits", logging.WARNING, tournament=tournament_id, reason=reason_of(error))

    async def _noted(self, tournament: Tournament) -> Tournament:
        """Note the results of games that have ended."""
        games = {str(pairing.table): pairing for pairing in tournament.unfinished}
        rows = await in_store(self.archive.tables, list(games)) if games else {}
        found: dict[str, Outcome] = {}
        for table_id, row in rows.items():
            if row.ending is not None:
                outcome = outcome_of(row.ending, row.seats, games[table_id])
                found[table_id] = await self._with_cup(table_id, outcome, tournament)
        return await self.act(tournament.id, Note(found), SERVER) if found else tournament

    async def _with_cup(self, table_id: str, outcome: Outcome, tournament: Tournament) -> Outcome:
        """Add how a championship stands, which the game itself counts."""
        if tournament.terms.kind != CHAMPIONSHIP or outcome.reason != championship.RULES:
            return outcome
        live = await self._tables.get(table_id)
        stands = await asyncio.to_thread(championship.standing, live.committed)
        if stands is None:
            return outcome
        champions = None if stands["champions"] is None else tuple(stands["champions"])
        return replace(outcome, totals=tuple(stands["totals"]), wins=tuple(stands["wins"]), champions=champions)

    async def _enforce(self, tournament: Tournament) -> None:
        """End games that the organiser has decided, and go on without those who are not waited for."""
        last = tournament.last
        games = [one for one in ((last and last.pairings) or ()) if one.table is not None and _may_go_on(one)]
        if not games or tournament.status not in (RUNNING, OVER):
            return
        rows = await in_store(self.archive.tables, [str(one.table) for one in games])
        for pairing in games:
            row = rows.get(str(pairing.table))
            command = None if row is None or row.ending is not None else _command(pairing, row)
            if command is not None:
                with suppress(Refused):
                    await self._tables.act(str(pairing.table), command, NOBODY)


def _may_go_on(pairing: Pairing) -> bool:
    """Return whether a game may still be played though it should not."""
    is_ruled = pairing.outcome is not None and pairing.outcome.reason == "adjudicated"
    return is_ruled or (pairing.outcome is None and bool(pairing.absent))


def _command(pairing: Pairing, row: Summary) -> Adjudicate | Dismiss | None:
    if pairing.outcome is not None:
        first = tuple(seat for seat, place in enumerate(pairing.outcome.places) if place == 1)
        return Adjudicate(tuple(seat for seat in first if seat not in pairing.outcome.out))
    gone = (seat for seat, number in enumerate(pairing.entrants) if number in pairing.absent)
    seats = tuple(seat for seat in gone if row.seats[seat].kind == PERSON)
    return Dismiss(seats) if seats else None


def tournaments_of(request: Request) -> Service:
    """Return the tournaments of the server, or refuse where they are off."""
    return service_of(request, Service)
