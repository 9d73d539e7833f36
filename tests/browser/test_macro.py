"""Matches and workbenches on their page: a decided microgame, handing in, what a bench offers and says."""

import obelisk
from obelisk.kernel.chance import generator, pick
from tests.browser.conftest import PHONE, at_puzzle, at_table, together

PLAY = """
async ([id, isDone]) => {
  const ask = (path, body) => fetch(`/api/v1/tables/${id}/${path}`, body && {method: 'POST',
    headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}).then((answer) => answer.json());
  for (let n = 0; n < 400; n += 1) {
    const { moves } = await ask('moves');
    if (isDone === 'draft' ? !moves[0].startsWith('take') : n > 0 && moves[0].startsWith('@')) return n;
    await ask('moves', {move: moves[n * 7919 % moves.length]});
  }
}
"""


def test_a_decided_microgame_stays_until_a_tile_is_chosen_also_when_one_goes_back(visit, keep):
    page = visit()
    table = at_table(
        page, game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": ["trip"]}
    ).url.rpartition("/")[2]
    n = page.evaluate(PLAY, [table, "tile"])
    page.wait_for_selector(f"#board[data-ply='{n}'] .ob-panel[data-decided]")
    keep(page, "match-decided-desktop-en")
    heading = page.locator(".ob-panel text").first.text_content()
    tile = page.locator(".ob-panel").get_attribute("data-decided")
    assert "Trip" in heading
    assert tile in heading
    assert page.locator(".ob-panel [data-piece]").count() == 16
    page.locator(".ob-map [data-move]").first.click()
    page.wait_for_selector(f"#board[data-ply='{n + 1}'] .ob-panel:not([data-decided])")
    page.locator("[data-to=back]").click()
    page.wait_for_selector(f"#board[data-ply='{n}'] .ob-panel[data-decided={tile}]")
    assert page.locator(".ob-panel text").first.text_content() == heading
    page.locator("[data-to=back]").click()
    page.wait_for_selector(f"#board[data-ply='{n - 1}'] .ob-panel:not([data-decided])")


def test_a_decided_microgame_is_seen_however_quickly_the_next_tile_is_chosen(visit):
    ada, ben = visit(), visit()
    options = {"size": 2, "seed": 3, "micros": ["decapawn"], "obelisk": 0}
    together(ada, ben, game="plug-in", options=options)
    table = ada.url.rpartition("/")[2]
    moves = won_by_the_holder(options)
    mover = 0
    for move in moves:
        answer = (ada, ben)[mover].request.post(f"/api/v1/tables/{table}/moves", data={"move": move})
        mover = mover if answer.ok and move.startswith("@") else 1 - mover
    choice = ben.request.get(f"/api/v1/tables/{table}/moves").json()["moves"][0]
    ben.request.post(f"/api/v1/tables/{table}/moves", data={"move": choice})
    ada.wait_for_selector(f"#board[data-ply='{len(moves)}'][data-lingers=yes][data-can=no] .ob-panel[data-decided]")
    ada.keyboard.press("Escape")
    ada.wait_for_selector("#board[data-lingers=no] .ob-panel:not([data-decided])")


def won_by_the_holder(options):
    """Return the moves of a first microgame that is won by who holds the obelisk, who hands it over then."""
    for seed in range(100):
        rng, position = generator(seed), obelisk.game("plug-in").start(**options)
        while position.view()["tile"] is not None or not position.history:
            moves = position.moves()
            position = position.play(moves[pick(rng, len(moves))])
        if position.view()["obelisk"] == 1:
            return [move for _, move in position.history]
    raise AssertionError("the holder never wins")


def test_the_obelisk_is_seen_to_change_hands(visit):
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    options = {"size": 2, "seed": 3, "micros": ["decapawn"], "obelisk": 0}
    table = at_table(page, game="plug-in", mine=[0, 1], options=options).url.rpartition("/")[2]
    page.evaluate(
        "() => { const { animate } = Element.prototype; window.seen = 0; Element.prototype.animate = function(...how) {"
        " window.seen += this.classList.contains('ob-obelisk'); return animate.apply(this, how); }; }"
    )
    moves = won_by_the_holder(options)
    for move in moves:
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": move})
    page.wait_for_selector(f"#board[data-ply='{len(moves)}'] .ob-panel[data-decided]")
    page.wait_for_function("() => window.seen > 0")


def test_what_is_chosen_in_a_match_covers_no_button(visit):
    page = visit(language="ja-JP")
    page.goto("/account")
    page.evaluate("() => localStorage.setItem('ask', 'yes')")
    at_table(page, game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3})
    for width in (961, 1000, 1200, 1300):
        page.set_viewport_size({"width": width, "height": 760})
        page.wait_for_selector("#board svg")
        page.locator(".ob-map [data-move]").first.click()
        tray = page.locator("#tray").bounding_box()
        assert page.locator("[data-tray=play]").inner_text() == "このタイルを選ぶ"
        for button in page.locator("#zoom button:visible").all():
            box = button.bounding_box()
            is_apart = tray["y"] + tray["height"] <= box["y"] or box["y"] + box["height"] <= tray["y"]
            assert is_apart or box["x"] + box["width"] <= tray["x"], width
        page.keyboard.press("Escape")


