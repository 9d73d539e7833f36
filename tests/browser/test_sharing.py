"""A finished game in a frame of another site: from the button at the table to the last move, in both languages."""

import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tests.browser.conftest import PHONE, open_table
from tests.browser.test_pages import violations


class Blog(BaseHTTPRequestHandler):
    """A site of somebody else's, with one page."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(self.server.page.encode())

    def log_message(self, *told):
        """Say nothing."""


@pytest.fixture
def blog():
    """Another site on this machine: browsers let no distant one show something from here."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Blog)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def finished(page):
    """Return the id of a game of Trip on one screen that was played to its end, and how many moves it had."""
    table = open_table(page, game="trip", mine=[0, 1])
    request = page.context.request
    while True:
        seen = request.get(f"/api/v1/tables/{table}").json()
        if seen["result"]:
            return table, seen["ply"]
        moves = request.get(f"/api/v1/tables/{table}/moves").json()["moves"]
        request.post(f"/api/v1/tables/{table}/moves", data={"move": moves[0]})


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_a_finished_game_is_embedded_elsewhere_by_its_code_and_walked_through(visit, keep, address, blog, language):
    page = visit(language=language)
    table, last = finished(page)
    page.goto(f"/t/{table}")
    page.locator("[data-act=embed]").click()
    field = page.locator("dialog textarea")
    page.wait_for_function("() => document.querySelector('dialog textarea')?.value")
    code = field.input_value()
    assert f'src="{address}/embed/{table}"' in code
    keep(page, f"embed-code-{language[:2]}")

    blog.page = f"<!doctype html><title>Blog</title><h1>Blog</h1>{code}"
    for size in (None, PHONE):
        reader = visit(size or {"width": 800, "height": 700}, language)
        reader.goto(f"http://localhost:{blog.server_port}/")
        frame = reader.frame_locator("iframe")
        shown = frame.locator("#board")
        frame.locator(f"#board[data-ply='{last}'] svg").wait_for()
        assert re.search("wins|draw|勝ち|引き分け", frame.locator("#state").inner_text())
        frame.locator("[data-to=first]").click()
        frame.locator("#board[data-ply='0'] svg").wait_for()
        for n in (1, 2):
            frame.locator("[data-to=next]").click()
            frame.locator(f"#board[data-ply='{n}'] svg").wait_for()
        assert shown.locator("[data-piece]").count() == 2
        frame.locator("[data-to=last]").click()
        frame.locator(f"#board[data-ply='{last}']").wait_for()
        # Everything is inside the frame, and no cookie was set for us.
        inner = next(each for each in reader.frames if "/embed/" in each.url)
        fits = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollHeight <= innerHeight"
        assert inner.evaluate(fits)
        assert reader.context.cookies(address) == []
        reader.goto(f"/embed/{table}")
        reader.locator("#board svg").wait_for()
        assert violations(reader) == []
        keep(reader, f"embed-{language[:2]}-{'phone' if size else 'desktop'}")
