"""Micropul on its page: tiles, stones, groups, and what a plus brings."""

import pytest
from playwright.sync_api import expect

import obelisk
from tests.browser.conftest import DESKTOP, PHONE, at_table, plies


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
    assert turn.locator(".task").inner_text() == "A plus has fired: take another turn."


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
    bar = page.locator("#bar").bounding_box()["y"]
    for part in (".goal.at-top", "#turn .task", "#board [data-tile] >> nth=5"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= bar
    page.evaluate("scrollTo(0, 400)")
    assert page.locator("#turn").bounding_box()["y"] >= 0


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
    assert f"Tile {tile} doesn't fit here" in page.locator("#bubble").inner_text()
    assert page.locator(".ring-picked").count() == 1
    assert page.locator("#log li").count() == 0


def test_zoom_buttons_lie_on_no_picture_and_under_no_tray(visit):
    for size in (DESKTOP, PHONE):
        page = at_table(visit(size, "ja-JP"), game="micropul", mine=[0], options={"players": 1, "seed": 7})
        page.locator("[data-square]").first.click()
        expect(page.locator("#tray")).to_be_visible()
        expect(page.locator("#zoom")).to_be_visible(visible=size == DESKTOP)
        tray, zoom, picture = (page.locator(each).bounding_box() for each in ("#tray", "#zoom", "#board svg"))
        assert zoom["y"] >= picture["y"] + picture["height"] or zoom["y"] + zoom["height"] <= picture["y"]
        for button in page.locator("#zoom button:visible").all():
            box = button.bounding_box()
            assert box["y"] + box["height"] <= tray["y"] or box["x"] + box["width"] <= tray["x"]
        for button in page.locator("#tray button").all():
            assert button.bounding_box()["height"] < 50


def test_only_the_newest_hint_is_on_the_board_and_closing_it_takes_it_away(visit):
    page = at_table(visit(PHONE), game="micropul", mine=[0], computers={"1": "novice"}, options={"seed": 7})
    offered = page.locator("#board [data-move]").evaluate_all("all => [...new Set(all.map((one) => one.dataset.move))]")
    moves = [offered[0], offered[-1]]
    answers = [{"move": move, "value": 0.5, "reason": None, "line": [move]} for move in (*moves, moves[0])]
    page.route("**/hint?*", lambda route: route.fulfill(json={"candidates": [answers.pop(0)]}))
    ghosts = page.locator("#board :is(.is-ghost, .is-thought)")
    for move in (*moves, moves[0]):
        page.locator("[data-bar=hint]").tap()
        expect(page.locator(f"#board [data-move='{move}']:is(.is-ghost, .is-thought)").first).to_be_attached()
        expect(ghosts).to_have_count(1)
        rings = page.locator("#board .marks .ring-hint").count()
        assert rings in (1, 2)  # where it goes, and the tile of the hand
    page.locator("#advice .close").tap()
    expect(ghosts).to_have_count(0)
    expect(page.locator("#board .marks .ring-hint")).to_have_count(0)


BESIDE_EACH_OTHER = """
    (name) => {
      const texts = [...document.querySelectorAll("#board svg text")];
      const own = texts.find((one) => one.textContent.startsWith(name)).getBoundingClientRect();
      return texts.map((one) => one.getBoundingClientRect()).filter((box) =>
        box.left > own.left && box.left < own.right && box.top < own.bottom && box.bottom > own.top).length;
    }
"""


@pytest.mark.parametrize(("language", "beginning"), [("en-GB", "Maxim"), ("ja-JP", "Maxim")])
def test_on_a_phone_no_figure_lies_on_a_long_name(visit, keep, language, beginning):
    page = visit(PHONE, language)
    at_table(page, game="micropul", mine=[0], computers={"1": "novice"}, options={"seed": 7}, name="Maximiliane Rose")
    page.wait_for_function("() => document.querySelector('#board svg').textContent.includes('Maxim')")
    keep(page, f"micropul-name-{language[:2]}")
    assert page.evaluate(BESIDE_EACH_OTHER, beginning) == 0
