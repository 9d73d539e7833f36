"""What hosts rely on: probes, metrics and logs, and what they do beside a running server."""

import asyncio
import io
import json
import logging
import re
import sqlite3
import time
from collections import Counter
from types import SimpleNamespace

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine, text
from starlette.websockets import WebSocketDisconnect

from obelisk.errors import BadRequest
from obelisk.table import logs
from obelisk.table.core.networks import network_in
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.features.hosting import readiness
from obelisk.table.features.hosting.store import changes as hosting
from obelisk.table.features.hosting.store.checks import check
from obelisk.table.features.moderation.store import banning
from obelisk.table.service import admin_changes
from obelisk.table.service import maintenance as housekeeping
from obelisk.table.store import changes, opened
from obelisk.table.store import writer as writing
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from obelisk.table.web.status import metrics as watching
from tests.table.conftest import Visitor

PASSWORD = "a dozen of letters"
CHAT = "between us, nobody else"


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Let nobody wait for seconds."""
    monkeypatch.setattr(admin_changes, "SECONDS", 0.05)
    monkeypatch.setattr(readiness, "CACHED", 0.0)


@pytest.fixture
def log():
    """Everything that is logged while a test runs, as a host would read it, as JSON."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines(is_json=True))
    root, level = logging.getLogger(), logs.LOGGER.level
    root.addHandler(handler)
    logs.LOGGER.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    logs.LOGGER.setLevel(level)


def lines(stream, event):
    return [line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == event]


def eventually(holds, seconds=5.0):
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.02)


def is_closed(live):
    """Hear everything that is said until a connection is closed."""
    try:
        while live.receive_json():
            pass
    except WebSocketDisconnect:
        return True


def engine_of(tmp_path):
    return hosting.existing(f"sqlite:///{tmp_path / 'table.sqlite'}")


# Probes


def test_a_server_tells_that_it_is_alive_and_ready(serve):
    ada = serve()
    assert ada.get("/healthz").text == "ok"
    assert ada.get("/readyz").json() == {"is_ready": True, "lacking": None, "damaged_rows": 0}
    assert ada.head("/healthz").status_code == ada.head("/readyz").status_code == 200


def test_a_server_whose_writer_is_stuck_is_not_ready_until_it_writes_again(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(housekeeping, "HEARTBEAT", 0.1)
    monkeypatch.setattr(readiness, "SILENCE", 2.5)
    ada = serve()
    lock = sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    eventually(lambda: ada.get("/readyz").status_code == 503)
    assert ada.get("/readyz").json() == {"is_ready": False, "lacking": "writer", "damaged_rows": 0}
    assert ada.get("/healthz").status_code == 200
    lock.execute("COMMIT")
    eventually(lambda: ada.get("/readyz").status_code == 200)
    lock.close()


def test_a_server_whose_database_does_not_answer_is_not_ready_and_keeps_house_all_the_same(serve, tmp_path):
    ada = serve()
    with create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}").begin() as connection:
        connection.execute(text("ALTER TABLE downtimes RENAME TO elsewhere"))
        connection.execute(text("ALTER TABLE tables RENAME TO others"))
    assert ada.get("/readyz").json()["lacking"] == "database"
    time.sleep(1.5)  # in which the house is kept once more, in vain
    with create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}").begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO downtimes"))
        connection.execute(text("ALTER TABLE others RENAME TO tables"))
    assert ada.get("/readyz").status_code == 200
    before = ada.app.state.tables.writer.tally.kept_at
    eventually(lambda: ada.app.state.tables.writer.tally.kept_at > before, 10)


def test_probes_are_answered_however_many_requests_there_were(serve):
    ada = serve(requests=1)
    assert [ada.get("/healthz").status_code for _ in range(5)] == [200] * 5
    assert [ada.get("/verify").status_code for _ in range(2)] == [200, 429]


# Metrics


def figures(answer):
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


@pytest.fixture
def here(serve):
    """Return a function that starts a server, and gives a visitor on the same machine."""

    def start(**settings):
        ada = serve(**settings)
        return ada, at_address(ada, "127.0.0.1")

    return start


def at_address(visitor, host):
    other = Visitor(visitor.app, visitor.portal)
    other._transport.client = (host, 50000)
    return other


