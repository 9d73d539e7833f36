"""What happens at the board: choosing, refusing, going back, losing the connection, playing without a mouse."""

import re

import obelisk
from tests.browser.conftest import DESKTOP, PHONE, open_table


def at_table(page, **wish):
    page.goto(f"/t/{open_table(page, **wish)}")
    page.wait_for_selector("#board[data-ply='0'] svg")
    return page


RENAME = """([id, seat, name]) => fetch(`/api/v1/tables/${id}/actions`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ kind: "rename", seat, name }),
})"""


def plies(page, n):
    page.wait_for_selector(f"#board[data-ply='{n}'] svg")


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
    assert page.locator("#bubble").inner_text() == "The piece on b2 cannot move now."
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


def test_where_a_stone_would_lie_has_a_ring_in_the_middle_of_its_micropul(visit):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    page.locator("[data-act=show]").click()
    away = page.evaluate(
        "() => { const middle = (each) => { const box = each.getBoundingClientRect();"
        " return [box.x + box.width / 2, box.y + box.height / 2]; };"
        " const rings = [...document.querySelectorAll('.marks .ring-place')].map(middle);"
        " return [...document.querySelectorAll('[data-move^=stone] .ob-hint')].map(middle)"
        ".map(([x, y]) => Math.min(...rings.map(([atX, atY]) => Math.hypot(atX - x, atY - y)))); }"
    )
    assert away
    assert max(away) < 1


def test_claimed_groups_are_outlined_when_somebody_asks_and_that_is_remembered(visit):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    claim = page.locator("#board [data-move^=stone]").first.get_attribute("data-move")
    page.locator("#typed input").fill(claim)
    page.keyboard.press("Enter")
    plies(page, 1)
    parts = page.locator("#board svg *").count()
    switch = page.locator("[data-act='look/groups']")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    more = f"() => document.querySelectorAll('#board svg *').length > {parts}"
    page.wait_for_function(more)
    assert switch.get_attribute("aria-pressed") == "true"
    page.reload()
    page.wait_for_function(more)
    assert switch.get_attribute("aria-pressed") == "true"


def firing_a_plus():
    """A seed with which seat 0 begins, and a move that gives it another turn."""
    for seed in range(1000):
        start = obelisk.game("micropul").start(seed=seed, players=2)
        for move in start.moves() if start.active == (0,) else ():
            if start.play(move).active == (0,):
                return seed, move
    raise AssertionError


def test_a_plus_that_fires_is_told_in_the_line_that_says_whose_turn_it_is(visit):
    seed, move = firing_a_plus()
    page = at_table(visit(), game="micropul", mine=[0], computers={"1": "novice"}, options={"players": 2, "seed": seed})
    turn = page.locator("#turn")
    assert "plus" not in turn.inner_text()
    page.locator("#typed input").fill(move)
    page.keyboard.press("Enter")
    plies(page, 1)
    assert turn.inner_text().split("\n")[0].strip() == "Your turn."
    assert turn.locator(".task").inner_text() == "A plus has fired: one more turn."


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


def test_several_computers_are_told_apart_by_their_numbers_on_the_page_and_on_the_board(visit):
    levels = {"1": "novice", "2": "novice"}
    page = at_table(visit(), game="microchip", mine=[0], computers=levels, options={"players": 3}, name="Ada")
    assert page.locator("#seats .who").all_inner_texts() == ["Ada", "Computer 1 (beginner)", "Computer 2 (beginner)"]
    assert page.locator("#board", has_text="Computer 2").count() == 1


def test_a_stone_is_not_set_by_a_stray_click(visit):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    page.locator("[data-move^='stone'] circle").first.click()
    page.locator("#tray [data-tray=play]").click()
    plies(page, 1)


def test_escape_lets_go_of_what_was_chosen(visit):
    page = at_table(visit(), game="micropul", mine=[0], computers={"1": "novice"}, options={"players": 2})
    page.locator("[data-square]").first.click()
    assert page.locator("#tray").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#tray").is_visible()
    assert page.locator(".ob-shown").count() == 0


