"""Boards of one's own in Microchip, in a real browser: painted, repaired, kept, played on, shared and printed."""

import pytest

from obelisk.games.microchip.board_box import draw
from obelisk.games.microchip.rules.boards import BLANK
from tests.browser.conftest import DESKTOP, PHONE, TABLET
from tests.browser.test_pages import violations

NAMES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
BOARD, OTHER, THIRD = draw(3, seed=1)
PAGE = "/microchip/boards"


def cell(page, name):
    return page.locator(f"#board [data-cell={name}]")


def painted(page):
    """Return the letters of the board that the page shows."""
    shown = [cell(page, name).inner_text() for name in NAMES]
    return "".join(letter or BLANK for letter in shown)


def told(page, text):
    """Wait until the server has said this of the board."""
    page.locator("#told", has_text=text).wait_for()


def at_boards(page, *boards, begun=""):
    """Go to the page with these boards in the box, and perhaps a board that was begun."""
    page.goto(PAGE)
    stored = [["microchip:boards", "\n".join(boards)], ["microchip:draft", begun]]
    page.evaluate("(stored) => stored.forEach(([key, value]) => localStorage.setItem(key, value))", stored)
    page.reload()
    page.locator("#told p").wait_for()
    return page


def test_a_board_is_painted_repaired_kept_played_on_and_printed(visit, keep):
    page = at_boards(visit(), begun=BOARD[:24] + BLANK)
    told(page, "One cell is left")
    # A wrong colour, whose rule is named and whose cells are marked.
    page.locator(f".ink [value={BOARD[0]}]").check(force=True)
    cell(page, "e5").click()
    told(page, "The four corners must have four different colours")
    assert page.locator("[data-wrong]").count() == 2
    assert "breaks a rule" in cell(page, "e5").get_attribute("aria-label")
    assert page.locator("#keep-new").is_disabled()
    keep(page, "boards-broken-desktop-en")
    # Repaired.
    page.locator("#undo").click()
    page.locator(f".ink [value={BOARD[24]}]").check(force=True)
    cell(page, "e5").click()
    told(page, "This is a valid board.")
    assert page.locator("[data-wrong]").count() == 0
    assert painted(page) == BOARD
    ground = "(cell) => getComputedStyle(cell).backgroundColor"
    assert len({cell(page, name).evaluate(ground) for name in NAMES}) == 5
    # Kept, also when the page is opened again.
    page.locator("#keep [name=name]").fill("Ana")
    page.locator("#keep-new").click()
    page.locator("#boards li", has_text="Ana").wait_for()
    page.reload()
    page.locator("#boards li", has_text="Ana").wait_for()
    keep(page, "boards-desktop-en")
    # Printed.
    href = page.locator("#print").get_attribute("href")
    answer = page.request.get(href)
    assert answer.ok
    assert answer.headers["content-type"] == "application/pdf"
    # Played on.
    page.locator("#boards li", has_text="Ana").get_by_role("link").click()
    page.wait_for_url("**/new/microchip?board=*")
    page.locator("select[name=board-0] option", has_text="Ana").wait_for(state="attached")
    page.locator("input[value=here]").check()
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board[data-ply='0'] svg")
    record = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert record["view"]["boards"] == [BOARD, BOARD]


def test_a_board_is_painted_by_keys_alone_and_every_cell_is_announced(visit):
    page = at_boards(visit())
    cell(page, "a1").focus()
    for letter in BOARD[:5]:
        page.keyboard.press(letter.lower())
        page.keyboard.press("ArrowRight")
    assert painted(page) == BOARD[:5] + BLANK * 20
    assert page.evaluate("document.activeElement.dataset.cell") == "e1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    page.keyboard.press("g")
    assert page.locator("#painted").inner_text() == "a2: green"
    page.keyboard.press("Delete")
    assert page.locator("#painted").inner_text() == "a2: no colour"
    # Enter paints with the chosen colour; the focus stays when the server has answered.
    page.keyboard.press("Enter")
    told(page, "19 cells are left")
    assert page.locator("#painted").inner_text() == "a2: blue"
    assert page.evaluate("document.activeElement.dataset.cell") == "a2"
    page.keyboard.press("Control+z")
    told(page, "20 cells are left")
    # The grid is one tab stop; the colours are the next.
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.value") == "Y"


def test_a_finger_paints_several_cells_in_one_stroke(visit, keep):
    page = at_boards(visit(PHONE, "ja-JP", color_scheme="dark"), OTHER)
    page.locator("#boards li").wait_for()
    page.locator(".ink", has_text="赤").tap()
    boxes = [cell(page, name).bounding_box() for name in ("a2", "a3", "a4")]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for x, y in spots[1:]:
        page.mouse.move(x, y, steps=4)
    page.mouse.up()
    told(page, "22マス")
    assert "".join(cell(page, name).inner_text() for name in ("a2", "a3", "a4")) == "RRR"
    # Three on the edge: red must be the special colour, which has no corner.
    cell(page, "a1").tap()
    told(page, "特別色は四隅に置けません")
    keep(page, "boards-broken-phone-ja")
    # One stroke is one step of undo.
    page.locator("#undo").tap()
    page.locator("#undo").tap()
    told(page, "25マス")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_begun_board_is_filled_in_and_another_is_drawn(visit):
    page = at_boards(visit(), begun=BOARD[:10] + BLANK * 15)
    told(page, "15 cells are left")
    page.locator("#rest").click()
    told(page, "This is a valid board.")
    assert painted(page)[:10] == BOARD[:10]
    before = painted(page)
    page.locator("#random").click()
    page.wait_for_function("(before) => document.querySelector('#play').href.slice(-25) !== before", arg=before)
    told(page, "This is a valid board.")
    page.locator("#clear").click()
    told(page, "25 cells are left")
    assert page.locator("#rest").is_disabled()


