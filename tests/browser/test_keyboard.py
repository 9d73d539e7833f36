"""Whole games by keyboard alone: the cursor stays on the board, and screen readers hear every move."""

import random  # noqa: TID251 (any key may be pressed)

import pytest

from tests.browser.conftest import at_table, open_table

LISTEN = """
() => {
  window.heard = [];
  const box = document.getElementById('spoken');
  new MutationObserver(() => window.heard.push(box.textContent)).observe(box, { childList: true });
}
"""
READY = """
() => {
  const { can, over } = document.getElementById('board').dataset;
  if (document.getElementById('dialog').open) return 'dialog';
  if (!document.querySelector('#board svg')) return '';
  return over === 'yes' ? 'over' : can === 'yes' ? 'can' : '';
}
"""
FOCUSED = """
() => {
  const held = document.activeElement;
  const cell = held.dataset.cell ?? held.dataset.to ?? '';
  const place = ['board', 'tray'].find((id) => document.getElementById(id).contains(held)) ?? held.nodeName;
  return [place, cell, held.getAttribute('aria-label') ?? held.textContent];
}
"""
CHOOSE = """
([which, dice]) => {
  const offered = [...document.querySelectorAll(which)];
  if (offered.length) offered[Math.floor(dice * offered.length)].dataset.wanted = '';
  return offered.length > 0;
}
"""
WHICH_ARROW = """
(isAcross) => {
  const [from, to] = [document.activeElement, document.querySelector('[data-wanted]')];
  if (!to || from === to) return '';
  const middle = (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from), [toX, toY] = middle(to);
  const isX = isAcross ? Math.abs(toX - x) > 2 : Math.abs(toY - y) <= 2;
  return isX ? (toX > x ? 'ArrowRight' : 'ArrowLeft') : toY > y ? 'ArrowDown' : 'ArrowUp';
}
"""
OFFERED = "#board [data-move]:not(.ob-target), #board [data-square], #board .can"
TARGETS = "#board .ob-target.ob-shown[data-from]"
BACK_AT = """
([ply, cell]) => document.getElementById('board').dataset.ply === ply
  && document.activeElement.closest('#board [data-cell]')?.dataset.cell === cell
"""


def ready(page):
    """Return what the page waits for: an answer to a dialog, a move, or nothing because the game is over."""
    return page.wait_for_function(READY).json_value()


def enter_board(page):
    page.locator("#typed input").focus()
    for _ in range(30):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(FOCUSED)[0] == "board":
            return
    raise AssertionError("no key leads to the board")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def walk(page, which, dice):
    """Go with arrows to one of the places, and return True; return False if no place matches."""
    if not page.evaluate(CHOOSE, [which, dice.random()]):
        return False
    for _ in range(60):
        arrow = page.evaluate(WHICH_ARROW, dice.random() < 0.5)
        if not arrow:
            break
        press(page, arrow)
    page.evaluate("() => delete document.querySelector('[data-wanted]')?.dataset.wanted")
    return True


def move(page, dice):
    """Make a move with arrows and Enter: choose a place, then where a piece goes, then confirm what is asked."""
    walk(page, OFFERED, dice)
    press(page, "Enter")
    if walk(page, TARGETS, dice):
        press(page, "Enter")
    for _ in range(2):
        if page.locator("#tray").is_visible():
            press(page, "Enter")


GAMES = {
    "hexagons": {"game": "rhombus", "mine": [0], "computers": {"1": "novice"}, "options": {"size": 5}},
    "triangle": {"game": "y", "mine": [0], "computers": {"1": "novice"}},
    "runs": {"game": "bulo", "mine": [0, 1]},
    "steps": {"game": "hexapawn", "mine": [0], "computers": {"1": "novice"}},
    "jumps": {"game": "kono", "mine": [0], "computers": {"1": "novice"}},
    "steps off the board": {"game": "dodgem", "mine": [0], "computers": {"1": "novice"}},
    "dominoes": {"game": "domineering", "mine": [0], "computers": {"1": "novice"}},
    "die": {"game": "einstein", "mine": [0], "computers": {"1": "novice"}},
    "pits": {"game": "kalah", "mine": [0], "computers": {"1": "novice"}},
    "tiles at one screen": {"game": "micropul", "mine": [0, 1], "options": {"players": 2, "seed": 4}},
    "areas": {"game": "abstrakto", "mine": [0], "computers": {"1": "novice"}, "options": {"seed": 4}},
    "draft": {"game": "microchip", "mine": [0], "computers": {"1": "novice"}, "options": {"players": 2, "seed": 4}},
    "match": {"game": "plug-in", "mine": [0, 1], "options": {"size": 2, "seed": 3, "micros": ["trip"]}},
}


def unspoken(page, table, first):
    """Return the moves from the *first* on that the board shows and that were not spoken, in their order."""
    shown = int(page.locator("#board").get_attribute("data-ply"))
    moves = page.request.get(f"/api/v1/tables/{table}").json()["moves"][first:shown]
    told = iter(page.evaluate("() => window.heard"))
    return [move for _, move in moves if not any(f": {move}." in text for text in told)]


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone_and_every_move_is_spoken(visit, kind):
    page = visit()
    table = open_table(page, **GAMES[kind])
    page.goto(f"/t/{table}")
    ready(page)
    page.evaluate(LISTEN)
    # What chance brings first may come before anybody listens.
    first = len(page.request.get(f"/api/v1/tables/{table}").json()["moves"])
    dice, is_inside = random.Random(7), False
    while (wanted := ready(page)) != "over":
        if wanted == "dialog":
            page.keyboard.press("Enter")
            continue
        if not is_inside:
            enter_board(page)
            is_inside = True
        place, _, label = page.evaluate(FOCUSED)
        assert place in {"board", "tray"}
        assert label
        assert unspoken(page, table, first) == []
        move(page, dice)
    assert page.evaluate(FOCUSED)[0] == "board"
    assert unspoken(page, table, first) == []
    assert page.locator("#turn").inner_text() in page.evaluate("() => window.heard.at(-1)")


def test_the_cursor_keeps_its_cell_through_a_move_the_reply_a_takeback_a_dialog_and_the_end(visit):
    page = at_table(visit(), game="kono", mine=[0], computers={"1": "novice"})
    page.evaluate(LISTEN)
    enter_board(page)
    assert page.evaluate(FOCUSED)[1] == "a1"
    press(page, "Enter")
    assert page.locator("#spoken").text_content() == "a1: Player 1's piece. Chosen, one move."
    press(page, "ArrowUp")
    assert page.evaluate(FOCUSED)[1:] == ["a3", "a1 to a3"]
    press(page, "Escape")
    assert page.evaluate(FOCUSED)[1] == "a1"
    press(page, "Enter", "ArrowUp", "Enter")
    page.wait_for_function(BACK_AT, arg=["1", "a3"])
    page.wait_for_function(BACK_AT, arg=["2", "a3"])
    table = page.url.rpartition("/")[2]
    assert page.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "undo", "seat": 0, "ply": 0}).ok
    page.wait_for_function(BACK_AT, arg=["0", "a3"])
    press(page, "?")
    page.wait_for_selector("dialog[open]")
    press(page, "Enter")
    page.wait_for_function(BACK_AT, arg=["0", "a3"])
    page.locator("[data-act=resign]").focus()
    press(page, "Enter", "Enter")
    page.wait_for_selector("#board[data-over=yes]")
    page.wait_for_function(BACK_AT, arg=["0", "a3"])
