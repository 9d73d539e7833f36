"""Being told by mail and by a feed (docs/table.md): against a mail server on this machine."""

import re
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from smtplib import SMTPAuthenticationError, SMTPNotSupportedError
from threading import Barrier
from xml.etree import ElementTree

import pytest

from obelisk.errors import BadRequest
from obelisk.table.core.clocks import DAY
from obelisk.table.core.refusals import TooMuch, Unreadable
from obelisk.table.features.notifications.mail import MailSender, check_address
from obelisk.table.features.notifications.store.mails import DELAY, Address
from obelisk.table.web.settings import Settings
from tests.table.mail_server import certificate, mail_server
from tests.table.running import service_on

THREE = {"kind": "days", "seconds": 3 * 86400}
HOME = "https://games.example"
FROM = "from=table@games.example"
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def two(serve):
    with mail_server() as (place, taken):
        ada = serve(mail=f"smtp://{place}?{FROM}&tls=0", origin=HOME, mails=4)
        yield ada, type(ada)(ada.app, ada.portal), taken


def link_in(mail, kind):
    return re.search(rf"{HOME}(/mail/{kind}/\S+)", mail.get_content())[1]


def confirmed(visitor, taken, address="ben@games.example"):
    visitor.post("/api/v1/me/mail", json={"address": address})
    mail = taken.get(timeout=10)
    assert visitor.post(link_in(mail, "confirm")).status_code == 200
    return mail


def after_delay(visitor):
    """Send what is due a quarter of an hour later."""
    tables, courier = visitor.app.state.tables, service_on(visitor, "notifications").sender
    now = tables.now
    tables.now = lambda: now() + DELAY + 1000
    try:
        # Nobody who has been here long before a turn is here at it.
        visitor.portal.call(courier.go_round)
    finally:
        tables.now = now


def test_nothing_is_sent_to_an_address_before_it_was_confirmed(two):
    ada, ben, taken = two
    table = ada.opens("trip", clock=THREE, name="Ada")["id"]
    ben.sits(table)
    answer = ben.post("/api/v1/me/mail", json={"address": "ben@games.example"})
    assert answer.status_code == 201
    assert answer.json() == {"address": "ben@games.example", "is_confirmed": False, "language": "en"}
    mail = taken.get(timeout=10)
    assert (mail["To"], mail["From"]) == ("ben@games.example", "table@games.example")
    ada.moves(table, "a1")
    after_delay(ada)
    assert taken.empty()
    # To look at the link, as programs do that look into mails, changes nothing.
    assert ben.get(link_in(mail, "confirm")).status_code == 200
    assert not ben.get("/api/v1/me/mail").json()["is_confirmed"]
    assert "From now on" in ben.post(link_in(mail, "confirm")).text
    assert ben.get("/api/v1/me/mail").json()["is_confirmed"]
    assert "no longer valid" in ben.post("/mail/confirm/nonsense").text


def test_one_mail_for_a_turn_to_who_was_not_here_and_one_click_ends_them(two):
    ada, ben, taken = two
    table = ada.opens("trip", clock=THREE, name="Ada")["id"]
    ben.sits(table)
    confirmed(ben, taken)
    ada.moves(table, "a1")
    ada.portal.call(service_on(ada, "notifications").sender.go_round)
    assert taken.empty()
    after_delay(ada)
    mail = taken.get(timeout=10)
    assert mail["Subject"] == "Trip: your turn"
    assert f"{HOME}/t/{table}" in mail.get_content()
    assert "a1" not in mail.get_content().replace(table, "").split("-- ")[0].replace("http", "")
    after_delay(ada)
    assert taken.empty()
    stop = mail["List-Unsubscribe"].strip(" <>").removeprefix(HOME)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert ada.get(stop).status_code == 200
    assert ben.get("/api/v1/me/mail").json()["address"] is not None
    assert "The mails have stopped" in ada.post(stop, data={"List-Unsubscribe": "One-Click"}).text
    assert ben.get("/api/v1/me/mail").json()["address"] is None


def test_links_in_mails_lead_to_the_configured_origin_whatever_host_a_request_names(two):
    ada, _, taken = two
    headers = {"Host": "127.66.6.6"}
    assert ada.post("/api/v1/me/mail", json={"address": "ben@games.example"}, headers=headers).status_code == 201
    mail = taken.get(timeout=10)
    assert "127.66.6.6" not in mail.as_string()
    assert set(re.findall(r"https?://[^/\s]+", mail.get_content())) == {HOME}
    assert mail["List-Unsubscribe"].strip().startswith(f"<{HOME}/mail/stop/")


