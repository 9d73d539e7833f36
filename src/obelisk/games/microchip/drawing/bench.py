"""The workbench of Microchip: one's own board, large, with the tray of tiles and what the circuit is worth so far."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from obelisk.authoring import figure
from obelisk.authoring.drawing import Box, Canvas, size_for, width_of, wrapped
from obelisk.games.microchip.drawing.board import board_side, draw_board, draw_tray, tray_side
from obelisk.games.microchip.drawing.panel import BUTTON, draw_button
from obelisk.games.microchip.drawing.scene import Circuit, Table, Words
from obelisk.games.microchip.rules.layouts import write_layout
from obelisk.games.microchip.rules.state import COLUMNS, PENALTY, ROWS

UNIT, IN_TRAY, BESIDE = 90.0, 54.0, 60.0
"""The sides of a cell, and of a tile in a tray below the board or beside it."""
GAP = 18.0
BOARD = board_side(UNIT, is_mine=True)
TRAY, TRAY_BESIDE = tray_side(IN_TRAY), tray_side(BESIDE)
NOTE, NOTES = 21.0, 4
"""The height of a line, and how many of them there is room for."""
FOOT = 2 * NOTE + 10
"""The height of the notes below a board with its tray beside it: two columns."""


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
        tally = _taken(table, circuit)
        notes = [words.say("note/draft")] if table.moves and table.hero in table.marked_seats else []
        bench = Bench(circuit, words, tally, is_final=False, notes=tuple(notes), button=words.say("button/hand-in"))
        return _as_far_as_allowed(bench, table)
    notes = [] if table.is_over else words.say("note/build").split("\n")
    tally = _to_lay(len(circuit.held), words)
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
    tally = bench.tally if bench.circuit.counted else _taken(table, bench.circuit)
    return replace(bench, tally=tally, move=None, told=why, notes=(*bench.notes, why)[:NOTES])


def _taken(table: Table, circuit: Circuit) -> Tally:
    """Return how many tiles somebody has taken, of how many."""
    each = int(ROWS[table.seats] * COLUMNS[table.seats]) // table.seats
    return Tally(len(circuit.held), table.words.say("tally/drafting", n=each))


def _to_lay(n: int, words: Words) -> Tally:
    """Return how many tiles are still to be laid."""
    return Tally(n, words.say("tally/building", n=n))


def bench_in_progress(circuit: Circuit, words: Words) -> Bench:
    """Return the bench of somebody who builds: what the layout is worth now, and what is the matter with it."""
    problems = words.problems(circuit)
    notes = [words.say("open-ends", n=len(circuit.check.still_open)), *problems]
    if len(notes) > NOTES:
        notes[NOTES - 1 :] = [words.say("more", n=len(notes) - (NOTES - 1))]
    told = problems[0] if problems else _told(circuit, words)
    # What is lost without a microchip is told when it is handed in: whoever has just begun need not read it.
    left = _to_lay(sum(circuit.left.values()), words)
    tally, label = _score(circuit, words, "tally/outside") if circuit.counted else left, words.say("button/hand-in")
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
    return (BOARD + GAP + TRAY_BESIDE, BOARD + FOOT) if is_beside else (BOARD, BOARD + GAP + TRAY)


def draw_bench(canvas: Canvas, bench: Bench, x: float, y: float, *, is_beside: bool) -> None:
    """Draw the board, the tray, and beside or below them what there is to say."""
    draw_board(canvas, bench.circuit, x, y, UNIT, bench.words, is_mine=True, is_final=bench.is_final)
    left, top, unit = (x + BOARD + GAP, y, BESIDE) if is_beside else (x, y + BOARD + GAP, IN_TRAY)
    draw_tray(canvas, bench.circuit.left, left, top, unit, bench.words, is_mine=True, last=bench.last)
    if is_beside:
        side = Box(left, top + TRAY_BESIDE + GAP, TRAY_BESIDE, BOARD - TRAY_BESIDE - GAP)
        _tally(canvas, bench.tally, side)
        _foot(canvas, bench, Box(x, y + BOARD + 10, BOARD + GAP + TRAY_BESIDE, FOOT - 10))
    else:
        side = Box(left + TRAY + GAP, top, BOARD - TRAY - GAP, TRAY)
        _notes(canvas, bench, side)
    if bench.button:
        place = Box(side.x, side.y + side.height - BUTTON, side.width, BUTTON)
        is_ready = bool(bench.circuit.counted) and not bench.circuit.check.still_open
        draw_button(canvas, bench.button, place, move=bench.move, told=bench.told, is_ready=is_ready)


def _notes(canvas: Canvas, bench: Bench, box: Box) -> None:
    """Write what it is worth, and below that the notes."""
    y = box.y + _tally(canvas, bench.tally, box)
    room = box.y + box.height - y - (BUTTON if bench.button else 0)
    lines = [line for note in bench.notes for line in wrapped(note, 15, box.width)]
    # Where there is no room to break the long notes, each has one line.
    for line in lines if len(lines) <= int(room / NOTE) else bench.notes:
        canvas.text(box.x, y + 15, line, size=size_for(line, 15, box.width), fill="quiet")
        y += NOTE


def _foot(canvas: Canvas, bench: Bench, box: Box) -> None:
    """Write the notes in two columns."""
    for place, note in enumerate(bench.notes[:NOTES]):
        column, row = divmod(place, NOTES // 2)
        width = box.width / 2 - GAP
        x, y = box.x + column * (box.width / 2 + GAP / 2), box.y + row * NOTE
        canvas.text(x, y + 15, note, size=size_for(note, 15, width), fill="quiet")


def _tally(canvas: Canvas, tally: Tally, box: Box) -> float:
    x, y, large = box.x, box.y, figure(tally.figure)
    label = f"{tally.meaning} {large}"
    with canvas.group(data_score=str(tally.figure) if tally.parts else None, role="img", aria_label=label):
        canvas.text(x, y + 40, large, size=52, weight="bold")
        # A digit is some 36 wide at this size, a minus sign wider.
        canvas.text(x + 36 * len(large) + 8 + 8 * (tally.figure < 0), y + 40, tally.meaning, size=15, fill="quiet")
        y += 72
        for meaning, number in tally.parts:
            canvas.text(x + box.width, y, number, size=15, anchor="end", weight="bold")
            for line in wrapped(meaning, 15, box.width - width_of(number, 15) - GAP):
                canvas.text(x, y, line, size=15)
                y += NOTE
    return y - box.y - 12
