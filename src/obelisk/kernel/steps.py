"""Steps for a position that Python holds, in place: positions[0]. Many games side by side are in kernel/lanes."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import Array, Chance, Numbers


@compiled
def deal(positions: Array, rng: Chance) -> None:
    """Let chance decide what the set-up leaves open."""
    rules.deal(positions[0], rng)


@compiled
def begin(positions: Array) -> int:
    """Lay out the first position; return who may act."""
    rules.begin(positions[0])
    return rules.active(positions[0])


@compiled
def legal(positions: Array, seat: int, moves: Numbers) -> int:
    """List the moves of *seat*; return how many they are."""
    return rules.list_moves(positions[0], seat, moves)


@compiled
def is_legal(positions: Array, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether *seat* may make *move*."""
    return rules.is_legal(positions[0], seat, move, moves)


@compiled
def play(before: Array, after: Array, seat: int, move: int) -> int:
    """Make a legal move: after[0] becomes the position that follows before[0]; return who may act then."""
    after[0] = before[0]
    rules.apply(after[0], seat, move)
    return rules.active(after[0])


@compiled
def apply(positions: Array, seat: int, move: int) -> int:
    """Make a legal move; return who may act then."""
    rules.apply(positions[0], seat, move)
    return rules.active(positions[0])


@compiled
def determinize(positions: Array, seat: int, rng: Chance) -> int:
    """Replace what *seat* cannot know by something that could be; return who may act."""
    rules.determinize(positions[0], seat, rng)
    return rules.active(positions[0])


@compiled
def finish(positions: Array, totals: Numbers) -> int:
    """Count the points of a finished game; return who won."""
    rules.points(positions[0], totals)
    return rules.winners(positions[0])


@compiled
def sample(positions: Array, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move."""
    return rules.sample(positions[0], seat, rng, moves)


@compiled
def value_moves(positions: Array, seat: int, rng: Chance, moves: Numbers, worth: Array) -> int:
    """List the moves of *seat*, and what each looks worth with secrets determinized anew; return how many."""
    n = rules.list_moves(positions[0], seat, moves)
    for i in range(n):
        positions[1] = positions[0]
        rules.determinize(positions[1], seat, rng)
        rules.apply(positions[1], seat, moves[i])
        worth[i] = rules.value(positions[1], seat)
    return n
