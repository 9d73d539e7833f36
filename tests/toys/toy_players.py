"""Players of another package: as little as a player can be, and some that are wrong."""

from pathlib import Path

from obelisk.authoring import Player


class First(Player):
    """Plays the first legal move, and notes how often it was asked."""

    name = "toy-first"
    words = Path(__file__).parent / "toy_players_words"

    def __init__(self):
        self.asked = 0

    def choose(self, position, seat=None):
        self.asked += 1
        return position.moves(seat)[0]


class Nth(Player):
    """Plays the nth legal move, counted round, or any by its seed."""

    def __init__(self, *, n=0, seed=None):
        self.n = seed if seed is not None else n

    def choose(self, position, seat=None):
        moves = position.moves(seat)
        return moves[self.n % len(moves)]


class Cheat(Player):
    """Makes a move that is not possible, the second time."""

    def __init__(self):
        self.asked = 0

    def choose(self, position, seat=None):
        self.asked += 1
        return position.moves(seat)[0] if self.asked == 1 else "z9"


class Clumsy(Player):
    """Does not get far."""

    def choose(self, position, seat=None):
        raise ZeroDivisionError("out of cheese")


class Alone(Player):
    """Plays one game only."""

    name = "toy-alone"

    @staticmethod
    def plays(game):
        return game.name == "trip"

    choose = First.choose


def make(*, n=1):
    """Return a player."""
    return Nth(n=n)


def make_nobody():
    """Return what is no player."""
    return NOBODY


FIRST = First()
NOBODY = object()
