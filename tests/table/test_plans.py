"""Conditional moves: "if they play this, I answer that" (docs/table.md)."""

import pytest

from obelisk.errors import IllegalMove
from obelisk.table.core.commands import NOBODY, Planned
from obelisk.table.core.planning import why_not_plan
from obelisk.table.core.refusals import Refused, Unreadable
from obelisk.table.features.correspondence.domain.plans import make_plan
from obelisk.table.features.correspondence.schema import PLANS
from tests.table.people import ADA, Desk
from tests.table.running import service_on

THREE = {"kind": "days", "seconds": 3 * 86400}


def test_a_plan_answers_what_it_foresees_and_nothing_else():
    desk = Desk(clock=THREE)
    plan = make_plan(desk.table, 1, [["a1", "c3", "a2", "d4"], ["b2", "d1"], ["a1", "c3", "a4", "d1", "a3"]])
    assert plan.lines[2] == ("a1", "c3", "a4", "d1")  # what has no answer is not kept
    assert plan.next_move(desk.table) is None
    desk.move("a1")
    assert plan.next_move(desk.table) == "c3"
    desk.does(Planned(1, "c3", 1), NOBODY)
    assert desk.log[-1].kind == "moved"
    assert set(desk.log[-1].data) == {"seat", "move", "ply", "active", "clocks"}  # a move like any other
    assert plan.rest(desk.table) == [("a2", "d4"), ("a4", "d1")]
    desk.move("b1")
    assert plan.next_move(desk.table) is None


def test_a_plan_counts_for_nothing_after_the_moves_before_it_were_taken_back():
    desk = Desk(clock=THREE)
    desk.move("a1")
    plan = make_plan(desk.table, 0, [["c3", "a2"]])
    desk.do("offer", what="takeback")
    desk.do("accept", desk.owner(1))
    desk.move("b1")
    desk.move("c3")
    assert plan.next_move(desk.table) is None


