"""The HTTP API, with real requests."""

import asyncio
import hashlib
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

import obelisk
from obelisk import words
from obelisk.table.core.opening import TableSpec
from obelisk.table.service.tables import Tables
from obelisk.table.web.routes import ROUTERS
from tests.table.conftest import Visitor


def test_a_table_is_opened_with_a_link_a_key_and_a_snapshot(ada):
    made = ada.opens("kono", name="Ada")
    assert made["link"] == f"http://testserver/t/{made['id']}"
    assert set(made["seats"]) == {"0"}
    shown = made["snapshot"]
    assert shown["you"] == {"seats": [0], "eye": 0, "is_host": True}
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"]


def test_what_a_server_answers_is_made_once_for_all_servers_not_while_the_first_visitor_waits(house):
    assert {id(route) for router in ROUTERS for route in router.routes} <= {id(route) for route in house.app.routes}


def test_a_table_that_is_asked_for_twice_under_one_key_is_opened_once(ada, ben):
    wish, once = {"game": "kono", "mine": [0, 1]}, {"Idempotency-Key": "the same"}
    ada.get("/new/kono")
    first, again = (ada.post("/api/v1/tables", json=wish, headers=once) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert (first.json()["id"], first.json()["seats"]) == (again.json()["id"], again.json()["seats"])
    for other in ({"game": "trip"}, {**wish, "options": {"seed": 3}}, {**wish, "mine": []}):
        told = ada.post("/api/v1/tables", json=other, headers=once).json()
        assert told["code"] == "table/key-used"
    ben.get("/new/kono")
    assert ben.post("/api/v1/tables", json=wish, headers=once).json()["id"] != first.json()["id"]


def test_two_retries_at_the_same_time_open_one_table(ada):
    ada.get("/new/trip")
    with ThreadPoolExecutor() as pool:
        asked = [
            pool.submit(ada.post, "/api/v1/tables", json={"game": "trip"}, headers={"Idempotency-Key": "one"})
            for _ in range(4)
        ]
    assert len({each.result().json()["id"] for each in asked}) == 1


def test_a_table_is_made_although_somebody_begins_to_look_for_it_in_vain(ada):
    tables, wish = ada.app.state.tables, TableSpec(game="trip", host="ada", keys={0: "key"})

    async def make():
        made = asyncio.ensure_future(tables.make(wish, "abcdefghij"))
        await asyncio.sleep(0)
        # As soon as this search has found nothing, and before the table can be made, another one begins.
        tables._loading["abcdefghij"].add_done_callback(lambda _: look())
        return await made

    def look():
        tables._loading["abcdefghij"] = asyncio.ensure_future(tables._load("abcdefghij"))

    assert ada.portal.call(make).table.id == "abcdefghij"


def test_a_seat_that_is_taken_twice_under_one_key_gives_the_same_key_again(ada, ben, friend):
    table, once = ada.opens()["id"], {"Idempotency-Key": "the same"}
    stranger = friend()
    ben.get(f"/t/{table}")
    first, again = (ben.post(ben.at(table, "/seats"), json={"seat": 1}, headers=once) for _ in range(2))
    assert first.json() == again.json()
    assert ben.moves(table, "a1", seat=1, key="the same").json()["code"] == "table/key-used"
    refused = stranger.post(ada.at(table, "/seats"), json={"seat": 1}, headers=once)
    assert refused.json()["code"] == "table/seat-taken"


def test_who_has_the_link_may_watch_and_sit_on_an_open_seat(ada, ben, friend):
    table = ada.opens()["id"]
    assert ben.sees(table)["you"]["seats"] == []
    ben.sits(table)
    assert ben.sees(table)["you"] == {"seats": [1], "eye": 1, "is_host": False}
    assert friend().post(f"/api/v1/tables/{table}/seats", json={"seat": 1}).status_code == 409


def test_a_move_is_answered_when_it_is_kept_and_the_other_sees_it(ada, ben, game):
    answer = ada.moves(game, "a1", ply=0)
    assert answer.json() == {"v": 5, "ply": 1}
    assert ben.sees(game)["moves"] == [[0, "a1"]]
    assert ben.moves(game, "c3", seat=1, ply=1).status_code == 200


@pytest.mark.parametrize(
    ("who", "body", "status", "code"),
    [
        ("ben", {"move": "a1", "seat": 1, "ply": 0}, 409, "table/not-your-turn"),
        ("ben", {"move": "a1", "seat": 0, "ply": 0}, 403, "table/not-your-seat"),
        ("ada", {"move": "z9", "seat": 0, "ply": 0}, 422, "move/no-such-cell"),
        ("ada", {"move": "a1", "seat": 0, "ply": 3}, 409, "table/stale"),
        ("ada", {"move": "a1", "seat": 9, "ply": 0}, 404, "table/no-such-seat"),
        ("ada", {"move": 7}, 422, "problem/unreadable"),
        ("ada", {"move": "a1", "haste": 1}, 422, "problem/unreadable"),
    ],
)
def test_what_is_refused_is_a_problem_with_a_code_and_a_reason(ada, ben, game, who, body, status, code):
    visitor = {"ada": ada, "ben": ben}[who]
    answer = visitor.post(visitor.at(game, "/moves"), json=body)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == code
    assert answer.json()["detail"]
    assert ada.sees(game)["ply"] == 0


def test_the_reason_is_in_the_readers_language(ada, game):
    german = ada.get(ada.at("nonexisten"), headers={"Accept-Language": "de, ja;q=0.5"})
    assert "ありません" in german.json()["detail"]
    ada.cookies.set("language", "en")
    assert "no table" in ada.get(ada.at("nonexisten"), headers={"Accept-Language": "ja"}).json()["detail"]


def test_every_error_of_the_api_is_a_problem(ada):
    for method, path in (("GET", "/api/v1/nothing"), ("PUT", "/api/v1/tables"), ("GET", "/api/v1/tables/ABC")):
        answer = ada.request(method, path)
        assert answer.status_code >= 400
        assert answer.headers["content-type"] == "application/problem+json"
        assert set(answer.json()) >= {"type", "title", "status", "detail", "code"}


@pytest.mark.parametrize(
    "path", ["/t/nope", "/t/NOPE%3Cb%3E", "/api/v1/tables/nope", "/api/v1/tables/nope/picture.svg"]
)
def test_a_link_that_was_not_copied_whole_leads_to_no_table(ada, path):
    answer = ada.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "table/unknown"
    page = ada.get(path, headers={"Accept": "text/html", "Accept-Language": "ja"})
    assert page.status_code == 404
    assert "リンクが途中で切れていないか" in page.text
    assert "<b>" not in page.text
    assert "pattern" not in answer.text + page.text


@pytest.mark.parametrize("wishes", [
    {"game": "trip"},
    {"game": "micropul"},
    {"game": "microchip", "options": {"players": 2}},
    {"game": "plug-in"},
    {"game": "abstrakto", "options": {"discard": "secret"}},
], ids=lambda wishes: wishes["game"])  # fmt: skip
def test_after_giving_up_nothing_is_offered_and_nobody_is_to_move(ada, ben, wishes):
    table = ada.opens(**wishes, name="Ada")["id"]
    ben.sits(table, name="Ben")
    assert "data-move=" in ada.get(ada.at(table, "/picture.svg")).text
    assert ada.does(table, "resign").status_code == 200
    for visitor in (ada, ben):
        drawn = visitor.get(visitor.at(table, "/picture.svg")).text
        assert "data-move=" not in drawn
        for told in (drawn, visitor.get(visitor.at(table, "/board.txt")).text):
            assert "Ben wins." in told
            assert "to move" not in told


def test_after_giving_up_a_layout_can_be_tried_but_not_handed_in(ada):
    table = ada.opens("microchip", options={"players": 1, "seed": 20261115})["id"]
    tried = {"seat": 0, "layout": "build a1NE"}
    assert "data-move=" in ada.post(ada.at(table, "/bench"), json=tried).json()["svg"]
    ada.does(table, "resign")
    drawn = ada.post(ada.at(table, "/bench"), json=tried).json()["svg"]
    assert "data-move=" not in drawn
    assert "The game is over." in drawn


def test_what_goes_wrong_inside_is_said_without_details(ada, game, monkeypatch):
    async def broken(*arguments):
        raise RuntimeError("what nobody should read")

    monkeypatch.setattr(Tables, "settled", broken)
    ada._transport.raise_server_exceptions = False
    answer = ada.get(ada.at(game))
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert "nobody" not in answer.text


def test_a_retry_of_the_same_move_is_not_played_twice(ada, ben, game):
    first = ada.moves(game, "a1", ply=0, key="one")
    assert ada.moves(game, "a1", ply=0, key="one").json() == first.json()
    assert ada.moves(game, "a1", ply=0, key="two").json()["code"] == "table/stale"
    assert ben.moves(game, "c3", seat=1, ply=1, key="one").status_code == 200  # a key is its owner's own
    assert ada.sees(game)["ply"] == 2


def test_a_key_names_one_request(ada, game):
    ada.moves(game, "a1", ply=0, key="one")
    answer = ada.post(ada.at(game, "/actions"), json={"kind": "resign"}, headers={"Idempotency-Key": "one"})
    assert answer.json()["code"] == "table/key-used"
    assert ada.sees(game)["result"] is None


def test_a_move_may_name_the_event_it_answers_in_place_of_the_ply(ada, game):
    stale = ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers={"If-Match": '"3"'})
    assert stale.json()["code"] == "table/stale"
    assert ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers={"If-Match": '"4"'}).status_code == 200


