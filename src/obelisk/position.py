"""A position of any game, as a value: it never changes, and remembers its set-up and its moves."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.kernel import bits
from obelisk.kernel.state import OVER, Chance
from obelisk.words import Message

if TYPE_CHECKING:
    from obelisk.game import Game

NOT_IN_THIS_GAME = {"": "move/empty", "pass": "move/no-pass", "swap": "move/no-swap"}
"""What people type in games that know no such move, and what they are told."""


@dataclass(frozen=True)
class Result:
    """How a game ended: the seats that won or share the win, and what the game counts for each seat."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


class Position:
    """One position of a game.

    >>> import obelisk
    >>> start = obelisk.game("kono").start()
    >>> start.moves()
    ['a1a3', 'b1b3', 'c1c3', 'd1d3']
    >>> start.play("a1a3").active
    (1,)
    """

    game: Game
    _table: np.ndarray[Any, Any]
    _setup: dict[str, Any]
    _history: tuple[tuple[int, str], ...]
    _active: int
    _moves: dict[int, tuple[str, ...]]
    _result: Result | None

    __slots__ = ("_active", "_history", "_moves", "_result", "_setup", "_table", "game")

    def __init__(
        self,
        game: Game,
        table: np.ndarray[Any, Any],
        setup: dict[str, Any],
        history: tuple[tuple[int, str], ...],
        active: int,
    ):
        """Hold a record of *game*. Positions come from `Game.start` and `Position.play`; nobody else makes them."""
        # Past __setattr__, which refuses: a position never changes.
        remember = partial(object.__setattr__, self)
        remember("game", game)
        remember("_table", table)
        remember("_setup", setup)
        remember("_history", history)
        remember("_active", active)
        remember("_moves", {})
        remember("_result", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position never changes, so its {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position never changes, so its {name} cannot be deleted")

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up that the game began with, ready for JSON."""
        return copy.deepcopy(self._setup)

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """The moves so far, each with the seat that made it."""
        return self._history

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.seats_of(self._table[0])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return _seats(self._active)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._active == 0

    @property
    def hides(self) -> bool:
        """Whether a seat does not know everything: then set-up, moves and record are not for everybody's eyes."""
        return self.game.hides_in(self._table[0])

    @property
    def record(self) -> Any:
        """A copy of the NumPy record that this position is."""
        return self._table.copy()[0]

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves in notation; of *seat*, which must be named where several are active.

        A seat that is not to act has none.
        """
        if seat is not None:
            self._check_seat(seat, "moves")
        if self.is_over or (seat is not None and seat not in self.active):
            return []
        seat = self._acting(seat, "moves")
        if seat not in self._moves:
            from obelisk.kernel import steps

            room = self.game.scratch()
            n = steps.legal(self._table, seat, room)
            write = self.game.text.notation.write
            self._moves[seat] = tuple(write(self._table[0], int(move)) for move in room[:n])
        return list(self._moves[seat])

    def play(self, move: str, seat: int | None = None) -> Position:
        """Return the position after *move*, or refuse it with the reason.

        >>> import obelisk
        >>> obelisk.game("kono").start().play("a1a2")
        Traceback (most recent call last):
        obelisk.errors.IllegalMove: a1a2: your own piece stands on a2. ...
        """
        from obelisk.kernel import steps

        seat, number = self.read(move, seat)
        table = self._table.copy()
        # A move that may be written in several ways is kept in one.
        written = self.write(number)
        active = steps.apply(table, seat, number)
        return Position(self.game, table, self._setup, (*self._history, (seat, written)), active)

    def read(self, move: str, seat: int | None = None) -> tuple[int, int]:
        """Return the seat that acts and the number of *move* in the rules, or refuse it with the reason."""
        from obelisk.kernel import steps

        if not isinstance(move, str):
            raise IllegalMove("move/unreadable", move=repr(move), example=self._example())
        if self.is_over:
            raise IllegalMove("move/game-over", move=move)
        seat = self._acting(seat, move)
        number = self._number_of(move)
        if not steps.is_legal(self._table, seat, number, self.game.scratch()):
            refusal = self.game.text.why_not(self._table[0], seat, number)
            raise IllegalMove(refusal.code, move=move, **refusal.facts)
        return seat, number

    def _number_of(self, move: str) -> int:
        """Return the number of a move; what cannot be read is answered with a move that could be made now."""
        try:
            return self.game.text.notation.read(self._table[0], move)
        except IllegalMove as unread:
            code = NOT_IN_THIS_GAME.get(move if move.strip() else "", unread.code)
            if code == unread.code != "move/unreadable":
                raise
            told = {} if code == unread.code else {"game": self.game.title}
            raise IllegalMove(code, move=move, example=self._example(), **told) from None

    def write(self, number: int) -> str:
        """Return the text of a move that the rules know by *number*."""
        return self.game.text.notation.write(self._table[0], number)

    @property
    def result(self) -> Result | None:
        """Who won and with how many points, or None while the game runs."""
        if self.is_over and self._result is None:
            from obelisk.kernel import steps

            totals = np.zeros(self.seats, np.int64)
            won = steps.finish(self._table, totals)
            object.__setattr__(self, "_result", Result(_seats(won), tuple(int(total) for total in totals)))
        return self._result

    def determinize(self, seat: int, rng: Chance) -> Position:
        """Return a position that *seat* cannot tell from this one; this one, where it knows everything."""
        if not self.hides:
            return self
        from obelisk.kernel import steps

        table = self._table.copy()
        active = steps.determinize(table, seat, rng)
        return Position(self.game, table, self._setup, self._history, active)

    def adjudicated(self, winners: tuple[int, ...]) -> Position:
        """Return this position as its players left it, who have ended the game themselves: nobody acts any more.

        It is for looking at: the *winners* have won without points, and what the rules keep secret until the end is
        open.
        """
        table = self._table.copy()
        table["turn"] = OVER
        left = Position(self.game, table, self._setup, self._history, 0)
        object.__setattr__(left, "_result", Result(winners, ()))
        return left

    def without_moves(self) -> Position:
        """Return this position as one of the past: it looks as it does, and offers no moves to anybody."""
        past = Position(self.game, self._table, self._setup, self._history, self._active)
        past._moves.update(dict.fromkeys(self.active, ()))
        return past

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that *seat* may see, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat, "view")
        book = self.game
        result = self.result
        common: dict[str, Any] = {
            "game": book.name,
            "seats": self.seats,
            "active": list(self.active),
            "ply": len(self._history),
            "result": None if result is None else {"winners": list(result.winners), "points": list(result.points)},
        }
        if not self.hides:
            common["setup"] = self.setup
            common["moves"] = [list(entry) for entry in self._history]
        return {**common, **book.seen(self._table[0], seat)}

    def svg(self, seat: int | None = None, **options: Any) -> str:
        """Return the picture of what *seat* may see; None is a spectator.

        The *options* are `language`, `tall` (for a narrow screen), the players' `names`, and the game's own (its page
        names them).
        """
        from obelisk.drawing import svg

        return svg(self, seat, **options)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        from obelisk.drawing import text

        return text(self)

    def __repr__(self) -> str:
        moves = " ".join(move for _, move in self._history)
        return f"<{self.game.name}: {moves or 'start'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.name == other.game.name and self._table.tobytes() == other._table.tobytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self._table.tobytes()))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        from obelisk.catalogue import restore

        return restore, (self.game.name, self._setup, self._history)

    def _acting(self, seat: int | None, move: str) -> int:
        """Return the seat that a move is for, or refuse it."""
        active = self.active
        if seat is None:
            if len(active) != 1:
                raise IllegalMove("move/which-seat", move=move, active=_listed(active))
            return active[0]
        self._check_seat(seat, move)
        if seat not in active:
            refusal = Message("move/not-your-turn", active=_listed(active))
            if self.game.text.whose_turn is not None:
                refusal = self.game.text.whose_turn(self._table[0], seat)
            raise IllegalMove(refusal.code, move=move, **refusal.facts)
        return int(seat)

    def _check_seat(self, seat: Any, move: str) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.seats:
            raise IllegalMove("move/no-such-seat", move=move, seat=repr(seat), last=self.seats - 1)

    def _example(self) -> str:
        return self.moves(self.active[0])[0] if self.active else "a1"


def _seats(chosen: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(chosen).bit_length()) if bits.has(int(chosen), seat))


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
