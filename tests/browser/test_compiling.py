"""While rules are being compiled a line says so in a place of its own: it covers nothing, moves nothing, and goes."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, TABLET, open_table
from tests.browser.test_pages import violations
from tests.table.test_compiling import Compiling

COVERED = """() => {
  const line = document.getElementById("compiling"), box = line.getBoundingClientRect(), covered = new Set();
  for (const part of [0.02, 0.25, 0.5, 0.75, 0.98]) for (const y of [box.top + 2, box.bottom - 2])
    for (const each of document.elementsFromPoint(box.left + part * box.width, y))
      if (each !== line && !each.contains(line)) covered.add(each.outerHTML.slice(0, 80));
  return [...covered];
}"""
"""What lies where the line is, besides what it stands in."""
PLACES = """() => [...document.querySelectorAll("main, main :is(button, a, #board)")]
  .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top + scrollY)"""


@pytest.fixture
def compiling(app, monkeypatch):
    """A server at which the rules of Kono are being compiled."""
    made = Compiling("kono")
    monkeypatch.setattr(app.state.tables.workers, "compiling", made)
    return made


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_line_about_compiling_covers_nothing_and_nothing_moves_when_it_is_done(visit, keep, compiling, size):
    page = visit(size, "ja-JP" if size is PHONE else "en-GB", color_scheme="dark" if size is TABLET else "light")
    table = open_table(page, game="kono", mine=[0, 1])
    study = page.context.request.post("/api/v1/studies", data={"game": "kono"}).json()["id"]
    for path in ("/", "/new/kono", "/learn/kono", "/lobby", f"/study/{study}", f"/t/{table}"):
        page.goto(path)
        line = page.locator("#compiling")
        line.scroll_into_view_if_needed()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(COVERED) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        keep(page, f"compiling-{path.split('/')[1] or 'home'}-{size['width']}")
    page.wait_for_selector("#board[data-can=yes] svg")
    assert violations(page) == []
    places = page.evaluate(PLACES)
    compiling.left.clear()
    done = line.get_attribute("data-done")
    page.wait_for_function("done => document.getElementById('compiling').textContent === done", arg=done)
    assert page.evaluate(PLACES) == places
    line.wait_for(state="hidden")
    keep(page, f"compiled-{size['width']}")
    assert page.evaluate(PLACES) == places
