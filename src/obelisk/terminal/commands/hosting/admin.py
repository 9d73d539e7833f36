"""`obelisk admin`: what hosts do with the tables that are kept, also while a server is running."""

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from obelisk.errors import BadRequest
from obelisk.terminal.commands.hosting.moderating import NO_REASON, Reason, host_on, moderation, moment, opened
from obelisk.terminal.commands.hosting.serve import named_database
from obelisk.terminal.files import write_text
from obelisk.terminal.options import Data, Database, argument, option
from obelisk.terminal.screen import Screen

if TYPE_CHECKING:
    from obelisk.table.core.state import Table

DAMAGED = 1
"""How `check` ends where something is."""
Id = Annotated[str, argument("admin/option/id", "ID")]
BackupFile = Annotated[Path | None, argument("admin/option/file", "[FILE]")]
Who = Annotated[str, argument("admin/option/who", "WHO")]


class Status(StrEnum):
    """Under what a table is listed."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


def list_(
    screen: Screen,
    status: Annotated[Status | None, option("admin/option/status")] = None,
    game: Annotated[str | None, option("admin/option/game")] = None,
    player: Annotated[str | None, option("admin/option/player")] = None,
    limit: Annotated[int, option("admin/option/limit", min=1)] = 50,
    data: Data = None,
    database: Database = None,
) -> None:
    """List tables."""
    with opened(data, database) as engine:
        from obelisk.table.features.hosting.store.changes import listed

        found = listed(engine, status=status, game=game, player=player, limit=limit)
    rows = []
    for row, summary in found:
        names = [seat.name or seat.level or "-" for seat in summary.seats] if summary is not None else ["?"]
        moves = "?" if summary is None else str(summary.ply)
        public = _said(screen, "yes" if row.is_public else "no")
        rows.append((row.id, row.game, row.status, moves, ", ".join(names), moment(row.changed_at), public))
    columns = screen.say.within("admin").columns("id", "game", "status", "moves", "players", "changed", "public")
    screen.table("<<<><<<", columns, rows)


def show(
    screen: Screen,
    id: Id,
    all: Annotated[bool, option("admin/option/secrets", "--all")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show the log of a table, as a spectator may know it or with all secrets."""
    with opened(data, database) as engine:
        from obelisk.table.core.events import Event
        from obelisk.table.core.state import replayed
        from obelisk.table.features.hosting.store.changes import exported
        from obelisk.table.store.faults import fault_of

        log = [Event(**event) for event in next(exported(engine, id))["events"]]
    table: Table | None = None
    try:
        table = replayed(id, log)
    except Exception as error:  # it is shown all the same, as far as it goes
        screen.line(_said(screen, "fault", what=id, reason=fault_of(error)), "error")
    for event in log:
        facts = event.data if all else _public(table, event)
        screen.line(f"{event.v:>4}  {moment(event.at)}  {event.kind:<10}  {facts and json.dumps(facts)}")


def _public(table: "Table | None", event: Any) -> Any:
    """Return what everybody may know of an event; nothing at a table that cannot be replayed."""
    from obelisk.table.views.events import event_for

    told = None if table is None else event_for(table, event, None)
    return {key: value for key, value in told.items() if key not in ("kind", "at")} if told else ""


def remove(
    screen: Screen,
    id: Id = "",
    account: Annotated[str | None, option("admin/option/account")] = None,
    scores: Annotated[str | None, option("admin/option/scores")] = None,
    tournament: Annotated[str | None, option("admin/option/tournament", metavar="ID")] = None,
    study: Annotated[str | None, option("admin/option/study")] = None,
    reason: Reason = NO_REASON,
    data: Data = None,
    database: Database = None,
) -> None:
    """Remove a table, an account, the best scores of a name, a study, or a tournament."""
    if [bool(id), *(one is not None for one in (account, scores, study, tournament))].count(True) != 1:
        raise BadRequest("admin/remove-what")
    with opened(data, database) as engine:
        from obelisk.table.features.hosting.store import changes as changing
        from obelisk.table.web.settings import Settings

        if scores is not None:
            n = changing.remove_scores(Settings(database=named_database(data, database)).scores, scores)
            _tell(screen, "removed-scores", name=scores, n=n)
            return
        if tournament is not None:
            host_on(engine).remove_document("tournament", tournament, reason)
        elif account is not None:
            host_on(engine).remove_account(account, reason)
        elif study is not None:
            host_on(engine).remove_document("study", study, reason)
        else:
            host_on(engine).remove_table(id, reason)
    _tell(screen, "removed", what=account or study or tournament or id)


def ban(
    screen: Screen, who: Who = "", reason: Reason = NO_REASON, data: Data = None, database: Database = None
) -> None:
    """Let somebody in no more, or list those who are not."""
    with opened(data, database) as engine:
        from obelisk.table.features.moderation.store.banning import bans

        if who:
            _tell(screen, "banned", what=host_on(engine).ban(who, reason))
            return
        found = bans(engine)
    kinds = {True: _said(screen, "account"), False: _said(screen, "network")}
    rows = [(one.what, kinds[one.is_person], moment(one.made_at)) for one in found]
    screen.table("<<<", screen.say.within("admin").columns("banned", "kind", "since"), rows)


def unban(screen: Screen, who: Who, reason: Reason = NO_REASON, data: Data = None, database: Database = None) -> None:
    """Let somebody in again."""
    with opened(data, database) as engine:
        _tell(screen, "unbanned", what=host_on(engine).unban(who, reason))