def test_metrics_tell_what_goes_on(here):
    ada, host = here()
    before = figures(host.get("/metrics"))
    assert before["obelisk_events_total", "moved"] == before["obelisk_events_total", "resigned"] == 0
    table = ada.opens("trip", mine=[0, 1])["id"]
    assert ada.moves(table, "a1", seat=0).status_code == 200
    assert ada.moves(table, "zz", seat=1).status_code == 422
    with ada.live(table) as live:
        live.receive_json()
        now = figures(host.get("/metrics"))
    assert now["obelisk_events_total", "moved"] == now["obelisk_move_seconds_count",] == 1
    assert now["obelisk_events_total", "made"] == 1
    assert 0 < now["obelisk_move_seconds_sum",] < 5
    assert now["obelisk_move_seconds_bucket", "+Inf"] == 1
    assert now["obelisk_tables_in_memory",] == now["obelisk_connections",] == 1
    assert now["obelisk_failed_writes_total",] == now["obelisk_writer_queue",] == 0
    assert now["obelisk_requests_total", "422"] == 1
    assert now["obelisk_requests_total", "200"] > before.get(("obelisk_requests_total", "200"), 0)
    assert {("obelisk_work_waiting", lane) for lane in ("think", "draw", "toil")} <= set(now)
    eventually(lambda: figures(host.get("/metrics"))["obelisk_loop_lag_seconds_count",] > 0)
    assert any(name[0] == "process_open_fds" for name in now)


def test_failed_writes_and_failed_requests_are_counted(here, monkeypatch):
    ada, host = here()
    table = ada.opens("trip", mine=[0, 1])["id"]

    def fail(connection, batch):
        raise OSError("no space left on device")

    monkeypatch.setattr(writing, "keep", fail)
    assert ada.moves(table, "a1", seat=0).status_code == 503
    now = figures(host.get("/metrics"))
    assert now["obelisk_failed_writes_total",] >= 1
    assert now["obelisk_requests_total", "503"] == 1


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}, {"Via": "1"}]
)
def test_metrics_are_for_this_machine_alone_and_not_for_whom_a_proxy_speaks(here, headers):
    ada, host = here()
    assert host.get("/metrics").status_code == 200
    assert ada.get("/metrics").status_code == 403
    assert at_address(ada, "203.0.113.7").get("/metrics").json()["code"] == "problem/metrics"
    assert host.get("/metrics", headers=headers).status_code == 403


def test_metrics_are_for_those_whom_the_setting_names(here):
    ada, host = here(metrics="10.1.0.0/16 2001:db8::7 token=a-long-and-secret-token")
    assert at_address(ada, "10.1.2.3").get("/metrics").status_code == 200
    assert at_address(ada, "2001:db8::7").get("/metrics").status_code == 200
    assert host.get("/metrics").status_code == 403
    for token, status in (("a-long-and-secret-token", 200), ("a-long-and-secret-toke", 403), ("", 403)):
        assert ada.get("/metrics", headers={"Authorization": f"Bearer {token}"}).status_code == status


@pytest.mark.parametrize("setting", ["10.0.0.300", "token=short", "anybody"])
def test_a_setting_that_lets_nobody_in_is_refused_at_the_start(setting):
    with pytest.raises(BadRequest):
        make(Settings(database="sqlite://", metrics=setting))


def test_counting_a_move_costs_next_to_nothing():
    """A move costs about 150 µs; counting it must not be felt."""
    from obelisk.table.core.events import Event
    from obelisk.table.store import Entry
    from obelisk.table.store.tally import Tally

    tally, batch = Tally(), [Entry("t", [Event(2, 1, "moved", {})], decided_at=time.monotonic())] * 1000
    best = min(_seconds(lambda: tally.kept(batch)) for _ in range(20))
    assert best / 1000 < 10e-6


def _seconds(work):
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


# Logs


