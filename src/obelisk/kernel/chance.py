"""Random numbers that come out the same on every machine, compiled or not, in every version of NumPy.

A generator is an array of one 64-bit number (George Marsaglia's multiply-with-carry: the lower half is
the number, the upper half the carry). No step of it overflows, so plain Python and compiled code agree.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from obelisk.kernel.bits import wide
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Chance, Numbers

FACTOR = np.uint64(4294883355)
LOWER_HALF = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)

ENDLESS = 1 << 62
"""As many random moves as it takes."""


def generator(seed: int | None = None) -> Chance:
    """Return a generator for *seed*, or a fresh one that nobody can foresee."""
    text = secrets.token_hex(16) if seed is None else str(int(seed))
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
    # The carry stays below the factor; the hash makes the two bad states (all zero, all full) unreachable in practice.
    return np.array([number % (int(FACTOR) << 32)], dtype=np.uint64)


class SecretChance:
    """A generator for plain rules, by the system's cryptographic one, which stands for the array of the others.

    Whoever sees some numbers of a common generator can work out the next ones; of these nobody learns anything about
    the rest. So what is dealt to players comes from here.
    """

    def __getitem__(self, place: int) -> np.uint64:
        """Return 64 new bits, whatever is asked for."""
        return np.uint64(int.from_bytes(secrets.token_bytes(8), "little"))

    def __setitem__(self, place: int, state: np.uint64) -> None:
        """Remember nothing."""


@rule
def reseed(rng: Chance, key: int) -> None:
    """Let a generator begin anew, at a place that a position's hash names."""
    rng[0] = np.uint64(key) + np.uint64(1)


@rule
def pick(rng: Chance | SecretChance, n: int) -> int:
    """Return a number from 0 to *n* - 1."""
    low = rng[0] & LOWER_HALF
    carry = rng[0] >> HALF
    rng[0] = low * FACTOR + carry
    return wide(((low ^ carry) * np.uint64(n)) >> HALF)


@rule
def shuffle(rng: Chance, items: Numbers) -> None:
    """Put *items* into a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = pick(rng, last + 1)
        held = items[last]
        items[last] = items[other]
        items[other] = held