def test_a_move_may_name_what_it_answers_by_the_tag_of_the_snapshot(ada, game):
    before = ada.get(ada.at(game)).headers["etag"]
    ada.does(game, "rename", name="Adele")
    stale = ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers={"If-Match": before})
    assert stale.json()["code"] == "table/stale"
    now = ada.get(ada.at(game)).headers["etag"]
    assert ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers={"If-Match": now}).status_code == 200


def test_a_snapshot_that_has_not_changed_is_not_sent_again(ada, game):
    tag = ada.get(ada.at(game)).headers["etag"]
    assert ada.get(ada.at(game), headers={"If-None-Match": tag}).status_code == 304
    ada.moves(game, "a1")
    assert ada.get(ada.at(game), headers={"If-None-Match": tag}).status_code == 200


def test_a_snapshot_is_sent_again_when_somebody_in_it_was_forgotten(ada, ben, game):
    ben.does(game, "rename", name="Ben")
    ben.does(game, "resign")
    before = ada.get(ada.at(game))
    assert ben.post("/api/v1/me/delete", json={}).status_code == 200
    after = ada.get(ada.at(game), headers={"If-None-Match": before.headers["etag"]})
    assert after.status_code == 200
    assert after.json()["v"] == before.json()["v"]
    assert after.json()["seats"][1]["name"] == ""


