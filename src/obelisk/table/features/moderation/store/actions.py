"""What hosts do about people and tables, each with a reason: done, logged and told in one transaction.

The pages and `obelisk admin` call the same functions; running servers hear of it by the table of changes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from obelisk.table.core import events
from obelisk.table.core.cleaning import clean, clean_name
from obelisk.table.core.networks import network_in
from obelisk.table.core.refusals import Missing, Refused, Unreadable
from obelisk.table.feature import data_parts
from obelisk.table.features.hosting.store import changes as changing
from obelisk.table.features.moderation.schema import HOST_LOG, HOSTS, NOTICES, REPORTS, SILENCES
from obelisk.table.features.moderation.store import banning
from obelisk.table.features.moderation.store.bans import SESSION
from obelisk.table.features.moderation.store.names import take_away
from obelisk.table.features.moderation.store.persons import BETWEEN, Person, named
from obelisk.table.features.moderation.store.standing import moment
from obelisk.table.store.changes import Also, Removed, tell_servers
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.rows import encode, summary_in
from obelisk.table.store.schema import ACCOUNTS, EVENTS, TABLES
from obelisk.words import is_known, sentence

MUTE, UNMUTE, BAN, UNBAN = "mute", "unmute", "ban", "unban"
RENAME, REMOVE_TABLE, REMOVE_ACCOUNT, CLOSE = "rename", "remove-table", "remove-account", "close"
HOST, UNHOST = "host", "unhost"
REMOVE = "remove-"
"""Before the kind of a document: what the log calls its removal."""
ACTIONS = (MUTE, UNMUTE, BAN, UNBAN, RENAME, REMOVE_TABLE, REMOVE_ACCOUNT, CLOSE)
"""What hosts can do on the pages; who is a host only a command says."""
HOUR = 3_600_000
LONGEST_MUTE = 24 * 365
LONGEST_REASON = 300
COMMAND = "obelisk admin"
"""Who it was, where a command did it."""


@dataclass(frozen=True)
class Logged:
    """A line of the log: when, who, what, to whom, and why."""

    id: int
    at: int
    by: str
    what: str
    whom: str
    reason: str


def _documents() -> dict[str, Callable[[Connection, str], Removed | None]]:
    """Return the functions with which features remove documents, by the kinds of these."""
    return {part.DOCUMENT: part.remove_document for part in data_parts() if hasattr(part, "DOCUMENT")}


def name_of_action(what: str) -> str:
    """Return the code of the message that names an action."""
    kind, own = what.removeprefix(REMOVE), f"moderation/act/{what}"
    if kind in _documents():
        return f"{kind}/remove-by-host"
    return f"moderation/act/{REMOVE}document" if what.startswith(REMOVE) and not is_known(own) else own


class Host:
    """A host who acts. Every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine, by: str = COMMAND):
        """Act on *engine* as the host called *by*."""
        self._engine = engine
        self.by = by

    def mute(self, whom: str, hours: int, reason: str) -> Person:
        """Let somebody say nothing at any table for so many hours."""
        if not 1 <= hours <= LONGEST_MUTE:
            raise Unreadable("moderation/hours", most=LONGEST_MUTE)
        reason, until = reason_in(reason), _now() + hours * HOUR
        with self._engine.begin() as connection:
            person = named(connection, whom)
            connection.execute(delete(SILENCES).where(SILENCES.c.owner.in_(person.owners)))
            row = {"owner": person.tag, "name": person.name, "until": until, "reason": reason}
            connection.execute(insert(SILENCES).values(row))
            facts = {"until": moment(until), "reason": reason}
            self._note(connection, MUTE, reason, person=person, code="moderation/told/muted", facts=facts)
            tell_servers(connection)
        return person

    def unmute(self, whom: str, reason: str) -> Person:
        """Let somebody speak again."""
        reason = reason_in(reason)
        with self._engine.begin() as connection:
            person = _meant(connection, whom)
            own = SILENCES.c.owner.in_(person.owners)
            # `keep_silent` has copied the mute to browsers that signed out; a moment identifies the copies.
            moments = list(connection.execute(select(SILENCES.c.until).where(own)).scalars())
            if not moments:
                raise Missing("moderation/not-muted", name=person.name)
            connection.execute(delete(SILENCES).where(SILENCES.c.until.in_(moments)))
            self._note(connection, UNMUTE, reason, person=person, code="moderation/told/unmuted")
            tell_servers(connection)
        return person

    def ban(self, whom: str, reason: str) -> str:
        """Let an address, a network, an account or a guest in no more; return what is banned."""
        return banning.ban(self._engine, whom, self._noting(BAN, whom, reason_in(reason)))

    def unban(self, whom: str, reason: str) -> str:
        """Let somebody in again."""
        told = partial(self._noting, code="moderation/told/unbanned")
        return banning.unban(self._engine, whom, told(UNBAN, whom, reason_in(reason)))

    def rename(self, whom: str, new: str, reason: str) -> str:
        """Give an account another name, or a seat at one table; return it as it is shown.

        Whoever had the old name cannot take it again.
        """
        reason = reason_in(reason)
        with self._engine.connect() as connection:
            person = named(connection, whom)
        facts = {"name": clean(new), "reason": reason}
        note = self._noting(RENAME, whom, reason, code="moderation/told/renamed", facts=facts)
        table_id, _, seat = whom.strip().partition(BETWEEN)
        if person.account is None or (seat and person.name != whom.strip()):
            return self._rename_seat(person, table_id, int(seat), new, note)

        def also(connection: Connection) -> None:
            note(connection)
            take_away(connection, person, person.name, new)

        return changing.rename(self._engine, person.name, new, also)

    def _rename_seat(self, person: Person, table_id: str, seat: int, new: str, also: Also) -> str:
        """Add to the log of a table that a seat is called otherwise; servers read the table anew."""
        name = clean_name(new)
        with self._engine.begin() as connection:
            also(connection)
            changed_at = connection.execute(select(TABLES.c.changed_at).where(TABLES.c.id == table_id)).scalar_one()
            last = connection.execute(select(func.max(EVENTS.c.v)).where(EVENTS.c.table_id == table_id)).scalar_one()
            at = max(_now(), changed_at)
            data = encode({"seat": seat, "name": name}).decode()
            happened = {"table_id": table_id, "v": last + 1, "at": at, "kind": events.RENAMED, "data": data}
            connection.execute(insert(EVENTS).values(happened))
            summary = read_row(connection, TABLES, select(TABLES).where(TABLES.c.id == table_id), summary_in)
            if summary is not None:
                take_away(connection, person, summary.seats[seat].name, name)
                seats = [replace(one, name=name) if n == seat else one for n, one in enumerate(summary.seats)]
                values = {"seats": encode(seats).decode(), "changed_at": at}
                connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))
            tell_servers(connection, table_id)
            tell_servers(connection)
        return name

    def remove_table(self, table_id: str, reason: str) -> None:
        """Delete a table; whoever sat there is told."""
        reason = reason_in(reason)

        def also(connection: Connection) -> None:
            summary = read_row(connection, TABLES, select(TABLES).where(TABLES.c.id == table_id), summary_in)
            owners = {seat.owner for seat in summary.seats if seat.owner} if summary is not None else set()
            self._note(connection, REMOVE_TABLE, reason, whom=table_id)
            for owner in sorted(owners):
                _tell(connection, owner, "moderation/told/table-removed", {"id": table_id, "reason": reason})
            tell_servers(connection)

        changing.remove_table(self._engine, table_id, also)

    def remove_document(self, kind: str, document_id: str, reason: str) -> None:
        """Delete a document that a feature keeps, such as a study; its owner is told."""
        reason = reason_in(reason)
        remove = _documents()[kind]
        with self._engine.begin() as connection:
            removed = remove(connection, document_id)
            self._note(connection, REMOVE + kind, reason, whom=document_id)
            if removed is not None and removed.owner:
                facts = {"title": removed.title or document_id, "reason": reason}
                _tell(connection, removed.owner, f"{kind}/removed-by-host", facts)
            tell_servers(connection)

    def remove_account(self, name: str, reason: str) -> None:
        """Delete an account; its browsers are told."""
        reason = reason_in(reason)

        def also(connection: Connection) -> None:
            person = named(connection, name)
            self._note(connection, REMOVE_ACCOUNT, reason, whom=person.name, about=person.tag)
            for owner in sorted(person.owners):
                _tell(connection, owner, "moderation/told/account-removed", {"reason": reason})

        changing.remove_account(self._engine, name, also)

    def close(self, number: int, outcome: str) -> None:
        """Close a report, with what came of it; whoever has reported is told."""
        outcome = reason_in(outcome)
        own = update(REPORTS).where(REPORTS.c.id == number, REPORTS.c.closed_at.is_(None))
        with self._engine.begin() as connection:
            found = connection.execute(select(REPORTS).where(REPORTS.c.id == number)).one_or_none()
            if found is None:
                raise Missing("moderation/no-report", id=number)
            if connection.execute(own.values(closed_at=_now(), closed_by=self.by, outcome=outcome)).rowcount == 0:
                raise Refused("moderation/closed-already", id=number)
            self._note(connection, CLOSE, outcome, whom=f"#{number}", about=found.about)
            _tell(connection, found.reporter, "moderation/told/report-closed", {"outcome": outcome})
            tell_servers(connection)

    def make_host(self, name: str, *, is_host: bool = True) -> str:
        """Let an account act as a host on the pages, or no more."""
        with self._engine.begin() as connection:
            person = named(connection, name)
            if person.account is None:
                raise Missing("admin/no-account", name=name)
            connection.execute(delete(HOSTS).where(HOSTS.c.account == person.account))
            if is_host:
                connection.execute(insert(HOSTS).values(account=person.account, made_at=_now()))
            self._note(connection, HOST if is_host else UNHOST, "", person=person)
            tell_servers(connection)
        return person.name

    def _noting(self, what: str, whom: str, reason: str, code: str = "", facts: dict[str, Any] | None = None) -> Also:
        """Return what writes into the log, in the transaction of what is done, and tells whom it is about."""

        def also(connection: Connection) -> None:
            if network_in(whom) is not None:
                self._note(connection, what, reason, whom=whom)
                return
            self._note(connection, what, reason, person=_meant(connection, whom), code=code, facts=facts)

        return also

    def _note(
        self,
        connection: Connection,
        what: str,
        reason: str,
        *,
        person: Person | None = None,
        whom: str = "",
        about: str | None = None,
        code: str = "",
        facts: dict[str, Any] | None = None,
    ) -> None:
        shown, tag = (whom, about) if person is None else (person.name, person.tag or None)
        if what == RENAME and facts:
            shown = f"{shown} → {facts['name']}"
        row = {"at": _now(), "by": self.by, "what": what, "whom": shown, "about": tag, "reason": reason}
        connection.execute(insert(HOST_LOG).values(row))
        if code and tag:
            _tell(connection, tag, code, facts or {})


