"""Two people with a browser each play whole games: one at a desk in English, one with a phone in Japanese."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table, plies, take_seat
from tests.browser.players import Clicker, play_out

GAMES = {
    "micropul": {"players": 2},
    "abstrakto": {"discard": "secret"},
    "microchip": {"players": 2},
    "plug-in": {"size": 2, "micros": ["trip", "bulo"]},
    "rhombus": {"size": 3},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(visit, keep, game):
    one, other = visit(DESKTOP, "en-GB"), visit(PHONE, "ja-JP")
    table = open_table(one, game=game, options=GAMES[game], mine=[0], name="Ada")
    one.goto(f"/t/{table}")
    other.goto(f"/t/{table}")
    keep(one, f"{game}-waiting-en")
    take_seat(other)
    plies(one, 0)
    moves = play_out([Clicker(one, 1), Clicker(other, 2)])
    assert moves > 3
    for page, words in ((one, "Download"), (other, "保存")):
        page.wait_for_selector("#after .standing")
        assert words in page.locator("#after").inner_text()
    one.wait_for_timeout(150)
    keep(one, f"{game}-over-en")
    keep(other, f"{game}-over-ja")
    assert one.locator("#log li").count() == moves
