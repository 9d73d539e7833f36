"""The pages without a browser: written in both languages, they keep secrets, and nobody can write HTML into them."""

import io
import re
import time
from dataclasses import replace
from datetime import date, timedelta
from html.parser import HTMLParser
from threading import Event

import pytest
from PIL import Image

import obelisk
from obelisk.drawing import covers
from obelisk.games.microchip import cover
from obelisk.games.microchip.puzzles import daily
from obelisk.puzzles.books import seed_of, today
from obelisk.table.core.commands import Move
from obelisk.table.core.state import COMPUTER
from obelisk.table.views.records import explanation
from obelisk.table.web import app
from tests.table.people import ADA, Desk

PAGES = {
    "/": ("Four games", "4つのゲーム"),
    "/new/micropul": ("With a friend", "友だちと"),
    "/puzzles/microchip/2026-11-15": ("Start the counted try", "本番を始める"),
    "/verify": ("Check a deal", "シャッフルの検証"),
    "/account": ("Sign in", "サインイン"),
}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_page_is_written_in_the_readers_language(ada, path, language):
    answer = ada.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-language"] == language
    assert f'<html lang="{language}"' in answer.text
    assert PAGES[path][language == "ja"] in answer.text


def test_no_page_has_a_script_a_style_or_a_handler_of_its_own(ada):
    table = ada.opens("micropul", mine=[0], computers={"1": "novice"})["id"]
    for path in (*PAGES, f"/t/{table}"):
        text = ada.get(path).text
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text), path
        assert re.findall(r"<script(?![^>]*(?:src=|application/json))", text) == [], path


def test_what_people_write_never_becomes_html(ada):
    table = ada.opens("trip", name="<img src=x>")["id"]
    ada.does(table, "say", text="</script><b>bold</b>")
    text = ada.get(f"/t/{table}").text
    assert "<img src=x>" not in text
    assert "<b>bold" not in text
    assert text.count("</script>") == text.count("<script")


def test_the_page_of_a_table_has_only_the_hand_of_who_asks(ada, ben):
    table = ada.opens("micropul", options={"players": 2})["id"]
    ben.sits(table)
    hands = [ada.sees(table)["view"]["hand"], ben.sees(table)["view"]["hand"]]
    for visitor, own, other in ((ada, *hands), (ben, *reversed(hands))):
        shown = set(map(int, re.findall(r'data-tile="(\d+)"', visitor.get(f"/t/{table}").text)))
        assert shown == set(own)
        assert not shown & set(other)


def test_at_one_screen_the_page_shows_no_hand_before_the_screen_is_handed_over(ada):
    table = ada.opens("micropul", mine=[0, 1], options={"players": 2})["id"]
    assert "data-tile" not in ada.get(f"/t/{table}").text


