"""Long work never runs in the threads that read the database."""

import ast
import asyncio
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from obelisk.table import web
from obelisk.table.features.correspondence.domain.plans import make_plan
from obelisk.table.features.studies.domain import commands, making, uploads
from obelisk.table.service.store_threads import SHORT_TASKS, check_short, in_store
from obelisk.table.views import advice, pictures, records

OTHER_THREADS = {
    # Once, when the server starts or stops.
    "opened", "_compiling", "self.workers.close", "self._listener.close", "self.writer.close",
    # A network waits.
    "self._send_mail", "self._written",
    # One table or tournament that is in memory: some milliseconds.
    "self._read", "make_table", "by_lot", "legal_moves", "takeback", "computers.any_move", "advice.taught",
    "advice.refusal", "exported", "announced", "decide", "tables_of_round", "championship.standing", "standings_csv",
    "games_csv", "pages.told_of_tournament", "_part",
    # Puzzles of a day, which are made beforehand.
    "_all_of", "found_puzzle", "_calendar", "_pictures",
}  # fmt: skip
"""What runs in the other threads of the server, where no database read waits."""


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


@pytest.mark.parametrize("name", sorted(SHORT_TASKS))
def test_every_short_task_exists(name):
    module, _, rest = name.rpartition(".")
    while True:
        try:
            found = import_module(module)
            break
        except ModuleNotFoundError:  # the last part is a class
            module, _, last = module.rpartition(".")
            rest = f"{last}.{rest}"
    for part in rest.split("."):
        found = getattr(found, part)
    check_short(found)


def calls_in(folder, name):
    """Return the first argument of every call of a function in the sources of a folder."""
    for path in Path(folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(name):
                yield ast.unparse(node.args[0])


def test_what_runs_in_other_threads_is_listed():
    folder = Path(web.__file__).parent
    assert set(calls_in(folder, "to_thread")) == OTHER_THREADS
    assert set(calls_in(folder, "run_in_executor")) == {"_threads"}
    assert list(calls_in(folder, "run_in_threadpool")) == []
