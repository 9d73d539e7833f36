"""A daily puzzle in a browser: the try that counts, practice, and what is shared."""

import re

import pytest

from obelisk.puzzles.books import hero_moves, puzzle_of, read_day
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_pages import violations

WORDS = {
    "en": ("Start the counted try", "Solved!", "Practise", "Hint"),
    "ja": ("本番を始める", "正解！", "練習する", "ヒント"),
}
DAY = "2026-11-10"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_try_is_solved_and_shared_and_then_practised(visit, language):
    start, solved, practise, hint = WORDS[language]
    page = visit(PHONE if language == "ja" else DESKTOP, language=language)
    page.add_init_script(
        "navigator.clipboard.writeText = async text => { window.copied = text; };"
        "Object.defineProperty(navigator, 'share', { value: async told => { window.copied = told.text; } });"
    )
    page.goto(f"/puzzles/trip/{DAY}")
    page.get_by_role("button", name=start).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board[data-can=yes]")
    assert page.get_by_role("button", name=hint, exact=True).count() == 0
    assert violations(page) == []
    puzzle = puzzle_of("trip", read_day(DAY))
    move = "([id, move]) => fetch(`/api/v1/tables/${id}/moves`, {method: 'POST', headers: "
    move += "{'Content-Type': 'application/json'}, body: JSON.stringify({move})}).then(answer => answer.status)"
    for each in hero_moves(puzzle.start, puzzle.line):
        assert page.evaluate(move, [page.url.rpartition("/")[2], each]) == 200
    page.wait_for_selector(".puzzle-result")
    assert solved in page.locator(".puzzle-result").inner_text()
    page.locator("[data-act=share-puzzle]").click()
    page.wait_for_function("() => window.copied !== undefined")
    assert "🟩" * puzzle.own_moves in page.evaluate("window.copied")
    page.goto(f"/puzzles/trip/{DAY}")
    # Beside a name stands how much was found, not a bare number that looks like a rank.
    found = page.locator(".scores li b").first.inner_text()
    assert re.findall(r"\d+", found) == [str(puzzle.own_moves)] * 2
    assert violations(page) == []
    page.get_by_role("button", name=practise).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board[data-can=yes]")
    assert page.locator("[data-act=hint]").count() > 0
