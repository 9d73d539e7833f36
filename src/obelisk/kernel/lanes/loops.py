"""Many games side by side, each in a lane of its own: started, looked at, stepped, and started again when it is over.

What happens in a lane is a rule, called for each lane in a loop here, and by a thread for each lane on a GPU
(cuda.py). A lane has its own generators and writes nowhere but in its own rows: so lanes may be worked on in any
order, and by any number of threads. Each loop takes what belongs to the lanes first, then what they share, and last the
scratch of one thread.
"""

from obelisk.kernel import rules
from obelisk.kernel.compiled import uncounted
from obelisk.kernel.lanes.ahead import prefetch
from obelisk.kernel.lanes.streams import begin_stream
from obelisk.kernel.learning import encoding
from obelisk.kernel.rule import rule
from obelisk.kernel.state import CHANCE, OVER, Array, Chance, Numbers, State

LEGAL, ILLEGAL, NEVER_ENDS = 0, 1, 2
"""What `check` finds in a lane."""

AHEAD = 8
"""So many lanes before it is sampled from, a record is asked for."""


@rule
def seat_in(i: int, positions: Array, stopped: Array) -> int:
    """Return the first seat that may act, CHANCE or OVER; nobody acts in a game that was cut off."""
    return OVER if stopped[i] else rules.seat_to_act(positions[i])


@rule
def seat_meant(i: int, positions: Array, stopped: Array, seats: Numbers, is_named: bool) -> int:
    """Return the seat of a lane that the caller has named; else note the first that may act, CHANCE or OVER."""
    if not is_named:
        seats[i] = seat_in(i, positions, stopped)
    return seats[i]


@rule
def roll(s: State, rng: Chance, longest: int, moves: Numbers) -> int:
    """Let chance take its turns, until somebody else is to act; return how many they were."""
    n = 0
    if rules.has_chance(s):
        while n <= longest and rules.seat_to_act(s) == CHANCE:
            rules.apply(s, CHANCE, rules.sample(s, CHANCE, rng, moves))
            n += 1
    return n


@rule
def start_lane(
    i: int, positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, moves: Numbers,
) -> None:  # fmt: skip
    """Start a game in a lane; chance decides its set-up, unless it *is_dealt* already."""
    positions[i] = start[0]
    s = positions[i]
    if not is_dealt:
        rules.deal(s, chance[i])
    rules.begin(s)
    stopped[i] = False
    plies[i] = roll(s, chance[i], longest, moves) if rolls else 0


@rule
def may_take_part(s: State, seat: int) -> bool:
    """Tell whether a seat, or chance, may act now."""
    if seat >= 0:
        return seat < 63 and encoding.may_act(s, seat)
    return seat == CHANCE and rules.has_chance(s) and rules.seat_to_act(s) == CHANCE


@rule
def is_legal_action(
    s: State, seat: int, action: int, actions: int, outcomes: int, marks: Array, moves: Numbers
) -> bool:
    """Tell whether an action is legal; *marks* and *moves* are room to work in."""
    if action < 0 or action >= (outcomes if seat == CHANCE else actions):
        return False
    move = encoding.move_at(s, seat, action)
    if move == encoding.UNFINISHED:
        encoding.list_legal(s, seat, marks, moves)
        return seat >= 0 and marks[action]
    return rules.is_legal(s, seat, move, moves) and encoding.index(s, seat, move) == action


@rule
def check_action(
    s: State, seat: int, action: int, is_stopped: bool, plies: int,
    longest: int, actions: int, outcomes: int, moves: Numbers, marks: Array,
) -> int:  # fmt: skip
    """Return whether an action is LEGAL, or what is wrong with it; where nobody acts, any is."""
    if seat == OVER or is_stopped or rules.seat_to_act(s) == OVER:
        return LEGAL
    if plies >= longest:
        return NEVER_ENDS
    if may_take_part(s, seat) and is_legal_action(s, seat, action, actions, outcomes, marks, moves):
        return LEGAL
    return ILLEGAL


@rule
def check_move(
    s: State, seat: int, move: int, is_stopped: bool, plies: int, longest: int, moves: Numbers
) -> int:  # fmt: skip
    """Return whether a move is LEGAL, or what is wrong with it; where nobody acts, any is."""
    if seat == OVER or is_stopped or rules.seat_to_act(s) == OVER:
        return LEGAL
    if plies >= longest:
        return NEVER_ENDS
    return LEGAL if may_take_part(s, seat) and rules.is_legal(s, seat, move, moves) else ILLEGAL


