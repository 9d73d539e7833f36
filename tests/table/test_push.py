"""Being told that it is one's turn: by web push, against a push service on this machine (docs/table.md)."""

import asyncio

import pytest
from sqlalchemy import func, select

from obelisk.table.core.commands import Sit
from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.notifications.endpoints import check_endpoint
from obelisk.table.features.notifications.notices import JOINED, OVER, TURN, notices
from obelisk.table.features.notifications.push import PushSender
from obelisk.table.features.notifications.schema import OUTBOX, PUSHES
from obelisk.table.features.notifications.store.outbox import PAUSES, Outbox, post
from obelisk.table.features.notifications.store.pushes import Device
from obelisk.table.store import opened
from obelisk.table.store.leases import LEASE_OF_ERRANDS, Leases
from obelisk.table.web.settings import Settings
from tests.table.people import ADA, BEN, Desk
from tests.table.push_service import Browser, claims_of, push_service
from tests.table.running import service_on

THREE = {"kind": "days", "seconds": 3 * 86400}


@pytest.fixture(scope="module")
def service():
    with push_service() as found:
        yield found


def after(desk, act, here=()):
    """Return whom to tell what of an act: seats and words."""
    before, known = desk.table, len(desk.log)
    act()
    return [(one.seat, one.what) for one in notices(before, desk.table, desk.log[known:], here)]


def test_who_is_not_here_is_told_that_it_is_their_turn_and_that_the_game_is_over():
    desk = Desk()
    assert after(desk, lambda: desk.move("a1"), here=[0]) == [(1, TURN)]
    assert after(desk, lambda: desk.move("c3"), here=[0, 1]) == []
    assert after(desk, lambda: desk.do("say", text="Hello")) == []
    assert after(desk, lambda: desk.do("resign", BEN), here=[1]) == [(0, OVER)]


def test_who_waits_at_a_table_is_told_that_somebody_has_come():
    desk = Desk("microchip", people=(ADA, None, None), options={"players": 3})
    assert after(desk, lambda: desk.does(Sit(1, "", "ben", "key"), BEN), here=[1]) == [(0, JOINED)]
    begins = Desk(people=(ADA, None))
    assert after(begins, lambda: begins.does(Sit(1, "", "ben", "key"), BEN), here=[1]) == [(0, TURN)]


def test_nobody_is_told_who_plays_alone_at_one_screen_or_with_computers():
    for desk in (Desk(people=(ADA, ADA)), Desk(people=(ADA, None), computers={1: "novice"})):
        assert after(desk, lambda: desk.move("a1")) == []  # noqa: B023


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a", "https://127.0.0.1/a", "https://[::1]/a", "https://10.1.2.3/a", "https://localhost/a",
        "https://169.254.169.254/latest", "https://me:secret@push.example/a", "https://push.example:8443/a",
        "https://printer.local/a", "https://intranet/a", "file:///etc/passwd", "https://[", "https://0x7f000001/a", "",
        "https://127.1/a", "https://127.1./a", "https://169.254.43518/a", "https://0x7f.0x1/a", "https://1.2.3.4.5/a",
        "https://１２７.1/a", "https://127%2e1/a", "https://[64:ff9b::7f00:1]/a", "https://[2002:7f00:1::]/a",
        "https://[2001::7f00:1]/a", "https://8.8.8.8/a",
    ],
)  # fmt: skip
def test_only_public_push_services_by_https_are_taken(endpoint):
    with pytest.raises(Unreadable) as refused:
        check_endpoint(endpoint, "")
    assert refused.value.code == "notifications/endpoint"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "169.254.169.254",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "::ffff:10.0.0.7",
        "fec0::1",
    ],
)
def test_a_name_that_resolves_to_a_private_address_gets_no_message(address, monkeypatch):
    async def resolve(self, host, port=0, family=0):
        return [{"hostname": host, "host": address, "port": port, "family": family, "proto": 0, "flags": 0}]

    async def send():
        sender = PushSender(None, Settings(push_key="x", database="sqlite://"))
        monkeypatch.setattr(sender, "_written", lambda device, message: (b"", {}))
        try:
            await sender.send(Device("hash", "ben", "https://push.example/a", "", "", "en", 0), {})
        finally:
            await sender.close()

    monkeypatch.setattr("aiohttp.resolver.ThreadedResolver.resolve", resolve)
    with pytest.raises(OSError, match="does not answer") as refused:
        asyncio.run(send())
    assert "has no public address" in str(refused.value.__cause__.os_error)


