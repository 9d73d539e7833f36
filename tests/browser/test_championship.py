"""A championship of Microchip on its page: how it stands, and on to the next game."""

from tests.browser.conftest import open_table
from tests.table.test_championship import BEST, CHIP, SEED

PLAY = """
async ([id, builds]) => {
  const ask = (path, body) => fetch(`/api/v1/tables/${id}/${path}`, body && {method: 'POST',
    headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}).then((answer) => answer.json());
  for (let { moves } = await ask('moves'); moves[0].startsWith('take'); { moves } = await ask('moves')) {
    await ask('moves', {move: moves[0]});
  }
  for (const [seat, move] of builds.entries()) await ask('moves', {move, seat});
}
"""


def test_a_championship_shows_its_totals_and_goes_on_with_one_click(visit, keep):
    page = visit()
    table = open_table(page, game="microchip", mine=[0, 1], options=SEED, championship=2 * BEST)
    page.goto(f"/t/{table}")
    page.wait_for_selector("#cup table")
    assert page.locator("#cup h2").inner_text() == f"Championship to {2 * BEST} points"
    page.evaluate(PLAY, [table, [CHIP, "build"]])
    page.wait_for_selector("#board[data-over=yes]")
    page.wait_for_function("() => document.querySelector('[data-cup=\"0\"] td')?.textContent === '46'")
    keep(page, "championship-desktop-en")
    button = page.locator("[data-act=rematch]")
    assert button.inner_text() == "Next game"
    button.click()
    page.wait_for_url(lambda url: not url.endswith(table))
    page.wait_for_selector("[data-cup='1']")
    assert page.locator("[data-cup='1'] td").all_inner_texts() == [str(BEST), "1"]
    assert page.locator("#cup p").first.inner_text() == "Game 2"
    answer = page.request.get(page.locator("#cup .downloads a").get_attribute("href"))
    assert len(answer.json()["games"]) == 2


def test_a_championship_is_chosen_when_a_table_is_opened(visit):
    page = visit(language="ja-JP")
    page.goto("/new/microchip")
    page.locator("input[value=here]").check()
    page.locator("summary").click()
    page.locator("select[name=championship]").select_option("100")
    page.locator("button.start").click()
    page.wait_for_selector("#cup table")
    assert page.locator("#cup h2").inner_text() == "チャンピオンシップ（100点まで）"