@rule
def settle(
    i: int, positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    finals: Array, winners: Numbers, points: Numbers, lengths: Numbers,
    rewards: Array, terminated: Array, truncated: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, autoreset: bool, limit: int, moves: Numbers,
) -> None:  # fmt: skip
    """After a move in a lane, let chance act, and see to a game that is over or to be cut off."""
    plies[i] += 1
    if rolls:
        plies[i] += roll(positions[i], chance[i], longest, moves)
    if rules.active(positions[i]) == 0 or plies[i] >= limit:
        # Apart, so that what happens at every move is small enough to be put where it is called.
        finish(
            i, positions, chance, plies, stopped, finals, winners, points, lengths,
            rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, moves,
        )  # fmt: skip


@rule
def finish(
    i: int, positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    finals: Array, winners: Numbers, points: Numbers, lengths: Numbers,
    rewards: Array, terminated: Array, truncated: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, autoreset: bool, moves: Numbers,
) -> None:  # fmt: skip
    """Note how a game has ended, or that it is cut off; with *autoreset* the next one begins."""
    s = positions[i]
    is_over = rules.active(s) == 0
    if is_over:
        encoding.rewards(s, points[i], rewards[i])
        winners[i] = rules.winners(s)
        rules.points(s, points[i])
    else:
        stopped[i] = True
        winners[i] = 0
        for seat in range(points.shape[1]):
            points[i, seat] = 0
    terminated[i] = is_over
    truncated[i] = not is_over
    lengths[i] = plies[i]
    finals[i] = positions[i]
    if autoreset:
        start_lane(i, positions, chance, plies, stopped, start, is_dealt, rolls, longest, moves)


@rule
def is_running(
    i: int, positions: Array, stopped: Array, seats: Numbers, terminated: Array, truncated: Array
) -> bool:  # fmt: skip
    """Tell whether a lane is to be stepped, and note how it stands if not.

    It is not where its game is over, nor where that is what is said of the seat to act: OVER.
    """
    over = rules.active(positions[i]) == 0
    terminated[i] = over
    truncated[i] = stopped[i] and not over
    return not over and not stopped[i] and seats[i] != OVER


@uncounted
def start_all(
    positions: Array, chance: Chance, plies: Numbers, stopped: Array, which: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, moves: Numbers,
) -> None:  # fmt: skip
    """Start a game in every lane of *which*."""
    for i in range(len(positions)):
        if which[i]:
            start_lane(i, positions, chance, plies, stopped, start, is_dealt, rolls, longest, moves)


@uncounted
def seed_all(rng: Chance, numbers: Numbers, which: Array, root: int) -> None:
    """Let the generator of every lane of *which* begin its stream."""
    for i in range(len(rng)):
        if which[i]:
            begin_stream(rng[i], root, numbers[i])


@uncounted
def seats_all(positions: Array, stopped: Array, seats: Numbers) -> None:
    """Write for each lane the first seat that may act, CHANCE or OVER."""
    for i in range(len(positions)):
        seats[i] = seat_in(i, positions, stopped)


@uncounted
def active_all(positions: Array, stopped: Array, active: Array) -> None:
    """Mark for each lane the seats that may act."""
    for i in range(len(positions)):
        for seat in range(active.shape[1]):
            active[i, seat] = not stopped[i] and encoding.may_act(positions[i], seat)


@uncounted
def list_all(
    positions: Array, stopped: Array, seats: Numbers, lists: Numbers, counts: Numbers, is_named: bool
) -> None:  # fmt: skip
    """List the moves of one seat of each lane: a row of *lists*, and how many in *counts*."""
    for i in range(len(positions)):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        counts[i] = 0 if seat == OVER else rules.list_moves(positions[i], seat, lists[i])


@uncounted
def mask_all(
    positions: Array, stopped: Array, seats: Numbers, masks: Array, is_named: bool, moves: Numbers
) -> None:  # fmt: skip
    """Mark the legal actions of one seat of each lane in a row of *masks*; of nobody and of chance none."""
    for i in range(len(positions)):
        encoding.list_legal(positions[i], seat_meant(i, positions, stopped, seats, is_named), masks[i], moves)


@uncounted
def observe_all(positions: Array, stopped: Array, seats: Numbers, planes: Array, is_named: bool) -> None:
    """Write what one seat of each lane observes; nothing where there is no such seat."""
    for i in range(len(positions)):
        encoding.look(positions[i], seat_meant(i, positions, stopped, seats, is_named), planes[i])


