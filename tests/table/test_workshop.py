"""Work that takes long is done elsewhere: in turn for everybody, once for all who want the same, and not for nobody."""

import asyncio
import io
import os
import sys
import time

import pytest
from PIL import Image, ImageSequence

import obelisk
from obelisk.table.core.refusals import Refused, TooMuch, Unavailable
from obelisk.table.views import pictures
from obelisk.table.web.routes import downloads
from obelisk.table.workers.engines import Processes, Threads
from obelisk.table.workers.lanes import SHORTEST, Asker, Job, Lane, Queue, Workers

LANES = {"one": Lane(1, seconds=30, most_waiting=6, most_of_one=4), "other": Lane(1, 30, 100, 100)}
FOREVER = 600


def sleep_for(seconds):
    time.sleep(seconds)
    return os.getpid()


def refuse():
    raise Refused("table/seat-taken", seat=1)


def use_memory(mib):
    return len(bytearray(mib * 1024 * 1024))


def parts_of_the_compiler_that_come_late():
    """Return what the first game loads of Numba's arrays and built-in functions, which are the larger part of it."""
    before = set(sys.modules)
    obelisk.game("trip").start()
    return {name for name in set(sys.modules) - before if name.startswith(("numba.np.", "numba.cpython."))}


def with_workshop(play, engine=None, lanes=LANES):
    async def run():
        workers = Workers(engine or Threads(3), lanes)
        try:
            return await asyncio.wait_for(play(workers), 60)
        finally:
            await asyncio.to_thread(workers.close)

    return asyncio.run(run())


def processes():
    return Processes(2, memory=1024)


def test_clients_take_turns():
    order = []

    async def play(workers):
        asked = [
            workers.do("one", order.append, name, asker=Asker(name[0]), key=name)
            for name in ("a1", "a2", "a3", "b1", "b2", "c1")
        ]
        await asyncio.gather(*asked)

    with_workshop(play)
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2"] or order == ["a1", "b1", "c1", "a2", "b2", "a3"]