def test_missed_events_come_in_order_without_gaps(ada, ben, game):
    ada.moves(game, "a1")
    ben.moves(game, "c3")
    missed = ada.get(ada.at(game, "/events?after=2")).json()
    assert [event["v"] for event in missed["events"]] == [3, 4, 5, 6]
    assert [event["event"]["kind"] for event in missed["events"]] == ["sat", "began", "moved", "moved"]


def test_who_waits_for_an_event_gets_it_when_it_happens(ada, ben, game):
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.get, ben.at(game, "/events?after=4&wait=20"))
        ada.moves(game, "a1")
        assert waiting.result(20).json()["events"][0]["event"]["move"] == "a1"


def test_the_key_of_a_seat_plays_without_cookies(ada, friend):
    table = ada.opens()
    program = friend()
    key = program.sits(table["id"])["key"]
    stranger = friend()
    ada.moves(table["id"], "a1")
    headers = {"Authorization": f"Bearer {key}"}
    assert stranger.post(stranger.at(table["id"], "/moves"), json={"move": "c3"}).status_code == 403
    answer = stranger.post(stranger.at(table["id"], "/moves"), json={"move": "c3"}, headers=headers)
    assert answer.status_code == 200


def test_legal_moves_pictures_and_text_boards_are_given_on_demand(ada, ben, game):
    assert ada.get(ada.at(game, "/moves")).json()["moves"] == obelisk.game("trip").start().moves()
    assert ben.get(ben.at(game, "/moves")).json()["moves"] == []
    picture = ada.get(ada.at(game, "/picture.svg"))
    assert picture.text == obelisk.game("trip").start().svg(0, names=["Ada", "Ben"])
    assert ada.get(ada.at(game, "/picture.svg"), headers={"If-None-Match": picture.headers["etag"]}).status_code == 304
    ada.moves(game, "a1")
    past = obelisk.game("trip").start().without_moves()
    assert ada.get(ada.at(game, "/picture.svg?ply=0")).text == past.svg(0, names=["Ada", "Ben"])
    assert ada.get(ada.at(game, "/picture.svg?ply=2")).status_code == 404
    assert "●" in ada.get(ada.at(game, "/board.txt")).text