def test_the_log_tells_what_a_host_cares_about(serve, log, monkeypatch, tmp_path):
    monkeypatch.setattr(watching, "SLOW", 60.0)
    ada = serve(tries=1)
    table = ada.opens("trip", mine=[0, 1])["id"]
    signing = {"name": "Ada", "password": PASSWORD}
    for _ in range(2):
        ada.post("/api/v1/sessions", json=signing)
    monkeypatch.setattr(watching, "SLOW", 0.0)
    ada.get(f"/t/{table}")
    monkeypatch.setattr(watching, "SLOW", 60.0)
    ada.__exit__(None, None, None)
    with create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}").begin() as connection:
        connection.execute(text("DELETE FROM events WHERE v = 2"))
    again = serve()
    assert again.get(again.at(table)).status_code == 503
    assert len(lines(log, "start")) == 2
    assert len(lines(log, "stop")) == 1
    assert [line["reason"] for line in lines(log, "sign-in-refused")] == ["wrong", "too-often"]
    assert lines(log, "sign-in-refused")[0]["address"] == "testclient"
    slow = lines(log, "slow-request")[0]
    assert (slow["method"], slow["route"], slow["status"]) == ("GET", "/t/{table_id}", 200)
    aside = lines(log, "table-put-aside")[0]
    assert (aside["table"], aside["level"], aside["error"]) == (table, "error", "BadRecord")


def test_whoever_waits_for_an_event_is_not_slow(serve, log, monkeypatch):
    ada = serve()
    table = ada.opens("trip")["id"]
    monkeypatch.setattr(watching, "SLOW", 0.0)
    ada.get(ada.at(table, "/events?after=2&wait=0"))
    assert lines(log, "slow-request") == []


def test_whoever_plays_at_their_own_machine_reads_nothing_of_slow_requests(here, log, monkeypatch):
    _, own = here()
    monkeypatch.setattr(watching, "SLOW", 0.0)
    own.get("/")
    assert lines(log, "slow-request") == []
    own.get("/", headers={"X-Forwarded-For": "192.0.2.7"})
    assert len(lines(log, "slow-request")) == 1


def test_nothing_that_players_write_and_no_secret_is_logged(serve, log, monkeypatch):
    ada = serve()
    ada.post("/api/v1/accounts", json={"name": "Ada Unlogged", "password": PASSWORD})
    ada.post("/api/v1/sessions", json={"name": "Ada Unlogged", "password": "wrong but long"})
    made = ada.opens("trip", mine=[0, 1], name="Unlogged")
    monkeypatch.setattr(watching, "SLOW", 0.0)

    def fail(connection, batch):
        connection.execute(text("INSERT INTO nowhere VALUES (:a)"), {"a": CHAT})

    monkeypatch.setattr(writing, "keep", fail)
    headers = {"Authorization": f"Bearer {made['seats']['0']}"}
    asked = {"kind": "say", "text": CHAT, "seat": 0}
    assert ada.post(ada.at(made["id"], "/actions"), json=asked, headers=headers).status_code == 503
    monkeypatch.setattr(ada.app.state.tables.reader, "listed", _fail_with_text)
    ada._transport.raise_server_exceptions = False
    assert ada.get("/api/v1/tables?open=1", headers=headers).status_code == 500
    ada.get(f"/nowhere/{made['seats']['0']}?text={CHAT}")
    failed = lines(log, "request-failed")[0]
    assert failed["error"] == "ValueError"
    assert "_fail_with_text" in failed["where"]
    assert "no such table" in lines(log, "write-failed")[0]["reason"]
    assert len(lines(log, "slow-request")) >= 3
    told = log.getvalue()
    cookie = ada.cookies["obelisk"]
    for secret in (CHAT, "between us", "Unlogged", PASSWORD, "wrong but long", made["seats"]["0"], cookie, "obelisk="):
        assert secret not in told
    assert re.search(r"[0-9a-f]{64}", told) is None  # hashes of keys and sessions neither


def _fail_with_text(*_, **__):
    raise ValueError(f"cannot read {CHAT!r}")


def test_every_event_is_one_line_in_text_too():
    lined = logs.Lines(is_json=False)
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "first\nwith what somebody wrote", None, None)
    assert re.fullmatch(r"\S+ error asyncio message=first", lined.format(record))
    record.event, record.fields = "write-failed", {"table": "t", "reason": "two\nlines"}
    assert lined.format(record).endswith(' error write-failed table=t reason="two\\nlines"')


# Beside a running server


