"""What is kept: everything that anybody was told, and nothing twice."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from http.client import HTTPException

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from obelisk.errors import BadRequest
from obelisk.table.core.commands import Do, Move, Sit, Who
from obelisk.table.core.events import Event
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.store import Entry, Writer, declared, held, holding, opened
from obelisk.table.store import writer as writing
from obelisk.table.store.migrating import migrate
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from tests.table.processes import Process
from tests.table.running import ADA, spec, with_tables

HOLDER = """
import os
import sys
from obelisk.table.store import held, holding
holding.IS_LINUX = os.environ.get("IS_LINUX", "True") == "True"
with held(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


BEN = Who(frozenset(["ben"]))


@pytest.fixture
def database(tmp_path):
    """Return the address of an empty database."""
    return f"sqlite:///{tmp_path / 'deep' / 'table.sqlite'}"


@pytest.mark.parametrize("older", [None, "0002"])
def test_the_migrations_make_exactly_the_schema(any_database, older):
    if older is not None:
        engine = create_engine(any_database)
        migrate(engine, older)
        engine.dispose()
    engine = opened(any_database)
    schema = declared()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    plan = {name: sorted(column["name"] for column in inspect(engine).get_columns(name)) for name in schema.tables}
    assert plan == {name: sorted(column.name for column in table.columns) for name, table in schema.tables.items()}
    engine.dispose()


def test_tables_of_version_0_1_say_by_which_clock_and_who_was_helped(any_database):
    engine = create_engine(any_database)
    migrate(engine, "0002")
    clock = {"kind": "move", "seconds": 30}
    table = {"id": "abcdefghij", "game": "trip", "status": "running", "is_public": True, "has_clock": True, "at": 7}
    log = [("made", json.dumps({"clock": clock})), ("helped", '{"seat":0}')]
    with engine.begin() as connection:
        made = "(id, game, status, is_public, has_clock, made_at, changed_at)"
        values = "(:id, :game, :status, :is_public, :has_clock, :at, :at)"
        connection.execute(text(f"INSERT INTO tables {made} VALUES {values}"), table)
        connection.execute(text("INSERT INTO sitters (owner, table_id) VALUES ('ada', :id)"), table)
        for v, (kind, data) in enumerate(log, 1):
            row = {"id": table["id"], "v": v, "kind": kind, "data": data}
            written = "INSERT INTO events (table_id, v, at, kind, data) VALUES (:id, :v, 7, :kind, :data)"
            connection.execute(text(written), row)
    migrate(engine)
    with engine.connect() as connection:
        row = connection.execute(text("SELECT * FROM tables")).one()
        assert connection.execute(text("SELECT owner FROM sitters")).scalars().all() == ["ada"]
    assert (bool(row.is_helped), row.is_rated, json.loads(row.clock), row.due_at) == (True, None, clock, 7)
    engine.dispose()


@pytest.mark.parametrize("found", ["0003", "9999"])
def test_a_database_with_a_schema_that_is_not_known_is_refused_and_stays_as_it_is(database, found):
    engine = opened(database)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{found}'"))
    engine.dispose()
    with pytest.raises(BadRequest) as refused:
        opened(database)
    assert (refused.value.code, refused.value.facts) == ("table/database-version", {"found": found})
    command = [sys.executable, "-m", "obelisk", "--lang", "en", "serve", "--port", "0", "--database", database]
    served = subprocess.run(command, capture_output=True, text=True)
    assert served.returncode != 0
    assert f"The database has version {found} of the schema" in served.stderr


def test_a_database_that_cannot_be_used_is_named(tmp_path):
    (tmp_path / "table.sqlite").write_text("this is no database, but a text that is long enough to be looked at" * 20)
    with pytest.raises(BadRequest, match="database"):
        opened(f"sqlite:///{tmp_path / 'table.sqlite'}")


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such locks")
def test_a_second_server_on_the_same_file_is_refused_until_the_first_one_is_gone(database, tmp_path):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", HOLDER, database], **pipes) as first:
        assert first.stdout.readline() == "held\n"
        for refuse in (lambda: make(Settings(database=database)), lambda: held(database).__enter__()):
            with pytest.raises(BadRequest) as error:
                refuse()
            assert error.value.code == "table/database-held"
            assert str(tmp_path / "deep" / "table.sqlite") in str(error.value)
        with held(f"sqlite:///{tmp_path / 'other.sqlite'}"), held("sqlite://"):
            first.kill()
    make(Settings(database=database))
    with held(database):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such locks")
@pytest.mark.parametrize("locks_file_itself", [True, False])
def test_a_second_server_is_refused_whatever_name_leads_to_the_file(database, tmp_path, monkeypatch, locks_file_itself):
    monkeypatch.setattr(holding, "IS_LINUX", locks_file_itself and holding.IS_LINUX)
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path / "data"))
    file = tmp_path / "deep" / "table.sqlite"
    with held(database):
        (tmp_path / "link.sqlite").symlink_to(file)
        (tmp_path / "hard.sqlite").hardlink_to(file)
        for beside in file.parent.glob("*.lock"):
            beside.unlink()
        for path in (file, tmp_path / "link.sqlite", tmp_path / "hard.sqlite"):
            command = [sys.executable, "-c", HOLDER, f"sqlite:///{path}"]
            settings = {"IS_LINUX": str(holding.IS_LINUX), **os.environ}
            second = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=settings)
            assert "held" not in second.stdout
            assert f"Another server is already using {path}" in second.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such locks")
