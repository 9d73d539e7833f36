"""Chance in the browser: what it brings tumbles onto the board, is in the log with its own sign, and can be checked."""

import pytest

from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from tests.browser.conftest import open_table, plies
from tests.table.listening import listening

SEEN = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const { ply } = document.querySelector("#board").dataset;
    if (window.seen.at(-1) !== ply) window.seen.push(ply);
  }).observe(document.querySelector("#board"), { attributes: true, attributeFilter: ["data-ply"] });
}"""

TUMBLES = """() => {
  window.tumbled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.closest("[data-roll]")) window.tumbled.push([this.dataset.roll, how.duration]);
    return animate.call(this, frames, how);
  };
}"""


PATIENCE = 90_000
"""Milliseconds: the first time on a machine, the toy is compiled while the page waits."""


@pytest.fixture
def visit(visit):
    """Return somebody with a browser who waits until everything is compiled."""

    def open_page(**options):
        page = visit(**options)
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(PATIENCE)
        return page

    return open_page


@pytest.fixture
def elsewhere(offer, tmp_path):
    """The address of a server on which the toy with a die is installed."""
    offer("obelisk.macrogames", ("rhombus",))
    offer("obelisk.microgames", ("bulo",), toy_dice="toy_dice:GAME")
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    # Other processes would not know that it is installed.
    app = make(Settings(database=database, ahead=False, processes=False))
    with listening(app, ws="websockets-sansio") as (host, port):
        yield f"http://{host}:{port}"


def at_table(page, **wish):
    """Open a table at which the first roll has come, and go there."""
    page.goto(f"/t/{open_table(page, **wish)}")
    plies(page, 1)
    return page


def choose(page, move):
    page.locator(f"#board [data-move={move}]").click()


def log_of(page):
    return [text.split("\n") for text in page.locator("#log .ply").all_inner_texts()]


def test_what_chance_brings_is_seen_after_the_move_before_it(visit, elsewhere):
    page = at_table(visit(base_url=elsewhere, reduced_motion="no-preference"), game="toy-dice", mine=[0, 1])
    assert page.locator("#board [data-roll]").count() == 1
    page.evaluate(SEEN)
    page.evaluate(TUMBLES)
    choose(page, "keep")
    plies(page, 3)
    # The position after the move comes first, without a die; then the die tumbles for about half a second.
    assert page.evaluate("window.seen") == ["1", "2", "3"]
    tumbled = page.evaluate("window.tumbled")
    rolled = page.locator("#board [data-roll]").get_attribute("data-roll")
    assert tumbled == [[rolled, 560]]
    page.wait_for_selector("#board[data-can=yes]")


def test_whoever_wants_no_motion_sees_the_die_stand(visit, elsewhere):
    page = at_table(visit(base_url=elsewhere), game="toy-dice", mine=[0, 1])
    page.evaluate(TUMBLES)
    choose(page, "keep")
    plies(page, 3)
    assert page.evaluate("window.tumbled") == []
    assert page.locator("#board [data-roll]").is_visible()


@pytest.mark.parametrize(("language", "called"), [("en-GB", "Chance"), ("ja-JP", "運")])
def test_the_log_has_chance_with_its_own_sign(visit, elsewhere, language, called):
    page = at_table(visit(base_url=elsewhere, language=language), game="toy-dice", mine=[0, 1])
    choose(page, "keep")
    plies(page, 3)
    rolls = page.locator("#log .is-roll")
    assert rolls.count() == 2
    assert called in rolls.first.text_content()
    sign = rolls.first.locator("> svg").inner_html()
    assert sign == rolls.last.locator("> svg").inner_html()
    assert sign != page.locator("#log .ply:not(.is-roll) > svg").first.inner_html()
    assert called in page.locator("#spoken").text_content()


ASKED_WHY = """() => {
  document.querySelector("[data-act=undo][aria-disabled=true]")?.click();
  return document.getElementById("why").textContent.includes("You cannot take this move back");
}"""


def test_a_game_with_a_computer_is_played_to_its_end_and_its_rolls_are_checked(visit, elsewhere):
    page = at_table(visit(base_url=elsewhere), game="toy-dice", mine=[0], computers={"1": "novice"})
    for n in (2, 1):
        page.wait_for_selector("#board[data-can=yes]")
        choose(page, "keep")
        # One's own moves: this one is in the log before the next is made.
        page.wait_for_function(f"() => document.querySelectorAll('#log .ply:not(.is-roll)').length >= {5 - 2 * n}")
        if n == 2:
            undo, why = page.locator("[data-act=undo][aria-disabled=true]"), page.locator("#why")
            undo.wait_for()
            assert not why.is_visible()
            # The page asks the server for the reason; until then it knows of no move.
            page.wait_for_function(ASKED_WHY)
            assert why.is_visible()
            page.locator("#turn").click()
            assert not why.is_visible()
    page.wait_for_selector("#board[data-over=yes]")
    page.locator("#why").wait_for(state="hidden")
    page.goto(f"/verify?table={page.url.rpartition('/')[2].partition('#')[0]}")
    rows = page.locator("#rolls tbody tr")
    rows.first.wait_for()
    assert rows.count() >= 4
    assert page.locator("#rolls .bad").count() == 0
    assert page.locator("#rolls .answer").get_attribute("data-good") == "true"
    page.locator("#check button").click()
    page.wait_for_selector("#answer[data-good=true]")


def test_a_line_that_is_tried_rolls_once_and_keeps_what_came(visit, elsewhere):
    page = at_table(visit(base_url=elsewhere), game="toy-dice", mine=[0, 1], analysis=True)
    choose(page, "keep")
    plies(page, 3)
    # Back at an earlier position, another move is tried.
    page.locator("[data-to=back]").click()
    page.locator("[data-to=back]").click()
    page.wait_for_selector("#board[data-tried] [data-move=risk]")
    choose(page, "risk")
    page.wait_for_selector("#line .tried li:nth-child(2)")
    came = page.locator("#line .tried li").all_inner_texts()
    assert came[0].endswith("risk")
    assert len(came) > 2
    page.locator("#line [data-key=back]").click()
    page.locator("#line [data-key=next]").click()
    page.wait_for_timeout(300)
    assert page.locator("#line .tried li").all_inner_texts()[:2] == came[:2]


def test_chance_rolls_inside_a_match(visit, elsewhere):
    page = visit(base_url=elsewhere)
    page.goto(f"/t/{open_table(page, game='plug-in', mine=[0, 1], options={'size': 2, 'micros': ['toy-dice']})}")
    plies(page, 0)
    page.locator("#board [data-move='@a1']").first.click()
    plies(page, 2)
    assert page.locator("#board [data-roll]").count() == 1
    page.locator("#typed input").fill("keep")
    page.locator("#typed button").click()
    plies(page, 4)
