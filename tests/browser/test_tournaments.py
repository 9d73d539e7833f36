"""Tournaments with real browsers: a round robin of three friends, and a Swiss that computers fill up."""

from tests.browser.conftest import PHONE, TABLET, at_table
from tests.browser.test_pages import SMALL, violations

COVERED = """() => [...document.querySelectorAll("#bar button, #summons a")].filter((each) => {
  const box = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((each) => each.textContent)"""


def announce(page, title, **chosen):
    """Fill the form in, and open the tournament; return its address."""
    page.goto(f"/tournaments/new?game={chosen.pop('game')}")
    page.locator("[name=title]").fill(title)
    page.locator(f"[name=kind][value={chosen.pop('kind')}]").check()
    for name, value in chosen.items():
        field = page.locator(f"[name={name}]")
        folded = page.locator("details.choices-too")
        if not field.is_visible() and folded.get_attribute("open") is None:
            folded.locator("summary").click()
        (field.select_option if field.evaluate("one => one.tagName") == "SELECT" else field.fill)(value)
    page.locator("button.start").click()
    page.wait_for_url("**/tournament/*")
    return page.url


def join(page, address, name):
    page.goto(address)
    page.locator("#join-name").fill(name)
    page.locator("#join button").click()
    page.wait_for_selector(f".player.you:has-text('{name}')")


def check(page):
    assert violations(page) == []
    if page.viewport_size["width"] < 500:
        assert page.evaluate(SMALL) == []


def resign(page):
    """Give the game up that a page shows."""
    table = page.url.rpartition("/")[2]
    answer = page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    assert answer.ok, answer.text()


def test_three_friends_play_a_round_robin_by_link_and_are_led_to_their_games(visit, keep):
    olga, ben, cleo = visit(), visit(PHONE, "ja-JP"), visit(TABLET)
    olga.goto("/tournaments")
    check(olga)
    address = announce(olga, "Friday", game="trip", kind="round-robin", name="Olga", filler="novice", pause="")
    join(ben, address, "Ben")
    join(cleo, address, "Cleo")
    # Everybody sees who has come, without asking again.
    olga.wait_for_selector(".people li:nth-child(3)")
    check(olga)
    cleo.goto("/learn")
    olga.get_by_role("button", name="Start now").click()
    for number in (1, 2, 3):
        # Who is elsewhere is called from there.
        with cleo.expect_navigation():
            cleo.locator("#summons a").click()
        cleo.wait_for_selector("#board svg")
        olga.wait_for_selector(f"text=Round {number} of 3")
        games = {}
        for page in (olga, ben):
            page.wait_for_selector(".mine a.button")
            games[page] = page.locator(".mine a.button").get_attribute("href")
            if number == 1:
                check(page)
        resign(cleo)
        cleo.wait_for_selector("#after a.main")
        if games[ben] not in cleo.url:  # Ben meets a computer, or Olga
            ben.goto(games[ben])
            resign(ben)
        if games[olga] != games[ben] and games[olga] not in cleo.url:  # Olga meets a computer
            olga.goto(games[olga])
            resign(olga)
        olga.goto(address)
        if number < 3:
            olga.get_by_role("button", name="Begin the next round").click()
            ben.goto(address)
            cleo.goto("/learn")
    olga.wait_for_selector(".winner .crown")
    assert olga.locator(".cross tbody tr").count() == 4
    keep(olga, "tournament-over-desktop-en")
    ben.goto(address)
    ben.wait_for_selector(".winner")
    keep(ben, "tournament-over-phone-ja")
    check(ben)


