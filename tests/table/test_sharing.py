"""Links, fetched by a crawler's rules: no cookies, whole addresses, pictures as large as declared, nothing hidden."""

import io
import json
import re
from html.parser import HTMLParser
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from PIL import Image

from obelisk.table.views import cards
from obelisk.table.views.pictures import Picture
from tests.table.people import ADA, BEN, Desk

NEEDED = ("og:title", "og:description", "og:type", "og:url", "og:image", "og:image:alt", "og:site_name")


class Head(HTMLParser):
    """What stands in the head of a page for crawlers."""

    def __init__(self, text):
        super().__init__()
        self.meta, self.links = {}, []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "meta" and "content" in given:
            self.meta.setdefault(given.get("property") or given.get("name"), given["content"])
        if tag == "link":
            self.links.append(given)


class Crawler:
    """Looks at a link as sites do that show a card of it."""

    def __init__(self, visitor, **headers):
        self.visitor, self.headers = visitor, headers

    def card(self, path):
        """Return what the card of a page says, after all rules were checked, and its picture."""
        answer = self.visitor.get(path, headers=self.headers)
        head = Head(answer.text)
        assert [name for name in NEEDED if not head.meta.get(name)] == [], path
        assert head.meta["twitter:card"] == "summary_large_image"
        assert [link["href"] for link in head.links if link["rel"] == "canonical"] == [head.meta["og:url"]]
        for name in ("og:url", "og:image"):
            place = urlsplit(head.meta[name])
            assert place.scheme in ("http", "https"), name
            assert place.netloc == "testserver", name
        drawn = self.fetch(head.meta["og:image"])
        assert drawn.headers["content-type"] == head.meta["og:image:type"] == "image/png"
        size = tuple(int(head.meta[f"og:image:{name}"]) for name in ("width", "height"))
        assert Image.open(io.BytesIO(drawn.content)).size == size == (1200, 630)
        return head, drawn

    def fetch(self, address, **headers):
        self.visitor.cookies.clear()
        answer = self.visitor.get(address.removeprefix("http://testserver"), headers={**self.headers, **headers})
        assert "set-cookie" not in answer.headers
        return answer


@pytest.fixture
def crawler(friend):
    return Crawler(friend())


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Obelisk"),
        ("/new/trip", "Trip"),
        ("/learn", "Learn a game · Obelisk"),
        ("/learn/micropul", "Micropul"),
        ("/lobby", "Lobby · Obelisk"),
        ("/puzzles/microchip/2026-11-15", None),
        ("/verify", "Check a deal · Obelisk"),
        ("/account", None),
    ],
)
def test_every_page_has_a_card(crawler, path, title):
    head, _ = crawler.card(path)
    assert head.meta["og:url"] == f"http://testserver{path}"
    assert title in (None, head.meta["og:title"])


def test_a_tables_card_names_the_players_and_whose_turn_it_is(crawler, ada, game):
    ada.moves(game, "a1")
    head, before = crawler.card(f"/t/{game}")
    assert head.meta["og:title"] == "Trip: Ada vs. Ben"
    assert head.meta["og:description"].startswith("Ben to move.")
    assert "Ben to move" in head.meta["og:image:alt"]
    assert "robots" not in head.meta
    again = crawler.fetch(head.meta["og:image"], **{"If-None-Match": before.headers["etag"]})
    assert again.status_code == 304
    ada.does(game, "resign", seat=0)
    after, drawn = crawler.card(f"/t/{game}")
    assert after.meta["og:description"].startswith("Ben wins")
    assert after.meta["og:image"] != head.meta["og:image"]
    assert drawn.headers["etag"] != before.headers["etag"]


def test_a_card_follows_the_readers_language(friend, game):
    for crawler, query in ((Crawler(friend(), **{"Accept-Language": "ja"}), ""), (Crawler(friend()), "?lang=ja")):
        head, _ = crawler.card(f"/t/{game}{query}")
        assert head.meta["og:title"] == "トリップ：Ada 対 Ben"
        assert head.meta["og:locale"] == "ja_JP"
        assert "lang=ja" in head.meta["og:image"]


def test_a_table_that_waits_says_so(crawler, ada):
    table = ada.opens("trip", name="Ada")["id"]
    head, _ = crawler.card(f"/t/{table}")
    assert head.meta["og:title"] == "Trip: Ada"
    assert head.meta["og:description"] == "Waiting for players."


