"""The lessons in a real browser: by mouse, finger and keyboard."""

import pytest

from tests.browser.conftest import PHONE, at_puzzle, at_table, plies, together
from tests.browser.test_pages import violations


def step(page, name):
    """Go to a step, and wait until its board can be played on."""
    found = page.locator(f"#{name}")
    found.scroll_into_view_if_needed()
    found.locator(".board[data-open=yes]").wait_for()
    return found


def touch(found, *cells):
    for cell in cells:
        found.locator(f"[data-cell={cell}]").first.click()


def told(found, kind):
    """Wait for an answer of a kind, and return what it says."""
    reply = found.locator(f".reply.is-{kind}")
    reply.wait_for()
    return reply.inner_text()


def test_a_rule_is_tried_out_refused_with_its_reason_and_then_done(visit, keep):
    page = visit()
    page.goto("/learn/kono")
    capture = step(page, "capture")
    touch(capture, "b1", "b2")
    assert "Your own piece is on b2" in told(capture, "why-not")
    assert capture.locator(".ring-wrong").count() == 2
    capture.locator("[data-move=b1b3]").click()
    assert "Captured!" in told(capture, "right")
    assert page.locator(".contents a.is-done").count() == 1
    keep(page, "learn-kono")
    capture.locator(".again").click()
    capture.locator("[data-try=b2b3]").click()
    assert "must jump over your own pieces" in told(capture, "why-not")
    aside = step(page, "step")
    touch(aside, "c1", "c3")
    assert "c3 is empty" in told(aside, "why-not")


