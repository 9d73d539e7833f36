"""Microgames with a common piece, counts or a die: what is chosen by click and drag, and large enough for a finger."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table, plies
from tests.browser.pointers import Finger, Mouse, middle

SMALLEST = 40
MEASURE = """
() => {
  const ground = document.querySelector('.ob-panel[data-played]') ?? document.querySelector('#board svg');
  const boxes = [...ground.querySelectorAll('[data-cell]')].map((cell) =>
    cell.querySelector('polygon').getBoundingClientRect());
  return Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
}
"""
IN_REACH = "#board[data-can=yes]"


def to_move(page):
    """Wait until chance has had its turn."""
    page.wait_for_selector(f"{IN_REACH} [data-move], {IN_REACH} .ob-target", state="attached")


def at_table(page, **wish):
    """Open a table and go there: chance may have moved before the page is seen."""
    page.goto(f"/t/{open_table(page, **wish)}")
    to_move(page)
    return page


@pytest.mark.parametrize(("size", "pointer"), [(DESKTOP, Mouse), (PHONE, Finger)], ids=["mouse", "finger"])
def test_the_queen_is_dragged_to_a_cell_that_is_a_move(visit, size, pointer):
    page = at_table(visit(size, has_touch=pointer is Finger), game="queen", mine=[0, 1])
    begun = int(page.locator("#board").get_attribute("data-ply"))
    move = page.locator("[data-move]").last.get_attribute("data-move")
    hand = pointer(page)
    hand.take(middle(page.locator("[data-kind=piece]")))
    hand.go(middle(page.locator(f"[data-cell={move}]")))
    assert page.locator(f"[data-cell={move}].is-aimed").count() == 1
    assert page.locator("#board .held").count() == 1
    hand.let_go()
    plies(page, begun + 1)
    assert page.locator("#log .told").last.inner_text() == move


def test_a_click_on_a_cell_moves_the_queen_and_shows_it_there_at_once(visit):
    page = at_table(visit(), game="queen", mine=[0, 1])
    begun = int(page.locator("#board").get_attribute("data-ply"))
    place = page.locator("[data-move]").last
    move = place.get_attribute("data-move")
    assert place.get_attribute("data-goes") == move
    assert place.get_attribute("data-from") == page.locator("[data-piece]").get_attribute("data-piece").split()[0]
    page.mouse.click(*middle(place))
    plies(page, begun + 1)
    assert page.locator("[data-piece]").get_attribute("data-piece").startswith(move)


def test_a_pit_shows_where_its_seeds_will_fall_and_is_sown_by_a_click(visit):
    page = at_table(visit(), game="kalah", mine=[0, 1])
    pit = page.locator("[data-cell=b1]")
    page.mouse.move(*middle(pit))
    hint = pit.locator(".ob-hint")
    shown = "() => getComputedStyle(document.querySelector('[data-cell=b1] .ob-hint')).opacity === '1'"
    page.wait_for_function(shown)
    assert hint.locator("circle").count() == 1 + 4
    # The hint reaches beyond its pit, and others are still clicked themselves.
    page.mouse.click(*middle(page.locator("[data-cell=c1]")))
    plies(page, 1)
    assert page.locator("#log").inner_text().endswith("c1")


@pytest.mark.parametrize("game", ["queen", "kalah", "einstein"])
def test_on_a_telephone_every_cell_is_as_large_as_a_finger(visit, game):
    page = at_table(visit(PHONE), game=game, mine=[0, 1])
    assert page.evaluate(MEASURE) >= SMALLEST


@pytest.mark.parametrize("game", ["queen", "kalah", "einstein"])
def test_in_a_match_too(visit, game):
    page = at_table(visit(PHONE), game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": [game]})
    page.locator(".ob-map [data-move]").first.click()
    page.locator("#tray [data-tray=play]").click()
    page.wait_for_selector(".ob-panel[data-played]", state="attached")
    to_move(page)
    assert page.evaluate(MEASURE) >= SMALLEST


def test_a_pit_that_is_chosen_is_marked_alone(visit):
    """What appears under the pointer reaches beyond it, and is no part of it."""
    page = at_table(visit(PHONE), game="kalah", mine=[0, 1])
    page.touchscreen.tap(*middle(page.locator("[data-cell=b1]")))
    ring = page.locator("#board .ring-picked").bounding_box()
    cell = page.locator("[data-cell=b1] polygon").bounding_box()
    assert ring["width"] < 1.3 * cell["width"]


def test_the_score_of_a_game_that_counts_nothing_is_not_spoken(visit):
    page = at_table(visit(), game="hexapawn", mine=[0, 1])
    for ply, move in enumerate(("a1a2", "b3b2", "c1c2"), 1):
        page.locator("#typed input").fill(move)
        page.keyboard.press("Enter")
        plies(page, ply)
    page.wait_for_selector("#board[data-over=yes]")
    said = page.locator("#spoken").text_content()
    assert "wins" in said
    assert "0" not in said
