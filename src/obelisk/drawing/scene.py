"""What there is to draw on one board: what stands where, what may be done, what was done last.

A scene is made of what a seat may see (`Position.view`) and of the board's geometry, never of the rest of a
position. Pictures and text boards both draw it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from obelisk.drawing.naming import Names, acting, called, said
from obelisk.drawing.places import between
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.rulebook.geometry import Board
from obelisk.rulebook.notation import cells_named
from obelisk.words import figures, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

Owner = int | None
"""Whose piece it is: a seat's, or nobody's."""


@dataclass(frozen=True)
class Scene:
    """One board, as somebody sees it."""

    board: Board
    standing: Mapping[str, Owner]
    """Whose piece stands on each cell that is not empty."""
    moves: tuple[str, ...] = ()
    """The moves that are offered."""
    last: str | None = None
    """The last move."""
    sides: int | None = None
    """On a rhombus: the seat that joins bottom and top."""
    language: str = "en"
    names: Names = ()
    book: Game | None = None
    """The game; the lines that count in it are marked."""
    is_turned: bool = False
    """Whether the board is seen from its far side."""
    mover: Owner = None
    """Whose moves they are."""

    @cached_property
    def runs(self) -> dict[tuple[str, str], int]:
        """The lines of pieces that count in this game, by their first and last cell, each with its owner."""
        found = {}
        for line in () if self.book is None else self.book.look.lines:
            cells = [self.board.names[cell] for cell in line]
            owner, *others = {self.standing.get(cell) for cell in cells}
            if owner is not None and not others:
                found[cells[0], cells[-1]] = owner
        return found

    def counted(self, *seats: int) -> str:
        """Say how many such lines each of these seats has; nothing, where none count."""
        if self.book is None or not self.book.look.lines:
            return ""
        owners = list(self.runs.values())
        return sentence(f"{self.book.name}/lines", self.language, n=figures(map(owners.count, seats)))

    @cached_property
    def cell_moves(self) -> dict[str, str]:
        """The moves that name one cell and nothing else, by the cell."""
        return {move: move for move in self.moves if move in self.board.cells}

    @cached_property
    def steps(self) -> list[tuple[str, str, str]]:
        """The moves that go from a cell to a cell: the move, the first cell, the last."""
        named = [(move, cells_named(move, self.board)) for move in self.moves]
        return [(move, cells[0], cells[-1]) for move, cells in named if len(cells) > 1]

    def goes(self, first: str) -> bool:
        """Return whether a move from a cell carries the piece that stands there; what is nobody's is taken away."""
        return self.standing.get(first) is not None

    def taken(self, first: str, last: str) -> list[str]:
        """Return the cells that a move from a cell to a cell, or on one cell, leaves without what stands there."""
        if first == last or self.goes(first):
            return [last] if last in self.standing else []
        return [cell for cell in (first, *between(self.board, first, last), last) if cell in self.standing]

    @cached_property
    def other_moves(self) -> list[str]:
        """The moves that no cell stands for."""
        drawn = {*self.cell_moves, *(move for move, _, _ in self.steps)}
        return [move for move in self.moves if move not in drawn]

    @cached_property
    def last_cells(self) -> tuple[str, ...]:
        """The cells that the last move names."""
        return () if self.last is None else cells_named(self.last, self.board)

    @cached_property
    def ghosts(self) -> dict[str, Owner]:
        """The cells that the last move emptied, each with whose piece stood there.

        Where a piece has arrived, it has left the other cells of the move. Where nothing stands, a run was removed.
        """
        left = [cell for cell in self.last_cells if cell not in self.standing]
        arrived = [cell for cell in self.last_cells if cell in self.standing]
        if arrived:
            return {cell: self.standing[arrived[-1]] for cell in left}
        if len(left) == 2:
            left[1:1] = [cell for cell in between(self.board, left[0], left[1]) if cell not in self.standing]
        return dict.fromkeys(left)

    @cached_property
    def forbidden(self) -> frozenset[str]:
        """The empty cells on which no piece may be put, in a game where one may be put on others."""
        if not any(cell not in self.standing for cell in self.cell_moves):
            return frozenset()
        return frozenset(cell for cell in self.board.names if cell not in self.standing and cell not in self.cell_moves)

    def label(self, cell: str) -> str:
        """Return what a screen reader says of a cell."""
        if cell not in self.standing:
            code = "drawing/forbidden" if cell in self.forbidden else "drawing/empty"
            return sentence(code, self.language, cell=cell)
        owner = self.standing[cell]
        code = "drawing/nobodys-piece" if owner is None else "drawing/piece"
        return said(code, self.language, self.names, cell=cell, seat=owner)