def test_the_lists_show_ones_own_open_and_running_tables(serve):
    ada = serve()
    ben = Visitor(ada.app, ada.portal)
    mine, other = ada.opens("trip")["id"], ben.opens("kono")["id"]
    hidden = ada.opens("trip", is_public=False)["id"]

    def listed(visitor, which):
        return {table["id"] for table in visitor.get(f"/api/v1/tables?{which}=1").json()["tables"]}

    assert listed(ada, "mine") == {mine, hidden}
    assert listed(ben, "open") == {mine, other}
    ben.sits(mine)
    assert listed(ben, "mine") == {mine, other}
    assert (listed(ada, "open"), listed(ada, "running")) == ({other}, {mine})
    ada.does(mine, "resign")
    assert listed(ada, "running") == set()


def test_the_record_of_an_open_game_can_be_replayed_at_any_time(ada, game):
    ada.moves(game, "a1")
    record = ada.get(ada.at(game, "/record.json")).json()
    assert obelisk.replay(record).history == ((0, "a1"),)
    assert record["players"] == ["Ada", "Ben"]


def test_the_deal_is_promised_at_the_start_and_shown_at_the_end(ada):
    made = ada.opens("micropul", mine=[0, 1])
    table, promised = made["id"], made["snapshot"]["commitment"]
    assert made["snapshot"]["reveal"] is None
    ada.does(table, "resign")
    shown = ada.sees(table)["reveal"]
    text = json.dumps(shown["setup"], sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(f"{shown['salt']}\n{text}".encode()).hexdigest() == promised
    check = {"hash": promised, "salt": shown["salt"], "setup": shown["setup"]}
    assert ada.post("/api/v1/verify", json=check).json()["is_kept"]
    shown["setup"]["core"].reverse()
    assert not ada.post("/api/v1/verify", json=check).json()["is_kept"]


def test_a_rematch_is_a_new_table_with_the_seats_swapped(ada, ben, game):
    ben.does(game, "resign")
    ada.does(game, "rematch")
    ben.does(game, "rematch")
    new = ada.sees(game)["rematch"]
    assert ada.sees(new)["you"]["seats"] == [1]
    assert ben.sees(new)["you"]["seats"] == [0]
    assert ben.moves(new, "a1").status_code == 200
    assert new in {table["id"] for table in ada.get("/api/v1/tables?mine=1").json()["tables"]}


def test_the_workbench_makes_no_move_and_tells_the_solution_only_to_who_plays_alone(ada, ben):
    alone = ada.opens("microchip", options={"players": 1})["id"]
    solved = ada.post(ada.at(alone, "/bench"), json={"seat": 0, "word": "solution"}).json()
    laid = ada.post(ada.at(alone, "/bench"), json={"seat": 0, "layout": solved["layout"]}).json()
    assert laid["layout"] == solved["layout"]
    assert "<svg" in laid["svg"]
    handed = ada.post(ada.at(alone, "/bench"), json={"seat": 0, "layout": solved["layout"], "word": "hand"}).json()
    assert ada.sees(alone)["ply"] == 0
    assert ada.moves(alone, handed["move"]).status_code == 200
    assert ada.sees(alone)["result"]["points"] is not None
    both = ada.opens("microchip", options={"players": 2})["id"]
    ben.sits(both)
    assert ada.post(ada.at(both, "/bench"), json={"seat": 0, "word": "solution"}).status_code == 409
    assert ben.post(ben.at(both, "/bench"), json={"seat": 0}).status_code == 403
    assert ada.post(ada.at(ada.opens()["id"], "/bench"), json={"seat": 0}).json()["code"] == "table/no-bench"


def test_what_lies_on_a_workbench_is_kept_for_its_seat_and_for_nobody_else(ada, ben, friend):
    opened = ada.opens("microchip", options={"players": 2, "seed": 2})
    table = opened["id"]
    bench = ada.at(table, "/bench")
    assert ada.post(bench, json={"seat": 0, "word": "place", "rest": "a1 NE"}).json()["layout"] == "build a1NE"
    assert ada.post(bench, json={"seat": 0}).json()["layout"] == ""  # the seats are not taken yet
    ben.sits(table)
    heard = [ben.sees(table), ben.get(ben.at(table, "/picture.svg")).text]
    assert ada.post(bench, json={"seat": 0, "word": "place", "rest": "a1 NE"}).json()["layout"] == "build a1NE"
    assert ada.post(bench, json={"seat": 0, "word": "place", "rest": "b1 W"}).json()["layout"] == "build a1NE b1W"
    # A layout that comes with the request is tried, and what lies there stays.
    assert (
        ada.post(bench, json={"seat": 0, "layout": "", "word": "place", "rest": "e5 S"}).json()["layout"] == "build e5S"
    )
    assert ada.post(bench, json={"seat": 0, "word": "turn", "rest": "e4"}).json()["refused"]
    other_machine = {"Authorization": f"Bearer {opened['seats']['0']}"}
    assert friend().post(bench, json={"seat": 0}, headers=other_machine).json()["layout"] == "build a1NE b1W"
    assert ben.post(bench, json={"seat": 0}).status_code == 403
    assert friend().post(bench, json={"seat": 0}).status_code == 403
    assert ben.post(bench, json={"seat": 1}).json()["layout"] == ""
    assert [ben.sees(table), ben.get(ben.at(table, "/picture.svg")).text] == heard
    assert ada.sees(table)["v"] == heard[0]["v"]


def test_what_a_workbench_refuses_is_an_answer_with_the_reason_and_changes_nothing(ada):
    table = ada.opens("microchip", options={"players": 1, "seed": 20261115})["id"]
    bench = ada.at(table, "/bench")
    assert ada.post(bench, json={"seat": 0, "word": "place", "rest": "a2 RT"}).json()["laid"].keys() == {"a2"}
    answer = ada.post(bench, json={"seat": 0, "word": "place", "rest": "a3 RT"}, headers={"Accept-Language": "ja"})
    assert answer.status_code == 200
    assert answer.json()["refused"]["code"] == "microchip/wrong-colour"
    assert "赤" in answer.json()["refused"]["detail"]
    assert ada.post(bench, json={"seat": 0}).json()["layout"] == answer.json()["layout"]
    # What is no command, or no layout, is a wrong request.
    assert ada.post(bench, json={"seat": 0, "word": "nonsense"}).status_code == 422
    assert ada.post(bench, json={"seat": 0, "layout": "nonsense"}).status_code == 422


def test_boards_call_people_without_a_name_players_counted_from_one(ada):
    table = ada.opens("plug-in", mine=[0, 1], options={"size": 2})["id"]
    for language, names in (("en", ("Player 1", "Player 2")), ("ja", ("プレイヤー1", "プレイヤー2"))):
        drawn = ada.get(ada.at(table, f"/picture.svg?language={language}")).text
        assert all(name in drawn for name in names)
        assert "Seat " not in drawn
        assert "席" not in drawn
    assert "Player 2" in ada.get(ada.at(table, "/board.txt?language=en")).text


def test_a_refused_move_leads_to_the_lesson_on_its_rule_against_people_too(ada, ben, game):
    ada.moves(game, "b2")
    code = ben.moves(game, "c3").json()["code"]
    told = ben.get(ben.at(game, f"/lesson?code={code}"), headers={"Accept-Language": "ja"}).json()["lesson"]
    assert (told["game"], told["step"], told["href"]) == ("trip", "away", "/learn/trip#away")
    assert told["title"] == words.sentence("trip/lesson/away/title", "ja")
    assert told["rule"] == words.sentence("trip/lesson/away/rule", "ja")
    assert ada.get(ada.at(game, f"/lesson?code={code}")).json()["lesson"]["step"] == "away"
    assert ada.get(ada.at(game, "/lesson?code=table/no-advice")).json() == {"lesson": None}
    assert ada.get(ada.at(game, "/lesson?code=%00")).status_code == 422
    assert ada.get(ada.at(game, "/lesson")).status_code == 422


def test_which_rule_forbids_a_move_is_told_without_making_it(ada, ben, game):
    ada.moves(game, "a1")
    tried = ben.get(ben.at(game, "/refusal?move=a2")).json()
    assert tried == {"code": ben.moves(game, "a2").json()["code"]}
    assert ben.get(ben.at(game, "/refusal?move=c3")).json() == {"code": None}
    assert ben.sees(game)["ply"] == 1
    assert ada.get(ada.at(game, "/refusal?move=c3&seat=1")).status_code == 403


def test_advice_is_not_given_against_people(ada, ben, game):
    for path in ("/hint", "/analysis"):
        assert ada.get(ada.at(game, path)).json()["code"] == "table/no-advice"
        assert ben.get(ben.at(game, path)).status_code == 403
    assert ada.get(ada.at(game, "/review.json")).json()["code"] == "table/not-over"


def test_a_game_alone_is_entered_among_the_best_scores_unless_somebody_has_helped(ada, friend):
    def play(visitor, word, name):
        table = visitor.opens("microchip", options={"players": 1, "seed": 20261115}, name=name)["id"]
        bench = visitor.post(visitor.at(table, "/bench"), json={"seat": 0, "word": word, "rest": ""}).json()
        handed = visitor.post(visitor.at(table, "/bench"), json={"seat": 0, "layout": bench["layout"], "word": "hand"})
        assert visitor.moves(table, handed.json()["move"]).status_code == 200
        return table

    helped = play(friend(), "solution", "Eve"), play(friend(), "hint", "Uwe")
    own = play(ada, "clear", "Ada")
    assert all(ada.sees(table)["is_helped"] for table in helped)
    assert not ada.sees(own)["is_helped"]
    while not (scores := ada.get(ada.at(own, "/scores")).json()["scores"]):
        pass
    assert [score["name"] for score in scores] == ["Ada"]
    running = ada.opens("microchip", options={"players": 1})["id"]
    assert ada.get(ada.at(running, "/scores")).json()["code"] == "table/not-over"
    alone = ada.opens("micropul", options={"players": 1, "seed": 7})["id"]
    assert not ada.sees(alone)["is_helped"]
    assert ada.get(ada.at(alone, "/hint")).status_code == 200
    assert ada.sees(alone)["is_helped"]
    # Where nobody compares scores, nothing is noted.
    against = ada.opens("trip", computers={"1": "novice"})["id"]
    assert ada.get(ada.at(against, "/hint")).status_code == 200
    assert not ada.sees(against)["is_helped"]


def test_a_picture_is_asked_for_from_either_side_and_a_side_that_nobody_has_is_refused(ada):
    table = ada.opens("kono", mine=[0, 1])["id"]
    usual, other = (ada.get(ada.at(table, f"/picture.svg?near={near}")) for near in (0, 1))
    assert usual.text == ada.get(ada.at(table, "/picture.svg")).text
    assert other.status_code == 200
    assert other.text != usual.text
    assert other.headers["etag"] != usual.headers["etag"]
    refused = ada.get(ada.at(table, "/picture.svg?near=3"))
    assert refused.status_code == 422
    assert "near" in refused.json()["detail"]
    flat = ada.opens("trip", mine=[0, 1])["id"]
    assert ada.get(ada.at(flat, "/picture.svg?near=1")).text == ada.get(ada.at(flat, "/picture.svg")).text
