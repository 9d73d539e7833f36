"""Games by days: clocks stand still while somebody is on holiday (docs/table.md)."""

import pytest

from obelisk.table.core import events
from obelisk.table.core.clocks import DAY
from obelisk.table.core.commands import NOBODY, Flag, Pause
from obelisk.table.core.refusals import Refused
from obelisk.table.features.correspondence.domain.holidays import MOST, YEAR, Taken, begin, current, days_left, end
from tests.table.people import ADA, BEN, Desk

THREE = {"kind": "days", "seconds": 3 * 86400}
NOW = 2 * YEAR


def left(desk):
    return desk.table.clocks.at(desk.at)


def away(desk, seat, days):
    return desk.does(Pause(seat, desk.at, desk.at + days * DAY), NOBODY)


def test_a_clock_stands_still_during_a_holiday_and_goes_on_after_it():
    desk = Desk(clock=THREE)
    desk.at += DAY
    assert [event.kind for event in away(desk, 0, 7)] == [events.HOLIDAY]
    assert desk.table.clocks.next_flag() == desk.at + 9 * DAY
    desk.at += 7 * DAY
    assert left(desk) == (2 * DAY, 3 * DAY)
    desk.at += DAY
    assert left(desk)[0] == DAY
    desk.at += DAY
    assert [event.kind for event in desk.does(Flag(), NOBODY)] == [events.FLAGGED, events.ENDED]


def test_the_clock_of_the_other_runs_meanwhile():
    desk = Desk(clock=THREE)
    away(desk, 1, 7)
    desk.at += 2 * DAY
    assert left(desk) == (DAY, 3 * DAY)
    desk.move("a1")
    desk.at += 5 * DAY
    assert left(desk) == (3 * DAY, 3 * DAY)
    desk.at += DAY
    assert left(desk) == (3 * DAY, 2 * DAY)


def test_who_comes_back_early_has_a_clock_that_runs_again():
    desk = Desk(clock=THREE)
    since = desk.at
    away(desk, 0, 7)
    desk.at += 2 * DAY
    desk.does(Pause(0, since, desk.at), NOBODY)
    desk.at += DAY
    assert left(desk)[0] == 2 * DAY
    away(desk, 0, 1)
    desk.at += 2 * DAY
    assert left(desk)[0] == DAY


def test_what_a_table_hears_late_counts_from_the_beginning_of_the_holiday():
    desk = Desk(clock=THREE)
    since = desk.at
    desk.at += 2 * DAY
    desk.does(Pause(0, since, since + 4 * DAY), NOBODY)
    assert left(desk)[0] == 3 * DAY


def test_one_may_move_on_holiday():
    desk = Desk(clock=THREE)
    away(desk, 0, 7)
    desk.at += DAY
    desk.move("a1")
    desk.move("c3")
    desk.at += 5 * DAY
    assert left(desk) == (3 * DAY, 3 * DAY)


def test_what_is_known_and_clocks_of_other_kinds_make_no_event():
    desk = Desk(clock=THREE)
    away(desk, 0, 7)
    assert away(desk, 0, 7) == []
    assert away(Desk(clock={"kind": "move", "seconds": 30}), 0, 7) == []
    assert away(Desk(people=(ADA, None), clock=THREE), 0, 7) == []
    over = Desk(clock=THREE)
    over.do("resign", BEN)
    assert away(over, 0, 7) == []


def test_everybody_has_so_many_days_within_a_year():
    taken = [begin([], 20, NOW)]
    assert days_left(taken, NOW) == MOST - 20
    later = NOW + 30 * DAY
    with pytest.raises(Refused, match="8 days left"):
        begin(taken, 9, later)
    taken.append(begin(taken, 8, later))
    assert days_left(taken, later) == 0
    assert days_left(taken, NOW + YEAR + 20 * DAY) == 20
    assert days_left(taken, NOW + YEAR + 3 * DAY) == 3


def test_a_holiday_that_goes_on_must_end_before_the_next():
    taken = [begin([], 3, NOW)]
    assert current(taken, NOW + DAY) == taken[0]
    with pytest.raises(Refused) as refused:
        begin(taken, 1, NOW + DAY)
    assert refused.value.code == "correspondence/on-holiday"
    assert current(taken, NOW + 3 * DAY) is None


