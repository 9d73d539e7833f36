"""Zobrist-like hashing: a number by which a search knows a position again without keeping it."""

from collections.abc import Callable
from typing import Any

from obelisk.kernel.bits import wide
from obelisk.kernel.generated.written import function_from
from obelisk.kernel.rule import rule
from obelisk.kernel.state import StateType

HALF = (1 << 31) - 1
WHOLE = (1 << 62) - 1
"""A hash has 62 bits, in two halves: so no step of making one overflows, compiled or not."""


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


def hashing(state: StateType) -> dict[str, Callable[..., Any]]:
    """Return the rule `position_hash` for *state*, made from its fields without what a position only remembers."""
    lines = ["def position_hash(s):", "    key = 0"]
    for name, field in state.fields.items():
        if field.remembers:
            continue
        if field.shape:
            lines += [f"    for number in s.{name}.flat:", "        key = mix(key, wide(number))"]
        else:
            lines.append(f"    key = mix(key, wide(s.{name}))")
    lines += [f"    key = mix(key, rules.position_hash(s.{name}))" for name in state.parts]
    from obelisk.kernel import rules

    known: dict[str, Any] = {"mix": mix, "wide": wide, "rules": rules}
    return {"position_hash": function_from([*lines, "    return key"], state.name, known)}
