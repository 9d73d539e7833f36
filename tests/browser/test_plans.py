"""Conditional moves, in a real browser: planned on the board while one waits, and played for one."""

from tests.browser.conftest import open_table
from tests.browser.test_pages import violations


def test_an_answer_is_planned_on_the_board_and_played_at_once(visit, keep):
    ada, ben = visit(), visit()
    table = open_table(ada, game="trip", mine=[0], name="Ada", clock={"kind": "days", "seconds": 86400})
    ben.goto("/account")
    ben.context.request.post(f"/api/v1/tables/{table}/seats", data={"seat": 1, "name": "Ben"})
    ben.goto(f"/t/{table}")
    ben.locator("[data-plan=begin]").click()
    for move in ("a1", "c3"):
        ben.locator(f"#board [data-move={move}]").click()
        ben.locator(f"#board[data-tried*='{move}']").wait_for()
    ben.locator("[data-plan=keep]").click()
    ben.locator("#plan li").wait_for()
    assert ben.locator("#plan li").inner_text().startswith("a1 → c3")
    keep(ben, "plan")
    assert violations(ben) == []
    ada.context.request.post(f"/api/v1/tables/{table}/moves", data={"move": "a1"})
    ben.wait_for_selector("#board[data-ply='2']")
    ada.goto(f"/t/{table}")
    ada.wait_for_selector("#board[data-can=yes]")
    assert ada.locator("#plan").is_hidden()
