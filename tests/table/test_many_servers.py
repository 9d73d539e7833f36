"""Several servers on one PostgreSQL: everybody plays at any of them, and whatever is to be done is done once."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from obelisk.table.core import events
from obelisk.table.core.commands import Do, Move, Sit, Who
from obelisk.table.core.refusals import Unavailable
from obelisk.table.features.accounts.store.accounts import Accounts
from obelisk.table.service import maintenance as housekeeping
from obelisk.table.service import presence
from obelisk.table.service.connections import SIGNED_OUT, Connection
from obelisk.table.service.maintenance import watch_database
from obelisk.table.service.tables import Tables
from obelisk.table.store import Reader, leases, opened, opening
from obelisk.table.store import writer as writing
from obelisk.table.workers import computers
from tests.table.people import BEN
from tests.table.running import ADA, spec, with_servers


async def until(is_so):
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


def log_of(database, table_id):
    engine = opened(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT v, kind FROM events WHERE table_id = :id ORDER BY v"), {"id": table_id})
        rows = [tuple(row) for row in found]
    engine.dispose()
    assert [v for v, _ in rows] == list(range(1, len(rows) + 1))
    return [kind for _, kind in rows]


def test_what_happens_at_one_server_is_told_at_the_other(postgresql):
    async def play(here, there):
        live = await here.make(spec())
        other = await there.get(live.table.id)
        guest = Connection(ADA)
        other.connections.add(guest)
        await here.act(live.table.id, Move(0, "a1", 0), ADA)
        await until(lambda: other.committed.ply == 1)
        assert b'"a1"' in guest.waiting[-1]
        await there.act(live.table.id, Move(1, "c1", 1), ADA)
        await until(lambda: live.committed.ply == 2)
        assert live.committed.position.history == other.committed.position.history == ((0, "a1"), (1, "c1"))

    with_servers(postgresql, play)


def arrive(tables, live, who):
    """Connect somebody to a table as a socket does."""
    connection = Connection(who)
    live.connections.add(connection)
    tables.presence.changed(live)
    tables.scheduler.meet(live, who)
    return connection


def test_who_is_at_one_server_is_seen_at_the_other(postgresql):
    async def play(here, there):
        live = await here.make(spec(mine=(0,)))
        other = await there.get(live.table.id)
        ada = arrive(here, live, ADA)
        await until(lambda: other.here == {0})
        arrive(there, other, Who())
        await until(lambda: live.watching == 1)
        assert json.loads(ada.waiting[-1]) == {"presence": [0], "watching": 1}
        live.connections.discard(ada)
        here.presence.changed(live)
        await until(lambda: other.here == set())

    with_servers(postgresql, play)


def test_whoever_was_at_a_server_that_died_is_gone_soon(postgresql, monkeypatch):
    monkeypatch.setattr(presence, "EVERY", 0.05)
    monkeypatch.setattr(presence, "LOST", 0.2)

    async def play(here, there):
        live = await here.make(spec(mine=(0,)))
        other = await there.get(live.table.id)
        arrive(here, live, ADA)
        guest = arrive(there, other, Who())
        await until(lambda: other.here == {0})
        for _ in range(10):  # as long as it says so, Ada is there
            await asyncio.sleep(0.05)
            here.presence.keep()
            there.presence.keep()
            assert other.here == {0}
        async with asyncio.timeout(20):
            while other.here:
                await asyncio.sleep(0.05)
                there.presence.keep()
        assert json.loads(guest.waiting[-1])["presence"] == []

    with_servers(postgresql, play)


def test_clocks_run_when_everybody_has_seen_the_game_at_whichever_server(postgresql):
    async def play(here, there):
        live = await here.make(spec(mine=(0,), clock={"kind": "game", "seconds": 60}, waits=True))
        other = await there.get(live.table.id)
        arrive(here, live, ADA)
        arrive(there, other, BEN)
        await there.act(live.table.id, Sit(1, "Ben", "ben", "k1"), BEN)
        await until(lambda: live.committed.has_begun)
        await until(lambda: not live.is_unseen and not other.is_unseen)

    with_servers(postgresql, play)


def test_what_is_done_at_several_servers_at_once_is_kept_once_each(postgresql):
    async def play(*servers):
        table_id = (await servers[0].make(spec())).table.id
        for one in servers:
            await one.get(table_id)
        said = [
            one.act(table_id, Do("say", seat=0, text=f"{number} {n}"), ADA, f"{number}-{n}")
            for n in range(10)
            for number, one in enumerate(servers)
        ]
        numbers = [v for v, _ in await asyncio.gather(*said)]
        assert len(set(numbers)) == len(said)
        return table_id

    table_id = with_servers(postgresql, play, n=3)
    assert log_of(postgresql, table_id).count(events.SAID) == 30


def test_a_retry_at_another_server_is_known(postgresql):
    async def play(*servers):
        table_id = (await servers[0].make(spec())).table.id
        for one in servers:
            await one.get(table_id)
        answers = await asyncio.gather(*(one.act(table_id, Move(0, "a1", 0), ADA, "same") for one in servers))
        assert len({v for v, _ in answers}) == 1
        return table_id

    table_id = with_servers(postgresql, play)
    assert log_of(postgresql, table_id).count(events.MOVED) == 1


def test_the_same_move_from_two_people_at_once_is_made_by_one_of_them(postgresql):
    async def play(*servers):
        table_id = (await servers[0].make(spec())).table.id
        for one in servers:
            await one.get(table_id)
        asked = [one.act(table_id, Move(0, move, 0), ADA) for one, move in zip(servers, ("a1", "b1"), strict=True)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Exception)]
        assert [answer.code for answer in refused] == ["table/stale"]
        return table_id

    table_id = with_servers(postgresql, play)
    assert log_of(postgresql, table_id).count(events.MOVED) == 1


def test_a_session_that_ends_at_one_server_ends_at_the_other(postgresql):
    async def play(here, there):
        session, now = "5" * 64, here.now()
        account = await asyncio.to_thread(Accounts(here.engine, here.sessions).create, "Ada", "correct horse", now)
        await asyncio.to_thread(here.sessions.join, account, session, now, is_open=True)
        assert there.sessions.session(session, now).account == account
        guests = [Connection(ADA, one) for one in (session, "6" * 64, None)]
        (await there.make(spec())).connections.update(guests)
        await asyncio.to_thread(here.sessions.sign_out, session)
        await until(lambda: guests[0].is_closed)
        assert guests[0].code == SIGNED_OUT
        assert not there.sessions.session(session, now).owners
        assert not any(guest.is_closed for guest in guests[1:])

    with_servers(postgresql, play)


def test_a_flag_falls_once(postgresql):
    async def play(*servers):
        live = await servers[0].make(spec(clock={"kind": "move", "seconds": 5}))
        begun = live.table.clocks.since
        for one in servers:
            one.now = lambda: begun + 5_000
            one.scheduler.wake(await one.get(live.table.id))
        await until(lambda: live.committed.is_over)
        return live.table.id

    table_id = with_servers(postgresql, play)
    kinds = log_of(postgresql, table_id)
    assert (kinds.count(events.FLAGGED), kinds.count(events.ENDED)) == (1, 1)


def test_a_computer_thinks_at_one_server_only(postgresql, monkeypatch):
    asked = []

    def choose(level, position, seat):
        asked.append(len(position.history))
        return position.moves(seat)[0]

    monkeypatch.setattr(computers, "chosen", choose)

    async def play(here, there):
        made = await here.make(spec(mine=(0,), keys={0: "k0"}, computers={1: "club"}))
        other = await there.get(made.table.id)
        while not made.committed.is_over:
            ply = made.committed.ply
            await here.act(made.table.id, Move(0, made.committed.position.moves(0)[0], ply), ADA)
            await until(lambda ply=ply: made.committed.ply == ply + 2 or made.committed.is_over)
        await until(lambda: other.committed.is_over)

    with_servers(postgresql, play)
    assert len(asked) == len(set(asked))


def test_another_server_lets_a_computer_think_when_the_first_one_has_died(postgresql, monkeypatch):
    monkeypatch.setattr(leases, "LEASE", 500)
    dying, go = threading.Event(), threading.Event()

    def choose(level, position, seat):
        if not dying.is_set():
            dying.set()
            go.wait(30)
        return position.moves(seat)[0]

    monkeypatch.setattr(computers, "chosen", choose)

    async def play(here, there):
        made = await here.make(spec(mine=(0,), keys={0: "k0"}, computers={1: "club"}))
        await here.act(made.table.id, Move(0, "a1", 0), ADA)
        await until(dying.is_set)
        # The first server does nothing more: its lease runs out, and the other one finds what is due.
        async with asyncio.timeout(10):
            while (await there.get(made.table.id)).committed.ply < 2:
                await there.scheduler.look_after()
                await asyncio.sleep(0.1)
        go.set()
        await until(lambda: made.committed.ply == 2)
        return made.table.id

    table_id = with_servers(postgresql, play)
    assert log_of(postgresql, table_id).count(events.MOVED) == 2


def broken_after(monkeypatch, is_kept):
    """Let the connection break during the next commit, before or after it has reached the disk."""
    whole, broken = writing.keep, []

    def keep(connection, batch):
        whole(connection, batch)
        if any(entry.chain for entry in batch) and not broken:
            broken.append(True)
            if is_kept:
                connection.commit()
            raise OperationalError("COMMIT", {}, Exception("server closed the connection unexpectedly"))

    monkeypatch.setattr(writing, "keep", keep)


@pytest.mark.parametrize("is_kept", [True, False])
def test_whether_a_move_was_kept_is_settled_after_a_broken_connection(any_database, monkeypatch, is_kept):
    async def play(tables):
        live = await tables.make(spec())
        broken_after(monkeypatch, is_kept)
        asked = tables.act(live.table.id, Move(0, "a1", 0), ADA, "key")
        (answer,) = await asyncio.gather(asked, return_exceptions=True)
        assert getattr(answer, "code", None) == (None if is_kept else "table/not-kept")
        v, _ = await tables.act(live.table.id, Move(0, "a1", 0), ADA, "key")
        assert v == 5
        return live.table.id

    table_id = with_servers(any_database, play, n=1)
    assert log_of(any_database, table_id).count(events.MOVED) == 1


def test_what_nobody_knows_is_said_to_be_unknown(any_database, monkeypatch):
    async def play(tables):
        live = await tables.make(spec())
        broken_after(monkeypatch, is_kept=True)

        def unreachable(connection, entry):
            raise OperationalError("SELECT", {}, Exception("no route to host"))

        monkeypatch.setattr(writing, "is_there", unreachable)
        with pytest.raises(Unavailable) as error:
            await tables.act(live.table.id, Move(0, "a1", 0), ADA, "key")
        assert error.value.code == "table/not-known"
        # The retry finds out.
        v, _ = await tables.act(live.table.id, Move(0, "a1", 0), ADA, "key")
        return v

    assert with_servers(any_database, play, n=1) == 5


def test_a_server_that_has_not_heard_of_a_move_does_not_refuse_the_answer_to_it(postgresql, monkeypatch):
    monkeypatch.setattr(Tables, "_hear", lambda tables, ids: None)

    async def play(here, there):
        table_id = (await here.make(spec())).table.id
        other = await there.get(table_id)
        await here.act(table_id, Move(0, "a1", 0), ADA)
        assert other.committed.ply == 0
        await there.act(table_id, Move(1, "c1", 1), ADA)
        assert (await here.settled(await here.get(table_id))).ply == 2

    with_servers(postgresql, play)


def test_what_a_server_has_locked_that_is_gone_is_let_go(postgresql):
    engine = opened(postgresql)
    with engine.connect() as connection:
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "5s"
    engine.dispose()


def test_a_database_that_does_not_answer_is_noted_in_one_line(postgresql, monkeypatch, caplog):
    def unreachable(reader, *facts):
        raise OperationalError("SELECT", {}, Exception("no route to host"))

    async def play(here, there):
        table_id = (await here.make(spec())).table.id
        await there.get(table_id)
        monkeypatch.setattr(Reader, "logs", unreachable)
        there._look_again([table_id])
        await until(lambda: "not-read" in caplog.text)
        assert "never retrieved" not in caplog.text

    with_servers(postgresql, play)


def test_nobody_waits_for_a_database_that_takes_everything_and_never_answers(postgresql, monkeypatch):
    monkeypatch.setattr(opening, "SILENCE", 0.3)

    async def play(here, there):
        live = await here.make(spec())
        blocking = threading.Event()

        def wait_for_ever(connection, server, entries):
            if not blocking.is_set():
                blocking.set()
                connection.execute(text("SELECT pg_sleep(3)"))

        monkeypatch.setattr(writing, "tell_others", wait_for_ever)
        watching = asyncio.ensure_future(watch_database(here))
        with pytest.raises(Unavailable):
            await here.act(live.table.id, Move(0, "a1", 0), ADA, "key")
        watching.cancel()
        v, _ = await here.act(live.table.id, Move(0, "a1", 0), ADA, "key")  # on another line
        return v

    monkeypatch.setattr(housekeeping, "BEAT", 0.1)
    assert with_servers(postgresql, play) == 5


def test_servers_that_start_together_make_the_schema_once(postgresql):
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(opened, [postgresql] * 4))
    with engines[0].connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
        assert connection.execute(text("SELECT count(*) FROM server_keys")).scalar() == 1
    for engine in engines:
        engine.dispose()
