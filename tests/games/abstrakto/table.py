"""Positions of Abstrakto, and short ways to say what its tests say often."""

from obelisk.games.abstrakto import GAME
from obelisk.games.abstrakto.rules.grid import COVERED_BY
from obelisk.games.abstrakto.rules.moves import lay
from obelisk.games.abstrakto.rules.notation import AbstraktoNotation
from obelisk.kernel.chance import generator, pick
from tests.helpers import wrap
from tests.reference.abstrakto import PLACES, Abstrakto

ABSTRAKTO = GAME
READ = AbstraktoNotation().read
EVEN = [[5, 5, 5], [5, 5, 5]]


def start(kept=EVEN, starts=0):
    """Return the start of a game in which chance has discarded."""
    return ABSTRAKTO.start(setup={"size": 7, "discard": "random", "kept": kept, "starts": starts})


def discarding(discard, starts=0):
    """Return the start of a game in which the players discard."""
    return ABSTRAKTO.start(setup={"size": 7, "discard": discard, "starts": starts})


def secret(first="SLC", second="SLC", starts=0):
    """Return a game after both have discarded in secret."""
    return discarding("secret", starts).play(f"drop {first}", 0).play(f"drop {second}", 1)


def play(position, moves):
    """Return the position after moves written one after the other, each by the seat whose turn it is."""
    for move in moves.split():
        position = position.play(move)
    return position


def with_tiles(blue="", orange="", *, position=None, laid=None, turn=0):
    """Return the position in which these tiles lie, as the rules lay them; *laid* says what is gone of each kind."""
    position = start() if position is None else position
    s = position.record
    for seat, places in enumerate((blue, orange)):
        for place in places.split():
            assert all(not (int(s.covered[i]) & int(COVERED_BY[READ(s, place)][i])) for i in range(4)), place
            lay(s, seat, READ(s, place))
    for seat, counts in (laid or {}).items():
        s.laid[seat] = counts
    s.turn = turn
    return wrap(ABSTRAKTO, s, position.setup)


def areas(position, seat=None):
    return position.view(seat)["areas"]


def area_at(position, quarter):
    """Return the area that a quarter belongs to, named by the crossing at its lower left."""
    (found,) = (area for area in areas(position) if quarter in area["quarters"])
    return found


def places(position, kind):
    """Return the listed places for a kind of tile: S, L or C."""
    return {move for move in position.moves() if PLACES.get(move) == kind}


def reference_of(position):
    """Return the reference after the same moves."""
    simple = Abstrakto(position.setup)
    for seat, move in position.history:
        simple.play(seat, move)
    return simple


def random_position(seed, plies, **options):
    """Return a position after so many random moves, or the last one before the end."""
    rng = generator(seed)
    position = ABSTRAKTO.start(seed=seed, **options)
    for _ in range(plies):
        seat = position.active[pick(rng, len(position.active))]
        moves = position.moves(seat)
        after = position.play(moves[pick(rng, len(moves))], seat)
        if after.is_over:
            break
        position = after
    return position


def swapped(position, seat, drop):
    """Return the game with the same moves in which the other of *seat* has discarded something else."""
    other = ABSTRAKTO.start(setup=position.setup)
    for mover, move in position.history:
        is_theirs = mover != seat and move.startswith("drop")
        other = other.play(f"drop {drop}" if is_theirs else move, mover)
    return other
