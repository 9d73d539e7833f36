# mypy: disable-error-code="no-untyped-def"
"""What a GPU runs: a thread for each lane, with the very rules that the processor runs. Loaded only when asked for.

Beside kernel/compiled.py this is the only place that imports Numba: its part for CUDA, the package numba-cuda.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from math import prod
from typing import Any

import numpy as np

from obelisk.errors import BadRequest
from obelisk.storage.origin import how_to_install

# NumPy 2.4 took these away, and numba-cuda 0.30 still asks for them when it is loaded.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

if find_spec("numba_cuda") is None:  # without it, `numba.cuda` is an older one, or none
    raise BadRequest("request/no-cuda", how=how_to_install("cuda"))

from numba import config, from_dtype, types
from numba import cuda as _cuda
from numba.cuda.core.errors import NumbaPerformanceWarning as NumbaPerformanceWarning

from obelisk.kernel import compiled as _rules_are_known  # noqa: F401 (the compiler knows the rules from here on)
from obelisk.kernel import rules
from obelisk.kernel.lanes.loops import (
    LEGAL,
    check_action,
    check_move,
    is_running,
    seat_in,
    seat_meant,
    settle,
    start_lane,
)  # fmt: skip
from obelisk.kernel.lanes.streams import begin_stream
from obelisk.kernel.learning import encoding
from obelisk.kernel.playout import play_game
from obelisk.kernel.state import OVER

cuda: Any = _cuda

SMALL_TABLE = 1 << 10
"""Tables of more bytes lie in a GPU's ordinary memory."""