def scene_of(position: Position, seat: int | None, language: str, names: Names = (), near: int | None = None) -> Scene:
    """Return what *seat* (None: a spectator) sees of a game that is played on one board; *near* sits at it below."""
    check_near(position, near)
    view = position.view(seat)
    history = view.get("moves", [])
    return Scene(
        board=position.game.board_of(position.record),
        standing=view["cells"],
        moves=moves_offered(position, seat),
        mover=seat if seat in position.active else next(iter(position.active), None),
        last=history[-1][1] if history else None,
        sides=view.get("setup", {}).get("sides"),
        language=language,
        names=names,
        book=position.game,
        is_turned=near == 1 and has_sides(position.game),
    )


def check_near(position: Position, near: Any) -> None:
    """Refuse what is no seat from whose side a board could be seen; None is the usual side."""
    if near is not None and (isinstance(near, bool) or near not in range(position.seats)):
        raise BadRequest("drawing/side", near=repr(near), last=position.seats - 1)


@lru_cache(maxsize=256)
def has_sides(game: Game) -> bool:
    """Tell whether each player begins with pieces of their own, and so has a side of the board."""
    return are_sides(game.start(seed=0).view().get("cells", {}))


def are_sides(standing: Mapping[str, int | None]) -> bool:
    """Tell whether pieces that a game begins with are those of two seats."""
    return len(set(standing.values()) - {None}) > 1


def title_of(book: Game, language: str) -> str:
    """Return the name of a game that people read."""
    return book.title.explain(language)


def moves_offered(position: Position, seat: int | None) -> tuple[str, ...]:
    """Return the moves of *seat*; for a spectator, of the seat to move, unless they tell what it hides."""
    if seat is None:
        is_open = len(position.active) == 1 and not position.hides
        return tuple(position.moves()) if is_open else ()
    return tuple(position.moves(seat)) if seat in position.active else ()


def status(position: Position, language: str, names: Names = ()) -> str:
    """Return whose turn it is, or how the game ended."""
    if position.result is not None:
        return outcome(position.view(None), language, names)
    if len(position.active) == 1:
        return said("drawing/to-move", language, names, seat=position.active[0])
    return acting(position.active, language, names)


def outcome(view: Mapping[str, Any], language: str, names: Names = ()) -> str:
    """Return how a game ended: who won, and the points where there are any."""
    winners, points = view["result"]["winners"], view["result"]["points"]
    if not winners and not points:
        return sentence("drawing/ended", language)
    if len(points) == 1:
        return sentence("drawing/ended-by-points", language, points=points[0])
    reckoned = figures(points) if any(points) else ""
    if len(winners) == 1:
        code = "drawing/won-by-points" if reckoned else "drawing/won"
        return said(code, language, names, seat=winners[0], points=reckoned)
    if len(winners) in (0, view["seats"]):
        return sentence("drawing/draw-by-points" if reckoned else "drawing/draw", language, points=reckoned)
    code = "drawing/shared-by-points" if reckoned else "drawing/shared"
    together = [called(seat, language, names) for seat in winners]
    return sentence(code, language, names=together, points=reckoned)
