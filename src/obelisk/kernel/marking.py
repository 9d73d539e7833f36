"""A position's mark: a number by which a search knows a position again without keeping it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.kernel.bits import wide
from obelisk.kernel.rule import rule
from obelisk.kernel.state import StateType

HALF = (1 << 31) - 1
WHOLE = (1 << 62) - 1
"""A mark has 62 bits, in two halves: so no step of making one overflows, compiled or not."""


@rule
def stir(mark: int, number: int) -> int:
    """Return another mark that depends on every bit of *mark* and *number*."""
    low = (mark ^ number) & HALF
    high = ((mark >> 31) ^ (number >> 31)) & HALF
    for _ in range(2):
        low = (low + high) * 0x2C1B3C6D & HALF
        low ^= low >> 15
        high = (high + low) * 0x297A2D39 & HALF
        high ^= high >> 14
    return (high << 31) | low


def marking(state: StateType) -> dict[str, Callable[..., Any]]:
    """Return the rule `mark` for *state*, made from its fields: what a position only remembers is no part of it."""
    # The compiler wants one plain function for each record type, so its text is written here.
    lines = ["def mark(s):", "    found = 0"]
    for name, field in state.fields.items():
        if field.remembers:
            continue
        if field.shape:
            lines += [f"    for number in s.{name}.flat:", "        found = stir(found, wide(number))"]
        else:
            lines.append(f"    found = stir(found, wide(s.{name}))")
    lines += [f"    found = stir(found, rules.mark(s.{name}))" for name in state.parts]
    from obelisk.kernel import rules

    known: dict[str, Any] = {"stir": stir, "wide": wide, "rules": rules}
    exec(compile("\n".join([*lines, "    return found"]), f"<marking of {state.name}>", "exec"), known)
    return {"mark": known["mark"]}
