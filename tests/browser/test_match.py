"""A match of one's own: its board by clicks, its text, whose colour is whose, and going on from a map."""

import pytest

import obelisk
from obelisk.games.plug_in.map import MapFile, read_map, write_map
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_pages import SMALL, violations

NEW_BUDGET = 150_000
HALF = "rhombus 2: kono trip / bulo*2"
FACES = "() => [...document.querySelectorAll('#preview [data-cell]')].map((tile) => tile.ariaLabel).sort().join()"


def press(page, what):
    """Tap on a phone, click elsewhere."""
    found = page.locator(what)
    (found.tap if page.viewport_size["width"] < 500 else found.click)()


def composed(page):
    """Return the text of the board, once the server has written it."""
    page.wait_for_selector("#part:not([aria-busy])")
    return page.locator("[name=now]").input_value()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ja-JP")])
def test_a_match_of_ones_own_is_made_by_clicks(visit, keep, size, language):
    page = visit(size, language)
    page.goto("/new/plug-in")
    page.select_option("[name=size]", "3")
    page.wait_for_selector("#preview [data-cell=c3]:visible")
    page.wait_for_selector("#preview:not(:has([data-cell=d4]))")
    before = page.evaluate(FACES)
    press(page, "[data-choose=again]")
    composed(page)
    assert page.evaluate(FACES) != before
    page.select_option("[name=mix]", "own")
    page.wait_for_selector("[name=times-kono]")
    for name in ("trip", "bulo", "decapawn"):
        page.select_option(f"[name=times-{name}]", "0")
        assert name not in composed(page)
    assert composed(page) == "rhombus 3: kono*1"
    press(page, "#preview [data-cell=b2]:visible")
    page.wait_for_selector("#micro[open]")
    keep(page, f"match-chooser-{size['width']}")
    press(page, "[data-micro=trip]")
    page.wait_for_selector("[name=mix] [value=tiles][selected]", state="attached")
    assert composed(page) == "rhombus 3: kono*3 / kono trip kono / kono*3"
    page.locator("#match-more summary").click()
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    keep(page, f"match-new-{size['width']}")
    page.select_option("[name=option-sides]", '"other"')
    page.select_option("[name=seat]", "0")
    press(page, "button.start")
    page.wait_for_selector("#board[data-can=yes] svg")
    shown = page.evaluate("async () => (await fetch(`/api/v1${location.pathname.replace('/t/', '/tables/')}`)).json()")
    assert list(shown["view"]["tiles"].values()) == ["kono"] * 4 + ["trip"] + ["kono"] * 4
    assert (shown["options"]["sides"], shown["view"]["obelisk"]) == (1, 0)


def test_no_choice_is_lost_where_the_server_answers_slowly(visit):
    page = visit()
    page.goto("/new/plug-in")
    page.evaluate("""() => {
        const send = window.fetch;
        window.fetch = async (...asked) => (await new Promise((go) => setTimeout(go, 300)), send(...asked));
    }""")
    page.select_option("[name=size]", "2")
    page.select_option("[name=mix]", "all")
    assert composed(page) == "rhombus 2: all"
    page.select_option("[name=size]", "3")
    page.locator("button.start").click()
    page.wait_for_selector("#board svg")
    assert page.locator("#board .ob-map [data-cell]").count() == 9


def test_a_newcomer_needs_one_click(visit):
    page = visit()
    page.goto("/new/plug-in")
    page.locator("button.start").click()
    page.wait_for_selector("#board svg")
    assert page.locator("#board .ob-map [data-cell]").count() == 16


def test_a_tile_is_chosen_by_keyboard_and_keeps_the_focus(visit):
    page = visit()
    page.goto(f"/new/plug-in?composition={HALF}")
    page.locator("#preview [data-cell=a1]:visible").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("#micro[open]")
    assert "b1" in page.locator("#micro-tile").inner_text()
    page.locator("[data-micro=bulo]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#preview [data-cell=b1][aria-label*=Bulo]:focus")
    assert composed(page) == "rhombus 2: kono bulo / bulo*2"
    page.keyboard.press("Enter")
    page.wait_for_selector("#micro[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#micro:not([open])", state="attached")


def test_the_text_of_a_board_is_copied_here_and_pasted_there(visit):
    ada, ben = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    ada.goto(f"/new/plug-in?composition={HALF}")
    ada.locator("#match-more summary").click()
    ada.locator("[data-copy]").click()
    ada.wait_for_selector("[data-copy]:has-text('✓')")
    text = ada.evaluate("navigator.clipboard.readText()")
    assert text == HALF
    ada.locator("[data-copy-link]").click()
    ada.wait_for_selector("[data-copy-link]:has-text('✓')")
    link = ada.evaluate("navigator.clipboard.readText()")
    ben.goto("/new/plug-in")
    ben.locator("#match-more summary").click()
    ben.fill("#composition", "rhombus 2: chess")
    ben.keyboard.press("Tab")
    ben.wait_for_selector(".problem:has-text('chess')")
    assert ben.locator("#composition").input_value() == "rhombus 2: chess"
    ben.fill("#composition", text)
    ben.keyboard.press("Tab")
    ben.wait_for_selector("#preview:not(:has([data-cell=c1]))")
    assert composed(ben) == HALF
    ben.goto(link)
    assert composed(ben) == HALF


