"""Without the network, in a real browser: what was open is at hand, and nothing of anybody else."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table
from tests.browser.test_learn import step, told, touch
from tests.browser.test_pages import violations
from tests.table.listening import listening

HAS = "([name, path]) => caches.match(path, { cacheName: name }).then((found) => Boolean(found))"


@pytest.fixture
def house(tmp_path):
    """Return a function that starts a server of this test's own; it is gone when its context is left."""
    from obelisk.table.web.app import make
    from obelisk.table.web.settings import Settings

    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    limits = dict.fromkeys(("requests", "tables", "tries", "sockets", "messages"), 0)
    return lambda **more: listening(make(Settings(database=database, ahead=False, **limits)), **more)


UNTIL = f"async (asked) => {{ while (!(await ({HAS})(asked))) await new Promise((on) => setTimeout(on, 50)); }}"


def until_kept(page, path):
    """Wait until the service worker has kept something; what takes for ever, pytest ends."""
    page.evaluate(UNTIL, ["mine", path])


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ja")], ids=["desktop", "phone"])
def test_lessons_and_games_are_at_hand_without_the_network(visit, house, keep, size, language):
    is_english = language != "ja"
    with house() as (host, port):
        page = visit(size, language, base_url=f"http://{host}:{port}", service_workers="allow")
        page.goto("/learn/kono")
        until_kept(page, "/learn/kono")
        # With a clock nothing is looked ahead: such a game is walked through (test_hot_seat.py plays one).
        table = open_table(page, game="trip", mine=[0, 1], clock={"kind": "days", "seconds": 86400})
        for move in ("a1", "c3"):
            page.context.request.post(f"/api/v1/tables/{table}/moves", data={"move": move})
        page.goto(f"/t/{table}")
        until_kept(page, f"/kept/{table}")
    # The server is gone; the page says so, and has what was open.
    page.goto("/")
    assert page.title() == ("You are offline · Obelisk" if is_english else "オフラインです · Obelisk")
    page.locator("#away:not([hidden])").wait_for()
    page.locator("#lessons a[href='/learn/kono']").wait_for()
    page.locator("#games button").click()
    page.wait_for_selector("#walk-board svg")
    keep(page, f"offline-{'desktop' if size is DESKTOP else 'phone'}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "c3" in page.locator("#walk-told").inner_text()
    page.locator("#walk [data-to=back]").click()
    page.wait_for_function("() => document.getElementById('walk-told').textContent.includes('a1')")
    assert page.locator("#walk-board [data-piece]").count() == 1
    # A game that was open is shown at its own address.
    page.goto(f"/t/{table}")
    page.wait_for_selector("#walk-board svg")
    # A lesson is played: right, wrong, and what nobody can judge here.
    page.goto("/learn/kono")
    page.locator("#away:not([hidden])").wait_for()
    capture = step(page, "capture")
    capture.locator("[data-try=b2b3]").click()
    told(capture, "why-not")
    touch(capture, "b1")
    capture.locator("[data-move=b1b3]").click()
    told(capture, "right")
    with house(port=port):
        # What comes from the server is never old, and what one has kept is gone with who one was.
        page.goto("/account")
        page.wait_for_selector("#sign")
        page.locator("#away[hidden]").wait_for(state="attached")
        assert page.evaluate(HAS, ["mine", "/learn/kono"])
        signed = "fetch('/api/v1/accounts', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON"
        page.evaluate(signed + ".stringify({name: 'Somebody', password: 'correct horse battery'})}).then((a) => a.ok)")
        assert not page.evaluate("() => caches.has('mine')")
        # Also where the server alone has noticed that somebody else reads.
        page.goto("/learn/kono")
        until_kept(page, "/learn/kono")
        page.context.clear_cookies()
        page.goto("/account")
        assert not page.evaluate(HAS, ["mine", "/learn/kono"])
