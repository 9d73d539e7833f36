"""What hosts do about people by `obelisk admin`: mute, reports, who is a host, and the log of it all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from obelisk.errors import BadRequest
from obelisk.terminal.commands.hosting.serve import named_database
from obelisk.terminal.options import Data, Database, argument, option
from obelisk.terminal.screen import Screen
from obelisk.words import sentence

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from obelisk.table.features.moderation.store.actions import Host

NO_REASON = "-"
"""What is logged where a command gives no reason."""
Reason = Annotated[str, option("moderation/option/reason")]
Person = Annotated[str, argument("moderation/option/person", "WHO")]
Limit = Annotated[int, option("moderation/option/limit", min=1)]


def mute(
    screen: Screen,
    who: Person,
    hours: Annotated[int, option("moderation/option/hours", min=1)] = 24,
    reason: Reason = NO_REASON,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody say nothing at any table for a while."""
    with opened(data, database) as engine:
        from obelisk.table.features.moderation.store.actions import silences
        from obelisk.table.features.moderation.store.standing import moment as in_utc

        person = host_on(engine).mute(who, hours, reason)
        until = next(until for owner, _, until, _ in silences(engine) if owner in person.owners)
    _tell(screen, "muted", name=person.name, until=in_utc(until))


def unmute(
    screen: Screen, who: Person, reason: Reason = NO_REASON, data: Data = None, database: Database = None
) -> None:
    """Let somebody speak again."""
    with opened(data, database) as engine:
        _tell(screen, "unmuted", name=host_on(engine).unmute(who, reason).name)


def reports(
    screen: Screen,
    all: Annotated[bool, option("moderation/option/all", "--all")] = False,
    limit: Limit = 50,
    data: Data = None,
    database: Database = None,
) -> None:
    """List what people have reported."""
    with opened(data, database) as engine:
        from obelisk.table.features.moderation.store import reports as reporting

        found = reporting.reports(engine, limit=limit)
        if all:
            found += reporting.reports(engine, is_open=False, limit=limit)
    say = screen.say.within("moderation")
    rows = [
        (
            str(one.id),
            moment(one.at),
            say(f"people/why/{one.reason}"),
            one.whom or one.table_id,
            one.about_name,
            one.quote,
            one.reporter_name or say("host/guest"),
            one.text,
        )
        for one in found
    ]
    columns = say.columns("number", "at", "reason", "about", "whom", "text", "reporter", "more")
    screen.table("><<<<<<<", columns, rows)


def close(
    screen: Screen,
    number: Annotated[int, argument("moderation/option/number", "NUMBER")],
    reason: Reason = NO_REASON,
    data: Data = None,
    database: Database = None,
) -> None:
    """Close a report."""
    with opened(data, database) as engine:
        host_on(engine).close(number, reason)
    _tell(screen, "closed", id=number)


def host(
    screen: Screen,
    account: Annotated[str, argument("admin/option/account", "ACCOUNT")] = "",
    revoke: Annotated[bool, option("moderation/option/revoke", "--revoke")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let an account act as a host on the pages, or list those that may."""
    with opened(data, database) as engine:
        from obelisk.table.features.moderation.store.actions import host_names

        if account:
            name = host_on(engine).make_host(account, is_host=not revoke)
            _tell(screen, "no-host" if revoke else "is-host", name=name)
            return
        found = host_names(engine)
    screen.table("<", screen.say.within("moderation").columns("host"), [(name,) for name in found])


def log(screen: Screen, limit: Limit = 100, data: Data = None, database: Database = None) -> None:
    """Show what hosts have done."""
    with opened(data, database) as engine:
        from obelisk.table.features.moderation.store import actions as acting

        found = acting.log(engine, limit)
    say = screen.say.within("moderation")
    rows = [
        (moment(one.at), one.by, sentence(acting.name_of_action(one.what), screen.say.language), one.whom, one.reason)
        for one in found
    ]
    columns = say.columns("at", "by", "what", "whom", "reason")
    screen.table("<<<<<", columns, rows)


moderation = {"mute": mute, "unmute": unmute, "reports": reports, "close": close, "host": host, "log": log}


@contextmanager
def opened(data: Path | None, database: str | None, *, any_version: bool = False) -> Iterator[Engine]:
    """Open a database, which must be there; say what to do where a damaged page stops a command."""
    address = named_database(data, database)
    from sqlalchemy.exc import DatabaseError

    from obelisk.table.features.hosting.store.changes import existing
    from obelisk.table.store.damage import is_page_error

    engine = existing(address, any_version=any_version)
    try:
        yield engine
    except DatabaseError as error:
        if not is_page_error(error.orig):
            raise
        raise BadRequest("table/damaged-start", file=engine.url.database) from error
    finally:
        engine.dispose()


def host_on(engine: Engine) -> Host:
    """Return whoever types the command, as a host."""
    from obelisk.table.features.moderation.store.actions import Host

    return Host(engine)


def moment(at: int) -> str:
    """Return a moment as it is shown: day and time where the command is typed."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def _tell(screen: Screen, code: str, **facts: Any) -> None:
    screen.line(screen.say.within("moderation")(code, **facts))
