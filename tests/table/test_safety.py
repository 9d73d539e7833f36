"""What guards the server."""

import re

import pytest

from obelisk.table.web.allowances import Allowance
from obelisk.table.web.safety import LARGEST_BODY


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
    assert re.match(r"obelisk=[\w-]{43};", cookie)
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


def test_too_many_requests_are_told_when_to_come_back(serve):
    ada = serve(requests=5)
    answers = [ada.get("/api/v1/games") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_too_many_tables_are_told_when_to_come_back(serve):
    ada = serve(tables=1)
    ada.opens()
    answer = ada.post("/api/v1/tables", json={"game": "trip"})
    assert answer.json()["code"] == "table/too-many-tables"
    assert "retry-after" in answer.headers


def test_an_allowance_refills_evenly(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    allowance = Allowance(2, 60)
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
