"""Every page: accessible, small enough, in both languages, light and dark."""

import pytest

from obelisk.table.web import lan_listener as door
from tests.browser.conftest import DESKTOP, PHONE, at_table, open_table

PAGES = [
    "/",
    "/new/micropul",
    "/new/microchip",
    "/microchip/boards",
    "/new/kono",
    "/new/plug-in",
    "/puzzles",
    "/puzzles/trip/2026-11-10",
    "/tournaments",
    "/tournaments/new",
    "/studies",
    "/verify",
    "/account",
    "/me",
    "/lobby",
    "/nothing-here",
]
COLUMNS = ["[data-list=mine]", ".puzzles-card", "[data-list=open]"]
HOME_BUDGET, TABLE_BUDGET = 150_000, 250_000
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


_POST = "{method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}"
MOVE = f"async ([id, body]) => (await fetch(`/api/v1/tables/${{id}}/moves`, {_POST})).status"
SMALL = """() => [...document.querySelectorAll("a, button, select, input, summary")]
  .filter(each => {
    const box = (each.closest("label") ?? each).getBoundingClientRect(), around = each.parentElement.textContent;
    const isInText = getComputedStyle(each).display === "inline" && around.trim() !== each.textContent.trim();
    const isFoot = each.closest("footer") !== null;
    const isSeen = box.width > 1 && each.tabIndex >= 0 && !each.matches(".skip");
    return isSeen && !isInText && (box.height < (isFoot ? 40 : 44) || box.width < 40);
  }).map(each => each.outerHTML.slice(0, 90))"""
"""What is lower than a finger is wide; links in a sentence may be."""


def violations(page):
    """Return what axe finds wrong with a page, each with the first element that shows it."""
    sync_axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    # What is as it should be is not described, element by element.
    options = {"runOnly": RULES, "resultTypes": ["violations"]}
    found = sync_axe.Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:160]})" for each in found]


NAMED = """() => [...document.querySelectorAll("main a")].filter((link) => link.querySelector("svg")).map((link) => {
  const words = link.cloneNode(true);
  words.querySelectorAll("svg, [aria-hidden=true]").forEach((picture) => picture.remove());
  return [link.className, link.ariaLabel ?? words.textContent.trim()];
})"""
"""The links that hold a picture, each with the name that it has without the letters of the picture."""


@pytest.mark.parametrize(("path", "kind"), [("/", "cover"), ("/puzzles", "plate"), ("/learn", "")])
def test_a_link_with_a_picture_has_a_name_of_its_own_and_not_the_letters_of_the_picture(visit, path, kind):
    page = visit()
    page.goto(path)
    found = page.evaluate(NAMED)
    assert all(name for _, name in found)
    assert any(name.startswith("Microchip") for its, name in found if its == kind)
    if path == "/":
        cover = page.locator("a.cover[data-cover=microchip]")
        cover.focus()
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        held = [
            each
            for each in tree
            if {"name": "focused", "value": {"type": "booleanOrUndefined", "value": True}} in each.get("properties", [])
        ]
        assert held[-1]["name"]["value"] == "Microchip"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_no_page_keeps_anybody_out(visit, keep, mode):
    size = DESKTOP if mode == "light" else PHONE
    page = visit(size, "en-GB" if mode == "light" else "ja-JP", color_scheme=mode)
    found = {}
    # A profile with a game in it has more to read than one without.
    table = open_table(page, game="trip", mine=[0], computers={"1": "novice"}, name="Ada")
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    for path in PAGES:
        page.goto(path)
        found[path] = violations(page)
        keep(page, f"page-{path.strip('/').replace('/', '-') or 'home'}-{mode}")
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("game", "mine"),
    [("micropul", [0]), ("abstrakto", [0, 1]), ("microchip", [0, 1]), ("plug-in", [0]), ("kono", [0, 1])],
)
def test_no_table_keeps_anybody_out(visit, game, mine):
    page = visit(DESKTOP, color_scheme="dark" if game in ("abstrakto", "microchip") else "light")
    page.goto(f"/t/{open_table(page, game=game, mine=mine)}")
    page.wait_for_selector("#board[data-ply='0'] svg")
    assert violations(page) == []


