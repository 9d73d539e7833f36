"""What is moved or laid is dragged, by mouse and by finger, at every size; what is not possible says why, in place."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, TABLET, at_puzzle, at_table, plies
from tests.browser.pointers import Finger, Mouse, drag, middle
from tests.browser.test_learn import step, told

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
STEP = """
() => {
  const ground = document.querySelector('.ob-panel[data-played]') ?? document.querySelector('#board svg');
  const { from, to } = ground.querySelector('.ob-target[data-from]').dataset;
  return [from, to];
}
"""
LAYING = """
(fewest) => {
  for (const square of document.querySelectorAll('[data-square]')) {
    const tiles = [...square.querySelectorAll('.ob-target')].map((each) => each.dataset.of);
    const found = tiles.find((tile) => tiles.filter((each) => each === tile).length >= fewest);
    if (found) return [square.dataset.square, found];
  }
}
"""
PLACE = """
() => {
  const { of: kind, move } = document.querySelector('[data-move][data-of]').dataset;
  return [kind, move];
}
"""


# A mouse at a desk and fingers on a phone; a tablet too where its page is laid out in its own way, and every way where
# the size of what is aimed at matters.
USUAL = {"desktop-mouse": (DESKTOP, Mouse), "phone-finger": (PHONE, Finger)}
TABLETS = {"tablet-finger": (TABLET, Finger)}
OTHER = {"tablet-mouse": (TABLET, Mouse), "phone-mouse": (PHONE, Mouse), "desktop-finger": (DESKTOP, Finger)}


def ways(known):
    return pytest.mark.parametrize(("size", "pointer"), known.values(), ids=known)


usually, on_tablets_too, in_every_way = ways(USUAL), ways({**USUAL, **TABLETS}), ways({**USUAL, **TABLETS, **OTHER})


@pytest.fixture
def come(visit, size, pointer):
    """Return somebody at a page of each size who has a mouse or fingers."""
    return lambda: visit(size, has_touch=pointer is Finger)


def undisturbed(page):
    """Nothing was taken from the finger, and the page did not scroll under it."""
    assert page.evaluate("window.seen") == {"cancelled": 0, "scrolled": 0}


def confirm(page):
    """Press the button of what is chosen, if the page asks."""
    button = page.locator("#tray [data-tray=play]")
    if button.is_visible():
        button.click()


@in_every_way
def test_a_piece_is_dragged_to_where_it_goes(come, pointer):
    page = at_table(come(), game="kono", mine=[0, 1])
    start, end = page.evaluate(STEP)
    hand = pointer(page)
    hand.take(middle(page.locator(f"[data-cell={start}]")))
    hand.go(middle(page.locator(f"[data-cell={end}]")))
    lit = page.locator(f".ob-target.ob-shown[data-from={start}]")
    assert lit.count() == page.locator(f".ob-target[data-from={start}]").count() > 0
    assert page.locator(f".ob-target.is-aimed[data-to={end}]").count() == 1
    assert page.locator("#board .held").count() == 1
    hand.let_go()
    plies(page, 1)
    undisturbed(page)
    assert page.locator("#log").inner_text().endswith(start + end)


@on_tablets_too
def test_a_piece_is_dragged_in_a_microgame_of_a_match(come, pointer):
    page = at_table(come(), game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": ["kono"]})
    page.locator(".ob-map [data-move]").first.click()
    confirm(page)
    plies(page, 1)
    page.wait_for_selector("#board[data-can=yes] .ob-panel[data-played] .ob-target", state="attached")
    page.locator(".ob-panel[data-played]").scroll_into_view_if_needed()
    start, end = page.evaluate(STEP)
    hand = pointer(page)
    drag(hand, *(page.locator(f".ob-panel [data-cell={cell}]") for cell in (start, end)))
    plies(page, 2)
    undisturbed(page)


@on_tablets_too
def test_a_tile_of_the_hand_is_dragged_turned_on_the_way_and_laid(come, pointer):
    page = at_table(come(), game="micropul", mine=[0], options={"players": 1, "seed": 2})
    square, tile = page.evaluate(LAYING, 2)
    place, shown = page.locator(f"[data-square='{square}']"), page.locator(f"[data-square='{square}'] > .ob-shown")
    hand = pointer(page)
    hand.take(middle(page.locator(f"#board [data-tile='{tile}']")))
    hand.go(middle(place))
    assert place.get_attribute("class").split() == ["fits", "is-lit", "is-aimed"]
    before = shown.get_attribute("data-move")
    hand.turn()
    page.wait_for_function(
        "before => document.querySelector('.is-aimed > .ob-shown').dataset.move !== before", arg=before
    )
    turned = shown.get_attribute("data-move")
    hand.let_go()
    page.locator("#tray").wait_for()
    assert shown.get_attribute("data-move") == turned
    assert shown.get_attribute("data-of") == tile
    hand.press(middle(place))
    page.wait_for_function(
        "before => document.querySelector('[data-square] > .ob-shown').dataset.move !== before", arg=turned
    )
    laid = shown.get_attribute("data-move")
    undisturbed(page)
    page.locator("#tray [data-tray=play]").click()
    plies(page, 1)
    assert page.locator("#log").inner_text().endswith(laid)


@usually
def test_a_stone_is_dragged_to_a_group(come, pointer):
    page = at_table(come(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    stone, group = page.locator("[data-kind=stone]"), page.locator("[data-move^=stone]").first
    stone.scroll_into_view_if_needed()
    hand = pointer(page)
    hand.take(middle(stone))
    x, y = middle(group)
    hand.go((x, y))
    if pointer is Finger:  # what is smaller than a finger is aimed at from below
        hand.go((x, y + 46))
    page.wait_for_selector("[data-move^=stone].is-aimed")
    hand.let_go()
    page.locator("#tray [data-tray=play]").click()
    plies(page, 1)
    assert page.evaluate("window.seen.cancelled") == 0


@in_every_way
def test_a_tile_is_dragged_to_a_place_of_its_kind(come, pointer, size):
    page = at_table(come(), game="abstrakto", mine=[0], computers={"1": "novice"}, options={"seed": 5})
    page.wait_for_selector("#board[data-can=yes] [data-kind]")
    before = page.locator("#log li").count()
    kind, move = page.evaluate(PLACE)
    hand = pointer(page)
    hand.take(middle(page.locator(f"[data-kind={kind}]")))
    x, y = middle(page.locator(f"[data-move={move}]"))
    hand.go((x, y + (46 if pointer is Finger and size is not DESKTOP else 0)))
    assert page.locator(".is-lit").count() == page.locator(f"[data-move][data-of={kind}]").count() > 1
    assert page.locator(f"[data-move={move}].is-aimed").count() == 1
    hand.let_go()
    confirm(page)
    page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=before)
    undisturbed(page)
    assert move in page.locator("#log").inner_text()


@on_tablets_too
def test_a_tile_of_the_workbench_is_dragged_to_a_cell_on_to_another_and_back(come, pointer):
    page = at_puzzle(come())
    hand = pointer(page)
    hand.take(middle(page.locator("[data-tile=RT]")))
    hand.go(middle(page.locator("[data-cell=a2]")))
    assert page.locator("[data-cell].is-lit:not([data-takes=R])").count() == 0
    assert page.locator("[data-cell].is-lit").count() == page.locator("[data-takes=R]").count()
    hand.let_go()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    drag(hand, page.locator("[data-cell=a2]"), page.locator("[data-cell=a4]"))
    page.wait_for_selector("[data-cell=a4] [data-light]")
    drag(hand, page.locator("[data-cell=a4]"), page.locator("[data-place=tray]"))
    page.wait_for_function("() => !document.querySelector('[data-light]')")
    undisturbed(page)


@usually
def test_a_tile_of_the_pool_is_taken_by_dragging_it_to_ones_own(come, pointer):
    page = at_table(come(), game="microchip", mine=[0, 1])
    hand = pointer(page)
    drag(hand, page.locator("[data-move^=take]").first, page.locator("[data-place=own] [data-cell=a5]"))
    plies(page, 1)
    undisturbed(page)


@on_tablets_too
def test_a_lesson_is_done_by_dragging(come, pointer):
    page = come()
    page.goto("/learn/kono")
    capture = step(page, "capture")
    hand = pointer(page)
    drag(hand, capture.locator("[data-cell=b1]"), capture.locator("[data-cell=b2]"))
    assert "Your own piece is on b2" in told(capture, "why-not")
    capture.locator(".board").scroll_into_view_if_needed()
    drag(hand, capture.locator("[data-cell=b1]"), capture.locator("[data-cell=b3]"))
    assert "Captured!" in told(capture, "right")
    assert page.evaluate("window.seen.cancelled") == 0


@usually
def test_a_row_is_taken_by_dragging_from_end_to_end(come, pointer):
    page = at_table(come(), game="bulo", mine=[0, 1])
    hand = pointer(page)
    hand.take(middle(page.locator("[data-cell=b2]")))
    hand.go(middle(page.locator("[data-cell=d2]")))
    assert page.locator("[data-cell=d2].is-aimed").count() == 1
    hand.let_go()
    plies(page, 1)
    undisturbed(page)
    assert page.locator("#log").inner_text().endswith("b2d2")


@usually
def test_a_tile_of_a_lesson_of_abstrakto_is_dragged_to_its_place(come, pointer):
    page = come()
    page.goto("/learn/abstrakto")
    solid = step(page, "solid")
    solid.locator("[data-kind=S]").scroll_into_view_if_needed()
    place = solid.locator("[data-move=b2]")
    hand = pointer(page)
    hand.take(middle(solid.locator("[data-kind=S]")))
    x, y = middle(place)
    hand.go((x, y))
    if not place.evaluate("(place) => place.classList.contains('is-aimed')"):  # what is small is aimed at from below
        hand.go((x, y + 46))
    hand.let_go()
    assert "A solid." in told(solid, "right")
    assert page.evaluate("window.seen.cancelled") == 0


@usually
def test_a_chip_of_a_lesson_is_closed_by_dragging(come, pointer):
    page = come()
    page.goto("/learn/microchip")
    closed = step(page, "closed")
    closed.locator(".board").scroll_into_view_if_needed()
    drag(pointer(page), closed.locator("[data-tile=P1]"), closed.locator("[data-cell=b2]"))
    assert "Closed" in told(closed, "right")
    assert page.evaluate("window.seen.cancelled") == 0


@usually
def test_a_tile_of_a_lesson_is_dragged_to_its_square(come, pointer):
    page = come()
    page.goto("/learn/micropul")
    join = step(page, "join")
    tile = join.locator("[data-square='0,1'] .ob-target").first.get_attribute("data-of")
    join.locator(f"[data-tile='{tile}']").scroll_into_view_if_needed()
    drag(pointer(page), join.locator(f"[data-tile='{tile}']"), join.locator("[data-square='0,1']"))
    join.locator("[data-tray=play]").click()
    assert "It fits." in told(join, "right")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_is_not_possible_says_why_at_its_place(visit, size):
    page = at_table(visit(size), game="kono", mine=[0, 1])
    bubble = page.locator("#bubble")
    enemy = page.locator("[data-cell]:has([data-piece$=' 1'])").first
    enemy.click()
    bubble.wait_for()
    assert bubble.inner_text() == "That piece is not yours."
    near(bubble, enemy)
    page = at_table(visit(size), game="abstrakto", mine=[0, 1], options={"seed": 5})
    page.locator("#typed input").fill("h8")
    page.keyboard.press("Enter")
    plies(page, 1)
    page.evaluate("scrollTo(0, 0)")
    closed = page.locator("[data-attempt=h8]")
    for _ in range(2):  # a finger comes nearer first
        page.mouse.click(*middle(closed)) if size is not PHONE else page.touchscreen.tap(*middle(closed))
        page.wait_for_timeout(600)
    page.locator("#bubble").wait_for()
    assert "overlap" in page.locator("#bubble").inner_text()
    near(page.locator("#bubble"), closed)
    assert page.locator("#board").get_attribute("data-ply") == "1"


def near(bubble, place):
    """A bubble stands above its place or below it, not further away than its own height."""
    told, at = bubble.bounding_box(), place.bounding_box()
    gap = max(at["y"] - told["y"] - told["height"], told["y"] - at["y"] - at["height"])
    assert gap < told["height"] + 20
    assert told["x"] <= at["x"] + at["width"]
    assert told["x"] + told["width"] >= at["x"]


@usually
def test_a_piece_that_is_put_where_it_cannot_go_says_why_and_comes_back(come, pointer):
    page = at_table(come(), game="kono", mine=[0, 1])
    own = page.locator("[data-cell]:has([data-piece$=' 0'])").first
    enemy = page.locator("[data-cell]:has([data-piece$=' 1'])").last
    drag(pointer(page), own, enemy)
    page.locator("#bubble").wait_for()
    page.wait_for_function("() => !document.querySelector('#board .held, #board .is-lifted')")
    assert page.locator("#board").get_attribute("data-ply") == "0"


@usually
def test_a_double_click_hands_nothing_in(come, pointer):
    page = at_puzzle(come())
    button = page.locator("#board [data-move=build]")
    button.evaluate("(button) => button.scrollIntoView({ block: 'center' })")
    at = middle(button)
    if pointer is Finger:
        page.touchscreen.tap(*at)
        page.touchscreen.tap(*at)
    else:
        page.mouse.dblclick(*at)
    page.locator("#tray").wait_for()
    page.mouse.dblclick(*at)
    page.wait_for_timeout(300)
    assert page.locator("#board").get_attribute("data-over") == "no"
    page.locator("#tray [data-tray=cancel]").click()
    assert not page.locator("#tray").is_visible()


def test_keys_reach_the_tiles_before_what_hands_them_in_and_enter_held_down_hands_nothing_in(visit):
    page = at_puzzle(visit())
    stops = page.evaluate("[...document.querySelectorAll('#board [tabindex=\"0\"]')].map((each) => each.dataset.move)")
    assert stops[0] is None
    assert stops[-1] == "build"
    page.locator("#board [data-move=build]").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    assert page.locator("#board").get_attribute("data-over") == "no"


def test_the_wheel_turns_a_tile_only_where_nothing_needs_scrolling(visit):
    for size, does_turn in ((DESKTOP, True), ({"width": 590, "height": 900}, False)):
        page = at_table(visit(size), game="micropul", mine=[0], options={"players": 1, "seed": 2})
        square, tile = page.evaluate(LAYING, 2)
        page.set_viewport_size({**size, "height": 700})
        page.locator(f"[data-tile='{tile}']").click()
        place, shown = page.locator(f"[data-square='{square}']"), page.locator(f"[data-square='{square}'] > .ob-shown")
        place.click()
        before = shown.get_attribute("data-move")
        place.hover()
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(400)
        assert (shown.get_attribute("data-move") != before) is does_turn
        assert (page.evaluate("scrollY") > 0) is not does_turn


HITS = """
() => [...document.querySelectorAll('#board [data-move]:not(.ob-target), #board [data-kind], #board [data-tile]')]
  .map((each) => (each.querySelector('rect, polygon, circle') ?? each).getBoundingClientRect())
  .map((box) => Math.min(box.width, box.height))