def test_a_tile_is_turned_by_key_wheel_button_and_tap(visit):
    page = at_table(visit(), game="micropul", mine=[0], computers={"1": "novice"}, options={"players": 2})
    square, tile = page.evaluate(
        "() => { for (const square of document.querySelectorAll('[data-square]')) {"
        " const tiles = [...square.querySelectorAll('.ob-target')].map((each) => each.dataset.of);"
        " const found = tiles.find((tile, n) => tiles.indexOf(tile) !== n);"
        " if (found) return [square.dataset.square, found]; } }"
    )
    place = page.locator(f"[data-square='{square}']")
    shown = page.locator(f"[data-square='{square}'] > .ob-shown")
    page.locator(f"#board [data-tile='{tile}']").click()
    place.click()
    for turn in (
        lambda: page.keyboard.press("r"),
        lambda: page.locator("[data-tray=turn]").click(),
        lambda: place.click(),
        lambda: (place.hover(), page.mouse.wheel(0, 100)),
    ):
        before = shown.get_attribute("data-move")
        turn()
        page.wait_for_function(
            "before => document.querySelector('[data-square] > .ob-shown').dataset.move !== before", arg=before
        )
        assert shown.get_attribute("data-of") == tile
    move = shown.get_attribute("data-move")
    page.locator("[data-tray=play]").click()
    page.wait_for_selector("#log li")
    assert move in page.locator("#log").inner_text()


def test_a_phone_asks_before_a_move_is_made(visit):
    page = at_table(visit(PHONE), game="trip", mine=[0, 1])
    page.locator("[data-cell=b2]").tap()
    assert page.locator("#log li").count() == 0
    page.locator("[data-tray=play]").tap()
    plies(page, 1)


def test_a_whole_game_is_played_with_the_keyboard_alone(visit):
    page = at_table(visit(), game="bulo", mine=[0, 1])
    page.locator("#typed input").focus()
    for _ in range(30):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("() => document.getElementById('board').contains(document.activeElement)"):
            break
    for ply in range(16):
        if page.locator("#board[data-over=yes]").count():
            break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("#tray").is_visible():
            page.keyboard.press("Enter")
        page.wait_for_function("ply => Number(document.getElementById('board').dataset.ply) > ply", arg=ply)
    page.wait_for_selector("#board[data-over=yes]")
    assert page.locator("#log li").count() == 16


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


def test_one_screen_is_handed_over_before_a_hand_is_shown(visit):
    page = visit()
    page.goto(f"/t/{open_table(page, game='micropul', mine=[0, 1], options={'players': 2})}")
    page.wait_for_selector("dialog[open]")
    assert page.locator("#board [data-tile]").count() == 0
    page.locator("dialog button").click()
    page.wait_for_selector("#board [data-tile]")


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


def test_a_lost_connection_is_told_and_nothing_is_missed(visit):
    one, other = visit(), visit()
    broken, lines = [], []

    def connect(line):
        if broken:
            line.close(code=1012)
        else:
            lines.append((line, line.connect_to_server()))

    other.route_web_socket("**/live*", connect)
    at_table(one, game="trip", mine=[0])
    other.goto(one.url)
    other.locator("[data-sit='1']").click()
    one.wait_for_selector("#board[data-can=yes]")
    other.wait_for_selector("#board[data-ply='0'] svg")
    broken.append(True)
    lines[-1][0].close(code=1012)
    other.wait_for_selector("#link:not([hidden])")
    one.locator("[data-cell=b2]").click()
    plies(one, 1)
    broken.clear()
    plies(other, 1)
    other.locator("#link").wait_for(state="hidden")
    other.locator("[data-cell=d4]").click()
    plies(one, 2)


def test_a_board_calls_players_by_their_names(visit):
    page = at_table(
        visit(), game="micropul", mine=[0], computers={"1": "novice"}, options={"players": 2}, name="<b>Ada"
    )
    assert "<b>Ada (you)" in page.locator("#board [data-seat='0'] text").all_text_contents()
    assert page.locator("#board [data-seat='1']").get_attribute("aria-label").startswith("Computer: points")


def test_clocks_run_for_whoever_is_to_move(visit):
    page = at_table(visit(), game="trip", mine=[0, 1], clock={"kind": "game", "seconds": 300})
    page.locator("[data-cell=b2]").click()
    plies(page, 1)
    page.wait_for_function("() => document.querySelector('[data-clock=\"1\"]').textContent === '4:59'")
    assert page.locator("[data-clock='0']").inner_text() in ("5:00", "4:59")


