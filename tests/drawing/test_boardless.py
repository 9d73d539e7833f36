"""A game without a board is shown by what a seat may see of it."""

import re

import pytest

from obelisk import drawing
from obelisk.testing import check_game


@pytest.mark.slow
def test_a_game_without_a_board_keeps_the_contract(bids):
    check_game(bids, games=3)


def test_its_text_says_what_a_seat_may_see(bids):
    after = bids.start().play("3", 0)
    assert "own bid: 3" in drawing.text(after, 0)
    assert "own bid: 0" in drawing.text(after, 1)
    assert "cards: 1, 2, 3, 4 | 1, 2, 3, 4" in drawing.text(after, 1)
    assert "has bid: ✓, –" in drawing.text(after, None)


def test_its_picture_offers_every_move_inside_its_edges(bids):
    picture = bids.start().svg(0)
    assert re.findall(r'data-move="(\d+)"', picture) == ["1", "2", "3", "4"]
    assert "own bid: 0" in picture


def test_it_can_be_played_at_a_terminal(bids, capsys):
    assert "Seat" in str(bids.start().play("1", 0).play("2", 1))
