"""Studies in a browser: written on the board, marked, read by others, solved, never overwritten."""

import re

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table
from tests.browser.pointers import Finger, Mouse, middle
from tests.browser.test_pages import SMALL, violations

LINES = """all => all.map((each) => {
  const words = document.createRange();
  words.selectNodeContents(each);
  return words.getClientRects().length;
})"""
"""In how many lines each is written."""


def begins(page, **wish):
    """Begin a study with the cookies of this browser, and go there."""
    made = page.context.request.post("/api/v1/studies", data=wish).json()
    page.goto(made["link"])
    page.wait_for_selector("#board[data-node='0'] svg")
    return made["id"]


def told(page, study):
    """Return a study as it is kept."""
    return page.context.request.get(f"/api/v1/studies/{study}").json()


def cell(page, name):
    return page.locator(f"#board [data-cell='{name}']").first


def drags(page, start, end, hand=Mouse):
    carrying = hand(page)
    carrying.take(middle(cell(page, start)))
    carrying.go(middle(cell(page, end)))
    carrying.let_go()


def clicks(page, *cells):
    for name in cells:
        page.mouse.click(*middle(cell(page, name)))


def at(page, node, can="yes"):
    page.wait_for_selector(f"#board[data-node='{node}'][data-can='{can}'] svg")


def saved(page):
    page.locator("#saved", has_text=re.compile("^Saved$")).wait_for()


def test_a_study_is_written_on_the_board(visit):
    page = visit(DESKTOP)
    page.goto("/new/kono?way=study")
    page.locator("button.start").click()
    page.wait_for_url("**/study/*")
    study = page.url.rpartition("/")[2]
    at(page, 0)
    # Moves by a click, by a drag, by typing; another move from the start is a variation.
    clicks(page, "a1", "a3")
    at(page, 1)
    drags(page, "d4", "d2")
    at(page, 2)
    page.keyboard.press("Home")
    at(page, 0)
    page.locator("#typed input").fill("a1a2")
    page.locator("#typed button").click()
    page.locator("#typed-why", has_text="a2").wait_for()
    page.locator("#typed input").fill("b1b3")
    page.locator("#typed button").click()
    at(page, 3)
    # What is said, judged and marked.
    page.locator("#text").fill("Too slow.")
    page.locator("#judgements button[value='?!']").click()
    page.mouse.click(*middle(cell(page, "b3")), button="right")
    page.wait_for_selector("#board .ob-marks circle")
    page.locator("#pen").click()
    drags(page, "a4", "a2")
    page.wait_for_selector("#board .ob-marks polygon")
    page.locator("#pen").click()
    page.locator("#title").fill("First steps")
    page.locator("#text").click()
    saved(page)
    page.locator("#tree [data-node='0']").click()
    page.locator("#text").fill("Which jump?")
    page.locator("#pose").click()
    page.locator("#dialog button").last.click()
    saved(page)
    kept = told(page, study)
    by = {node["id"]: node for node in kept["nodes"]}
    assert (by[3]["text"], by[3]["judgement"], len(by[3]["marks"])) == ("Too slow.", "?!", 2)
    assert (by[0]["text"], by[0]["is_problem"], kept["title"]) == ("Which jump?", True, "First steps")
    assert violations(page) == []


def test_somebody_else_reads_a_study_solves_it_and_goes_on_with_a_copy(visit):
    page, reader = visit(DESKTOP), visit(DESKTOP)
    study = begins(page, game="kono")
    for change in (
        {"kind": "play", "node": 0, "move": "a1a3"},
        {"kind": "play", "node": 1, "move": "d4d2"},
        {"kind": "play", "node": 0, "move": "b1b3"},
        {"kind": "annotate", "node": 3, "text": "Too slow."},
        {"kind": "annotate", "node": 0, "is_problem": True},
    ):
        assert page.context.request.post(f"/api/v1/studies/{study}/changes", data=change).ok
    reader.goto(f"/study/{study}?node=3")
    at(reader, 3, can="no")
    assert reader.locator("#said").text_content() == "Too slow."
    reader.keyboard.press("ArrowUp")
    at(reader, 1, can="no")
    assert violations(reader) == []
    reader.goto(f"/study/{study}/read")
    at(reader, 0)
    clicks(reader, "b1", "b3")
    reader.locator("#step", has_text="Too slow.").wait_for()
    assert violations(reader) == []
    reader.goto(f"/study/{study}/problem/0")
    at(reader, 0)
    clicks(reader, "c1", "c3")
    reader.wait_for_selector("#reply.is-other")
    at(reader, 0)
    clicks(reader, "a1", "a3")
    reader.wait_for_selector("#reply.is-solved")
    at(reader, 2, can="no")
    assert violations(reader) == []
    reader.goto(f"/study/{study}")
    with reader.expect_navigation():
        reader.locator("#copy").click()
    at(reader, 0)
    assert told(reader, reader.url.rpartition("/")[2])["copied_from"] == study


