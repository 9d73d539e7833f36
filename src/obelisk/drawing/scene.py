"""What there is to draw on one board: what stands where, what may be done, what was done last.

A scene is made of what a seat may see (`Position.view`) and of the board's geometry, never of the rest of a
position. Pictures and text boards both draw it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from obelisk.drawing.boards.places import between, places
from obelisk.drawing.naming import Names, acting, called, said
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.kernel.state import CHANCE
from obelisk.rulebook.geometry import Board
from obelisk.rulebook.notation import cells_named
from obelisk.rulebook.values import load
from obelisk.words import figures, is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

Owner = int | None
"""Whose piece it is: a seat's, or nobody's."""

NEAR = 1e-3
"""Places of a board that are nearer to each other than this are the same."""


@dataclass(frozen=True)
class Scene:
    """One board, as somebody sees it."""

    board: Board
    standing: Mapping[str, Owner]
    """Whose piece stands on each cell that is not empty."""
    moves: tuple[str, ...] = ()
    """The moves that are offered."""
    last: str | None = None
    """The last move: the last one that somebody made, if what chance has brought since names no cell."""
    roll: str | None = None
    """What chance has just brought."""
    sides: int | None = None
    """On a rhombus: the seat that joins bottom and top."""
    language: str = "en"
    names: Names = ()
    book: Game | None = None
    """The game; the lines that count in it are marked."""
    is_turned: bool = False
    """Whether the board is seen from its far side."""
    on_end: bool = False
    """Whether the board stands on its right end, where a picture has more room below than beside it."""
    mover: Owner = None
    """Whose moves they are."""
    decisive: frozenset[str] = frozenset()
    """The cells that decided a game that is over."""
    seen: Mapping[str, Any] = field(default_factory=dict)
    """What the game shows besides (`Game.seen`), for a board of its own style; seats in it are the game's own."""
    past: tuple[str, ...] = ()
    """All moves on this board so far, chance's among them."""
    first: int = 0
    """Who has the game's seat 0: in a match, whoever holds the obelisk."""

    def player(self, seat: int) -> int:
        """Return who has a seat of the game for two that this is a board of."""
        return seat ^ self.first

    @property
    def marks(self) -> Mapping[str, str]:
        """What is written on the pieces, by their cells."""
        marks: Mapping[str, str] = self.seen.get("marks", {})
        return marks

    @property
    def has_die(self) -> bool:
        """Whether chance has turns in the game, so that there must be room to show what it brings."""
        return self.book is not None and self.book.rules.has_chance

    @property
    def die(self) -> str | None:
        """What chance has just brought, where no cell shows it."""
        return None if self.roll is None or cells_named(self.roll, self.board) else self.roll

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
        """The moves that a cell stands for: those that name it and nothing else, or lay something from there on."""
        return {**{move: move for move in self.moves if move in self.board.cells}, **self.layings}

    @cached_property
    def steps(self) -> list[tuple[str, str, str]]:
        """The moves that go from a cell to a cell: the move, the first cell, the last."""
        laid = set(self.layings.values())
        return [(move, cells[0], cells[-1]) for move, cells in self._named if len(cells) > 1 and move not in laid]

    @cached_property
    def _named(self) -> list[tuple[str, tuple[str, ...]]]:
        """The moves that are offered, each with the cells that it names."""
        return [(move, cells_named(move, self.board)) for move in self.moves]

    @cached_property
    def layings(self) -> dict[str, str]:
        """The moves that lay something on several empty cells, like a domino, by the first of these cells.

        Where a cell is a move by itself, or the first one of several, it cannot stand for one of them: they are steps.
        """
        laid = [(cells[0], move) for move, cells in self._named if len(cells) > 1 and not self.standing.keys() & cells]
        found = dict(laid)
        is_clear = len(found) == len(laid) and not found.keys() & self.moves
        return found if is_clear else {}

    def covering(self, cell: str) -> list[str]:
        """Return the moves that lay something on several cells, of which *cell* is one."""
        return [move for move in self.layings.values() if cell in cells_named(move, self.board)]

    def stands_for(self, cell: str) -> str | None:
        """Return the first cell of what is laid on *cell* too, where *cell* is no first one itself."""
        covering = [] if cell in self.layings else self.covering(cell)
        return cells_named(covering[0], self.board)[0] if covering else None

    def attempt(self, cell: str) -> str | None:
        """Return what somebody would try on a cell from which nothing can be laid, written as the others are."""
        if not self.layings or cell in self.layings:
            return None
        spots = places(self.board)
        first, *_, last = (spots[name] for name in cells_named(next(iter(self.layings.values())), self.board))
        for way in (1, -1):
            reached = tuple(round(spots[cell][i] + way * (last[i] - first[i]), 6) for i in (0, 1))
            other = next((name for name, spot in spots.items() if math.dist(spot, reached) < NEAR), None)
            if other is not None:
                return cell + other if way == 1 else other + cell
        return None

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
        drawn = {*self.cell_moves.values(), *(move for move, _, _ in self.steps)}
        return [move for move in self.moves if move not in drawn]

    @cached_property
    def last_cells(self) -> tuple[str, ...]:
        """The cells that the last move names, or that the game names for it."""
        if self.last is None:
            return ()
        trail = None if self.book is None else self.book.look.trail
        if trail is not None:
            cells: tuple[str, ...] = load(trail)(self)
            return cells
        return cells_named(self.last, self.board)

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
        reached = {*self.standing, *self.cell_moves}
        return frozenset(cell for cell in self.board.names if cell not in reached and self.stands_for(cell) is None)

    def label(self, cell: str) -> str:
        """Return the label of a cell for screen readers: in the game's own words, where it has any (`NAME/cell`)."""
        if cell in self.layings:
            first, *_, last = cells_named(self.layings[cell], self.board)
            return sentence("drawing/step", self.language, first=first, last=last)
        own = "" if self.book is None else f"{self.book.name}/cell{'' if cell in self.standing else '-empty'}"
        if is_known(own):
            mark = self.marks.get(cell, "")
            # A sentence chooses between singular and plural by a number, not by its digits.
            facts = {"seat": self.standing.get(cell), "mark": int(mark) if mark.isdecimal() else mark}
            return said(own, self.language, self.names, cell=cell, **facts)
        if cell not in self.standing:
            code = "drawing/forbidden" if cell in self.forbidden else "drawing/empty"
            return sentence(code, self.language, cell=cell)
        owner = self.standing[cell]
        code = "drawing/nobodys-piece" if owner is None else "drawing/piece"
        told = said(code, self.language, self.names, cell=cell, seat=owner)
        written = self.marks.get(cell)
        return sentence("drawing/marked", self.language, piece=told, mark=written) if written else told


