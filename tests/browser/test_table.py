"""What happens at the board: choosing, refusing, going back, playing without a mouse, and what comes after."""

import re

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at_table, open_table, plies, together
from tests.browser.test_pages import violations


def test_a_wrong_try_is_told_why_at_the_place_and_changes_nothing(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    page.locator("[data-cell=a1]").click()
    page.locator("[data-cell=b3]").click()
    bubble = page.locator("#bubble")
    bubble.wait_for()
    assert "a1b3" in bubble.inner_text()
    box, cell = bubble.bounding_box(), page.locator("[data-cell=b3]").bounding_box()
    assert abs(box["y"] + box["height"] - cell["y"]) < 60
    assert page.locator("#log li").count() == 0


def test_a_step_is_chosen_shown_and_made_with_two_clicks(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    assert page.locator(".ob-target.ob-shown").count() == 0
    page.locator("[data-cell=a1]").click()
    page.locator(".ob-target.ob-shown[data-to=a3]").click()
    plies(page, 1)
    assert "a1a3" in page.locator("#log").inner_text()


def test_another_piece_of_ones_own_is_chosen_instead_or_says_that_it_cannot_move(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    page.locator("[data-cell=a1]").click()
    page.locator("[data-cell=b1]").click()
    assert page.locator(".ob-target.ob-shown").get_attribute("data-from") == "b1"
    page.locator("[data-cell=b2]").click()
    assert page.locator("#bubble").inner_text() == "The piece on b2 can't move now."
    page.locator(".ob-target.ob-shown[data-to=b3]").click()
    plies(page, 1)


def test_legal_moves_are_shown_when_somebody_asks(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    assert page.locator(".marks circle").count() == 0
    page.locator("[data-act=show]").click()
    assert page.locator(".marks circle").count() == 16
    page.locator("[data-cell=b2]").click()
    plies(page, 1)
    assert page.locator(".marks circle").count() == 7


def test_whoever_has_the_far_side_sees_it_below_and_can_turn_the_board(visit):
    below = "() => { const y = (cell) => document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect().y;"
    below += " return y('a4') > y('a1'); }"
    page = visit()
    page.goto(f"/t/{open_table(page, game='kono', mine=[1], computers={'0': 'novice'})}")
    page.wait_for_selector("#board[data-can=yes] svg")
    page.wait_for_function(below)
    page.locator("[data-act='look/near']").click()
    page.wait_for_function(f"() => !({below})()")
    page.keyboard.press("f")
    page.wait_for_function(below)
    page.locator("[data-cell].can").first.click()
    page.locator(".ob-target.ob-shown").first.click()
    page.wait_for_function("() => Number(document.getElementById('board').dataset.ply) >= 2")
    assert page.evaluate(below)
    near = at_table(visit(), game="kono", mine=[0], computers={"1": "novice"})
    assert not near.evaluate(below)


def test_a_phone_asks_before_a_move_is_made(visit):
    page = at_table(visit(PHONE), game="trip", mine=[0, 1])
    page.locator("[data-cell=b2]").tap()
    assert page.locator("#log li").count() == 0
    page.locator("[data-tray=play]").tap()
    plies(page, 1)


def test_moves_can_be_typed_and_are_spoken(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.locator("#typed input").fill("b2")
    page.keyboard.press("Enter")
    plies(page, 1)
    assert "b2" in page.locator("#spoken").inner_text()
    assert page.locator("#typed input").input_value() == ""
    page.locator("#typed input").fill("b2")
    page.keyboard.press("Enter")
    page.locator("#typed-why").wait_for()
    assert page.locator("#typed input").input_value() == "b2"
    assert page.evaluate("() => getSelection().toString()") == "b2"
    assert page.locator("#log li").count() == 1


def test_an_earlier_position_has_an_address(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    for n, cell in enumerate(("a1", "d4", "b2"), 1):
        page.locator(f"[data-cell={cell}]").click()
        plies(page, n)
    page.locator("body").press("ArrowLeft")
    plies(page, 2)
    assert page.url.endswith("#2")
    page.locator("[data-cell=a4]").click()
    assert page.locator("#log li").count() == 3
    page.goto(page.url.partition("#")[0] + "#1")
    page.reload()
    plies(page, 1)
    page.locator("[data-to=last]").click()
    plies(page, 3)
    assert "#" not in page.url


def test_undo_hint_and_the_end_against_the_computer(visit):
    page = at_table(visit(), game="trip", mine=[0], computers={"1": "novice"})
    page.locator("[data-cell=b2]").click()
    # The first time on a machine, the computer's search is compiled.
    page.wait_for_selector("#board[data-ply='2'] svg", timeout=60_000)
    page.locator("[data-act=undo]").click()
    plies(page, 0)
    page.locator("[data-act=hint]").click()
    page.wait_for_function("() => /[a-d][1-4]/.test(document.getElementById('advice').textContent)")
    page.locator("[data-act=resign]").click()
    page.locator("dialog button.main").click()
    page.wait_for_selector("#board[data-over=yes]")
    assert page.locator("#turn").inner_text().startswith("You resigned")
    before = page.url.rpartition("/")[2]
    page.locator("[data-act=rematch]").click()
    page.wait_for_url(re.compile(f"/t/(?!{before})"))


def test_what_was_dealt_can_be_checked_and_a_change_is_found(visit):
    page = at_table(visit(), game="micropul", mine=[0], computers={"1": "novice"}, options={"players": 2})
    page.locator("[data-act=resign]").click()
    page.locator("dialog button.main").click()
    page.wait_for_selector("#board[data-over=yes]")
    page.goto(f"/verify?table={page.url.rpartition('/')[2]}")
    page.wait_for_function("() => document.querySelector('[name=setup]').value !== ''")
    page.locator("#check button").click()
    page.wait_for_selector("#answer[data-good=true]")
    page.locator("[name=salt]").fill("0" * 32)
    page.locator("#check button").click()
    page.wait_for_selector("#answer[data-good=false]")


def test_a_review_is_in_step_with_the_board_and_its_lines_are_played_out_there(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    table = page.url.rpartition("/")[2]
    for n in range(16):
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[n * 7919 % len(moves)]})
    page.locator("[data-act=graph]").click()
    # The first time on a machine, the search is compiled.
    marked = page.locator("#log .ply:has(.judged)").first
    marked.wait_for(timeout=60_000)
    ply = int(marked.get_attribute("data-ply"))
    page.locator("#graph .ob-ply[data-ply='3']").click()
    plies(page, 3)
    marked.click()
    plies(page, ply)
    page.wait_for_selector(f"#graph .is-here[data-ply='{ply}']")
    # Graph and words tell the chances of the same player, whoever moved; Trip is solved for these tests.
    assert "Player 1's chances: " in page.locator("#verdict .entry").inner_text()
    assert page.locator("#graph desc").text_content().startswith("Player 1's chances")
    # What was better is shown in the position before the move, while one points at it.
    better = page.locator("#verdict .thought")
    better.hover()
    page.wait_for_selector("#board [data-aside] .ring-hint")
    page.mouse.move(5, 5)
    page.wait_for_selector("#board svg:not([data-aside])")
    better.click()
    plies(page, ply - 1)
    page.wait_for_selector("#board[data-can=yes]")
    assert page.locator(".tried [aria-current]").count() == 1
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => !document.querySelector('.tried [aria-current]')")
    page.wait_for_selector("#board[data-can=yes]")
    page.locator("#board [data-cell][data-move]").last.click()
    page.wait_for_function("() => document.querySelectorAll('.tried li').length === 1")
    page.locator("[data-act=leave-line]").click()
    page.wait_for_selector("#board[data-can=no]")
    assert page.locator("#graph").is_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_whoever_analyses_a_game_that_is_over_begins_before_its_last_move_and_goes_back_from_there(visit, size):
    page = at_table(visit(size), game="chomp", mine=[0, 1])
    table = page.url.rpartition("/")[2]
    for move in ("b1", "a2", "a1"):
        assert page.request.post(f"/api/v1/tables/{table}/moves", data={"move": move}).ok
    page.wait_for_selector("#board[data-over=yes]")
    # The picture without moves comes after the one on which moves are tried, and does not take its place.
    late = []
    page.route("**/picture.svg*", lambda route: late.append(route))
    page.locator("[data-act=analyse]:visible").first.click()
    page.wait_for_selector("#board[data-ply='2'][data-can=yes] [data-move=a1]")
    for route in late:
        with page.expect_response("**/picture.svg*"):
            route.continue_()
    page.unroute("**/picture.svg*")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert late
    assert page.locator("#board [data-move=a1]").is_visible()
    page.locator("#line [data-key=back]").click()
    page.wait_for_selector("#board[data-ply='1'][data-can=yes] [data-move=a2]")
    page.locator("#line [data-key=next]").click()
    plies(page, 2)
    page.locator("#line [data-key=back]").click()
    page.locator("#line [data-key=back]").click()
    page.wait_for_selector("#line [data-key=back][aria-disabled=true]")


def test_an_analysis_shows_100_percent_only_for_a_sure_win_and_0_only_for_a_sure_loss(visit):
    page = at_table(visit(), game="kono", mine=[0, 1])
    values = [1.0, 0.998, 0.5, 0.002, 0.0]
    found = [{"move": "a1a3", "line": ["a1a3"], "value": value, "reason": None} for value in values]
    page.route("**/analysis?*", lambda route: route.fulfill(json={"seat": 0, "candidates": found}))
    table = page.url.rpartition("/")[2]
    page.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign", "seat": 0})
    page.locator("[data-act=analyse]:visible").click()
    page.wait_for_selector("#advice .candidates")
    assert page.locator("#advice .candidates i").all_inner_texts() == ["100 %", "99 %", "50 %", "1 %", "0 %"]


def test_a_review_says_whether_its_values_are_exact(visit):
    told = {}
    for game, move in (("trip", "b2"), ("y", "a1")):
        page = at_table(visit(), game=game, mine=[0, 1])
        table = page.url.rpartition("/")[2]
        assert page.request.post(f"/api/v1/tables/{table}/moves", data={"move": move}).ok
        assert page.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign", "seat": 1}).ok
        page.locator("[data-act=graph]").click()
        page.locator("#verdict .entry").wait_for()
        entry = page.locator("#verdict .entry").inner_text()
        page.keyboard.press("Home")
        page.locator("#verdict p.quiet:has-text('values')").wait_for()
        told[game] = ("about" in entry, "exact" in page.locator("#verdict p.quiet").last.inner_text())
    assert told == {"trip": (False, True), "y": (True, False)}


def test_a_line_that_is_tried_has_an_address_which_shows_it_again_to_everybody(visit):
    page, friend = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 0}), visit()
    table = page.url.rpartition("/")[2]
    page.request.post(f"/api/v1/tables/{table}/moves", data={"move": "18@0,1r2"})
    page.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign", "seat": 0})
    page.wait_for_selector("#board[data-over=yes][data-ply='1']")
    page.goto(f"/t/{table}#1~20@1%2C1r3~draw%2043")
    page.wait_for_selector("#board[data-tried] [data-tile='43']")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".tried li:first-child [aria-current]")
    assert page.url.endswith("#1.1~20%401%2C1r3~draw%2043")
    for again in (page, friend):
        again.goto("/account")
        again.goto(f"/t/{table}#1.1~20%401%2C1r3~draw%2043")
        again.wait_for_selector(".tried li:first-child [aria-current]")
        assert again.locator(".tried li").count() == 2
    page.locator("[data-act=leave-line]").click()
    page.wait_for_selector("#board:not([data-tried])")
    assert "#" not in page.url
    page.goto(f"/t/{table}#0~nonsense")
    page.wait_for_selector("#bubble:not([hidden])")
    page.wait_for_function("() => location.hash === '#0'")


def test_while_a_game_is_played_no_address_shows_what_would_come_of_other_moves(visit):
    one, other = visit(), visit()
    together(one, other, game="trip")
    address = one.url
    one.goto("/account")
    one.goto(f"{address}#0~b2")
    one.wait_for_selector("#bubble:not([hidden])")
    one.wait_for_selector("#board:not([data-tried])[data-can=yes]")
    assert one.url == address


def test_on_a_board_for_analysis_both_sides_are_played_and_the_computer_says_what_it_thinks(visit):
    page = visit(PHONE)
    page.goto("/new/trip")
    page.locator("[value=analysis]").check()
    page.locator(".start").tap()
    page.wait_for_selector("#board[data-can=yes]")
    for n, cell in enumerate(["b2", "d4"]):
        page.locator(f"#board [data-cell={cell}]").tap()
        page.locator("[data-tray=play]").tap()
        page.wait_for_selector(f"#board[data-ply='{n + 1}'][data-can=yes]")
    page.locator("[data-bar=analyse]").tap()
    page.locator("#advice .thought").first.wait_for(timeout=60_000)
    # From an earlier position other moves are tried; what was played stays.
    held = []
    page.route("**/analysis?*", lambda route: held.append(route))
    page.evaluate("() => document.querySelector('#replay [data-to=back]').click()")
    page.wait_for_selector("#board[data-ply='1'][data-can=yes]")
    assert page.locator("#advice .thought:enabled").count() == 0
    page.unroute("**/analysis?*")
    for request in held:
        request.continue_()
    page.locator("#advice .thought:enabled").first.tap()
    page.wait_for_function("() => document.querySelectorAll('.tried li').length > 0")
    assert page.evaluate("() => document.querySelectorAll('#log .ply').length") == 2


def test_a_finished_game_can_be_taken_home(visit, keep):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.locator("[data-cell=b2]").click()
    plies(page, 1)
    page.locator("[data-act=resign]").click()
    page.locator("dialog button.main").click()
    page.wait_for_selector("#after .downloads")
    kinds = {}
    for link in page.locator("#after .downloads a").all():
        answer = page.request.get(link.get_attribute("href"))
        assert answer.ok
        kinds[answer.headers["content-type"].partition(";")[0]] = answer.body()[:6]
    assert kinds["image/gif"] == b"GIF89a"
    assert kinds["image/png"][1:4] == b"PNG"
    assert set(kinds) == {"image/gif", "image/png", "image/svg+xml", "application/json", "application/pdf"}
    held = []
    page.route("**/game.gif", lambda route: held.append(route))
    page.route("**/making", lambda route: route.fulfill(json={"done": 3, "of": 9}))
    page.locator("#after [href$='.gif']").click()
    page.get_by_text("GIF is being made …").wait_for()
    page.get_by_text("3 of 9 positions drawn").wait_for()
    keep(page, "making-desktop")
    assert page.locator(".making progress").evaluate("(bar) => bar.position") == pytest.approx(1 / 3)
    with page.expect_download() as kept:
        held[0].continue_()
    assert kept.value.suggested_filename.endswith(".gif")
    page.locator(".making").wait_for(state="detached")


def test_advice_leaves_what_is_chosen_and_goes_with_the_position_it_was_about(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.locator("#ask").evaluate("(each) => { each.checked = true; each.dispatchEvent(new Event('change')); }")
    page.locator("[data-cell=b2]").click()
    page.locator("[data-act=hint]").click()
    page.wait_for_function("() => /[a-d][1-4]/.test(document.getElementById('advice').textContent)", timeout=60_000)
    page.wait_for_selector(".marks .ring-hint")
    page.locator("[data-tray=play]").click()
    plies(page, 1)
    assert not page.locator("#advice").is_visible()


@pytest.mark.parametrize(
    ("language", "spoken"),
    [("en-GB", "Move 1 has been taken back. Your turn."), ("ja-JP", "1手目が取り消されました。 あなたの手番です。")],
)
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_first_move_that_was_taken_back_is_spoken_of_and_nothing_looks_like_an_error(visit, language, spoken, by):
    page = at_table(visit(language=language), game="trip", mine=[0], computers={"1": "novice"})
    page.locator("[data-cell=b2]").click()
    plies(page, 2)
    undo = page.locator("[data-act=undo]:not([aria-disabled])")
    undo.wait_for()
    if by == "mouse":
        undo.click()
    else:
        undo.focus()
        page.keyboard.press("Enter")
    plies(page, 0)
    page.wait_for_selector("[data-act=undo][aria-disabled=true]")
    assert page.locator("#spoken").text_content() == spoken
    assert not page.locator("#why").is_visible()
    assert not page.locator("#bubble").is_visible()
    # Whoever tries is told.
    page.locator("[data-act=undo]").click(force=True)
    assert page.locator("#why").inner_text() == page.locator("[data-act=undo]").get_attribute("title") != ""
