"""Boards on which a move is more than a step from cell to cell: cars that leave, dominoes that are laid, bites."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at_table, plies
from tests.browser.pointers import Finger, Mouse, middle
from tests.browser.test_hands import confirm
from tests.browser.test_learn import step, told

BY_HAND = pytest.mark.parametrize(
    ("size", "pointer"), [(DESKTOP, Mouse), (PHONE, Finger)], ids=["desktop-mouse", "phone-finger"]
)


def click(page, *moves):
    """Make moves by clicking on cells, and on the place beyond the edge."""
    for ply, move in enumerate(moves, 1):
        page.wait_for_selector("#board[data-can=yes]")
        page.locator(f"#board [data-cell={move[:2]}]").click()
        page.locator(f"#board .ob-target.ob-shown[data-move={move}]").click()
        confirm(page)
        plies(page, ply)


@BY_HAND
def test_a_car_is_dragged_off_the_board(visit, size, pointer):
    page = visit(size, has_touch=pointer is Finger)
    page.goto("/learn/dodgem")
    found, hand = step(page, "out"), pointer(page)
    found.locator(".board").scroll_into_view_if_needed()
    x, y = middle(found.locator("[data-cell=c3]"))
    hand.take((x, y))
    hand.go((x + 20, y))
    out = found.locator(".ob-target.ob-shown[data-move=c3out]")
    box = out.bounding_box()
    assert min(box["width"], box["height"]) >= 40
    hand.go(middle(out))
    hand.let_go()
    assert "One car is out" in told(found, "right")


@BY_HAND
def test_a_car_leaves_by_two_clicks_and_is_seen_beyond_the_edge_at_once(visit, size, pointer):
    page = visit(size, has_touch=pointer is Finger)
    at_table(page, game="dodgem", mine=[0, 1])
    click(page, "a3b3", "b1b2", "b3c3", "b2b3", "c3out")
    assert page.locator("#log").inner_text().endswith("c3out")
    assert page.locator("#board [data-cell=c3] [data-piece]").count() == 0


def test_in_a_match_a_car_leaves_too(visit):
    page = visit()
    at_table(page, game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": ["dodgem"]})
    page.locator(".ob-map [data-move]").first.click()
    confirm(page)
    plies(page, 1)
    for ply, move in enumerate(("a3b3", "b1b2", "b3c3", "b2b3", "c3out"), 2):
        page.wait_for_selector("#board[data-can=yes]")
        page.locator(f".ob-panel [data-cell={move[:2]}]").click()
        page.locator(f".ob-panel .ob-target.ob-shown[data-move={move}]").click()
        confirm(page)
        plies(page, ply)
    assert page.locator("#log").inner_text().endswith("c3out")


@BY_HAND
def test_a_domino_is_laid_by_touching_either_of_its_cells(visit, size, pointer):
    page = visit(size, has_touch=pointer is Finger)
    at_table(page, game="domineering", mine=[0, 1])
    for ply, (cell, laid) in enumerate((("b2", "b2b3"), ("d3", "c3d3"), ("a4", "a3a4")), 1):
        page.wait_for_selector("#board[data-can=yes]")
        page.locator(f"#board [data-cell={cell}]").click()
        confirm(page)
        plies(page, ply)
        assert page.locator("#log").inner_text().endswith(laid)


def test_two_cells_tapped_one_after_the_other_name_the_domino_in_either_order(visit):
    page = visit(PHONE)
    at_table(page, game="domineering", mine=[0, 1])
    for ply, (first, second, laid) in enumerate((("b2", "b1", "b1b2"), ("c3", "d3", "c3d3"), ("a3", "a4", "a3a4")), 1):
        page.wait_for_selector("#board[data-can=yes]")
        # The cell itself: the ghost of a domino reaches to the next one.
        page.locator(f"#board [data-cell={first}] > polygon").tap()
        page.wait_for_selector("#board .marks .run-end")
        page.locator(f"#board [data-cell={second}] > polygon").tap()
        plies(page, ply)
        assert page.locator("#log").inner_text().endswith(laid)


@BY_HAND
def test_a_domino_is_dragged_from_one_of_its_cells_to_the_other(visit, size, pointer):
    page = visit(size, has_touch=pointer is Finger)
    at_table(page, game="domineering", mine=[0, 1])
    hand = pointer(page)
    hand.take(middle(page.locator("#board [data-cell=b2] > polygon")))
    hand.go(middle(page.locator("#board [data-cell=b1] > polygon")))
    assert page.locator("#board .is-lit").count() == 2
    hand.let_go()
    plies(page, 1)
    assert page.locator("#log").inner_text().endswith("b1b2")


def test_where_no_domino_fits_the_board_says_why(visit):
    page = visit()
    page.goto("/learn/domineering")
    found = step(page, "lying")
    found.locator("[data-cell=b3]").click()
    assert "b3 is already covered" in told(found, "why-not")


def test_a_bite_shows_what_it_would_take_and_is_made_where_one_points(visit):
    page = visit()
    at_table(page, game="chomp", mine=[0, 1])
    page.mouse.move(*middle(page.locator("#board [data-cell=d3]")))
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('[data-cell=d3] > .ob-hint')).opacity === '1'"
    )
    page.mouse.click(*middle(page.locator("#board [data-cell=d3]")))
    confirm(page)
    plies(page, 1)
    assert page.locator("#log").inner_text().endswith("d3")
    assert page.locator("#board [data-piece]").count() == 16