def test_without_sockets_the_game_goes_on_by_plain_requests(visit):
    one, other = visit(), visit()
    other.route_web_socket("**/live*", lambda line: line.close(code=1012))
    at_table(one, game="trip", mine=[0])
    other.goto(one.url)
    other.locator("[data-sit='1']").click()
    one.wait_for_selector("#board[data-can=yes]")
    one.locator("[data-cell=b2]").click()
    plies(other, 1)
    other.locator("[data-cell=d4]").click()
    plies(one, 2)
    plies(other, 2)


def test_a_takeback_names_its_position_and_needs_the_other(visit):
    one, other = visit(), visit(DESKTOP, "ja-JP")
    at_table(one, game="trip", mine=[0])
    other.goto(one.url)
    other.locator("[data-sit='1']").click()
    one.wait_for_selector("#board[data-can=yes]")
    one.locator("[data-cell=b2]").click()
    plies(one, 1)
    one.locator("[data-act=takeback]").click()
    other.locator("#offer .main").click()
    plies(one, 0)
    plies(other, 0)


def test_what_is_chosen_stays_while_nothing_is_played_and_a_refused_offer_is_told(visit):
    ada, ben = visit(PHONE), visit(language="ja-JP")
    at_table(ada, game="trip", mine=[0], name="Ada")
    ben.goto(ada.url)
    ben.locator("[data-sit='1']").click()
    ada.wait_for_selector("#board[data-can=yes]")
    ada.locator("[data-cell=b2]").tap()
    chosen = ada.locator("#tray [data-tray=play]")
    assert chosen.is_visible()
    ben.locator("[data-act=offer-end]").click()
    ada.locator("#offer .main").wait_for()
    assert chosen.is_visible()
    ada.locator("#offer button:not(.main)").tap()
    ben.wait_for_function("() => document.getElementById('offer').textContent === 'Adaさんは断りました。'")
    assert "断りました" in ben.locator("#bubble").inner_text()
    ada.evaluate(RENAME, [ada.url.rpartition("/")[2], 0, "Ada Lovelace"])
    ada.wait_for_function("() => document.querySelector('#seats .who').textContent === 'Ada Lovelace'")
    ada.wait_for_function("() => document.querySelector('[data-cell=b2].is-pending')")
    chosen.tap()
    plies(ben, 1)
    assert not ben.locator("#offer").is_visible()


def test_what_is_said_below_the_fold_is_announced_beside_the_turn(visit):
    ada, ben = visit(PHONE), visit()
    at_table(ada, game="trip", mine=[0])
    ben.goto(ada.url)
    ben.locator("[data-sit='1']").click()
    ada.wait_for_selector("#board[data-can=yes]")
    ben.locator("#say input").fill("Hello")
    ben.keyboard.press("Enter")
    sign = ada.locator("#unread")
    sign.wait_for()
    assert sign.get_attribute("aria-label") == "New messages: 1. To the chat"
    assert not ben.locator("#unread").is_visible()
    ada.reload()
    sign.wait_for()
    sign.tap()
    sign.wait_for(state="hidden")
    ada.reload()
    ada.wait_for_selector("#board[data-ply='0'] svg")
    assert not sign.is_visible()
    ada.wait_for_function("() => document.getElementById('say').getBoundingClientRect().bottom <= innerHeight")


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
    before = page.url.rpartition("/")[2]
    page.locator("[data-act=rematch]").click()
    page.wait_for_url(re.compile(f"/t/(?!{before})"))


def test_a_tile_is_shown_turned_changed_and_laid_and_the_bar_says_so(visit):
    for page in (visit(), visit(PHONE)):
        at_table(page, game="micropul", mine=[0], options={"players": 1, "seed": 2})
        square, tray = page.locator("[data-square]").first, page.locator("#tray")
        square.click()
        shown = page.locator("[data-square] > .ob-shown")
        assert shown.count() == 1
        tiles = tray.locator(".tile")
        for number in range(tiles.count()):
            tiles.nth(number).click()
            tile = shown.get_attribute("data-of")
            assert f"Lay tile {tile} here" in tray.inner_text()
            if tray.locator("[data-tray=turn]").count():
                break
        first = shown.get_attribute("data-move")
        preview = tray.locator(".tile[aria-pressed=true] svg").inner_html()
        page.keyboard.press("r")
        assert tray.locator(".tile[aria-pressed=true] svg").inner_html() != preview
        second = shown.get_attribute("data-move")
        square.click()
        assert len({first, second}) == 2
        assert shown.get_attribute("data-of") == tile
        other = next(n for n in range(tiles.count()) if tiles.nth(n).get_attribute("aria-pressed") == "false")
        page.locator(
            f"#board [data-tile='{tiles.nth(other).get_attribute('data-tray').removeprefix('tile-')}']"
        ).click()
        assert shown.get_attribute("data-of") != tile
        move = shown.get_attribute("data-move")
        tray.locator("[data-tray=play]").click()
        plies(page, 1)
        assert page.locator("#log").inner_text().endswith(move)


