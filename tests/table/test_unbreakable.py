"""What goes wrong at one table stays there: no holes in logs, no table that stops the others, no time lost."""

import asyncio
import json
import threading

import pytest
from sqlalchemy import text

from obelisk.table.core import events
from obelisk.table.core.commands import Do, Move
from obelisk.table.core.events import Event
from obelisk.table.core.offers import MOST_TAKEBACKS
from obelisk.table.core.refusals import Refused, Unavailable
from obelisk.table.core.state import replayed
from obelisk.table.service import tables as live_tables
from obelisk.table.service.server_time import ServerTime
from obelisk.table.store import Chain, Entry, Overtaken, Writer, opened
from obelisk.table.store import writer as writing
from tests.table.running import ADA, spec, with_tables

MINUTE = 60_000


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'table.sqlite'}"


def numbers(database, table_id):
    """Return the numbers of the events that are kept of a table."""
    engine = opened(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT v FROM events WHERE table_id = :id ORDER BY v"), {"id": table_id})
        kept = list(found.scalars())
    engine.dispose()
    return kept


def change(database, statement, **facts):
    """Change something behind the server's back."""
    engine = opened(database)
    with engine.begin() as connection:
        assert connection.execute(text(statement), facts).rowcount == 1
    engine.dispose()


def failing_once(monkeypatch, kind):
    """Let the first entry with an event of a kind fail, alone or among others, once it is told to go on."""
    whole, failed, go = writing.keep, [], threading.Event()

    def keep(connection, batch):
        for entry in batch:
            if any(event.kind == kind for event in entry.events) and failed in ([], [id(entry)]):
                failed[:] = [id(entry)]
                assert go.wait(10)
                raise OSError("no space left on device")
        whole(connection, batch)

    monkeypatch.setattr(writing, "keep", keep)
    return go


def test_what_was_decided_on_top_of_a_move_that_was_not_kept_is_not_kept_either(database, monkeypatch):
    async def play(tables):
        live = await tables.make(spec())
        go = failing_once(monkeypatch, events.MOVED)
        asked = [tables.submit(live, Move(ply % 2, move, ply), ADA) for ply, move in enumerate(["a1", "c1", "a2"])]
        go.set()  # all three are decided by now, one on top of the other
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Unavailable] * 3
        for ply, move in enumerate(["a1", "d1"]):
            await tables.act(live.table.id, Move(ply % 2, move, ply), ADA)
        return live.table.id

    table_id = with_tables(database, play)
    kept = numbers(database, table_id)
    assert kept == list(range(1, len(kept) + 1))

    async def look(tables):
        return (await tables.get(table_id)).table.position.history

    assert with_tables(database, look) == ((0, "a1"), (1, "d1"))


def test_a_table_that_was_dropped_from_memory_decides_nothing_more(database, monkeypatch):
    async def play(tables):
        lost = await tables.make(spec())
        failing_once(monkeypatch, events.MOVED).set()
        with pytest.raises(Unavailable):
            await tables.act(lost.table.id, Move(0, "a1", 0), ADA)
        await tables.act(lost.table.id, Move(0, "b1", 0), ADA)
        # Somebody whose connection still holds the old one answers a move that was never made.
        with pytest.raises(Unavailable):
            tables.submit(lost, Move(1, "d4", 1), ADA)
        return (await tables.get(lost.table.id)).table.position.history

    assert with_tables(database, play) == ((0, "b1"),)


def test_an_entry_that_does_not_follow_on_the_last_event_is_refused(database):
    row = {"id": "t", "game": "trip", "status": "open", "is_public": True, "has_clock": False}

    async def write():
        engine = opened(database)
        writer = Writer(engine, asyncio.get_running_loop())
        await writer.submit(Entry("t", [Event(1, 1, "made", {})], made={**row, "made_at": 1, "changed_at": 1}))
        wrong = [writer.submit(Entry("t", [Event(v, 1, "said", {})], chain=Chain(), v=v)) for v in (3, 1)]
        answers = await asyncio.gather(*wrong, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Overtaken] * 2
        assert await writer.submit(Entry("t", [Event(2, 1, "said", {})], chain=Chain(), v=2)) == 2
        writer.close()
        engine.dispose()

    asyncio.run(write())
    assert numbers(database, "t") == [1, 2]


def test_a_write_that_fails_is_logged(database, monkeypatch, caplog):
    async def play(tables):
        live = await tables.make(spec())
        failing_once(monkeypatch, events.MOVED).set()
        with pytest.raises(Unavailable):
            await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        return live.table.id

    table_id = with_tables(database, play)
    assert any(table_id in record.getMessage() and "no space left" in record.getMessage() for record in caplog.records)


