"""How a move feels: seen at once and long enough, answered one position after another, kept while nobody is reached."""

import gzip
import re

import pytest

from tests.browser.conftest import PHONE, at_table, open_table, plies, take_seat, together
from tests.browser.players import Clicker, play_out

RECORD = """
window.seen = [];
addEventListener("offline", () => window.seen.push({ kind: "offline", at: performance.now() }));
addEventListener("DOMContentLoaded", () => {
  const board = document.getElementById("board");
  if (!board) return;
  const note = (kind) => {
    const { ply, ahead } = board.dataset;
    window.seen.push({ kind, at: performance.now(), ply: Number(ply), ahead: ahead ?? null });
  };
  addEventListener("click", () => {
    note("click");
    setTimeout(() => note("after"));
  }, true);
  new MutationObserver(() => note("board")).observe(board, { attributes: true, childList: true });
  new MutationObserver(() => note("link")).observe(document.getElementById("link"), { attributes: true });
});
"""
"""Notes what the board shows whenever that changes, when somebody clicks, and when the browser goes on after that."""
SHORT, MOVING = ["trip"], ["kono", "plug-in"]
"""What is played to its end, and what is also watched with all its motion."""
GAMES = {
    "trip": {},
    "kono": {},
    "bulo": {},
    "micropul": {"players": 2},
    "abstrakto": {},
    "microchip": {"players": 2},
    "plug-in": {"size": 2, "micros": ["trip", "bulo"]},
}
MOST, LONG_ENOUGH = 3, 350
"""How many moves of one's own are made in a game that takes long; and how long each is seen, in milliseconds."""


def recorded(page):
    """Return a page that notes what its boards show."""
    page.add_init_script(RECORD)
    return page


def own_moves(seen):
    """Return every move made by hand: whether it was seen before the browser did anything else, the ply, and when."""
    found, is_at_once, before = [], False, None
    for note in seen:
        is_at_once = note["kind"] == "click" or (is_at_once and note["kind"] != "after")
        if note["kind"] == "board":
            if note["ahead"] is not None and before is None:
                found.append((is_at_once, note["ply"], note["at"]))
            before = note["ahead"]
    return found


def first_shown(seen):
    """Return when each position came to the board."""
    shown = {}
    for note in seen:
        if note["kind"] == "board":
            shown.setdefault(note["ply"], note["at"])
    return shown


@pytest.mark.parametrize(
    ("game", "motion"), [*((game, "reduce") for game in GAMES), *((game, "no-preference") for game in MOVING)]
)
def test_ones_move_is_seen_at_once_and_long_enough_before_it_is_answered(visit, game, motion):
    page = recorded(visit())
    page.emulate_media(reduced_motion=motion)
    at_table(page, game=game, mine=[0], computers={"1": "novice"}, options=GAMES[game])
    last = play_out([Clicker(page, 3)], **({} if game in SHORT else {"own": MOST}))
    seen = page.evaluate("() => window.seen")
    shown, made = first_shown(seen), own_moves(seen)
    assert sorted(shown) == list(range(last + 1))
    assert [shown[ply] for ply in sorted(shown)] == sorted(shown.values())
    assert len(made) > 2
    assert all(is_at_once for is_at_once, _, _ in made)
    held = [shown[ply + 2] - first for _, ply, first in made if ply + 2 in shown]
    assert [time for time in held if time < LONG_ENOUGH] == []
    following = [shown[ply + 1] - shown[ply] for ply in range(1, last)]
    assert [time for time in following if time < LONG_ENOUGH] == []


def test_what_is_put_stays_where_it_was_put_and_what_is_taken_is_gone(visit):
    page = visit()
    page.route("**/picture.svg*", lambda route: None)  # the server's picture never comes
    page.add_init_script("delete window.DecompressionStream")  # nor does it come with events
    at_first(page, game="kono", mine=[0, 1], options={})
    page.locator("[data-cell=a1].can").click()
    piece, target = page.locator("[data-piece='a1 0']"), page.locator("[data-cell=a3]")
    place = target.bounding_box()
    page.locator(".ob-target.ob-shown[data-to=a3]").click()
    page.wait_for_selector("#board[data-ahead=a1a3]")
    moved = piece.bounding_box()
    assert abs(moved["x"] + moved["width"] / 2 - place["x"] - place["width"] / 2) < 2
    assert abs(moved["y"] + moved["height"] / 2 - place["y"] - place["height"] / 2) < 2
    assert not page.locator("[data-piece='a3 1']").is_visible()


