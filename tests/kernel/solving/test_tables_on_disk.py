"""Solved games on the disk: whole, sound and of these rules, or made anew."""

import json
import mmap
import os
import shutil
import subprocess
import sys

import numpy as np
import pytest

import obelisk
from obelisk.errors import CannotSolve
from obelisk.players import adviser
from obelisk.solving import tablebase as solving
from obelisk.solving import tables
from obelisk.solving.tablebase import solve, table_for
from obelisk.solving.tables import Table, read_table, write_table

pytestmark = pytest.mark.compiled


@pytest.fixture
def own_folder(monkeypatch, tmp_path):
    """A cache folder of its own, and no tables in memory."""
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path))
    solving._table.cache_clear()
    yield tmp_path / "tables"
    solving._table.cache_clear()


def the_file(folder):
    (path,) = folder.iterdir()
    return path


def flip(data, place):
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def with_head(data, **changes):
    head, _, body = data.partition(b"\n")
    changed = json.dumps({**json.loads(head), **changes}).encode()
    return changed + b" " * (-(len(changed) + 1) % tables.WORD) + b"\n" + body


DAMAGES = {
    "empty": lambda data: b"",
    "without its end": lambda data: data[:-1],
    "only half": lambda data: data[: len(data) // 2],
    "only the head": lambda data: data.partition(b"\n")[0],
    "longer": lambda data: data + b"\0",
    "a wrong number": lambda data: flip(data, len(data) // 2),
    "a wrong score": lambda data: flip(data, len(data) - 1),
    "no JSON": lambda data: b"x" + data,
    "JSON of another kind": lambda data: b"[]\n" + data.partition(b"\n")[2],
    "not even text": lambda data: b"\xff\xfe" + data,
    "another format": lambda data: with_head(data, format=tables.FORMAT + 1),
    "another checksum": lambda data: with_head(data, checksum="0" * 32),
    "no checksum": lambda data: data.replace(b"checksum", b"chicksum"),
    "no numbers": lambda data: with_head(data, decided=None),
    "more than there is": lambda data: with_head(data, decided=10**6),
    "fewer than there are": lambda data: with_head(data, decided=10),
    "a negative number": lambda data: with_head(data, decided=-1),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_not_read_and_made_anew(own_folder, damage):
    whole = table_for("bulo")
    path = the_file(own_folder)
    sound = path.read_bytes()
    path.write_bytes(DAMAGES[damage](sound))
    assert read_table(path) is None
    solving._table.cache_clear()
    again = table_for("bulo")
    assert again.keys.tolist() == whole.keys.tolist()
    assert again.scores.tolist() == whole.scores.tolist()
    assert the_file(own_folder).read_bytes() == sound


def test_a_sound_table_is_read_and_not_made_anew(own_folder, monkeypatch):
    made = table_for("bulo")
    solving._table.cache_clear()
    monkeypatch.setattr(solving, "_build", None)
    read = table_for("bulo")
    assert read is not made
    assert (read.positions, read.keys.tolist(), read.scores.tolist()) == (
        made.positions,
        made.keys.tolist(),
        made.scores.tolist(),
    )
    assert table_for("bulo", {}) is read


def test_no_file_is_no_table(tmp_path):
    assert read_table(tmp_path / "missing.table") is None
    assert read_table(tmp_path) is None


def test_a_table_is_written_whole_or_not_at_all(own_folder, monkeypatch):
    path = own_folder / "bulo-0123456789ab-44136fa3.table"
    table = Table(np.arange(3), np.arange(3, dtype=np.int16), 3)
    write_table(table, path)
    before = path.read_bytes()

    def break_off(source, target):
        raise OSError("the power is gone")

    monkeypatch.setattr(os, "replace", break_off)
    with pytest.raises(OSError, match="the power is gone"):
        write_table(Table(np.arange(4), np.arange(4, dtype=np.int16), 4), path)
    assert path.read_bytes() == before
    assert [table.name for table in own_folder.glob("*.table")] == [path.name]


def test_progress_is_told_while_a_table_is_made_and_not_when_it_is_read(own_folder):
    told = []
    table_for("bulo", progress=lambda done, total, what: told.append((done, total, what)))
    assert told[-1] == (8547, None, "bulo")
    told.clear()
    solving._table.cache_clear()
    solve("bulo", progress=lambda *news: told.append(news))
    assert told == []


def test_changed_rules_or_another_set_up_make_another_table(own_folder, monkeypatch, tmp_path):
    book = obelisk.game("bulo")
    before = solving._path(book, "{}", own_folder)
    assert before.name.startswith("bulo-")
    assert before.parent == own_folder
    assert solving._path(book, '{"size": 5}', own_folder) != before
    monkeypatch.setitem(book.__dict__, "rules_digest", "0" * 12)
    assert solving._path(book, "{}", own_folder) != before


def test_a_table_that_comes_with_a_game_is_read_and_not_made_anew(own_folder, monkeypatch, tmp_path):
    shipped = solving.save_table("bulo", tmp_path)
    book = obelisk.game("bulo")
    monkeypatch.setitem(book.__dict__, "tablebases", tmp_path)
    shutil.rmtree(own_folder)
    solving._table.cache_clear()
    monkeypatch.setattr(solving, "_build", lambda *arguments: pytest.fail("the table was made anew"))
    assert solve("bulo").value == "loss"
    assert shipped.parent == tmp_path
    assert not own_folder.exists()


def test_the_table_of_older_rules_goes_and_those_of_other_games_and_set_ups_stay(own_folder):
    own_folder.mkdir()
    names = {
        "old": "bulo-000000000000-44136fa3.table",
        "other set-up": "bulo-000000000000-55555555.table",
        "other game": "trip-000000000000-44136fa3.table",
        "game with a longer name": "bulo-two-000000000000-44136fa3.table",
    }
    for name in names.values():
        (own_folder / name).write_bytes(b"")
    table_for("bulo")
    left = {what for what, name in names.items() if (own_folder / name).exists()}
    assert left == names.keys() - {"old"}


def test_a_table_from_the_disk_is_mapped_so_that_processes_share_it(own_folder):
    table_for("bulo")
    kept = read_table(the_file(own_folder))
    for array in (kept.keys, kept.scores):
        assert isinstance(array.base.obj, mmap.mmap)
        assert array.flags.aligned
        assert not array.flags.writeable


def test_a_table_larger_than_memory_is_not_used_and_a_search_advises_instead(own_folder, monkeypatch):
    table_for("bulo")
    start = obelisk.game("bulo").start()
    monkeypatch.setattr(solving, "SMALL", 0)
    assert solving.is_at_hand(start)
    assert adviser(start).name == "perfect"
    size = the_file(own_folder).stat().st_size
    monkeypatch.setattr(tables, "memory_size", lambda: size - 1)
    solving._read_once.cache_clear()
    assert not solving.is_at_hand(start)
    assert adviser(start).name == "mcts"


def test_a_damaged_table_is_not_at_hand(own_folder, monkeypatch):
    table_for("bulo")
    path = the_file(own_folder)
    path.write_bytes(flip(path.read_bytes(), path.stat().st_size - 1))
    monkeypatch.setattr(solving, "SMALL", 0)
    assert not solving.is_at_hand(obelisk.game("bulo").start())


def test_a_game_that_takes_more_memory_than_there_is_cannot_be_solved(own_folder, monkeypatch):
    def build(*arguments):
        raise MemoryError

    monkeypatch.setattr(solving, "_build", build)
    with pytest.raises(CannotSolve, match="too little memory"):
        table_for("bulo")


def test_where_a_table_cannot_be_mapped_hints_and_the_best_level_search(own_folder):
    """A table of 400 MB in a process of a server, which may have 300 MB for itself, is mapped; read, it would not fit.

    In a process whose whole address space ends before the table does, it is left alone, and a search answers.
    """
    start = obelisk.game("bulo").start()
    path = solving._path(start.game, "{}", own_folder)
    n = 40_000_000
    write_table(Table(np.arange(n), np.zeros(n, np.int16), n), path)
    lines = (
        "import resource, sys, obelisk",
        "from obelisk.players import adviser",
        "from obelisk.solving import tablebase",
        "from obelisk.table.workers.computers import chosen",
        "tablebase.SMALL = 0",
        "start = obelisk.game('bulo').start()",
        "obelisk.player('mcts', simulations=1).choose(start)",
        "kind = getattr(resource, sys.argv[1])",
        "used = int(open('/proc/self/statm').read().split()[0 if sys.argv[1] == 'RLIMIT_AS' else 5]) * 4096",
        "resource.setrlimit(kind, (used + 300 * 2**20,) * 2)",
        "asked = adviser(start, seconds=0.1)",
        "print(asked.name, len(asked.analyse(start, 0)), chosen('best', start, 0, 0.1) in start.moves())",
    )
    for limit, name in (("RLIMIT_DATA", "perfect"), ("RLIMIT_AS", "mcts")):
        done = subprocess.run(
            [sys.executable, "-c", "\n".join(lines), limit], capture_output=True, text=True, check=False
        )
        assert done.stdout.split()[:1] == [name], done.stderr
        assert done.stdout.split()[2] == "True", done.stderr