HIDDEN = """() => {
  const lies = (each) => {
    each.focus();
    const { left, top, width, height } = each.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return !each.contains(on) && !each.closest("label")?.contains(on);
  };
  const fields = [...document.querySelectorAll("#new :is(input, select, summary, button):not(:disabled)")];
  return fields.filter((each) => each.checkVisibility() && lies(each)).map((each) => each.outerHTML.slice(0, 80));
}"""
"""What cannot be seen when it has the focus."""


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_is_started_without_scrolling_and_nothing_lies_under_that_button(visit, size, language):
    page = visit(size, language)
    for game in ("trip", "plug-in"):
        page.goto(f"/new/{game}")
        start = page.locator("#new .start")
        box = start.bounding_box()
        assert box["y"] + box["height"] <= size["height"], game
        assert page.evaluate(HIDDEN) == []
        last = page.locator("#new details").last
        last.locator("summary").click()
        page.evaluate("() => document.querySelector('footer').scrollIntoView({ block: 'end' })")
        above = last.bounding_box()
        assert above["y"] + above["height"] <= start.bounding_box()["y"], game


TORN = """() => {
  const found = [], range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    let before = Infinity;
    for (let n = 0; n < node.length && node.parentElement.checkVisibility(); n += 1) {
      range.setStart(node, n);
      range.setEnd(node, n + 1);
      const { top, height } = range.getBoundingClientRect();
      const isNext = height > 0 && top > before + height / 2;
      if (isNext && /[ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/.test(node.data[n])) found.push(node.data);
      if (height > 0) before = top;
    }
  }
  return found;
}"""
"""The texts of which a line begins with what belongs to the letter before it."""


def test_no_line_of_japanese_begins_with_a_long_vowel_or_a_small_kana(visit):
    page = visit(PHONE, "ja-JP")
    for width in range(360, 400, 10):
        page.set_viewport_size({"width": width, "height": 844})
        page.goto("/new/trip")
        assert page.evaluate(TORN) == [], width


def transferred(visit, path, language="en-GB"):
    """Return how many bytes a first visit costs."""
    page = visit(DESKTOP, language)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)
    page.wait_for_timeout(400)
    return sum(sizes)


def test_the_home_page_is_light(visit):
    assert 10_000 < transferred(visit, "/", "ja-JP") < HOME_BUDGET


@pytest.mark.parametrize("game", ["abstrakto", "microchip"])
def test_a_table_is_light(visit, game):
    table = open_table(visit(), game=game, mine=[0], computers={"1": "novice"})
    assert 10_000 < transferred(visit, f"/t/{table}") < TABLE_BUDGET


def test_the_language_is_the_browsers_until_somebody_chooses_and_then_remembered(visit):
    page = visit(DESKTOP, "ja-JP")
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "ja"
    page.get_by_role("link", name="English").click()
    page.wait_for_selector("html[lang=en]")
    page.goto("/new/abstrakto")
    assert page.locator("h1").inner_text() == "Abstrakto"


def test_light_and_dark_can_be_chosen_against_the_machine(visit):
    page = visit(color_scheme="light")
    page.goto("/")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("a.mode").click()
    page.wait_for_selector("html[data-mode=dark]")
    page.wait_for_load_state()
    assert page.evaluate(paper) != light
    page.locator("a.mode").click()
    page.wait_for_selector("html[data-mode=light]")
    page.wait_for_load_state()
    assert page.evaluate(paper) == light


def test_the_lobby_stands_with_tournaments_and_studies_and_never_alone_in_a_column(visit):
    open_table(visit(), game="trip", mine=[0, 1], is_public=True)
    page = visit(language="ja-JP")
    page.goto("/")
    page.locator("[data-list=open] li").first.wait_for()
    assert page.locator(".rest a.button[href='/lobby']").all_inner_texts() == ["相手を探す"]
    row = page.locator("[data-list=mine] .row", has=page.locator("a[href='/lobby']"))
    assert row.locator("a").all_inner_texts() == ["相手を探す", "大会", "研究"]
    shown = [each.evaluate("each => each.tagName") for each in page.locator("[data-list=open] > :visible").all()]
    assert (set(shown[::2]), set(shown[1::2])) == ({"H2"}, {"UL"})
    tops = [page.locator(f"{place} > :visible").first.bounding_box()["y"] for place in COLUMNS]
    assert max(tops) - min(tops) < 1