def _meant(connection: Connection, whom: str) -> Person:
    """Return whom a host means; a guest who is named by their session alone, as they were called when it was done."""
    person = named(connection, whom)
    if not whom.startswith(SESSION):
        return person
    done = select(HOST_LOG.c.whom).where(HOST_LOG.c.about == person.tag, HOST_LOG.c.what.in_((MUTE, BAN)))
    known = connection.execute(done.order_by(HOST_LOG.c.id.desc()).limit(1)).scalar()
    return replace(person, name=known or person.name)


def _tell(connection: Connection, owner: str, code: str, facts: dict[str, Any]) -> None:
    row = {"owner": owner, "at": _now(), "code": code, "facts": json.dumps(facts, ensure_ascii=False)}
    connection.execute(insert(NOTICES).values(row))


def reason_in(text: str) -> str:
    """Return a reason as it is kept, or refuse what is none."""
    reason = clean(text)
    if not reason or len(reason) > LONGEST_REASON:
        raise Unreadable("moderation/reason-missing", most=LONGEST_REASON)
    return reason


def log(engine: Engine, limit: int = 100) -> list[Logged]:
    """Return the log, the latest first."""
    with engine.connect() as connection:
        chosen = select(HOST_LOG).order_by(HOST_LOG.c.id.desc()).limit(limit)
        return read_rows(connection, HOST_LOG, chosen, read_logged)