@pytest.mark.parametrize("asker", [Asker(client="ada"), Asker(table="trip")])
def test_one_client_and_one_table_may_wait_for_so_much_only(asker):
    async def play(workers):
        waiting = [asyncio.ensure_future(workers.do("one", sleep_for, 0.01, asker=asker)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await workers.do("one", sleep_for, 0, asker=asker)
        await workers.do("one", sleep_for, 0, asker=Asker("ben", "kono"))
        await asyncio.gather(*waiting)
        await workers.do("one", sleep_for, 0, asker=asker)

    with_workshop(play)


def test_a_lane_that_is_full_refuses_everybody_and_leaves_the_other_lanes_alone():
    async def play(workers):
        waiting = [asyncio.ensure_future(workers.do("one", sleep_for, 0.01, asker=Asker(str(n)))) for n in range(7)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await workers.do("one", sleep_for, 0)
        await workers.do("other", sleep_for, 0)
        await asyncio.gather(*waiting)

    with_workshop(play)


def jobs(times, within=1.0):
    """Return work that was asked for at those times."""
    return [Job("one", None, sleep_for, (), Asker(), None, within=within, asked=asked) for asked in times]


def test_eight_who_ask_at_once_have_a_quarter_of_the_time_each_where_two_are_served_at_once():
    queue = Queue(Lane(2, seconds=30, most_waiting=100, most_of_one=100))
    waiting = jobs([0.0] * 8)
    for job in waiting:
        queue.put(job)
    for served, now in ((2, 0.0), (2, 0.25), (2, 0.5), (2, 0.75)):
        begun = [queue.take() for _ in range(served)]
        assert queue.time_for(begun[-1], now) == pytest.approx(0.25)
        for job in begun:
            queue.remove(job)


def test_who_asked_later_has_later_to_be_done():
    queue = Queue(Lane(1, seconds=30, most_waiting=100, most_of_one=100))
    first, second = jobs([0.0, 0.5])
    for job in (first, second):
        queue.put(job)
    assert queue.time_for(queue.take(), 0.2) == pytest.approx(0.65)
    queue.remove(first)
    assert queue.time_for(queue.take(), 0.85) == pytest.approx(0.65)


def test_whoever_comes_much_too_late_still_has_a_moment():
    queue = Queue(Lane(1, seconds=30, most_waiting=100, most_of_one=100))
    (late,) = jobs([0.0])
    assert queue.time_for(late, 100.0) == SHORTEST


def test_work_within_a_time_is_told_how_much_of_it_is_left():
    async def play(workers):
        return await workers.do("one", lambda name, seconds: (name, seconds), "best", within=1.0)

    name, seconds = with_workshop(play)
    assert name == "best"
    assert SHORTEST <= seconds <= 1.0


def test_equal_requests_are_one_piece_of_work():
    done = []

    async def play(workers):
        asked = [workers.do("one", done.append, 1, asker=Asker(str(n)), key="same") for n in range(20)]
        await asyncio.gather(*asked)
        await workers.do("one", done.append, 2, key="same")

    with_workshop(play)
    assert done == [1, 2]


def test_what_is_waited_for_is_not_stopped_when_another_one_leaves():
    async def play(workers):
        leaving, staying = (asyncio.ensure_future(workers.do("one", sleep_for, 0.2, key="same")) for _ in range(2))
        await asyncio.sleep(0.05)
        leaving.cancel()
        return await staying

    assert with_workshop(play) == os.getpid()


def test_what_waits_for_its_turn_is_dropped_when_nobody_wants_it():
    done = []

    async def play(workers):
        first = asyncio.ensure_future(workers.do("one", sleep_for, 0.1))
        second = asyncio.ensure_future(workers.do("one", done.append, 1))
        await asyncio.sleep(0.01)
        second.cancel()
        await first
        await workers.do("one", sleep_for, 0)
        assert workers.lengths()["one"] == (0, 0)

    with_workshop(play)
    assert not done


def test_work_that_nobody_waits_for_is_stopped_in_the_middle():
    async def play(workers):
        left = asyncio.ensure_future(workers.do("one", sleep_for, FOREVER))
        await workers.do("other", sleep_for, 0)
        left.cancel()
        # The lane has room for one only, so the next can begin only if the one before was stopped.
        return await workers.do("one", sleep_for, 0)

    assert with_workshop(play, processes()) != os.getpid()


def test_a_process_begins_with_the_compiler():
    async def play(workers):
        return await workers.do("one", parts_of_the_compiler_that_come_late)

    assert with_workshop(play, processes()) == set()


def test_work_that_takes_too_long_is_stopped():
    async def play(workers):
        with pytest.raises(Unavailable, match="too long"):
            await workers.do("one", sleep_for, FOREVER)
        return await workers.do("one", sleep_for, 0)

    short = {"one": Lane(1, seconds=0.5, most_waiting=9, most_of_one=9)}
    assert with_workshop(play, processes(), short) != os.getpid()


def test_work_that_needs_too_much_memory_fails_alone():
    async def play(workers):
        with pytest.raises(Unavailable):
            await workers.do("one", use_memory, 2000)
        return await workers.do("one", use_memory, 10)

    assert with_workshop(play, processes()) == 10 * 1024 * 1024


def test_a_refusal_comes_back_from_another_process_as_it_was():
    async def play(workers):
        with pytest.raises(Refused) as error:
            await workers.do("one", refuse)
        return error.value

    error = with_workshop(play, processes())
    assert (error.code, error.facts["seat"]) == ("table/seat-taken", 1)
    assert error.explain("ja")


@pytest.mark.compiled
def test_a_server_with_processes_of_its_own_draws_and_plays(serve):
    ada = serve(processes=True)
    table = ada.opens("bulo", computers={"1": "novice"})["id"]
    assert ada.moves(table, "b2b4").status_code == 200
    answer = ada.get(ada.at(table, "/events?after=5&wait=25")).json()["events"][0]
    assert answer["event"]["seat"] == 1
    assert ada.get(ada.at(table, "/picture.svg")).text.startswith("<svg")
    assert ada.get(f"/t/{table}/board.png").content.startswith(b"\x89PNG")
    assert ada.get(ada.at(table, "/hint")).json()["candidates"]
    ada.does(table, "resign")
    assert ada.get(f"/t/{table}/game.gif").content.startswith(b"GIF")
    assert ada.get(ada.at(table, "/review.json")).json()["moves"]
    chip = ada.opens("microchip", mine=[0, 1], options={"players": 2})["id"]
    refused = ada.post(ada.at(chip, "/bench"), json={"seat": 0, "word": "nonsense"})
    assert (refused.status_code, refused.json()["code"]) == (422, "table/unknown-action")


def pictures_of(moving):
    """Return every picture of a GIF, as it is seen after those before it."""
    whole = Image.open(io.BytesIO(moving))
    return [frame.convert("RGBA") for frame in ImageSequence.Iterator(whole)]


def test_nothing_is_seen_outside_the_round_corners_of_a_moving_picture(serve):
    ada = serve()
    table = ada.opens("bulo", mine=[0, 1])["id"]
    for move in ("b2b4", "c1"):
        ada.moves(table, move)
    ada.does(table, "resign")
    seen = pictures_of(ada.get(f"/t/{table}/game.gif").content)
    assert len(seen) == 3
    for picture in seen:
        width, height = picture.size
        corners = [(x, y) for x in (0, width - 1) for y in (0, height - 1)]
        assert [picture.getpixel(corner)[3] for corner in corners] == [0, 0, 0, 0]
        assert picture.getpixel((width // 2, 3))[3] == 255
        assert min(picture.getpixel((width // 2, 3))) > 200  # that is paper


def test_moving_pictures_of_different_sizes_show_nothing_around_the_smaller_ones():
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 {0}"><rect width="9" height="{0}" fill="{1}"/></svg>'
    drawn = [pictures.png(svg.format(high, fill), 9) for high, fill in ((18, "red"), (9, "blue"), (18, "green"))]
    seen = pictures_of(pictures.gif([pictures._plain(frame) for frame in drawn]))
    assert [picture.size for picture in seen] == [(9, 18)] * 3
    assert [picture.getpixel((4, 4)) for picture in seen] == [(255, 0, 0, 255), (0, 0, 255, 255), (0, 128, 0, 255)]
    assert [picture.getpixel((4, 14))[3] for picture in seen] == [255, 0, 255]


def test_a_moving_picture_has_every_position_however_long_the_game_is_and_tells_how_far_it_is(serve, monkeypatch):
    monkeypatch.setattr(pictures, "GIF_WIDTH", 48)
    ada = serve()
    table = ada.opens("plug-in", mine=[0, 1], options={"size": 3, "seed": 3})["id"]
    for n in range(152):
        moves = ada.get(ada.at(table, "/moves")).json()["moves"]
        ada.moves(table, moves[n * 7919 % len(moves)])
    ada.does(table, "resign")
    plies = ada.sees(table)["ply"]
    assert plies > 150
    assert ada.get(f"/t/{table}/making").json() == {"done": 0, "of": plies + 1}
    told = []
    original = pictures.frames
    monkeypatch.setattr(
        downloads, "frames", lambda *facts: (told.append(ada.app.state.making.copy()), original(*facts))[1]
    )
    picture = Image.open(io.BytesIO(ada.get(f"/t/{table}/game.gif").content))
    assert picture.n_frames == plies + 1
    assert [*told[1].values()] == [downloads.AT_ONCE]
    assert ada.app.state.making == {}
