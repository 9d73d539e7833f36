"""The workbench of Microchip on its page: tiles are laid, turned, moved and taken up."""

import pytest

from tests.browser.conftest import PHONE, at_puzzle


def test_a_microchip_is_built_by_tapping_and_dragging(visit):
    page = at_puzzle(visit())
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-tile=R1]").drag_to(page.locator("[data-cell=a4]"))
    page.wait_for_selector("[data-cell=a4] [data-light]")
    label = page.locator("[data-cell=a4]").get_attribute("aria-label")
    page.locator("[data-cell=a4]").click()
    page.wait_for_function(
        "before => document.querySelector('[data-cell=a4]').getAttribute('aria-label') !== before", arg=label
    )
    page.reload()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-cell=a2]").focus()
    page.keyboard.press("Delete")
    page.wait_for_function("() => !document.querySelector('[data-cell=a2] [data-light]')")


def test_on_the_bench_a_choice_is_seen_r_turns_it_and_words_can_be_typed(visit):
    page = at_puzzle(visit())
    page.locator("[data-tile=RT]").click()
    assert page.locator("[data-tile=RT]").evaluate("(tile) => getComputedStyle(tile).outlineStyle") == "solid"
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")
    label = "[...document.querySelectorAll('[data-cell=a2]')].pop().getAttribute('aria-label')"
    before = page.evaluate(label)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.wait_for_function(f"(before) => {label} !== before", arg=before)
    typed = page.locator("#typed input")
    typed.fill("place a4 NX")
    page.keyboard.press("Enter")
    page.locator("#typed-why").wait_for()
    typed.fill("place a4 N")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell=a4] [data-light]")
    assert typed.input_value() == ""
    assert not page.locator("#typed-why").is_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Delete")
    page.wait_for_function("() => !document.querySelector('[data-cell=a2] [data-light]')")


def test_a_laid_tile_is_dragged_to_a_cell_of_its_colour_and_stays_where_it_is_otherwise(visit):
    page = at_puzzle(visit())
    page.locator("[data-tile=RT]").drag_to(page.locator("[data-cell=a2]"))
    page.wait_for_selector("[data-cell=a2] [data-light]")
    page.locator("[data-cell=a2]").drag_to(page.locator("[data-cell=a3]"))
    bubble = page.locator("#bubble")
    bubble.wait_for()
    assert "RT is red" in bubble.inner_text()
    assert page.locator("[data-cell=a2] [data-light]").count()
    page.locator("[data-cell=a2]").drag_to(page.locator("[data-cell=a4]"))
    page.wait_for_selector("[data-cell=a4] [data-light]")
    assert not page.locator("[data-cell=a2] [data-light]").count()
    page.locator("[data-act=undo]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")


def test_a_bench_that_cannot_be_reached_says_so_and_loses_nothing(visit):
    page = at_puzzle(visit())
    laid, bubble = page.locator("[data-cell=a2] [data-light]"), page.locator("#bubble")
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a2]").click()
    laid.first.wait_for()
    page.context.set_offline(True)
    for act in ("bench-remove", "undo"):
        page.locator(f"[data-act={act}]").click()
        bubble.wait_for()
        assert bubble.inner_text().startswith("The table can't be reached right now.")
        page.locator("#board").dispatch_event("pointerdown")
    assert laid.count()
    page.context.set_offline(False)
    page.locator("[data-act=undo]").click()
    laid.first.wait_for(state="detached")


def test_undo_takes_back_what_was_done_last_on_the_bench(visit):
    page = at_puzzle(visit())
    undo, laid = page.locator("[data-act=undo]"), page.locator("[data-cell=a2] [data-light]")
    assert undo.get_attribute("aria-disabled") == "true"
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a2]").click()
    laid.first.wait_for()
    page.locator("[data-act=bench-clear]").click()
    laid.first.wait_for(state="detached")
    undo.click()
    laid.first.wait_for()
    undo.click()
    laid.first.wait_for(state="detached")
    page.wait_for_selector("[data-act=undo][aria-disabled=true]")


def test_a_tile_that_is_refused_on_the_bench_stays_chosen(visit):
    page = at_puzzle(visit())
    wrong = page.locator("[data-cell]:not([data-cell=a2]):not([data-cell=a4])")
    page.locator("[data-tile=RT]").click()
    wrong.first.click()
    page.locator("#bubble").wait_for()
    assert page.locator("#bubble").bounding_box()["x"] >= 0
    page.wait_for_selector("[data-tile=RT].bench-chosen")
    page.locator("[data-cell=a2]").click()
    page.wait_for_selector("[data-cell=a2] [data-light]")


def test_a_tile_on_a_wrong_colour_is_explained_and_is_no_error_in_the_console(visit):
    page, errors = at_puzzle(visit()), []
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.locator("[data-tile=RT]").click()
    page.locator("[data-cell=a3]").click()
    page.locator("#bubble").wait_for()
    assert "RT is red" in page.locator("#bubble").inner_text()
    assert errors == []


def test_a_hint_marks_its_cell(visit):
    page = at_puzzle(visit())
    page.locator("[data-act=hint]").click()
    page.wait_for_selector(".marks .ring-hint", state="attached", timeout=60_000)
    assert "place" in page.locator("#advice").inner_text()


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_what_to_do_next_on_the_bench_of_a_phone_lies_on_no_tile(visit, language):
    page = at_puzzle(visit(PHONE, language))
    told, board = page.locator("#how"), page.locator("#board")
    lies_on_none = """() => {
      const [head, told] = [".now", "#how"].map((each) => document.querySelector(each).getBoundingClientRect());
      return told.height > 0 && told.top >= head.top && told.bottom <= head.bottom;
    }"""
    first = told.inner_text()
    assert page.evaluate(lies_on_none)
    top = board.bounding_box()["y"]
    page.locator("[data-tile=RT]").tap()
    assert told.inner_text() != first
    assert page.evaluate(lies_on_none)
    # A cell that it does not fit on: the rule is told, and goes with the next tile that is taken up.
    page.locator("[data-takes=B]").first.tap()
    page.locator("#advice .coach").wait_for()
    page.locator("[data-tile=RT]").tap()
    assert not page.locator("#advice").is_visible()
    assert board.bounding_box()["y"] + page.evaluate("() => scrollY") == top