def test_switching_on_and_off_costs_a_day_each_time():
    taken = []
    for number in range(MOST):
        at = NOW + number * 1000
        taken.append(end([begin(taken, 1, at)], at + 10))
    with pytest.raises(Refused, match="none left"):
        begin(taken, 1, NOW + DAY)
    with pytest.raises(Refused) as refused:
        end(taken, NOW + DAY)
    assert refused.value.code == "correspondence/no-holiday"


def test_a_day_that_has_begun_is_a_whole_one():
    assert Taken(NOW, NOW + DAY + 1).days_since(0) == 2
    assert Taken(NOW, NOW + 3 * DAY).days_since(NOW + 2 * DAY) == 1


# --- over HTTP ------------------------------------------------------------------------------------------------------


def test_a_holiday_is_seen_by_the_others_and_ends_when_one_comes_back(ada, ben):
    table = ada.opens("trip", clock=THREE)["id"]
    ben.sits(table)
    quick = ada.opens("trip", clock={"kind": "move", "seconds": 60})["id"]
    ben.sits(quick)
    assert ada.get("/api/v1/me/holiday").json() == {"since": None, "until": None, "days_left": MOST}
    answer = ada.post("/api/v1/me/holiday", json={"days": 5})
    assert answer.status_code == 201
    until = answer.json()["until"]
    assert answer.json()["days_left"] == MOST - 5
    assert [seat["away_until"] for seat in ben.sees(table)["seats"]] == [until, None]
    assert [seat["away_until"] for seat in ben.sees(quick)["seats"]] == [None, None]
    told = ben.get(ben.at(table, "/events")).json()["events"][-1]["event"]
    assert (told["kind"], told["seat"], told["until"]) == ("holiday", 0, until)
    assert ada.post("/api/v1/me/holiday", json={"days": 1}).json()["code"] == "correspondence/on-holiday"
    assert ada.delete("/api/v1/me/holiday").json()["days_left"] == MOST - 1
    assert [seat["away_until"] for seat in ben.sees(table)["seats"]] == [None, None]
    assert ada.delete("/api/v1/me/holiday").json()["code"] == "correspondence/no-holiday"
    assert ada.post("/api/v1/me/holiday", json={"days": 28}).status_code == 409
    assert ada.post("/api/v1/me/holiday", json={"days": 0}).status_code == 422


def test_a_game_that_begins_meanwhile_knows_of_the_holiday(ada, ben):
    until = ada.post("/api/v1/me/holiday", json={"days": 2}).json()["until"]
    table = ada.opens("trip", clock=THREE)["id"]
    with ben.live(table) as live:
        ben.sits(table)
        while (live.receive_json().get("event") or {}).get("kind") != "holiday":
            pass
    assert ben.sees(table)["seats"][0]["away_until"] == until


def test_holidays_survive_a_restart_and_hold_where_a_table_did_not_hear_of_them(serve):
    first = serve()
    table = first.opens("trip", clock=THREE, mine=[0], computers={"1": "novice"})["id"]
    until = first.post("/api/v1/me/holiday", json={"days": 2}).json()["until"]
    cookies = dict(first.cookies)
    first.__exit__(None, None, None)
    again = serve()
    again.cookies.update(cookies)
    assert again.sees(table)["seats"][0]["away_until"] == until
    assert again.get("/api/v1/me/holiday").json()["until"] == until


def test_a_host_may_do_without_games_by_days(serve):
    visitor = serve(correspondence=False)
    answer = visitor.post("/api/v1/tables", json={"game": "trip", "clock": THREE})
    assert (answer.status_code, answer.json()["code"]) == (409, "table/no-correspondence")
    assert visitor.post("/api/v1/quick", json={"game": "trip", "clock": THREE}).status_code == 409
    assert visitor.get("/api/v1/me/holiday").status_code == 404
    assert visitor.post("/api/v1/me/holiday", json={"days": 1}).status_code == 404
    assert 'name="clock-days-seconds"' not in visitor.get("/new/trip").text
    assert 'value="3d"' not in visitor.get("/lobby").text
    assert 'id="holiday"' not in visitor.get("/account").text
