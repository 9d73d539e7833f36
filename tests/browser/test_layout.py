"""Where things stand at a table, on a desktop, a tablet and a phone: the board is the hero, and it does not jump."""

from zipfile import ZipFile

import pytest

from obelisk.table.features.documentation import site
from tests.browser.conftest import DESKTOP, PHONE, TABLET, at_puzzle, at_table, plies, together

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
RECORD = """() => {
  window.boxes = new Set();
  const look = () => {
    const svg = document.querySelector("#board svg");
    if (svg) {
      const box = document.getElementById("board").getBoundingClientRect(), at = svg.getScreenCTM();
      const seen = [box.x, box.y + scrollY, box.width, box.height, at.a, at.e, at.f + scrollY];
      window.boxes.add(JSON.stringify(seen.map((each) => Math.round(each * 10) / 10)));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in every frame where the board lies on the page, and how its picture lies in it."""
SEEN = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && document.getElementById(id).contains(on);
}"""
SMALL = """() => [...document.querySelectorAll("a, button, select, input:not([type=range]), summary")]
  .filter(each => {
    const box = (each.closest("label") ?? each).getBoundingClientRect(), around = each.parentElement.textContent;
    const isInText = getComputedStyle(each).display === "inline" && around.trim() !== each.textContent.trim();
    const isSeen = box.width > 0 && !each.closest(".unseen, .skip, [inert]") && !each.matches(".skip");
    return isSeen && !isInText && (box.height < 40 || box.width < 40);
  }).map(each => each.outerHTML.slice(0, 90))"""
WHOLE = """() => {
  const said = [...document.querySelectorAll("#dock > *")].filter((each) => each.checkVisibility());
  const board = document.querySelector("#board svg").getBoundingClientRect();
  const head = document.querySelector(".now").getBoundingClientRect().bottom;
  return board.top >= head - 1 && said.every((each) => board.bottom <= each.getBoundingClientRect().top + 1);
}"""
"""Whether nothing lies on the board, and it is in sight."""
CUT = """() => [...document.querySelectorAll("#seats .who")]
  .filter((who) => who.scrollWidth > who.clientWidth + 1 || who.scrollHeight > who.clientHeight + 3)
  .map((who) => who.textContent)"""


# Where there is least room, what is said is as long as it is in either language.
everywhere = pytest.mark.parametrize(
    ("size", "language"), [("desktop", "ja-JP"), ("tablet", "en-GB"), ("phone", "en-GB"), ("phone", "ja-JP")]
)


def boxes(page):
    """Return where the board was, in all frames since it is recorded."""
    page.wait_for_timeout(60)
    return page.evaluate("() => [...window.boxes]")


def step(page):
    """Make the first step that there is, whether the page asks first or not."""
    page.locator("[data-cell].can").first.click()
    page.locator(".ob-target.ob-shown").first.click()
    if page.locator("[data-tray=play]").count():
        page.locator("[data-tray=play]").click()


@everywhere
def test_the_board_does_not_move_by_a_pixel_whatever_two_people_do(visit, keep, size, language):
    ada, ben = visit(SIZES[size], language), visit()
    together(ada, ben, game="kono", name="Ada Lovelace")
    ada.evaluate(RECORD)
    ben.locator("#say input").fill("Hello, and good luck!")
    ben.keyboard.press("Enter")
    ada.wait_for_function("() => document.getElementById('said').childElementCount === 1")
    ada.locator("[data-cell=b2]").click()
    ada.wait_for_selector("#bubble:not([hidden])")
    step(ada)
    plies(ada, 1)
    ben.locator("[data-act=offer-end]").click()
    ada.locator("#offer .main").wait_for()
    keep(ada, f"offer-{size}-{language[:2]}")
    ada.locator("#offer button:not(.main)").click()
    step(ben)
    plies(ada, 2)
    ada.evaluate("() => document.querySelector('[data-to=back]').click()")
    plies(ada, 1)
    ada.evaluate("() => document.querySelector('[data-to=last]').click()")
    plies(ada, 2)
    ben.locator("[data-act=resign]").click()
    ben.locator("dialog button.main").click()
    ada.wait_for_selector("#board[data-over=yes]")
    ada.wait_for_selector("#after .downloads")
    keep(ada, f"over-{size}-{language[:2]}")
    assert len(boxes(ada)) == 1, boxes(ada)


@everywhere
def test_the_board_does_not_move_by_a_pixel_for_hints_and_what_is_taken_back(visit, keep, size, language):
    mode = "light" if size == "phone" else "dark"
    page = at_table(visit(SIZES[size], language, color_scheme=mode), game="trip", mine=[0, 1])
    page.evaluate(RECORD)
    click = "(code) => document.querySelector(`[data-act=${code}]`).click()"
    page.evaluate(click, "hint")
    page.wait_for_function("() => /[a-d][1-4]/.test(document.getElementById('advice').textContent)", timeout=60_000)
    keep(page, f"hint-{size}-{language[:2]}")
    for n, cell in enumerate(("b2", "d4"), 1):
        page.locator(f"[data-cell={cell}]").click()
        if page.locator("[data-tray=play]").count():
            page.locator("[data-tray=play]").click()
        plies(page, n)
    page.evaluate(click, "undo")
    plies(page, 1)
    page.locator("#typed input").fill("b2")
    page.keyboard.press("Enter")
    page.locator("#typed-why").wait_for()
    page.evaluate(click, "analyse")
    page.wait_for_selector("#advice .candidates", timeout=60_000)
    assert len(boxes(page)) == 1, boxes(page)


@pytest.mark.parametrize("act", ["graph", "analyse"])
def test_a_game_that_is_looked_at_again_on_a_phone_is_seen_whole_above_what_is_said_of_it(visit, keep, act):
    page = at_table(visit(PHONE, "ja-JP"), game="plug-in", mine=[0, 1], options={"composition": "rhombus 2: trip"})
    page.request.post(f"/api/v1/tables/{page.url.rpartition('/')[2]}/actions", data={"kind": "resign", "seat": 0})
    page.locator(f"#after [data-act={act}]").scroll_into_view_if_needed()
    assert page.evaluate("() => scrollY") > 0
    page.locator(f"#after [data-act={act}]").tap()
    page.wait_for_selector("#graph svg" if act == "graph" else "#advice .candidates", timeout=60_000)
    page.wait_for_function(WHOLE)
    keep(page, f"again-{act}-phone")


@pytest.mark.parametrize("game", ["micropul", "abstrakto", "microchip"])
def test_the_board_of_a_phone_does_not_move_by_a_pixel_whatever_is_drawn_below_it(visit, keep, game):
    page = visit(PHONE, "ja-JP" if game == "abstrakto" else "en-GB")
    at_table(page, game=game, mine=[0], computers={"1": "novice"}, options={"seed": 3})
    page.evaluate(RECORD)
    keep(page, f"{game}-begin-phone")
    for _ in range(2):
        page.wait_for_selector("#board[data-can=yes]")
        ply = int(page.locator("#board").get_attribute("data-ply"))
        table = page.url.rpartition("/")[2]
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[-1]})
        page.wait_for_function("(ply) => Number(document.getElementById('board').dataset.ply) > ply", arg=ply)
    keep(page, f"{game}-later-phone")
    assert len(boxes(page)) == 1, boxes(page)


@everywhere
def test_a_lost_connection_is_told_where_it_lies_on_no_board_and_moves_none(visit, keep, size, language):
    page = at_table(visit(SIZES[size], language), game="trip", mine=[0, 1])
    page.wait_for_selector("#board[data-can=yes]")
    page.evaluate(RECORD)
    page.context.set_offline(True)
    page.locator("#link").wait_for()
    page.locator("[data-cell=b2]").click()
    page.evaluate("() => document.querySelector('[data-tray=play]')?.click()")
    page.wait_for_selector("#board.is-waiting")
    assert len(boxes(page)) == 1, boxes(page)
    keep(page, f"offline-{size}-{language[:2]}")
    told, board = (page.locator(each).bounding_box() for each in ("#link", "#board"))
    assert told["y"] >= board["y"] + board["height"]
    foot = page.locator("#bar").bounding_box()["y"] if size == "phone" else SIZES[size]["height"]
    assert told["y"] + told["height"] <= foot
    for button in page.locator("#zoom button:visible").all():
        box = button.bounding_box()
        assert box["x"] + box["width"] <= told["x"] or box["y"] + box["height"] <= told["y"]


def test_the_board_of_a_phone_does_not_get_smaller_when_tiles_lie_face_up_in_the_supply(visit, keep):
    page = at_table(visit(PHONE), game="micropul", mine=[0], options={"players": 1, "seed": 0})
    page.evaluate(RECORD)
    table = page.url.rpartition("/")[2]
    for ply, move in enumerate(("18@0,1r2", "20@1,1r3"), 1):
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": move})
        plies(page, ply)
    assert page.locator("#board [data-into=hand]").count() > 0
    box = page.locator("#board [data-into=hand]").first.bounding_box()
    assert min(box["width"], box["height"]) >= 40
    assert len(boxes(page)) == 1, boxes(page)
    keep(page, "micropul-face-up-phone")


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("game", ["micropul", "plug-in", "microchip"])
def test_what_the_game_is_about_stands_under_the_title_of_a_phone_in_full(visit, game, language):
    page = at_table(visit(PHONE, language), game=game, mine=[0], options={} if game == "plug-in" else {"players": 1})
    goal = page.locator(".goal.at-top")
    title = page.locator(".brand").bounding_box()
    assert goal.bounding_box()["y"] >= title["y"] + title["height"] - 4
    assert goal.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    assert page.locator(".goal:visible").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_draw_is_offered_in_a_game_without_draws(visit, size):
    ada, ben = visit(size), visit()
    together(ada, ben, game="rhombus", options={"size": 5})
    ada.locator("[data-act=resign]").wait_for()
    assert ada.locator("[data-act=offer-end]").count() == 0
    assert ada.locator("[data-bar=offers]").count() == 0


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_an_offer_is_in_view_on_a_phone_wherever_one_reads(visit, language):
    ada, ben = visit(PHONE, language), visit()
    together(ada, ben, game="trip")
    ada.locator("[data-cell=b2]").tap()
    ada.locator("[data-bar=menu]").tap()
    ada.wait_for_function("() => scrollY > 100")
    assert ada.locator("[data-bar=offers] .badge").count() == 0
    ben.locator("[data-act=offer-end]").click()
    ada.locator("#offer .main").wait_for()
    assert ada.evaluate(SEEN, "offer")
    assert ada.evaluate(SEEN, "tray")
    assert ada.locator("[data-bar=offers] .badge").inner_text() == "1"
    ada.locator("[data-bar=offers]").tap()
    assert not ada.locator("#offer").is_visible()
    ada.locator("[data-bar=offers]").tap()
    ada.locator("#offer button:not(.main)").tap()
    ada.locator("[data-bar=offers] .badge").wait_for(state="detached")
    ada.locator("[data-bar=menu]").tap()
    ada.wait_for_function("() => scrollY === 0")
    ada.locator("[data-bar=offers]").tap()
    ada.locator("dialog button.main").tap()
    ben.locator("#offer .main").wait_for()


def test_the_bar_of_a_phone_does_what_is_needed_most_and_says_why_not(visit):
    page = at_table(visit(PHONE), game="trip", mine=[0, 1])
    assert page.evaluate(SEEN, "bar")
    assert page.locator("#bar span").all_inner_texts() == ["Undo", "Hint", "Show moves", "Menu"]
    page.locator("[data-bar=undo]").tap(force=True)
    assert page.locator("#bubble").inner_text() == "There is no move of yours to take back."
    page.locator("[data-bar=show]").tap()
    assert page.locator(".marks circle").count() == 16
    assert page.locator("[data-bar=show]").get_attribute("aria-pressed") == "true"
    page.locator("[data-cell=b2]").tap()
    page.locator("[data-tray=play]").tap()
    plies(page, 1)
    page.locator("[data-bar=undo]").tap()
    plies(page, 0)
    page.locator("[data-bar=hint]").tap()
    page.wait_for_function("() => /[a-d][1-4]/.test(document.getElementById('advice').textContent)", timeout=60_000)
    assert page.evaluate(SEEN, "advice")
    page.locator("#advice .close").tap()
    assert not page.locator("#advice").is_visible()


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_everything_that_is_touched_on_a_phone_is_large_enough(visit, keep, language):
    page = at_table(visit(PHONE, language), game="plug-in", mine=[0, 1], options={"size": 3, "seed": 3})
    assert page.evaluate(SMALL) == []
    page.locator(".ob-map [data-move]").first.tap()
    page.locator("[data-tray=play]").tap()
    plies(page, 1)
    assert page.evaluate(SMALL) == []
    keep(page, f"match-phone-{language[:2]}")
    page.locator("[data-act=resign]").tap()
    assert page.evaluate(SMALL) == []
    page.locator("dialog button.main").tap()
    page.wait_for_selector("#after .downloads")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_on_a_tablet_too(visit, tmp_path, monkeypatch):
    with ZipFile(tmp_path / "site.zip", "w") as packed:
        packed.writestr("games/trip.html", "all of Trip")
    monkeypatch.setattr(site, "PACKED", tmp_path / "site.zip")
    page = at_table(visit(TABLET, has_touch=True), game="trip", mine=[0, 1])
    assert page.evaluate(SMALL) == []
    page.request.post(f"/api/v1/tables/{page.url.rpartition('/')[2]}/actions", data={"kind": "resign", "seat": 0})
    page.wait_for_selector("#after .downloads")
    assert page.evaluate(SMALL) == []
    small = {}
    for path in ("/", "/learn/trip"):
        page.goto(path)
        small[path] = page.evaluate(SMALL)
    assert page.locator("a[href='/docs/games/trip.html']").is_visible()
    assert small == {"/": [], "/learn/trip": []}
    # Where the site is not built, its pages are listed.
    monkeypatch.setattr(site, "PACKED", tmp_path / "none.zip")
    page.goto("/docs")
    assert page.locator("a[href='/docs/table']").is_visible()
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_names_and_levels_are_not_cut_on_a_phone(visit, language):
    levels = {"1": "novice", "2": "novice"}
    for clock in (None, {"kind": "game", "seconds": 600}):
        for wish in ({"computers": {"1": "novice"}}, {"computers": levels, "options": {"players": 3}}):
            page = at_table(visit(PHONE, language), game="microchip", mine=[0], clock=clock, **wish)
            assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", ["microchip", "abstrakto"])
def test_the_head_of_a_small_phone_keeps_its_lines(visit, game):
    page = at_table(visit({"width": 360, "height": 640}, "ja-JP"), game=game, mine=[0, 1])
    tops = [page.locator(part).first.bounding_box()["y"] for part in (".brand", "#sound", ".mode", "#seats")]
    assert max(tops[:3]) < 10
    assert tops[3] < 84
    assert page.locator("#board").bounding_box()["y"] == 192


def test_two_fingers_look_closely_at_the_board_of_a_phone(visit):
    page = at_table(visit(PHONE), game="abstrakto", mine=[0, 1])
    whole = page.locator("#board svg").get_attribute("viewBox")
    client = page.context.new_cdp_session(page)
    for step in range(7):
        kind = "touchStart" if step == 0 else "touchMove"
        points = [{"x": 195 - 20 - 12 * step, "y": 360, "id": 0}, {"x": 195 + 20 + 12 * step, "y": 360, "id": 1}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector("#board.is-close")
    assert float(page.locator("#board svg").get_attribute("viewBox").split()[2]) < float(whole.split()[2]) / 2
    assert page.evaluate("() => visualViewport.scale") == 1
    page.locator("[data-zoom=fit]").tap()
    assert page.locator("#board svg").get_attribute("viewBox") == whole


@pytest.mark.parametrize("game", ["kono", "plug-in", "micropul", "abstrakto", "microchip"])
def test_a_tablet_shows_the_whole_table_at_once(visit, keep, game):
    page = visit(TABLET, color_scheme="dark" if game in ("abstrakto", "kono") else "light")
    at_table(page, game=game, mine=[0], computers={"1": "novice"})
    keep(page, f"tablet-{game}")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    board = page.locator("#board").bounding_box()
    assert board["width"] == TABLET["width"]
    assert board["height"] > TABLET["height"] / 2
    for part in ("actions", "log", "zoom"):
        box = page.locator(f"#{part}").bounding_box()
        assert box["y"] + box["height"] <= TABLET["height"]


@pytest.mark.parametrize("size", SIZES)
def test_the_microgame_that_is_played_is_large_and_the_map_is_between_microgames(visit, keep, size):
    page = at_table(visit(SIZES[size]), game="plug-in", mine=[0, 1], options={"size": 3, "seed": 3, "micros": ["trip"]})
    page.evaluate(RECORD)
    wide = {part: page.locator(part).bounding_box()["width"] for part in (".ob-map", ".ob-panel")}
    assert size == "phone" or wide[".ob-map"] > 1.5 * wide[".ob-panel"]
    before = page.locator(".ob-map [data-cell=b2]").bounding_box()["width"]
    page.locator(".ob-map [data-cell=b2]").click()
    if page.locator("[data-tray=play]").count():
        page.locator("[data-tray=play]").click()
    plies(page, 1)
    keep(page, f"match-{size}")
    assert page.locator(".ob-map [data-cell=b2]").bounding_box()["width"] < before * 0.8
    cell = page.locator(".ob-panel [data-cell=b2]").bounding_box()
    assert cell["width"] > min(SIZES[size]["width"], 800) / 9
    assert page.evaluate(SEEN, "board") or size == "phone"
    assert cell["y"] + cell["height"] < SIZES[size]["height"]
    assert len(boxes(page)) == 1, boxes(page)


def test_the_log_of_a_match_has_a_chapter_for_each_tile(visit):
    page = at_table(visit(), game="plug-in", mine=[0, 1], options={"size": 2, "seed": 3, "micros": ["trip"]})
    table = page.url.rpartition("/")[2]
    n = 0
    while n < 2 or not page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"][0].startswith("@"):
        moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        page.request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[n * 7919 % len(moves)]})
        n += 1
    plies(page, n)
    head = page.locator("#log .chapter > .ply").first
    assert "Trip: won by Player" in head.inner_text()
    page.locator(".ob-map [data-move]").first.click()
    plies(page, n + 1)
    assert page.locator("#log .chapter").count() == 2
    assert page.locator("#log .chapter").first.locator("ol").is_hidden()
    page.locator("#log .fold").first.click()
    assert page.locator("#log .chapter").first.locator("ol li:visible").count() == n - 1
    page.locator("#log .fold").first.click()
    page.locator("#log .chapter").first.locator("ol").wait_for(state="hidden")
    page.locator("[data-to=first]").click()
    page.locator("[data-to=next]").click()
    page.locator("[data-to=next]").click()
    plies(page, 2)
    assert page.locator("#log").locator("[tabindex='0']").count() == 1


def test_the_tray_of_a_workbench_is_large(visit, keep):
    page = at_puzzle(visit())
    keep(page, "bench-desktop")
    assert page.locator("[data-tile=RT]").bounding_box()["width"] >= 44


def test_tiles_are_shown_as_pictures_in_the_log_in_hints_and_in_the_analysis(visit, keep):
    page = at_table(visit(), game="micropul", mine=[0], options={"players": 1, "seed": 7})
    table = page.url.rpartition("/")[2]
    moves = page.request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
    laying = next(move for move in moves if "@" in move)
    page.request.post(f"/api/v1/tables/{table}/moves", data={"move": laying})
    plies(page, 1)
    line = page.locator("#log .ply")
    line.locator(".thumb circle").first.wait_for()
    assert line.locator(".where").inner_text() == laying.partition("@")[2].partition("r")[0]
    assert line.locator(".unseen").text_content() == laying
    page.locator("[data-act=analyse]").click()
    page.wait_for_selector("#advice .candidates .thumb", timeout=60_000)
    keep(page, "thumbs-desktop")


def test_tiles_that_are_taken_are_shown_as_pictures_too(visit, keep):
    page = at_table(visit(), game="microchip", mine=[0, 1], options={"seed": 3})
    page.locator("[data-column=draw] [data-move]").first.click()
    plies(page, 1)
    line = page.locator("#log .ply")
    line.locator(".thumb rect").nth(1).wait_for()
    assert line.locator(".unseen").text_content().startswith("take ")
    page.locator("[data-act=hint]").click()
    page.wait_for_selector("#advice .thumb", timeout=60_000)
    keep(page, "taken-desktop")
