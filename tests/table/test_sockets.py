"""The live connection: nothing missed, nothing twice."""

import asyncio
import json

import pytest
from starlette.websockets import WebSocketDisconnect


def heard(live, *kinds):
    """Return the messages up to one of each kind that is waited for."""
    found, waiting = [], list(kinds)
    while waiting:
        message = live.receive_json()
        found.append(message)
        kind = next((name for name in waiting if name in message), None)
        if kind is not None:
            waiting.remove(kind)
    return found


def code_of(connection):
    """Return why a connection is refused."""
    with pytest.raises(WebSocketDisconnect) as closed, connection:
        pass
    return closed.value.code


def test_a_newcomer_gets_a_snapshot_and_then_every_event(ada, ben, game):
    with ben.live(game) as live:
        assert heard(live, "snapshot")[0]["snapshot"]["v"] == 4
        ada.moves(game, "a1")
        assert heard(live, "event")[-1] == {"v": 5, "event": heard_event(ada, game, 5)}


def heard_event(visitor, table, v):
    return visitor.get(visitor.at(table, f"/events?after={v - 1}")).json()["events"][0]["event"]


def test_a_move_is_told_to_both_and_acknowledged_after_it(ada, ben, game):
    with ada.live(game, v=4) as one, ben.live(game, v=4) as other:
        one.send_json({"move": "a1", "seat": 0, "ply": 0, "key": "k"})
        messages = [message for message in heard(one, "event", "ack") if "presence" not in message]
        assert [list(message) for message in messages] == [["v", "event"], ["ack", "v"]]
        assert heard(other, "event")[-1]["event"]["move"] == "a1"


def test_who_comes_back_gets_exactly_what_was_missed(ada, ben, game):
    with ben.live(game, v=4) as live:
        ada.moves(game, "a1")
        last = heard(live, "event")[-1]["v"]
    ben.moves(game, "c3")
    ada.moves(game, "a4")
    with ben.live(game, v=last) as live:
        ada.does(game, "say", text="hello")
        events = [message for message in heard(live, "event", "event", "event") if "event" in message]
        assert [message["v"] for message in events] == [6, 7, 8]
        assert [message["event"]["kind"] for message in events] == ["moved", "moved", "said"]


def test_who_was_away_for_long_gets_all_of_it_from_the_disk(ada, ben, game):
    for number in range(70):
        ada.does(game, "say", text=str(number))
    with ben.live(game, v=2) as live:
        events = [message for message in heard(live, *["event"] * 72) if "event" in message]
        assert [message["v"] for message in events] == list(range(3, 75))


def test_a_number_that_cannot_be_is_answered_with_a_snapshot(ada, game):
    for v in (99, 0, "x"):
        with ada.live(game, v=v) as live:
            assert "snapshot" in live.receive_json()


def test_a_retry_after_a_break_is_acknowledged_and_not_played_twice(ada, game):
    move = {"move": "a1", "seat": 0, "ply": 0, "key": "same"}
    with ada.live(game, v=4) as live:
        live.send_json(move)
        assert heard(live, "ack")[-1] == {"ack": "same", "v": 5}
    with ada.live(game, v=5) as live:
        live.send_json(move)
        assert heard(live, "ack")[-1] == {"ack": "same", "v": 5}
    assert ada.sees(game)["moves"] == [[0, "a1"]]


def test_a_double_click_plays_once(ada, game):
    with ada.live(game, v=4) as live:
        live.send_json({"move": "a1", "seat": 0, "ply": 0, "key": "first"})
        live.send_json({"move": "a1", "seat": 0, "ply": 0, "key": "second"})
        answers = heard(live, "ack", "problem")
        assert {"ack": "first", "v": 5} in answers
        assert [m["problem"]["code"] for m in answers if m.get("key") == "second"] == ["table/stale"]
    assert ada.sees(game)["ply"] == 1


def test_two_tabs_see_the_same_and_only_one_of_two_moves_counts(ada, game):
    with ada.live(game, v=4) as tab, ada.live(game, v=4) as other:
        tab.send_json({"move": "a1", "seat": 0, "ply": 0, "key": "tab"})
        other.send_json({"move": "d4", "seat": 0, "ply": 0, "key": "other"})
        seen = [next(m for m in heard(live, "event") if "event" in m) for live in (tab, other)]
        assert seen[0] == seen[1]
    assert ada.sees(game)["ply"] == 1


def test_a_refusal_is_told_to_its_sender_alone_and_in_their_language(ada, ben, game):
    with ada.live(game, v=4, **{"Accept-Language": "ja"}) as one, ben.live(game, v=4) as other:
        one.send_json({"move": "q7", "seat": 0, "ply": 0, "key": "k"})
        problem = heard(one, "problem")[-1]
        assert problem["key"] == "k"
        assert problem["problem"]["status"] == 422
        assert "q7" in problem["problem"]["detail"]
        other.send_json({"ping": 7})
        assert all("problem" not in message for message in heard(other, "pong"))


