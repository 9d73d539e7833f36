"""Damage in the database: a row that cannot be read is left out, logged, counted, shown and repaired."""

import json
import sqlite3
import sys

import pytest
from sqlalchemy import Boolean, Integer, Text, create_engine, insert

from obelisk.table.features.hosting.store.checks import check
from obelisk.table.store import declared, opened
from obelisk.table.store.schema import SERVER_KEYS
from tests.table.studies.test_http import begins
from tests.table.test_puzzles import solves
from tests.table.tournaments.test_web import announce
from tests.terminal.conftest import quiet_environment, run  # noqa: F401 (fixtures)

WORDS = {"name": "Ada", "password": "correct horse"}
PAGES = (
    "/",
    "/tournaments",
    "/studies",
    "/me",
    "/people/Ada",
    "/account",
    "/api/v1/me",
    "/api/v1/me/export.json",
    "/api/v1/me/shunned",
    "/api/v1/puzzles",
    "/api/v1/studies",
    "/api/v1/tables?mine=1&open=1&running=1",
    "/api/v1/tournaments",
)


@pytest.fixture
def admin(run, tmp_path):  # noqa: F811
    """Return a function that types a command about the database of this test."""
    return lambda *words: run("admin", *words, "--data", str(tmp_path / "table.sqlite"))


def change(tmp_path, statement, *values):
    database = sqlite3.connect(tmp_path / "table.sqlite", timeout=30)
    with database:
        assert database.execute(statement, values).rowcount > 0
    database.close()


@pytest.fixture
def ada(serve):
    """A player who has one row of each kind that lists and pages read."""
    visitor = serve()
    assert visitor.post("/api/v1/accounts", json=WORDS).status_code == 201
    visitor.opens("trip", mine=[0], name="Ada")
    over = visitor.opens("trip", mine=[0, 1])["id"]
    visitor.moves(over, "a1")
    visitor.does(over, "resign", seat=0)
    announce(visitor, title="Cup")
    begins(visitor, game="kono", title="First steps")
    solves(visitor)
    return visitor