def test_a_host_may_name_another_push_service():
    check_endpoint("https://fcm.googleapis.com/fcm/send/abc", "")
    check_endpoint("http://127.0.0.1:9000/a", "http://127.0.0.1:9000")
    with pytest.raises(Unreadable):
        check_endpoint("http://127.0.0.1:9001/a", "http://127.0.0.1:9000")


@pytest.fixture
def two(serve, service):
    """Return two visitors of a server that may send to the service."""
    ada = serve(push_services=service.origin)
    ben = type(ada)(ada.app, ada.portal)
    return ada, ben


def told(visitor, browser, **headers):
    answer = visitor.post("/api/v1/me/push", json=browser.subscription, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_device_is_told_in_its_language_and_only_what_everybody_may_know(two, service):
    ada, ben = two
    browser = Browser(service, "ben")
    table = ada.opens("abstrakto", name="Ada", clock=THREE)["id"]
    ben.sits(table, name="Ben")
    told(ben, browser, **{"Accept-Language": "ja"})
    moves = ada.get(ada.at(table, "/moves")).json()["moves"]
    if not moves:  # the lot says who begins
        ada, ben = ben, ada
        told(ben, browser, **{"Accept-Language": "ja"})
        moves = ada.get(ada.at(table, "/moves")).json()["moves"]
    assert ada.moves(table, moves[0]).status_code == 200
    while "番" not in (message := browser.read((found := service.next())[2]))["title"]:
        pass
    path, headers, _, _ = found
    assert path == "/ben"
    assert set(message) == {"title", "text", "url", "tag", "waiting"}
    assert (message["url"], message["tag"], message["waiting"]) == (f"/t/{table}", table, 1)
    assert moves[0] not in str(message)
    claims, key = claims_of(headers)
    assert claims["aud"] == service.origin
    assert claims["sub"].startswith("https://")
    assert key == ada.get("/api/v1/me/push").json()["key"]
    assert headers["Content-Encoding"] == "aes128gcm"


def test_a_device_that_is_gone_is_forgotten_and_one_that_does_not_answer_is_tried_again(two, service):
    ada, ben = two
    gone, busy = Browser(service, "gone"), Browser(service, "busy")
    service.answers.update({"/gone": [410], "/busy": [503]})
    for browser in (gone, busy):
        told(ben, browser)
    table = ada.opens("trip", clock=THREE)["id"]
    ben.sits(table)
    ada.moves(table, "a1")
    assert {service.next()[0], service.next()[0]} == {"/gone", "/busy"}
    outbox = service_on(ada, "notifications").sender.outbox
    later = ada.app.state.tables.now() + 1000 * (PAUSES[0] + 60)
    # The next round finds what was not sent, and the device that is gone no more.
    letters = []
    while not letters or letters[0].tries == 0:
        letters = outbox.due(later)
    assert [(one.channel, one.tries) for one in letters] == [("push", 1)]
    while len(ben.get("/api/v1/me/push").json()["devices"]) > 1:
        pass
    with ada.app.state.tables.engine.connect() as connection:
        assert connection.execute(select(PUSHES.c.endpoint)).scalars().all() == [busy.endpoint]


def test_what_was_to_be_told_survives_a_restart(serve, service):
    # Nothing answers there, as if the server had been killed before it was sent.
    first = serve(push_services="http://127.0.0.1:9")
    ben = type(first)(first.app, first.portal)
    browser = Browser(service, "restart")
    table = first.opens("trip", clock=THREE)["id"]
    ben.sits(table)
    sender = service_on(first, "notifications").sender
    sender.go_round = lambda: asyncio.sleep(0)
    first.app.state.settings.__dict__["push_services"] = service.origin
    told(ben, browser)
    first.moves(table, "a1")
    first.__exit__(None, None, None)
    serve(push_services=service.origin)
    assert browser.read(service.next()[2])["title"] == "Trip: your turn"


def test_what_came_too_late_is_not_told(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    outbox = Outbox(engine)
    desk = Desk()
    before = desk.table
    desk.move("a1")
    with engine.begin() as connection:
        post(connection, notices(before, desk.table, desk.log[-1:], ()), at=5)
    (letter,) = outbox.due(5)
    assert outbox.table_of(letter) is None  # a table that is not there
    outbox.share_out(letter, [])
    assert outbox.due(5) == []
    engine.dispose()


def test_after_many_tries_nothing_is_sent_any_more(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    outbox, desk = Outbox(engine), Desk()
    before, now = desk.table, 0
    desk.move("a1")
    with engine.begin() as connection:
        post(connection, notices(before, desk.table, desk.log[-1:], ()), at=0)
    for pause in PAUSES:
        (letter,) = outbox.due(now)
        outbox.failed(letter, now)
        assert outbox.due(now + pause * 1000 - 1) == []
        now += pause * 1000
    outbox.failed(outbox.due(now)[0], now)
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(OUTBOX)).scalar() == 0
    engine.dispose()


def test_one_server_alone_sends_and_another_takes_over(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'table.sqlite'}")
    one, other = Leases(engine, "one"), Leases(engine, "other")
    assert [one.run_errand("outbox", 0), other.run_errand("outbox", 1), one.run_errand("outbox", 2)] == [1, 0, 1]
    later = 3 + LEASE_OF_ERRANDS
    assert [other.run_errand("outbox", later), one.run_errand("outbox", later)] == [1, 0]
    engine.dispose()


def test_devices_go_along_at_signing_in_and_are_nobodys_after_signing_out(two, service):
    ada, _ = two
    told(ada, Browser(service, "phone"))
    ada.post("/api/v1/accounts", json={"name": "Told", "password": "correct horse battery"})
    assert [one["service"] for one in ada.get("/api/v1/me/push").json()["devices"]] == ["127.0.0.1"]
    assert [one["service"] for one in ada.get("/api/v1/me/export.json").json()["told_on"]] == ["127.0.0.1"]
    ada.delete("/api/v1/sessions")
    ada.post("/api/v1/sessions", json={"name": "Told", "password": "correct horse battery"})
    assert ada.get("/api/v1/me/push").json()["devices"] == []


def test_a_device_is_taken_off_by_its_own_person_and_by_being_forgotten(two, service):
    ada, ben = two
    browser = Browser(service, "off")
    told(ada, browser)
    address = {"endpoint": browser.endpoint}
    assert ben.request("DELETE", "/api/v1/me/push", json=address).status_code == 204
    assert len(ada.get("/api/v1/me/push").json()["devices"]) == 1
    assert ada.request("DELETE", "/api/v1/me/push", json=address).status_code == 204
    assert ada.get("/api/v1/me/push").json()["devices"] == []
    told(ada, browser)
    ada.post("/api/v1/me/delete", json={})
    with ada.app.state.tables.engine.connect() as connection:
        assert connection.execute(select(PUSHES)).all() == []


def test_addresses_inside_the_hosts_network_are_refused(ada, service):
    answer = ada.post("/api/v1/me/push", json=Browser(service, "x").subscription)
    assert (answer.status_code, answer.json()["code"]) == (422, "notifications/endpoint")


def test_a_host_may_tell_nobody(serve):
    visitor = serve(push=False)
    assert visitor.get("/api/v1/me/push").status_code == 404
    assert 'id="push"' not in visitor.get("/account").text
    table = visitor.opens("trip", clock=THREE)["id"]
    assert "tell-me" not in visitor.get(f"/t/{table}").text
    assert not service_on(visitor, "notifications").sender.is_on
