"""Tournaments are kept: rounds are opened once, results count once, whichever server does it and whenever it dies."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy import text

from obelisk.table.core.commands import Do, Who
from obelisk.table.core.refusals import Unavailable
from obelisk.table.features.notifications.service import Service as Notifications
from obelisk.table.features.tournaments.domain.director import Join, Next, Start
from obelisk.table.features.tournaments.domain.standings import standings
from obelisk.table.features.tournaments.domain.values import CHAMPIONSHIP, ROUND_ROBIN, SWISS
from obelisk.table.features.tournaments.service import Service
from obelisk.table.features.tournaments.store.writing import delete, forget
from obelisk.table.store import opened
from obelisk.table.web.settings import Settings
from tests.table.running import with_servers, with_tables
from tests.table.tournaments.playing import ORGANISER, somebody, terms

SETTINGS = Settings(database="sqlite://")


def tournaments_on(tables):
    """Return tournaments that hear of what happens at tables."""
    service = Service(tables, SETTINGS)
    tables.subscribe(service)
    return service


async def announced(tournaments, n, kind=ROUND_ROBIN, **wishes):
    made = await tournaments.make(terms(kind, **{"pause": 0, **wishes}), "organiser", "Olga", "secret")
    for number in range(n):
        await tournaments.act(made.id, Join(f"player-{number}", f"P{number}"), somebody(number))
    return made.id


async def until(tournaments, tournament_id, is_so):
    async with asyncio.timeout(30):
        while not is_so(now := await tournaments.get(tournament_id)):
            await tournaments.look(tournament_id)
            await asyncio.sleep(0.01)
    return now


async def resigns_all(tables, now):
    """Let the later entrant of every game of the round resign."""
    for pairing in now.unfinished:
        loser = max(pairing.entrants)
        await tables.act(pairing.table, Do("resign"), somebody(loser))


def test_a_whole_round_robin_is_played_by_itself_and_survives_every_restart(tmp_path):
    """After every step a new server goes on: what was acknowledged is there, and nothing happens twice."""
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def begin(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 3)
        await tournaments.act(tournament_id, Start(), ORGANISER)
        return tournament_id

    tournament_id = with_tables(database, begin)
    for number in (1, 2, 3):

        async def end(tables, number=number):
            # A server that dies before anybody has noted the result: the table alone knows it.
            now = await Service(tables, SETTINGS).get(tournament_id)
            assert len(now.rounds) == number
            await resigns_all(tables, now)

        async def go_on(tables, number=number):
            goes_on = number < 3
            return await until(
                tournaments_on(tables),
                tournament_id,
                lambda one: len(one.rounds) > number if goes_on else one.status == "over",
            )

        with_tables(database, end)
        now = with_tables(database, go_on)
    assert [(one.entrant, one.score) for one in standings(now)] == [(0, 2), (1, 1), (2, 0)]


def test_a_round_that_cannot_be_written_is_not_begun_and_leaves_no_table(tmp_path, monkeypatch):
    from obelisk.table.features.tournaments import service as live

    database = f"sqlite:///{tmp_path / 'table.sqlite'}"

    def fails(connection, before, after):
        raise OSError("the disk is full")

    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 4)
        with monkeypatch.context() as broken:
            broken.setattr(live, "swap", fails)
            with pytest.raises(Unavailable):
                await tournaments.act(tournament_id, Start(), ORGANISER)
        assert (await tournaments.get(tournament_id)).status == "open"
        assert len(await asyncio.to_thread(tables.reader.listed, "running", 0)) == 0
        await tournaments.act(tournament_id, Start(), ORGANISER)
        assert len(await asyncio.to_thread(tables.reader.listed, "running", 0)) == 2

    with_tables(database, play)


def test_two_servers_at_once_open_each_round_once_and_count_each_result_once(postgresql):
    async def play(here, there):
        one, other = tournaments_on(here), tournaments_on(there)
        tournament_id = await announced(one, 6, SWISS, rounds=3)
        await asyncio.gather(
            *(each.act(tournament_id, Start(), ORGANISER) for each in (one, other)), return_exceptions=True
        )
        for number in (1, 2, 3):
            now = await one.get(tournament_id)
            assert len(now.rounds) == number
            await asyncio.gather(
                *(
                    tables.act(pairing.table, Do("resign"), somebody(max(pairing.entrants)))
                    for tables, pairing in zip((here, there, here), now.unfinished, strict=True)
                )
            )
            await asyncio.gather(*(each.look(tournament_id) for each in (one, other, one, other)))
            await asyncio.gather(
                *(each.act(tournament_id, Next(number), ORGANISER) for each in (one, other)), return_exceptions=True
            )
        now = await until(other, tournament_id, lambda now: now.status == "over")
        tables = [pairing.table for each in now.rounds for pairing in each.pairings]
        assert len(set(tables)) == 9
        played = Counter(one for each in now.rounds for pairing in each.pairings for one in pairing.entrants)
        assert set(played.values()) == {3}
        return tournament_id

    with_servers(postgresql, play)
    engine = opened(postgresql)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 9
    engine.dispose()


def test_whoever_has_the_first_move_is_told_wherever_they_are(tmp_path):
    async def play(tables):
        tables.subscribe(Notifications(tables, SETTINGS))
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 2)
        now = await tournaments.act(tournament_id, Start(), ORGANISER)
        with tables.engine.connect() as connection:
            told = [tuple(row) for row in connection.execute(text("SELECT owner, table_id, what FROM outbox"))]
        pairing = now.unfinished[0]
        assert told == [(f"player-{pairing.entrants[0]}", pairing.table, "turn")]

    with_tables(f"sqlite:///{tmp_path / 'table.sqlite'}", play)


def test_who_waits_at_one_server_hears_what_the_other_has_decided(postgresql):
    async def play(here, there):
        one, other = tournaments_on(here), tournaments_on(there)
        tournament_id = await announced(one, 2)
        now = await other.get(tournament_id)
        waiting = asyncio.ensure_future(other.changed({tournament_id: now.v}, 20))
        other.changed_elsewhere([tournament_id])  # old news, told late
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await one.act(tournament_id, Join("player-7", "Gus"), somebody(7))
        await asyncio.wait_for(waiting, 10)

    with_servers(postgresql, play)


def test_whoever_does_not_come_loses_and_whoever_came_has_won(tmp_path):
    moment = [1_000_000]

    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 2, patience=2)
        await tournaments.act(tournament_id, Start(), ORGANISER)
        pairing = (await tournaments.get(tournament_id)).unfinished[0]
        live = await tables.get(pairing.table)
        tables.scheduler.meet(live, somebody(pairing.entrants[0]))
        await until(tournaments, tournament_id, lambda now: now.unfinished[0].arrived == pairing.entrants[:1])
        moment[0] += 2 * 60_000
        now = await until(tournaments, tournament_id, lambda now: now.status == "over")
        assert live.committed.ending.reason == "absent"
        assert live.committed.ending.winners == (0,)
        assert standings(now)[0].entrant == pairing.entrants[0]

    with_tables(f"sqlite:///{tmp_path / 'table.sqlite'}", play, now=lambda: moment[0])


def test_where_nobody_comes_both_lose_and_a_larger_table_goes_on_with_computers(tmp_path):
    moment = [1_000_000]

    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 2, patience=2)
        await tournaments.act(tournament_id, Start(), ORGANISER)
        moment[0] += 2 * 60_000
        now = await until(tournaments, tournament_id, lambda now: now.status == "over")
        assert [one.score for one in standings(now)] == [0, 0]
        cup = await tournaments.make(
            terms(ROUND_ROBIN, game="microchip", seats=3, rounds=1, patience=2), "organiser", "", "another"
        )
        for number in range(3):
            await tournaments.act(cup.id, Join(f"player-{number}", ""), somebody(number))
        now = await tournaments.act(cup.id, Start(), ORGANISER)
        live = await tables.get(now.unfinished[0].table)
        for seat in (0, 1):
            tables.scheduler.meet(live, somebody(now.unfinished[0].entrants[seat]))
        await until(tournaments, cup.id, lambda now: len(now.unfinished[0].arrived) == 2)
        moment[0] += 2 * 60_000
        await until(tournaments, cup.id, lambda now: live.committed.seats[2].kind == "computer")
        assert [seat.kind for seat in live.committed.seats] == ["person", "person", "computer"]

    with_tables(f"sqlite:///{tmp_path / 'table.sqlite'}", play, now=lambda: moment[0])


def test_what_the_organiser_decides_ends_the_game_at_its_table(tmp_path):
    from obelisk.table.features.tournaments.domain.director import Rule

    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 2)
        now = await tournaments.act(tournament_id, Start(), ORGANISER)
        live = await tables.get(now.unfinished[0].table)
        await tournaments.act(tournament_id, Rule(1, 0, (1,)), ORGANISER)
        assert (await tournaments.get(tournament_id)).status == "over"
        await until(tournaments, tournament_id, lambda now: live.committed.ending is not None)
        assert (live.committed.ending.reason, live.committed.ending.winners) == ("adjudicated", (1,))

    with_tables(f"sqlite:///{tmp_path / 'table.sqlite'}", play)


async def plays_microchip(tables, table_id):
    """Play a game of Microchip out: everybody takes the first tile on offer, and builds nothing."""
    from obelisk.table.core.commands import Move

    live = await tables.get(table_id)
    while live.committed.ending is None:
        position = live.committed.position
        seat = position.active[0]
        move = position.moves(seat)[0] if position.view()["phase"] == "draft" else "build"
        who = Who(frozenset([live.committed.seats[seat].owner]))
        await tables.act(table_id, Move(seat, move, None), who)


@pytest.mark.slow
def test_a_championship_goes_from_game_to_game_with_everybody_one_seat_further(tmp_path):
    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 3, CHAMPIONSHIP, game="microchip", target=9000, most=5)
        now = await tournaments.act(tournament_id, Start(), ORGANISER)
        first = now.rounds[0].pairings[0]
        await plays_microchip(tables, first.table)
        now = await until(tournaments, tournament_id, lambda now: len(now.rounds) == 2)
        assert now.rounds[0].pairings[0].outcome.totals is not None
        second = (await tables.get(now.rounds[1].pairings[0].table)).committed
        owners = [seat.owner for seat in second.seats]
        assert owners == [now.entrants[one].owner for one in (*first.entrants[1:], first.entrants[0])]
        assert owners == [now.entrants[one].owner for one in now.rounds[1].pairings[0].entrants]
        assert second.tournament["round"] == 2
        assert len(second.made["championship"]["games"]) == 1

    with_tables(f"sqlite:///{tmp_path / 'table.sqlite'}", play)


def test_being_forgotten_takes_somebody_out_and_a_host_can_remove_a_tournament(any_database):
    async def play(tables):
        tournaments = tournaments_on(tables)
        tournament_id = await announced(tournaments, 3)
        await tournaments.act(tournament_id, Start(), ORGANISER)
        with tables.engine.begin() as connection:
            forget(connection, {"player-1"})
        now = await tournaments.get(tournament_id)
        assert [(one.name, one.owner) for one in now.entrants] == [
            ("P0", "player-0"), ("", None), ("P2", "player-2"),
        ]  # fmt: skip
        with tables.engine.begin() as connection:
            forget(connection, {"player-0", "player-2", "organiser"})
        assert tournaments.archive.find(tournament_id) is None
        again = await tournaments.make(terms(), "organiser", "Olga", "another")
        with tables.engine.begin() as connection:
            delete(connection, again.id)
        assert tournaments.archive.find(again.id) is None
        assert tournaments.archive.of_owners({"organiser"}) == []

    with_tables(any_database, play)