def test_a_swiss_of_four_is_filled_up_with_computers_and_goes_on_by_itself(visit):
    olga, ben = visit(PHONE), visit()
    wish = {"game": "bulo", "kind": "swiss", "name": "Olga", "rounds": 2, "filler": "novice", "fewest": 4, "pause": 0}
    olga.goto("/tournaments")
    tournament = olga.context.request.post("/api/v1/tournaments", data=wish).json()["id"]
    address = f"/tournament/{tournament}"
    olga.goto(address)
    join(ben, address, "Ben")
    olga.get_by_role("button", name="Start now").click()
    olga.wait_for_selector(".mine a.button")
    assert olga.locator(".standings tbody tr").count() == 4
    check(olga)
    olga.goto("/puzzles/trip")
    olga.wait_for_selector("#summons:not([hidden])")
    check(olga)
    # The call covers no day of the calendar, and nothing else: it has a place of its own.
    place = "one => one.getBoundingClientRect().bottom"
    called = olga.locator("#summons").evaluate(place)
    assert 0 < called <= olga.locator("main").evaluate("one => one.getBoundingClientRect().top")
    olga.mouse.wheel(0, 400)
    assert olga.locator("#summons").evaluate(place) > 0
    # At another table the call stands above the bar, and covers none of its buttons.
    at_table(olga, game="trip", mine=[0, 1])
    olga.wait_for_selector("#summons:not([hidden])")
    assert olga.locator("#bar button").count() > 1
    assert olga.evaluate(COVERED) == []
    assert violations(olga) == []
    olga.goto(address)
    for page in (olga, ben):
        page.wait_for_selector(".mine a.button")
        page.locator(".mine a.button").click()
        page.wait_for_selector("#board svg")
        assert page.locator("[data-act=hint]").count() == 0
    resign(ben)
    if olga.url != ben.url:
        resign(olga)
    # The second round comes without anybody asking for it; the table itself calls to the next one.
    ben.locator("#summons a").click()
    ben.wait_for_url(lambda url: "/t/" in url)
    ben.wait_for_selector("#board svg")
    told = ben.context.request.get(f"/api/v1/tournaments/{tournament}").json()
    assert len(told["games"]) == 2
    pairs = [frozenset(game["players"]) for each in told["games"] for game in each["games"]]
    assert len(set(pairs)) == 4
    ben.goto(address)
    ben.wait_for_selector(".mine a.button")


def test_another_game_leaves_what_was_written_in_the_form(visit):
    page = visit()
    page.goto("/tournaments/new?game=trip")
    page.locator("[name=title]").fill("Friday's cup")
    page.locator("[name=name]").fill("Olga")
    page.locator("[name=kind][value=swiss]").check()
    page.locator("[name=clock]").select_option("move")
    page.locator("[name=plays]").uncheck()
    with page.expect_navigation():
        page.locator("[name=game]").select_option("microchip")
    assert page.locator("[name=title]").input_value() == "Friday's cup"
    assert page.locator("[name=name]").input_value() == "Olga"
    assert page.locator("[name=kind][value=swiss]").is_checked()
    assert not page.locator("[name=plays]").is_checked()
    assert page.locator("[name=clock-move-seconds]").is_visible()
    page.reload()
    assert page.locator("[name=title]").input_value() == ""


def test_a_championship_is_one_kind_of_tournament(visit):
    olga, ben = visit(), visit(language="ja-JP")
    address = announce(olga, "", game="microchip", kind="championship", name="Olga", target="77")
    join(ben, address, "Ben")
    olga.get_by_role("button", name="Start now").click()
    olga.locator(".mine a.button").click()
    olga.wait_for_selector("#cup table")
    assert olga.locator("#cup h2").inner_text() == "Championship to 77 points"
    assert olga.locator(".of-tournament a").get_attribute("href") in address


def test_who_leaves_a_championship_last_is_told_that_it_ends_without_a_champion(visit):
    olga, ben = visit(), visit()
    address = announce(olga, "", game="microchip", kind="championship", name="Olga", target="50")
    join(ben, address, "Ben")
    olga.get_by_role("button", name="Start now").click()
    for page, told in ((ben, "You are back in the next one."), (olga, "ends here without a world champion.")):
        page.locator(".mine a.button").click()
        page.locator("[data-act=resign]").click()
        assert told in page.locator("dialog[open]").inner_text()
        page.locator("dialog[open]").get_by_role("button", name="Resign", exact=True).click()
        page.wait_for_selector("dialog[open]", state="detached")
    olga.wait_for_selector("#board[data-over=yes]")
    assert olga.locator("#after h2").first.inner_text() == "No one wins."
    olga.locator("#after .ended", has_text="Everyone has left the game.").wait_for()
    olga.goto(address)
    olga.wait_for_selector(".inside[data-status=over]")
    assert olga.locator(".state").inner_text() == "Broken off: there is no champion."
    assert olga.locator(".winner, .crown").count() == 0