@pytest.mark.parametrize("back", ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example"])
def test_choosing_a_language_leads_back_and_never_elsewhere(ada, back):
    answer = ada.get("/language/ja", params={"back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"
    assert ada.get("/language/ja?back=/puzzles", follow_redirects=False).headers["location"] == "/puzzles"
    assert '<html lang="ja"' in ada.get("/").text
    ada.cookies.delete("language")


@pytest.mark.parametrize("game", covers.names())
def test_a_game_on_the_shelf_goes_on_from_picture_to_picture(ada, game):
    pictures = covers.frames(game)
    assert len(set(pictures)) == len(pictures) == covers.FRAMES
    assert ada.get(f"/shelf/{game}/0.svg").text == pictures[0]
    assert ada.get(f"/shelf/{game}/99.svg").status_code == 404
    assert max(map(len, pictures)) < 60_000


def test_the_shelf_does_not_give_away_the_solution_of_a_days_puzzle():
    dealt = obelisk.game("microchip").start(seed=cover.SEED, players=1).view(0)
    assert dealt["boards"][0] == cover.COLOURS
    assert dealt["held"][0] == cover.TILES.split()
    assert seed_of(date.min) > cover.SEED
    for day in [date(2026, 11, 15), *(today() + timedelta(days=n) for n in range(400))]:
        assert daily(day).setup["boards"][0] != cover.COLOURS


@pytest.mark.parametrize("game", ["trip", "kono", "bulo", "decapawn", "rhombus"])
def test_the_page_of_a_game_without_a_cover_shows_its_board(ada, game):
    plate = re.search(r'<div class="plate".*?</div>', ada.get(f"/new/{game}").text, re.DOTALL)[0]
    shapes = plate.count("<circle") + plate.count("<polygon") + plate.count("<rect")
    assert shapes > 16


@pytest.mark.parametrize("path", ["/puzzles", "/new/plug-in", "/learn/queen"])
def test_players_without_names_are_counted_from_one(ada, path):
    for language, numbered in (("en", r"\b[Ss]eat \d"), ("ja", r"席\s?\d")):
        assert re.findall(f".*{numbered}.*", ada.get(f"{path}?lang={language}").text) == []


def test_a_finished_game_can_be_taken_home_and_is_explained(ada):
    table = ada.opens("micropul", mine=[0, 1], options={"players": 2})["id"]
    assert ada.get(f"/t/{table}/game.gif").status_code == 409
    assert ada.get(f"/t/{table}/explained").status_code == 409
    ada.does(table, "resign", seat=0)
    assert ada.get(f"/t/{table}/explained").status_code == 200
    sizes = {
        kind: Image.open(io.BytesIO(ada.get(f"/t/{table}/{kind}").content)).size for kind in ("board.png", "game.gif")
    }
    assert sizes["board.png"][0] == 1600
    assert sizes["game.gif"][0] == 720
    assert ada.get(f"/t/{table}/board.svg").text.startswith("<svg")
    assert "<svg" in ada.get(f"/t/{table}/qr.svg").text


def test_points_are_explained_to_the_last(ada):
    table = ada.opens("microchip", mine=[0], options={"players": 1, "seed": 20261115}, name="Ada")["id"]
    ada.moves(table, "build")
    told = ada.get(f"/t/{table}/explained").json()
    assert [line["text"] for line in told["how"]] == ["The layout has been handed in."]
    assert told["points"][0] == {"text": "microchip 0, less 50 for 25 unused tiles", "seat": 0}
    # A minus sign, not a hyphen.
    assert "−50" in told["points"][1]["text"]


def test_a_game_that_its_players_end_is_explained_by_that_and_not_by_points(ada):
    table = ada.opens("kono", mine=[0, 1], name="Ada")["id"]
    ada.does(table, "rename", seat=1, name="Ben")
    ada.does(table, "resign", seat=1)
    told = ada.get(f"/t/{table}/explained").json()
    assert told == {
        "how": [{"text": "Ben resigned.", "seat": None}],
        "points": [],
    }


@pytest.mark.parametrize(("language", "how"), [("en", "The computer had to take"), ("ja", "コンピューターが最後の")])
def test_a_computer_has_an_article_where_a_sentence_speaks_of_it(language, how):
    desk = Desk("bulo", people=(ADA, ADA))
    while not desk.table.is_over:
        desk.does(Move(desk.table.active[0], desk.table.position.moves()[0], desk.table.ply))
    (winner,) = desk.table.ending.winners
    seats = list(desk.table.seats)
    seats[1 - winner] = replace(seats[1 - winner], kind=COMPUTER, name="")
    told = explanation(replace(desk.table, seats=tuple(seats)), language)
    assert told["how"][0]["text"].startswith(how)


def test_the_snapshot_says_whether_undo_is_possible_and_why_not(ada):
    table = ada.opens("micropul", mine=[0, 1], options={"seed": 3})["id"]
    before = ada.sees(table)["takeback"]
    assert before == {
        "kind": "undo",
        "why_not": "There is no move of yours to take back.",
        "code": "table/nothing-to-take-back",
    }
    ada.moves(table, ada.get(f"/api/v1/tables/{table}/moves").json()["moves"][0])
    asked = ada.get(f"/api/v1/tables/{table}/takeback").json()
    assert asked == ada.sees(table)["takeback"]
    assert asked["kind"] == "undo"
    ada.does(table, "resign")
    assert ada.sees(table)["takeback"] is None


def test_earlier_positions_offer_no_moves_whether_the_game_goes_on_or_not(ada):
    table = ada.opens("micropul", mine=[0, 1], options={"seed": 3})["id"]
    for _ in range(2):
        ada.moves(table, ada.get(f"/api/v1/tables/{table}/moves").json()["moves"][0])
    picture = f"/api/v1/tables/{table}/picture.svg"
    assert 'data-move="' in ada.get(picture).text
    assert 'data-move="' not in ada.get(f"{picture}?ply=1").text
    ada.does(table, "resign")
    assert all('data-move="' not in ada.get(f"{picture}?ply={ply}").text for ply in range(3))


def test_games_of_the_same_people_are_counted_together_though_they_change_seats(ada):
    table = ada.opens("trip", mine=[0], computers={"1": "novice"}, name="Ada")["id"]
    for game in range(1, 4):
        own = ada.sees(table)["you"]["seats"][0]
        ada.does(table, "resign", seat=own)
        counted = ada.get(f"/t/{table}/games").json()
        assert counted["games"] == game
        assert counted["wins"][own] == 0
        assert counted["wins"][1 - own] == game
        ada.does(table, "rematch", seat=own)
        table = ada.sees(table)["rematch"]


def test_a_map_is_for_matches_alone(ada):
    match, other = ada.opens("plug-in", options={"size": 3})["id"], ada.opens("trip")["id"]
    assert ada.get(f"/t/{match}/map.svg").text.startswith("<svg")
    assert ada.get(f"/t/{other}/map.svg").status_code == 404


def test_boards_call_players_by_their_names(ada, ben):
    table = ada.opens("micropul", options={"players": 2}, name="<i>&Ada")["id"]
    ben.sits(table, name="Ben")
    written = "&lt;i&gt;&amp;Ada (you)"
    assert written in ada.get(f"/t/{table}").text
    assert written in ada.get(ada.at(table, "/picture.svg")).text
    assert "<i>&Ada to move." in ada.get(ada.at(table, "/board.txt")).text
    assert "&lt;i&gt;&amp;Ada to move." in ada.get(f"/t/{table}/board.svg").text
    ada.does(table, "rename", name="Eve")
    assert "Eve (you)" in ada.get(ada.at(table, "/picture.svg")).text


def test_several_computers_are_told_apart_by_their_numbers(ada):
    table = ada.opens("microchip", options={"players": 3}, computers={"1": "novice", "2": "novice"})["id"]
    text = ada.get(ada.at(table, "/picture.svg"), params={"language": "ja"}).text
    assert "コンピューター 1" in text
    assert "コンピューター 2" in text
    assert "プレイヤー1（あなた）" in text


def test_the_shelf_is_drawn_and_processes_stand_by_when_the_server_starts(serve, monkeypatch):
    drawn, stands_by = Event(), Event()
    monkeypatch.setattr(app, "_draw_ahead", lambda *facts: drawn.set())
    monkeypatch.setattr(app.computers, "stand_by", stands_by.set)
    server = serve(ahead=False)
    assert not drawn.is_set()
    assert not stands_by.is_set()
    server.__exit__(None, None, None)
    serve(ahead=True)
    assert drawn.wait(10)
    assert stands_by.wait(10)


def test_a_picture_of_the_shelf_is_kept_for_ever_only_under_the_name_of_its_version(ada):
    home = ada.get("/").text
    assert f'data-version="{covers.version("abstrakto")}"' in home
    address = "/shelf/abstrakto/3.svg"
    now = ada.get(address, params={"v": covers.version("abstrakto")})
    assert "immutable" in now.headers["cache-control"]
    for other in ({}, {"v": "of-last-year"}):
        assert ada.get(address, params=other).headers["cache-control"] == "no-cache"


def wait_for(is_so):
    """Wait until something is so that the server does beside the rest."""
    for _ in range(200):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError


ENGLISH = re.compile(r"[A-Za-z]{3,}")
NAMES = {"Obelisk", "English", "API", "JSON", "PDF", "SHA", "docs", "table", "Ada", "roll"}
"""What stays as it is in a Japanese page: names, and what is hashed (roll 3)."""


class Reader(HTMLParser):
    """Gathers what people read or hear of a page: its text, and the labels of what has none."""

    def __init__(self):
        super().__init__()
        self.said, self.skips = [], 0

    def handle_starttag(self, tag, attributes):
        self.skips += tag == "script"
        given = dict(attributes)
        # What a page says in its head for programs alone is an address, a number or a word of theirs.
        is_said = (given.get("property") or given.get("name") or "").endswith(("title", "description", "alt"))
        spoken = ("aria-label", "title", "alt", "placeholder", *(("content",) if is_said else ()))
        self.said += [value for name, value in attributes if name in spoken and value]

    def handle_endtag(self, tag):
        self.skips -= tag == "script"

    def handle_data(self, text):
        if not self.skips:
            self.said.append(text)


@pytest.mark.parametrize("path", [*PAGES, "/new/microchip", "/new/abstrakto", "/learn", "/learn/kono", "/no/page"])
def test_a_japanese_page_has_no_english_left_in_it(ada, path):
    reader = Reader()
    reader.feed(ada.get(path, headers={"Accept-Language": "ja", "Accept": "text/html"}).text)
    found = {word for text in reader.said for word in ENGLISH.findall(text)}
    assert found - NAMES == set()


def test_what_is_drawn_ahead_is_what_the_home_page_shows(ada, monkeypatch):
    app._draw_ahead(ada.app.state.extensions, ada.app.state.tables.subscribers)
    monkeypatch.setattr(covers, "cut", None)  # nothing is left to draw
    assert ada.get("/").status_code == 200


@pytest.mark.parametrize(("game", "told"), [("trip", "About 3 minutes"), ("abstrakto", "About 15 minutes")])
def test_how_long_a_game_takes_is_said_before_it_begins(ada, game, told):
    assert told in ada.get(f"/new/{game}").text


def test_a_size_says_how_long_its_games_are(ada):
    text = ada.get("/new/plug-in").text
    assert ">3 · 25 min<" in text
    assert ">11 · 6 h<" in text
    assert ">7 · 3 min<" in ada.get("/new/y").text


def test_a_browser_that_asks_for_an_icon_without_looking_gets_it(ada):
    assert ada.get("/favicon.ico").headers["content-type"].startswith("image/svg")


def test_a_table_says_what_its_game_is_about(ada):
    table = ada.opens("kono")["id"]
    assert obelisk.game("kono").message("about").explain("en") in ada.get(f"/t/{table}").text


@pytest.mark.parametrize(
    ("headers", "shape"),
    [
        ({}, "0 0 720 "),
        ({"user-agent": "Mozilla/5.0 (iPhone) Version/18 Mobile/15E148"}, "0 0 480 "),
        ({"sec-ch-ua-mobile": "?1"}, "0 0 480 "),
        ({"sec-ch-ua-mobile": "?0", "user-agent": "Mobile"}, "0 0 720 "),
    ],
)
def test_the_first_picture_of_a_table_fits_a_browser_that_says_it_is_a_phones(ada, headers, shape):
    page = ada.get(f"/t/{ada.opens('kalah')['id']}", headers=headers).text
    assert f'viewBox="{shape}' in page
    assert ("data-tall" in page) == (shape == "0 0 480 ")


@pytest.mark.parametrize("path", ["/lobby", "/studies", "/tournaments/new"])
def test_the_games_on_the_shelf_come_first_wherever_a_game_is_chosen(ada, path):
    chosen = re.search(r'<select name="game">(.*?)</select>', ada.get(path).text, re.DOTALL)
    names = re.findall(r'<option value="([^"]+)"', chosen[1])
    assert names[:4] == covers.names()
    assert len(set(names)) == len(names) > 4
