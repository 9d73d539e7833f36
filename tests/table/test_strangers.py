"""A game of another package has on the pages what ours have: a cover, options, a lesson, pages of its own."""

import json
import logging
import re

import pytest

import obelisk
from obelisk import catalogue
from obelisk.table.features.lessons import views as learn
from obelisk.table.logs import note
from obelisk.table.web import signs
from obelisk.words import places, sentence
from tests.examples.stranger import EXAMPLES


@pytest.fixture
def visitor(offer, monkeypatch, serve):
    """Somebody who visits a server on which three games of another package are installed."""
    monkeypatch.syspath_prepend(EXAMPLES / "mu-torere")
    monkeypatch.setattr(places, "_added", dict(places._added))
    offer(
        "obelisk.microgames", mu_torere="obelisk_mu_torere:GAME", toy_pages="toy_pages:GAME", toy_bench="toy_bench:GAME"
    )
    signs.theme_css.cache_clear()
    yield serve()
    signs.theme_css.cache_clear()
    places.forget()


def test_a_game_with_a_cover_stands_on_the_shelf_in_the_order_of_the_catalogue(visitor):
    home = visitor.get("/").text
    covered = [name for name in catalogue.names() if catalogue.game(name).look.cover is not None]
    assert re.findall('class="cover"[^>]* data-cover="([^"]+)"', home) == covered
    assert "mu-torere" in covered
    assert visitor.get("/shelf/mu-torere/0.svg").text.startswith("<svg")
    assert '[data-cover="mu-torere"]' in visitor.get("/theme.css").text


@pytest.mark.parametrize("path", ["/new/mu-torere", "/learn/mu-torere"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_pages_are_written_in_the_readers_language(visitor, path, language):
    page = visitor.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    assert catalogue.game("mu-torere").title.explain(language) in page.text


def test_a_lesson_that_lacks_a_sentence_is_shown_without_it_and_the_log_names_it(visitor, tmp_path, caplog):
    written = (catalogue.game("mu-torere").words / "en.ftl").read_text("utf-8")
    lacks = "by|more|middle_tempting-1|rim_(title|rule|try|done)"
    (tmp_path / "en.ftl").write_text(re.sub(f"^lesson_({lacks}) .*\n", "", written, flags=re.MULTILINE), "utf-8")
    places.add_place("mu-torere", tmp_path)
    learn.written.cache_clear()
    page = visitor.get("/learn/mu-torere")
    assert page.status_code == 200
    assert '<a href="#rim">Step 2 of 3' in page.text
    assert visitor.post("/learn/mu-torere/1", json={"move": "mb"}).status_code == 200
    learn.written.cache_clear()
    lacking = [record.fields["message"] for record in caplog.records if record.event == "message-missing"]
    steps = ["middle/tempting-1", "rim/title", "rim/rule", "rim/try", "rim/done"]
    assert lacking == [f"mu-torere/lesson/{part}" for part in (*steps, "by", "more")]


def test_an_option_without_a_message_is_offered_under_its_own_name(visitor, tmp_path):
    written = (catalogue.game("toy-pages").words / "en.ftl").read_text("utf-8")
    (tmp_path / "en.ftl").write_text("".join(re.findall("^(?!option_).*\n", written, re.MULTILINE)), "utf-8")
    places.add_place("toy-pages", tmp_path)
    for path in ("/new/toy-pages", "/tournaments/new?game=toy-pages"):
        page = visitor.get(path)
        assert page.status_code == 200
        assert '<label>points <select name="option-points">' in page.text
        assert '<option value="10">10</option>' in page.text


@pytest.mark.parametrize("name", ["toy-bids", "toy-choice"])
def test_a_game_in_which_all_act_at_once_has_its_pages(visitor, offer, name):
    module = name.replace("-", "_")
    offer("obelisk.games", **{module: f"{module}:GAME"})
    for path in (f"/new/{name}", f"/tournaments/new?game={name}", "/"):
        assert visitor.get(path).status_code == 200


def test_where_a_page_fails_for_want_of_a_message_the_log_names_it(caplog):
    try:
        sentence("mu-torere/nowhere")
    except KeyError as error:
        note("request-failed", logging.ERROR, error=error)
    assert caplog.records[-1].fields["message"] == "mu-torere/nowhere"


def test_its_own_page_is_reached_from_every_other_and_says_its_words(visitor):
    for path in ("/", "/account", "/star"):
        assert 'href="/star"' in visitor.get(path).text
    page = visitor.get("/star").text
    words = json.loads(re.search('id="words">(.*?)</script>', page)[1])
    assert words["toy-pages/title"] == catalogue.game("toy-pages").title.explain()
    assert "home/list/won" in words
    script = re.search('src="(/games/toy-pages/star.js[^"]*)"', page)[1]
    assert "document.title" in visitor.get(script).text
    assert 'class="card"><a href="/star"' in visitor.get("/").text


def test_options_are_offered_by_their_names(visitor):
    page = visitor.get("/new/toy-pages").text
    assert 'name="option-points"' in page
    assert "Points of the star" in page
    assert re.findall('<option value="(8|10)"[^>]*>([a-z]+)', page) == [("8", "eight"), ("10", "ten")]


def test_its_workbench_is_used_and_kept_like_ours(visitor):
    table = visitor.opens("toy-bench", mine=[0, 1])["id"]
    first, second = obelisk.game("toy-bench").start().moves()[:2]

    def does(seat, **what):
        answer = visitor.post(visitor.at(table, "/bench"), json={"seat": seat, **what})
        assert answer.status_code == 200, answer.text
        return answer.json()

    assert does(0, word="plan", rest=first)["layout"] == first
    assert does(0)["told"] == first
    assert does(1)["told"] == ""
    assert does(0, layout=second)["told"] == second
    assert does(0, word="make")["move"] == first
    assert not visitor.sees(table)["is_helped"]
    assert does(0, word="all")["told"].split() == obelisk.game("toy-bench").start().moves()
    assert visitor.sees(table)["is_helped"]
    assert visitor.sees(table)["has_bench"]


def test_a_game_of_strangers_is_studied_like_ours(visitor):
    study = visitor.post("/api/v1/studies", json={"game": "mu-torere"}).json()["id"]
    shown = visitor.get(f"/api/v1/studies/{study}/nodes/0").json()
    move = shown["svg"].split(' data-move="')[1].split('"')[0]
    change = {"kind": "play", "node": 0, "move": move}
    assert visitor.post(f"/api/v1/studies/{study}/changes", json=change).json()["node"] == 1
    assert visitor.get(f"/study/{study}").status_code == 200
