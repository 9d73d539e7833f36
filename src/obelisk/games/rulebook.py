"""A game, whole: the record of its positions, the rules on it, how its moves are written, what people see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from obelisk import words
from obelisk.games.geometry import Board
from obelisk.games.notation import BoardOf, Notation, board_of
from obelisk.games.reasons import Ending, Reasoning
from obelisk.games.setups import NO_SETUP, Setup
from obelisk.kernel import bits
from obelisk.kernel.chance import ENDLESS
from obelisk.kernel.rules import Rules, announce
from obelisk.kernel.state import State, StateType

EMPTY = -1
NOBODYS = -2
"""What stands on a cell, besides a seat's own piece: nothing, or a piece that belongs to nobody."""


class Refusal:
    """Why a move that can be read is not legal: the code of a sentence, and the facts in it."""

    def __init__(self, code: str, **facts: Any):
        """Name the sentence and its facts."""
        self.code = code
        self.facts = facts


def _refuse(s: State, seat: int, move: int) -> Refusal:
    return Refusal("move/not-legal")


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """Everything that Obelisk must know of a game.

    The rules `begin`, `legal`, `apply` (and, where the game needs them, `deal`, `active`, `points`, `winners`,
    `sample`, `is_legal`, `imagine`, `canonical`, `mark`) are functions on the record; kernel/rules.py says what each of
    them does. The rest is for people: how moves are written, why one is refused, what stands where.
    """

    name: str
    title: dict[str, str]
    """The name that people read, by language."""
    state: StateType
    board: Board | BoardOf | None
    """The board, or the one that a position is played on; None where there is no such thing."""
    notation: Notation
    max_moves: int
    """No position has more legal moves than this."""
    begin: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    more_rules: Rules = field(default_factory=dict)
    """The rules besides those three, by name."""
    lists_all: bool = True
    """Whether `legal` lists every legal move; False where a rules page lets moves be written in more ways."""
    why_not: Callable[[State, int, int], Refusal] = _refuse
    """Explains why a seat may not make a move that `legal` does not list."""
    whose_turn: Callable[[State, int], Refusal] | None = None
    """Explains why a seat that is not active may not act, where there is more to say than whose turn it is."""
    cells: Callable[[State], list[int]] | None = None
    """What stands on each cell of the board: a seat, EMPTY or NOBODYS. Not needed where `pieces` says it."""
    setup: Setup = NO_SETUP
    playout: int = ENDLESS
    """After how many moves a search breaks a random game off and values the position; only with a rule `value`."""
    exploration: float = 0.8
    """How much a search prefers a move that was hardly tried to one that did well."""
    rave: float = 0.0
    """Where a move means much the same whenever it is made: the number of tries at which a search counts the games in
    which it came later half; 0 where these say nothing."""
    insight: float = 0.0
    """The number of tries that the value of the position after a move counts for in a search: with it, poor moves are
    not tried at all; only with a rule `value`. 0 where every move is tried."""
    looks: tuple[int, int, int, int] = (40, 150, 500, 1_600)
    """The simulations of the levels below the best: so that each beats the one before it in most games."""
    is_monotone: bool = False
    """Whether the game is like Hex: in turn each seat takes any free cell (the move is the cell's number), nothing
    counts but who has which cell when all are taken, one cell more is never worse, and one of the two wins. Then it is
    proven sooner who wins, and a match on it needs no search of its own (games/plug_in/duel.py)."""
    proof: int = 0
    """With how many moves at most a position is worth a proof before a search (kernel/proving.py); 0 where a position
    may come again, or where it does not pay."""
    weigh: Callable[[State, int], list[tuple[int, float]]] | None = None
    """Returns the moves that a seat should think of, each with what it looks worth to it from 0 to 1, where a list of
    moves cannot hold all of them."""
    reason: Reasoning | None = None
    """Says in the game's own terms what a legal move does for a seat that makes it, from what the seat may know; None
    where there is nothing special about it. Winning at once, and what follows from values, is told without it."""
    ending: Ending | None = None
    """Says in a sentence or two how a game that is over came to its end, where the rules leave more than one way or a
    newcomer would ask why. The fact `seat`, a number, is called by the player's name."""
    reckoning: Ending | None = None
    """Says how the points of a game that is over came about: a reason for each seat, which is its fact `seat`, and
    reasons without one for what counts for nobody."""
    lines: tuple[tuple[int, ...], ...] = ()
    """Lines of cells that count for whoever has a piece on each of them: pictures mark them, and count them by the
    sentence `lines/NAME`, whose fact is `n`."""
    has_threats: bool = False
    """Whether one may ask what a seat could do if it were its turn once more: then players tell what threatens to win.
    Only for games of two that can go on from such a position."""
    recall: Callable[[State, int], None] | None = None
    """Puts a position that the game remembers (kernel/repetition.py) back on the board of a record."""
    seats: tuple[int, int] = (2, 2)
    """The fewest and the most players; where they differ, the record's field `players` says how many there are."""
    view: Callable[[State, int | None], dict[str, Any]] | None = None
    """What a seat (None: a spectator) may see, besides the cells; a game that hides something must have it."""
    hides: bool = False
    """Whether the game hides anything from a seat: then positions, set-ups and moves are shown through `view` alone."""
    is_open: Callable[[State], bool] | None = None
    """Whether a position hides nothing after all: by its set-up, or because the game is over."""
    is_secret: Callable[[State, int], bool] | None = None
    """Whether a move, made in a position, is for the eyes of its maker alone; no move is, where this is left out."""
    drawing: str | None = None
    """The module that draws the game, where the shared drawing of its board is not enough."""
    workbench: str | None = None
    """The module of the game's workbench, where moves are tried out before they are made (obelisk/workbenches)."""
    parts: Any = None
    """What the game is made of, where it is made of other games."""
    sentences: dict[str, dict[str, str]] = field(default_factory=dict)
    """By language: the sentences of `why_not`, `reason`, `ending`, `reckoning`, `lines` that Obelisk does not have."""

    def __post_init__(self) -> None:
        """Make the rules and sentences known."""
        announce(self.state, {"begin": self.begin, "legal": self.legal, "apply": self.apply, **self.more_rules})
        for language, sentences in self.sentences.items():
            words.add(language, sentences)

    def board_of(self, s: State) -> Board:
        """Return the board that a position is played on."""
        if self.board is None:
            raise TypeError(f"{self.name} has no board")
        return board_of(self.board, s)

    def cells_of(self, s: State) -> list[int]:
        """Return what stands on each cell of the board."""
        if self.cells is not None:
            return self.cells(s)
        return pieces_on(s.pieces, len(self.board_of(s)))

    def seats_of(self, s: State) -> int:
        """Return how many players a position has."""
        fewest, most = self.seats
        return fewest if fewest == most else int(s.players)

    def hides_in(self, s: State) -> bool:
        """Tell whether a seat of this position does not know everything."""
        return self.hides and not (self.is_open is not None and self.is_open(s))

    def seen(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return what *seat* (None: a spectator) may see of the table, ready for JSON."""
        shown: dict[str, Any] = {}
        if self.board is not None:
            names = self.board_of(s).names
            standing = {names[cell]: owner for cell, owner in enumerate(self.cells_of(s)) if owner != EMPTY}
            shown["cells"] = {name: None if owner == NOBODYS else owner for name, owner in standing.items()}
        if self.view is not None:
            shown.update(self.view(s, seat))
        return shown


def pieces_on(pieces: Any, n_cells: int) -> list[int]:
    """Return what stands on each cell, given each seat's pieces as a set of cells."""
    return [
        next((seat for seat in range(len(pieces)) if bits.has(pieces[seat], cell)), EMPTY) for cell in range(n_cells)
    ]