def test_a_planned_move_is_made_in_its_position_alone_and_must_be_legal():
    desk = Desk(clock=THREE)
    with pytest.raises(Refused):
        desk.does(Planned(1, "c3", 0), NOBODY)
    desk.move("a1")
    with pytest.raises(Refused):
        desk.does(Planned(1, "c3", 0), NOBODY)
    with pytest.raises(IllegalMove):
        desk.does(Planned(1, "a1", 1), NOBODY)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([["a1"]], "correspondence/plan-no-answer"),
        ([[]], "correspondence/plan-no-answer"),
        ([["a1", "a1"]], "correspondence/plan-illegal"),
        ([["nonsense", "a1"]], "correspondence/plan-illegal"),
        ([["a1", "c3"], ["a1", "d4"]], "correspondence/plan-two-answers"),
        ([["a1", "c3"]] * 21, "correspondence/plan-long"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(lines, code):
    with pytest.raises(Unreadable) as refused:
        make_plan(Desk(clock=THREE).table, 1, lines)
    assert refused.value.code == code


def test_answers_are_planned_only_where_the_position_is_known():
    over = Desk(clock=THREE)
    over.do("resign", ADA)
    cases = {
        "table/plan/days": (Desk(), 1),
        "table/plan/your-turn": (Desk(clock=THREE), 0),
        "table/plan/not-now": (over, 1),
        "table/plan/hidden": (Desk("abstrakto", clock=THREE), 1),
        "table/plan/chance": (Desk("einstein", clock=THREE), 1),
    }
    assert {code: why_not_plan(desk.table, seat).code for code, (desk, seat) in cases.items()} == {c: c for c in cases}
    assert why_not_plan(Desk(clock=THREE).table, 1) is None


# --- over HTTP ------------------------------------------------------------------------------------------------------


@pytest.fixture
def by_days(ada, ben):
    table = ada.opens("trip", name="Ada", clock=THREE)["id"]
    ben.sits(table, name="Ben")
    return table


def plans(visitor, table, *lines):
    return visitor.put(visitor.at(table, "/plan"), json={"lines": list(lines)})


def test_the_answer_comes_at_once_and_nobody_else_knows_before(ada, ben, by_days):
    answer = plans(ben, by_days, ["a1", "c3", "a2", "d4"], ["b2", "d1"])
    assert answer.status_code == 200
    assert ben.get(ben.at(by_days, "/plan")).json()["lines"] == [["a1", "c3", "a2", "d4"], ["b2", "d1"]]
    # What Ada is told says nothing of it: not a snapshot, not an event, not a number.
    v = ada.sees(by_days)["v"]
    assert ada.get(ada.at(by_days, "/plan")).json() == {
        "seat": 0, "lines": [], "why_not": "It is your turn: make your move.", "code": "table/plan/your-turn",
    }  # fmt: skip
    before = b"".join(ada.heard)
    assert b'"d4"' not in before
    with ada.live(by_days, v) as live:
        ada.moves(by_days, "a1")
        moved = []
        while len(moved) < 2:
            event = live.receive_json().get("event") or {}
            moved += [event["move"]] if event.get("kind") == "moved" else []
        assert moved == ["a1", "c3"]
    assert ben.get(ben.at(by_days, "/plan")).json()["lines"] == [["a2", "d4"]]
    assert b'"d4"' not in b"".join(ada.heard)


def test_another_move_drops_the_rest(ada, ben, by_days):
    plans(ben, by_days, ["a1", "c3"])
    ada.moves(by_days, "b1")
    kept = service_on(ada, "correspondence").plans.kept
    assert any(kept.of(by_days, 1) is None for _ in range(5000))
    assert ben.sees(by_days)["ply"] == 1


def test_a_plan_can_be_changed_and_ended_and_bad_ones_change_nothing(ben, by_days, friend):
    plans(ben, by_days, ["a1", "c3"])
    bad = plans(ben, by_days, ["a1", "a1"])
    assert (bad.status_code, bad.json()["code"]) == (422, "correspondence/plan-illegal")
    assert ben.get(ben.at(by_days, "/plan")).json()["lines"] == [["a1", "c3"]]
    assert ben.get("/api/v1/me/export.json").json()["plans"] == [
        {"table_id": by_days, "seat": 1, "lines": [["a1", "c3"]]}
    ]
    assert friend().get(ben.at(by_days, "/plan")).status_code == 403
    assert plans(friend(), by_days, ["a1", "c3"]).status_code == 403
    assert plans(ben, by_days).json()["lines"] == []
    assert ben.get(ben.at(by_days, "/plan")).json()["lines"] == []


def test_whoever_waits_may_try_moves_to_plan_and_is_still_not_advised(ada, ben, by_days):
    line = ben.get(ben.at(by_days, "/line"), params={"ply": 0, "move": ["a1"]})
    assert line.status_code == 200
    assert line.json()["seat"] == 1
    assert ada.get(ada.at(by_days, "/line"), params={"ply": 0}).status_code == 403
    assert ben.get(ben.at(by_days, "/hint")).status_code == 403


def test_plans_go_with_the_end_of_a_game(ada, ben, by_days):
    plans(ben, by_days, ["a1", "c3"])
    ada.does(by_days, "resign")
    with ada.app.state.tables.engine.connect() as connection:
        assert connection.execute(PLANS.select().where(PLANS.c.table_id == by_days)).all() == []


def test_a_server_that_ended_between_a_move_and_its_answer_answers_when_it_is_back(serve):
    ada = serve()
    ben = type(ada)(ada.app, ada.portal)
    table = ada.opens("trip", clock=THREE)["id"]
    ben.sits(table)
    plans(ben, table, ["a1", "c3"])
    service_on(ada, "correspondence").plans.look = lambda live: None  # as if it had been killed there
    ada.moves(table, "a1")
    ada.__exit__(None, None, None)
    again = serve()
    seen = next(seen for _ in range(500) if len(seen := again.sees(table)["moves"]) == 2)
    assert seen == [[0, "a1"], [1, "c3"]]


def test_a_host_without_games_by_days_has_no_plans(serve):
    visitor = serve(correspondence=False)
    table = visitor.opens("trip")["id"]
    assert visitor.get(visitor.at(table, "/plan")).status_code == 404
    assert 'id="plan"' not in visitor.get(f"/t/{table}").text