DAMAGES = {
    "an event is missing": "DELETE FROM events WHERE table_id = :id AND v = 5",
    "an unknown game": "UPDATE events SET data = replace(data, 'trip', 'gone') WHERE table_id = :id AND v = 1",
    "no JSON": "UPDATE events SET data = '{' WHERE table_id = :id AND v = 5",
    "a kind that nobody knows": "UPDATE events SET kind = 'vanished' WHERE table_id = :id AND v = 5",
    "a move that is not legal": "UPDATE events SET data = replace(data, 'a1', 'z9') WHERE table_id = :id AND v = 5",
    "rules that have changed": "UPDATE events SET data = replace(data, '[1]', '[0]') WHERE table_id = :id AND v = 5",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_log_that_cannot_be_replayed_is_put_aside_and_touches_nothing_else(serve, tmp_path, damage, caplog):
    visitor = serve()
    clock = {"kind": "move", "seconds": 60}
    broken, sound = (visitor.opens("trip", mine=[0, 1], clock=clock)["id"] for _ in range(2))
    for table in (broken, sound):
        assert visitor.moves(table, "a1").status_code == 200
        assert visitor.moves(table, "c1").status_code == 200
    visitor.__exit__(None, None, None)
    change(f"sqlite:///{tmp_path / 'table.sqlite'}", DAMAGES[damage], id=broken)
    again = serve()
    again.cookies = visitor.cookies
    answer = again.get(again.at(broken))
    assert (answer.status_code, answer.json()["code"]) == (503, "table/put-aside")
    page = again.get(f"/t/{broken}", headers={"Accept": "text/html"})
    assert page.status_code == 503
    assert broken in page.text
    assert any(broken in record.getMessage() for record in caplog.records)
    for query in ("running=1", "mine=1"):
        assert sound in {table["id"] for table in again.get(f"/api/v1/tables?{query}").json()["tables"]}
    assert again.moves(sound, "a2").status_code == 200


def test_lists_are_made_without_replaying_anything(serve, monkeypatch):
    visitor = serve()
    made = visitor.opens("trip", mine=[0], name="Ada")["id"]
    other = visitor.opens("micropul", mine=[0, 1], name="Ben")["id"]
    first = visitor.get("/api/v1/tables?mine=1&open=1&running=1").json()
    assert {table["id"] for table in first["tables"]} == {made, other}
    visitor.__exit__(None, None, None)

    def refuse(*_):
        raise AssertionError("a list has replayed a table")

    monkeypatch.setattr(live_tables, "replayed", refuse)
    again = serve()
    again.cookies = visitor.cookies
    assert again.get("/api/v1/tables?mine=1&open=1&running=1").json() == first


def test_a_game_with_many_takebacks_is_replayed_in_one_go(monkeypatch):
    from tests.table.people import Desk

    desk = Desk(people=(ADA, ADA))
    for _ in range(30):
        desk.move("a1", ADA, seat=0)
        desk.do("undo", ADA)

    def refuse(*_):
        raise AssertionError("the game was played again from its beginning")

    monkeypatch.setattr("obelisk.table.core.state.restore", refuse)
    assert replayed(desk.table.id, desk.log) == desk.table


def test_a_restart_leaves_clocked_tables_where_they_are_until_somebody_or_a_flag_needs_them(database):
    clock = {"kind": "game", "seconds": 300}

    async def before(tables):
        return [(await tables.make(spec(clock=clock))).table.id for _ in range(20)]

    made = with_tables(database, before, now=lambda: MINUTE)

    async def at_once(tables):
        await tables.scheduler.look_after()
        assert not tables._live
        return (await tables.get(made[0])).table.clocks.at(tables.now())

    # An hour passed without a server: nobody's clock has moved.
    assert with_tables(database, at_once, now=lambda: 61 * MINUTE) == (300_000, 300_000)

    async def later(tables):
        tables.now = lambda: 67 * MINUTE
        await tables.scheduler.look_after()
        while len([live for live in tables._live.values() if live.committed.is_over]) < 20:
            await asyncio.sleep(0.01)

    with_tables(database, later, now=lambda: 61 * MINUTE)


class Times:
    """A calendar and a counter that the test moves on."""

    def __init__(self):
        self.calendar, self.counter = 1_000_000.0, 50.0

    def passes(self, calendar, counter=None):
        self.calendar += calendar
        self.counter += calendar if counter is None else counter

    def server_time(self):
        return ServerTime(lambda: self.calendar, lambda: self.counter)


def test_the_servers_time_never_goes_back():
    times = Times()
    time = times.server_time()
    before = time.now()
    times.passes(-3600, 1)
    assert time.now() == before + 1000
    assert time.stood_still() == 0


@pytest.mark.parametrize(("calendar", "counter"), [(30, 30), (30, 0), (30, 0.5)], ids=["stopped", "asleep", "woken"])
def test_a_server_that_stood_still_knows_for_how_long(calendar, counter):
    times = Times()
    time = times.server_time()
    times.passes(1)
    assert time.stood_still() == 0
    before = time.now()
    times.passes(calendar, counter)
    assert time.stood_still() / 1000 == pytest.approx(30, abs=1.5)
    assert time.stood_still() == 0
    assert (time.now() - before) / 1000 == pytest.approx(30, abs=1)


def test_nobody_loses_time_while_the_server_stood_still(database):
    async def play(tables):
        times = Times()
        tables.scheduler.time = times.server_time()
        tables.now = tables.scheduler.time.now
        live = await tables.make(spec(clock={"kind": "game", "seconds": 60}))
        times.passes(1)
        tables.scheduler.notice_pause()
        times.passes(3600)
        tables.scheduler._flag(live)
        await asyncio.sleep(0)
        await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        return live.committed

    table = with_tables(database, play)
    assert table.ending is None
    assert table.clocks.left[0] / 1000 == pytest.approx(59, abs=1.5)
    assert json.loads(json.dumps(table.position.history)) == [[0, "a1"]]


def test_a_takeback_too_many_is_refused(database):
    async def play(tables):
        live = await tables.make(spec())
        for _ in range(MOST_TAKEBACKS):
            await tables.act(live.table.id, Move(0, "a1", 0), ADA)
            await tables.act(live.table.id, Do("undo", seat=0), ADA)
        await tables.act(live.table.id, Move(0, "a1", 0), ADA)
        with pytest.raises(Refused) as error:
            await tables.act(live.table.id, Do("undo", seat=0), ADA)
        return error.value.code

    assert with_tables(database, play) == "table/many-takebacks"