def test_a_uri_that_names_the_file_is_refused_like_its_path(database, tmp_path):
    file = tmp_path / "deep" / "table.sqlite"
    with held(database):
        for uri in (f"file:{file}", f"file://localhost{file}", f"file:{str(file).replace('t', '%2574')}"):
            with pytest.raises(BadRequest) as error:
                make(Settings(database=f"sqlite:///{uri}?uri=true"))
            assert error.value.code == "table/database-held"
        with held("sqlite:///file:table?mode=memory&cache=shared&uri=true"):
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such modes")
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_a_new_database_belongs_to_its_owner_alone_whatever_the_umask(tmp_path, umask):
    folder, before = tmp_path / "deep" / "er", os.umask(umask)
    try:
        with held(f"sqlite:///{folder / 'table.sqlite'}"):
            engine = opened(f"sqlite:///{folder / 'table.sqlite'}")
            with engine.begin() as connection:
                connection.execute(text("INSERT INTO alive VALUES (1, 1)"))
                modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            engine.dispose()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(["table.sqlite", "table.sqlite-wal", "table.sqlite-shm"], 0o600)
    assert [path.stat().st_mode & 0o777 for path in (folder, folder.parent)] == [0o700, 0o700]


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such modes")
def test_the_modes_of_an_existing_database_are_tightened(database, tmp_path):
    file = tmp_path / "deep" / "table.sqlite"
    opened(database).dispose()
    file.chmod(0o664)
    opened(database).dispose()
    assert file.stat().st_mode & 0o777 == 0o600


def test_what_lies_on_a_workbench_is_there_again_after_a_restart(database):
    async def play(tables):
        live = await tables.make(spec(game="microchip", options={"players": 2}))
        await tables.save_layout(live.table.id, 1, "build a1NE")
        await tables.save_layout(live.table.id, 1, "build a1NE b1W")
        return live.table.id

    async def look(tables):
        return [tables.reader.layout(table_id, seat) for seat in (0, 1)]

    table_id = with_tables(database, play)
    assert with_tables(database, look) == ["", "build a1NE b1W"]


def test_every_commit_is_on_the_disk(database):
    engine = opened(database)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_what_waits_is_committed_together(database, monkeypatch):
    engine, batches = opened(database), []
    whole = writing.keep
    first = threading.Event()

    def slow(connection, batch):
        batches.append(len(batch))
        first.wait(10)
        whole(connection, batch)

    async def write():
        writer = Writer(engine, asyncio.get_running_loop())
        row = {"id": "t", "game": "trip", "status": "open", "is_public": True, "has_clock": False}
        kept = [writer.submit(Entry("t", [], made={**row, "made_at": 1, "changed_at": 1}))]
        kept += [writer.submit(Entry("t", [Event(v, 1, "said", {})], v=v)) for v in range(1, 10)]
        first.set()
        assert await asyncio.wait_for(asyncio.gather(*kept), 10) == list(range(10))
        writer.close()

    monkeypatch.setattr(writing, "keep", slow)
    asyncio.run(write())
    engine.dispose()
    assert sum(batches) == 10
    assert len(batches) <= 3