def read_logged(row: Any) -> Logged:
    """Return what a row says; an unknown action raises an error."""
    sentence(name_of_action(row.what), "en")
    return Logged(row.id, row.at, row.by, row.what, row.whom, row.reason)


def silences(engine: Engine) -> list[tuple[str, str, int, str]]:
    """Return who is silent now: the session, the name, until when, and why."""
    chosen = select(SILENCES).where(SILENCES.c.until > _now()).order_by(SILENCES.c.until)
    with engine.connect() as connection:
        return read_rows(connection, SILENCES, chosen, lambda row: (row.owner, row.name, row.until, row.reason))


def keep_silent(engine: Engine, owners: Collection[str], session: str) -> None:
    """Mute the new session of a browser like the person who has just signed out there."""
    chosen = select(SILENCES).where(SILENCES.c.owner.in_(owners), SILENCES.c.until > _now())
    with engine.begin() as connection:
        found = connection.execute(chosen.order_by(SILENCES.c.until.desc()).limit(1)).one_or_none()
        if found is not None:
            connection.execute(insert(SILENCES).values({**found._mapping, "owner": session}))
            tell_servers(connection)


def host_names(engine: Engine) -> list[str]:
    """Return the names of all hosts."""
    chosen = select(ACCOUNTS.c.name).join(HOSTS, HOSTS.c.account == ACCOUNTS.c.id).order_by(ACCOUNTS.c.name)
    with engine.connect() as connection:
        return list(connection.execute(chosen).scalars())


def _now() -> int:
    return int(time.time() * 1000)
