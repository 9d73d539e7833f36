"""What guards the server."""

import re
from socket import gethostname
from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocketDisconnect

from obelisk.table.service import limits as allowances
from obelisk.table.service.limits import RateLimit
from obelisk.table.web import safety, sockets
from obelisk.table.web.bodies import LARGEST_BODY, MOST_VALUES
from obelisk.table.web.identity import COOKIE
from obelisk.table.web.safety import MOST_LOOKUPS, address_of
from obelisk.table.web.schema import MOST_PLACES


def test_a_form_of_another_site_changes_nothing(ada, game):
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers=headers)
        assert answer.json()["code"] == "problem/origin"
    assert ada.sees(game)["ply"] == 0
    own = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers=own).status_code == 200


def test_origins_that_the_owner_names_may_act(serve):
    ada = serve(origins="https://games.example")
    answer = ada.post("/api/v1/tables", json={"game": "trip"}, headers={"Origin": "https://games.example"})
    assert answer.status_code == 201


def test_cookies_are_for_the_server_alone(ada, serve):
    cookie = ada.post("/api/v1/tables", json={"game": "trip"}).headers["set-cookie"]
    assert re.match(r"obelisk=[\w-]{43}\.[\w-]{43};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in serve(secure=True).post("/api/v1/tables", json={"game": "trip"}).headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/nothing", "/static/base.css"])
def test_every_answer_has_a_strict_policy(ada, path):
    headers = ada.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_large_is_not_read(ada):
    answer = ada.post("/api/v1/tables", content=b"x" * (LARGEST_BODY + 1))
    assert answer.json()["code"] == "problem/large"

    def endless():
        for _ in range(100):
            yield b'"' + b"x" * 1024

    assert ada.post("/api/v1/tables", content=endless()).status_code in (400, 413, 422)


def test_a_body_with_too_many_values_is_not_parsed(ada, monkeypatch):
    monkeypatch.setattr(Request, "json", None)
    values = b"[]," * MOST_VALUES
    answer = ada.post("/api/v1/tables", content=b'{"game":"trip","options":{"a":[' + values + b"1]}}")
    assert (answer.status_code, answer.json()["code"]) == (413, "problem/large")


@pytest.mark.parametrize("text", ["[{,", '",', "\\", '\\",'])
def test_separators_in_a_text_are_no_values(ada, text):
    wish = {"game": "trip", "sheet": text * MOST_VALUES}
    assert ada.post("/api/v1/tables", json=wish).json()["code"] == "table/no-sheet"


def test_a_refusal_names_ten_mistakes_at_most(ada):
    answer = ada.post("/api/v1/tables", json={f"f{n}": 1 for n in range(MOST_VALUES - 1)})
    assert answer.status_code == 422
    assert answer.json()["detail"].count("Extra inputs") == MOST_PLACES - 1  # the first one is the game


def test_the_body_is_read_before_the_session(ada, monkeypatch):
    found = lookups_of(ada, monkeypatch)
    headers = {"Cookie": f"{COOKIE}={'x' * 43}"}
    for body in (b"[" * (MOST_VALUES + 1), b"x" * (LARGEST_BODY + 1)):
        assert ada.post("/api/v1/tables", content=body, headers=headers).status_code == 413
    assert found == []


def test_too_many_requests_are_told_when_to_come_back(serve):
    ada = serve(requests=5)
    answers = [ada.get("/api/v1/games") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_live_connections_count_as_requests(serve):
    ada = serve(requests=6)
    table = ada.opens()["id"]
    for _ in range(5):
        with ada.live(table) as line:
            line.receive_json()
    with pytest.raises(WebSocketDisconnect) as closed, ada.live(table):
        pass
    assert closed.value.code == sockets.TOO_MANY
    assert ada.get("/api/v1/games").status_code == 429


@pytest.fixture
def slept(monkeypatch):
    """A list of the times for which clients had to wait, in a world where no time passes."""
    found = []

    async def sleep(seconds):
        found.append(seconds)

    monkeypatch.setattr(allowances, "time", SimpleNamespace(monotonic=lambda: 0.0))
    for module in (allowances, safety):
        monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=sleep))
    return found


def test_an_address_takes_turns_with_itself(serve, slept):
    ada = serve(requests=100, messages=1)
    for _ in range(10):
        ada.get("/api/v1/games")
    assert slept == []
    ada.get("/api/v1/games")
    assert len(slept) == 1
    for _ in range(50):
        ada.get("/static/base.css")
    assert len(slept) == 1
    ada.get("/static/base.css")
    assert len(slept) == 2


def test_refusals_are_not_hurried(serve, slept):
    ada = serve(requests=1)
    ada.get("/api/v1/games")
    assert ada.get("/api/v1/games").status_code == 429
    assert slept == [safety.REFUSED_AFTER]