@uncounted
def sample_moves(
    positions: Array, stopped: Array, seats: Numbers, rng: Chance, chosen: Numbers, is_named: bool, moves: Numbers
) -> None:  # fmt: skip
    """Choose a random legal move for one seat of each lane (0 where nobody acts)."""
    for i in range(len(positions)):
        prefetch(positions, i + AHEAD)
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else rules.sample(positions[i], seat, rng[i], moves)


@uncounted
def sample_actions(
    positions: Array, stopped: Array, seats: Numbers, rng: Chance, chosen: Numbers, is_named: bool, moves: Numbers
) -> None:  # fmt: skip
    """Choose a random legal action for one seat of each lane (0 where nobody acts)."""
    for i in range(len(positions)):
        prefetch(positions, i + AHEAD)
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else encoding.sample_action(positions[i], seat, rng[i], moves)


@uncounted
def check_actions(
    positions: Array, stopped: Array, plies: Numbers, seats: Numbers, chosen: Numbers, found: Array,
    is_named: bool, longest: int, actions: int, outcomes: int, moves: Numbers, marks: Array,
) -> None:  # fmt: skip
    """Write for each lane whether its action is LEGAL, or what is wrong."""
    for i in range(len(positions)):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        found[i] = check_action(
            positions[i], seat, chosen[i], stopped[i], plies[i], longest, actions, outcomes, moves, marks
        )  # fmt: skip


@uncounted
def check_moves(
    positions: Array, stopped: Array, plies: Numbers, seats: Numbers, chosen: Numbers, found: Array,
    is_named: bool, longest: int, moves: Numbers,
) -> None:  # fmt: skip
    """Write for each lane whether its move is LEGAL, or what is wrong."""
    for i in range(len(positions)):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        found[i] = check_move(positions[i], seat, chosen[i], stopped[i], plies[i], longest, moves)


@uncounted
def step_actions(
    seats: Numbers, chosen: Numbers,
    positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    finals: Array, winners: Numbers, points: Numbers, lengths: Numbers,
    rewards: Array, terminated: Array, truncated: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, autoreset: bool, limit: int, moves: Numbers,
) -> None:  # fmt: skip
    """Do what a legal action does in every lane whose game goes on."""
    rewards[:] = 0
    for i in range(len(positions)):
        if is_running(i, positions, stopped, seats, terminated, truncated):
            encoding.act(positions[i], seats[i], chosen[i])
            settle(
                i, positions, chance, plies, stopped, finals, winners, points, lengths,
                rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves,
            )  # fmt: skip


@uncounted
def step_and_look(
    seats: Numbers, chosen: Numbers,
    positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    finals: Array, winners: Numbers, points: Numbers, lengths: Numbers,
    rewards: Array, terminated: Array, truncated: Array, masks: Array, planes: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, autoreset: bool, limit: int, moves: Numbers,
) -> None:  # fmt: skip
    """Step, mask and observe each lane before the next one, while its record is at hand.

    A step is written out, as in `step_actions`: as a rule of its own it is not inlined, and costs a fifth more.
    """
    rewards[:] = 0
    for i in range(len(positions)):
        if is_running(i, positions, stopped, seats, terminated, truncated):
            encoding.act(positions[i], seats[i], chosen[i])
            settle(
                i, positions, chance, plies, stopped, finals, winners, points, lengths,
                rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves,
            )  # fmt: skip
        seat = seat_in(i, positions, stopped)
        encoding.list_legal(positions[i], seat, masks[i], moves)
        encoding.look(positions[i], seat, planes[i])


@uncounted
def step_moves(
    seats: Numbers, chosen: Numbers,
    positions: Array, chance: Chance, plies: Numbers, stopped: Array,
    finals: Array, winners: Numbers, points: Numbers, lengths: Numbers,
    rewards: Array, terminated: Array, truncated: Array,
    start: Array, is_dealt: bool, rolls: bool, longest: int, autoreset: bool, limit: int, moves: Numbers,
) -> None:  # fmt: skip
    """Make a legal move in every lane whose game goes on."""
    rewards[:] = 0
    for i in range(len(positions)):
        if is_running(i, positions, stopped, seats, terminated, truncated):
            rules.apply(positions[i], seats[i], chosen[i])
            settle(
                i, positions, chance, plies, stopped, finals, winners, points, lengths,
                rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves,
            )  # fmt: skip