def test_from_the_shelf_to_a_game_in_two_clicks(visit):
    page = visit()
    page.goto("/")
    page.get_by_role("link", name="Play Abstrakto").click()
    page.get_by_role("button", name="Start").click()
    # The computer may begin, and beside tests that make games up its rules may have to be compiled once more.
    page.wait_for_selector("#board[data-can=yes] svg", timeout=180_000)
    page.goto("/")
    page.wait_for_selector("[data-list=mine] li")
    assert page.locator("#waiting").inner_text() == "It's your turn in one game"
    told = page.locator("[data-list=mine] li").inner_text()
    assert [word for word in ("Abstrakto", "your turn", "with computer", "now") if word not in told] == []
    assert page.locator("[data-list=mine] time").get_attribute("datetime").endswith("Z")


def test_what_was_chosen_is_chosen_the_next_time_and_the_clock_is_as_it_was_asked_for(visit):
    page = visit()
    page.goto("/new/trip")
    page.get_by_role("radio", name="With a friend").check()
    assert page.locator("[name=level]").is_hidden()
    page.get_by_text("Clock and more").click()
    page.locator("[name=clock]").select_option("game")
    page.get_by_role("spinbutton", name="Minutes per player").fill("3")
    page.get_by_role("spinbutton", name="Seconds added per move").fill("2")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#invite .here-only")
    assert "obelisk serve --host 0.0.0.0" in page.locator("#invite").inner_text()
    table = page.evaluate("async () => (await fetch(`/api/v1/tables/${location.pathname.slice(3)}`)).json()")
    assert table["clock"] == {"kind": "game", "seconds": 180, "increment": 2}
    # A lot has decided who starts.
    assert sorted(seat["name"] for seat in table["seats"]) == ["", "Ada"]
    page.goto("/new/trip")
    chosen = {
        name: page.locator(f"[name={name}]").input_value()
        for name in ("clock", "clock-game-seconds", "clock-game-increment", "name")
    }
    assert chosen == {"clock": "game", "clock-game-seconds": "3", "clock-game-increment": "2", "name": "Ada"}
    assert page.get_by_role("radio", name="With a friend").is_checked()


def test_a_cover_never_shows_two_pictures_at_once(visit):
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("""() => {
      window.most = 0;
      const look = () => {
        const covers = [...document.querySelectorAll("[data-cover]")];
        window.most = Math.max(window.most, ...covers.map((cover) => cover.children.length));
      };
      new MutationObserver(look).observe(document.querySelector("main"), { childList: true, subtree: true });
      window.first = document.querySelector("[data-cover]").dataset.at;
    }""")
    page.wait_for_function("() => document.querySelector('[data-cover]').dataset.at !== window.first")
    assert page.evaluate("() => window.most") == 1


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_the_link_of_an_invitation_is_read_in_full(visit, size):
    page = visit(size)
    at_table(page, game="trip", mine=[0])
    field = page.locator("#invite textarea")
    field.wait_for()
    assert field.input_value() == page.url
    assert field.evaluate("(field) => field.scrollWidth - field.clientWidth") <= 0
    assert field.evaluate("(field) => field.scrollHeight - field.clientHeight") <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_at_the_hosts_own_machine_one_click_opens_the_table_to_the_home_network(visit, keep, app, monkeypatch, size):
    async def listen(sock):
        return sock.close

    monkeypatch.setattr(door, "home_address", lambda: "127.0.0.2")
    monkeypatch.setitem(app.state._state, "door", door.Door(listen, 0))
    page = visit(size, "en-GB" if size is DESKTOP else "ja-JP", color_scheme="light" if size is DESKTOP else "dark")
    at_table(page, game="trip", mine=[0])
    assert not page.locator("#invite .qr").count()
    page.locator("[data-door=open]").click()
    page.wait_for_function("() => document.querySelector('#invite .qr')?.naturalWidth > 0")
    assert page.locator("#invite textarea").input_value().startswith("http://127.0.0.2:")
    keep(page, f"door-{'phone' if size is PHONE else 'desktop'}")
    page.reload()
    page.locator("[data-door=close]").click()
    page.locator("[data-door=open]").wait_for()
    assert page.locator("#invite textarea").input_value().startswith("http://127.0.0.1:")


