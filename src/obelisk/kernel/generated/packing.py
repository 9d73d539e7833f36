"""A position as one number: its fields are the digits, their ranges the bases."""

from collections.abc import Callable
from typing import Any

from obelisk.kernel.generated.written import function_from
from obelisk.kernel.state import State, StateType

LIMIT = 1 << 63


def packing(state: StateType) -> dict[str, Callable[..., Any]]:
    """Return the functions `pack`, `unpack` and `wipe` for *state*, made from its fields and their ranges.

    A game whose positions do not fit into one number gets a pair that is never called: `can_pack` says so.
    """
    wipe = {"wipe": _make_wipe(state)}
    if not can_pack(state):
        return {"pack": _cannot_pack, "unpack": _cannot_unpack, **wipe}
    digits = [
        (f"s.{name}" + (f"[{index}]" if field.shape else ""), field)
        for name, field in state.fields.items()
        if not field.remembers
        for index in (_indices(field.shape) if field.shape else [""])
    ]
    packing_lines = [f"    key = key * {field.values} + (s_{i} - {field.low})" for i, (_, field) in enumerate(digits)]
    reading_lines = [f"    s_{i} = {place}" for i, (place, _) in enumerate(digits)]
    unpacking_lines = []
    for place, field in reversed(digits):
        unpacking_lines += [f"    {place} = key % {field.values} + {field.low}", f"    key //= {field.values}"]
    forgetting_lines = []
    for name, field in state.fields.items():
        if field.remembers:
            forgetting_lines.append(f"    s.{name}{'[:]' if field.shape else ''} = 0")
    pack = ["def pack(s):", *reading_lines, "    key = 0", *packing_lines, "    return key"]
    unpack = ["def unpack(s, key):", *forgetting_lines, *unpacking_lines]
    return {"pack": function_from(pack, state.name), "unpack": function_from(unpack, state.name), **wipe}


def _make_wipe(state: StateType) -> Callable[..., Any]:
    """Return the function that sets every field of a record to zero."""
    lines = [f"    s.{name}{'[:]' if field.shape else ''} = 0" for name, field in state.fields.items()]
    return function_from(["def wipe(s):", *lines], state.name)


def can_pack(state: StateType) -> bool:
    """Tell whether every position fits into one number of 63 bits."""
    return not state.parts and state.positions < LIMIT


def _indices(shape: tuple[int, ...]) -> list[str]:
    if not shape:
        return [""]
    return [f"{i}" + (f", {rest}" if rest else "") for i in range(shape[0]) for rest in _indices(shape[1:])]


def _cannot_pack(s: State) -> int:
    return -1


def _cannot_unpack(s: State, key: int) -> None:
    pass