def test_nobody_finds_a_private_table_who_was_not_given_its_link(crawler, ada):
    private = ada.opens("trip", is_public=False)["id"]
    head, _ = crawler.card(f"/t/{private}")
    assert head.meta["robots"] == "noindex"
    rules = crawler.fetch("/robots.txt").text
    assert "Disallow: /api/" in rules
    closed = re.findall(r"Disallow: (\S+)", rules)
    # What says that it shall not be listed must be read; what shall be shown too.
    for path in ("/", f"/t/{private}", "/cards/home.png", "/learn/trip", "/people/Ada", "/embed/x"):
        assert not path.startswith(tuple(closed))


@pytest.mark.parametrize("name", ["micropul", "abstrakto"])
def test_a_card_shows_nothing_that_anybody_hides(name):
    desk = Desk(name, people=(ADA, BEN))
    for viewer in (0, 1):
        shown = Picture(viewer=viewer, language="en", bare=True).draw(desk.table)
        assert shown != cards._picture("en").draw(desk.table)
    assert cards._picture("en").viewer is None


def test_the_card_of_a_secret_game_is_the_same_whoever_asks_for_it(ada, ben, crawler):
    table = ada.opens("micropul", options={"players": 2})["id"]
    ben.sits(table)
    drawn = {each.get(f"/cards/t/{table}.png").content for each in (ada, ben, crawler.visitor)}
    assert len(drawn) == 1
    hand = ada.sees(table)["view"]["hand"]
    told = Head(ada.get(f"/t/{table}").text).meta
    assert str(hand) not in json.dumps(told)


def test_a_profile_has_a_card_unless_it_is_hidden(friend, crawler):
    ada = friend()
    ada.post("/api/v1/accounts", json={"name": "Ada Card", "password": "twelve letters"})
    head, _ = crawler.card("/people/Ada%20Card")
    assert (head.meta["og:title"], head.meta["og:type"]) == ("Ada Card", "profile")
    ada.patch("/api/v1/me", json={"is_hidden": True})
    assert crawler.fetch(head.meta["og:image"]).status_code == 404


def test_the_link_of_a_puzzle_shows_what_is_to_be_solved(crawler):
    head, drawn = crawler.card("/puzzles/trip/2026-11-10")
    assert head.meta["og:title"] == "Trip: the puzzle of 10 Nov 2026"
    assert "move" in head.meta["og:description"]
    assert "puzzles/trip/2026-11-10.png" in head.meta["og:image"]
    _, other = crawler.card("/puzzles/trip/2026-11-11")
    assert drawn.content != other.content
    # What a day brings that has not come yet, nobody is shown.
    assert crawler.fetch("/cards/puzzles/trip/2999-01-01.png").status_code == 404


def test_the_link_of_a_tournament_shows_how_far_it_is(crawler, ada, ben):
    wish = {"game": "trip", "title": "Friday", "name": "Ada", "most": 4, "is_public": False}
    tournament = ada.post("/api/v1/tournaments", json=wish).json()["id"]
    head, before = crawler.card(f"/tournament/{tournament}")
    assert head.meta["og:title"] == "Friday"
    assert head.meta["og:description"] == "Trip, Round robin. One player, up to 4."
    assert head.meta["robots"] == "noindex"
    ben.post(f"/api/v1/tournaments/{tournament}/entrants", json={"name": "Ben"})
    assert crawler.card(f"/tournament/{tournament}")[1].content != before.content
    ada.post(f"/api/v1/tournaments/{tournament}/actions", json={"kind": "start"})
    assert crawler.card(f"/tournament/{tournament}")[0].meta["og:description"] == "Trip, Round robin. Round 1 of 1."
    ada.post(f"/api/v1/tournaments/{tournament}/actions", json={"kind": "cancel"})
    assert crawler.card(f"/tournament/{tournament}")[0].meta["og:description"] == "Trip, Round robin. Cancelled."


def test_the_link_of_a_study_shows_the_position_that_it_speaks_of(crawler, ada, finished):
    study = ada.post("/api/v1/studies", json={"table": finished, "title": "My best game"}).json()["id"]
    head, start = crawler.card(f"/study/{study}")
    assert (head.meta["og:title"], "Trip" in head.meta["og:description"]) == ("My best game", True)
    change = {"kind": "annotate", "node": 1, "text": "In the corner!"}
    assert ada.post(f"/api/v1/studies/{study}/changes", json=change).status_code == 200
    assert crawler.card(f"/study/{study}")[1].content != start.content


