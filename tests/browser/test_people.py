"""Who one is, in real browsers: a name that comes along, a second device, and the end of it."""

from tests.browser.conftest import DESKTOP, PHONE, TABLET, open_table, take_seat
from tests.browser.test_layout import CUT
from tests.browser.test_pages import SMALL, violations


def test_a_name_that_is_typed_before_the_server_has_answered_is_kept(visit):
    page, held = visit(), []
    page.route("**/api/v1/me", lambda route: held.append(route) if route.request.method == "GET" else route.fallback())
    page.goto("/account")
    page.fill("#naming [name=name]", "Grace")
    (first,) = held
    with page.expect_response("**/api/v1/me"):
        first.continue_()
    page.click("#naming button")
    page.wait_for_selector(".person:has-text('Grace')")


def test_a_telephone_joins_by_the_link_and_has_name_and_games(visit):
    page, phone = visit(DESKTOP), visit(PHONE, "ja-JP", color_scheme="dark")
    page.goto("/account")
    page.fill("#naming [name=name]", "Hedy")
    page.click("#naming button")
    page.wait_for_selector(".person:has-text('Hedy')")
    table = open_table(page, game="trip", mine=[0], computers={"1": "novice"}, is_public=False)
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    page.click("#device")
    page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    phone.goto(page.locator("#link input").input_value())
    assert phone.locator(".code").inner_text() == page.locator("#link .code").inner_text()
    phone.tap("#join")
    assert phone.locator(".tick input:invalid").count() == 1  # the codes are to be compared first
    phone.tap(".tick")
    assert violations(phone) == []
    with phone.expect_response("**/api/v1/me"):
        phone.tap("#join")
    phone.wait_for_selector("[data-list=mine] li")
    assert phone.locator("[data-list=mine] .note").is_hidden()  # nobody has to find other devices any more
    phone.tap(".person")
    phone.wait_for_selector(f".finished [href='/t/{table}']")
    assert phone.locator("h1").inner_text() == "Hedy"
    phone.goto("/new/kono")
    assert phone.locator("[name=name]").input_value() == "Hedy"


def test_a_profile_is_filtered_and_deleted(visit):
    page = visit()
    page.goto("/account")
    page.fill("#sign [name=name]", "Emmy")
    page.fill("#sign [name=password]", "correct horse")
    page.click("#sign [value=new]")
    page.wait_for_selector("#signed:not([hidden])")
    for game in ("trip", "kono"):
        table = open_table(page, game=game, mine=[0], computers={"1": "novice"})
        page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    page.goto("/me")
    page.locator("[name=game]").select_option("kono")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**game=kono**")
    assert page.locator(".finished li").all_inner_texts()[0].split("\n")[0].startswith("Lost")
    assert page.locator(".finished li").count() == 1
    # What a table of results counts is one click away.
    page.goto("/me")
    page.get_by_role("row", name="Trip").get_by_role("link").click()
    page.wait_for_url("**game=trip")
    assert page.locator(".finished li").count() == 1
    page.get_by_role("row", name="novice").get_by_role("link").click()
    page.wait_for_url("**against=novice")
    assert page.locator(".finished li").count() == 2
    page.goto("/account")
    page.click("#leaving summary")
    page.fill("#delete [name=password]", "correct horse")
    page.check("#delete [name=sure]")
    page.click("#delete button")
    page.get_by_text("Everything about you is deleted.").wait_for()
    assert page.locator(".person").count() == 0
    assert page.goto("/people/Emmy").status == 404


def sign_up(page, name):
    answer = page.context.request.post("/api/v1/accounts", data={"name": name, "password": "correct horse"})
    assert answer.ok, answer.text()


