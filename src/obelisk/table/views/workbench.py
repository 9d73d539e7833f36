"""The workbench of a seat, for its player alone: a layout comes in, its picture and what it is worth goes out."""

from obelisk.drawing.annotations import Marked
from obelisk.errors import ObeliskError
from obelisk.rulebook.modules import Done, Workbench, benches_of
from obelisk.table.core.offers import others
from obelisk.table.core.refusals import Refused, Unreadable
from obelisk.table.core.state import Table
from obelisk.table.views.pictures import Picture
from obelisk.table.wire.workbench import BenchAnswer


def try_out(
    table: Table,
    seat: int,
    layout: str,
    word: str | None,
    rest: str,
    *,
    language: str,
    tall: bool,
    ply: int | None = None,
    marks: tuple[Marked, ...] = (),
) -> tuple[BenchAnswer, bool]:
    """Return what its player is shown of a command on a bench, and whether it helps them so that no score counts.

    A command that the bench refuses has an answer too: why, and the layout as it was.
    """
    bench = _bench(table, seat, layout, word, language)
    try:
        done = _done(bench, word, rest, language)
    except ObeliskError as error:
        return {"layout": layout, "refused": {"code": error.code, "detail": error.explain(language)}}, False
    helps = done.tells_all or (table.is_solo and word in done.bench.spoilers)
    picture = Picture(viewer=seat, language=language, ply=ply, tall=tall, bare=True, marks=marks)
    return _answer(table, done, picture), helps


def _bench(table: Table, seat: int, layout: str, word: str | None, language: str) -> Workbench:
    """Return a seat's bench with that layout, or refuse a command that it does not know or that would be unfair.

    What tells more than one has found out oneself is only for those who play alone, or whose game is over.
    """
    benches = benches_of(table.position)
    if benches is None:
        raise Refused("table/no-bench")
    bench = benches.open_bench(table.position, seat).reading(layout)
    known = bench.words(language)
    if word is not None and word not in known:
        raise Unreadable("table/unknown-action", given=repr(word), known=tuple(known))
    if word in bench.spoilers and not table.is_over and (table.why_unaided or others(table, seat)):
        raise Refused(table.why_unaided or "table/no-advice")
    return bench


def _done(bench: Workbench, word: str | None, rest: str, language: str) -> Done:
    """Return what comes of a command; without a command, what there is to say about the layout."""
    if word is not None:
        return bench.do(word, rest, language)
    return bench.do(bench.usual, "", language) if bench.usual in bench.words(language) else Done(bench, [])


def _answer(table: Table, done: Done, picture: Picture) -> BenchAnswer:
    """Return what its player is shown: the whole table, with what lies on the seat's bench on its own board."""
    bench, language = done.bench, picture.language
    is_unaided, spoilers = table.is_counted and not table.is_over, bench.spoilers
    return {
        # A game on whose bench nothing is ever laid need not know how to draw it.
        "svg": picture.draw(table, **({"laid": bench.laid} if bench.laid else {})),
        "layout": bench.text,
        "laid": dict(bench.laid),
        "is_due": bench.is_due,
        "move": done.move,
        "told": "\n".join("".join(text for text, _ in spans) for spans in done.told),
        "cell": done.cell,
        "doubt": bench.doubt(done.move, language) if done.move else None,
        "words": {word: told for word, told in bench.words(language).items() if not (is_unaided and word in spoilers)},
    }
