"""A generator for each game of many, so that no result depends on which thread, or which machine, plays it."""

from __future__ import annotations

from obelisk.kernel.chance import generator, reseed
from obelisk.kernel.generated import WHOLE, mix
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Chance


def root_of(seed: int | None) -> int:
    """Return the number from which the generators of a seed follow; without a seed, one that nobody can foresee."""
    return int(generator(seed)[0]) & WHOLE


@rule
def begin_stream(rng: Chance, root: int, number: int) -> None:
    """Let a generator begin where the stream of that number begins; no two streams of a root begin alike."""
    reseed(rng, mix(mix(root, number), root))