def test_one_entry_that_cannot_be_written_does_not_take_others_with_it(database):
    engine = opened(database)

    def entry(name):
        row = {"id": name, "game": "trip", "status": "open", "is_public": True, "has_clock": False}
        event = Event(1, 1, "made", {}) if name != "bad" else Event(None, 1, "made", {})
        return Entry(name, [event], made={**row, "made_at": 1, "changed_at": 1}, v=7)

    async def write():
        writer = Writer(engine, asyncio.get_running_loop())
        kept = [writer.submit(entry(name)) for name in ("good", "bad", "fine")]
        good, bad, fine = await asyncio.gather(*kept, return_exceptions=True)
        writer.close()
        assert (good, fine) == (7, 7)
        assert isinstance(bad, Unavailable)
        assert bad.__cause__ is not None

    asyncio.run(write())
    engine.dispose()


def test_a_move_that_could_not_be_written_did_not_happen(database, monkeypatch):
    whole = writing.keep

    async def play(tables):
        live = await tables.make(spec())
        table_id = live.table.id

        def full(connection, batch):
            raise OSError("no space left on device")

        monkeypatch.setattr(writing, "keep", full)
        with pytest.raises(Unavailable):
            await tables.act(table_id, Move(0, "a1", 0), ADA, "key")
        monkeypatch.setattr(writing, "keep", whole)
        assert (await tables.get(table_id)).table.ply == 0
        await tables.act(table_id, Move(0, "a1", 0), ADA, "key")
        return (await tables.get(table_id)).committed.position.history

    assert with_tables(database, play) == ((0, "a1"),)


def test_a_retry_is_not_told_that_a_move_was_made_which_could_not_be_written(database, monkeypatch):
    whole = writing.keep

    async def play(tables):
        live = await tables.make(spec())

        def full(connection, batch):
            if any(entry.events for entry in batch):
                raise OSError("no space left on device")
            whole(connection, batch)

        monkeypatch.setattr(writing, "keep", full)
        asked = [tables.act(live.table.id, Move(0, "a1", 0), ADA, "key") for _ in range(2)]
        return await asyncio.gather(*asked, return_exceptions=True)

    assert [type(answer) for answer in with_tables(database, play)] == [Unavailable, Unavailable]


def test_nobody_is_told_before_it_is_written(database, monkeypatch):
    whole, order = writing.keep, []

    async def play(tables):
        live = await tables.make(spec())

        def noted(connection, batch):
            whole(connection, batch)
            order.append("written")

        monkeypatch.setattr(writing, "keep", noted)
        monkeypatch.setattr("obelisk.table.service.pictures.Pictures.tell", lambda *arguments: order.append("told"))
        await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        order.append("answered")

    with_tables(database, play)
    assert order[:3] == ["written", "told", "answered"]


def test_a_restart_brings_everything_back_and_knows_a_retry(database):
    async def before(tables):
        live = await tables.make(spec(name="Ada", clock={"kind": "game", "seconds": 300}))
        await tables.act(live.table.id, Move(0, "a1", 0), ADA, "same")
        await tables.act(live.table.id, Do("say", text="hello"), ADA)
        return live.committed

    async def after(tables, table_id):
        v, live = await tables.act(table_id, Move(0, "a1", 0), ADA, "same")
        return v, live.committed

    kept = with_tables(database, before, now=lambda: 1_000_000)
    v, back = with_tables(database, lambda tables: after(tables, kept.id), now=lambda: 1_000_000)
    assert back == kept
    assert v == kept.v - 1


def test_clocks_stand_still_while_the_server_does(database):
    async def before(tables):
        return (await tables.make(spec(clock={"kind": "game", "seconds": 300}))).table.id

    async def after(tables, table_id):
        live = await tables.get(table_id)
        return live.table.clocks.at(tables.now())

    table_id = with_tables(database, before, now=lambda: 1_000_000)
    later = with_tables(database, lambda tables: after(tables, table_id), now=lambda: 1_000_000 + 3_600_000)
    assert later == (300_000, 300_000)


