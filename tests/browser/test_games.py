"""Two people with a browser each play whole games: one at a desk in English, one with a phone in Japanese."""

import random  # noqa: TID251 (which moves are made matters to nobody)

import pytest

from tests.browser.conftest import DESKTOP, PHONE, open_table, plies, take_seat
from tests.browser.players import Clicker, play_out

GAMES = {
    "micropul": {"players": 2},
    "abstrakto": {"discard": "secret"},
    "microchip": {"players": 2},
    "plug-in": {"size": 2, "micros": ["bulo"]},
    "rhombus": {"size": 3},
}
BY_HAND, LAST = 6, 2
"""So many moves at the beginning, and at least so many at the end, are clicked; games are sent on in between."""


def send_on(pages, table, position):
    """Let both leave, make moves at random for them until only the last ones are left, and let them come back."""
    rest = []
    for page in pages:
        page.goto("about:blank")
    while not position.is_over:
        seat = position.active[0]
        rest.append((seat, random.choice(position.moves(seat))))
        position = position.play(rest[-1][1], seat)
    for seat, move in rest[:-LAST]:
        made = pages[seat].context.request.post(f"/api/v1/tables/{table}/moves", data={"move": move, "seat": seat})
        assert made.ok, made.text()
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector("#board[data-ply] svg")


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(visit, keep, app, game):
    one, other = visit(DESKTOP, "en-GB"), visit(PHONE, "ja-JP")
    table = open_table(one, game=game, options=GAMES[game], mine=[0], name="Ada")
    one.goto(f"/t/{table}")
    other.goto(f"/t/{table}")
    keep(one, f"{game}-waiting-en")
    take_seat(other)
    plies(one, 0)
    players = [Clicker(one, 1), Clicker(other, 2)]
    play_out(players, own=BY_HAND)
    send_on((one, other), table, app.state.tables.known(table).committed.position)
    moves = play_out(players)
    assert moves > BY_HAND
    for page, words in ((one, "Download"), (other, "保存")):
        page.wait_for_selector("#after .standing")
        assert words in page.locator("#after").inner_text()
    one.wait_for_timeout(150)
    keep(one, f"{game}-over-en")
    keep(other, f"{game}-over-ja")
    assert one.locator("#log li").count() == moves