def _move_large_tables() -> None:
    """Let numba-cuda put large tables of the rules into ordinary memory, which the caches of a GPU serve as well.

    It puts all into constant memory, once for each function that has one, and there is room for 64 KiB in a kernel: a
    match of many games has more.
    """
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    target: Any = CUDATargetContext
    make, constant = target.make_constant_array, nvvm.ADDRSPACE_CONSTANT

    def make_table(context: Any, builder: Any, kind: Any, table: Any) -> Any:
        nvvm.ADDRSPACE_CONSTANT = constant if table.nbytes <= SMALL_TABLE else nvvm.ADDRSPACE_GLOBAL
        try:
            return make(context, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    target.make_constant_array = make_table


if not getattr(config, "ENABLE_CUDASIM", False):  # the simulator has no memory of its own
    _move_large_tables()


NOWHERE = 1 << 62
"""The lane in which something is wrong, where nothing is."""


def seed_all(rng, numbers, which, root):
    i = cuda.grid(1)
    if i < len(rng) and which[i]:
        begin_stream(rng[i], root, numbers[i])


def start_all(positions, chance, plies, stopped, which, start, is_dealt, rolls, longest, moves):
    i = cuda.grid(1)
    if i < len(positions) and which[i]:
        start_lane(i, positions, chance, plies, stopped, start, is_dealt, rolls, longest, moves[i])


def seats_all(positions, stopped, seats):
    i = cuda.grid(1)
    if i < len(positions):
        seats[i] = seat_in(i, positions, stopped)


def active_all(positions, stopped, active):
    i = cuda.grid(1)
    if i < len(positions):
        for seat in range(active.shape[1]):
            active[i, seat] = not stopped[i] and encoding.may_act(positions[i], seat)


def list_all(positions, stopped, seats, lists, counts, is_named):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        counts[i] = 0 if seat == OVER else rules.legal(positions[i], seat, lists[i])


def mask_all(positions, stopped, seats, masks, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        encoding.list_legal(positions[i], seat_meant(i, positions, stopped, seats, is_named), masks[i], moves[i])


def observe_all(positions, stopped, seats, planes, is_named):
    i = cuda.grid(1)
    if i < len(positions):
        encoding.look(positions[i], seat_meant(i, positions, stopped, seats, is_named), planes[i])


def sample_moves(positions, stopped, seats, rng, chosen, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else rules.sample(positions[i], seat, rng[i], moves[i])


def sample_actions(positions, stopped, seats, rng, chosen, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else encoding.sample_action(positions[i], seat, rng[i], moves[i])


@cuda.jit(device=True)
def note(i, chosen, found, first, refused):
    """Note that an action or a move is not legal: its lane, if it is the first of them, and its number."""
    if found[i] != LEGAL:
        refused[i] = chosen[i]
        cuda.atomic.min(first, 0, i)


@cuda.jit(device=True)
def is_refused(first, wrong, told):
    """Tell whether nothing is to be done, because something was not legal; nor is anything until it has been told."""
    if first[0] == NOWHERE:
        return False
    if cuda.grid(1) == 0:
        wrong[0] = True
        told[0] = 1
    return True


def check_actions(
    positions, stopped, plies, seats, chosen, found, is_named, longest, actions, outcomes, moves, marks,
    first, wrong, refused,
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(positions) and not wrong[0]:
        seat = seat_meant(i, positions, stopped, seats, is_named)
        found[i] = check_action(
            positions[i], seat, chosen[i], stopped[i], plies[i], longest, actions, outcomes, moves[i], marks[i]
        )  # fmt: skip
        note(i, chosen, found, first, refused)


def check_moves(
    positions, stopped, plies, seats, chosen, found, is_named, longest, moves, first, wrong, refused
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(positions) and not wrong[0]:
        seat = seat_meant(i, positions, stopped, seats, is_named)
        found[i] = check_move(positions[i], seat, chosen[i], stopped[i], plies[i], longest, moves[i])
        note(i, chosen, found, first, refused)


def _stepping(name: str, do: Any) -> Any:
    """Return the kernel that does what was chosen in every lane, if nothing was refused."""

    def step(
        seats, chosen, positions, chance, plies, stopped, finals, winners, points, lengths, rewards, terminated,
        truncated, start, is_dealt, rolls, longest, autoreset, limit, moves, first, wrong, told,
    ):  # fmt: skip
        i = cuda.grid(1)
        if is_refused(first, wrong, told):
            return
        if i < len(positions):
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
            if is_running(i, positions, stopped, seats, terminated, truncated):
                do(positions[i], seats[i], chosen[i])
                settle(
                    i, positions, chance, plies, stopped, finals, winners, points, lengths,
                    rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves[i],
                )  # fmt: skip

    step.__name__ = name
    return step


step_actions, step_moves = _stepping("step_actions", encoding.act), _stepping("step_moves", rules.apply)


@cache
def playing(dtype: np.dtype[Any]) -> Any:
    """Return the kernel that plays random games from the set-up start[0]; each thread has its share of them.

    A thread's position is memory of its own, which the GPU lays out so that neighbours find theirs side by side: three
    to six times as fast as rows of an array.
    """
    words = dtype.itemsize // 8  # records are whole words of eight bytes

    def play_games(start, games, is_dealt, root, moves, plies, wins):
        table, rng = cuda.local.array(words, types.uint64).view(dtype), cuda.local.array(1, types.uint64)
        i = cuda.grid(1)
        if i < len(plies):
            total = 0
            for number in range(i, games, len(plies)):
                played = play_game(start, table, 0, number, is_dealt, root, rng, moves[i])
                if played > rules.max_plies(table[0]):
                    total = -1
                    break
                total += played
                won = rules.winners(table[0])
                for seat in range(wins.shape[1]):
                    wins[i, seat] += (won >> seat) & 1
            plies[i] = total

    return cuda.jit(play_games)


LOOKING = 128
"""So many threads a block of `looking` has: for masks, observations, the last plane, and a warp that helps to copy."""

WARP = 32
"""So many threads of a GPU go in step."""

ROOM = 48 << 10
"""So many bytes the threads of a block may share, on every GPU there is."""


@cuda.jit(device=True)
def fill_words(words, value):
    """Write a number all over memory that a block shares."""
    for word in range(cuda.threadIdx.x, len(words), LOOKING):
        words[word] = value


@cuda.jit(device=True)
def copy_rows(rows, at, made, n, most):
    """Copy the first *n* numbers that a block has *made*, of *most*; by words, unless it is the last block."""
    if n == most:
        to, words = rows[at : at + n].view(np.uint32), made[:n].view(np.uint32)
        for word in range(cuda.threadIdx.x, len(words), LOOKING):
            to[word] = words[word]
    else:
        for number in range(cuda.threadIdx.x, n, LOOKING):
            rows[at + number] = made[number]


def lanes_at_once(row: int) -> int:
    """Return how many lanes' masks and observations, of so many bytes each, a block has room for; 0 if too few."""
    return next((lanes for lanes in (32, 16, 8) if lanes * row <= ROOM), 0)


def _writing(actions: int, observation: tuple[int, ...]) -> Any:
    """Return what writes a thread's part of the rows of a lane: its mask, what is observed, or the last plane."""
    planes_of, rows_of, columns_of = observation or (0, 0, 0)
    last = rows_of * columns_of
    cells = planes_of * last

    def write(lane, i, seat, positions, marked, seen, moves):
        part = cuda.threadIdx.x // WARP
        if actions and part == 0 and encoding.may_act(positions[i], seat):
            encoding.mask(positions[i], seat, marked[lane * actions : (lane + 1) * actions], moves[i])
        elif cells and part == 1:
            own = seen[lane * cells : (lane + 1) * cells].reshape((planes_of, rows_of, columns_of))
            encoding.observe(positions[i], seat, own)
        elif cells and part == 2 and encoding.may_act(positions[i], seat):
            for cell in range((lane + 1) * cells - last, (lane + 1) * cells):
                seen[cell] = 1

    return cuda.jit(device=True)(write)


@cache
def looking(actions: int, observation: tuple[int, ...], dtype: np.dtype[Any], lanes: int) -> Any:
    """Return the kernel that writes masks and observations; without *actions* no masks, without *observation* none.

    Neighbouring threads write neighbouring bytes, which is what a GPU's memory is fast at: a block makes the rows of
    some lanes in memory that its threads share, and then they copy them together, in words of four bytes.
    """
    write, kind, cells = _writing(actions, observation), from_dtype(dtype), prod(observation) if observation else 0
    masks_of, cells_of = lanes * actions, lanes * cells
    room_for_masks, room_for_cells = max(4, masks_of), max(4, cells_of)

    def look_all(positions, stopped, seats, masks, planes, is_named, moves):
        # On lines of their own: the simulator tells shared arrays apart by that.
        marked = cuda.shared.array(room_for_masks, types.boolean)
        seen = cuda.shared.array(room_for_cells, kind)
        fill_words(marked.view(np.uint32), 0)
        fill_words(seen.view(np.uint32), 0)
        first, lane = cuda.blockIdx.x * lanes, cuda.threadIdx.x % WARP
        i, many = first + lane, min(lanes, len(positions) - first)
        seat = OVER
        if lane < many:
            seat = seats[i] if is_named else seat_in(i, positions, stopped)
        cuda.syncthreads()
        if lane < many:
            if cuda.threadIdx.x < WARP:
                seats[i] = seat
            if seat >= 0:
                write(lane, i, seat, positions, marked, seen, moves)
        cuda.syncthreads()
        copy_rows(masks, first * actions, marked, many * actions, masks_of)
        copy_rows(planes, first * cells, seen, many * cells, cells_of)

    return cuda.jit(look_all)


KERNELS = {
    kernel.__name__: cuda.jit(kernel)
    for kernel in (
        seed_all, start_all, seats_all, active_all, list_all, mask_all, observe_all, sample_moves, sample_actions,
        check_actions, check_moves, step_actions, step_moves,
    )
}  # fmt: skip
"""The kernels, compiled for a game when they are first called with its records."""
