"""The obvious model of a build for OR-Tools CP-SAT: the builder's peer, and the tests' oracle.

A variable for each of the 40 sides between two cells (is there a path?) and for each set of sides on each cell. A
cell's paths are those of its set, and no colour and shape is used more often than held. That a build is in one piece is
left out at first, but for one thing that follows from it: n tiles have at least n - 1 paths. Whenever the best build
falls apart, its pieces are forbidden to stand alone, and the model is solved again.

Of seven ways to write it down that were tried, this was the fastest.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from ortools.sat.python import cp_model

SIZE = 5
CELLS = SIZE * SIZE
STRAIGHT = (0b0101, 0b1010)


@dataclass(frozen=True)
class Answer:
    """The best final score, the sides (two cells each) with a path, and how long it took."""

    score: int
    paths: list[tuple[int, int]]
    seconds: float
    rounds: int


def sides_of(cell):
    """Return the neighbour of a cell at N, E, S, W, or None."""
    row, column = divmod(cell, SIZE)
    return [
        cell + SIZE if row < SIZE - 1 else None,
        cell + 1 if column < SIZE - 1 else None,
        cell - SIZE if row > 0 else None,
        cell - 1 if column > 0 else None,
    ]


def shape_of(sides):
    """Return the shape whose paths reach so many sides, which are bits in the order N E S W."""
    return ("", "1", "I" if sides in STRAIGHT else "L", "T", "X")[sides.bit_count()]


class Model:
    """The model of one hand on one board."""

    def __init__(self, board, tiles):
        self.model = cp_model.CpModel()
        pairs = [(cell, other) for cell in range(CELLS) for other in sides_of(cell) if other is not None]
        self.path = {pair: self.model.new_bool_var(f"path {pair}") for pair in pairs if pair[0] < pair[1]}
        self.lying = {}
        self.used = [self._lay(cell, board[cell]) for cell in range(CELLS)]
        for tile, cells in self.lying.items():
            self.model.add(sum(cells) <= tiles.count(tile))
        self.model.add(sum(self.path.values()) >= sum(self.used) - 1)
        self.model.maximize(sum(self.path.values()) + sum(self.used))

    def _lay(self, cell, colour):
        """Let the paths at a cell be those of one set of sides; return whether there are any."""
        others = sides_of(cell)
        possible = [sides for sides in range(16) if not any(sides >> n & 1 and others[n] is None for n in range(4))]
        chosen = {sides: self.model.new_bool_var(f"{cell} {sides}") for sides in possible}
        self.model.add_exactly_one(chosen.values())
        for sides, variable in chosen.items():
            if sides:
                self.lying.setdefault(colour + shape_of(sides), []).append(variable)
        for n, other in enumerate(others):
            if other is not None:
                path = self.path[min(cell, other), max(cell, other)]
                self.model.add(sum(variable for sides, variable in chosen.items() if sides >> n & 1) == path)
        return 1 - chosen[0]

    def forbid_alone(self, piece, others):
        """Demand a path out of a piece when a cell of it and a cell outside are both used."""
        out = sum(variable for (a, b), variable in self.path.items() if (a in piece) != (b in piece))
        for cell in piece:
            for other in others:
                self.model.add(out >= self.used[cell] + self.used[other] - 1)


def pieces_of(paths):
    """Return the sets of cells that paths join."""
    pieces = []
    for pair in paths:
        touched = [piece for piece in pieces if piece & set(pair)]
        pieces = [piece for piece in pieces if piece not in touched] + [set(pair).union(*touched)]
    return pieces


def solve(board, tiles):
    """Return the best build by CP-SAT, with one worker."""
    begun = perf_counter()
    made = Model(board, tiles)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    rounds = 0
    while True:
        rounds += 1
        status = solver.solve(made.model)
        if status != cp_model.OPTIMAL:
            raise RuntimeError(solver.status_name(status))
        paths = [pair for pair, variable in made.path.items() if solver.value(variable)]
        pieces = pieces_of(paths)
        if len(pieces) <= 1:
            score = 2 * (round(solver.objective_value) - len(tiles))
            return Answer(score, paths, perf_counter() - begun, rounds)
        for piece in pieces:
            made.forbid_alone(piece, set().union(*pieces) - piece)
