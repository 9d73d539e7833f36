"""The lobby: whoever wants the same game as somebody who waits sits down with them."""

import pytest

CLOCK = {"kind": "game", "seconds": 300, "increment": 5}


@pytest.fixture
def house(serve):
    """Who waits must not wait for the people of another test."""
    return serve()


def quick(visitor, **wish):
    answer = visitor.post("/api/v1/quick", json={"game": "trip", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


def signed_up(visitor, name):
    """Open an account: rated games need one."""
    answer = visitor.post("/api/v1/accounts", json={"name": name, "password": "a dozen of letters"})
    assert answer.status_code == 201, answer.text


def test_two_who_want_the_same_game_sit_down_together(ada, ben, friend):
    signed_up(ben, "Ben")
    waits = quick(ada, clock=CLOCK)
    assert waits["waits"] is True
    with ada.live(waits["id"]):
        assert quick(ada, clock=CLOCK) == waits  # asking again is waiting on
        assert [quick(ben, **other)["id"] for other in ({}, {"clock": CLOCK, "rated": True})].count(waits["id"]) == 0
        assert quick(friend(), clock=CLOCK) == {"id": waits["id"], "waits": False}
        assert ada.sees(waits["id"])["has_begun"] is True
        assert quick(ben, clock=CLOCK)["waits"] is True


def test_nobody_is_sat_down_with_somebody_who_has_gone(ada, ben):
    gone = quick(ada, clock=CLOCK)["id"]
    assert quick(ben, clock=CLOCK)["id"] != gone
    # Who plays by days has time.
    days = {"kind": "days", "seconds": 259200}
    assert quick(ada, clock=days)["id"] == quick(ben, clock=days)["id"]


def test_the_list_of_open_tables_says_by_which_clock_and_whether_it_counts(ada, ben):
    signed_up(ada, "Ada")
    table = quick(ada, clock=CLOCK, rated=True)["id"]
    [listed] = ben.get("/api/v1/tables?open=1").json()["tables"]
    assert (listed["id"], listed["clock"], listed["is_rated"]) == (table, CLOCK, True)


def test_what_makes_no_sense_is_refused_in_plain_words(ada):
    assert ada.post("/api/v1/quick", json={"game": "nonsense"}).status_code == 404
    wrong = ada.post("/api/v1/quick", json={"game": "trip", "clock": {"kind": "game", "seconds": 1}})
    assert wrong.json()["code"] == "table/clock-number"


def test_a_host_may_do_without_a_lobby(serve):
    ada = serve(lobby=False)
    assert ada.get("/lobby").status_code == ada.post("/api/v1/quick", json={"game": "trip"}).status_code == 404
    assert 'href="/lobby"' not in ada.get("/").text
