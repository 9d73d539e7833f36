"""Solve a whole game: the arrays that the compiled searches fill grow here, and people are told how far it is."""

from collections.abc import Callable

import numpy as np

from obelisk.errors import BrokenGame, CannotSolve
from obelisk.kernel.rules import Rules
from obelisk.kernel.solving import expecting, with_cycles, without_cycles
from obelisk.kernel.solving.hashing import NOBODY, put_all
from obelisk.kernel.solving.scores import DRAW
from obelisk.kernel.state import Array, State

Tell = Callable[[int, int | None, str], None]

STRETCH = 200_000
"""How many positions are worked on before people are told."""

SMALLEST_TABLE = 1 << 14
MOST_POSITIONS = 1 << 28


def build(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int]:
    """Return the positions that a table must hold, their scores, and how many positions the game has.

    With chance, all positions are there, and what they are worth to seat 0 on the average.
    """
    if solved.has_chance:
        return _on_average(solved, start, tell)
    return _depth_first(solved, start, tell) or _backwards(solved, start, tell)


def begin_average(solved: Rules, start: State) -> tuple[Array, ...]:
    """Begin to solve a game with chance; return the arrays that `expecting.search` works on."""
    path = np.zeros(64, solved.state.dtype)
    path[0] = start
    moves = solved.scratch(len(path))
    notes, sums = np.zeros((len(path), expecting.COLUMNS), np.int64), np.zeros(len(path))
    keys, worth = np.full(SMALLEST_TABLE, NOBODY, np.int64), np.zeros(SMALLEST_TABLE)
    counters = np.array([0, 1])
    expecting.begin_search(path, moves, notes, sums, keys, worth)
    expecting.search(path, moves, notes, sums, keys, worth, counters, 0)
    return path, moves, notes, sums, keys, worth, counters


def _on_average(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int]:
    """Solve a game with chance."""
    path, moves, notes, sums, keys, worth, counters = begin_average(solved, start)
    while True:
        ended = expecting.search(path, moves, notes, sums, keys, worth, counters, STRETCH)
        tell(int(counters[1]), None, solved.state.name)
        if ended == without_cycles.DONE:
            is_noted = keys != NOBODY
            return keys[is_noted], worth[is_noted], int(counters[1])
        if ended == without_cycles.HAS_CYCLE:
            raise CannotSolve("solve/chance-and-cycles", game=solved.state.name)
        if ended == without_cycles.NEEDS_DEPTH:
            path, notes, sums, moves = _deeper(solved, path, notes, sums, moves)
        elif ended == without_cycles.NEEDS_ROOM:
            keys, worth = _roomier(solved, keys, worth)


def _depth_first(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int] | None:
    """Solve a game without cycles; None if it turns out to have one."""
    path = np.zeros(64, solved.state.dtype)
    path[0] = start
    moves = solved.scratch(len(path))
    notes = np.zeros((len(path), without_cycles.COLUMNS), np.int64)
    coming = np.zeros((*moves.shape, 2), np.int64)
    keys = np.full(SMALLEST_TABLE, NOBODY, np.int64)
    scores = np.zeros(SMALLEST_TABLE, np.int16)
    counters = np.array([0, 1, 0])
    without_cycles.begin_search(path, moves, notes, coming, keys, scores)
    while True:
        ended = without_cycles.search(path, moves, notes, coming, keys, scores, counters, STRETCH)
        tell(int(counters[1]), None, solved.state.name)
        if ended == without_cycles.DONE:
            break
        if ended == without_cycles.HAS_CYCLE:
            return None
        if ended == without_cycles.NEEDS_DEPTH:
            path, notes, coming, moves = _deeper(solved, path, notes, coming, moves)
        elif ended == without_cycles.NEEDS_ROOM:
            keys, scores = _roomier(solved, keys, scores)
    return (*_to_keep(keys, scores, moves_twice=bool(counters[2])), int(counters[1]))


def _deeper(solved: Rules, path: Array, *others: Array) -> tuple[Array, ...]:
    """Return the path, what is noted along it, and last its moves, for twice as many levels."""
    if len(path) > solved.max_plies:
        raise BrokenGame("game/never-ends", solved.state.name, solved.max_plies)
    *notes, known = others
    moves = solved.scratch(2 * len(path))
    moves[: len(known)] = known
    return (_twice(path), *map(_twice, notes), moves)


def _roomier(solved: Rules, keys: Array, scores: Array) -> tuple[Array, Array]:
    """Return what is noted of positions in hash tables twice as large."""
    _check_size(solved, len(keys))
    is_noted = keys != NOBODY
    larger, moved = np.full(2 * len(keys), NOBODY, np.int64), np.zeros(2 * len(keys), scores.dtype)
    moved[put_all(keys[is_noted], larger)] = scores[is_noted]
    return larger, moved


def _backwards(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int]:
    """Solve a game with cycles."""
    scratch = np.zeros(2, solved.state.dtype)
    scratch[0] = start
    moves = solved.scratch()
    keys, indices = np.full(SMALLEST_TABLE, NOBODY, np.int64), np.zeros(SMALLEST_TABLE, np.int32)
    order, ends = np.zeros(SMALLEST_TABLE, np.int64), np.zeros(SMALLEST_TABLE, np.int16)
    first_edge = np.zeros(SMALLEST_TABLE + 1, np.int64)
    targets = np.zeros(SMALLEST_TABLE * 4, np.int32)
    counters = np.zeros(3, np.int64)
    with_cycles.note_start(scratch, keys, indices, order, counters)
    is_more = True
    while is_more:
        before = counters[with_cycles.EXPLORED]
        is_more = with_cycles.explore(
            scratch, moves, keys, indices, order, first_edge, targets, ends, counters, STRETCH
        )
        known = int(counters[with_cycles.KNOWN])
        tell(int(counters[with_cycles.EXPLORED]), known, solved.state.name)
        if counters[with_cycles.EXPLORED] - before < STRETCH and is_more:
            _check_size(solved, len(order))
            order, ends, first_edge, targets = (_twice(array) for array in (order, ends, first_edge, targets))
            keys, indices = np.full(2 * len(keys), NOBODY, np.int64), _twice(indices)
            indices[put_all(order[:known], keys)] = np.arange(known)
    known = int(counters[with_cycles.KNOWN])
    first_source = np.zeros(known + 1, np.int64)
    sources = np.zeros(int(counters[with_cycles.EDGES]), np.int32)
    scores = np.zeros(known, np.int16)
    with_cycles.turn_around(first_edge, targets, known, first_source, sources)
    with_cycles.spread_scores(first_edge, ends, first_source, sources, known, scores)
    return (*_to_keep(order[:known], scores, moves_twice=bool(np.any(sources & 1))), known)


def _to_keep(keys: Array, scores: Array, *, moves_twice: bool) -> tuple[Array, Array]:
    """Return the lost positions; with them the won ones, where a player may move twice running."""
    kept = (keys != NOBODY) & ((scores != DRAW) if moves_twice else (scores < DRAW))
    return keys[kept], scores[kept]


def _twice(array: Array) -> Array:
    return np.concatenate([array, np.zeros_like(array)])


def _check_size(solved: Rules, size: int) -> None:
    if 2 * size > MOST_POSITIONS:
        raise CannotSolve("solve/memory", game=solved.state.name, limit=MOST_POSITIONS)
