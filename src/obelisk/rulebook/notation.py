"""Moves as text: the ways of writing that many games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from obelisk.errors import IllegalMove
from obelisk.kernel.state import State
from obelisk.rulebook.geometry import Board, HexBoard

BoardOf = Callable[[State], Board]

CELL = re.compile(r"[a-z]\d+")
"""The name of a cell in a text."""

UNREADABLE = "unreadable"
"""How the codes of refusals end that speak of nothing but how moves are written."""


class Notation(Protocol):
    """How a game writes its moves: `read(write(move))` is that move.

    It may have a faster `write_all(s, moves)`. If its moves have capitals it may have `respell(text)`, which returns a
    text in the case in which moves are written.
    """

    def write(self, s: State, move: int) -> str:
        """Return the text of *move*."""

    def read(self, s: State, text: str) -> int:
        """Return the move that *text* means, or raise IllegalMove if it means none."""


def write_all(notation: Notation, s: State, moves: Sequence[int]) -> list[str]:
    """Return the texts of some moves of a position."""
    at_once = getattr(notation, "write_all", None)
    return [notation.write(s, move) for move in moves] if at_once is None else list(at_once(s, moves))


def spellings(notation: Notation, text: str) -> list[str]:
    """Return a text as it is, without the spaces around it, and then in the case of a game's moves.

    >>> spellings(CellNotation(HexBoard(3)), " C3 ")
    [' C3 ', 'C3', 'c3']
    """
    bare = text.strip()
    respell: Callable[[str], str] = getattr(notation, "respell", str.lower)
    return list(dict.fromkeys((text, bare, respell(bare))))


class CellNotation:
    """A move is a cell: `b3`."""

    def __init__(self, board: Board | BoardOf):
        self.board = board

    def write(self, s: State, move: int) -> str:
        """Return the name of the cell."""
        return board_of(self.board, s).names[move]

    def write_all(self, s: State, moves: Sequence[int]) -> list[str]:
        """Return the names of the cells."""
        names = board_of(self.board, s).names
        return [names[move] for move in moves]

    def read(self, s: State, text: str) -> int:
        """Return the cell."""
        board = board_of(self.board, s)
        if text in board.cells:
            return board.cells[text]
        if CELL.fullmatch(text):
            raise no_such_cell(text, text, board)
        raise IllegalMove("move/unreadable", move=text, example=board.names[0])


class StepNotation:
    """A move goes from a cell to a cell: `a1a3`. As a number it is from × cells + to."""

    def __init__(self, board: Board):
        self.board = board

    def write(self, s: State, move: int) -> str:
        """Return the names of the two cells."""
        names = self.board.names
        return names[move // len(names)] + names[move % len(names)]

    def write_all(self, s: State, moves: Sequence[int]) -> list[str]:
        """Return the names of the two cells of each step."""
        names = self.board.names
        n = len(names)
        return [names[move // n] + names[move % n] for move in moves]

    def read(self, s: State, text: str) -> int:
        """Return the step."""
        first, second = read_cells(text, self.board, count=2)
        return first * len(self.board) + second


def read_cells(text: str, board: Board, count: int) -> list[int]:
    """Return the *count* cells that *text* names one after the other."""
    longest_first = sorted(board.names, key=len, reverse=True)
    found = re.findall("|".join(map(re.escape, longest_first)), text)
    if len(found) == count and "".join(found) == text:
        return [board.cells[name] for name in found]
    looks_like_cells = CELL.findall(text)
    if len(looks_like_cells) == count and "".join(looks_like_cells) == text:
        wrong = next(name for name in looks_like_cells if name not in board.cells)
        raise no_such_cell(text, wrong, board)
    raise IllegalMove("move/unreadable", move=text, example="".join(board.names[:count]))


def no_such_cell(text: str, cell: str, board: Board) -> IllegalMove:
    """Return the refusal of a cell that is not on *board*."""
    if (row := row_beside(cell, board)) is not None:
        return IllegalMove("move/beside-board", move=text, cell=cell, first=row[0], last=row[-1])
    return IllegalMove("move/no-such-cell", move=text, cell=cell, first=board.names[0], last=board.names[-1])


def row_beside(cell: str, board: Board) -> list[str] | None:
    """Return the cells of the row in which *cell* would lie, beside a board whose rows are not all alike, or None.

    >>> row_beside("c2", HexBoard.triangle(3))
    ['a2', 'b2']
    """
    if not isinstance(board, HexBoard) or board.only is None or not CELL.fullmatch(cell):
        return None
    cells = board.rows.get(int(cell[1:]) - 1)
    return None if cells is None else [board.names[number] for number in cells]


def board_of(board: Board | BoardOf, s: State) -> Board:
    """Return the board that *s* is played on."""
    return board if isinstance(board, Board) else board(s)


def cells_named(text: str, board: Board) -> tuple[str, ...]:
    """Return the cells that the text of a move names, in its order.

    >>> from obelisk.rulebook.geometry import SquareBoard
    >>> cells_named("b2b4", SquareBoard(4, 4))
    ('b2', 'b4')
    """
    return tuple(_names_pattern(board.names).findall(text))


@lru_cache(maxsize=64)
def _names_pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
