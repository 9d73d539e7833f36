"""Wins at once: what `threats.look` finds is what one finds by trying everything move by move."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel.search import threats
from tests.helpers import play_all, rhombus_from


def looked(position):
    """Return what is found about each move, and the move that would win for the other seat."""
    book = position.game
    room = np.zeros(3, book.rules.state.dtype)
    room[0] = position.record
    moves = np.zeros((2, book.rules.max_moves), np.int64)
    found = np.zeros((book.rules.max_moves + 1, threats.COLUMNS), np.int64)
    n = threats.look(room, position.active[0], book.search.has_threats, moves, found)
    assert room[0] == position.record
    return {position.write(int(moves[0, i])): found[i].tolist() for i in range(n)}, int(found[-1, threats.REPLY])


def wins(position, seat):
    ended = [move for move in position.moves() if position.play(move).result is not None]
    return [move for move in ended if position.play(move).result.winners == (seat,)]


@pytest.mark.parametrize("moves", ["", "a1a2 b5b4 a2a3", "a1b2 e5d4 b2c3 d4e3", "a1b2 e5d4 b2c3 d4e3 c3b4 a5a4"])
def test_a_win_and_a_reply_that_wins_are_found_where_there_is_one(moves):
    position = play_all(obelisk.game("decapawn").start(), moves)
    seat = position.active[0]
    found, _ = looked(position)
    assert list(found) == position.moves()
    for move, (ends, reply, _) in found.items():
        after = position.play(move)
        assert (ends == threats.WINS) == (move in wins(position, seat))
        replies = [] if after.is_over else wins(after, 1 - seat)
        assert (reply != threats.NO_MOVE) == bool(replies)
        if replies:
            assert after.write(reply) in replies


def test_a_threat_is_what_would_win_if_nobody_replied():
    position = rhombus_from(
        """
        . . .
        . o .
        x . .
        """
    )
    found, danger = looked(position)
    assert danger == threats.NO_MOVE
    assert position.write(found["a2"][threats.THREAT]) == "a3"
    assert found["c1"][threats.THREAT] == threats.NO_MOVE


def test_a_loss_and_a_draw_at_once_are_told_apart():
    last = play_all(obelisk.game("bulo").start(), "a1a3 b1b3 c1c3 d1d3 a4c4")
    assert looked(last)[0]["d4"][threats.ENDS] == threats.LOSES
    drawn = play_all(obelisk.game("trip").start(), "a1 c1 a2 c2 b4 d4 b3 d3 b1 d1 a3 c4 b2 d2 a4")
    end = {1: threats.WINS, 0: threats.LOSES}
    (move,) = drawn.moves()
    result = drawn.play(move).result
    expected = threats.DRAWS if len(result.winners) == 2 else end[int(drawn.active == result.winners)]
    assert looked(drawn)[0][move][threats.ENDS] == expected
