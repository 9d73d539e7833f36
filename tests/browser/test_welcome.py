"""A first visit in a real browser: the invitation, the lesson, the game, and its end card."""

import pytest

from obelisk import catalogue, lessons
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import Clicker, play_out
from tests.browser.test_pages import violations

GAME = next(name for name in catalogue.names() if catalogue.game(name).welcome is not None)

COVERED = """() => {
  const told = document.getElementById("bubble").getBoundingClientRect();
  const isOn = ({ left, right, top, bottom }) =>
    left < told.right && right > told.left && top < told.bottom && bottom > told.top;
  return [...document.querySelectorAll("#board [data-cell]")]
    .filter((cell) => isOn(cell.getBoundingClientRect())).map((cell) => cell.dataset.cell);
}"""
"""The cells that lie under what is said."""


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ja-JP")])
def test_a_first_visit_leads_through_a_lesson_into_a_game(visit, keep, size, language):
    page = visit(size, language)
    name = f"{'phone' if size is PHONE else 'desktop'}-{language[:2]}"
    page.goto("/")
    keep(page, f"welcome-home-{name}")
    assert violations(page) == []
    page.locator(".welcome .button").click()
    for step in lessons.of(GAME).steps:
        if step.name not in catalogue.game(GAME).welcome.steps:
            continue
        section = page.locator(f"#{step.name}")
        section.scroll_into_view_if_needed()
        section.locator(".board[data-open=yes]").wait_for()
        section.locator("details summary").click()
        section.locator(".typed input").fill(step.solution)
        section.locator(".typed button").click()
        section.locator(".reply.is-right").wait_for()
    keep(page, f"welcome-lesson-{name}")
    page.locator("form[action='/welcome/play'] button").click()
    page.wait_for_selector("#board[data-can=yes]")
    page.wait_for_selector("#bubble:not([hidden])")
    keep(page, f"welcome-game-{name}")
    play_out([Clicker(page, seed=3)])
    page.wait_for_selector(".first-game")
    keep(page, f"welcome-end-{name}")
    assert violations(page) == []
    assert page.locator(".first-game a").count() >= 3
    page.goto("/")
    assert page.locator(".welcome").count() == 0


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_said_in_a_first_game_lies_on_no_cell_and_in_sight(visit, keep, size, language):
    page = visit(size, language)
    page.goto("/welcome")
    page.locator("form[action='/welcome/play'] button").evaluate("(button) => button.form.submit()")
    player = Clicker(page, seed=3)
    for n in range(2):
        page.wait_for_selector("#board[data-can=yes]")
        told = page.locator("#bubble")
        told.wait_for()
        assert page.evaluate(COVERED) == []
        box = told.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        floor = page.locator("#bar").bounding_box()["y"] if size is PHONE else size["height"]
        assert box["y"] + box["height"] <= floor
        keep(page, f"welcome-said-{n}-{'phone' if size is PHONE else 'desktop'}-{language[:2]}")
        play_out([player], own=1)