def test_on_a_telephone_a_run_is_named_by_its_ends_in_either_order(visit, keep):
    page = visit(PHONE, "ja")
    page.goto("/learn/bulo")
    run = step(page, "run")
    touch(run, "b4", "b2")
    assert "3つまで" in told(run, "right")
    one = step(page, "one")
    touch(one, "c3", "c3")
    assert "これで1手です" in told(one, "right")
    keep(page, "learn-bulo-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tile_is_laid_by_keyboard_alone_and_an_earlier_reason_goes(visit):
    page = visit()
    page.goto("/learn/micropul")
    join = step(page, "join")
    join.locator("[data-try]").first.click()
    told(join, "why-not")
    join.locator("[data-square='0,1']").focus()
    page.keyboard.press("Enter")
    join.locator(".tray").wait_for()
    assert not join.locator(".reply").is_visible()
    page.keyboard.press("Enter")
    assert "It fits." in told(join, "right")


def test_a_chip_is_closed_on_the_bench_by_dragging(visit, keep):
    page = visit()
    page.goto("/learn/microchip")
    closed = step(page, "closed")
    closed.locator("[data-tile=RL]").click()
    touch(closed, "b2")
    assert "RL is red" in told(closed, "why-not")
    closed.locator("[data-tile=P1]").drag_to(closed.locator("[data-cell=b2]"))
    assert "Closed" in told(closed, "right")
    keep(page, "learn-microchip")


def test_tiles_are_tried_while_others_are_still_to_be_taken(visit, keep):
    page = visit()
    page.goto("/learn/microchip")
    trial = step(page, "trial")
    trial.locator("[data-tile=BT]").drag_to(trial.locator("[data-cell=d4]"))
    assert "No two paths meet" in told(trial, "going-on")
    trial.locator("[data-tile=GI]").click()
    touch(trial, "c3")
    assert "still your turn" in told(trial, "right")
    assert trial.locator("[data-move^=take]").count() > 0  # nothing was taken meanwhile
    keep(page, "learn-microchip-trial")


def test_a_catalyst_fires_a_second_time_on_a_telephone(visit, keep):
    page = visit(PHONE, "ja")
    page.goto("/learn/micropul")
    again = step(page, "again")
    again.locator("[data-tile='46']").click()
    again.locator("[data-square='-2,0']").click()
    again.locator("[data-tray=play]").click()
    assert "もう1枚増えました" in told(again, "right")
    keep(page, "learn-micropul-again-phone")


def test_what_was_done_is_remembered_by_its_name(visit):
    page = visit()
    page.goto("/learn/rhombus")
    swap = step(page, "swap")
    touch(swap, "c2")
    told(swap, "right")
    page.reload()
    assert page.locator(".contents a.is-done").get_attribute("href") == "#swap"


def refused(page, move):
    page.locator("#typed input").fill(move)
    page.keyboard.press("Enter")
    page.locator("#typed-why").wait_for()


def test_in_a_first_game_a_coach_tells_the_rule_and_can_be_put_away(visit, keep):
    page = at_table(visit(), game="kono", mine=[0, 1])
    refused(page, "b2b3")
    coach = page.locator("#advice .coach")
    coach.wait_for()
    assert "Jump over your own to capture" in coach.inner_text()
    assert page.locator("#advice a").get_attribute("href") == "/learn/kono#capture"
    keep(page, "coach-kono")
    page.get_by_role("button", name="Don't show this again").click()
    assert not page.locator("#advice").is_visible()
    page.reload()
    page.locator("#board svg").wait_for()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    refused(page, "b2b3")
    assert not any("/lesson?" in url for url in asked)
    assert not page.locator("#advice").is_visible()


def test_the_coach_does_not_repeat_a_rule_for_a_move_that_breaks_another(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    refused(page, "b2b3")
    page.locator("#advice .coach").wait_for()
    refused(page, "b2 to nowhere")
    page.locator("#advice .coach").wait_for(state="hidden")


@pytest.mark.parametrize(("language", "close"), [("en-GB", "Close"), ("ja-JP", "閉じる")])
def test_what_the_coach_says_on_a_phone_is_closed_by_hand_or_goes_when_one_goes_on(visit, language, close):
    page = at_table(visit(PHONE, language), game="trip", mine=[0, 1])
    told, cell = page.locator("#advice"), "[data-cell={}]".format
    page.locator(cell("b2")).tap()
    page.locator("[data-tray=play]").tap()
    plies(page, 1)
    page.locator(cell("c1")).tap()
    told.locator(".coach").wait_for()
    closing = told.get_by_role("button", name=close)
    box = closing.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    closing.tap()
    assert not told.is_visible()
    # Put away for now is not put away for good.
    page.locator(cell("c1")).tap()
    told.wait_for()
    page.locator(cell("d4")).tap()
    assert not told.is_visible()
    # What is chosen is seen, and what makes it.
    lowest = page.locator(cell("a1")).bounding_box()
    assert lowest["y"] + lowest["height"] <= page.locator("#tray").bounding_box()["y"]


def test_the_coach_answers_a_tile_that_the_page_says_does_not_fit(visit):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    fits = """() => {
      const squares = [...document.querySelectorAll("[data-square]")];
      const of = (square) => new Set([...square.querySelectorAll("[data-of]")].map((each) => each.dataset.of));
      const tiles = [...new Set(squares.flatMap((square) => [...of(square)]))];
      return squares.flatMap((square) => tiles.filter((tile) => !of(square).has(tile))
        .map((tile) => [tile, square.dataset.square]))[0];
    }"""
    tile, square = page.evaluate(fits)
    page.locator(f"[data-tile='{tile}']").click()
    page.locator(f"[data-square='{square}']").click()
    page.locator("#bubble").wait_for()
    page.locator("#advice .coach").wait_for()
    assert page.locator("#advice a").get_attribute("href").startswith("/learn/micropul#")


def test_the_coach_answers_what_a_page_refuses_by_itself(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    page.locator("[data-cell=b2]").click()
    assert page.locator("#bubble").inner_text() == "The piece on b2 can't move now."
    page.wait_for_selector("#advice a[href='/learn/kono#capture']")
    page.locator("[data-cell=b3]").click()
    page.wait_for_selector("#advice a[href='/learn/kono#step']")  # it is not one's own


def test_the_coach_answers_a_workbench_and_whoever_is_not_to_move(visit):
    one, other = visit(), visit()
    together(one, other, game="micropul", options={"players": 2})
    other.locator("#board [data-tile]").first.click()
    other.wait_for_selector("#advice a[href='/learn/micropul#draw']")
    puzzle = at_puzzle(visit())
    puzzle.locator("[data-tile=RT]").click()
    puzzle.locator("[data-takes=B]").first.click()
    puzzle.wait_for_selector("#advice a[href='/learn/microchip#colour']")


def test_whoever_has_finished_a_game_needs_no_coach(visit):
    page = at_table(visit(), game="bulo", mine=[0, 1])
    page.evaluate(
        "async id => (await fetch(`/api/v1/tables/${id}/actions`, {method: 'POST', headers: {'Content-Type':"
        " 'application/json'}, body: JSON.stringify({kind: 'resign', seat: 0})})).status",
        page.url.rpartition("/")[2],
    )
    again = at_table(page, game="bulo", mine=[0, 1])
    with again.expect_response("**/lesson?code=*"):
        refused(again, "a1d1")
    again.wait_for_function("() => localStorage.getItem('coach:bulo') === 'away'")
    assert not again.locator("#advice").is_visible()


@pytest.mark.parametrize("game", ["", "/plug-in", "/micropul", "/abstrakto", "/microchip", "/kono"])
def test_no_lesson_keeps_anybody_out(visit, game):
    page = visit(color_scheme="dark" if game == "/kono" else "light")
    page.goto(f"/learn{game}")
    if game:
        page.locator(".step .board[data-open=yes]").first.wait_for()
        # Steps are alike, and some boards have thousands of elements: one of them says enough.
        page.evaluate("document.querySelectorAll('.step ~ .step').forEach((step) => step.remove())")
    assert violations(page) == []
