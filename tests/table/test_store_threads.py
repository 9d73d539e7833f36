"""Long work never runs in the threads that read the database."""

import ast
import asyncio
from functools import partial
from pathlib import Path

import pytest

from obelisk import table
from obelisk.table.feature import installed
from obelisk.table.features.correspondence.domain.plans import make_plan
from obelisk.table.features.studies.domain import commands, making, uploads
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import marked
from obelisk.table.views import advice, pictures, records
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

OTHER_THREADS = {
    # Once, when the server or a process that works for it starts or stops.
    "opened", "engine.open", "_compiling", "self.workers.close", "self._listener.close", "self.writer.close",
    # A network waits.
    "self._send_mail", "self._written",
    # One table or tournament that is in memory: some milliseconds.
    "self._read", "make_table", "by_lot", "legal_moves", "takeback", "computers.any_move", "advice.taught",
    "advice.refusal", "exported", "announced", "decide", "tables_of_round", "championship.standing", "standings_csv",
    "games_csv", "told_of_tournament", "_part",
    # Puzzles of a day, which are made beforehand.
    "_all_of", "found_puzzle", "_calendar", "_pictures",
}  # fmt: skip
"""What runs in the other threads of the server, where no database read waits."""


SHORT_TASKS = {
    "obelisk.table.features.correspondence.data.export",
    "obelisk.table.features.moderation.data.export",
    "obelisk.table.features.moderation.routes.hosts._act",
    "obelisk.table.features.moderation.routes.hosts._gathered",
    "obelisk.table.features.notifications.data.export",
    "obelisk.table.features.notifications.push.PushSender.public_key",
    "obelisk.table.features.notifications.routes.mails._feed",
    "obelisk.table.features.notifications.sender.NotificationSender._looked_up",
    "obelisk.table.features.puzzles.data.export",
    "obelisk.table.features.ratings.data.export",
    "obelisk.table.features.ratings.routes._told",
    "obelisk.table.features.studies.data.export_documents",
    "obelisk.table.features.tournaments.data.export",
    "obelisk.table.features.tournaments.routes.api._found",
    "obelisk.table.features.tournaments.routes.pages._facts",
    "obelisk.table.features.tournaments.routes.pages._listed",
    "obelisk.table.features.tournaments.slots._listed",
    "obelisk.table.features.tournaments.views.shown",
    "obelisk.table.service.gate.Gate.is_apart",
    "obelisk.table.service.gate.Gate.pairs_apart",
    "obelisk.table.service.tables.Tables.forget_score",
    "obelisk.table.views.records.scores",
    "obelisk.table.views.snapshots.snapshot",
    "obelisk.table.web.identity._looked_up",
}
"""What may run in the threads of the database besides the functions of modules called `store`."""


@pytest.mark.parametrize(
    "task",
    [
        making.read,
        uploads.read_upload,
        commands.carried_out,
        partial(make_plan, None),
        advice.judge,
        advice.graph,
        pictures.pixels,
        pictures.gif,
        records.explanation,
        sum,
    ],
)
def test_long_work_is_refused_in_the_threads_of_the_database(task):
    with pytest.raises(RuntimeError, match="use a worker process"):
        asyncio.run(in_store(task))


def test_what_is_marked_as_short_is_listed():
    make(Settings(database="sqlite://"))
    for part in ("data", "service", "slots"):
        for feature in installed():
            feature.part(part)
    assert {name for name in marked() if name.startswith("obelisk.") and "<locals>" not in name} == SHORT_TASKS


def calls_in(folder, name):
    """Return the first argument of every call of a function in the sources of a folder."""
    for path in Path(folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(name):
                yield ast.unparse(node.args[0])


def test_what_runs_in_other_threads_is_listed():
    folder = Path(table.__file__).parent
    assert set(calls_in(folder, "to_thread")) == OTHER_THREADS
    assert set(calls_in(folder, "run_in_executor")) == {"_threads"}
    assert list(calls_in(folder, "run_in_threadpool")) == []
