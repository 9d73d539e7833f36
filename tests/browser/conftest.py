"""A real server on a free port, and Debian's chromium; without it these tests are skipped, with a line that says so."""

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.table.listening import listening

# The one without windows is the same browser at half the work.
NAMES = os.environ.get("OBELISK_CHROMIUM", "chromium-headless-shell chromium").split()
CHROMIUM = next((found for found in map(shutil.which, NAMES) if found), None)
SCREENSHOTS = Path(__file__).parent / "screenshots"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process for all pages, and none in reserve: most of a test's time went into starting them.
    "--renderer-process-limit=1",
    "--disable-features=SpareRendererForSitePerProcess,BackForwardCache",
    # Nobody looks at what is painted, so one process and one thread paint it, and plainly.
    "--in-process-gpu",
    "--disable-gpu-compositing",
    "--num-raster-threads=1",
    "--disable-lcd-text",
    "--disable-site-isolation-trials",
    "--disable-smooth-scrolling",
]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """A browser tests pages, not rules: once is enough, and compiled is quicker."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.compiled)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def app(tmp_path_factory):
    pytest.importorskip("uvicorn", reason="the table is not installed")
    from obelisk.table.web.app import make
    from obelisk.table.web.settings import Settings

    database = f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.sqlite'}"
    return make(Settings(database=database, requests=0, tables=0, tries=0, sockets=0, messages=0, ahead=False))


@pytest.fixture(scope="session")
def address(app):
    with listening(app, ws="websockets-sansio") as (host, port):
        yield f"http://{host}:{port}"


# Playwright keeps an event loop running in this thread as long as it is there, and other tests have loops of their own.
@pytest.fixture(scope="package")
def chromium():
    if CHROMIUM is None:
        pytest.skip("there is no chromium")
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, address):
    """Return somebody with a browser of their own: visit(size, language) gives a page that complains of every error."""
    opened, complaints = [], []

    def open_page(size=DESKTOP, language="en-GB", **options):
        usual = {"has_touch": size is PHONE, "reduced_motion": "reduce", "base_url": address}
        # What a service worker keeps is looked at in test_offline.py.
        usual["service_workers"] = "block"
        context = chromium.new_context(viewport=size, locale=language, **{**usual, **options})
        # Thinking yields to everything else: beside other tests a computer may take its time.
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        opened.append(context)
        return page

    yield open_page
    for context in opened:
        context.close()
    # What the server refuses on purpose is no defect of a page; browsers write it down all the same.
    refused = re.compile(r"the server responded with a status of 4\d\d|WebSocket connection to|net::ERR_")
    assert [line for line in complaints if not refused.search(line)] == []


@pytest.fixture
def keep():
    """Keep a screenshot where OBELISK_SCREENSHOTS is set, to be looked at later; nobody looks at those of every run."""

    def take(page, name):
        if os.environ.get("OBELISK_SCREENSHOTS"):
            SCREENSHOTS.mkdir(exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=page.viewport_size["width"] < 500)

    return take


def open_table(page, **wish):
    """Open a table with the cookies of this browser, and return its id."""
    made = page.context.request.post("/api/v1/tables", data=wish).json()
    assert "id" in made, made
    return made["id"]


def at_table(page, **wish):
    """Open a table and go there; return the page."""
    page.goto(f"/t/{open_table(page, **wish)}")
    page.wait_for_selector("#board[data-ply='0'] svg")
    return page


def take_seat(page, seat=1):
    """Sit down on a free seat of the table that a page shows; the page comes anew then."""
    free = page.locator(f"[data-sit='{seat}']")
    with page.expect_navigation():
        (free.tap if page.viewport_size["width"] < 500 else free.click)()
    page.wait_for_selector("#board[data-ply='0'] svg")


def together(one, other, **wish):
    """Let two people sit down at a new table whose first move is the first one's."""
    other.goto(at_table(one, mine=[0], **wish).url)
    take_seat(other)
    one.wait_for_selector("#board[data-can=yes]")


def at_puzzle(page):
    """Build alone, with all tiles still to be laid."""
    at_table(page, game="microchip", mine=[0], options={"players": 1, "seed": 20261115})
    page.wait_for_selector("#board[data-ply='0'] [data-tile=RT]")
    return page


def plies(page, n):
    """Wait until the board shows the position after so many moves."""
    page.wait_for_selector(f"#board[data-ply='{n}'] svg")
