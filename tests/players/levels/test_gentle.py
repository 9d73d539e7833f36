"""The opponent of a first game: whoever hardly knows what to do wins at least half of the games, and it plays on."""

import random  # noqa: TID251 (a naive person is no player of ours)

import pytest

from obelisk import catalogue
from obelisk.players import player
from obelisk.players.levels.gentle import GentlePlayer

GAMES = 100


def naive(position, seat, dice):
    """Return any move, but one that wins at once if there is one."""
    moves = position.moves(seat)
    won = (move for move in moves if list((position.play(move, seat).result or NOBODY).winners) == [seat])
    return next(won, None) or dice.choice(moves)


class NOBODY:
    winners = ()


def wins(name, opponent):
    """Return how many of the games a naive newcomer wins."""
    book, dice = catalogue.game(name), random.Random(5)
    won = 0
    for number in range(GAMES):
        computer, position = opponent(number), book.start(**book.welcome.options)
        while not position.is_over:
            seat = position.active[0]
            is_own = seat == book.welcome.seat
            position = position.play(naive(position, seat, dice) if is_own else computer.choose(position, seat), seat)
        won += list(position.result.winners) == [book.welcome.seat]
    return won


WELCOMING = [name for name in catalogue.names() if catalogue.game(name).welcome is not None]


def test_a_game_says_of_itself_that_it_is_good_for_beginners():
    assert WELCOMING


@pytest.mark.parametrize("name", WELCOMING)
def test_a_naive_newcomer_wins_at_least_half_of_the_first_games_and_fewer_against_a_novice(name):
    gentle = wins(name, lambda seed: GentlePlayer(seed=seed))
    assert GAMES / 2 <= gentle < GAMES
    assert wins(name, lambda seed: player("novice", seed=seed)) < gentle