def test_undo_that_is_not_possible_says_why_before_it_is_pressed(visit):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 2})
    undo = page.locator("[data-act=undo]")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.focus()
    assert page.locator("#why").inner_text() == undo.get_attribute("title") != ""
    page.keyboard.press("Enter")
    assert page.locator("#why").is_visible()
    visitor = visit()
    visitor.goto(page.url)
    visitor.wait_for_selector("#board svg")
    assert visitor.locator("[data-act=undo], [data-act=takeback]").count() == 0


def test_on_a_telephone_the_turn_the_board_and_the_hand_are_seen_at_once(visit):
    page = at_table(visit(PHONE), game="micropul", mine=[0], options={"players": 1, "seed": 2})
    for part in ("#turn .task", "#zoom", "#board [data-tile] >> nth=5"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]
    page.evaluate("scrollTo(0, 400)")
    assert page.locator("#turn").bounding_box()["y"] >= 0


def test_long_names_stay_on_their_line_and_nothing_sticks_out(visit):
    for size in (DESKTOP, PHONE):
        page = at_table(visit(size), game="trip", mine=[0, 1])
        for seat, name in enumerate(("W" * 24, "月" * 24)):
            page.evaluate(RENAME, [page.url.rpartition("/")[2], seat, name])
        page.locator("[data-act=resign]").click()
        page.locator("dialog button.main").click()
        page.wait_for_selector(".standing .star")
        apart = page.evaluate(
            "() => { const [star, name] = ['.star', '.name'].map((part) => document.querySelector(`.won ${part}`));"
            " return Math.abs(star.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom); }"
        )
        assert apart < 6
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_microchip_is_built_by_tapping_and_dragging(visit):
    page = visit()
    page.goto("/puzzle?day=2026-11-15")
    page.locator("#go").click()
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-tile=R1]").drag_to(page.locator("[data-cell=a4]"))
    page.wait_for_selector("[data-cell=a4] [data-light]")
    label = page.locator("[data-cell=a4]").get_attribute("aria-label")
    page.locator("[data-cell=a4]").click()
    page.wait_for_function(
        "before => document.querySelector('[data-cell=a4]').getAttribute('aria-label') !== before", arg=label
    )
    page.reload()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-cell=a2]").focus()
    page.keyboard.press("Delete")
    page.wait_for_function("() => !document.querySelector('[data-cell=a2] [data-light]')")


def test_on_the_bench_a_choice_is_seen_r_turns_it_and_words_can_be_typed(visit):
    page = visit()
    page.goto("/puzzle?day=2026-11-15")
    page.locator("#go").click()
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    page.locator("[data-tile=RT]").click()
    assert page.locator("[data-tile=RT]").evaluate("(tile) => getComputedStyle(tile).outlineStyle") == "solid"
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    label = "[...document.querySelectorAll('[data-cell=a2]')].pop().getAttribute('aria-label')"
    before = page.evaluate(label)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.wait_for_function(f"(before) => {label} !== before", arg=before)
    typed = page.locator("#typed input")
    typed.fill("place a4 NX")
    page.keyboard.press("Enter")
    page.locator("#typed-why").wait_for()
    typed.fill("place a4 N")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell=a4] [data-light]")
    assert typed.input_value() == ""
    assert not page.locator("#typed-why").is_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Delete")
    page.wait_for_function("() => !document.querySelector('[data-cell=a2] [data-light]')")


def test_a_laid_tile_is_dragged_to_a_cell_of_its_colour_and_stays_where_it_is_otherwise(visit):
    page = visit()
    page.goto("/puzzle?day=2026-11-15")
    page.locator("#go").click()
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    page.locator("[data-tile=RT]").drag_to(page.locator("[data-cell=a2]"))
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-cell=a2]").drag_to(page.locator("[data-cell=a3]"))
    bubble = page.locator("#bubble")
    bubble.wait_for()
    assert "RT is red" in bubble.inner_text()
    assert page.locator("[data-cell=a2] [data-light]").count()
    page.locator("[data-cell=a2]").drag_to(page.locator("[data-cell=a4]"))
    page.wait_for_selector("[data-cell=a4] [data-light]")
    assert not page.locator("[data-cell=a2] [data-light]").count()
    page.locator("[data-act=undo]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")


