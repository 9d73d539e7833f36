"""Encodings of games on a board of named cells, made from board, notation and record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from obelisk.kernel.generated import function_from
from obelisk.kernel.learning.encoding import ROW, fill, write_cell, write_numbers, write_set
from obelisk.kernel.rule import rule
from obelisk.kernel.state import OVER, Numbers, State, StateType
from obelisk.rulebook.encodings import Encoding, Part, Symmetry
from obelisk.rulebook.geometry import Board
from obelisk.rulebook.notation import BoardOf, CellNotation, StepNotation, board_of

if TYPE_CHECKING:
    from obelisk.game import Game

Image = Sequence[int]
"""Where each cell goes in a turn or mirroring of a board."""

Function = Callable[..., Any]

SIZE = "length"
"""The field of a record that tells which board it is, where a game has boards of several sizes."""
MOST = np.iinfo(np.int8).max
SPARSE = 3
"""A board that would fill less than one cell in so many of a grid is written as one row."""

NOBODYS = "the pieces, which belong to nobody"

Kind = Literal["pieces", "set", "cell", "numbers", "counts", "number"]


@dataclass(frozen=True)
class Plane:
    """Planes that show one field of the record.

    What the field holds is its *kind*: `pieces` a set of cells for each seat (a plane for each seat, one's own first),
    `set` one set of cells, `cell` the number of a cell, `numbers` a number for each cell, `counts` a number for each
    seat and `number` one number (each of these all over a plane).
    """

    kind: Kind
    field: str
    about: str


@rule
def times_before(s: State) -> int:
    """Return how often this position, with the same seat to move, has come before (kernel/repetition.py)."""
    if s.turn == OVER:
        return 0
    last = s.n_seen[s.turn] - 1
    times = 0
    for i in range(last):
        times += s.seen[s.turn, i] == s.seen[s.turn, last]
    return times


def half_turn(board: Any) -> list[int]:
    """Return where each cell goes when a board of rows and columns is turned by half a turn."""
    return [len(board) - 1 - cell for cell in range(len(board))]


def mirrored(board: Any) -> list[list[int]]:
    """Return the mirroring of a board of rows and columns that swaps left and right."""
    places = [board.place(cell) for cell in range(len(board))]
    last = max(column for column, _ in places)
    return [[places.index((last - column, row)) for column, row in places]]


def transposed(board: Any) -> list[int]:
    """Return where each cell goes when a square board is mirrored so that columns and rows are swapped."""
    places = [board.place(cell) for cell in range(len(board))]
    return [places.index((row, column)) for column, row in places]


def alike(board: Any) -> list[int]:
    """Return that every cell stays where it is: for games in which the seats differ in nothing but whose turn it is."""
    return list(range(len(board)))


@dataclass(frozen=True, kw_only=True, eq=False)
class BoardEncoding:
    """The encoding of a game on a board. With nothing said, it follows from the board, the notation and the record.

    A move that is a cell is the action with the cell's number; a step the action from × cells + to. Planes show the
    record's `pieces`, how often the position has come before, and every other field that holds one small number.
    """

    actions: int | None = None
    """Where moves are neither cells nor steps: they are the whole numbers below this."""
    about: str = "a move, by its number"
    """What these actions are."""
    image: Callable[[int, Image], int] | None = None
    """Returns what such an action becomes in a turn or mirroring of the board, given as where each cell goes."""
    orientation: Callable[[Any], Image] | None = None
    """Returns where each cell of the board lies as seat 1 sees it, so that both seats see the same game: theirs ahead.
    Where it is left out, both see the board alike, and a plane tells which seat it is."""
    symmetries: Callable[[Any], Sequence[Image]] | None = None
    """Returns turns and mirrorings of the board that change nothing for either seat, the start included."""
    planes: tuple[Plane, ...] | None = None
    outcomes: int | None = None
    """What chance brings has numbers below this; where it is left out, chance names cells."""
    max_plies: Callable[[State], int] | None = None

    def complete(self, game: Game) -> Encoding | None:
        """Return the whole encoding of *game*, or None where more must be said of it."""
        boards = _boards(game)
        if game.hides or not boards or (self.actions is None and _is_step(game) is None):
            return None
        return _Maker(self, game, boards).encoding()


def filling(board: BoardOf) -> BoardEncoding:
    """Return the encoding of a game in which pieces fill a board, the same for both seats from every side of it."""
    return BoardEncoding(
        orientation=alike, symmetries=lambda board: board.symmetries(), max_plies=lambda s: len(board_of(board, s))
    )


def _boards(game: Game) -> dict[int, Board]:
    """Return the boards that a game can have, by the number of each: its size, or 0 where there is only one."""
    if game.board is None or isinstance(game.board, Board):
        return {} if game.board is None else {0: game.board}
    if SIZE not in game.rules.state.fields:
        return {}
    s, sizes = game.rules.state.blank(), game.rules.state.fields[SIZE]
    found = {}
    for size in range(sizes.low, sizes.high + 1):
        s[SIZE] = size
        found[size] = game.board(s)
    return found


def _is_step(game: Game) -> bool | None:
    """Return whether moves are steps; None if they are neither steps nor cells."""
    notation = game.text.notation
    return True if type(notation) is StepNotation else False if type(notation) is CellNotation else None


class _Maker:
    """Makes the encoding of one game."""

    def __init__(self, told: BoardEncoding, game: Game, boards: dict[int, Board]):
        self.told, self.game, self.boards = told, game, boards
        self.name = game.name
        self.seats = game.seats[1]
        self.is_step = told.actions is None and bool(_is_step(game))
        self.is_sized = 0 not in boards
        self.grids = {number: grid_of(board) for number, board in boards.items()}
        self.has_holes = any(rows * columns > len(boards[number]) for number, (rows, columns, _) in self.grids.items())
        self.shown = told.planes if told.planes is not None else usual_planes(game.rules.state, self.seats)
        self.shows_seat = told.orientation is None and self.seats > 1
        self.comes_again = {"seen", "n_seen"} <= set(game.rules.state.fields)

    def encoding(self) -> Encoding:
        """Return all of it."""
        actions, index, move_at = self._actions()
        observe, spot = self._planes()
        cells = max(len(board) for board in self.boards.values())
        outcomes = self.told.outcomes if self.told.outcomes is not None else cells
        return Encoding(
            actions=actions,
            index=index,
            move_at=move_at,
            observe=observe,
            spot=spot,
            grid=lambda s: self.grids[self.number(s)][:2],
            action_parts=self._action_parts,
            planes=lambda s: self._parts(),
            variant=self.number,
            symmetries=self._symmetries,
            outcomes=outcomes if self.game.rules.has_chance else 0,
            max_plies=self.told.max_plies,
        )

    def number(self, s: State) -> int:
        """Return the number of the board that a position is played on."""
        return int(s[SIZE]) if self.is_sized else 0

    def count(self, board: Board) -> int:
        """Return how many actions there are on a board."""
        if self.told.actions is not None:
            return self.told.actions
        return len(board) ** 2 if self.is_step else len(board)

    def image_of(self, action: int, board: Board, image: Image) -> int:
        """Return what an action becomes in a turn or mirroring."""
        if self.told.actions is not None:
            if self.told.image is None:
                raise TypeError(f"{self.name}: its encoding must say by `image` what turning the board does to actions")
            return self.told.image(action, image)
        n = len(board)
        return image[action // n] * n + image[action % n] if self.is_step else image[action]

    def _actions(self) -> tuple[Function, Function, Function]:
        """Return the rules that count actions, and turn moves into actions and back."""
        numbers, boards = np.zeros(max(self.boards) + 1, np.int64), self.boards
        for number, board in boards.items():
            numbers[number] = self.count(board)
        known: dict[str, Any] = {"COUNTS": numbers}
        at = f"s.{SIZE}" if self.is_sized else "0"
        counting = ["def actions(s):", f"    return COUNTS[{at}]"]
        seen = self._seen_by_seats()
        if seen is None:
            index, move_at = ["    return move"], ["    return action"]
        else:
            known["SEEN"], known["MEANT"] = seen, np.argsort(seen, axis=2)
            index = ["    if seat < 0:", "        return move", f"    return SEEN[{at}, seat, move]"]
            move_at = ["    if seat < 0:", "        return action", f"    return MEANT[{at}, seat, action]"]
        wholes = (
            counting,
            ["def index(s, seat, move):", *index],
            ["def move_at(s, seat, action):", *move_at],
        )
        count, indexed, meant = (function_from(lines, self.name, known) for lines in wholes)
        return count, indexed, meant

    def _seen_by_seats(self) -> Numbers | None:
        """Return the action that each move is for each seat, where the second sees the board from its own side."""
        if self.told.orientation is None or all(
            list(self.told.orientation(board)) == alike(board) for board in self.boards.values()
        ):
            return None
        most = max(map(self.count, self.boards.values()))
        seen = np.tile(np.arange(most), (max(self.boards) + 1, self.seats, 1))
        for number, board in self.boards.items():
            image = self.told.orientation(board)
            n = self.count(board)
            seen[number, 1, :n] = [self.image_of(action, board, image) for action in range(n)]
        return seen

    def _planes(self) -> tuple[Function, Function]:
        """Return the rules that write the planes, and that tell where a cell lies in them."""
        most = max(len(board) for board in self.boards.values())
        shape = max(self.boards) + 1, self.seats, most
        rows, columns, cells = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape[0], np.int64)
        for number, board in self.boards.items():
            places = np.array(self.grids[number][2])
            cells[number] = len(board)
            for seat in range(self.seats):
                turned = self.told.orientation if seat == 1 else None
                own = places if turned is None else places[list(turned(board))]
                columns[number, seat, : len(board)], rows[number, seat, : len(board)] = own.T
        known = {"ROWS": rows, "COLUMNS": columns, "CELLS": cells, "fill": fill, "times_before": times_before}
        known |= {"write_set": write_set, "write_cell": write_cell, "write_numbers": write_numbers}
        at = f"s.{SIZE}" if self.is_sized else "0"
        lines = ["def observe(s, seat, planes):"]
        lines += [f"    rows, columns, n = ROWS[{at}, seat], COLUMNS[{at}, seat], CELLS[{at}]"]
        observe = function_from([*lines, *self._writing()], self.name, known)
        where = f"    return ROWS[{at}, seat, cell] * {ROW} + COLUMNS[{at}, seat, cell]"
        return observe, function_from(["def spot(s, seat, cell):", where], self.name, known)

    def _writing(self) -> list[str]:
        """Return the lines that write each plane."""
        lines, plane, where = [], 0, "rows, columns, n"
        for shown in self.shown:
            at = f"s.{shown.field}"
            if shown.kind in ("pieces", "counts"):
                for after in range(self.seats):
                    of_seat = f"{at}[{'seat' if after == 0 else f'(seat + {after}) % {self.seats}'}]"
                    pieces, count = (
                        f"write_set(planes, {plane}, {of_seat}, {where})",
                        f"fill(planes, {plane}, {of_seat})",
                    )
                    lines.append(pieces if shown.kind == "pieces" else count)
                    plane += 1
                continue
            if shown.kind == "number":
                lines.append(f"fill(planes, {plane}, {at})")
            else:
                lines.append(f"write_{shown.kind}(planes, {plane}, {at}, {where})")
            plane += 1
        if self.comes_again:
            lines.append(f"fill(planes, {plane}, times_before(s))")
            plane += 1
        if self.has_holes:
            lines.append(f"write_set(planes, {plane}, -1, {where})")
            plane += 1
        if self.shows_seat:
            lines.append(f"fill(planes, {plane}, seat)")
        return [f"    {line}" for line in lines]

    def _parts(self) -> list[Part]:
        """Return what the planes are."""
        parts = [Part(self.seats if shown.kind in ("pieces", "counts") else 1, shown.about) for shown in self.shown]
        if self.comes_again:
            parts.append(Part(1, "everywhere how often this position has come before, with the same seat to move"))
        if self.has_holes:
            parts.append(Part(1, "1 for each cell that is on the board"))
        if self.shows_seat:
            parts.append(Part(1, "the number of the seat everywhere"))
        return parts

    def _action_parts(self, s: State) -> list[Part]:
        """Return what the actions are."""
        board = self.boards[self.number(s)]
        about = "a cell" if not self.is_step else f"a step: from × {len(board)} + to, by the numbers of the cells"
        return [Part(self.count(board), about if self.told.actions is None else self.told.about)]

    def _symmetries(self, s: State) -> list[Symmetry]:
        """Return the symmetries of the board of a position."""
        if self.told.symmetries is None:
            return []
        number = self.number(s)
        board, (rows, columns, places) = self.boards[number], self.grids[number]
        found = []
        for image in self.told.symmetries(board):
            turned = alike(board) if self.told.orientation is None else self.told.orientation(board)
            if [image[cell] for cell in turned] != [turned[cell] for cell in image]:
                raise TypeError(f"{self.name}: seat 1 does not see its symmetries as seat 0 does")
            if list(image) == alike(board):
                continue
            actions = [self.image_of(action, board, image) for action in range(self.count(board))]
            cells = np.arange(rows * columns)
            for cell, (column, row) in enumerate(places):
                to_column, to_row = places[image[cell]]
                cells[row * columns + column] = to_row * columns + to_column
            is_cell = self.game.rules.has_chance and self.told.outcomes is None
            found.append(Symmetry(np.array(actions, np.int64), cells, np.array(image) if is_cell else None))
        return found


def grid_of(board: Board) -> tuple[int, int, list[tuple[int, int]]]:
    """Return rows and columns of the grid that holds a board, and the column and row of each cell in it.

    A board whose points do not lie in rows and columns is one row, in the order of its cells.
    """
    places = [board.place(cell) for cell in range(len(board))]
    whole = [(int(x), int(y)) for x, y in places]
    is_grid = all((x, y) == place and min(place) >= 0 for (x, y), place in zip(whole, places, strict=True))
    rows, columns = max(y for _, y in whole) + 1, max(x for x, _ in whole) + 1
    if is_grid and len(set(whole)) == len(board) and rows * columns <= SPARSE * len(board):
        return rows, columns, whole
    return 1, len(board), [(cell, 0) for cell in range(len(board))]


def usual_planes(state: StateType, seats: int) -> tuple[Plane, ...]:
    """Return the planes that follow from a record: its pieces, and every other field that holds one small number."""
    found = []
    for name, field in state.fields.items():
        if name in ("turn", "won", SIZE) or field.remembers:
            continue
        if name == "pieces":
            own = (
                "the pieces of the seat, then those of the other"
                if seats == 2
                else "the pieces of the seats, own first"
            )
            found.append(
                Plane("pieces", name, own) if field.shape else Plane("set", name, "the pieces, which are nobody's")
            )
        elif not field.shape and field.low >= -MOST and field.high <= MOST:
            found.append(Plane("number", name, f"{name}, everywhere"))
    return tuple(found)
