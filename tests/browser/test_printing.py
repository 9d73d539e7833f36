"""A game to print: from the button at the top of its page to the file, in both languages, and a finished game."""

from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE, at_table
from tests.browser.test_pages import violations
from tests.paper import reading


@pytest.mark.parametrize(
    ("size", "language", "title"), [(DESKTOP, "en-US", "Print and play"), (PHONE, "ja-JP", "印刷して遊ぶ")]
)
def test_a_game_is_printed_from_its_page(visit, keep, size, language, title):
    page = visit(size, language)
    page.goto("/learn/bulo")
    page.get_by_role("link", name=title).click()
    form = page.locator("#print form")
    # The paper that people have where the browser says it is.
    assert form.locator("[name=paper]").input_value() == ("letter" if language == "en-US" else "a4")
    form.locator("[name=only]").select_option("pieces")
    form.locator("[name=ink]").select_option("saving")
    keep(page, f"print-{language}")
    with page.expect_download() as saved:
        form.get_by_role("button").click()
    assert saved.value.suggested_filename == "bulo-pieces.pdf"
    front, _ = reading.pages(Path(saved.value.path()).read_bytes())
    assert round(front.width) == (216 if language == "en-US" else 210)
    assert ("Bulo" if language == "en-US" else "ビューロ") in front.text
    assert violations(page) == []


def test_a_finished_game_is_downloaded_as_pages(visit):
    page = at_table(visit(), game="trip", mine=[0, 1])
    table = page.url.rpartition("/")[2]
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign", "seat": 0})
    with page.expect_download() as saved:
        page.locator("#after [href$='game.pdf']").click()
    assert saved.value.suggested_filename == f"trip-{table}.pdf"
