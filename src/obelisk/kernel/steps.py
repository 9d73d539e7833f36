"""Steps for positions that Python holds, in place: of positions[0] alone, or of many games side by side (`…_all`)."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import OVER, Array, Chance, Numbers


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


@compiled
def start_all(positions: Array, is_dealt: bool, rng: Chance) -> None:
    """Start a game in every record; chance decides each set-up, unless it *is_dealt* already."""
    for i in range(len(positions)):
        if not is_dealt:
            rules.deal(positions[i], rng)
        rules.begin(positions[i])


@compiled
def seats_to_act(positions: Array, seats: Numbers) -> None:
    """Write for each position the first seat that may act, or OVER."""
    for i in range(len(positions)):
        seats[i] = rules.seat_to_act(positions[i])


@compiled
def list_all(positions: Array, moves: Numbers, counts: Numbers) -> None:
    """List the moves of each position's first active seat: a row of `moves`, and how many in `counts`."""
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        counts[i] = 0 if seat == OVER else rules.list_moves(positions[i], seat, moves[i])


@compiled
def apply_all(positions: Array, chosen: Numbers, scratch: Numbers) -> int:
    """Make one legal move in every running game; return -1, or the first whose move is not legal: nothing changed."""
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        if seat != OVER and not rules.is_legal(positions[i], seat, chosen[i], scratch):
            return i
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        if seat != OVER:
            rules.apply(positions[i], seat, chosen[i])
    return -1


@compiled
def sample_all(positions: Array, rng: Chance, scratch: Numbers, chosen: Numbers) -> None:
    """Choose a random legal move for every position that is not over (0 elsewhere)."""
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        chosen[i] = 0 if seat == OVER else rules.sample(positions[i], seat, rng, scratch)


@compiled
def winners_all(positions: Array, won: Numbers) -> None:
    """Write for each finished position who won, as a set of bits; 0 for the others."""
    for i in range(len(positions)):
        won[i] = rules.winners(positions[i]) if rules.active(positions[i]) == 0 else 0