def test_without_an_origin_mail_is_off_and_the_page_the_answer_and_the_log_say_why(serve, caplog):
    with caplog.at_level("WARNING"):
        ada = serve(mail="smtp://127.0.0.1:9?from=table@games.example&tls=0")
    assert "mail-off" in caplog.text
    answer = ada.post("/api/v1/me/mail", json={"address": "ben@games.example"})
    assert (answer.status_code, answer.json()["code"]) == (404, "notifications/mail-no-origin")
    assert "OBELISK_TABLE_ORIGIN" in answer.json()["detail"]
    page = ada.get("/account").text
    assert "OBELISK_TABLE_ORIGIN" in page
    assert 'id="mail"' not in page


@pytest.mark.parametrize("origin", ["games.example", "https://games.example/table", "javascript:alert(1)"])
def test_an_origin_that_is_none_is_refused(origin):
    with pytest.raises(BadRequest):
        Settings(database="sqlite://", origin=origin)


def test_an_address_gets_three_confirmation_mails_a_day_from_everybody_together(two):
    ada = two[0]
    ways = ["ben@games.example", "Ben@Games.example", "b.en+1@games.example", "be.n@games.example"]
    answers = [
        type(ada)(ada.app, ada.portal).post("/api/v1/me/mail", json={"address": one}).json().get("code") for one in ways
    ]
    assert answers == [None, None, None, "notifications/mails-to-address"]
    tables = ada.app.state.tables
    now = tables.now
    tables.now = lambda: now() + DAY
    assert ada.post("/api/v1/me/mail", json={"address": "ben@games.example"}).status_code == 201


def test_requests_at_the_same_time_do_not_get_past_the_limit(two):
    mails = service_on(two[0], "notifications").mails
    now, starts = two[0].app.state.tables.now(), Barrier(8)

    def ask(n):
        starts.wait()
        with suppress(TooMuch):
            mails.set(Address(f"guest {n}", "ben@games.example", f"c{n}", f"s{n}", "en", now), [f"guest {n}"])
            return 1
        return 0

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(ask, range(8))) == 3


def test_a_person_asks_for_five_confirmation_mails_a_day(two):
    addresses = [f"a{n}@games.example" for n in range(6)]
    answers = [two[0].post("/api/v1/me/mail", json={"address": one}).json().get("code") for one in addresses]
    assert answers == [None] * 5 + ["notifications/mails-by-person"]


def test_an_address_gets_so_many_mails_a_day_and_the_last_one_says_so(two):
    ada, ben, taken = two
    confirmed(ben, taken)
    got = []
    for _ in range(4):
        table = ada.opens("trip", clock=THREE)["id"]
        ben.sits(table)
        ada.moves(table, "a1")
        after_delay(ada)
        while not taken.empty():
            got.append(taken.get().get_content())
    assert ["more mail comes tomorrow" in text.lower() for text in got] == [False, False, True]


def test_who_has_been_here_meanwhile_gets_no_mail(two):
    ada, ben, taken = two
    table = ada.opens("trip", clock=THREE)["id"]
    ben.sits(table)
    confirmed(ben, taken)
    ada.moves(table, "a1")
    service_on(ada, "notifications").mails.see(
        ada.app.state.tables.sessions.take_seen(), ada.app.state.tables.now() + 1000
    )
    after_delay(ada)
    assert taken.empty()


def test_a_mail_that_cannot_be_sent_waits(serve):
    ada = serve(mail="smtp://127.0.0.1:9?from=table@games.example&tls=0", origin=HOME)
    ada.post("/api/v1/me/mail", json={"address": "ada@games.example"})
    outbox, later = service_on(ada, "notifications").sender.outbox, ada.app.state.tables.now() + 3_600_000
    while (letter := outbox.due(later)[0]).tries == 0:
        pass
    assert letter.channel == "mail"


def test_an_address_is_in_the_export_and_goes_with_its_person(two):
    ada, _, taken = two
    confirmed(ada, taken, "ada@games.example")
    told = ada.get("/api/v1/me/export.json").json()
    assert told["mail"] == {"address": "ada@games.example", "is_confirmed": True, "language": "en"}
    ada.post("/api/v1/me/delete", json={})
    with ada.app.state.tables.engine.connect() as connection:
        from obelisk.table.features.notifications.schema import MAILS

        assert connection.execute(MAILS.select()).all() == []