def test_boards_of_the_box_are_opened_replaced_renamed_and_removed(visit):
    page = at_boards(visit(), f"{BOARD} Ana", f"{OTHER} Ben")
    page.get_by_role("button", name="Open Ben").click()
    told(page, "This is a valid board.")
    assert painted(page) == OTHER
    page.locator("#keep [name=name]").fill("Bea")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Open Bea").wait_for()
    # Another name that is there already is refused, and nothing changes.
    page.locator("#keep [name=name]").fill("Ana")
    page.get_by_role("button", name="Rename").click()
    page.locator("#problem", has_text="already called Ana").wait_for()
    page.locator("#keep [name=name]").fill("Bea")
    page.locator("#random").click()
    page.get_by_role("button", name="Replace Bea").click()
    page.locator("#box-told", has_text="In your box: Bea").wait_for()
    assert page.locator("#boards li").count() == 2
    page.get_by_role("button", name="Remove Ana").click()
    page.locator("#box-told", has_text="Removed: Ana").wait_for()
    assert page.locator("#boards li").count() == 1
    page.locator("#box-told button").click()
    assert page.locator("#boards li b").all_inner_texts() == ["Ana", "Bea"]


def test_a_link_shows_a_friends_board_which_can_be_kept(visit):
    ada, ben = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    at_boards(ada, begun=BOARD)
    told(ada, "This is a valid board.")
    ada.locator("#share").click()
    ada.locator("#share", has_text="Link copied").wait_for()
    ben.goto(ada.evaluate("navigator.clipboard.readText()"))
    told(ben, "This is a valid board.")
    assert painted(ben) == BOARD
    ben.locator("#keep-new").click()
    ben.get_by_role("button", name="Open Board 1").wait_for()


def test_a_box_goes_to_another_browser_as_a_text(visit):
    ada, ben = visit(), at_boards(visit(), f"{OTHER} Ben")
    at_boards(ada, f"{BOARD} Ana", OTHER)
    with ada.expect_download() as saved:
        ada.locator("#box-save").click()
    assert saved.value.suggested_filename == "microchip-boards.txt"
    text = saved.value.path().read_text(encoding="utf-8")
    ben.locator("summary").click()
    ben.locator("#text").fill(text)
    ben.get_by_role("button", name="Add to the box").click()
    ben.locator("#box-told", has_text="One board added").wait_for()
    assert ben.locator("#boards li b").all_inner_texts() == ["Ben", "Ana"]
    ben.locator("#text").fill("BYRGP")
    ben.get_by_role("button", name="Add to the box").click()
    ben.locator("#bring-problem", has_text="Line 1: A board is 25 letters").wait_for()


def test_a_game_is_dealt_from_the_box_and_each_player_may_choose(visit, keep):
    page = at_boards(visit(), f"{BOARD} Ana", f"{OTHER} Ben", THIRD)
    page.locator("#box-play").click()
    page.wait_for_url("**/new/microchip?boards=box")
    page.locator("select[name=boards] option", has_text="(3)").wait_for(state="attached")
    page.locator("select[name=players]").select_option("3")
    page.locator("input[value=here]").check()
    page.wait_for_selector("#part input[name=seats][value='3']", state="attached")
    page.locator("select[name=boards]").select_option("chosen")
    page.locator("select[name=board-2]").select_option(OTHER)
    page.wait_for_selector(".own-board:nth-child(3) i.is-b")
    assert page.locator(".own-board").count() == 3
    keep(page, "new-microchip-boards-desktop-en")
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    boards = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()["view"]["boards"]
    assert boards[2] == OTHER
    assert {*boards[:2]} == {BOARD, THIRD}


def test_ones_own_board_goes_with_the_seat_that_one_takes(visit):
    page = at_boards(visit(), f"{BOARD} Ana", f"{OTHER} Ben")
    page.goto("/new/microchip")
    page.locator("select[name=boards]").select_option("chosen")
    page.locator("select[name=board-0] option", has_text="Ana").wait_for(state="attached")
    page.locator("select[name=board-0]").select_option(BOARD)
    page.wait_for_selector(".own-board:nth-child(1) i.is-b")
    page.locator("select[name=board-1]").select_option(OTHER)
    page.wait_for_selector(".own-board:nth-child(2) i.is-b")
    page.locator("select[name=seat]").select_option("1")
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    seen = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert seen["you"]["seats"] == [1]
    assert seen["view"]["boards"] == [OTHER, BOARD]


def test_a_championship_goes_to_any_number_of_points(visit):
    page = visit()
    page.goto("/new/microchip")
    page.locator("input[value=here]").check()
    page.locator("summary").click()
    target = page.locator("input[name=target]")
    assert not target.is_visible()
    page.locator("select[name=championship]").select_option("other")
    target.fill("77")
    page.locator("button.start").click()
    page.wait_for_selector("#cup table")
    assert page.locator("#cup h2").inner_text() == "Championship to 77 points"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_broken_board_and_a_full_box_keep_nobody_out(visit, mode):
    page = visit(PHONE if mode == "dark" else DESKTOP, color_scheme=mode)
    at_boards(page, f"{BOARD} Ana", OTHER, begun="B" * 3 + BLANK * 19 + "B" * 3)
    page.locator("[data-wrong]").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_the_counts_of_a_board_fit_beside_it_on_a_tablet(visit, language):
    page = at_boards(visit(TABLET, language), BOARD, begun=OTHER)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".verdict").evaluate("(verdict) => verdict.scrollWidth <= verdict.clientWidth")