def test_all_connections_of_an_address_share_one_pace(serve, slept):
    ada = serve(messages=1)
    table = ada.opens()["id"]
    for expected in (0, 1):
        with ada.live(table) as line:
            for number in range(10):
                line.send_json({"ping": number})
                while line.receive_json().get("pong") != number:
                    pass
            assert (len(slept) > 0) == expected


def lookups_of(visitor, monkeypatch):
    """Return a list of the sessions that the server of a visitor reads from the database from now on."""
    accounts, found = visitor.app.state.tables.sessions, []
    read = accounts._read
    monkeypatch.setattr(accounts, "_read", lambda session: (found.append(session), read(session))[1])
    return found


def test_a_request_beyond_its_limit_looks_up_no_session(serve, monkeypatch):
    ada = serve(requests=2)
    for _ in range(2):
        ada.get("/api/v1/games")
    found = lookups_of(ada, monkeypatch)
    for n in range(3):
        cookie = {"Cookie": f"{COOKIE}={str(n) * 43}"}
        assert ada.get("/api/v1/games", headers=cookie).status_code == 429
        with pytest.raises(WebSocketDisconnect), ada.live("a" * 10, **cookie):
            pass
    assert found == []


@pytest.mark.parametrize("path", ["/healthz", "/static/base.css"])
def test_probes_and_files_look_up_no_session(ada, monkeypatch, path):
    found = lookups_of(ada, monkeypatch)
    assert ada.get(path, headers={"Cookie": f"{COOKIE}={'x' * 43}"}).status_code == 200
    assert found == []


def test_a_cookie_that_the_server_has_not_given_out_is_not_looked_up(ada, monkeypatch):
    found = lookups_of(ada, monkeypatch)
    for cookie in (f"{'x' * 43}.{'y' * 43}", "x" * 42, "x" * 100, "x"):
        assert ada.get("/api/v1/games", headers={"Cookie": f"{COOKIE}={cookie}"}).status_code == 200
    assert found == []


def test_cookies_without_a_signature_are_looked_up_thirty_times_a_minute(serve, monkeypatch, slept):
    ada = serve(requests=100)
    found = lookups_of(ada, monkeypatch)
    codes = [
        ada.get("/api/v1/games", headers={"Cookie": f"{COOKIE}={n:043}"}).status_code for n in range(MOST_LOOKUPS + 2)
    ]
    assert codes == [200] * MOST_LOOKUPS + [429] * 2
    assert len(found) == MOST_LOOKUPS
    assert ada.get("/api/v1/games").status_code == 200


def test_too_many_tables_are_told_when_to_come_back(serve):
    ada = serve(tables=1)
    ada.opens()
    answer = ada.post("/api/v1/tables", json={"game": "trip"})
    assert answer.json()["code"] == "table/too-many-tables"
    assert "retry-after" in answer.headers


def test_an_allowance_refills_evenly(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    allowance = RateLimit(2, 60)
    assert [allowance.wait("a") for _ in range(3)] == [0, 0, 31]
    assert allowance.wait("b") == 0
    now[0] = 30.0
    assert [allowance.wait("a") for _ in range(2)] == [0, 31]


def test_what_people_write_is_sent_as_it_is_and_never_as_html(ada, game):
    ada.does(game, "say", text="<script>alert(1)</script>")
    answer = ada.get(ada.at(game))
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["chat"][0]["text"] == "<script>alert(1)</script>"


def test_no_secret_is_in_an_address(ada, game):
    made = ada.opens()
    assert all(key not in made["link"] for key in made["seats"].values())


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "my-machine.local:8080"],
)
def test_a_name_that_is_not_the_servers_is_refused_and_explained(ada, game, host):
    for path in ("/", "/api/v1/games", "/static/base.css", f"/api/v1/tables/{game}"):
        assert ada.get(path, headers={"Host": host}).json()["code"] == "problem/host"
    page = ada.get("/", headers={"Host": host, "Accept": "text/html"})
    assert page.status_code == 421
    assert f"OBELISK_TABLE_HOSTS={host.partition(':')[0]}." in page.text
    assert page.headers["content-type"].startswith("text/plain")
    with pytest.raises(WebSocketDisconnect), ada.live(game, host=host):
        pass


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8080",
        "[::1]:8080",
        "[2001:db8::7]",
        "localhost:8080",
        "a.localhost",
        "LOCALHOST.",
        "192.0.2.1",
        gethostname(),
        f"{gethostname().partition('.')[0]}.local:8080",
    ],
)
def test_addresses_and_the_names_of_ones_own_machine_are_always_good(ada, host):
    assert ada.get("/api/v1/games", headers={"Host": host}).status_code == 200


def test_the_owner_names_the_names_of_the_server(serve):
    ada = serve(hosts="Games.example *.club.example", origins="https://other.example:8443", secure=True)
    for host, status in (
        ("games.example", 200), ("games.example:443", 200), ("a.b.club.example", 200), ("other.example", 200),
        ("club.example", 421), ("notclub.example", 421), ("testserver", 421),
    ):  # fmt: skip
        assert ada.get("/api/v1/games", headers={"Host": host}).status_code == status, host


