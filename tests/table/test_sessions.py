"""Sessions: only the server gives them out, and one that was signed out or forgotten plays nothing any more."""

import hashlib
import time

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from obelisk.table.core.clocks import DAY
from obelisk.table.service import tables as live_tables
from obelisk.table.service.server_time import ServerTime
from obelisk.table.store import opened
from obelisk.table.web.identity import COOKIE, SECURE_COOKIE
from tests.table.conftest import Visitor

WORDS = {"name": "Ada", "password": "correct horse"}
OTHER = "a better horse"


@pytest.fixture
def house(serve):
    """Names are taken for good, so every test has a server of its own."""
    return serve()


def thief_of(ada, friend):
    """Return somebody who has copied a cookie."""
    thief = friend()
    thief.cookies.set(COOKIE, ada.cookies[COOKIE])
    return thief


def code_at_the_end(line):
    """Return why a live connection is closed."""
    try:
        while True:
            line.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def test_who_signs_out_takes_the_seats_from_the_old_cookie(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    thief = thief_of(ada, friend)
    assert thief.sees(table)["you"]["seats"] == [0, 1]
    ada.delete("/api/v1/sessions")
    assert thief.sees(table)["you"]["seats"] == []
    assert thief.moves(table, "a1").status_code == 403


def test_who_signs_out_closes_the_open_connections_of_the_session_alone(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    telephone = friend()
    telephone.post("/api/v1/sessions", json=WORDS)
    with ada.live(table) as line, telephone.live(table) as other:
        ada.delete("/api/v1/sessions")
        line.send_json({"move": "a1", "key": "late"})
        assert code_at_the_end(line) == 4401
        other.send_json({"move": "b2", "key": "own"})
        while (heard := other.receive_json()).get("ack") != "own":
            assert "problem" not in heard
    assert [move for _, move in telephone.sees(table)["moves"]] == ["b2"]


def test_who_signs_in_leaves_nothing_to_who_knew_the_session_before(ada, friend):
    table = ada.opens(mine=[0, 1])["id"]
    thief = thief_of(ada, friend)
    with thief.live(table) as line:
        ada.post("/api/v1/accounts", json=WORDS)
        assert code_at_the_end(line) == 4401
    assert thief.sees(table)["you"]["seats"] == []
    assert ada.sees(table)["you"]["seats"] == [0, 1]


def test_signing_out_everywhere_ends_every_session(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    telephone = friend()
    telephone.post("/api/v1/sessions", json=WORDS)
    with telephone.live(table) as line:
        assert ada.delete("/api/v1/sessions?everywhere=true").json() == {"account": None}
        assert code_at_the_end(line) == 4401
    for browser in (ada, telephone):
        assert browser.get("/api/v1/sessions").json() == {"account": None}
        assert browser.sees(table)["you"]["seats"] == []
    telephone.post("/api/v1/sessions", json=WORDS)
    assert telephone.sees(table)["you"]["seats"] == [0, 1]


def test_a_new_password_signs_out_everybody_else(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    thief = thief_of(ada, friend)
    answer = ada.post("/api/v1/accounts/password", json={"password": WORDS["password"], "new_password": OTHER})
    assert (answer.status_code, answer.json()) == (200, {"account": {"name": "Ada"}})
    assert ada.sees(table)["you"]["seats"] == [0, 1]
    assert thief.sees(table)["you"]["seats"] == []
    assert friend().post("/api/v1/sessions", json=WORDS).json()["code"] == "account/wrong"
    assert friend().post("/api/v1/sessions", json={**WORDS, "password": OTHER}).status_code == 201


def test_a_password_is_changed_only_by_who_is_signed_in_and_knows_it(ada, friend):
    ada.post("/api/v1/accounts", json=WORDS)

    def changes(browser, password, new):
        answer = browser.post("/api/v1/accounts/password", json={"password": password, "new_password": new})
        return answer.json().get("code")

    assert changes(friend(), WORDS["password"], OTHER) == "account/not-signed-in"
    assert changes(ada, "not this horse", OTHER) == "account/wrong"
    assert changes(ada, WORDS["password"], "password") == "account/password-common"
    assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}


def at_time(house, days):
    """Let the server believe that so many days have gone by."""
    tables = house.app.state.tables
    tables.now = lambda now=tables.now: now() + int(days * DAY)


class Calendar:
    """The calendar of a machine, by some seconds ahead."""

    def __init__(self, ahead=0.0):
        self.ahead = ahead

    def __call__(self):
        """Return the seconds since 1970."""
        return time.time() + self.ahead


def test_a_session_that_nobody_uses_for_ninety_days_is_signed_out(house, ada):
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    at_time(house, 89)
    assert ada.sees(table)["you"]["seats"] == [0, 1]
    at_time(house, 89)
    assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
    at_time(house, 91)
    assert ada.get("/api/v1/sessions").json() == {"account": None}
    assert ada.sees(table)["you"]["seats"] == []


def test_the_use_of_a_session_is_kept_once_a_day(house, ada):
    ada.post("/api/v1/accounts", json=WORDS)
    accounts = house.app.state.tables.sessions
    at_time(house, 0.9)
    ada.get("/api/v1/sessions")
    assert accounts.take_uses() == {}
    at_time(house, 0.2)
    ada.get("/api/v1/sessions")
    ada.get("/api/v1/sessions")
    assert len(accounts.take_uses()) == 1
    ada.get("/api/v1/sessions")
    assert accounts.take_uses() == {}


def test_a_use_that_was_kept_counts_after_a_restart(serve):
    ada = serve()
    ada.post("/api/v1/accounts", json=WORDS)
    cookies = ada.cookies
    at_time(ada, 60)
    ada.get("/api/v1/sessions")
    database = opened(ada.app.state.settings.database)
    with database.connect() as connection:
        kept = text("SELECT used_at - made_at FROM sessions")
        until = time.monotonic() + 20
        while connection.execute(kept).scalar() < 60 * DAY and time.monotonic() < until:
            time.sleep(0.05)
    database.dispose()
    ada.__exit__(None, None, None)
    again = serve()
    again.cookies = cookies
    at_time(again, 120)
    assert again.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}


def test_a_jump_of_the_clock_signs_no_one_out(serve):
    ada = serve()
    ada.post("/api/v1/accounts", json=WORDS)
    table = ada.opens(mine=[0, 1])["id"]
    tables, calendar = ada.app.state.tables, Calendar()
    tables.scheduler.time = ServerTime(calendar)
    tables.now = tables.scheduler.time.now
    calendar.ahead = 400 * DAY / 1000
    ada.portal.call(tables.scheduler.notice_pause)
    assert tables.now() / DAY == pytest.approx(time.time() * 1000 / DAY + 400, abs=1)
    assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
    assert ada.sees(table)["you"]["seats"] == [0, 1]
    cookies = ada.cookies
    ada.__exit__(None, None, None)
    # The clock has been corrected when the server starts again.
    again = serve()
    again.cookies = cookies
    assert again.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
    # From now on the session ends as usual: the pause of 400 days is no longer believed.
    at_time(again, 91)
    assert again.get("/api/v1/sessions").json() == {"account": None}


def test_a_server_that_starts_with_a_wrong_clock_signs_no_one_out(serve, monkeypatch):
    ada = serve()
    ada.post("/api/v1/accounts", json=WORDS)
    cookies = ada.cookies
    for ahead in (400, 0):
        ada.__exit__(None, None, None)
        with monkeypatch.context() as patched:
            patched.setattr(live_tables, "ServerTime", lambda ahead=ahead: ServerTime(Calendar(ahead * DAY / 1000)))
            ada = serve()
            ada.cookies = cookies
            assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}


def test_nobody_chooses_a_session(ada):
    chosen = "x" * 43
    for cookie in (chosen, f"{chosen}.{'y' * 43}", f"{chosen}.", ".", "\x00", "ü"):
        browser = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1")}
        answer = ada.post("/api/v1/tables", json={"game": "trip"}, headers=browser)
        assert answer.status_code == 201
        given = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert chosen not in given
        assert ada.get(answer.headers["location"], headers=browser).json()["you"]["seats"] == []
        ada.cookies.clear()


@pytest.mark.parametrize("name", [COOKIE, SECURE_COOKIE])
def test_a_cookie_of_0_1_that_owns_seats_stays_good_and_is_signed(house, ada, name):
    table = ada.opens(mine=[0, 1])["id"]
    secret = ada.cookies[COOKIE].partition(".")[0]
    visitor = Visitor(house.app, house.portal)
    visitor.base_url = "https://testserver" if name == SECURE_COOKIE else "http://testserver"
    visitor.cookies.set(COOKIE, secret, domain="testserver.local")
    assert visitor.sees(table)["you"]["seats"] == [0, 1]
    page = visitor.get("/", headers={"Accept": "text/html"})
    given = page.headers.get_list("set-cookie")
    assert given[0].startswith(f"{name}={secret}.")
    assert ("Secure" in given[0]) == (name == SECURE_COOKIE)
    if name == SECURE_COOKIE:
        assert given[1].startswith(f'{COOKIE}="";')
        assert "Max-Age=0" in given[1]
        assert COOKIE not in visitor.cookies
    assert visitor.cookies[name] == ada.cookies[COOKIE]
    assert visitor.sees(table)["you"]["seats"] == [0, 1]
    assert "set-cookie" not in visitor.get("/").headers


def test_cookies_over_https_are_bound_to_the_host(serve):
    ada = serve(secure=True)
    ada.base_url = "https://testserver"
    cookie = ada.post("/api/v1/tables", json={"game": "trip"}).headers["set-cookie"]
    assert cookie.startswith(f"{SECURE_COOKIE}=")
    assert "Secure" in cookie
    assert "Path=/;" in cookie
    assert "Domain" not in cookie


def test_a_session_is_kept_as_a_hash_alone(ada, tmp_path):
    ada.opens()
    secret, _, signature = ada.cookies[COOKIE].partition(".")
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("table.sqlite*"))
    assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept
    assert secret.encode() not in kept
    assert signature.encode() not in kept


def test_an_upgraded_server_signs_nobody_out(serve):
    ada = serve()
    ada.post("/api/v1/accounts", json=WORDS)
    with ada.app.state.tables.engine.begin() as connection:
        connection.execute(text("UPDATE sessions SET used_at = NULL"))  # as an older server writes it
    ada.app.state.tables.sessions.forget()
    assert ada.get("/api/v1/sessions").json() == {"account": {"name": "Ada"}}
