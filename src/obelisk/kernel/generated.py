"""Rules that a program writes, because the compiler wants one plain function for each record type.

A position as one number: its fields are the digits, their ranges the bases. A position as a Zobrist-like hash, by which
a search knows it again without keeping it. And games inside games: rules called on one of several parts of a position.
"""

import inspect
import sys
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from obelisk.kernel import rules
from obelisk.kernel.bits import wide
from obelisk.kernel.rule import rule
from obelisk.kernel.state import State, StateType

Function = Callable[..., Any]

LIMIT = 1 << 63
HALF = (1 << 31) - 1
WHOLE = (1 << 62) - 1
"""A hash has 62 bits, in two halves: so no step of making one overflows, compiled or not."""


def function_from(lines: Sequence[str], about: str, known: dict[str, Any] | None = None) -> Function:
    """Return the function that *lines* define, which may call what is *known*; *about* tells whose it is."""
    name = lines[0].removeprefix("def ").partition("(")[0]
    names = dict(known or {})
    exec(compile("\n".join(lines), f"<{name} of {about}>", "exec"), names)
    made: Function = names[name]
    return made


def on_part(stub: Function, fields: Sequence[str]) -> Function:
    """Return the rule *stub* with a second argument: which of the parts called *fields* it is to work on."""
    parameters = list(inspect.signature(stub).parameters)[1:]
    lines = [f"def {stub.__name__}_of_part({', '.join(['s', 'part', *parameters])}):"]
    calls = [f"rules.{stub.__name__}({', '.join(['s.' + field, *parameters])})" for field in fields]
    for number, call in enumerate(calls[:-1]):
        lines += [f"    if part == {number}:", f"        return {call}"]
    known = {"rules": sys.modules[stub.__module__]}
    return rule(function_from([*lines, f"    return {calls[-1]}"], ", ".join(fields), known))


@rule
def mix(key: int, number: int) -> int:
    """Return another hash that depends on every bit of *key* and *number*."""
    low = (key ^ number) & HALF
    high = ((key >> 31) ^ (number >> 31)) & HALF
    for _ in range(2):
        low = (low + high) * 0x2C1B3C6D & HALF
        low ^= low >> 15
        high = (high + low) * 0x297A2D39 & HALF
        high ^= high >> 14
    return (high << 31) | low


def hashing(state: StateType) -> dict[str, Function]:
    """Return the rule `position_hash` for *state*, made from its fields without what a position only remembers."""
    lines = ["def position_hash(s):", "    key = 0"]
    for name, field in state.fields.items():
        if field.shape and not field.remembers:
            lines += [f"    for number in s.{name}.flat:", "        key = mix(key, wide(number))"]
        elif not field.remembers:
            lines.append(f"    key = mix(key, wide(s.{name}))")
    lines += [f"    key = mix(key, rules.position_hash(s.{name}))" for name in state.parts]
    known: dict[str, Any] = {"mix": mix, "wide": wide, "rules": rules}
    return {"position_hash": function_from([*lines, "    return key"], state.name, known)}


def packing(state: StateType) -> dict[str, Function]:
    """Return the functions `pack`, `unpack` and `wipe` for *state*, made from its fields and their ranges.

    A game whose positions do not fit into one number gets a pair that is never called: `can_pack` says so.
    """
    zero = {name: f"    s.{name}{'[:]' if field.shape else ''} = 0" for name, field in state.fields.items()}
    wipe = {"wipe": function_from(["def wipe(s):", *zero.values()], state.name)}
    if not can_pack(state):
        return {"pack": _cannot_pack, "unpack": _cannot_unpack, **wipe}
    digits = [
        (f"s.{name}[{', '.join(map(str, index))}]" if index else f"s.{name}", field)
        for name, field in state.fields.items()
        if not field.remembers
        for index in product(*map(range, field.shape))
    ]
    reading = [f"    s_{i} = {place}" for i, (place, _) in enumerate(digits)]
    adding = [f"    key = key * {field.values} + (s_{i} - {field.low})" for i, (_, field) in enumerate(digits)]
    unpack = ["def unpack(s, key):", *(zero[name] for name, field in state.fields.items() if field.remembers)]
    for place, field in reversed(digits):
        unpack += [f"    {place} = key % {field.values} + {field.low}", f"    key //= {field.values}"]
    pack = ["def pack(s):", *reading, "    key = 0", *adding, "    return key"]
    return {"pack": function_from(pack, state.name), "unpack": function_from(unpack, state.name), **wipe}


def can_pack(state: StateType) -> bool:
    """Return whether every position fits into one number of 63 bits."""
    return not state.parts and state.positions < LIMIT


def _cannot_pack(s: State) -> int:
    return -1


def _cannot_unpack(s: State, key: int) -> None:
    pass
