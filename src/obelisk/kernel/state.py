"""The record that a position is: its fields, their ranges, and the name of the game they belong to."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from obelisk.kernel import sources

# A record's fields differ from game to game and NumPy cannot type them, so a position in the rules is `Any`.
State: TypeAlias = Any
# Records side by side: positions, the nodes of a tree, a hash table.
Array: TypeAlias = np.ndarray[Any, Any]
# Arrays of whole numbers that the rules read and fill: moves, points.
Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
# The state of the random generator (see kernel/chance.py).
Chance: TypeAlias = np.ndarray[Any, np.dtype[np.uint64]]

CHANCE = -1
"""The seat of chance: what `turn` holds when a die is to be rolled, or a card to be drawn."""

OVER = -2
"""What `turn` holds when nobody is to move any more."""

CHANCE_ACTS = -1
"""What `active` returns when it is chance's turn: chance never acts beside players."""

BOTH = 0b11
"""Both seats of a game for two, as a set of bits: the winners of a draw."""

MOST_IN_SET = 63
"""Cells that a set has room for: the bits of a 64-bit integer without its sign."""

LARGEST_SET = f"A set holds at most {MOST_IN_SET} cells; for a larger board, use an array: number(EMPTY, 1, CELLS)."

TAG = "game/"
"""How the name of a record type's first field begins. (A colon would end a field's name where arrays are exchanged.)"""


@dataclass(frozen=True)
class Field:
    """One field of a record: the whole numbers from `low` to `high`, alone or in an array of `shape`."""

    low: int
    high: int
    shape: tuple[int, ...] = ()
    store: type[np.signedinteger[Any]] = np.int64
    remembers: bool = False

    @property
    def values(self) -> int:
        """How many different numbers the field can hold."""
        return self.high - self.low + 1


def number(low: int, high: int, *shape: int, store: type[np.signedinteger[Any]] = np.int64) -> Field:
    """Return a field that holds numbers from *low* to *high*; with *shape*, an array of them.

    Numbers are stored as 64-bit integers, so that no rule ever overflows; a large array may name a
    smaller *store*.
    """
    _check_range("number", low, high)
    return Field(low, high, shape, store)


def memory(low: int, high: int, *shape: int, store: type[np.signedinteger[Any]] = np.int64) -> Field:
    """Return a field that only remembers how a position came about, for repetition; solving leaves it out."""
    _check_range("memory", low, high)
    return Field(low, high, shape, store, remembers=True)


def _check_range(kind: str, low: int, high: int) -> None:
    """Refuse a range that 64-bit integers cannot hold."""
    if not -(1 << 63) <= low <= high < 1 << 63:
        raise ValueError(
            f"{kind}({low}, {high}): a field holds 64-bit integers from its low to its high. {LARGEST_SET}"
        )


class StateType:
    """The type of a game's positions: a NumPy record type, and the range of each of its fields.

    >>> counter = StateType("counter", seats=2, left=number(0, 21))
    >>> counter.blank().left
    np.int64(0)
    """

    def __init__(
        self, name: str, /, *, seats: int = 2, parts: dict[str, StateType] | None = None, **fields: Field
    ) -> None:
        """Make the type.

        Two fields belong to every game and need not be named: `turn` is the seat to move, CHANCE or OVER, and
        `won` the set of seats that won or share the win, once the game is over. `parts` are whole positions of
        other games inside this one.
        """
        self.name = name
        self.seats = seats
        self.parts = parts or {}
        self.fields = {"turn": number(OVER, seats - 1), "won": number(0, (1 << seats) - 1), **fields}
        for field in (*self.fields, *self.parts):
            if hasattr(np.record, field):
                raise TypeError(f"{name}: NumPy's records have a {field} of their own; give the field another name")
        caller = sys._getframe(1).f_globals.get("__name__", "__main__")
        # Two games may have the same fields, so a field without meaning carries the game's name: the compiler
        # tells their rules apart by it. It also carries a digest of the game's sources, so that an edited rule is
        # compiled anew (the kernel's own sources name the cache folder instead).
        self.tag = TAG + "+".join([name, *self.parts]) + sources.digest_of_rules(caller)
        self.dtype: np.dtype[Any] = np.dtype((np.record, np.dtype(self._layout(), align=True)))

    def _layout(self) -> list[Any]:
        """Return the record's fields, the widest numbers first and filled up to whole words.

        So the record has no gaps, whose bytes NumPy would leave undefined: positions are compared by their bytes.
        """
        layout: list[Any] = [(self.tag, np.int64), *((name, part.dtype) for name, part in self.parts.items())]
        widest_first = sorted(self.fields.items(), key=lambda item: -np.dtype(item[1].store).itemsize)
        layout += [
            (name, field.store, field.shape) if field.shape else (name, field.store) for name, field in widest_first
        ]
        missing = -np.dtype(layout).itemsize % 8
        return [*layout, ("filler", np.int8, (missing,))] if missing else layout

    def blank(self) -> State:
        """Return a new record with all fields zero."""
        return np.zeros(1, self.dtype)[0]

    @property
    def positions(self) -> int:
        """An upper bound of how many positions the ranges allow, memory left out."""
        bound = 1
        for field in self.fields.values():
            if not field.remembers:
                bound *= field.values ** int(np.prod(field.shape))
        for inner in self.parts.values():
            bound *= inner.positions
        return bound

    @property
    def remembers(self) -> bool:
        """Whether positions remember how they came about."""
        inner = any(part.remembers for part in self.parts.values())
        return inner or any(field.remembers for field in self.fields.values())