def test_two_windows_show_both_texts_and_lose_neither(visit):
    page = visit(DESKTOP)
    study = begins(page, game="kono")
    change = {"kind": "annotate", "node": 0, "text": "from elsewhere"}
    page.context.request.post(f"/api/v1/studies/{study}/changes", data=change)
    page.locator("#text").fill("from here")
    page.locator("#conflict blockquote", has_text="from elsewhere").wait_for()
    assert page.locator("#text").input_value() == "from here"
    assert told(page, study)["nodes"][0]["text"] == "from elsewhere"
    page.locator("#conflict button").first.click()
    saved(page)
    assert told(page, study)["nodes"][0]["text"] == "from here"


def test_what_was_written_last_is_kept_by_whoever_leaves_at_once(visit):
    page = visit(DESKTOP)
    study = begins(page, game="kono")
    page.locator("#text").fill("last words")
    page.goto("/studies")
    for _ in range(50):  # it is on its way when the page is gone
        if told(page, study)["v"] > 1:
            break
        page.reload()
    assert told(page, study)["nodes"][0]["text"] == "last words"


def test_what_cannot_be_sent_is_kept_when_the_server_is_reached_again(visit):
    page = visit(DESKTOP)
    study = begins(page, game="kono")
    page.context.set_offline(True)
    page.locator("#text").fill("written in a tunnel")
    page.locator("#saved.is-wrong").wait_for()
    page.context.set_offline(False)
    saved(page)
    assert told(page, study)["nodes"][0]["text"] == "written in a tunnel"


def test_a_finished_game_is_studied_from_its_table_on_a_phone(visit):
    page = visit(PHONE, "ja-JP", color_scheme="dark")
    table = open_table(page, game="kono", mine=[0, 1])
    for seat, move in enumerate(("a1a3", "d4d2")):
        asked = page.context.request.post(f"/api/v1/tables/{table}/moves", data={"move": move, "seat": seat})
        assert asked.ok
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign", "seat": 0})
    page.goto(f"/t/{table}")
    page.locator("[data-act=study]").click()
    page.wait_for_url("**/study/*")
    at(page, 2)
    study = page.url.split("/study/")[1].split("?")[0]
    # The words on the buttons for marks are not broken.
    assert page.locator(".pens button").evaluate_all(LINES) == [1, 1]
    # A finger that carries a piece makes a move; in a study every move can be another one.
    page.locator("#walk [data-go=back]").tap()
    at(page, 1)
    drags(page, "b4", "b2", Finger)
    if page.locator("#tray [data-tray=play]").is_visible():
        page.locator("#tray [data-tray=play]").tap()
    at(page, 3)
    page.locator("#pen").tap()
    cell(page, "b2").tap()
    page.wait_for_selector("#board .ob-marks circle")
    assert [node["move"] for node in told(page, study)["nodes"]] == ["", "a1a3", "d4d2", "b4b2"]
    assert violations(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.goto("/studies")
    assert violations(page) == []


@pytest.mark.parametrize("game", ["micropul", "microchip", "plug-in", "einstein"])
def test_games_of_every_kind_are_played_in_a_study(visit, game):
    page = visit(DESKTOP)
    study = begins(page, game=game)
    page.wait_for_selector("#board [data-move], #chances button:not(.main)", state="attached")
    if page.locator("#chances").is_visible():
        page.locator("#chances button:not(.main)").first.click()
    else:
        move = page.locator("#board [data-move]").first.get_attribute("data-move")
        page.locator("#typed input").fill(move)
        page.locator("#typed button").click()
    page.wait_for_selector("#board[data-node='1'] svg")
    assert len(told(page, study)["nodes"]) == 2
