"""Two and three real servers on one PostgreSQL, behind no balancer at all: people go from one to the other."""

import json
import time
import urllib.error

import pytest

from tests.table.processes import Process

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.fixture
def servers(postgresql):
    """Return a function that starts so many servers on one database."""
    started = []

    def start(n):
        started.extend(Process(postgresql) for _ in range(n))
        return started

    yield start
    for one in started:
        one.kill()


def headers(made, seat):
    return {"Authorization": f"Bearer {made['seats'][str(seat)]}"}


def test_a_game_is_played_at_three_servers_in_turn(servers):
    places = servers(3)
    made = places[0].ask("/tables", {"game": "trip", "mine": [0, 1]})
    table = f"/tables/{made['id']}"
    for ply in range(16):
        seat, place = ply % 2, places[ply % 3]
        legal = place.ask(f"{table}/moves?seat={seat}", **headers(made, seat))["moves"]
        body = {"move": legal[0], "seat": seat, "ply": ply}
        place.ask(f"{table}/moves", body, **headers(made, seat))
        # The next server need not have heard of it by message: it is told what is on the disk, or catches up.
        following = places[(ply + 1) % 3]
        until = time.monotonic() + 5
        while following.ask(table)["ply"] <= ply:
            assert time.monotonic() < until, "the other server does not hear of the move"
            time.sleep(0.01)
    results = [place.ask(table)["result"] for place in places]
    assert results[0] is not None
    assert results == [results[0]] * 3


def test_a_game_goes_on_at_the_other_server_when_one_is_killed(servers):
    first, second = servers(2)
    clock = {"kind": "game", "seconds": 600}
    made = first.ask("/tables", {"game": "kono", "computers": {"1": "club"}, "clock": clock})
    table = f"/tables/{made['id']}"
    first.ask(f"{table}/moves", {"move": "a1a3", "seat": 0}, **headers(made, 0))
    first.kill()
    began = time.monotonic()
    # The computer's answer, which the first server may have begun to think about, comes from the second one.
    while (seen := second.ask(table))["ply"] < 2 and seen["result"] is None:
        assert time.monotonic() < began + 20
        time.sleep(0.05)
    left = seen["clocks"]["left"]
    assert 600_000 - left[0] < 30_000
    legal = second.ask(f"{table}/moves?seat=0", **headers(made, 0))["moves"]
    assert second.ask(f"{table}/moves", {"move": legal[0], "seat": 0}, **headers(made, 0))["ply"] == 3


def test_a_retry_with_its_key_counts_once_at_whichever_server_it_arrives(servers):
    first, second = servers(2)
    made = first.ask("/tables", {"game": "trip", "mine": [0, 1]})
    body = {"move": "a1", "seat": 0, "ply": 0}
    answers = [
        place.ask(f"/tables/{made['id']}/moves", body, **headers(made, 0), **{"Idempotency-Key": "same"})
        for place in (first, second, first, second)
    ]
    assert len({answer["v"] for answer in answers}) == 1
    with pytest.raises(urllib.error.HTTPError) as refused:
        second.ask(f"/tables/{made['id']}/moves", {**body, "move": "b1"}, **headers(made, 0))
    assert json.loads(refused.value.read())["code"] == "table/stale"
