"""Telling the processor what will be read soon: what chance picks, or a hash, no processor can foresee."""

from obelisk.kernel.state import Array

CACHE_LINE = 64
"""How many bytes a processor reads at once."""

PREFETCHED = 3 * CACHE_LINE
"""How many bytes of a record are asked for: its numbers, and the beginning of its first array."""


def prefetch(records: Array, i: int) -> None:
    """Ask for a record or a number, which need not be there; plain Python has no way to."""
