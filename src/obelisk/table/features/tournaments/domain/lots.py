"""Drawing lots: an order that follows from a secret alone, the same on every machine."""

import hashlib
from collections.abc import Iterable


def by_lot(numbers: Iterable[int], secret: str) -> list[int]:
    """Return numbers in the order in which they are drawn.

    >>> by_lot(range(5), "a") == by_lot(range(5), "a") != by_lot(range(5), "b")
    True
    """
    return sorted(numbers, key=lambda one: hashlib.sha256(f"{secret} {one}".encode()).digest())
