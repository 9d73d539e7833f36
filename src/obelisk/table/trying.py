"""The workbench on a page: a layout comes in, its picture and what it is worth goes out."""

from __future__ import annotations

from typing import Any, cast

from obelisk.games.microchip.workbench import Bench
from obelisk.position import Position
from obelisk.rulebook.workbench import Done, Workbench, benches_of
from obelisk.table import exits
from obelisk.table.refusals import Refused, Unreadable
from obelisk.table.state import Table

HELP = ("hint", "solution")
"""The words that tell what one could find out oneself."""


def tried_out(
    position: Position, seat: int, layout: str, word: str | None, rest: str, *, language: str, helps: bool
) -> Done:
    """Return what comes of a command on a bench with that layout; without a command, what there is to say about it.

    Hints and the solution are only for those who play alone, or whose game is over: unless *helps*, they are refused.
    """
    benches = benches_of(position)
    if benches is None:
        raise Refused("table/no-bench")
    bench = benches.open_bench(position, seat).reading(layout)
    known = bench.words(language)
    if word is None:
        if "check" not in known:
            return Done(bench, [])
        return bench.do("check", "", language)
    if word not in known:
        raise Unreadable("table/unknown-action", given=repr(word), known=", ".join(known))
    if word in HELP and not helps:
        raise Refused("table/no-advice")
    return bench.do(word, rest, language)


def bench_picture(table: Table, seat: int, bench: Workbench, *, language: str, tall: bool) -> str:
    """Return the picture of the whole table, with what lies on the seat's bench on its own board."""
    laid: Any = cast(Bench, bench)
    return exits.picture(table, table.position, seat, language=language, tall=tall, bare=True, laid=laid.tiles)