def test_a_finished_game_tells_who_won_and_can_be_taken_off_the_list(visit):
    page = visit(PHONE, "ja-JP")
    table = open_table(page, game="trip", mine=[0], computers={"1": "novice"})
    assert page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"}).ok
    page.goto("/")
    line = page.locator("[data-list=mine] li")
    line.wait_for()
    assert "あなたの負け" in line.inner_text()
    line.get_by_role("button", name="トリップを一覧から外す").click()
    page.get_by_text("一覧から外しました").wait_for()
    assert line.count() == 0
    assert page.goto(f"/t/{table}").status == 200
    open_table(page, game="trip")
    page.goto("/")
    line.get_by_role("button", name="トリップを一覧から外す").click()
    page.get_by_text("一覧から外しました").wait_for()
    page.reload()
    page.wait_for_load_state("networkidle")
    assert line.count() == 0


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/microchip",
        "/microchip/boards",
        "/puzzles",
        "/puzzles/microchip/2026-11-10",
        "/verify",
        "/account",
        "/me",
        "/lobby",
        "/learn",
        "/learn/kono",
        "/learn/microchip",
    ],
)
def test_what_is_touched_is_large_enough_and_nothing_sticks_out(visit, path):
    page = visit(PHONE)
    page.goto(path)
    small = page.evaluate(SMALL)
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_shelf_is_alive_unless_the_reader_likes_it_calm(visit):
    page = visit()
    page.goto("/")
    before = page.locator("[data-cover] > svg").all_inner_texts(), page.locator(".shelf").inner_html()
    page.wait_for_timeout(2000)
    assert page.locator(".shelf").inner_html() == before[1]
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("before => document.querySelector('.shelf').innerHTML !== before", arg=before[1])


def test_a_link_to_no_table_says_so_on_a_page(visit):
    page = visit()
    answer = page.goto("/t/aaaaaaaaaa")
    assert answer.status == 404
    assert page.locator("h1").inner_text() == "This page cannot be shown"


def test_an_account_changes_its_password_and_signs_out_everywhere(visit):
    page = visit()
    page.goto("/account")
    page.fill("#sign [name=name]", "Grace")
    page.fill("#sign [name=password]", "grace and more")
    page.click("#sign [value=new]")
    page.wait_for_function("() => document.getElementById('problem').textContent.includes('name of the account')")
    page.fill("#sign [name=password]", "correct horse")
    page.click("#sign [value=new]")
    page.click("#changing summary")
    page.fill("#change [name=password]", "correct horse")
    page.fill("#change [name=new]", "a better horse")
    page.click("#change button")
    page.wait_for_function("() => document.getElementById('done').textContent.startsWith('Your password')")
    assert page.locator("#who").inner_text() == "You are signed in as Grace."
    page.click("#everywhere")
    page.wait_for_function("() => document.getElementById('done').textContent.startsWith('You are signed out')")
    assert page.locator("#sign").is_visible()
    assert not page.locator("#signed").is_visible()


@pytest.mark.parametrize(
    ("path", "name"), [("/new/trip", "clock-game-seconds"), ("/tournaments/new?game=trip", "patience")]
)
def test_a_number_that_cannot_be_is_shown_where_it_is_folded_away(visit, path, name):
    page = visit()
    page.goto(path)
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    if name == "clock-game-seconds":
        page.locator("[name=way][value=friend]").check()
        page.locator("[name=clock]").select_option("game")
    page.locator(f"[name={name}]").fill("-1")
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = false; })")
    assert not page.locator(f"[name={name}]").is_visible()
    page.locator("button.start").click()
    page.locator(f"[name={name}]").wait_for()


def test_a_clock_in_overtime_shows_the_running_period_and_how_many_are_left(visit):
    page = visit()
    page.goto("/learn")
    shown = """(left) => import('/static/clocks.js').then((clocks) => {
        const face = clocks.shown(left, { periods: 3, length: 30_000 });
        return [face.left, face.periods];
    })"""
    assert page.evaluate(shown, 90_001) == [1, None]
    assert page.evaluate(shown, 90_000) == [30_000, 3]
    assert page.evaluate(shown, 60_001) == [1, 3]
    assert page.evaluate(shown, 60_000) == [30_000, 2]
    assert page.evaluate(shown, 0) == [0, 0]


@pytest.mark.parametrize(
    ("language", "whole", "part"), [("en-GB", "3 days", "2 days 1 hr"), ("ja", "3 日", "2 日 1 時間")]
)
def test_a_clock_by_days_begins_with_all_of_them_and_counts_hours(visit, language, whole, part):
    page = visit(language=language)
    page.goto("/learn")
    told = "(hours) => import('/static/dates.js').then((dates) => dates.clockText(hours * 3_600_000 - 900))"
    assert [page.evaluate(told, hours) for hours in (72, 49)] == [whole, part]