def test_who_wishes_for_calm_sees_what_changes_at_once(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    gone = "piece => { getComputedStyle(piece).visibility; piece.classList.add('is-gone'); "
    gone += "return getComputedStyle(piece).visibility; }"
    assert page.locator("[data-piece='a3 1']").evaluate(gone) == "hidden"


def at_first(page, **wish):
    """Go to a new table whose first picture came with the page."""
    page.goto(f"/t/{open_table(page, **wish)}")
    page.wait_for_selector("#board[data-can=yes] svg")


def test_a_move_that_is_refused_goes_back(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.evaluate(
        "() => { const cell = document.querySelector('[data-cell=b2]'); cell.dataset.move = 'z9'; cell.dispatchEvent("
        "new MouseEvent('click', { bubbles: true })); }"
    )
    assert page.locator("#board").get_attribute("data-ahead") == "z9"
    page.wait_for_selector("#board:not([data-ahead])[data-can=yes] [data-cell=b2][data-move=b2]")
    assert "z9" in page.locator("#bubble").text_content()


def test_positions_that_came_while_nobody_looked_are_shown_one_after_another(visit):
    page = recorded(visit())
    table = open_table(page, game="trip", mine=[0, 1])
    page.goto(f"/t/{table}")
    page.wait_for_selector("#board[data-can=yes] svg")
    for n in range(6):
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[n * 7919 % len(moves)]})
    plies(page, 6)
    assert sorted(first_shown(page.evaluate("() => window.seen")))[-6:] == list(range(1, 7))


def test_being_offline_is_told_within_a_second_and_a_move_waits_until_one_is_back(visit):
    one, other = visit(), recorded(visit())
    together(other, one, game="trip")
    other.context.set_offline(True)
    other.wait_for_selector("#link:not([hidden])")
    seen = other.evaluate("() => window.seen")
    gone = next(note["at"] for note in seen if note["kind"] == "offline")
    told = next(note["at"] for note in seen if note["kind"] == "link" and note["at"] >= gone)
    assert told - gone < 1000
    other.locator("[data-cell=b2]").click()
    other.wait_for_selector("#board[data-ahead=b2].is-waiting")
    assert other.locator("#link").inner_text() == "You are offline. Your move is kept and will be sent."
    assert other.locator("#turn").inner_text() == "Your move is waiting to be sent."
    assert one.locator("#log li").count() == 0
    other.context.set_offline(False)
    plies(one, 1)
    plies(other, 1)
    assert other.locator("#turn").inner_text() == "Player 2 to move"
    other.locator("#link").wait_for(state="hidden")


LINKS = """() => {
  window.links = [];
  const link = document.getElementById("link");
  new MutationObserver(() => window.links.push(link.textContent)).observe(link, { childList: true });
}"""


def silent_line(page, after=None):
    """Let a page's live connection go through here; what is put into the list that is returned makes it silent.

    With *after*, it is silent once something was told in which this stands.
    """
    silent = []

    def connect(line):
        server = line.connect_to_server()
        line.on_message(lambda message: None if silent else server.send(message))
        server.on_message(lambda message: tell(line, message))

    def tell(line, message):
        if not silent:
            line.send(message)
            said = gzip.decompress(message).decode() if isinstance(message, bytes) else message
            silent.extend([True] * (after is not None and after in said))

    page.route_web_socket("**/live*", connect)
    return silent


def test_a_line_that_is_silent_is_told_and_what_was_played_meanwhile_is_sent_once(visit):
    one, other = visit(), visit()
    silent = silent_line(one)
    together(one, other, game="trip")
    one.locator("#link").wait_for(state="hidden")
    one.evaluate(LINKS)
    silent.append(True)
    one.wait_for_selector("#link:not([hidden])")
    one.locator("[data-cell=b2]").click()
    one.wait_for_selector("#board[data-ahead=b2].is-waiting")
    # The server may only be slow: nothing says that the connection is lost, not even when it is given up.
    slow = "The server is slow to answer. Please wait …"
    assert one.locator("#link").inner_text() == f"{slow} Your move is kept and will be sent."
    one.wait_for_function("() => window.links.filter((text) => text === '').length > 0")
    assert {text.removesuffix(" Your move is kept and will be sent.") for text in one.evaluate("window.links")} == {
        slow,
        "",
    }
    assert other.locator("#log li").count() == 0
    silent.clear()
    plies(other, 1)
    plies(one, 1)
    one.locator("#link").wait_for(state="hidden")
    assert not one.locator("#board.is-waiting").count()
    other.locator("[data-cell=d4]").click()
    plies(one, 2)
    assert [page.locator("#log li").count() for page in (one, other)] == [2, 2]


