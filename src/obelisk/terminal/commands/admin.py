"""`obelisk admin`: what hosts do with the tables that are kept, also while a server is running."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from obelisk.errors import BadRequest
from obelisk.terminal.commands.serve import named_database
from obelisk.terminal.files import write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from obelisk.table.core.state import Table

DAMAGED = 1
"""How `check` ends where something is."""
Status = StrEnum("Status", {"OPEN": "open", "RUNNING": "running", "OVER": "over"})


@dataclass(frozen=True)
class Desk:
    """Where a host works: a screen, and a database by its address."""

    screen: Screen
    url: str

    @property
    def say(self) -> Say:
        """The sentences of this command."""
        return self.screen.say.within("admin")

    def tell(self, code: str, **facts: Any) -> None:
        """Print a sentence."""
        self.screen.line(self.say(code, **facts))

    @contextmanager
    def opened(self, *, any_version: bool = False) -> Iterator[Engine]:
        """Open the database, which must be there."""
        from obelisk.table.store.hosting import existing

        engine = existing(self.url, any_version=any_version)
        try:
            yield engine
        finally:
            engine.dispose()

    def grid(self, *columns: str) -> Grid:
        """Return an empty list with these columns."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in columns:
            grid.add_column(self.say(f"column-{column}"), overflow="fold")
        return grid


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    admin = typer.Typer(help=say("help/admin"), no_args_is_help=True)
    own = say.within("admin")
    for command in (_list, _show, _remove, _ban, _unban, _rename, _export, _backup, _restore, _check):
        _register(admin, own, command)
    app.add_typer(admin, name="admin")


def _register(admin: typer.Typer, say: Say, command: Callable[..., None]) -> None:
    """Add a command; every one of them is told where the database is, and in which language to speak."""
    shared, name = Shared(say), command.__name__.removeprefix("_")

    def run(data: Path | None, database: str | None, lang: Language | None, **typed: Any) -> None:
        command(Desk(Screen(lang or say.language), named_database(data, database)), **typed)

    more: dict[str, tuple[Any, Any]] = {
        "data": (Path | None, shared.data),
        "database": (str | None, shared.database),
        "lang": (Language | None, shared.lang),
    }
    own = [_explained(one, say) for one in list(inspect.signature(command, eval_str=True).parameters.values())[1:]]
    added = [
        inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option])
        for key, (kind, option) in more.items()
    ]
    run.__signature__ = inspect.Signature([*own, *added])  # type: ignore[attr-defined]
    run.__annotations__ = {}
    admin.command(name, help=say(f"help/{name}"), epilog=epilog(say, name))(run)


def _explained(parameter: inspect.Parameter, say: Say) -> inspect.Parameter:
    """Return a parameter with the sentence that explains it: keyword-only ones are options, the others arguments."""
    is_option = parameter.kind == parameter.KEYWORD_ONLY
    code = f"option/{parameter.name.rstrip('_').replace('_', '-')}"
    facts: dict[str, Any] = {"help": say(code), "show_default": False}
    name = parameter.name.rstrip("_")
    info: Any = typer.Option(f"--{name}", **facts) if is_option else typer.Argument(metavar=name.upper(), **facts)
    return parameter.replace(annotation=Annotated[parameter.annotation, info], kind=inspect.Parameter.KEYWORD_ONLY)


def _list(
    desk: Desk,
    *,
    status: Status | None = None,
    game: str | None = None,
    player: str | None = None,
    limit: int = 50,
) -> None:
    from obelisk.table.store.hosting import listed

    with desk.opened() as engine:
        found = listed(engine, status=status, game=game, player=player, limit=limit)
    grid = desk.grid("id", "game", "status", "moves", "players", "changed", "public")
    for row, summary in found:
        names = [seat.name or seat.level or "-" for seat in summary.seats] if summary is not None else ["?"]
        moves = "?" if summary is None else str(summary.ply)
        public = desk.say("yes" if row.is_public else "no")
        cells = (row.id, row.game, row.status, moves, ", ".join(names), _moment(row.changed_at), public)
        grid.add_row(*map(Text, cells))
    desk.screen.show(grid)