def test_undo_takes_back_what_was_done_last_on_the_bench(visit):
    page = visit()
    page.goto("/puzzle?day=2026-11-15")
    page.locator("#go").click()
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    undo, laid = page.locator("[data-act=undo]"), page.locator("[data-cell=a2] [data-light]")
    assert undo.get_attribute("aria-disabled") == "true"
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a2]").click()
    laid.first.wait_for()
    page.locator("[data-act=bench-clear]").click()
    laid.first.wait_for(state="detached")
    undo.click()
    laid.first.wait_for()
    undo.click()
    laid.first.wait_for(state="detached")
    page.wait_for_selector("[data-act=undo][aria-disabled=true]")


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


def test_what_the_review_marks_leads_to_the_move(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    table = page.url.rpartition("/")[2]
    for n in range(16):
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[n * 7919 % len(moves)]})
    page.locator("[data-act=graph]").click()
    # The first time on a machine, the search is compiled.
    entry = page.locator(".graph .ob-entry").first
    entry.wait_for(timeout=60_000)
    ply = entry.get_attribute("data-ply")
    entry.click()
    plies(page, ply)
    assert not page.locator("dialog").is_visible()


def test_a_finished_game_can_be_taken_home(visit):
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
    assert set(kinds) == {"image/gif", "image/png", "image/svg+xml", "application/json"}


def test_a_square_that_a_tile_does_not_fit_is_refused_with_the_reason_and_the_tile_stays_chosen(visit):
    page = visit()
    misfit = None
    for seed in range(20):
        at_table(page, game="micropul", mine=[0], options={"players": 1, "seed": seed})
        misfit = page.evaluate(
            "() => { for (const { dataset: { tile } } of document.querySelectorAll('[data-tile][role=button]'))"
            " for (const square of document.querySelectorAll('[data-square]'))"
            " if (![...square.querySelectorAll('.ob-target')].some((each) => each.dataset.of === tile))"
            " return [tile, square.dataset.square]; return null; }"
        )
        if misfit:
            break
    tile, square = misfit
    page.locator(f"[data-tile='{tile}']").click()
    page.locator(f"[data-square='{square}']").click()
    page.locator("#bubble").wait_for()
    assert f"Tile {tile} does not fit here" in page.locator("#bubble").inner_text()
    assert page.locator(".ring-picked").count() == 1
    assert page.locator("#log li").count() == 0


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


def test_a_tile_that_is_refused_on_the_bench_stays_chosen(visit):
    page = visit()
    page.goto("/puzzle?day=2026-11-15")
    page.locator("#go").click()
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    wrong = page.locator("[data-cell]:not([data-cell=a2]):not([data-cell=a4])")
    page.locator("[data-tile=RT]").click()
    wrong.first.click()
    page.locator("#bubble").wait_for()
    assert page.locator("#bubble").bounding_box()["x"] >= 0
    page.wait_for_selector("[data-tile=RT].bench-chosen")
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")


def test_zoom_buttons_lie_on_no_picture_and_under_no_tray(visit):
    for size in (DESKTOP, PHONE):
        page = at_table(visit(size, "ja-JP"), game="micropul", mine=[0], options={"players": 1, "seed": 7})
        page.locator("[data-square]").first.click()
        tray, zoom, picture = (page.locator(each).bounding_box() for each in ("#tray", "#zoom", "#board svg"))
        assert zoom["y"] >= picture["y"] + picture["height"] or zoom["y"] + zoom["height"] <= picture["y"]
        for button in page.locator("#zoom button:visible").all():
            box = button.bounding_box()
            assert box["y"] + box["height"] <= tray["y"] or box["x"] + box["width"] <= tray["x"]
        for button in page.locator("#tray button").all():
            assert button.bounding_box()["height"] < 50


def test_whoever_is_invited_finds_the_free_seat_at_once_on_a_phone(visit):
    one, other = visit(), visit(PHONE)
    at_table(one, game="trip", mine=[0])
    other.goto(one.url)
    box = other.locator("[data-sit='1']").bounding_box()
    assert box["y"] + box["height"] < PHONE["height"]
    other.locator("[data-sit='1']").click()
    one.wait_for_selector("#board[data-can=yes]")