def test_a_move_that_waits_when_the_page_is_left_waits_when_it_comes_back(visit):
    page = visit()
    silent = silent_line(page)
    at_table(page, game="trip", mine=[0, 1])
    silent.append(True)
    page.locator("[data-cell=b2]").click()
    page.wait_for_selector("#board[data-ahead=b2]")
    page.reload()
    page.wait_for_selector("#board[data-ahead=b2][data-ply='0'][data-can=no]")
    page.set_viewport_size(PHONE)  # another picture of the same position
    page.wait_for_selector("#board[data-ahead=b2] .is-made .ob-hint")
    silent.clear()
    plies(page, 1)
    page.reload()
    page.wait_for_selector("#board[data-ply='1'][data-can=yes]")
    assert page.locator("#log li").count() == 1


def test_a_click_before_the_page_can_answer_is_made_when_it_can(visit):
    page = visit()
    table = open_table(page, game="trip", mine=[0, 1])
    held = []
    page.route(re.compile(r"/static/table[^/]*\.js"), lambda route: held.append(route))
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_function("() => document.querySelector('#board [data-cell=b2]') && document.readyState !== 'loading'")
    page.wait_for_function("() => performance.getEntriesByType('resource').some((each) => /early/.test(each.name))")
    page.locator("[data-cell=b2]").click()
    page.wait_for_selector("#board[data-early]")
    held[0].continue_()
    plies(page, 1)
    assert page.locator("#log li").inner_text().endswith("b2")


TAB_STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility() && !each.closest("[hidden]"))
  .map((each) => each.closest("#log") ? "log" : each.closest("#board") ? "board" : "other")"""


def test_a_long_log_is_one_tab_stop_and_enter_keeps_the_focus(visit):
    page = visit()
    table = open_table(page, game="bulo", mine=[0, 1])
    for _ in range(16):
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[0]})
    page.goto(f"/t/{table}")
    page.wait_for_selector("#board[data-over=yes] svg")
    last = page.locator("#log li").count()
    assert page.evaluate(TAB_STOPS).count("log") == 1
    page.locator("#log [tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    plies(page, last - 2)
    focused = "() => document.activeElement.dataset.ply"
    assert page.evaluate(focused) == str(last - 2)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    plies(page, 1)
    assert page.evaluate(focused) == "1"
    assert page.evaluate(TAB_STOPS).count("log") == 1
    assert page.evaluate(TAB_STOPS).count("board") <= 1


def test_a_computer_that_thinks_shows_it_at_its_name_and_after_a_while_how_far_it_is(visit):
    page = visit()
    silent_line(page, after='"moved"')  # its answer never comes
    at_table(page, game="trip", mine=[0], computers={"1": "novice"})
    page.locator("[data-cell=b2]").click()
    page.wait_for_selector("#seats [data-seat='1'] .thinking")
    assert page.locator("#seats [data-seat='0'] .thinking").count() == 0
    page.locator("#seats progress").wait_for(timeout=20_000)
    assert page.locator("#seats .so-long").inner_text().endswith(" s")
    page.wait_for_function("() => document.querySelector('#seats progress').value > 0.5")
    assert page.locator("#seats progress").evaluate("(bar) => bar.value") < 1


def test_clocks_stand_at_the_board_and_run_when_everybody_has_seen_the_game(visit):
    ada, ben = visit(), visit()
    at_table(ada, game="trip", mine=[0], clock={"kind": "game", "seconds": 25}, waits=True)
    ben.goto(ada.url)
    ada.goto("/account")
    take_seat(ben)
    ben.wait_for_selector("#seats [data-seat='0'].is-active")
    faces = [ben.locator(f".stage [data-clock='{seat}']") for seat in (0, 1)]
    # A face that is drawn anew just then has no size yet.
    is_large = (
        "(seat) => parseFloat(getComputedStyle(document.querySelector(`.stage [data-clock='${seat}']`)).fontSize) >= 28"
    )
    for seat in (0, 1):
        ben.wait_for_function(is_large, arg=seat)
    ben.wait_for_timeout(1500)
    assert [face.inner_text() for face in faces] == ["0:25", "0:25"]
    ada.go_back()
    ben.wait_for_selector(".clocks .is-running[data-seat='0'] .is-short", timeout=30_000)
    assert [face.evaluate("(each) => each.classList.contains('is-short')") for face in faces] == [True, False]


def test_the_tile_that_was_taken_last_is_marked_wherever_it_went(visit):
    page = at_table(visit(), game="microchip", mine=[0, 1], options={"players": 2})
    for ply in (1, 2):
        page.locator("[data-column=draw] [data-move]").first.click()
        if page.locator("[data-tray=play]").is_visible():
            page.locator("[data-tray=play]").click()
        plies(page, ply)
        assert page.locator("#board [data-last]").count() == 1
