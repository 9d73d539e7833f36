"""How hard a move is to notice: what people overlook is far from what just happened, or looks like nothing."""

from __future__ import annotations

from collections.abc import Sequence

from obelisk.kernel.chance import pick
from obelisk.kernel.state import CHANCE, Chance
from obelisk.players.base import Candidate
from obelisk.players.greedy import GreedyPlayer
from obelisk.position import Position
from obelisk.rulebook.geometry import Board
from obelisk.rulebook.notation import cells_named

FINE = 1 << 20
"""How finely chance is cut."""
WHIM = 0.5
"""How much it depends on the day, beside what can be measured."""


def hardness(position: Position, seat: int, found: Sequence[Candidate], rng: Chance) -> list[float]:
    """Return for each move how hard it is to notice: 0 for the first that anybody sees, 1 for the last."""
    measures = [_places(distance) for distance in _measures(position, seat, found)]
    whims = [WHIM * pick(rng, FINE) / FINE for _ in found]
    return _places([whim + sum(each) for whim, *each in zip(whims, *measures, strict=True)])


def _measures(position: Position, seat: int, found: Sequence[Candidate]) -> list[list[float]]:
    """Return what can be told of a game: how far away a move is, and how little it seems to do."""
    measures = [_distances(position, found)]
    if GreedyPlayer.plays(position.game):
        first_sight = {one.move: -one.value for one in GreedyPlayer(seed=0).consider(position, seat)}
        measures.append([first_sight.get(one.move, 0.0) for one in found])
    return [measure for measure in measures if measure]


def _distances(position: Position, found: Sequence[Candidate]) -> list[float]:
    """Return how far each move is from the last one, on the board that is played on; nothing where that is not told."""
    game = position.game
    if not position.history or (game.parts is None and game.board is None):
        return []
    inner = None if game.parts is None else game.parts.micro(position.record)
    board = game.board_of(position.record) if inner is None else inner[0].board_of(inner[1])
    # What chance has brought since may name no place.
    made = ((mover, move) for mover, move in reversed(position.history) if isinstance(move, str))
    before = next((there for mover, move in made if (there := cells_named(move, board)) or mover != CHANCE), ())
    cells = [cells_named(one.move, board) for one in found]
    if not before or not all(cells):
        return []
    return [min(_between(board, here, there) for here in named for there in before) for named in cells]


def _between(board: Board, one: str, other: str) -> float:
    (x, y), (to_x, to_y) = (board.place(board.cells[name]) for name in (one, other))
    return max(abs(x - to_x), abs(y - to_y))


def _places(values: Sequence[float]) -> list[float]:
    """Return the place of each value among all, from 0 to 1; equal ones share theirs."""
    ordered, last = sorted(values), max(len(values) - 1, 1)
    first = {value: place for place, value in reversed(list(enumerate(ordered)))}
    final = {value: place for place, value in enumerate(ordered)}
    return [(first[value] + final[value]) / 2 / last for value in values]