def _show(desk: Desk, id: str, *, all: bool = False) -> None:
    from obelisk.table.core.events import Event
    from obelisk.table.core.state import replayed
    from obelisk.table.store.checking import fault_of
    from obelisk.table.store.hosting import exported
    from obelisk.table.views.events import event_for

    with desk.opened() as engine:
        log = [Event(**event) for event in next(exported(engine, id))["events"]]
    table: Table | None = None
    try:
        table = replayed(id, log)
    except Exception as error:  # it is shown all the same, as far as it goes
        desk.screen.line(desk.say("fault", what=id, reason=fault_of(error)), "error")
    for event in log:
        facts = event.data if all else None
        if facts is None and table is not None:
            told = event_for(table, event, None) or {}
            facts = {key: value for key, value in told.items() if key not in ("kind", "at")}
        written = "" if facts is None else json.dumps(facts, ensure_ascii=False)
        desk.screen.line(f"{event.v:>4}  {_moment(event.at)}  {event.kind:<10}  {written}")


def _remove(
    desk: Desk,
    id: str = "",
    *,
    account: str | None = None,
    scores: str | None = None,
) -> None:
    from obelisk.table.store.hosting import remove_account, remove_scores, remove_table
    from obelisk.table.web.settings import Settings

    if [bool(id), account is not None, scores is not None].count(True) != 1:
        raise BadRequest("admin/remove-what")
    if scores is not None:
        desk.tell("removed-scores", name=scores, n=remove_scores(Settings(database=desk.url).scores, scores))
        return
    with desk.opened() as engine:
        if account is not None:
            remove_account(engine, account)
        else:
            remove_table(engine, id)
    desk.tell("removed", what=account or id)


def _ban(desk: Desk, who: str = "") -> None:
    from obelisk.table.store.hosting import ban, bans

    with desk.opened() as engine:
        if who:
            desk.tell("banned", what=ban(engine, who))
            return
        found = bans(engine)
    grid = desk.grid("banned", "kind", "since")
    for one in found:
        kind = desk.say("account" if one.is_account else "network")
        grid.add_row(*map(Text, (one.what, kind, _moment(one.made_at))))
    desk.screen.show(grid)


def _unban(desk: Desk, who: str) -> None:
    from obelisk.table.store.hosting import unban

    with desk.opened() as engine:
        desk.tell("unbanned", what=unban(engine, who))


def _rename(desk: Desk, account: str, new: str) -> None:
    from obelisk.table.store.hosting import rename

    with desk.opened() as engine:
        desk.tell("renamed", name=account, new=rename(engine, account, new))


def _export(desk: Desk, id: str = "", *, all: bool = False, out: Path | None = None) -> None:
    from obelisk.table.store.hosting import exported

    if bool(id) == all:
        raise BadRequest("admin/export-what")
    with desk.opened() as engine:
        lines = (json.dumps(table, ensure_ascii=False) for table in exported(engine, id or None))
        if out is not None:
            write_text(out, "".join(f"{line}\n" for line in lines))
            return
        for line in lines:
            typer.echo(line)


def _backup(desk: Desk, file: Path) -> None:
    from obelisk.table.store.copying import back_up

    _refuse_server_database(desk, "admin/pg-backup", file)
    for made in back_up(desk.url, file.expanduser()):
        desk.tell("backed-up", file=made)


def _restore(desk: Desk, file: Path) -> None:
    from obelisk.table.store.copying import restore

    _refuse_server_database(desk, "admin/pg-restore", file)
    for moved in restore(desk.url, file.expanduser()):
        desk.tell("moved-away", file=moved)
    desk.tell("restored", file=file)


def _refuse_server_database(desk: Desk, code: str, file: Path) -> None:
    """Say which program copies a database that is no file."""
    from sqlalchemy import make_url

    from obelisk.table.store.hosting import file_of

    if file_of(desk.url) is None:
        address = make_url(desk.url)._replace(drivername="postgresql", password=None)
        raise BadRequest(code, file=file, address=address.render_as_string())


def _check(desk: Desk) -> None:
    from obelisk.table.store.checking import check

    looked, wrong = 0, 0

    def count(done: int, total: int) -> None:
        nonlocal looked
        looked = done

    with desk.opened(any_version=True) as engine, desk.screen.busy(desk.say("checking")):
        for table_id, problem in check(engine, count):
            wrong += 1
            what = table_id or desk.say("the-database")
            desk.screen.line(desk.say("fault", what=what, reason=problem), "error")
    desk.tell("checked", n=looked, wrong=wrong)
    if wrong:
        raise typer.Exit(DAMAGED)


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")
