"""Peace at a table, in real browsers: mute, report, and what a host does about it."""

import pytest

from obelisk.table.features.moderation.store.actions import Host
from tests.browser.conftest import PHONE, open_table, together
from tests.browser.test_pages import violations


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_a_line_is_muted_and_reported_and_a_host_acts(visit, keep, app, language):
    one, other = visit(language=language), visit(PHONE, language)
    host = visit(language=language) if language == "en-GB" else visit(PHONE, language, color_scheme="dark")
    name = f"Hana {language[:2]}"
    together(one, other, game="trip", name="Ada Lovelace of London")
    other.context.request.post(
        one.url.replace("/t/", "/api/v1/tables/") + "/actions", data={"kind": "say", "text": "Bah!"}
    )
    one.locator("#said", has_text="Bah!").wait_for()
    one.click("#people")
    one.click("dialog [data-kind=mute]")
    one.wait_for_selector("dialog [data-kind=mute][aria-pressed=true]")
    assert "Bah!" not in one.locator("#said").inner_text()
    keep(one, f"people-{language[:2]}")
    assert violations(one) == []
    one.locator("dialog .reporting .main").click()
    one.wait_for_selector("dialog .reporting", state="detached")

    host.context.request.post("/api/v1/accounts", data={"name": name, "password": "correct horse battery"})
    tables = app.state.tables
    Host(tables.engine).make_host(name)
    while host.goto("/host").status != 200:  # servers hear of it within two seconds
        pass
    report = host.locator(".entries li", has_text="Bah!").last
    report.locator("[data-action=mute]").click()
    host.fill("dialog [name=reason]", "Rude")
    assert violations(host) == []
    with host.expect_navigation():
        host.locator("dialog .main").click()
    report.locator("[data-action=close]").click()
    host.fill("dialog [name=reason]", "Muted for a day")
    with host.expect_navigation():
        host.locator("dialog .main").click()
    keep(host, f"host-{language[:2]}")
    assert "Rude" in host.locator("table").inner_text()
    assert violations(host) == []
    # Also on a telephone the log is read without moving it sideways, and no word stands upright in a narrow column.
    assert host.locator(".wide").evaluate("one => one.scrollWidth <= one.clientWidth")
    heights = host.locator("td:nth-child(-n + 4)").evaluate_all("all => all.map(each => each.clientHeight)")
    assert max(heights) < 60
    assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # On a telephone a long name stands above what can be done about it, in one line.
    other.tap("#people")
    assert other.locator("dialog .peer b").first.evaluate("one => one.clientHeight") < 40
    other.keyboard.press("Escape")
    # Whom it concerns is told, and cannot speak.
    other.reload()
    assert "Rude" in other.locator(".notice").inner_text()
    keep(other, f"told-{language[:2]}")
    other.locator(".notice button").tap()
    other.wait_for_selector("#board svg")
    assert other.locator(".notice").count() == 0


@pytest.mark.parametrize("seats", [[0], [0, 1]])
def test_the_page_of_a_table_that_a_host_has_removed_says_so_and_asks_no_more(visit, app, seats):
    player, watcher = visit(), visit()
    table = open_table(player, game="trip", mine=seats, computers={} if len(seats) == 2 else {"1": "novice"})
    asked = []
    for page in (player, watcher):
        page.goto(f"/t/{table}")
        page.wait_for_selector("#board[data-ply='0'] svg")
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
    player.wait_for_selector("#board[data-can=yes]")
    Host(app.state.tables.engine).remove_table(table, "spam")
    for page in (player, watcher):
        page.locator("#link", has_text="This table no longer exists").wait_for()
        assert "This table no longer exists." in page.locator("#turn").inner_text()
    assert player.get_attribute("#board", "data-can") == "no"
    asked.clear()
    player.locator("#board [data-move]").first.click(force=True)
    player.wait_for_timeout(4000)  # it asked every three seconds, and for connections in between
    assert [address for address in asked if table in address] == []
    assert "no longer exists" in player.locator("#bubble").inner_text()
    assert "is-waiting" not in player.get_attribute("#board", "class")
