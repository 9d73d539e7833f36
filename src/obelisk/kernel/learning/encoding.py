"""Moves as bounded numbers (*actions*) and positions as planes, for programs that learn.

These functions are dispatched on the record's type like those of `kernel/rules.py`: in plain Python they look a game's
own function up, compiled it stands in their place. None of them makes an array, so they run wherever the rules do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from obelisk.kernel import bits, rules
from obelisk.kernel.rule import rule
from obelisk.kernel.state import CHANCE_ACTS, Array, Chance, Numbers, State, StateType

Function = Callable[..., Any]

ROW = 1 << 10
"""What a row counts in `spot`: more than the columns of any board."""

UNFINISHED = -1
"""What `move_at` returns for an action that only goes on with a move: the next one may finish it."""


def actions(s: State) -> int:
    """Return how many actions there are, legal or not, with the set-up of a position."""
    return _rules(s)["actions"](s)


def index(s: State, seat: int, move: int) -> int:
    """Return the action that makes a legal *move*; of a move that takes several actions, the last."""
    return _rules(s)["index"](s, seat, move)


def move_at(s: State, seat: int, action: int) -> int:
    """Return the move that an action makes, or UNFINISHED; for an action that is not legal, any illegal number."""
    return _rules(s)["move_at"](s, seat, action)


def mask(s: State, seat: int, mask: Array, moves: Numbers) -> None:
    """Mark the legal actions of *seat* in *mask*, which is all False; *moves* is room to work in."""
    _rules(s)["mask"](s, seat, mask, moves)


def act(s: State, seat: int, action: int) -> None:
    """Do what a legal action does: make its move, or go on with one."""
    _rules(s)["act"](s, seat, action)


def sample_action(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return the action of a random legal move; *moves* is room to work in."""
    return _rules(s)["sample_action"](s, seat, rng, moves)


def observe(s: State, seat: int, planes: Array) -> None:
    """Write what *seat* may know into *planes*, which are all 0; the last one is not the game's (see `look`)."""
    _rules(s)["observe"](s, seat, planes)


def spot(s: State, seat: int, cell: int) -> int:
    """Return where a cell of the board lies in the planes of *seat*: ROW × row + column. Only for games on a board."""
    return _rules(s)["spot"](s, seat, cell)


def rewards(s: State, totals: Numbers, rewards: Array) -> None:
    """Write what a finished game is worth to each seat, 0 while it runs; *totals* is room for points."""
    _rules(s)["rewards"](s, totals, rewards)


DISPATCHED: tuple[Function, ...] = (actions, index, move_at, mask, act, sample_action, observe, spot, rewards)


@rule
def _mask_of_moves(s: State, seat: int, mask: Array, moves: Numbers) -> None:
    for i in range(rules.legal(s, seat, moves)):
        mask[index(s, seat, moves[i])] = True


@rule
def _make_move(s: State, seat: int, action: int) -> None:
    rules.apply(s, seat, move_at(s, seat, action))


@rule
def _sample_move(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    return index(s, seat, rules.sample(s, seat, rng, moves))


@rule
def _nowhere(s: State, seat: int, cell: int) -> int:
    return 0


@rule
def rewards_by_result(s: State, totals: Numbers, rewards: Array) -> None:
    """Whoever wins alone gets 1, and the others together lose 1; a shared win is divided. Alone, the points count.

    For n seats a seat gets (n × its share of the win − 1) / (n − 1). So all rewards add up to nothing.
    """
    n = len(rewards)
    if rules.active(s) != 0:
        for seat in range(n):
            rewards[seat] = 0
    elif n == 1:
        rules.points(s, totals)
        rewards[0] = totals[0]
    else:
        won = rules.winners(s)
        for seat in range(n):
            rewards[seat] = (n * (won >> seat & 1) / bits.count(won) - 1) / (n - 1)


_DEFAULTS: dict[str, Function] = {
    "mask": _mask_of_moves,
    "act": _make_move,
    "sample_action": _sample_move,
    "spot": _nowhere,
    "rewards": rewards_by_result,
}


@rule
def may_act(s: State, seat: int) -> bool:
    """Tell whether a seat may act now."""
    seats = rules.active(s)
    if rules.has_chance(s) and seats == CHANCE_ACTS:
        return False
    return (seats >> seat) & 1 == 1


@rule
def fill(planes: Array, plane: int, value: int) -> None:
    """Write a number all over a plane."""
    for row in range(planes.shape[1]):
        for column in range(planes.shape[2]):
            planes[plane, row, column] = value


@rule
def write_set(planes: Array, plane: int, cells: int, rows: Numbers, columns: Numbers, n: int) -> None:
    """Write a 1 for each of a set of cells."""
    for cell in range(n):
        planes[plane, rows[cell], columns[cell]] = (cells >> cell) & 1


@rule
def write_numbers(planes: Array, plane: int, numbers: Any, rows: Numbers, columns: Numbers, n: int) -> None:
    """Write the number of each cell."""
    for cell in range(n):
        planes[plane, rows[cell], columns[cell]] = numbers[cell]


@rule
def write_cell(planes: Array, plane: int, cell: int, rows: Numbers, columns: Numbers, n: int) -> None:
    """Write a 1 for one cell, if it is on the board."""
    if 0 <= cell < n:
        planes[plane, rows[cell], columns[cell]] = 1


@rule
def look(s: State, seat: int, planes: Array) -> None:
    """Write what *seat* observes into *planes*, whatever they hold: the game's own; on the last, whether it may act.

    Chance and nobody, who are below 0, observe nothing.
    """
    last = planes.shape[0] - 1
    planes[:last] = 0
    fill(planes, last, 1 if seat >= 0 and may_act(s, seat) else 0)
    if seat >= 0:
        observe(s, seat, planes)


@rule
def list_legal(s: State, seat: int, marked: Array, moves: Numbers) -> None:
    """Mark the legal actions of a seat in *marked*, whatever it holds; none for a seat that may not act."""
    for action in range(len(marked)):
        marked[action] = False
    if seat >= 0 and may_act(s, seat):
        mask(s, seat, marked, moves)


def install(state: StateType, functions: Mapping[str, Function]) -> None:
    """Let the kernel find the encoding of a game, whose rules it knows; what is not given takes its default."""
    known = {**_DEFAULTS, **functions}
    for stub in DISPATCHED:
        rules.check_arguments(state, stub, known[stub.__name__])
    rules.rules_by_tag[state.tag].update({stub.__name__: rule(known[stub.__name__]) for stub in DISPATCHED})


def install_rewards(state: StateType) -> None:
    """Let the kernel know what a finished game is worth, where it has no encoding."""
    rules.rules_by_tag[state.tag].setdefault("rewards", rewards_by_result)


def _rules(s: State) -> dict[str, Function]:
    return rules.rules_by_tag[s.dtype.names[0]]
