"""A table of one screen without the network, in a real browser: played on, nothing lost, nothing played twice."""

from tests.browser.conftest import PHONE, open_table, plies
from tests.browser.test_offline import house, until_kept
from tests.browser.test_pages import violations

__all__ = ["house"]


def types(page, move):
    page.locator("#typed input").fill(move)
    page.locator("#typed button").click()


def moves_of(page, table):
    return [move for _, move in page.context.request.get(f"/api/v1/tables/{table}").json()["moves"]]


def until_sent(page, table, *moves):
    """Wait until the server has these moves, and the page has nothing more to say of them."""
    page.locator("#link[hidden]").wait_for(state="attached")
    assert moves_of(page, table) == list(moves)


def sits_at(page, **wish):
    """Sit down for both at a game of few positions, all of which are looked ahead to; return its table."""
    table = open_table(page, game="hexapawn", mine=[0, 1], **wish)
    page.goto(f"/t/{table}")
    until_kept(page, f"/kept/{table}/lookahead")
    until_kept(page, f"/t/{table}")
    return table


def test_a_game_at_one_screen_is_played_to_its_end_without_the_network(visit, house, keep):
    with house(ws="websockets-sansio") as (host, port):
        page = visit(PHONE, "ja", base_url=f"http://{host}:{port}", service_workers="allow")
        table = sits_at(page)
    page.locator("#link:not([hidden])").wait_for()
    # The first move is made on the board, and stays there.
    page.locator("[data-cell=b1]").first.tap()
    page.locator("[data-move=b1b2]").first.tap()
    page.locator("#tray button.main").first.tap()
    plies(page, 1)
    page.locator("#link", has_text="1手をこの端末に保存しています。").wait_for()
    types(page, "b3b2")
    page.locator("#typed-why:not([hidden])").wait_for()  # it is blocked; why, only the server can say
    types(page, "a3b2")
    plies(page, 2)
    assert page.locator("#log .is-unsent").count() == 2
    keep(page, "hot-seat-phone")
    assert violations(page) == []
    # A page that is closed and opened again is where it was.
    context = page.context
    page.close()
    page = context.new_page()
    page.goto("/")
    page.locator(f"#games a[href='/t/{table}']").wait_for()
    keep(page, "hot-seat-list-phone")
    page.locator(f"#games a[href='/t/{table}']").click()
    plies(page, 2)
    page.reload()
    plies(page, 2)
    # What is kept here can be taken back here.
    page.locator("[data-act=undo]:visible, #bar [data-bar=undo]:visible").first.click()
    plies(page, 1)
    types(page, "c3b2")
    plies(page, 2)
    types(page, "a1b2")
    plies(page, 3)
    types(page, "a3a2")
    plies(page, 4)
    types(page, "c1c2")
    plies(page, 5)
    types(page, "a2a1")
    plies(page, 6)
    page.locator("#after:not([hidden]) .ended p").wait_for()
    assert page.locator("#board[data-over=yes]").count() == 1
    keep(page, "hot-seat-end-phone")
    # Whichever page is open when the network is back sends what is kept.
    page.goto("/lobby")
    with house(port=port, ws="websockets-sansio"):
        page.reload()
        while moves_of(page, table) != ["b1b2", "c3b2", "a1b2", "a3a2", "c1c2", "a2a1"]:
            page.wait_for_timeout(100)
        page.goto(f"/t/{table}")
        plies(page, 6)
        page.wait_for_function("() => localStorage.getItem('unsent:' + location.pathname.slice(3)) === null")


def test_a_move_whose_answer_was_lost_is_not_played_twice(visit, house):
    with house(ws="websockets-sansio") as (host, port):
        page = visit(base_url=f"http://{host}:{port}", service_workers="allow")
        table = sits_at(page)
    page.locator("#link:not([hidden])").wait_for()
    page.locator("[data-cell=a1]").first.click()
    page.locator("[data-move=a1a2]").first.click()
    plies(page, 1)
    page.locator("#link", has_text="One move is kept on this device and will be sent.").wait_for()
    types(page, "c3c2")
    plies(page, 2)
    lost = []

    def lose(route):
        """Let the server have the first move, and nobody hear of it."""
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().status)
            route.abort()

    page.route("**/moves", lose)
    with house(port=port, ws="websockets-sansio"):
        until_sent(page, table, "a1a2", "c3c2")
        assert lost == [200]
        # The game goes on as ever.
        types(page, "b1b2")
        plies(page, 3)
        assert moves_of(page, table) == ["a1a2", "c3c2", "b1b2"]


SHORTEN = """async (path) => {
  const cache = await caches.open("mine");
  const found = await (await cache.match(path)).json();
  for (const position of found.positions.slice(1)) position.next = {};
  await cache.put(path, Response.json(found));
}"""


def test_moves_that_another_device_has_overtaken_are_told_and_given_up(visit, house):
    with house(ws="websockets-sansio") as (host, port):
        page = visit(base_url=f"http://{host}:{port}", service_workers="allow")
        table = sits_at(page)
        page.evaluate(SHORTEN, f"/kept/{table}/lookahead")
    page.locator("#link:not([hidden])").wait_for()
    types(page, "a1a2")
    plies(page, 1)
    # Where nobody has looked, the page says what is missing and what it has.
    told = page.locator("#link", has_text="You need to be online to go on from here")
    told.wait_for()
    assert "One move is kept on this device" in told.inner_text()
    types(page, "a3a2")
    page.locator("#typed-why", has_text="You need to be online").wait_for()
    assert page.locator("#log .ply").count() == 1
    with house() as (host, other):
        path = f"http://{host}:{other}/api/v1/tables/{table}/moves"
        assert page.context.request.post(path, data={"move": "c1c2"}).status == 200
    with house(port=port, ws="websockets-sansio"):
        dialog = page.locator("dialog[open]")
        dialog.wait_for()
        assert "a1a2" in dialog.inner_text()
        assert violations(page) == []
        dialog.locator("button").click()
        page.locator("#log .ply", has_text="c1c2").wait_for()
        assert page.locator("#log .ply").count() == 1
        page.locator("#link[hidden]").wait_for(state="attached")
        assert moves_of(page, table) == ["c1c2"]


def test_moves_kept_for_a_table_that_is_no_more_keep_no_others_back(visit):
    page = visit()
    table = open_table(page, game="hexapawn", mine=[0, 1])
    page.goto("/verify")
    keep = "([id, move]) => localStorage.setItem(`unsent:${id}`, "
    keep += "JSON.stringify({ v: 1, moves: [], kept: [{ key: `key ${move}`, seat: 0, move }] }))"
    for id in ("2222222222", table, "zzzzzzzzzz"):
        page.evaluate(keep, [id, "a1a2"])
    page.goto("/")
    left = "() => Object.keys(localStorage).filter(key => key.startsWith('unsent:') && "
    left += "JSON.parse(localStorage.getItem(key)).kept.length)"
    page.wait_for_function(f"() => !({left})().length")
    assert moves_of(page, table) == ["a1a2"]