def test_a_bench_offers_what_it_can_do_and_says_why_not(visit, keep):
    page = visit(PHONE)
    table = at_table(page, game="microchip", mine=[0, 1], options={"seed": 2, "players": 2}).url.rpartition("/")[2]
    assert page.locator("[data-act^=bench]:visible").count() == 0  # there is no tile to lay yet
    offered = page.locator("[data-column=draw] [data-move]").first
    tile = offered.get_attribute("data-move").removeprefix("take ")
    offered.tap()
    assert page.locator("[data-tray=play]").inner_text() == "Take this tile"
    page.locator("[data-tray=play]").tap()
    page.wait_for_selector("#board[data-ply='1'] svg")
    page.locator("[data-column=draw] [data-move]").first.tap()
    page.locator("[data-tray=play]").tap()
    page.wait_for_selector(f"#board[data-ply='2'] [data-tile={tile}]")
    hand_in = page.locator("#board [data-why]")
    assert hand_in.get_attribute("aria-disabled") == "true"
    hand_in.tap(force=True)
    assert page.locator("#bubble").inner_text() == "You hand in once all tiles are taken."
    clear = page.locator("[data-act=bench-clear]")
    assert clear.get_attribute("aria-disabled") == "true"
    clear.tap(force=True)
    assert page.locator("#bubble").inner_text() == "There is nothing on your board yet."
    page.locator(f"[data-tile={tile}]").tap()
    assert page.locator("#how").inner_text() == "Now choose a cell where it fits."
    colour = (
        "([...document.querySelectorAll('[data-cell]')].find((each) => each.textContent.trim() === '%s')).dataset.cell"
    )
    cell = page.evaluate(colour % tile[0])
    page.locator(f"[data-cell={cell}]").tap()
    page.wait_for_selector(f"[data-cell={cell}].bench-chosen [data-light]")
    assert "tap it again to turn it" in page.locator("#how").inner_text()
    keep(page, "bench-phone-en")
    page.locator(f"[data-cell={cell}]").tap()
    page.wait_for_function("() => document.getElementById('how').hidden")
    assert {each.get_attribute("aria-disabled") for each in page.locator("[data-act^=bench]").all()} == {"false"}
    page.reload()
    page.wait_for_selector(f"[data-cell={cell}] [data-light]")
    assert not page.locator("#how").is_visible()
    page.evaluate(PLAY, [table, "draft"])


def test_a_layout_is_handed_in_with_its_score_told_before(visit):
    page = visit()
    page.goto("/account")
    page.fill("#naming [name=name]", "Ada")
    page.click("#naming button")
    page.wait_for_selector(".person:has-text('Ada')")
    at_puzzle(page)
    assert page.locator("#seats .who").inner_text() == "Ada"
    page.locator("#board [data-move=build]").click()
    assert page.locator("#tray .told").inner_text() == "No closed microchip. Score: −50"
    assert page.locator("[data-tray=play]").inner_text() == "Hand in an empty board"
    page.keyboard.press("Escape")
    page.locator("[data-act=hint]").click()
    page.wait_for_function("() => /[a-e][1-5]/.test(document.getElementById('advice').textContent)", timeout=60_000)


def test_there_is_a_chat_only_where_somebody_can_answer(visit):
    page = visit()
    at_table(page, game="trip", mine=[0, 1])
    assert not page.locator("#chat").is_visible()
    assert page.locator("#seats .who").all_inner_texts() == ["Player 1", "Player 2"]
    page.locator("[data-rename='1']").click()
    page.locator("#dialog input").fill("Ben")
    page.locator("#dialog button.main").click()
    page.wait_for_function("() => document.querySelectorAll('#seats .who')[1].textContent === 'Ben'")
    at_table(page, game="trip", mine=[0], computers={"1": "novice"})
    assert not page.locator("#chat").is_visible()
    at_table(page, game="trip", mine=[0])
    assert page.locator("#chat").is_visible()


def test_enter_saves_a_name_as_the_button_does(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    page.locator("[data-rename='0']").click()
    page.locator("#dialog input").fill("Ada")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#seats .who').textContent === 'Ada'")
    assert page.locator("#dialog[open]").count() == 0


def test_the_map_is_never_taken_for_the_microgame_nor_the_microgame_for_the_map(visit):
    page = visit(language="ja-JP")
    table = at_table(
        page, game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": ["trip"]}
    ).url.rpartition("/")[2]
    bubble = page.locator("#bubble")
    page.locator(".ob-map [data-cell=a2]").click()
    page.wait_for_selector("#board[data-ply='1'] .ob-panel[data-played=a2]")
    page.locator(".ob-map [data-cell=a1]").click()
    assert bubble.inner_text() == "先にa2のマイクロゲームの決着をつけます。"
    page.locator(".ob-panel [data-cell=b1]").click()
    page.wait_for_selector("#board[data-ply='2'] svg")
    assert page.request.get(f"/api/v1/tables/{table}").json()["moves"][1][1] == "b1"
    n = 2 + page.evaluate(PLAY, [table, "tile"])
    page.wait_for_selector(f"#board[data-ply='{n}'] .ob-panel[data-decided]")
    page.locator(".ob-panel [data-cell=a1]").click()
    assert bubble.inner_text() == "先にゲームボードのタイルを選びます。"
    page.locator(".ob-map [data-cell=a2]").click()
    page.wait_for_function("() => document.getElementById('bubble').textContent.includes('a2')")
    assert page.locator("#log li").count() == n
