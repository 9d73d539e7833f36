"""Positions of Micropul built from chosen hands, and short ways to say what its tests say often."""

from obelisk.games.micropul import GAME
from obelisk.games.micropul.rules.data import CORE
from obelisk.kernel.chance import generator, pick
from obelisk.position import Position
from tests.helpers import wrap
from tests.reference.micropul import START, Micropul

MICROPUL = GAME
TILES = [tile for tile in range(48) if tile != START]


def core(*hands, then=()):
    """Return a core that deals the given hands, filled up to six, and goes on with the tiles of *then*."""
    named = [tile for hand in hands for tile in hand] + list(then)
    # Tiles that nobody named fill up, the last ones first.
    spare = [tile for tile in TILES if tile not in named]
    dealt = [[*hand, *(spare.pop() for _ in range(6 - len(hand)))] for hand in hands]
    return [*(tile for hand in dealt for tile in hand), *then, *spare]


def start(hand=(), other=(), *, then=(), starts=0):
    """Return the start of a game for two: the tiles that each hand holds at least, and those drawn first."""
    return MICROPUL.start(setup={"players": 2, "core": core(hand, other, then=then), "starts": starts})


def alone(hand=(), *, then=()):
    """Return the start of a solitaire game."""
    return MICROPUL.start(setup={"players": 1, "core": core(hand, then=then), "starts": 0})


def play(position, *moves):
    for move in moves:
        position = position.play(move)
    return position


def edited(position, *, hands=None, core_left=None, stones_left=None):
    """Return the position with other hands, or with fewer tiles in the core: what they held is out of the game."""
    s = position.record
    for seat, hand in (hands or {}).items():
        s.hands[seat] = sum(1 << tile for tile in hand)
    for seat, n in (stones_left or {}).items():
        s.n_stones[seat] = n
    if core_left is not None:
        s.drawn = CORE - core_left
    return wrap(MICROPUL, s, position.setup)


def layings(position, tile):
    """Return the squares and turns at which a tile may be laid: `0,1r2`."""
    return {move.partition("@")[2] for move in position.moves() if move.startswith(f"{tile}@")}


def stone_moves(position):
    return {move for move in position.moves() if move.startswith("stone")}


def supplies(position):
    return position.view()["supplies"]


def reference_of(position):
    """Return the reference after the same moves."""
    simple = Micropul(position.setup)
    for _, move in position.history:
        simple.play(move)
    return simple


def random_position(seed, players, plies):
    """Return a position after so many random moves, or the last one before the end."""
    rng = generator(seed)
    position = MICROPUL.start(seed=seed, players=players)
    for _ in range(plies):
        moves = position.moves()
        after = position.play(moves[pick(rng, len(moves))])
        if after.is_over:
            break
        position = after
    return position


def swapped(position, seat, rng):
    """Return the same game where all that *seat* has never seen lies in another order."""
    simple = reference_of(position)
    unseen = set(simple.core)
    unseen.update(tile for supply in simple.supplies for tile in supply if tile not in simple.face_up)
    unseen.update(tile for owner, hand in enumerate(simple.hands) if owner != seat for tile in hand)
    setup = position.setup
    tiles = [tile for tile in setup["core"] if tile in unseen]
    mixed = iter([tiles.pop(pick(rng, len(tiles))) for _ in range(len(tiles))])
    setup["core"] = [next(mixed) if tile in unseen else tile for tile in setup["core"]]
    return play(MICROPUL.start(setup=setup), *(move for _, move in position.history))


def same_record(position: Position, other: Position) -> bool:
    return bool(position.record.tobytes() == other.record.tobytes())
