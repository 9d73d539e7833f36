"""Wins at once: which moves of a position make one, which allow one, which prevent or threaten one.

For games of two in which nothing is hidden and one seat acts at a time.
"""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Array, Numbers, State

NO_MOVE = -1

# What is found about a move, by column: whether it ends the game and how, the reply that wins against it, and the
# move that would win if nobody replied.
ENDS, REPLY, THREAT = range(3)
COLUMNS = 3
GOES_ON, WINS, DRAWS, LOSES = range(4)


@rule
def outcome(s: State, seat: int) -> int:
    """Return how the game stands for *seat*: whether it goes on, or how it ended."""
    if rules.active(s) != 0:
        return GOES_ON
    won = rules.winners(s)
    if won == 1 << seat:
        return WINS
    return DRAWS if won >> seat & 1 else LOSES


@rule
def first_win(scratch: Array, seat: int, moves: Numbers) -> int:
    """Return a move of *seat* that wins at once in scratch[1], or NO_MOVE; scratch[2] is used up."""
    n = rules.list_moves(scratch[1], seat, moves)
    for i in range(n):
        scratch[2] = scratch[1]
        rules.apply(scratch[2], seat, moves[i])
        if outcome(scratch[2], seat) == WINS:
            return moves[i]
    return NO_MOVE


@compiled
def look(scratch: Array, seat: int, has_threats: bool, moves: Numbers, found: Numbers) -> int:
    """Write what is to be said of every move of *seat* in scratch[0] into *found*; the rest of scratch is used up.

    moves[0] gets the moves, the other rows are room to work in. The last entry of *found* gets, as its reply, the move
    with which the other seat would win if it were to move now. Returns how many moves there are.
    """
    other = 1 - seat
    last = len(found) - 1
    found[last, REPLY] = NO_MOVE
    if has_threats:
        scratch[1] = scratch[0]
        scratch[1].turn = other
        found[last, REPLY] = first_win(scratch, other, moves[1])
    n = rules.list_moves(scratch[0], seat, moves[0])
    for i in range(n):
        scratch[1] = scratch[0]
        rules.apply(scratch[1], seat, moves[0, i])
        found[i, ENDS] = outcome(scratch[1], seat)
        found[i, REPLY] = NO_MOVE
        found[i, THREAT] = NO_MOVE
        if rules.seat_to_act(scratch[1]) == other:
            found[i, REPLY] = first_win(scratch, other, moves[1])
        # Nobody knows what could be done on chance's turn.
        if has_threats and found[i, REPLY] == NO_MOVE and rules.seat_to_act(scratch[1]) >= 0:
            scratch[1].turn = seat
            found[i, THREAT] = first_win(scratch, seat, moves[1])
    return n
