"""A board of the documentation plays its game under the table's policy, and pages turn light and dark."""

from zipfile import ZipFile

import pytest
from website.boards import board, played, write_frames
from website.places import HERE
from website.style import write_style

from obelisk.table.features.documentation import site
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_pages import violations

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hexapawn</title>
{sheets}
<script src="_static/mode.js"></script><script src="_static/board.js" defer></script></head>
<body><header><button id="mode" hidden>Mode</button></header><main>{board}</main>
<a class="to-table" href="/" hidden>To the table</a></body></html>"""

SHEETS = "".join(
    f'<link rel="stylesheet" href="_static/{name}.css">' for name in ("colours", "site", "pictures", "narrow")
)


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """A site with one board."""
    folder = tmp_path_factory.mktemp("site")
    write_style(folder / "_static")
    write_frames("hexapawn", "en", folder / "_static" / "boards")
    (folder / "board.html").write_text(
        PAGE.format(sheets=SHEETS, board=board("hexapawn", "en", "", 2)), encoding="utf-8"
    )
    # Beside the folder: inside it the archive would pack itself, without end.
    archive = tmp_path_factory.mktemp("packed") / "site.zip"
    with ZipFile(archive, "w") as target:
        for file in (*folder.rglob("*.*"), *(HERE / "theme" / "static").iterdir()):
            own = file.parent == HERE / "theme" / "static"
            target.write(file, f"_static/{file.name}" if own else file.relative_to(folder).as_posix())
    return archive


@pytest.fixture
def page(packed, visit, monkeypatch):
    monkeypatch.setattr(site, "PACKED", packed)
    page = visit(PHONE)
    page.goto("/docs/board")
    return page


def test_a_board_shows_every_move_of_its_game(page):
    told, last = page.locator("output"), len(played("hexapawn")) - 1
    assert told.inner_text() == f"Move 2 of {last}"
    before = page.locator(".picture svg").inner_html()
    page.get_by_role("button", name="One move on").click()
    page.wait_for_function("before => document.querySelector('.picture svg').innerHTML !== before", arg=before)
    moves = [move for _, move in played("hexapawn")[-1].history]
    assert told.inner_text() == f"Move 3 of {last}: {moves[2]}"
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function(
        "told => document.querySelector('output').textContent === told", arg=f"Move {last} of {last}: {moves[-1]}"
    )
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("document.querySelector('output').textContent === 'The start'")


def test_a_board_plays_by_itself_until_it_is_stopped(page):
    page.get_by_role("button", name="Play the game").click()
    page.get_by_role("button", name="Stop").click()
    assert page.get_by_role("button", name="Play the game").is_visible()


def test_a_page_is_light_or_dark_as_its_reader_likes_also_on_the_next_one(page):
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("#mode").click()
    assert page.evaluate(paper) != light
    page.reload()
    assert page.evaluate(paper) != light


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_written_pages_are_read_in_the_tables_frame_where_no_site_is_built(visit, keep, monkeypatch, tmp_path, size):
    monkeypatch.setattr(site, "PACKED", tmp_path / "site.zip")
    page = visit(size, "ja-JP" if size is PHONE else "en-GB", color_scheme="dark" if size is PHONE else "light")
    page.goto("/")
    page.locator("footer a[href='/docs']").click()
    page.locator("#contents a[href='/docs/table']").click()
    page.wait_for_selector("#contents [aria-current=page][href='/docs/table']")
    assert page.locator("h1").inner_text() == "The table"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    keep(page, f"written-{size['width']}")
    page.locator("main a[href='/docs/hosting']").first.click()
    page.wait_for_selector("#contents [aria-current=page][href='/docs/hosting']")
