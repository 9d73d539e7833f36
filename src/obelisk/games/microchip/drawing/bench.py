"""The workbench of Microchip: one's own board, large, with the tray of tiles and what the circuit is worth so far."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from obelisk.drawing.boards import Box
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import size_for, wrapped
from obelisk.games.microchip.drawing.board import board_side, draw_board, draw_tray, tray_side
from obelisk.games.microchip.drawing.panel import BUTTON, draw_button
from obelisk.games.microchip.drawing.scene import Circuit, Table, Words
from obelisk.games.microchip.rules.layouts import write_layout
from obelisk.games.microchip.rules.state import COLUMNS, PENALTY, ROWS
from obelisk.words import figure

UNIT, IN_TRAY = 90.0, 54.0
GAP = 18.0
BOARD = board_side(UNIT, is_mine=True)
TRAY = tray_side(IN_TRAY)
NOTE, NOTES = 21.0, 4
"""The height of a line, and how many of them there is room for."""


class Tally(NamedTuple):
    """A figure in large type, what it means, and how it comes about."""

    figure: int
    meaning: str
    parts: tuple[tuple[str, str], ...] = ()
    """What a score is made of, each with its number; nothing where it is no score."""


@dataclass(frozen=True)
class Bench:
    """What lies on the bench, and what is said beside it."""

    circuit: Circuit
    words: Words
    tally: Tally
    is_final: bool
    notes: tuple[str, ...] = ()
    button: str = ""
    """What is written on the button; nothing where there is none."""
    move: str | None = None
    """The move of the button; None while it cannot be made."""
    last: str | None = None
    """The tile that was taken last, if it came here."""
    told: str = ""
    """What to know before that move; or why it cannot be made."""


def bench_of(table: Table) -> Bench:
    """Return the bench of the seat whose board is large."""
    return replace(_bench_of(table), last=table.last_taken(table.hero))


def _bench_of(table: Table) -> Bench:
    words, circuit = table.words, table.circuit(table.hero)
    if table.has_handed_in(table.hero):
        told = () if circuit.counted else (words.say("no-chip"),)
        return Bench(circuit, words, _score(circuit, words, "tally/unused"), is_final=True, notes=told)
    if table.laid and table.hero == table.seat:
        return _as_far_as_allowed(bench_in_progress(circuit, words), table)
    if table.is_drafting:
        each = int(ROWS[table.seats] * COLUMNS[table.seats]) // table.seats
        tally = Tally(len(circuit.held), words.say("tally/drafting", n=each))
        notes = [words.say("note/draft")] if table.moves and table.hero in table.marked_seats else []
        bench = Bench(circuit, words, tally, is_final=False, notes=tuple(notes), button=words.say("button/hand-in"))
        return _as_far_as_allowed(bench, table)
    notes = [] if table.is_over else words.say("note/build").split("\n")
    tally = Tally(len(circuit.held), words.say("tally/building"))
    bench = Bench(circuit, words, tally, is_final=False, notes=tuple(notes))
    if "build" not in table.moves:
        return bench
    return replace(bench, button=words.say("button/nothing"), move="build", told=_told(circuit, words))


def _as_far_as_allowed(bench: Bench, table: Table) -> Bench:
    """Return a bench whose layout is only handed in when all tiles are taken, before the end, by its own player."""
    if table.is_over or table.hero != table.seat:
        return replace(bench, button="", move=None)
    if not table.is_drafting:
        return bench
    why = bench.words.say("why/draft")
    return replace(bench, move=None, told=why, notes=(*bench.notes, why)[:NOTES])


def bench_in_progress(circuit: Circuit, words: Words) -> Bench:
    """Return the bench of somebody who builds: what the layout is worth now, and what is the matter with it."""
    problems = words.problems(circuit)
    notes = [words.say("open-ends", n=len(circuit.check.still_open)), *problems]
    if len(notes) > NOTES:
        notes[NOTES - 1 :] = [words.say("more", n=len(notes) - (NOTES - 1))]
    told = problems[0] if problems else _told(circuit, words)
    tally, label = _score(circuit, words, "tally/outside"), words.say("button/hand-in")
    move = None if circuit.wrong else write_layout(circuit.layout)
    return Bench(circuit, words, tally, False, tuple(notes), button=label, move=move, told=told)


def _told(circuit: Circuit, words: Words) -> str:
    """Return what to know before a layout is handed in: that nothing counts, that something is open, or the score."""
    code = "nothing" if not circuit.counted else "open" if circuit.check.still_open else "score"
    return words.say(f"told/{code}", score=figure(circuit.score), n=len(circuit.check.still_open))


def _score(circuit: Circuit, words: Words, others: str) -> Tally:
    """Return the score and how it comes about; *others* is what the tiles are called that do not count."""
    value, lost = (words.say("tally/value"), str(circuit.value)), (words.say(others), f"− {PENALTY} × {circuit.unused}")
    return Tally(circuit.score, words.say("tally/score"), (value, lost))


def bench_size(*, is_beside: bool) -> tuple[float, float]:
    """Return how wide and high a bench is whose tray lies beside the board, or below it."""
    return (BOARD + GAP + TRAY, BOARD) if is_beside else (BOARD, BOARD + GAP + TRAY)


def draw_bench(canvas: Canvas, bench: Bench, x: float, y: float, *, is_beside: bool) -> None:
    """Draw the board, the tray, and beside or below the tray what there is to say."""
    draw_board(canvas, bench.circuit, x, y, UNIT, bench.words, is_mine=True, is_final=bench.is_final)
    tray_x, tray_y = (x + BOARD + GAP, y) if is_beside else (x, y + BOARD + GAP)
    draw_tray(canvas, bench.circuit.left, tray_x, tray_y, IN_TRAY, bench.words, is_mine=True, last=bench.last)
    if is_beside:
        _side(canvas, bench, Box(tray_x, tray_y + TRAY + GAP, TRAY, BOARD - TRAY - GAP))
    else:
        _side(canvas, bench, Box(tray_x + TRAY + GAP, tray_y, BOARD - TRAY - GAP, TRAY))


def _side(canvas: Canvas, bench: Bench, box: Box) -> None:
    y = box.y + _tally(canvas, bench.tally, box)
    room = box.y + box.height - y - (BUTTON if bench.button else 0)
    lines = [line for note in bench.notes for line in wrapped(note, 15, box.width)]
    # Where there is no room to break the long notes, each has one line.
    for line in lines if len(lines) <= int(room / NOTE) else bench.notes:
        canvas.text(box.x, y + 15, line, size=size_for(line, 15, box.width), fill="quiet")
        y += NOTE
    if bench.button:
        place = Box(box.x, box.y + box.height - BUTTON, box.width, BUTTON)
        is_ready = bool(bench.circuit.counted) and not bench.circuit.check.still_open
        draw_button(canvas, bench.button, place, move=bench.move, told=bench.told, is_ready=is_ready)


def _tally(canvas: Canvas, tally: Tally, box: Box) -> float:
    x, y, large = box.x, box.y, figure(tally.figure)
    label = f"{tally.meaning} {large}"
    with canvas.group(data_score=str(tally.figure) if tally.parts else None, role="img", aria_label=label):
        canvas.text(x, y + 40, large, size=52, weight="bold")
        canvas.text(x + 32 * len(large) + 8, y + 40, tally.meaning, size=15, fill="quiet")
        y += 72
        for meaning, number in tally.parts:
            canvas.text(x, y, meaning, size=15)
            canvas.text(x + box.width, y, number, size=15, anchor="end", weight="bold")
            y += NOTE
    return y - box.y - 12
