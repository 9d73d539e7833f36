"""Several people at a table: seats and names, the connection, clocks, offers, chat."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at_table, open_table, plies, take_seat, together

RENAME = """([id, seat, name]) => fetch(`/api/v1/tables/${id}/actions`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ kind: "rename", seat, name }),
})"""


def test_several_computers_are_told_apart_by_their_numbers_on_the_page_and_on_the_board(visit):
    levels = {"1": "novice", "2": "novice"}
    page = at_table(visit(), game="microchip", mine=[0], computers=levels, options={"players": 3}, name="Ada")
    assert page.locator("#seats .who").all_inner_texts() == ["Ada", "Computer 1 (novice)", "Computer 2 (novice)"]
    assert page.locator("#board", has_text="Computer 2").count() == 1


def test_one_screen_is_handed_over_before_a_hand_is_shown(visit):
    page = visit()
    page.goto(f"/t/{open_table(page, game='micropul', mine=[0, 1], options={'players': 2})}")
    page.wait_for_selector("dialog[open]")
    assert page.locator("#board [data-tile]").count() == 0
    page.locator("dialog button").click()
    page.wait_for_selector("#board [data-tile]")


def test_a_lost_connection_is_told_and_nothing_is_missed(visit):
    one, other = visit(), visit()
    broken, lines = [], []

    def connect(line):
        if broken:
            line.close(code=1012)
        else:
            lines.append((line, line.connect_to_server()))

    other.route_web_socket("**/live*", connect)
    together(one, other, game="trip")
    other.wait_for_selector("#board[data-ply='0'] svg")
    broken.append(True)
    lines[-1][0].close(code=1012)
    other.wait_for_selector("#link:not([hidden])")
    assert other.locator("#link").inner_text() == "Connection lost. Reconnecting …"
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
    assert page.locator("#board [data-seat='1']").get_attribute("aria-label").startswith("Computer: 6 points")


def test_clocks_run_for_whoever_is_to_move(visit):
    page = at_table(visit(), game="trip", mine=[0, 1], clock={"kind": "game", "seconds": 300})
    page.locator("[data-cell=b2]").click()
    plies(page, 1)
    before = page.locator("[data-clock='0']").inner_text()
    page.wait_for_function("() => document.querySelector('[data-clock=\"1\"]').textContent.startsWith('4:5')")
    assert page.locator("[data-clock='0']").inner_text() == before


def test_without_sockets_the_game_goes_on_by_plain_requests(visit):
    one, other = visit(), visit()
    other.route_web_socket("**/live*", lambda line: line.close(code=1012))
    together(one, other, game="trip")
    one.locator("[data-cell=b2]").click()
    plies(other, 1)
    other.locator("[data-cell=d4]").click()
    plies(one, 2)
    plies(other, 2)


def test_a_takeback_names_its_position_and_needs_the_other(visit):
    one, other = visit(), visit(DESKTOP, "ja-JP")
    together(one, other, game="trip")
    one.locator("[data-cell=b2]").click()
    plies(one, 1)
    one.locator("[data-act=takeback]").click()
    other.locator("#offer .main").click()
    plies(one, 0)
    plies(other, 0)
    assert one.locator("#spoken").text_content() == "Move 1 has been taken back. Your turn."
    assert other.locator("#spoken").text_content() == "1手目が取り消されました。"
    assert not one.locator("#why").is_visible()


def test_what_is_chosen_stays_while_nothing_is_played_and_a_refused_offer_is_told(visit):
    ada, ben = visit(PHONE), visit(language="ja-JP")
    together(ada, ben, game="trip", name="Ada")
    ada.locator("[data-cell=b2]").tap()
    chosen = ada.locator("#tray [data-tray=play]")
    assert chosen.is_visible()
    ben.locator("[data-act=offer-end]").click()
    ada.locator("#offer .main").wait_for()
    assert chosen.is_visible()
    ada.locator("#offer button:not(.main)").tap()
    ben.wait_for_function("() => document.getElementById('offer').textContent === 'Adaさんは断りました。'")
    assert ben.locator("#spoken").text_content() == "Adaさんは断りました。"
    assert not ben.locator("#bubble").is_visible()  # once is enough
    ada.evaluate("() => { window.picture = document.querySelector('#board svg'); }")
    button = chosen.element_handle()
    ada.evaluate(RENAME, [ada.url.rpartition("/")[2], 0, "Ada Lovelace"])
    ada.wait_for_function("() => document.querySelector('#seats .who').textContent === 'Ada Lovelace'")
    ada.wait_for_function("() => !window.picture.isConnected && document.querySelector('[data-cell=b2].is-pending')")
    assert button.is_visible(), "the button was taken away from under the finger"
    chosen.tap()
    plies(ben, 1)
    assert not ben.locator("#offer").is_visible()


def test_a_refused_offer_is_told_for_as_long_as_it_takes_to_read_it(visit):
    ada, ben = visit(PHONE), visit()
    ada.clock.install()
    together(ada, ben, game="trip")
    told, badge = ada.locator("#offer"), ada.locator("[data-bar=offers] .badge")

    def refused():
        ada.locator("[data-bar=offers]").tap()
        ada.locator("dialog button").first.tap()
        badge.wait_for()
        ben.locator("#offer button:not(.main)").click()
        ada.wait_for_function("() => document.getElementById('offer').textContent.endsWith('declined.')")
        assert told.is_visible()
        assert badge.count() == 0  # nothing waits there

    refused()
    ada.clock.fast_forward(10_000)
    told.wait_for(state="hidden")
    refused()
    ben.locator("[data-act=resign]").click()
    ben.locator("dialog button.main").click()
    ada.wait_for_selector("#board[data-over=yes]")
    assert not told.is_visible()


def test_what_is_said_below_the_fold_is_announced_beside_the_turn(visit):
    ada, ben = visit(PHONE), visit()
    together(ada, ben, game="trip")
    ben.locator("#say input").fill("Hello")
    ben.keyboard.press("Enter")
    sign = ada.locator("#unread")
    sign.wait_for()
    assert sign.get_attribute("aria-label") == "One new message. Go to the chat"
    assert not ben.locator("#unread").is_visible()
    ada.reload()
    sign.wait_for()
    sign.tap()
    sign.wait_for(state="hidden")
    ada.reload()
    ada.wait_for_selector("#board[data-ply='0'] svg")
    assert not sign.is_visible()
    ada.wait_for_function("() => document.getElementById('say').getBoundingClientRect().bottom <= innerHeight")


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


def test_whoever_is_invited_finds_the_free_seat_at_once_on_a_phone(visit):
    one, other = visit(), visit(PHONE)
    at_table(one, game="trip", mine=[0])
    other.goto(one.url)
    box = other.locator("[data-sit='1']").bounding_box()
    assert box["y"] + box["height"] < PHONE["height"]
    assert other.get_by_text("Your name").is_visible()
    take_seat(other)
    one.wait_for_selector("#board[data-can=yes]")


@pytest.mark.parametrize(
    ("size", "language", "free", "waiting"),
    [
        (DESKTOP, "en-GB", "A seat is free for you", "Waiting for players"),
        (PHONE, "ja-JP", "空席があります", "相手を待っています"),
    ],
)
def test_whoever_is_invited_reads_that_a_seat_is_free_and_not_that_others_are_awaited(
    visit, keep, size, language, free, waiting
):
    host, guest = visit(language=language), visit(size, language)
    at_table(host, game="trip", mine=[0])
    assert host.locator("#turn").inner_text() == waiting
    guest.goto(host.url)
    guest.wait_for_selector("#board svg")
    assert guest.locator("#turn").inner_text() == free
    assert guest.title().endswith(free)
    keep(guest, f"invited-{language[:2]}")
    take_seat(guest)
    host.wait_for_selector("#board[data-can=yes]")
    assert free not in guest.locator("#turn").inner_text()


def test_a_result_is_told_to_each_reader_in_their_own_terms(visit):
    one, other, watcher = visit(), visit(), visit()
    together(one, other, game="trip")
    watcher.goto(one.url)
    watcher.wait_for_function("() => document.getElementById('watching').textContent === 'You are watching.'")
    one.locator("[data-act=resign]").click()
    one.locator("dialog button.main").click()
    for page, told in ((one, "You resigned"), (other, "You win: your opponent resigned."), (watcher, "Player 2 wins")):
        page.wait_for_selector("#board[data-over=yes]")
        assert page.locator("#turn").inner_text().startswith(told)


def test_a_result_is_not_shown_beside_an_earlier_position(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.locator("[data-cell=b2]").click()
    plies(page, 1)
    page.locator("[data-act=resign]").click()
    page.locator("dialog button.main").click()
    page.wait_for_selector("#after .standing")
    page.locator("#replay [data-to=first]").click()
    page.wait_for_selector("#board[data-ply='0'] svg")
    assert page.locator("#after .standing").is_hidden()
    page.locator("#replay [data-to=last]").click()
    page.wait_for_selector("#after .standing", state="visible")


def test_a_move_makes_nobody_ask_for_a_picture(visit):
    one, other, watcher = visit(), visit(), visit()
    together(one, other, game="trip")
    watcher.goto(other.url)
    watcher.wait_for_selector("#board[data-ply='0'] svg")
    asked = []
    for page in (one, other, watcher):
        page.on("request", lambda request: asked.append(request.url) if "picture.svg" in request.url else None)
    for ply, (page, cell) in enumerate(((one, "b2"), (other, "d4")), 1):
        page.locator(f"[data-cell={cell}]").click()
        for each in (one, other, watcher):
            plies(each, ply)
            each.wait_for_selector("#board:not([data-ahead]) svg")
    assert asked == []