DAMAGES = {
    "seats that are no JSON": "UPDATE tables SET seats = '{'",
    "seats that are no seats": "UPDATE tables SET seats = '[]'",
    "a seat that is not there": "UPDATE tables SET active = '[7]'",
    "a moment that is a word": "UPDATE tables SET changed_at = 'soon'",
    "letters that are none": "UPDATE tables SET game = CAST(x'ff00fe' AS TEXT)",
    "a result that is none": "UPDATE tables SET result = '[]'",
    "a tournament that is no JSON": "UPDATE tournaments SET state = '{'",
    "a tournament of no kind": "UPDATE tournaments SET state = replace(state, 'round-robin', 'square')",
    "a day that is none": "UPDATE puzzle_tries SET day = 'someday'",
    "points that are a word": "UPDATE puzzle_tries SET started_at = 'soon'",
    "a study that is no JSON": "UPDATE studies SET data = '{'",
    "a count that is a word": "UPDATE studies SET nodes = 'many'",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_damaged_row_breaks_no_page_and_is_logged_once_and_counted(ada, tmp_path, damage, caplog):
    change(tmp_path, DAMAGES[damage])
    for _ in range(2):
        answers = {page: ada.get(page, headers={"Accept": "text/html"}).status_code for page in PAGES}
        assert answers == dict.fromkeys(PAGES, 200)
    ready = ada.get("/readyz").json()
    assert ready["is_ready"]
    lines = [record.getMessage() for record in caplog.records if "row-damaged" in record.getMessage()]
    assert len(lines) == len(set(lines)) == ready["damaged_rows"]
    table = DAMAGES[damage].split()[1]
    if "letters" not in damage:
        assert ready["damaged_rows"] > 0
        told = ada.app.state.metrics.written().decode().splitlines()
        assert f'obelisk_damaged_rows{{table="{table}"}} {float(len(lines))}' in told


def test_damaged_rows_of_hosts_break_no_page_of_theirs(ada, admin, tmp_path):
    game = ada.get("/api/v1/tables?mine=1").json()["tables"][0]["id"]
    assert admin("host", "Ada").code == 0
    ada.portal.call(ada.app.state.tables.admin_changes.look)
    owner = ada.portal.call(ada.app.state.tables.get, game).committed.seats[0].owner
    report = {"table": game, "kind": "table", "reason": "spam"}
    assert ada.post("/api/v1/reports", json=report).status_code == 201
    at = ada.app.state.tables.now()
    for damage in (
        f"INSERT INTO ratings VALUES ('{game}', 0, '{owner}', 'trip', {at}, 'low', 1900, 99, 0.06)",
        "UPDATE reports SET reason = 'square'",
        "UPDATE reports SET reason = 'spam', at = 9223372036854775807",
        "UPDATE host_log SET what = 'square'",
        "UPDATE host_log SET what = 'host', at = 9223372036854775807",
    ):
        change(tmp_path, damage)
        page = ada.get("/host", headers={"Accept": "text/html"})
        assert (page.status_code, "<h1>" in page.text) == (200, True)
        assert admin("check").code == 1


def test_hosts_see_how_many_damaged_rows_are_left_out(ada, admin, tmp_path):
    assert admin("host", "Ada").code == 0
    ada.portal.call(ada.app.state.tables.admin_changes.look)

    def told(language):
        page = ada.get("/host", headers={"Accept-Language": language}).text
        return page.partition("</main>")[0].replace("\u2068", "").replace("\u2069", "")

    assert "obelisk admin check" not in told("en")
    for n, words in ((1, "One damaged row"), (2, "2 damaged rows")):
        change(tmp_path, "UPDATE tables SET seats = '{' WHERE rowid IN (SELECT rowid FROM tables LIMIT ?)", n)
        ada.get("/api/v1/tables?mine=1&open=1&running=1")
        assert f"{words} of the database" in told("en")
        assert f"壊れた行が{n}件" in told("ja")


def test_an_account_whose_name_is_damaged_is_a_guest_to_its_browser(ada, tmp_path):
    change(tmp_path, "UPDATE accounts SET name = x'ff00'")
    ada.app.state.tables.sessions.forget()
    assert ada.get("/me").status_code == 200
    assert ada.get("/api/v1/me").json()["account"] is None


def test_what_is_damaged_says_so_itself(ada, tmp_path):
    tournament = ada.get("/api/v1/tournaments").json()["tournaments"][0]["id"]
    study = ada.get("/api/v1/studies").json()["studies"][0]["id"]
    change(tmp_path, "UPDATE tournaments SET state = '{'")
    change(tmp_path, "UPDATE studies SET data = '{'")
    for path, code in ((f"tournaments/{tournament}", "tournament"), (f"studies/{study}", "study")):
        answer = ada.get(f"/api/v1/{path}")
        assert (answer.status_code, answer.json()["code"]) == (503, f"{code}/damaged")
    assert ada.post("/api/v1/me/delete", json={"password": WORDS["password"]}).status_code == 200


def test_a_host_removes_a_damaged_tournament(ada, admin, tmp_path):
    tournament = ada.get("/api/v1/tournaments").json()["tournaments"][0]["id"]
    change(tmp_path, "UPDATE tournaments SET state = '{'")
    assert tournament in admin("check").out
    assert admin("remove", "--tournament", tournament).code == 0
    assert admin("check").code == 0


def sound_row(table):
    """Return values that fit the columns of a table."""
    kinds = {Text: "1", Boolean: True}
    row = {column.name: kinds.get(type(column.type), 1) for column in table.columns}
    return {**row, **({"name": "sessions", "secret": "00" * 32} if table is SERVER_KEYS else {})}


@pytest.mark.parametrize("table", declared().sorted_tables, ids=lambda table: table.name)
def test_check_reads_every_table_of_the_schema(tmp_path, table):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        if table is not SERVER_KEYS:
            connection.execute(insert(table).values(sound_row(table)))
        # SQLite keeps a word where a number belongs. It turns a number into a text where one belongs, but no bytes.
        spoilt = list(table.columns)[-1]
        value = "x'ff'" if isinstance(spoilt.type, Text) else "'word'"
        connection.exec_driver_sql(f"UPDATE {table.name} SET {spoilt.name} = {value}")
    engine.dispose()
    engine = create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    found = list(check(engine, lambda done, total: None))
    engine.dispose()
    key = "1" if table.name in ("tables", "studies", "tournaments") else table.name
    assert any(fault.what.partition(" ")[0] == key and fault.reason.code != "admin/left-over" for fault in found)


@pytest.mark.parametrize("table", [one for one in declared().sorted_tables if one is not SERVER_KEYS], ids=str)
@pytest.mark.parametrize("word", ["'word'", "x'ff'", "9223372036854775807"])
def test_a_server_starts_and_is_played_at_whatever_row_is_damaged(serve, tmp_path, table, word):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.execute(insert(table).values(sound_row(table)))
        for column in table.columns:
            # SQLite keeps nothing but numbers in the key of a row that is a number.
            if word.isdecimal() or not (column.primary_key and isinstance(column.type, Integer)):
                connection.exec_driver_sql(f"UPDATE {table.name} SET {column.name} = {word}")
    engine.dispose()
    visitor = serve()
    assert visitor.post("/api/v1/accounts", json=WORDS).status_code == 201
    game = visitor.opens("trip", mine=[0, 1])["id"]
    assert visitor.moves(game, "a1").status_code == 200
    assert visitor.get("/").status_code == 200
    assert visitor.get("/readyz").status_code == 200


def test_check_names_an_account_without_a_password(ada, admin, tmp_path):
    for password in ("", "secret", "$argon2id$v=19$"):
        change(tmp_path, "UPDATE accounts SET password = ?", password)
        found = admin("check")
        assert found.code == 1
        assert "Ada has no valid password" in found.out


def test_check_repairs_rows_from_logs_and_sets_others_aside(ada, admin, tmp_path):
    before = ada.get("/api/v1/tables?mine=1&open=1&running=1").json()["tables"]
    assert len(before) == 2
    change(tmp_path, "UPDATE tables SET seats = '{', changed_at = 'soon'")
    change(tmp_path, "UPDATE tournaments SET due_at = 'soon', status = x'ff'")
    change(tmp_path, "UPDATE studies SET nodes = 'many'")
    change(tmp_path, "UPDATE puzzle_tries SET day = 'someday'")
    change(tmp_path, "INSERT INTO sitters (owner, table_id) VALUES ('ada', 'nowhere')")
    assert ada.get("/api/v1/tables?mine=1&open=1&running=1").json()["tables"] == []
    assert admin("check").code == 1
    repaired = admin("check", "--repair")
    assert repaired.code == 0, repaired.out
    assert "7 things were repaired" in repaired.out
    assert admin("check").code == 0
    file = tmp_path / "table.damaged-rows.jsonl"
    assert sys.platform == "win32" or file.stat().st_mode & 0o777 == 0o600
    aside = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted(one["table"] for one in aside) == ["puzzle_tries", "sitters"]
    assert ada.get("/api/v1/tables?mine=1&open=1&running=1").json()["tables"] == before
    assert len(ada.get("/api/v1/tournaments").json()["tournaments"]) == 1


def test_a_damaged_key_of_the_sessions_is_named_and_made_again(ada, admin, serve, tmp_path):
    ada.__exit__(None, None, None)
    change(tmp_path, "UPDATE server_keys SET secret = 'no key' WHERE name = 'sessions'")
    with pytest.raises(Exception, match="obelisk admin check --repair"):
        serve()
    assert admin("check", "--repair").code == 0
    assert serve().post("/api/v1/sessions", json=WORDS).status_code == 201
