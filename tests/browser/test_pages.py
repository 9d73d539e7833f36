"""Every page: accessible, small enough, in both languages, light and dark."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table

PAGES = ["/", "/new/micropul", "/new/microchip", "/new/kono", "/puzzle", "/verify", "/account", "/nothing-here"]
HOME_BUDGET, TABLE_BUDGET = 150_000, 250_000
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page):
    """Return what axe finds wrong with a page, each with the first element that shows it."""
    sync_axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    found = sync_axe.Axe().run(page, options={"runOnly": RULES}).response["violations"]
    return [f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:160]})" for each in found]


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_no_page_keeps_anybody_out(visit, keep, mode):
    size = DESKTOP if mode == "light" else PHONE
    page = visit(size, "en-GB" if mode == "light" else "ja-JP", color_scheme=mode)
    found = {}
    for path in PAGES:
        page.goto(path)
        found[path] = violations(page)
        keep(page, f"page-{path.strip('/').replace('/', '-') or 'home'}-{mode}")
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("game", "mine"),
    [("micropul", [0]), ("abstrakto", [0, 1]), ("microchip", [0, 1]), ("plug-in", [0]), ("kono", [0, 1])],
)
def test_no_table_keeps_anybody_out(visit, game, mine):
    page = visit(DESKTOP, color_scheme="dark" if game in ("abstrakto", "microchip") else "light")
    page.goto(f"/t/{open_table(page, game=game, mine=mine)}")
    page.wait_for_selector("#board[data-ply='0'] svg")
    assert violations(page) == []


def transferred(visit, path, language="en-GB"):
    """Return how many bytes a first visit costs."""
    page = visit(DESKTOP, language)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)
    page.wait_for_timeout(400)
    return sum(sizes)


def test_the_home_page_is_light(visit):
    assert 10_000 < transferred(visit, "/", "ja-JP") < HOME_BUDGET


@pytest.mark.parametrize("game", ["abstrakto", "microchip"])
def test_a_table_is_light(visit, game):
    table = open_table(visit(), game=game, mine=[0], computers={"1": "novice"})
    assert 10_000 < transferred(visit, f"/t/{table}") < TABLE_BUDGET


def test_the_language_is_the_browsers_until_somebody_chooses_and_then_remembered(visit):
    page = visit(DESKTOP, "ja-JP")
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "ja"
    page.get_by_role("link", name="English").click()
    page.wait_for_selector("html[lang=en]")
    page.goto("/new/abstrakto")
    assert page.locator("h1").inner_text() == "Abstrakto"


def test_light_and_dark_can_be_chosen_against_the_machine(visit):
    page = visit(color_scheme="light")
    page.goto("/")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("a.mode").click()
    page.wait_for_selector("html[data-mode=dark]")
    assert page.evaluate(paper) != light
    page.locator("a.mode").click()
    page.wait_for_selector("html[data-mode=light]")
    assert page.evaluate(paper) == light


def test_from_the_shelf_to_a_game_in_two_clicks(visit):
    page = visit()
    page.goto("/")
    page.get_by_role("link", name="Play Abstrakto").click()
    page.get_by_role("button", name="Against the computer").click()
    page.wait_for_selector("#board[data-can=yes] svg")
    page.goto("/")
    page.wait_for_selector("[data-list=mine] li")
    assert "Abstrakto" in page.locator("[data-list=mine]").inner_text()


def test_the_shelf_is_alive_unless_the_reader_likes_it_calm(visit):
    page = visit()
    page.goto("/")
    before = page.locator("[data-shelf] > svg").all_inner_texts(), page.locator(".shelf").inner_html()
    page.wait_for_timeout(2000)
    assert page.locator(".shelf").inner_html() == before[1]
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("before => document.querySelector('.shelf').innerHTML !== before", arg=before[1])


def test_a_link_to_no_table_says_so_on_a_page(visit):
    page = visit()
    answer = page.goto("/t/aaaaaaaaaa")
    assert answer.status == 404
    assert page.locator("h1").inner_text() == "There is nothing here"
