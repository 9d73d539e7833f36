"""The pages that teach: what they show, and what the server says to a try."""

import pytest

pytest.importorskip("fastapi", reason="the table is not installed")

from markupsafe import escape
from starlette.testclient import TestClient

from obelisk import catalogue, lessons, words
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    """Somebody who reads."""
    database = f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.sqlite'}"
    settings = Settings(database=database, requests=0, hosts="testserver", ahead=False, processes=False)
    with TestClient(make(settings), headers={"Accept-Language": "en"}) as reader:
        yield reader


def tries(reader, game, number, language="en", **facts):
    return reader.post(f"/learn/{game}/{number}", json=facts, headers={"Accept-Language": language})


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", lessons.names())
def test_a_page_has_every_step_with_its_picture_and_its_words(reader, game, language):
    page = reader.get(f"/learn/{game}", headers={"Accept-Language": language})
    assert page.status_code == 200
    steps = lessons.of(game).steps
    assert page.text.count('class="obelisk-picture"') == len(steps)
    for step in steps:
        assert f'id="{step.name}"' in page.text
        assert escape(step.say("title", language)) in page.text
    assert "<style" not in page.text
    assert "data-move=" not in page.text


def test_the_contents_lead_to_every_lesson(reader):
    page = reader.get("/learn").text
    assert [game for game in lessons.names() if f'href="/learn/{game}"' not in page] == []


def test_a_game_without_a_lesson_has_a_page_of_what_there_is(reader, monkeypatch):
    monkeypatch.setitem(catalogue.game("kono").__dict__, "lesson", None)
    page = reader.get("/learn/kono").text
    assert [words.sentence(f"kono/rules/{topic}") in page for topic in ("setup", "turn", "end")] == [True] * 3
    assert words.sentence("learn/nothing") in page
    assert page.count('class="obelisk-picture"') == 1
    assert tries(reader, "kono", 0, move="a1a3").status_code == 404


def test_a_try_is_answered_with_what_came_of_it_in_the_readers_language(reader):
    right = tries(reader, "kono", 0, move="b1b3").json()
    assert right["kind"] == "right"
    assert right["svg"].startswith("<svg")
    refused = tries(reader, "kono", 0, "ja", cells=["b1", "b2"]).json()
    assert refused["kind"] == "why-not"
    assert refused["told"].startswith("b2 には自分の駒があります。")
    assert refused["places"] == ["b1", "b2"]
    assert refused["svg"] is None


def test_asking_for_nothing_gives_the_board_that_can_be_played_on(reader):
    board = tries(reader, "trip", 0).json()
    assert board["kind"] == ""
    assert 'data-move="b2"' in board["svg"]


def test_a_bench_goes_to_and_fro(reader):
    closed = [step.name for step in lessons.of("microchip").steps].index("closed")
    lifted = tries(reader, "microchip", closed, move="remove a2", bench="build a1NE b1NW a2S").json()
    assert (lifted["kind"], lifted["bench"]) == ("going-on", "build a1NE b1NW")
    wrong = tries(reader, "microchip", closed, move="place P1 b2", bench="nonsense").json()
    assert (wrong["kind"], wrong["svg"]) == ("why-not", None)


@pytest.mark.parametrize(
    "body",
    [
        {"move": "a" * 401},
        {"move": 7},
        {"cells": ["a1", "a2", "a3"]},
        {"cells": ["a" * 13]},
        {"bench": "b" * 401, "move": "show"},
        {"pose": "x"},
        [],
    ],
)
def test_what_is_too_long_or_no_try_is_refused(reader, body):
    answer = reader.post("/learn/kono/0", json=body)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("address", ["/learn/kono/99", "/learn/chess/0", "/learn/kono/x", "/learn/kono/-1"])
def test_what_is_not_there_is_said_so(reader, address):
    answer = reader.post(address, json={"move": "a1a3"})
    assert answer.status_code in (404, 422)
    assert answer.json()["detail"]


def test_a_page_of_a_game_that_there_is_not_names_those_that_there_are(reader):
    page = reader.get("/learn/chess", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "micropul" in page.text
