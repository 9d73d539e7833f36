"""Whether a database is sound: every log leads somewhere, every row says what its log says, nothing is left over."""

from collections.abc import Callable, Iterator, Sequence

from sqlalchemy import Connection, Engine, RowMapping, select, text

from obelisk.errors import ObeliskError, UnknownGame
from obelisk.table.core.events import Event
from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table, replayed
from obelisk.table.core.studies.study import ROOT
from obelisk.table.core.summary import summary_of
from obelisk.table.store.hosting.changing import versions
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import EVENTS, STUDIES, TABLES
from obelisk.table.store.studies.keeping import Studies
from obelisk.words import Message


def check(engine: Engine, report: Callable[[int, int], None]) -> Iterator[tuple[str, Message]]:
    """Return everything that is wrong, each with the table or study that it is about ("" for the database itself).

    *report* is told how many tables were looked at, and how many there are.
    """
    found, newest = versions(engine)
    if found != newest:
        yield "", Message("admin/version", found=found or "-", newest=newest)
        return
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            yield from _faults_of_file(connection)
        ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.made_at, TABLES.c.id)).scalars().all()
    for number, table_id in enumerate(ids, 1):
        # Row and log are written together, and are read together: a server may be writing meanwhile.
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            problem = _fault_of_table(connection, table_id)
        if problem is not None:
            yield table_id, problem
        report(number, len(ids))
    yield from _faults_of_studies(engine)


def _faults_of_studies(engine: Engine) -> Iterator[tuple[str, Message]]:
    """Play every move of every study."""
    with engine.connect() as connection:
        ids = connection.execute(select(STUDIES.c.id).order_by(STUDIES.c.made_at, STUDIES.c.id)).scalars().all()
    studies = Studies(engine)
    for study_id in ids:
        try:
            study = studies.get(study_id).study
            for node in study.branch(ROOT):
                if not node.children:
                    study.position(node.id)
        except Missing:  # removed meanwhile
            continue
        except Exception as error:  # a damaged row, a game that is not installed any more, rules that have changed
            yield study_id, fault_of(error)


def _faults_of_file(connection: Connection) -> Iterator[tuple[str, Message]]:
    for row in connection.execute(text("PRAGMA integrity_check")):
        if row[0] != "ok":
            yield "", Message("admin/damaged", reason=row[0])
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        yield "", Message("admin/left-over", table=row[0], parent=row[2])


def _fault_of_table(connection: Connection, table_id: str) -> Message | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    chosen = select(EVENTS).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.v)
    log = connection.execute(chosen).mappings().all()
    if row is None:  # removed meanwhile
        return None
    if not log:
        return Message("admin/no-log")
    try:
        table = replayed_from(table_id, log)
        listed = summary_in(row)
    except Exception as error:  # a damaged log, a game that is not installed any more, rules that have changed
        return fault_of(error)
    return None if listed is None or listed == summary_of(table) else Message("admin/other-row")


def replayed_from(table_id: str, rows: Sequence[RowMapping]) -> Table:
    """Return the table that the rows of its log lead to."""
    return replayed(table_id, [Event(row["v"], row["at"], row["kind"], decode(row["data"])) for row in rows])


def fault_of(error: Exception) -> Message:
    """Return why a log cannot be replayed."""
    if isinstance(error, UnknownGame) and error.code.startswith("game/unknown"):
        return Message("admin/unknown-game", name=error.facts["name"])
    return error.message if isinstance(error, ObeliskError) else Message("admin/damaged", reason=repr(error))