def test_where_all_come_by_https_certificates_see_to_the_name(serve):
    ada = serve(secure=True, hosts="")
    assert ada.get("/api/v1/games", headers={"Host": "games.example"}).status_code == 200
    assert ada.get("/api/v1/games", headers={"Host": "a" * 5000}).json()["code"] == "problem/bad-host"


def test_who_comes_by_https_is_told_to_do_so_always(ada, serve):
    assert "strict-transport-security" not in ada.get("/").headers
    assert serve(secure=True).get("/static/base.css").headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff:1:2:3", True),
        ("2001:db8::1", "2001:0db8:0000:0000:0000:0000:0000:0002", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_household_is_counted_as_one_however_its_address_is_written(one, other, is_same):
    counted = [address_of(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (counted[0] == counted[1]) == is_same


@pytest.mark.parametrize(
    ("method", "path", "facts"),
    [
        ("POST", "/api/v1/tables", {"json": {"game": "trip", "options": {"self": 1}}}),
        ("POST", "/api/v1/tables", {"content": '{"game":"trip","options":{"\\ud800":"\\udfff"}}'}),
        ("POST", "/api/v1/tables", {"content": '{"game":"trip","options":{"a":' + "[" * 900 + "]" * 900 + "}}"}),
        ("POST", "/api/v1/tables", {"content": '{"game":"trip","options":{"a":' + "[" * 9000 + "]" * 9000 + "}}"}),
        ("POST", "/api/v1/tables", {"content": '{"game":"trip","options":{"seed":' + "1" * 5000 + "}}"}),
        ("POST", "/api/v1/tables", {"content": '{"game":"\\ud800"}'}),
        ("POST", "/api/v1/tables", {"content": '{"game":"trip","name":"\\ud800"}'}),
        ("POST", "/api/v1/verify", {"content": '{"hash":"","salt":"","setup":{"a":"\\ud800"}}'}),
        ("POST", "/api/v1/verify", {"content": '{"hash":"\\ud800","salt":"\\ud800","setup":{}}'}),
        ("POST", "/api/v1/accounts", {"content": '{"name":"a","password":"\\ud800 12345678"}'}),
        ("POST", "/api/v1/sessions", {"content": '{"name":"\\u0000","password":"\\ud800 12345678"}'}),
        ("POST", "/api/v1/tables", {"json": {"game": "trip"}, "headers": {"Origin": "http://["}}),
        ("POST", "/api/v1/tables", {"json": {"game": "trip"}, "headers": {"Origin": "http://" + "a" * 5000}}),
        ("GET", "/", {"headers": {"Host": "a" * 5000}}),
        ("GET", "/", {"headers": {"Host": "["}}),
        ("GET", "/api/v1/games", {"headers": {"Host": "a b"}}),
        ("GET", "/api/v1/games", {"headers": {"Content-Length": "1" * 5000}}),
        ("GET", "/shelf/kono/" + "1" * 5000 + ".svg", {}),
        ("POST", "/learn/kono/" + "1" * 5000, {"json": {}}),
        ("GET", "/learn/%00", {}),
        ("GET", "/new/%ED%A0%80", {}),
        ("GET", "/puzzles/%00", {}),
        ("GET", "/puzzles/trip/%00", {}),
        ("GET", "/language/en?back=/%00%0A", {}),
    ],
)
def test_whatever_a_request_says_it_is_refused_in_words(ada, method, path, facts):
    ada._transport.raise_server_exceptions = False
    answer = ada.request(method, path, follow_redirects=False, **facts)
    assert answer.status_code < 500
    assert answer.status_code >= 300


@pytest.mark.parametrize("key", ["\x00", "a\x01", "\x7f", "\x85"])
def test_control_characters_reach_no_database(ada, game, key):
    answer = ada.post(ada.at(game, "/moves"), json={"move": "a1"}, headers={b"Idempotency-Key": key.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (422, "problem/unreadable")
    assert "control character" in answer.json()["detail"]
    with ada.live(game) as line:
        line.receive_json()
        for message in ({"move": "a1", "key": key}, {"move": f"a1{key}", "key": "k"}):
            line.send_json(message)
            while "problem" not in (heard := line.receive_json()):
                pass
            assert heard["problem"]["status"] == 422
            assert "control character" in heard["problem"]["detail"]
    for body in ({"layout": f"build {key}"}, {"word": "turn", "rest": key}):
        answer = ada.post(ada.at(game, "/bench"), json={"seat": 0, **body})
        assert answer.status_code == 422
        assert "control character" in answer.json()["detail"]
    assert ada.sees(game)["ply"] == 0


@pytest.mark.parametrize("seen", ["1" * 5000, "²", "-1", "1e3", "٣"])
def test_a_number_that_is_none_is_answered_with_a_snapshot(ada, game, seen):
    with ada.live(game, v=seen) as line:
        assert "snapshot" in line.receive_json() or seen == "٣"
