"""Positions drawn as text, and short ways to say what the tests say often."""

import os
from importlib import import_module

import numpy as np
import pytest

import obelisk
from obelisk import IllegalMove, Position
from obelisk.kernel import rules
from obelisk.kernel.repetition import forget, remember
from obelisk.rulebook.geometry import SquareBoard
from obelisk.words import Message

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether the rules run as plain Python, some fifty times slower."""

MARKS = {"x": 0, "o": 1}

OWN_MICROGAMES = [
    "trip",
    "kono",
    "bulo",
    "decapawn",
    "hexapawn",
    "dodgem",
    "chomp",
    "clobber",
    "domineering",
    "queen",
    "kalah",
    "einstein",
]
OWN_GAMES = [*OWN_MICROGAMES, "rhombus", "y", "majority", "chain", "plug-in", "micropul", "abstrakto", "microchip"]


def drawn(picture):
    """Return the mark on each cell of a picture: the top row first, `x` and `o` for the seats, `.` for nothing."""
    rows = [line.split() for line in picture.strip().splitlines()]
    names = SquareBoard(len(rows[0]), len(rows)).names
    return dict(zip(names, [mark for row in reversed(rows) for mark in row], strict=True))


def wrap(game, record, setup=None):
    """Return the position that a record is."""
    table = np.zeros(1, record.dtype)
    table[0] = record
    return Position(game, table, setup or {}, (), int(rules.active(table[0])))


def position_from(name, picture, *, turn=0, **fields):
    """Return the position of a microgame that a picture shows; `#` is a piece that belongs to nobody."""
    game = obelisk.game(name)
    s = game.start().record
    marks = list(drawn(picture).values())
    if "#" in marks:
        s.pieces = sum(1 << cell for cell, mark in enumerate(marks) if mark == "#")
    else:
        for mark, seat in MARKS.items():
            s.pieces[seat] = sum(1 << cell for cell, found in enumerate(marks) if found == mark)
    s.turn = turn
    for field, value in fields.items():
        s[field] = value
    if "n_seen" in s.dtype.names:
        forget(s)
        remember(s, import_module(f"obelisk.games.{name}.rules").position(s))
    return wrap(game, s)


def rhombus_from(picture, *, sides=0, turn=0):
    """Return the position of Rhombus that a picture shows. Row n comes first; each row leans, as on the table."""
    cells = drawn(picture)
    size = int(len(cells) ** 0.5)
    game = obelisk.game("rhombus")
    start = game.start(size=size, sides=sides)
    s = start.record
    for number, mark in enumerate(cells.values()):
        if mark in MARKS:
            rules.apply(s, MARKS[mark], number)
    s.turn = turn
    return wrap(game, s, start.setup)


def play_all(position, moves):
    """Return the position after moves written one after the other, each by the seat whose turn it is."""
    for move in moves.split():
        position = position.play(move)
    return position


def check_refusal(position, move, code, facts):
    """Check that a move is refused with exactly these facts and a sentence in each language, and changes nothing."""
    before = position.record.tobytes()
    error = refusal(position, move, code)
    assert error.facts == {"move": move, **facts}
    for language in ("en", "ja"):
        sentence = error.explain(language)
        assert sentence.startswith(f"{move}: " if language == "en" else f"{move}：")
        for fact in facts.values():
            assert (fact.explain(language) if isinstance(fact, Message) else str(fact)) in sentence
        assert "{" not in sentence
    assert error.explain("en") != error.explain("ja")
    assert position.record.tobytes() == before


def refusal(position, move, code, seat=None, **facts):
    """Check that a move is refused for the reason *code*, and that the sentence names the facts; return the error."""
    with pytest.raises(IllegalMove) as caught:
        position.play(move, seat)
    error = caught.value
    assert error.code == code
    for key, fact in facts.items():
        assert error.facts[key] == fact
        assert str(fact) in str(error)
    return error