def test_who_is_here_is_told(ada, ben, friend, game):
    with ada.live(game, v=4) as one:
        assert heard(one, "presence")[-1] == {"presence": [0], "watching": 0}
        with ben.live(game):
            assert heard(one, "presence")[-1] == {"presence": [0, 1], "watching": 0}
            assert ada.sees(game)["seats"][1]["is_here"]
        assert heard(one, "presence")[-1] == {"presence": [0], "watching": 0}
        with friend().live(game):
            assert heard(one, "presence")[-1] == {"presence": [0], "watching": 1}


def test_a_heartbeat_is_answered_with_the_last_number(ada, game):
    with ada.live(game, v=4) as live:
        live.send_json({"ping": 3})
        assert heard(live, "pong")[-1] == {"pong": 3, "v": 4}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"move":1}', '{"dance":1}', "\ud800", "{}", '{"do":{"kind":[]}}'])
def test_what_cannot_be_read_is_refused_and_the_connection_stays(ada, game, text):
    with ada.live(game, v=4) as live:
        live.send_bytes(text.encode("utf-8", "surrogatepass"))
        assert heard(live, "problem")[-1]["problem"]["status"] == 422
        live.send_json({"ping": 1})
        heard(live, "pong")


def test_a_message_that_is_too_long_is_refused(ada, game):
    with ada.live(game, v=4) as live:
        live.send_text(json.dumps({"move": "a" * 9000}))
        assert heard(live, "problem")[-1]["problem"]["code"] == "problem/large"


def test_who_floods_the_table_is_told_to_wait(serve):
    ada = serve(messages=2)
    table = ada.opens(mine=[0, 1])["id"]
    with ada.live(table, v=4) as live:
        for number in range(21):
            live.send_json({"ping": number})
        assert heard(live, "problem")[-1]["problem"]["status"] == 429


def test_a_page_of_another_site_cannot_connect(ada, game):
    assert code_of(ada.live(game, origin="https://evil.example")) == 4403
    with ada.live(game, v=4, origin="http://testserver"):
        pass


def test_an_address_that_holds_too_many_connections_gets_no_more(serve):
    ada = serve(sockets=1)
    table = ada.opens()["id"]
    with ada.live(table):
        assert code_of(ada.live(table)) == 4429
    with ada.live(table):
        pass


def test_no_table_no_connection(ada):
    assert code_of(ada.live("nonexisten")) == 4404


def test_a_program_connects_with_the_key_of_its_seat(ada, friend):
    made = ada.opens(mine=[0, 1])
    program, protocols = friend(), ["obelisk", f"seat.{made['seats']['0']}"]
    with program.websocket_connect(program.at(made["id"], "/live"), subprotocols=protocols) as live:
        assert heard(live, "snapshot")[-1]["snapshot"]["you"]["seats"] == [0]
        assert live.accepted_subprotocol == "obelisk"
    with program.live(made["id"], Authorization=f"Bearer {made['seats']['1']}") as live:
        assert heard(live, "snapshot")[-1]["snapshot"]["you"]["seats"] == [1]


def test_a_client_that_offers_only_the_key_of_its_seat_gets_that_back(ada, friend):
    made = ada.opens(mine=[0, 1])
    program, offered = friend(), f"seat.{made['seats']['0']}"
    with program.websocket_connect(program.at(made["id"], "/live"), subprotocols=[offered]) as live:
        assert heard(live, "snapshot")[-1]["snapshot"]["you"]["seats"] == [0]
        assert live.accepted_subprotocol == offered


@pytest.mark.parametrize("error", [RuntimeError("after sending 'websocket.close'"), OSError()])
@pytest.mark.parametrize("kind", ["websocket.accept", "websocket.send", "websocket.close"])
def test_a_client_that_leaves_while_it_is_told_something_harms_nobody(house, ada, kind, error):
    table = ada.opens(mine=[0, 1])["id"]
    path = ada.at(table, "/live") if kind != "websocket.close" else ada.at("aaaaaaaaaa", "/live")
    sent = []

    async def receive():
        await asyncio.sleep(0.05)
        return {"type": "websocket.disconnect" if sent else "websocket.connect"}

    async def send(message):
        sent.append(message["type"])
        if message["type"] == kind:
            raise error

    facts = {"query_string": b"", "headers": [(b"host", b"testserver")], "client": ("192.0.2.1", 1), "scheme": "ws"}
    house.portal.call(house.app, {"type": "websocket", "path": path, **facts}, receive, send)
    assert kind in sent
    assert house.app.live.held == {}
    assert ada.moves(table, "a1").status_code == 200
