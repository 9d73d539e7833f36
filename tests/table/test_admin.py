"""`obelisk admin`: what hosts type, beside a server that is running and without one."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
import time

import pytest
from sqlalchemy import create_engine, text

from obelisk.table.features.hosting.store.copies import back_up, restore
from obelisk.table.service import admin_changes
from obelisk.table.web.settings import Settings
from tests.table.test_terminal import ask
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)

PASSWORD = "a dozen of letters"
# So few that no game is over before the last backup, however long the backups take.
MOVES_A_BACKUP = 20


@pytest.fixture
def admin(run, tmp_path):  # noqa: F811
    """Return a function that types a command about the database of this test."""
    return lambda *words, file="table.sqlite": run("admin", *words, "--data", str(tmp_path / file))


@pytest.fixture
def ada(serve, monkeypatch):
    """Somebody at a server that is running."""
    monkeypatch.setattr(admin_changes, "SECONDS", 0.05)
    return serve()


def change(tmp_path, statement, file="table.sqlite"):
    with create_engine(f"sqlite:///{tmp_path / file}").begin() as connection:
        assert connection.execute(text(statement)).rowcount > 0


def test_tables_are_listed_and_filtered(ada, admin):
    open_one = ada.opens("trip", name="Ada")["id"]
    running = ada.opens("kono", mine=[0], computers={"1": "novice"}, name="Ben", is_public=False)["id"]
    everything = admin("list").out
    assert open_one in everything
    assert running in everything
    assert "novice" in everything
    for words, found in (
        (("--status", "open"), open_one),
        (("--game", "kono"), running),
        (("--player", "BEN"), running),
        (("--limit", "1"), running),
    ):
        listed = admin("list", *words).out
        assert [one for one in (open_one, running) if one in listed] == [found]
    assert "ゲーム" in admin("list", "--lang", "ja").out


def test_a_log_is_shown_without_secrets_unless_they_are_asked_for(ada, admin, tmp_path):
    made = ada.opens("micropul", mine=[0, 1], name="Ada")
    table = made["id"]
    ada.does(table, "say", text="hello", seat=0)
    shown, whole = admin("show", table).out, admin("show", table, "--all").out
    assert "hello" in shown
    assert "made" in shown
    for secret in ("salt", "owner", '"key"', "host", "setup"):
        assert secret not in shown
        assert secret in whole
    assert admin("show", "abcdefghij").code == 2
    change(tmp_path, f"DELETE FROM events WHERE table_id = '{table}' AND v = 2")
    damaged = admin("show", table)
    assert "event 3 follows event 1" in damaged.out
    assert "hello" not in damaged.out
    assert "hello" in admin("show", table, "--all").out


def test_what_a_host_types_takes_effect_at_the_running_server(ada, admin):
    table = ada.opens("trip")["id"]
    ada.post("/api/v1/accounts", json={"name": "Ada", "password": PASSWORD})
    assert admin("rename", "ada", "Augusta").out.strip() == "ada is called Augusta now."
    assert admin("remove", table).out.strip() == f"Removed: {table}"
    assert admin("ban", "testclient").code == 2  # neither an address nor an account
    assert "is banned" in admin("ban", "Augusta").out
    assert "Augusta" in admin("ban").out
    until = time.monotonic() + 5
    while ada.get("/verify").status_code != 403:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert admin("unban", "augusta").code == 0
    assert "not banned" in admin("unban", "203.0.113.7").err
    assert admin("remove", "--account", "Augusta").code == 0
    assert "no account" in admin("remove", "--account", "Augusta").err
    assert "no table" in admin("remove", table).err
    assert admin("remove").code == admin("remove", table, "--account", "x").code == 2


def test_best_scores_of_a_name_are_removed(ada, admin, tmp_path):
    database = sqlite3.connect(tmp_path / "scores.sqlite")
    database.execute("CREATE TABLE scores (number INTEGER PRIMARY KEY, name TEXT)")
    database.executemany("INSERT INTO scores (name) VALUES (?)", [("Ada",), ("Ada",), ("Ben",)])
    database.commit()
    assert admin("remove", "--scores", "Ada").out.strip() == "2 best scores of Ada were removed."
    assert admin("remove", "--scores", "Ada").out.strip() == "Ada has no best scores."
    assert database.execute("SELECT name FROM scores").fetchall() == [("Ben",)]
    database.close()


def test_tables_are_exported_line_by_line(ada, admin, tmp_path):
    tables = [ada.opens("trip", mine=[0, 1])["id"] for _ in range(2)]
    ada.moves(tables[0], "a1", seat=0)
    everything = [json.loads(line) for line in admin("export", "--all").out.splitlines()]
    assert [table["id"] for table in everything] == tables
    one = json.loads(admin("export", tables[0]).out)
    assert one == everything[0]
    assert one["events"][-1]["kind"] == "moved"
    assert one["events"][-1]["data"]["move"] == "a1"
    assert [event["v"] for event in one["events"]] == list(range(1, len(one["events"]) + 1))
    assert admin("export", "--all", "--out", str(tmp_path / "all.jsonl")).out == ""
    assert len((tmp_path / "all.jsonl").read_text().splitlines()) == 2
    assert admin("export").code == admin("export", tables[0], "--all").code == 2


def test_check_replays_everything_and_names_what_is_damaged(ada, admin, tmp_path):
    tables = [ada.opens("trip", mine=[0, 1])["id"] for _ in range(5)]
    for table in tables:
        ada.moves(table, "a1", seat=0)
    sound = admin("check")
    assert (sound.code, sound.out.strip()) == (0, "5 tables were replayed; nothing is damaged.")
    ada.__exit__(None, None, None)
    change(tmp_path, f"DELETE FROM events WHERE table_id = '{tables[0]}' AND v = 3")
    change(tmp_path, f"UPDATE events SET data = '[' WHERE table_id = '{tables[1]}' AND v = 4")
    change(tmp_path, f"UPDATE tables SET ply = 7 WHERE id = '{tables[2]}'")
    change(tmp_path, f"DELETE FROM events WHERE table_id = '{tables[3]}'")
    change(tmp_path, "INSERT INTO sitters (owner, table_id) VALUES ('ada', 'nowhere')")
    damaged = admin("check")
    assert damaged.code == 1
    assert [table in damaged.out for table in tables] == [True, True, True, True, False]
    assert "5 things are wrong" in damaged.out
    assert "sitters" in damaged.out
    change(tmp_path, "UPDATE alembic_version SET version_num = '0001'")
    assert admin("check").code == 1
    assert admin("list").code == 2


def test_check_says_what_to_do_about_a_game_that_is_not_installed(ada, admin, tmp_path):
    table = ada.opens("trip", mine=[0, 1])["id"]
    ada.__exit__(None, None, None)
    change(tmp_path, f"UPDATE events SET data = replace(data, 'trip', 'trap') WHERE table_id = '{table}'")
    found = admin("check")
    assert found.code == 1
    assert "The game trap is not installed." in found.out
    assert "OBELISK_GAMES" in found.out


def test_check_finds_nothing_wrong_while_moves_are_made(ada, admin):
    table, going = ada.opens("rhombus", mine=[0, 1], options={"size": 11})["id"], True

    def play():
        ply = 0
        cells = [f"{column}{row}" for column in "abcdefghijk" for row in range(1, 12)]
        while going and ply < len(cells):
            ply += ada.moves(table, cells[ply], seat=ply % 2).status_code == 200

    playing = threading.Thread(target=play)
    playing.start()
    try:
        assert {admin("check").code for _ in range(5)} == {0}
    finally:
        going = False
        playing.join()


def test_there_is_one_sentence_where_there_is_no_database(admin, run, tmp_path):  # noqa: F811
    for words in (("list",), ("check",), ("backup", str(tmp_path / "b.sqlite"))):
        answer = admin(*words, file="nowhere.sqlite")
        assert (answer.code, "no database" in answer.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_for_postgresql_the_program_to_use_is_named(run):  # noqa: F811
    address = "postgresql+psycopg://me:secret@db:5433/obelisk"
    for words, program in ((("backup", "b.dump"), "pg_dump"), (("restore", "b.dump"), "pg_restore")):
        answer = run("admin", *words, "--database", address)
        assert program in answer.err
        assert '"postgresql://me@db:5433/obelisk"' in answer.err
        assert "secret" not in answer.err


# Backups


@pytest.fixture
def server(tmp_path):
    """Return a function that starts a server of its own process on a file, and gives its address."""
    started = []

    def start(file):
        environment = {**os.environ, "OBELISK_TABLE_TABLES": "0", "OBELISK_TABLE_REQUESTS": "0"}
        environment |= {"OBELISK_TABLE_AHEAD": "0", "OBELISK_TABLE_PROCESSES": "0"}
        command = [sys.executable, "-m", "obelisk", "serve", "--port", "0", "--log", "json", "--data", str(file)]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
        )
        started.append(process)
        for line in process.stdout:
            if "http://" in line:
                return process, line.split()[-1].rstrip("/")
        raise AssertionError(process.stderr.read())

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_everything_acknowledged_before_a_backup_began_is_in_it(server, admin, tmp_path):
    _, address = server(tmp_path / "table.sqlite")
    tables = [ask(address, "/tables", {"game": "rhombus", "mine": [0, 1], "options": {"size": 11}}) for _ in range(4)]
    kept, turns, done = {made["id"]: 0 for made in tables}, threading.Semaphore(0), threading.Event()
    cells = [f"{column}{row}" for column in "abcdefghijk" for row in range(1, 12)]

    def play(made):
        for ply in range(len(cells)):
            turns.acquire()
            if done.is_set():
                return
            move = {"move": cells[ply], "seat": ply % 2, "ply": ply}
            ask(address, f"/tables/{made['id']}/moves", move, made["seats"][str(ply % 2)])
            kept[made["id"]] = ply + 1

    playing = [threading.Thread(target=play, args=(made,)) for made in tables]
    for one in playing:
        one.start()
    backups = []
    for number in range(5):
        before = dict(kept)
        turns.release(MOVES_A_BACKUP)
        assert admin("backup", str(tmp_path / f"b{number}.sqlite")).code == 0
        backups.append((tmp_path / f"b{number}.sqlite", before))
        time.sleep(0.1)
    done.set()
    turns.release(len(playing))
    for one in playing:
        one.join()
    assert sum(backups[-1][1].values()) > sum(backups[0][1].values())
    for file, before in backups:
        assert admin("check", file=file.name).code == 0
        database = sqlite3.connect(file)
        found = dict(database.execute("SELECT table_id, count(*) FROM events WHERE kind = 'moved' GROUP BY table_id"))
        database.close()
        assert {table: n for table, n in before.items() if found.get(table, 0) < n} == {}
        assert not [beside for beside in tmp_path.glob(f"{file.name}-*")]
    _goes_on_from(server, admin, tmp_path, *backups[-1], {made["id"]: made["seats"] for made in tables}, cells)


def _goes_on_from(server, admin, tmp_path, backup, before, seats, cells):
    """A backup is restored to a new place; there the games go on."""
    assert admin("restore", str(backup), file="new/table.sqlite").code == 0
    _, address = server(tmp_path / "new" / "table.sqlite")
    for table, n in before.items():
        ply = ask(address, f"/tables/{table}")["ply"]
        assert ply >= n
        move = {"move": cells[ply], "seat": ply % 2, "ply": ply}
        assert ask(address, f"/tables/{table}/moves", move, seats[table][str(ply % 2)])["ply"] == ply + 1


@pytest.mark.slow
def test_a_backup_is_not_restored_under_a_running_server(server, admin, tmp_path):
    process, address = server(tmp_path / "table.sqlite")
    first = ask(address, "/tables", {"game": "trip"})["id"]
    assert admin("backup", str(tmp_path / "b.sqlite")).code == 0
    second = ask(address, "/tables", {"game": "trip"})["id"]
    refused = admin("restore", str(tmp_path / "b.sqlite"))
    assert (refused.code, "Stop it first" in refused.err) == (2, True)
    assert ask(address, f"/tables/{second}")["id"] == second
    process.terminate()
    _, told = process.communicate(timeout=20)
    assert {"start", "stop"} <= {json.loads(line)["event"] for line in told.splitlines()}
    restored = admin("restore", str(tmp_path / "b.sqlite"))
    assert (restored.code, "kept as" in restored.out) == (0, True)
    listed = admin("list").out
    assert first in listed
    assert second not in listed
    aside = next(tmp_path.glob("table-before-*.sqlite"))
    assert second in admin("list", file=aside.name).out


def test_a_backup_overwrites_nothing_and_has_the_best_scores(ada, admin, tmp_path):
    scores = sqlite3.connect(tmp_path / "scores.sqlite")
    scores.execute("CREATE TABLE scores (name TEXT)")
    scores.execute("INSERT INTO scores VALUES ('Ada')")
    scores.commit()
    scores.close()
    assert admin("backup", str(tmp_path / "b.sqlite")).code == 0
    assert "already exists" in admin("backup", str(tmp_path / "b.sqlite")).err
    assert admin("restore", str(tmp_path / "b.sqlite"), file="new/table.sqlite").code == 0
    assert Settings(database=f"sqlite:///{tmp_path}/new/table.sqlite").scores.exists()
    copied = sqlite3.connect(tmp_path / "new" / "scores.sqlite")
    assert copied.execute("SELECT name FROM scores").fetchall() == [("Ada",)]
    copied.close()


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such modes")
def test_backups_exports_and_restored_files_belong_to_their_owner_alone(ada, admin, tmp_path):
    ada.opens("trip")
    scores = sqlite3.connect(tmp_path / "scores.sqlite")
    scores.execute("CREATE TABLE scores (name TEXT)")
    scores.close()
    before = os.umask(0)
    try:
        assert admin("backup", str(tmp_path / "backups" / "b.sqlite")).code == 0
        assert admin("restore", str(tmp_path / "backups" / "b.sqlite"), file="new/table.sqlite").code == 0
        assert admin("export", "--all", "--out", str(tmp_path / "backups" / "all.jsonl")).code == 0
    finally:
        os.umask(before)
    made = [path for folder in ("backups", "new") for path in (tmp_path / folder).iterdir()]
    assert {path.name: path.stat().st_mode & 0o777 for path in made} == dict.fromkeys(
        ["b.sqlite", "b.scores.sqlite", "all.jsonl", "table.sqlite", "scores.sqlite"], 0o600
    )
    assert [(tmp_path / folder).stat().st_mode & 0o777 for folder in ("backups", "new")] == [0o700, 0o700]


def test_what_is_no_backup_is_not_restored(ada, admin, tmp_path):
    (tmp_path / "text.sqlite").write_text("no database " * 100)
    sqlite3.connect(tmp_path / "other.sqlite").execute("CREATE TABLE t (x)").connection.close()
    for file in ("text.sqlite", "other.sqlite", "missing.sqlite"):
        assert admin("restore", str(tmp_path / file), file="new/table.sqlite").code == 2
    assert not (tmp_path / "new" / "table.sqlite").exists()


def test_a_backup_that_was_copied_by_hand_is_restored_with_what_lies_beside_it(tmp_path):
    source = sqlite3.connect(tmp_path / "hand.sqlite", isolation_level=None)
    source.execute("PRAGMA journal_mode=WAL")
    source.execute("CREATE TABLE alembic_version (version_num TEXT)")
    source.execute("CREATE TABLE tables (id TEXT)")
    source.execute("INSERT INTO tables VALUES ('t')")
    restore(f"sqlite:///{tmp_path}/new.sqlite", tmp_path / "hand.sqlite")
    source.close()
    found = sqlite3.connect(tmp_path / "new.sqlite")
    assert found.execute("SELECT id FROM tables").fetchall() == [("t",)]
    found.close()
    assert back_up(f"sqlite:///{tmp_path}/new.sqlite", tmp_path / "again.sqlite") == [tmp_path / "again.sqlite"]