def test_two_people_choose_their_colours_and_whoever_does_not_start_has_the_choice(visit, keep):
    ada, ben = visit(), visit(PHONE)
    ada.goto(f"/new/plug-in?composition={HALF}")
    ada.locator("[name=way][value=friend]").check()
    ada.select_option("[name=seat]", "0")
    ada.locator("#match-more summary").click()
    ada.locator("[name=colour][value='1']").check()
    ada.locator("button.start").click()
    ada.wait_for_selector("#invite [aria-label]")
    disc, diamond = (ada.locator(f"#marks [data-mark='{n}'] > svg").evaluate("svg => svg.innerHTML") for n in (0, 1))
    mark = "svg => svg.innerHTML"
    assert ada.locator("#seats [data-seat='0'] > svg").evaluate(mark) == diamond
    ben.goto(ada.url)
    ben.locator("#invite [name=colour][value='1']").check()
    keep(ben, "match-colours-phone")
    ben.locator("[data-sit='1']").tap()
    ben.wait_for_selector("#board[data-ply='0'] svg")
    ada.wait_for_selector("#board[data-can=yes]")
    for page in (ada, ben):
        page.wait_for_selector("#marks[data-colours='0 1']", state="attached")
        assert page.locator("#seats [data-seat='0'] > svg").first.evaluate(mark) == disc
        assert page.locator("#seats [data-seat='1'] > svg").first.evaluate(mark) == diamond


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_match_goes_on_from_a_pasted_map(visit, keep, size):
    match = obelisk.game("plug-in").start(composition=HALF).play("@a1").play("a1a3")
    page = visit(size)
    page.goto("/new/plug-in#map")
    page.wait_for_selector("#match-more[open]")
    page.fill("#map", write_map(match).replace("Playing a1: a1a3", "Playing a1: a1a9"))
    page.locator("#map").blur()
    page.wait_for_selector(".problem:has-text('Line ')")
    assert page.locator("#map").input_value().count("a1a9") == 1
    page.fill("#map", write_map(match, names=("Ana", "Ben"), colours=("orange", "blue")))
    page.locator("#map").blur()
    page.wait_for_selector("figcaption:has-text('Ana against Ben, resumed. Ana holds the obelisk.')")
    assert not page.locator("[name=seat]").is_visible()
    keep(page, f"match-resumed-{size['width']}")
    page.select_option("[name=own-seat]", "1")
    press(page, "button.start")
    page.wait_for_selector("#board[data-ply='2'][data-can=yes] svg")
    press(page, "[data-act=map]")
    with page.expect_download() as saved:
        page.locator("dialog a[href$='map.txt']").click()
    assert read_map(saved.value.path().read_text()) == MapFile(match, ("Ana", "Ben"), ("orange", "blue"))
    page.wait_for_selector("#marks[data-colours='1 0']", state="attached")
    assert violations(page) == []


def test_a_match_on_paper_is_filled_in_on_the_board_as_a_map(visit):
    page = visit()
    page.goto(f"/new/plug-in?composition={HALF}#map")
    page.locator("[data-fill]").click()
    text = page.locator("#map").input_value()
    assert read_map(text).position.setup["tiles"] == ["kono", "trip", "bulo", "bulo"]
    page.fill("#map", text.replace("Player O:", "Player O: Ana").replace("Obelisk: O", "Obelisk: X"))
    page.locator("#map").blur()
    page.wait_for_selector("figcaption:has-text('Ana against Player 2, resumed. Player 2 holds the obelisk.')")


def test_a_map_may_be_dropped_as_a_file_and_let_go_again(visit):
    match = obelisk.game("plug-in").start(composition=HALF)
    page = visit()
    page.goto("/new/plug-in")
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "map.txt", { type: "text/plain" }));
          const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true });
          document.querySelector(".preview").dispatchEvent(drop);
        }""",
        write_map(match),
    )
    page.wait_for_selector("figcaption:has-text('resumed')")
    page.locator("[data-choose=map]").click()
    page.wait_for_selector("figcaption:not(:has-text('resumed'))")
    assert composed(page) == "rhombus 4: classic"


def test_the_page_of_a_match_is_light(visit):
    page = visit()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/new/plug-in?composition=rhombus 11: all")
    page.wait_for_timeout(400)
    assert 10_000 < sum(sizes) < NEW_BUDGET
