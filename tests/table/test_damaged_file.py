"""A database file with damaged pages: the server shows what is readable, writes nothing, and a backup is restored."""

import shutil
import sqlite3

import pytest
from sqlalchemy import insert, select

from obelisk.table.features.hosting import readiness
from obelisk.table.features.notifications.schema import MAILS
from obelisk.table.store import opened
from obelisk.table.store.damage import damage_of, read_rows
from obelisk.table.store.schema import declared
from tests.table.test_damage import PAGES, WORDS, admin  # noqa: F401 (a fixture)
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)

GARBAGE = b"\xa5 overwritten"


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Ask anew each time whether the server is ready."""
    monkeypatch.setattr(readiness, "CACHED", 0.0)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "table.sqlite"


def pages_of(file, name):
    """Return the first page of a table or an index, and the size of pages."""
    database = sqlite3.connect(file)
    page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
    size = database.execute("PRAGMA page_size").fetchone()[0]
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return page, size


def overwrite(file, *names):
    """Overwrite the first pages of tables in the file, as a failing disk does."""
    found = [pages_of(file, name) for name in names]
    with file.open("r+b") as opened:
        for page, size in found:
            opened.seek((page - 1) * size)
            opened.write((GARBAGE * size)[:size])


def plays(visitor):
    """Sign in, and play a public game: return the table."""
    assert visitor.post("/api/v1/accounts", json=WORDS).status_code == 201
    table = visitor.opens("trip", mine=[0, 1])["id"]
    assert visitor.moves(table, "a1").status_code == 200
    return table


def is_read_only(visitor, table):
    """Check that everything that would write is answered by the same sentence."""
    wishes = (
        visitor.moves(table, "c3"),
        visitor.post("/api/v1/tables", json={"game": "trip"}),
        visitor.post("/api/v1/sessions", json=WORDS),
        visitor.patch("/api/v1/me", json={"name": "Eve"}),
        visitor.delete("/api/v1/sessions"),
    )
    for answer in wishes:
        assert (answer.status_code, answer.json()["code"]) == (503, "table/damaged-file")
    assert "until the host restores a backup" in wishes[0].json()["detail"]
    page = visitor.post("/notices/1", headers={"Accept": "text/html"})
    assert (page.status_code, "until the host restores a backup" in page.text) == (503, True)
    ready = visitor.get("/readyz")
    assert (ready.status_code, ready.json()["lacking"]) == (503, "intact-database")
    assert visitor.get("/healthz").status_code == 200
    assert "obelisk_database_damaged 1.0" in visitor.app.state.metrics.written().decode()


def is_logged_once(caplog):
    return sum("database-damaged" in record.getMessage() for record in caplog.records) == 1


@pytest.mark.parametrize("name", ["studies", "puzzle_tries", "outbox", "ix_ratings_owner_game_at"])
def test_a_damaged_page_is_found_at_the_start_and_the_rest_is_served_read_only(serve, file, name, caplog):
    first = serve()
    table = plays(first)
    cookies = dict(first.cookies)
    first.__exit__(None, None, None)
    overwrite(file, name)
    before = file.read_bytes()
    again = serve()
    again.cookies.update(cookies)
    assert again.sees(table)["ply"] == 1
    home = again.get("/", headers={"Accept": "text/html"})
    assert (home.status_code, "The database of this server is damaged" in home.text) == (200, True)
    japanese = again.get("/", headers={"Accept": "text/html", "Accept-Language": "ja"})
    assert "データベースが壊れています" in japanese.text
    assert {page: again.get(page).status_code for page in PAGES if again.get(page).status_code not in (200, 503)} == {}
    is_read_only(again, table)
    assert is_logged_once(caplog)
    again.__exit__(None, None, None)
    assert file.read_bytes() == before


def test_a_page_that_is_damaged_while_the_server_runs_stops_all_writes(serve, file, caplog):
    visitor = serve()
    table = plays(visitor)
    other = visitor.opens("trip", mine=[0, 1])["id"]
    visitor.app.state.tables.engine.dispose()  # pages in memory are sound
    overwrite(file, "events")
    visitor.app.state.tables.put_away(-1)  # what is not in memory must be read
    assert visitor.get(visitor.at(other)).status_code == 503
    is_read_only(visitor, table)
    assert is_logged_once(caplog)
    with visitor.app.state.tables.engine.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("DELETE FROM studies")


def test_a_move_that_meets_a_damaged_page_is_refused_and_nothing_is_written_after_it(serve, file):
    visitor = serve()
    table = plays(visitor)
    visitor.app.state.tables.engine.dispose()
    overwrite(file, "events")
    answer = visitor.moves(table, "c3")  # the table is in memory, its log is not
    assert (answer.status_code, answer.json()["code"]) in ((503, "table/damaged-file"), (503, "table/not-known"))
    is_read_only(visitor, table)


def test_a_live_connection_goes_on_reading_and_is_told_why_a_move_is_refused(serve, file):
    first = serve()
    table = plays(first)
    cookies = dict(first.cookies)
    first.__exit__(None, None, None)
    overwrite(file, "studies")
    again = serve()
    again.cookies.update(cookies)
    with again.live(table) as live:
        assert live.receive_json()["snapshot"]["ply"] == 1
        live.send_json({"key": "k", "move": "c3", "seat": 1})
        problem = next(told for told in iter(live.receive_json, None) if "problem" in told)
        assert (problem["problem"]["code"], problem["key"]) == ("table/damaged-file", "k")


@pytest.mark.parametrize("name", [table.name for table in declared().sorted_tables])
def test_the_server_starts_or_says_what_to_do_whichever_table_is_damaged(serve, file, name):
    first = serve()
    table = plays(first)
    first.__exit__(None, None, None)
    overwrite(file, name)
    if name == "server_keys":  # without the key nobody could be known
        with pytest.raises(Exception, match="obelisk admin restore"):
            serve()
        return
    again = serve()
    assert again.get("/").status_code in (200, 503)
    assert again.get("/readyz").status_code == 503
    is_read_only(again, table)


@pytest.mark.parametrize("name", ["sqlite_schema", "alembic_version"])
def test_a_file_of_which_nothing_is_readable_is_refused_with_what_to_do(serve, file, name):
    first = serve()
    first.__exit__(None, None, None)
    if name == "sqlite_schema":
        with file.open("r+b") as opened:
            opened.write(GARBAGE * 100)
    else:
        overwrite(file, name)
    with pytest.raises(Exception, match="obelisk admin restore"):
        serve()


def test_one_command_restores_the_newest_sound_backup_and_says_what_is_lost(serve, admin, file, tmp_path):  # noqa: F811
    first = serve()
    table = plays(first)
    assert admin("backup").code == 0
    good = next((tmp_path / "backups").glob("table-*.sqlite"))
    assert (good.stat().st_mode & 0o777, good.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    lost = first.opens("trip", mine=[0, 1])["id"]
    first.moves(table, "c3")
    first.post("/api/v1/accounts", json={"name": "Ben", "password": "correct horse too"})
    assert admin("backup", str(tmp_path / "backups" / "newer.sqlite")).code == 0
    first.__exit__(None, None, None)
    overwrite(tmp_path / "backups" / "newer.sqlite", "events")
    shutil.copy(good, tmp_path / "backups" / "copied-later.txt")
    overwrite(file, "studies")
    damaged = file.read_bytes()
    assert "obelisk admin restore" in admin("check").out
    told = admin("restore")
    assert told.code == 0, told.err
    everything = " ".join((told.out + told.err).split())
    assert "newer.sqlite is damaged" in everything
    assert "1 new table, 1 new account" in everything
    assert "more may be lost" in everything
    aside = next(tmp_path.glob("table-before-*.sqlite"))
    assert aside.read_bytes() == damaged
    assert str(aside.name) in everything.replace(" ", "")
    again = serve()
    assert again.sees(table)["ply"] == 1
    assert again.get(again.at(lost)).status_code == 404
    assert again.get("/readyz").status_code == 200
    assert again.post("/api/v1/sessions", json=WORDS).status_code == 201
    again.__exit__(None, None, None)
    assert admin("check").code == 0


def test_a_backup_of_a_folder_is_chosen_by_what_is_in_it_not_by_the_time_of_the_file(serve, admin, tmp_path):  # noqa: F811
    first = serve()
    plays(first)
    folder = tmp_path / "kept"
    folder.mkdir()
    assert admin("backup", str(folder / "z-old.sqlite")).code == 0
    late = first.opens("trip", mine=[0, 1])["id"]
    assert admin("backup", str(folder / "a-new.sqlite")).code == 0
    (folder / "z-old.sqlite").touch()
    first.__exit__(None, None, None)
    told = admin("restore", str(folder))
    assert "Nothing is lost" in " ".join(told.out.split())
    assert serve().sees(late)["ply"] == 0


def test_of_a_table_with_a_damaged_page_the_other_rows_are_read(tmp_path, file):
    engine = opened(f"sqlite:///{file}")
    names = {"address": 500 * "a", "confirm": "", "stop": "", "language": "en", "made_at": 1}
    with engine.begin() as connection:
        connection.execute(insert(MAILS), [{"owner": f"<owner {n}>", **names} for n in range(200)])
    engine.dispose()
    page = file.read_bytes().index(b"<owner 150>" + b"a") // 4096
    with file.open("r+b") as data:
        data.seek(page * 4096)
        data.write((GARBAGE * 4096)[:4096])
    engine = opened(f"sqlite:///{file}")
    with engine.connect() as connection:
        found = read_rows(connection, MAILS, select(MAILS), lambda row: row.owner)
    assert found[0] == "<owner 0>"
    assert 50 < len(found) < 151
    assert damage_of(engine).file is not None
    engine.dispose()


def test_without_a_sound_backup_nothing_is_replaced(serve, admin, file, tmp_path):  # noqa: F811
    first = serve()
    plays(first)
    first.__exit__(None, None, None)
    before = file.read_bytes()
    assert "There is no backup in" in admin("restore").err
    assert admin("backup").code == 0
    backup = next((tmp_path / "backups").iterdir())
    newer = sqlite3.connect(backup)
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()
    assert "newer version" in " ".join(admin("restore").err.split())
    overwrite(backup, "events")
    assert "can be restored" in " ".join(admin("restore").err.split())
    assert file.read_bytes() == before


def test_commands_of_a_host_say_what_to_do_about_a_damaged_file(serve, admin, file):  # noqa: F811
    first = serve()
    plays(first)
    first.__exit__(None, None, None)
    overwrite(file, "accounts")
    told = admin("remove", "--account", "Ada")
    assert (told.code, "obelisk admin restore" in " ".join(told.err.split())) == (2, True)
    with file.open("r+b") as opened:
        opened.write(GARBAGE * 100)
    assert "obelisk admin restore" in " ".join(admin("list").err.split())


def test_a_damaged_database_is_not_backed_up_as_if_it_were_sound(serve, admin, file, tmp_path):  # noqa: F811
    first = serve()
    plays(first)
    first.__exit__(None, None, None)
    overwrite(file, "events")
    assert admin("backup").code == 2
    assert not list((tmp_path / "backups").glob("*.sqlite"))