def rename(
    screen: Screen,
    who: Annotated[str, argument("moderation/option/person", "WHO")],
    new: Annotated[str, argument("admin/option/new", "NEW")],
    reason: Reason = NO_REASON,
    data: Data = None,
    database: Database = None,
) -> None:
    """Give an account, or a seat at a table, another name."""
    with opened(data, database) as engine:
        _tell(screen, "renamed", name=who, new=host_on(engine).rename(who, new, reason))


def export(
    screen: Screen,
    id: Id = "",
    all: Annotated[bool, option("admin/option/all", "--all")] = False,
    out: Annotated[Path | None, option("admin/option/out", metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write tables as lines of JSON."""
    if bool(id) == all:
        raise BadRequest("admin/export-what")
    with opened(data, database) as engine:
        from obelisk.table.features.hosting.store.changes import exported

        lines = (json.dumps(table, ensure_ascii=False) for table in exported(engine, id or None))
        if out is not None:
            write_text(out, "".join(f"{line}\n" for line in lines), is_private=True)
            return
        for line in lines:
            typer.echo(line)


def backup(screen: Screen, file: BackupFile = None, data: Data = None, database: Database = None) -> None:
    """Copy everything to a file, also while the server is running; without a name into the folder of backups."""
    address = _file_address(data, database, "admin/pg-backup", file or "FILE")
    from obelisk.table.features.hosting.store import copies as copying

    chosen = copying.folder_of(address) if file is None else file.expanduser()
    target = copying.new_backup(address, chosen) if file is None or chosen.is_dir() else chosen
    for made in copying.back_up(address, target):
        _tell(screen, "backed-up", file=made)


def restore(screen: Screen, file: BackupFile = None, data: Data = None, database: Database = None) -> None:
    """Put a backup in the place of a database that no server uses; without a name the newest one that is sound."""
    address = _file_address(data, database, "admin/pg-restore", file or "FILE")
    from obelisk.table.features.hosting.store import copies as copying

    chosen = copying.folder_of(address) if file is None else file.expanduser()
    with screen.busy(_said(screen, "checking-backups")):
        if file is None or chosen.is_dir():
            newest, passed_over = copying.newest_backup(chosen)
            for error in passed_over:
                screen.line(_said(screen, "passed-over", reason=error.explain(screen.language)), "error")
        else:
            newest = copying.checked_backup(chosen)
    try:
        done = copying.restore(address, newest.file)
    except BadRequest as error:
        if error.code != "table/database-held":
            raise
        raise BadRequest("admin/server-runs", **error.facts) from error
    for moved in done.moved:
        _tell(screen, "moved-away", file=moved)
    _tell(screen, "restored", file=newest.file, at=moment(newest.at))
    if done.loss is not None:
        code = "lost" if any(done.loss.rows.values()) else "lost-nothing"
        _tell(screen, code if done.loss.is_known or code == "lost" else "lost-unknown", **done.loss.rows)
        if code == "lost" and not done.loss.is_known:
            _tell(screen, "lost-more")


def check(
    screen: Screen,
    repair: Annotated[bool, option("admin/option/repair", "--repair")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Replay everything, and say what is damaged; with --repair, repair what can be repaired."""
    looked = wrong = repaired = 0

    def count(done: int, total: int) -> None:
        nonlocal looked
        looked = done

    with opened(data, database, any_version=True) as engine, screen.busy(_said(screen, "checking")):
        from obelisk.table.features.hosting.store import checks as checking
        from obelisk.table.features.hosting.store.repairs import Repair

        aside = _aside(data, database)
        for fault in checking.check(engine, count, Repair(aside) if repair else None):
            wrong, repaired = wrong + 1, repaired + fault.is_repaired
            what = fault.what or _said(screen, "the-database")
            code = "fault-repaired" if fault.is_repaired else "fault"
            screen.line(_said(screen, code, what=what, reason=fault.reason), "error")
    _tell(screen, "checked", n=looked, wrong=wrong)
    if repaired:
        _tell(screen, "repaired", n=repaired)
    if repaired and aside.exists():
        _tell(screen, "set-aside", file=aside)
    if wrong and not repair:
        _tell(screen, "repair-with")
    if wrong > repaired:
        raise typer.Exit(DAMAGED)


admin = {
    "list": list_,
    "show": show,
    "remove": remove,
    "ban": ban,
    "unban": unban,
    "rename": rename,
    "export": export,
    "backup": backup,
    "restore": restore,
    "check": check,
    **moderation,
}
"""The commands, as they are typed after `obelisk admin`."""


def _file_address(data: Path | None, database: str | None, code: str, file: Path | str) -> str:
    """Return the address of an SQLite file; of another database, say which program copies it."""
    address = named_database(data, database)
    from sqlalchemy import make_url

    from obelisk.table.store.opening import file_of

    if file_of(address) is None:
        shown = make_url(address)._replace(drivername="postgresql", password=None)
        raise BadRequest(code, file=file, address=shown.render_as_string())
    return address


def _aside(data: Path | None, database: str | None) -> Path:
    """Return the file in which a repair keeps the rows that it deletes: beside the database, or here."""
    from obelisk.table.store.opening import file_of

    file = file_of(named_database(data, database))
    return Path("obelisk-damaged-rows.jsonl") if file is None else file.with_suffix(".damaged-rows.jsonl")


def _said(screen: Screen, code: str, **facts: Any) -> str:
    return screen.say.within("admin")(code, **facts)


def _tell(screen: Screen, code: str, **facts: Any) -> None:
    screen.line(_said(screen, code, **facts))