@pytest.mark.parametrize("address", ["", "ada", "ada@home", "ada@games.example\r\nBcc: x@y.example", "a b@c.example"])
def test_what_is_no_address_is_refused(address):
    with pytest.raises(Unreadable):
        check_address(address)


@pytest.mark.parametrize("setting", ["http://x?from=a@b.example", "smtp://x", "smtp://?from=a@b.example"])
def test_a_setting_that_makes_no_sense_is_refused(setting):
    with pytest.raises(BadRequest):
        MailSender(setting, HOME)


# --- the feed -------------------------------------------------------------------------------------------------------


def entries(visitor, path):
    answer = visitor.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/atom+xml")
    found = ElementTree.fromstring(answer.text)
    return [(one.find(f"{ATOM}title").text, one.find(f"{ATOM}summary").text) for one in found.iter(f"{ATOM}entry")]


def test_a_feed_has_the_games_that_wait_and_results_and_its_address_can_be_revoked(ada, ben, friend):
    table = ada.opens("trip", name="Ada & <Ada>", clock=THREE)["id"]
    over = ada.opens("kono", name="Ada")["id"]
    for one in (table, over):
        ben.sits(one, name="Ben")
    ada.moves(table, "a1")
    ada.does(over, "resign")
    link = ben.post("/api/v1/me/feed").json()["link"]
    path = link.removeprefix("http://testserver")
    reader = friend()  # a program without cookies
    assert entries(reader, path) == [
        ("Kono: the game is over", "You have won against Ada."),
        ("Trip: your turn", "With Ada & <Ada>."),
    ]
    assert "番" in reader.get(path.replace("language=en", "language=ja")).text
    again = ben.post("/api/v1/me/feed").json()["link"].removeprefix("http://testserver")
    assert reader.get(path).status_code == 404
    assert ben.get("/api/v1/me/export.json").json()["feed_made_at"] == ben.get("/api/v1/me/feed").json()["made_at"]
    assert ben.delete("/api/v1/me/feed").status_code == 204
    assert reader.get(again).status_code == 404
    assert ben.get("/api/v1/me/feed").json() == {"made_at": None}


def test_a_host_may_do_without_mail_and_feeds(serve):
    visitor = serve(feeds=False)
    for path in ("/api/v1/me/mail", "/api/v1/me/feed", "/feed/abc.atom", "/mail/stop/abc", "/mail/confirm/abc"):
        assert visitor.get(path).status_code == 404, path
    page = visitor.get("/account").text
    assert 'id="mail"' not in page
    assert 'id="feed"' not in page


BEN = Address("owner", "ben@games.example", "confirm", "stop", "ja", 1_000)


def sent(setting, taken):
    """Send a mail by a setting, and return it as it has arrived."""
    MailSender(setting, HOME).send(BEN, "Trip：あなたの手番です", "相手：Ada", b"key")
    return taken.get(timeout=10)


# The server does not count a line as encrypted that was so from the beginning.
@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_goes_encrypted_and_signed_in_to_a_server_that_is_known(scheme, tmp_path, monkeypatch):
    files = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    with mail_server(encrypted=files, begins_encrypted=scheme == "smtps", signed_in=True) as (place, taken):
        mail = sent(f"{scheme}://table:correct%20horse@{place}?{FROM}", taken)
        assert mail.was_encrypted
        assert mail.was_signed_in
        assert (mail["From"], mail["To"], mail["Subject"]) == (
            "table@games.example", "ben@games.example", "Trip：あなたの手番です"
        )  # fmt: skip
        assert "相手：Ada" in mail.get_content()
        with pytest.raises(SMTPAuthenticationError):
            sent(f"{scheme}://table:wrong@{place}?{FROM}", taken)
    # Whoever only pretends to be that server learns neither the password nor the mail.
    monkeypatch.delenv("SSL_CERT_FILE")
    with mail_server(encrypted=files, begins_encrypted=scheme == "smtps", signed_in=True) as (place, taken):
        with pytest.raises(ssl.SSLCertVerificationError):
            sent(f"{scheme}://table:correct%20horse@{place}?{FROM}", taken)
        assert taken.empty()


def test_nothing_is_sent_in_the_clear_unless_the_host_says_so():
    with mail_server() as (place, taken):
        with pytest.raises(SMTPNotSupportedError):
            sent(f"smtp://{place}?{FROM}", taken)
        assert not sent(f"smtp://{place}?{FROM}&tls=0", taken).was_encrypted