"""


def test_on_a_telephone_what_is_taken_up_is_as_large_as_a_finger(visit):
    page = visit(PHONE)
    solo = {"game": "micropul", "mine": [0], "options": {"players": 1, "seed": 2}}
    for come in (lambda: at_puzzle(page), lambda: at_table(page, **solo), lambda: microchip(page)):
        come()
        sizes = page.evaluate(HITS.replace("[data-move]:not(.ob-target)", "[data-into]"))
        assert len(sizes) > 4
        assert min(sizes) >= 40
    assert page.locator("#board [data-why] rect").first.bounding_box()["height"] >= 40


def microchip(page):
    return at_table(page, game="microchip", mine=[0, 1])


@pytest.mark.parametrize(
    ("game", "options"), [("abstrakto", {"seed": 5}), ("rhombus", {"size": 11})], ids=lambda value: str(value)[:9]
)
def test_on_a_telephone_a_place_that_is_smaller_than_a_finger_is_hit_in_two_steps(visit, game, options):
    page = at_table(visit(PHONE), game=game, mine=[0, 1], options=options)
    assert min(page.evaluate(HITS)) < 40
    place = page.locator("[data-move=e5]")
    page.touchscreen.tap(*middle(place))
    page.locator("#tray").wait_for()
    assert page.locator(".is-pending").get_attribute("data-move") == "e5"
    sizes = page.evaluate(HITS)
    assert min(sizes) >= 40
    page.wait_for_timeout(600)
    page.touchscreen.tap(*middle(page.locator("[data-move=f5]")))
    assert page.locator(".is-pending").get_attribute("data-move") == "f5"
    page.locator("#tray [data-tray=play]").click()
    plies(page, 1)
    assert page.locator("#log").inner_text().endswith("f5")
    assert page.locator("#board.is-close").count() == 0
