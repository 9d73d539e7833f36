"""Matches between players."""

import obelisk
from obelisk.arena.matches import wins_of
from obelisk.players import play_out


class First(obelisk.Player):
    """Always makes the first move on the list, and notes where it sat and how the game began."""

    name = "first"

    def __init__(self):
        self.seats, self.setups = [], []

    def choose(self, position, seat=None):
        if len(position.history) < position.seats:
            self.seats.append(seat)
            self.setups.append(position.setup)
        return position.moves(seat)[0]


def test_every_set_up_is_played_once_from_each_seat():
    one, other = First(), First()
    wins_of(one, other, "abstrakto", 4, seed=1)
    assert one.seats == [0, 1, 0, 1]
    assert other.seats == [1, 0, 1, 0]
    assert one.setups[0] == one.setups[1] != one.setups[2] == one.setups[3]


def test_all_games_are_won_by_one_side_or_shared():
    told = []
    one, other = (obelisk.player("random", seed=seed) for seed in (1, 2))
    won = wins_of(one, other, "bulo", 10, seed=1, tell=lambda done, so_far: told.append((done, so_far)))
    assert told[-1] == (10, won)
    assert [done for done, _ in told] == list(range(1, 11))
    again = wins_of(obelisk.player("random", seed=1), obelisk.player("random", seed=2), "bulo", 10, seed=1)
    assert won == again


def test_a_game_goes_on_to_its_end():
    players = [obelisk.player("random", seed=seed) for seed in (1, 2)]
    assert play_out(obelisk.game("trip").start(), players).is_over