def scene_of(position: Position, seat: int | None, language: str, names: Names = (), near: int | None = None) -> Scene:
    """Return what *seat* (None: a spectator) sees of a game that is played on one board; *near* sits at it below."""
    check_near(position, near)
    view = position.view(seat)
    history = view.get("moves", [])
    return Scene(
        board=position.game.board_of(position.record),
        standing=view["cells"],
        moves=moves_offered(position, seat),
        mover=seat if seat in position.active else next(iter(position.players), None),
        last=last_shown(history, position.game.board_of(position.record)),
        roll=last_roll(history),
        sides=view.get("setup", {}).get("sides"),
        language=language,
        names=names,
        book=position.game,
        is_turned=near == 1 and has_sides(position.game),
        decisive=decisive_cells(position),
        seen=view,
        past=tuple(move for _, move in history),
    )


def last_shown(history: Sequence[Sequence[Any]], board: Board) -> str | None:
    """Return the last move that a board shows: of what chance brought, only what names a cell."""
    shown = (move for seat, move in reversed(history) if seat != CHANCE or cells_named(move, board))
    return next(shown, None)


def last_roll(history: Sequence[Sequence[Any]]) -> str | None:
    """Return what chance has just brought; None where somebody has moved since."""
    return history[-1][1] if history and history[-1][0] == CHANCE else None


def decisive_cells(position: Position) -> frozenset[str]:
    """Return the cells that decided a game, if it is over by its rules and they are known."""
    game, result = position.game, position.result
    # Only an end by the rules has points.
    if game.decisive is None or result is None or not result.points:
        return frozenset()
    names = game.board_of(position.record).names
    return frozenset(names[cell] for cell in game.decisive(position.record))


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
        is_open = len(position.players) == 1 and not position.hides
        return tuple(position.moves()) if is_open else ()
    return tuple(position.moves(seat)) if seat in position.active else ()


def status(position: Position, language: str, names: Names = ()) -> str:
    """Return whose turn it is, or how the game ended."""
    if position.result is not None:
        return outcome(position.view(None), language, names)
    if position.is_chances_turn:
        return sentence("drawing/chance-to-move", language)
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
