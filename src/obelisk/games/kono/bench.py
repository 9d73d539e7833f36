"""What `obelisk bench` measures of Kono: how soon a new process answers, when everything is compiled."""

from collections.abc import Iterator

from obelisk.arena.bench import RUNS, Figure, figure, in_new_process

CODE = """
import time
began = time.perf_counter()
import obelisk
obelisk.game("kono").start().moves()
print(time.perf_counter() - began)
"""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure the first list of moves."""
    yield figure("first moves() of kono", "s", [in_new_process(CODE) for _ in range(RUNS)], 1.5, is_better_high=False)