def test_a_host_with_https_is_named_with_https(serve):
    text = serve(secure=True, hosts="testserver").get("/").text
    assert Head(text).meta["og:image"].startswith("https://testserver/cards/")


@pytest.fixture
def finished(ada, game):
    ada.moves(game, "a1")
    ada.does(game, "resign", seat=0)
    return game


def test_a_finished_game_is_shown_in_a_frame_of_any_site_without_cookies(friend, ada, finished):
    stranger = friend()
    answer = stranger.get(f"/embed/{finished}")
    assert answer.status_code == 200
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "x-frame-options" not in answer.headers
    assert "set-cookie" not in answer.headers
    for part in ("Ada", "Ben", "Ben wins", "<svg", 'max="1"'):
        assert part in answer.text
    assert "<form" not in answer.text
    assert ada.get(f"/t/{finished}").headers["x-frame-options"] == "DENY"


def test_a_game_that_goes_on_is_not_embedded(ada, game):
    answer = ada.get(f"/embed/{game}")
    assert answer.status_code == 409
    assert "not over yet" in answer.text
    assert "<svg xmlns" not in answer.text
    asked = ada.get("/oembed", params={"url": f"http://testserver/t/{game}"})
    assert (asked.status_code, asked.json()["code"]) == (404, "share/embed/not-over")


def test_oembed_tells_how_a_finished_game_is_embedded(friend, finished):
    stranger = friend()
    links = Head(stranger.get(f"/t/{finished}").text).links
    found = {link["type"]: link["href"] for link in links if "oembed" in link.get("type", "")}
    told = stranger.get(found["application/json+oembed"].removeprefix("http://testserver")).json()
    assert (told["version"], told["type"], told["title"]) == ("1.0", "rich", "Trip: Ada vs. Ben")
    assert f'src="http://testserver/embed/{finished}"' in told["html"]
    picture = Image.open(io.BytesIO(stranger.get(told["thumbnail_url"].removeprefix("http://testserver")).content))
    assert picture.size == (told["thumbnail_width"], told["thumbnail_height"])
    root = ElementTree.fromstring(stranger.get(found["text/xml+oembed"].removeprefix("http://testserver")).text)
    assert {each.tag: each.text for each in root} == {name: str(value) for name, value in told.items()}
    narrow = stranger.get("/oembed", params={"url": f"http://testserver/embed/{finished}", "maxwidth": 300}).json()
    assert narrow["width"] == 300


@pytest.mark.parametrize(
    "url",
    [
        "http://elsewhere.example/t/{id}",
        "http://testserver/learn",
        "javascript:alert(1)",
        "http://[",
        "/t/{id}",
        "x" * 99,
    ],
)
def test_oembed_speaks_of_this_servers_tables_alone(ada, finished, url):
    answer = ada.get("/oembed", params={"url": url.format(id=finished)})
    assert (answer.status_code, answer.json()["code"]) == (404, "share/embed/not-ours")
    assert ada.get("/oembed", params={"url": "x", "format": "yaml"}).status_code == 501


def test_a_name_cannot_write_html_into_the_code_of_a_frame(ada):
    table = ada.opens("trip", mine=[0, 1], name='"><script>x')["id"]
    ada.does(table, "resign", seat=0)
    ada.does(table, "rename", seat=0, name='"><script>x')
    told = ada.get("/oembed", params={"url": f"http://testserver/t/{table}"}).json()
    assert "<script" not in told["html"]
    assert told["html"].count('"') % 2 == 0


def script_of(page):
    """Return the address of the script of a table's page."""
    return re.search(r'src="(/static/table[^"]*)"', page)[1]


def test_a_host_may_do_without(serve):
    ada = serve(embeds=False)
    table = ada.opens("trip", mine=[0, 1])["id"]
    ada.does(table, "resign", seat=0)
    page = ada.get(f"/t/{table}").text
    head = Head(page)
    assert head.meta["og:title"]
    assert "og:image" not in head.meta
    assert not [link for link in head.links if "oembed" in link.get("type", "")]
    assert "sharing" not in script_of(page)
    for path in (f"/embed/{table}", f"/cards/t/{table}.png", "/cards/home.png", "/oembed?url=x"):
        assert ada.get(path).status_code == 404
