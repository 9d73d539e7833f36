"""Whole games: random ones, from a position to its end, and exact counts of move sequences."""

import numpy as np

from obelisk.kernel import bits, rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS
from obelisk.kernel.lanes.streams import begin_stream
from obelisk.kernel.rule import rule
from obelisk.kernel.state import CHANCE, CHANCE_ACTS, Array, Chance, Numbers, State


@rule
def play_to_the_end(s: State, rng: Chance, moves: Numbers) -> int:
    """Play random moves until the game is over and return how many they were; one that never ends has too many."""
    plies = 0
    seat = rules.seat_to_act(s)
    # Measured: so the limit costs least. The loop is a few nanoseconds long.
    while rules.goes_on(s, seat) and plies <= rules.max_plies(s):
        rules.apply(s, seat, rules.sample(s, seat, rng, moves))
        plies += 1
        seat = rules.seat_to_act(s)
    return plies


@rule
def play_game(
    start: Array, positions: Array, table: int, number: int, is_dealt: bool, root: int, rng: Chance, moves: Numbers
) -> int:
    """Play the random game of that number at positions[table], from the set-up start[0]; return its plies.

    Chance decides its set-up anew, unless it *is_dealt* already. Its generator begins a stream of its own.
    """
    begin_stream(rng, root, number)
    positions[table] = start[0]
    s = positions[table]
    if not is_dealt:
        rules.deal(s, rng)
    rules.begin(s)
    return play_to_the_end(s, rng, moves)


@compiled
def random_games(
    positions: Array, first: int, behind: int, is_dealt: bool, root: int, rng: Chance, moves: Numbers, wins: Numbers
) -> int:
    """Play the random games from *first* on and return their plies; `wins` counts those each seat won or shared.

    positions[0] is the set-up, positions[1] the table they are played on.
    """
    plies = 0
    for number in range(first, behind):
        played = play_game(positions, positions, 1, number, is_dealt, root, rng, moves)
        if played > rules.max_plies(positions[1]):
            rules.fail(positions[1], NEVER_ENDS)
        plies += played
        won = rules.winners(positions[1])
        for seat in range(len(wins)):
            wins[seat] += (won >> seat) & 1
    return plies


@compiled
def count_sequences(path: Array, depth: int, moves: Numbers, seats: Numbers) -> int:
    """Return how many sequences of *depth* legal moves start at path[0].

    `path` has room for a position at each depth, `moves` a row of moves for each, and `seats` whose moves
    that row holds. Where several seats may act, each may be the next; what chance brings counts as its
    move.
    """
    if depth == 0:
        return 1
    total = 0
    listed = np.zeros(depth, np.int64)
    tried = np.zeros(depth, np.int64)
    waiting = np.zeros(depth, np.int64)
    level = 0
    waiting[0] = rules.active(path[0])
    while level >= 0:
        if tried[level] < listed[level]:
            path[level + 1] = path[level]
            rules.apply(path[level + 1], seats[level], moves[level, tried[level]])
            tried[level] += 1
            level += 1
            waiting[level] = rules.active(path[level])
            listed[level] = tried[level] = 0
        elif waiting[level] != 0:
            is_chance = rules.has_chance(path[level]) and waiting[level] == CHANCE_ACTS
            seats[level] = CHANCE if is_chance else bits.lowest(waiting[level])
            waiting[level] = 0 if is_chance else waiting[level] & (waiting[level] - 1)
            listed[level] = rules.list_moves(path[level], seats[level], moves[level])
            tried[level] = 0
            if level == depth - 1:
                total += listed[level]
                tried[level] = listed[level]
        else:
            level -= 1
    return total