def test_a_flag_falls_by_itself(database):
    async def play(tables):
        live = await tables.make(spec(clock={"kind": "move", "seconds": 5}))
        begun = live.table.clocks.since
        tables.now = lambda: begun + 5_000
        tables.scheduler.wake(live)
        while live.committed.ending is None:
            await asyncio.sleep(0.01)
        return live.committed.ending

    ending = with_tables(database, play)
    assert (ending.reason, ending.winners) == ("time", (1,))


def test_no_clock_runs_before_everybody_has_seen_the_game(database):
    async def play(tables):
        live = await tables.make(spec(mine=(0,), keys={0: "k0"}, clock={"kind": "move", "seconds": 5}, waits=True))
        began = tables.now()
        await tables.act(live.table.id, Sit(1, "Ben", "ben", "k1"), BEN)
        tables.scheduler.meet(live, ADA)
        tables.now = lambda: began + 60_000
        tables.scheduler._flag(live)
        assert (await tables.settled(live)).ending is None
        assert live.as_shown(live.table).clocks.at(tables.now()) == (5_000, 5_000)
        tables.scheduler.meet(live, BEN)
        tables.now = lambda: began + 62_000
        assert live.as_shown(await tables.settled(live)).clocks.at(tables.now())[0] == 3_000
        tables.now = lambda: began + 65_000
        tables.scheduler._flag(live)
        return (await tables.settled(live)).ending.reason

    assert with_tables(database, play) == "time"


def test_a_move_after_the_flag_comes_too_late(database):
    async def play(tables):
        live = await tables.make(spec(clock={"kind": "move", "seconds": 5}))
        begun = live.table.clocks.since
        tables.now = lambda: begun + 5_000
        tables.scheduler.notice_pause = lambda: None  # a busy machine that pauses gives time back
        with pytest.raises(Exception, match="over"):
            await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        return (await tables.settled(live)).ending.reason

    assert with_tables(database, play) == "time"


def test_tables_that_nobody_uses_leave_the_memory_and_come_back(database):
    async def play(tables):
        live = await tables.make(spec())
        await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        tables.put_away(idle=-1)
        again = await tables.get(live.table.id)
        assert again is not live
        assert again.committed == live.committed
        with pytest.raises(Missing):
            await tables.get("nonexisten")

    with_tables(database, play)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill")
def test_a_server_that_is_killed_in_the_middle_of_load_loses_no_move_that_was_acknowledged(tmp_path):
    server = Process(f"sqlite:///{tmp_path / 'table.sqlite'}")
    acknowledged, retried = {}, {}

    def play(number):
        """Play both seats of one table after another until the server dies; note what was acknowledged."""
        try:
            while True:
                made = server.ask("/tables", {"game": "trip", "mine": [0, 1]})
                bearer = {seat: {"Authorization": f"Bearer {key}"} for seat, key in made["seats"].items()}
                moves = acknowledged[made["id"]] = []
                for ply in range(16):
                    seat = str(ply % 2)
                    legal = server.ask(f"/tables/{made['id']}/moves?seat={seat}", **bearer[seat])["moves"]
                    body = {"move": legal[number % len(legal)], "seat": ply % 2, "ply": ply}
                    retried[made["id"]] = (body, bearer[seat], str(ply))
                    headers = {**bearer[seat], "Idempotency-Key": str(ply)}
                    server.ask(f"/tables/{made['id']}/moves", body, **headers)
                    moves.append([ply % 2, body["move"]])
        except (OSError, ValueError, HTTPException):
            return

    players = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for player in players:
        player.start()
    while sum(map(len, acknowledged.values())) < 40:
        time.sleep(0.005)
    server.kill()
    for player in players:
        player.join()
    server = Process(f"sqlite:///{tmp_path / 'table.sqlite'}")
    try:
        for table_id, moves in acknowledged.items():
            kept = server.ask(f"/tables/{table_id}")["moves"]
            # The last move may have been kept although its acknowledgement was lost, and nothing more.
            assert kept[: len(moves)] == moves
            assert len(kept) <= len(moves) + 1
        for table_id, (body, bearer, key) in retried.items():
            server.ask(f"/tables/{table_id}/moves", body, **{**bearer, "Idempotency-Key": key})
            kept = server.ask(f"/tables/{table_id}")["moves"]
            assert len(kept) == body["ply"] + 1
    finally:
        server.kill()
