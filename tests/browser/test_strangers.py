"""A game of another package is played by hand like ours: by clicks and by drags."""

import pytest

from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from obelisk.words import places
from tests.browser.conftest import at_table, open_table, plies
from tests.examples.stranger import EXAMPLES
from tests.table.listening import listening


@pytest.fixture
def elsewhere(offer, monkeypatch, tmp_path):
    """The address of a server on which the examples are installed."""
    for name in ("mu-torere", "drizzle"):
        monkeypatch.syspath_prepend(EXAMPLES / name)
    monkeypatch.setattr(places, "_added", dict(places._added))
    offer("obelisk.microgames", mu_torere="obelisk_mu_torere:GAME", drizzle="obelisk_drizzle:GAME")
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    # Other processes would not know that it is installed.
    app = make(Settings(database=database, ahead=False, processes=False))
    with listening(app, ws="websockets-sansio") as (host, port):
        yield f"http://{host}:{port}"
    places.forget()


def test_a_strangers_game_is_clicked_and_dragged(visit, elsewhere):
    page = at_table(visit(base_url=elsewhere), game="mu-torere", mine=[0, 1])
    page.locator("[data-cell].can").first.click()
    page.locator(".ob-target.ob-shown").first.click()
    plies(page, 1)
    home = page.locator("[data-cell].can").first
    name = home.get_attribute("data-cell")
    to = page.locator(f".ob-target[data-from={name}]").first.get_attribute("data-to")
    home.drag_to(page.locator(f"[data-cell={to}]").first)
    plies(page, 2)
    assert page.locator("#log .ply").all_inner_texts()[1].endswith(f"{name}{to}")


def test_the_game_of_the_tutorial_shows_its_weather_and_goes_on_by_itself(visit, elsewhere, keep):
    page = visit(base_url=elsewhere)
    page.goto(f"/t/{open_table(page, game='drizzle', mine=[0, 1])}")
    plies(page, 1)
    weather = page.locator("#board [data-roll]")
    assert weather.get_attribute("data-roll") in ("rain", "sun")
    assert weather.get_attribute("aria-label") in ("It is raining.", "The sun is shining.")
    page.locator("[data-cell].can").first.click()
    page.locator(".ob-target.ob-shown").first.click()
    plies(page, 3)
    assert weather.count() == 1
    keep(page, "drizzle")