def test_a_removed_table_is_gone_within_seconds_also_for_those_who_sit_there(serve, tmp_path):
    ada = serve()
    table, other = (ada.opens("trip", mine=[0, 1])["id"] for _ in range(2))
    assert ada.moves(table, "a1", seat=0).status_code == 200
    with ada.live(table) as live:
        live.receive_json()
        hosting.remove_table(engine_of(tmp_path), table)
        assert is_closed(live)
    assert ada.get(ada.at(table)).status_code == 404
    assert ada.moves(other, "a1", seat=0).status_code == 200
    with pytest.raises(Missing):
        hosting.remove_table(engine_of(tmp_path), table)


def test_what_is_decided_at_a_removed_table_before_the_server_hears_of_it_is_not_kept(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(admin_changes, "SECONDS", 60.0)
    ada = serve()
    table = ada.opens("trip", mine=[0, 1])["id"]
    hosting.remove_table(engine_of(tmp_path), table)
    assert ada.moves(table, "a1", seat=0).status_code == 503
    eventually(lambda: ada.get(ada.at(table)).status_code == 404)
    kept = sqlite3.connect(tmp_path / "table.sqlite").execute("SELECT count(*) FROM events").fetchone()
    assert kept == (0,)


def test_a_table_that_is_removed_while_it_is_loaded_does_not_stay(serve, tmp_path):
    ada = serve()
    table = ada.opens("trip", mine=[0, 1])["id"]
    tables = ada.app.state.tables

    async def load_and_remove():
        tables._live.clear()
        loading = asyncio.ensure_future(tables.get(table))
        await asyncio.sleep(0)
        tables.remove(table)
        await loading
        await asyncio.sleep(0)
        return len(tables.in_memory)

    assert ada.portal.call(load_and_remove) == 0


@pytest.mark.parametrize("what", ["203.0.113.7", "203.0.113.0/24", "::ffff:203.0.113.7/128"])
def test_an_address_that_is_banned_is_shown_a_page_that_says_so(serve, tmp_path, what):
    ada = serve()
    banned, neighbour = at_address(ada, "203.0.113.7"), at_address(ada, "198.51.100.1")
    table = ada.opens("trip")["id"]
    if what.startswith("::"):
        what = str(network_in("203.0.113.7"))
        banned = at_address(ada, "::ffff:203.0.113.7")
    with banned.live(table) as live:
        live.receive_json()
        banning.ban(engine_of(tmp_path), what)
        assert is_closed(live)
    page = banned.get("/verify", headers={"Accept": "text/html"})
    assert page.status_code == 403
    assert "You are banned" in page.text
    assert "text/html" in page.headers["content-type"]
    assert banned.get(ada.at(table)).json()["code"] == "problem/banned"
    assert banned.get("/static/base.css").status_code == 200
    assert banned.get("/healthz").status_code == 200
    with pytest.raises(WebSocketDisconnect) as closed, banned.live(table):
        pass
    assert closed.value.code == 4403
    assert neighbour.get("/verify").status_code == 200
    banning.unban(engine_of(tmp_path), what)
    eventually(lambda: banned.get("/verify").status_code == 200)


def test_a_ban_of_one_address_of_a_household_is_one_of_its_network():
    assert str(network_in("2001:db8:1:2::99")) == "2001:db8:1:2::/64"


def test_an_account_that_is_banned_is_let_in_nowhere_until_it_may_again(serve, tmp_path):
    ada = serve()
    signing = {"name": "Ada", "password": PASSWORD}
    assert ada.post("/api/v1/accounts", json=signing).status_code == 201
    table = ada.opens("trip")["id"]
    with ada.live(table) as live:
        live.receive_json()
        banning.ban(engine_of(tmp_path), "ADA")
        assert is_closed(live)
    assert ada.get("/verify").status_code == 403
    stranger = Visitor(ada.app, ada.portal)
    assert stranger.get("/verify").status_code == 200
    assert stranger.post("/api/v1/sessions", json=signing).json()["code"] == "problem/banned"
    assert stranger.get("/verify").status_code == 200
    assert [(ban.what, ban.is_person) for ban in banning.bans(engine_of(tmp_path))] == [("Ada", True)]
    banning.unban(engine_of(tmp_path), "Ada")
    eventually(lambda: ada.get("/verify").status_code == 200)


def test_bans_are_obeyed_after_a_restart(serve, tmp_path):
    ada = serve()
    banning.ban(engine_of(tmp_path), "203.0.113.7")
    ada.__exit__(None, None, None)
    assert at_address(serve(), "203.0.113.7").get("/verify").status_code == 403


def test_an_account_is_renamed_and_removed_within_seconds(serve, tmp_path):
    ada = serve()
    for name in ("Ada", "Ben"):
        Visitor(ada.app, ada.portal).post("/api/v1/accounts", json={"name": name, "password": PASSWORD})
    ada.post("/api/v1/sessions", json={"name": "Ada", "password": PASSWORD})
    assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
    engine = engine_of(tmp_path)
    with pytest.raises(Refused):
        hosting.rename(engine, "ada", "BEN")
    assert hosting.rename(engine, "ada", " Augusta ") == "Augusta"
    eventually(lambda: ada.get("/api/v1/sessions").json() == {"account": {"name": "Augusta"}})
    banning.ban(engine, "Augusta")
    hosting.remove_account(engine, "Augusta")
    eventually(lambda: ada.get("/api/v1/sessions").json() == {"account": None})
    with pytest.raises(Missing):
        hosting.remove_account(engine, "Augusta")


def test_changes_are_forgotten_when_they_are_old_but_never_the_last_one(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    for _ in range(3):
        banning.ban(engine, "203.0.113.7")
    with engine.begin() as connection:
        connection.execute(text("UPDATE changes SET made_at = 1"))
    banning.ban(engine, "203.0.113.8")
    assert changes.changes_after(engine, 0) == [(4, None)]
    assert changes.last_change(engine) == 4


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(BadRequest):
        hosting.existing(f"sqlite:///{tmp_path / 'nowhere.sqlite'}")
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_not_touched(tmp_path):
    from obelisk.table.store.migrating import migrate

    engine = create_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    migrate(engine, "0002")
    with pytest.raises(BadRequest) as refused:
        engine_of(tmp_path)
    assert refused.value.code == "admin/version"


def test_a_database_without_the_tables_of_a_feature_is_refused_until_the_table_has_made_them(tmp_path):
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    engine = opened(database)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE holidays"))
    engine.dispose()
    with pytest.raises(BadRequest) as refused:
        engine_of(tmp_path)
    assert (refused.value.code, refused.value.facts) == ("table/database-incomplete", {"names": ("holidays",)})
    opened(database).dispose()
    engine_of(tmp_path).dispose()


@pytest.mark.slow
def test_hosts_do_the_same_with_postgresql_and_all_servers_hear_of_it(serve, postgresql):
    ada, other = serve(database=postgresql), serve(database=postgresql)
    tables = [ada.opens("trip", mine=[0, 1])["id"] for _ in range(2)]
    for table in tables:
        assert ada.moves(table, "a1", seat=0).status_code == 200
        assert other.get(other.at(table)).json()["ply"] == 1
    engine = hosting.existing(postgresql)
    assert list(check(engine, lambda done, total: None)) == []
    assert [table["id"] for table in hosting.exported(engine)] == tables
    assert {row.id for row, _ in hosting.listed(engine, status="running", game="trip")} == set(tables)
    hosting.remove_table(engine, tables[0])
    banning.ban(engine, "203.0.113.7")
    for server in (ada, other):
        eventually(lambda server=server: server.get(server.at(tables[0])).status_code == 404)
        banned = at_address(server, "203.0.113.7")
        eventually(lambda banned=banned: banned.get("/verify").status_code == 403)
        assert server.get(server.at(tables[1])).status_code == 200
        assert server.get("/readyz").status_code == 200
    with engine.begin() as connection:
        connection.execute(text("UPDATE events SET data = '[' WHERE v = 3"))
    assert [fault.what for fault in check(engine, lambda done, total: None)] == [tables[1]]
    engine.dispose()


def test_what_a_server_that_ends_cannot_finish_is_answered_with_try_again():
    async def wait(scope, receive, send):
        await asyncio.Event().wait()

    async def play():
        sent = []

        async def send(message):
            sent.append(message)

        statuses = Counter()
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
        request = asyncio.ensure_future(watching.Watch(wait, SimpleNamespace(statuses=statuses))(scope, None, send))
        await asyncio.sleep(0)
        request.cancel()
        await request
        return statuses, sent

    statuses, (start, body) = asyncio.run(play())
    assert (start["status"], statuses) == (503, {503: 1})
    assert json.loads(body["body"])["code"] == "table/ending"