def test_a_full_profile_can_be_touched_and_read_on_a_telephone(visit, keep):
    page, other = visit(PHONE, "ja-JP", color_scheme="dark"), visit()
    for who, name in ((page, "Grace Hopper"), (other, "Katherine Johnson")):
        sign_up(who, name)
    api = page.context.request
    table = open_table(page, game="trip", mine=[0], rated=True, is_public=True)
    # Whoever has not sat down yet reads the form for it.
    other.goto(f"/t/{table}")
    other.wait_for_selector(".invite .typed, #invite .typed")
    assert violations(other) == []
    take_seat(other)
    assert api.post(f"/api/v1/tables/{table}/moves", data={"move": "a1"}).ok
    watcher = visit(TABLET)
    watcher.goto("/lobby")
    # In a list everything is read, however long the names.
    named = watcher.locator("[data-list] li", has_text="Katherine Johnson").first
    named.wait_for()
    assert named.locator("span").evaluate("one => one.scrollWidth <= one.clientWidth")
    api.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    # Ratings, and that somebody is away, leave the names room on a tablet held upright.
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector(".seat .away")
    assert watcher.evaluate(CUT) == []
    assert violations(watcher) == []
    solo = open_table(page, game="micropul", mine=[0], options={"players": 1, "seed": 7})
    api.post(f"/api/v1/tables/{solo}/actions", data={"kind": "resign"})
    beaten = open_table(page, game="kono", mine=[0], computers={"1": "strong"})
    api.post(f"/api/v1/tables/{beaten}/actions", data={"kind": "resign"})
    assert api.post("/api/v1/studies", data={"table": table}).ok
    assert api.post("/api/v1/tournaments", data={"game": "trip", "title": "Friday", "name": "Grace"}).ok
    page.goto("/me")
    keep(page, "profile-full-phone-ja")
    # Whoever has a name has all ways in one row, also on a tablet held upright.
    watcher.context.request.patch("/api/v1/me", data={"name": "Rosalind Franklin"})
    watcher.goto("/people/Grace%20Hopper")
    tops = watcher.locator(".bar .ways a:visible").evaluate_all("all => all.map(each => each.offsetTop)")
    assert len(tops) >= 3
    assert len(set(tops)) == 1
    assert watcher.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".finished li").count() >= 3
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A level is written in one line.
    heights = page.locator(".finished .with").evaluate_all("all => all.map(each => each.clientHeight)")
    assert max(heights) < 50


def win(page, table, seat):
    """Win a game against a computer with the help that everybody has who plays alone."""
    api, v = page.context.request, 0
    while True:
        seen = api.get(f"/api/v1/tables/{table}").json()
        if seen["result"]:
            return seen["result"]
        if seat in seen["active"]:
            best = api.get(f"/api/v1/tables/{table}/hint?seat={seat}").json()["candidates"][0]["move"]
            assert api.post(f"/api/v1/tables/{table}/moves", data={"move": best}).ok
        v = api.get(f"/api/v1/tables/{table}/events?after={seen['v']}&wait=25").json()["v"]
        assert v > seen["v"]


def test_who_beats_a_computer_is_led_to_the_next_level(visit):
    page = visit()
    page.goto("/new/hexapawn")
    # Whoever moves second wins Hexapawn, if they make no mistake.
    table = open_table(page, game="hexapawn", mine=[1], computers={"0": "novice"})
    assert win(page, table, 1)["winners"] == [1]
    page.goto(f"/t/{table}")
    page.locator(".ladder").wait_for()
    assert page.locator(".ladder").inner_text() == "You beat novice in Hexapawn. Try learner"
    page.locator(".ladder a").click()
    page.wait_for_url("**/new/hexapawn**")
    assert page.locator("[name=level]").input_value() == "learner"


def test_a_rated_game_is_agreed_on_and_shows_ratings_and_no_help(visit):
    page = visit(PHONE, "ja-JP", color_scheme="dark")
    page.goto("/new/trip")
    assert page.locator("[name=rated]").is_disabled()
    sign_up(page, "Ada")
    page.goto("/new/trip")
    page.locator("[name=rated]").check()
    page.get_by_role("button", name="始める").click()
    page.wait_for_selector(".seat .rating")
    assert page.locator(".seat .rating").all_inner_texts()[0].startswith("15")
    page.wait_for_selector("#board[data-can=yes] svg")
    assert page.locator("[data-act=hint]").count() == 0
    assert "レーティング対局" in page.locator(".doing").inner_text()
    # After the game there is help again: what forbids it goes at once, and stays away.
    table = page.url.rpartition("/")[2]
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    page.wait_for_selector("#board[data-over=yes]")
    assert "レーティング対局" not in page.locator(".doing").inner_text()
    page.reload()
    page.wait_for_selector("#board[data-over=yes]")
    assert "レーティング対局" not in page.locator(".doing").inner_text()


def test_two_find_each_other_in_the_lobby_and_a_third_watches(visit):
    ada, ben, cleo = visit(), visit(PHONE, "ja-JP"), visit()
    ada.goto("/lobby")
    ada.locator("#quick [name=game]").select_option("kono")
    ada.locator("#quick button").click()
    ada.wait_for_selector("#board[data-ply='0'] svg")
    ben.goto("/lobby")
    ben.locator(".join").first.tap()
    ben.wait_for_url(ada.url)
    # A lot decides who begins.
    while not any(page.locator("#board[data-can=yes]").count() for page in (ada, ben)):
        ada.wait_for_timeout(50)
    cleo.goto("/lobby")
    cleo.wait_for_function("() => document.querySelector('#moment img')?.naturalWidth > 0")
    assert cleo.locator("#moment").get_attribute("href") == ada.url.replace(ada.url.split("/t/")[0], "")
