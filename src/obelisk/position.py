"""A position of any game, as a value: it never changes, and remembers its set-up and its moves."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import numpy as np

from obelisk.errors import BrokenGame, IllegalMove
from obelisk.kernel import bits, complaints, guards, rules
from obelisk.kernel.chance import SecretChance, pick
from obelisk.kernel.learning import encoding
from obelisk.kernel.state import CHANCE, CHANCE_ACTS, OVER, Array, Chance, Numbers
from obelisk.rulebook.keys import key_of
from obelisk.rulebook.notation import UNREADABLE, spellings, write_all
from obelisk.words import Message

if TYPE_CHECKING:
    from obelisk.game import Game
    from obelisk.rulebook.encodings import Encoding, Space

Entry = tuple[int, str]
"""A move and the seat that made it."""

Past = tuple[()] | tuple["Past", Entry, bool, bool]
"""The moves so far: those before the last one, and that one; whether it was made in secret, and whether it reveals
all secret moves up to it. So a move costs the same however long the game is."""

NOT_IN_THIS_GAME = {"": "move/empty", "pass": "move/no-pass", "swap": "move/no-swap"}
"""What people type in games that know no such move, and what they are told."""

HELD = ("game", "_table", "_setup", "_past", "_ply", "_active", "_winners", "_offers_moves", "_known")
"""What a position is made of; `_known` begins empty."""


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
    _past: Past
    _ply: int
    _active: int
    _winners: tuple[int, ...] | None
    """Who has won a game that its players ended."""
    _offers_moves: bool
    _known: dict[Any, Any]
    """What was asked before: `history`, `result`, and each seat's legal moves, as texts and as numbers."""

    __slots__ = ("_active", "_known", "_offers_moves", "_past", "_ply", "_setup", "_table", "_winners", "game")

    def __init__(
        self,
        game: Game,
        table: np.ndarray[Any, Any],
        setup: dict[str, Any],
        history: tuple[Entry, ...],
        active: int,
        *,
        winners: tuple[int, ...] | None = None,
        offers_moves: bool = True,
        secret_plies: Collection[int] = (),
    ):
        """Hold a record of *game*. Positions come from `Game.start` and `Position.play`; nobody else makes them."""
        past: Past = ()
        for ply, entry in enumerate(history):
            past = past, entry, ply in secret_plies, False
        self._hold(game, table, setup, past, len(history), active, winners, offers_moves, {})

    def _hold(self, *held: Any) -> Position:
        """Keep what makes a position, in the order of HELD."""
        for keep, value in zip(_KEEPERS, held, strict=False):
            keep(self, value)
        return self

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position never changes, so its {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position never changes, so its {name} cannot be deleted")

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up that the game began with, ready for JSON."""
        return copy.deepcopy(self._setup)

    @property
    def history(self) -> tuple[Entry, ...]:
        """The moves so far, each with the seat that made it."""
        if "history" not in self._known:
            entries, past = [], self._past
            while past:
                past, entry, _, _ = past
                entries.append(entry)
            self._known["history"] = tuple(reversed(entries))
        known: tuple[Entry, ...] = self._known["history"]
        return known

    @property
    def secret_plies(self) -> frozenset[int]:
        """The places in `history`, from 0, of the moves that only their makers may see."""
        found: list[int] = []
        past, ply = self._past if self.hides else (), self._ply
        while past:
            past, _, is_secret, reveals = past
            if reveals:
                break
            ply -= 1
            if is_secret:
                found.append(ply)
        return frozenset(found)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.seats_of(self._table[0])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now: -1 alone on chance's turn, none when the game is over."""
        return _seats(self._active)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats of players that may act now: nobody's on chance's turn."""
        return () if self.is_chances_turn else self.active

    @property
    def is_chances_turn(self) -> bool:
        """Whether it is for chance to decide what comes."""
        return self._active == CHANCE_ACTS

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
        """Return the legal moves in notation; of *seat*, which must be named where several are active."""
        if seat is not None:
            self._check_seat(seat, "moves")
        if self.is_over or (seat is not None and seat not in self.active):
            return []
        seat = self._acting(seat, "moves")
        return self._listing(seat)[0].copy() if self._offers_moves else []

    def chances(self) -> list[tuple[str, float]]:
        """Return what can come on chance's turn, each with its probability; nothing on anybody else's."""
        weights = self.weights()
        return [(outcome, weight / sum(weights.values())) for outcome, weight in weights.items()]

    def outcome(self, number: int) -> str:
        """Return what a *number*, drawn from very many, brings on chance's turn.

        The outcomes stand in their order, each as often as its weight says, and are counted round and round.
        """
        weights = self.weights()
        place = int(number) % sum(weights.values())
        upto = accumulate(weights.values())
        return next(outcome for outcome, end in zip(weights, upto, strict=True) if place < end)

    def rolled(self, rng: Chance | SecretChance) -> Position:
        """Return the position after chance's turn, and all that follow it at once; this one, if it is not chance's."""
        position = self
        while position.is_chances_turn:
            drawn = pick(rng, sum(position.weights().values()))
            position = position.play(position.outcome(drawn), CHANCE)
        return position

    def weights(self) -> dict[str, int]:
        """Return what can come on chance's turn, each with its weight: how likely it is beside the others."""
        if not self.is_chances_turn:
            return {}
        texts, numbers = self._listing(CHANCE)
        try:
            weights = [int(rules.weight(self._table[0], number)) for number in numbers]
        except Exception as error:  # whatever a rule does
            raise complaints.failure(error, (self._table,)) or error from None
        return dict(zip(texts, weights, strict=True))

    def _listing(self, seat: int) -> tuple[list[str], list[int]]:
        if seat not in self._known:
            numbers = self.list_numbers(seat)
            self._known[seat] = write_all(self.game.text.notation, self._table[0], numbers), numbers
        known: tuple[list[str], list[int]] = self._known[seat]
        return known

    def list_numbers(self, seat: int) -> list[int]:
        """Return the legal moves of a seat that may act, as the rules number them; raise BrokenGame for too many."""
        scratch = self.game.rules.scratch()
        try:
            n = _steps().legal(self._table, seat, scratch)
        except BrokenGame as error:
            if error.code != "game/max-moves":
                raise
            count = guards.count_moves(self.game.rules.legal, self._table[0], seat)
            raise BrokenGame("game/max-moves/here", **error.facts, count=count, position=repr(self)) from None
        numbers: list[int] = scratch[:n].tolist()
        return numbers

    def play(self, move: str | int, seat: int | None = None) -> Position:
        """Return the position after *move*, a text or an action (see `actions`), or refuse it with the reason.

        >>> import obelisk
        >>> obelisk.game("kono").start().play("a1a2")
        Traceback (most recent call last):
        obelisk.errors.IllegalMove: a1a2: your own piece is on a2. ...
        """
        if _is_number(move) and self.game.coding is not None:
            seat, number = self._at_action(int(move), seat)
            if number == encoding.UNFINISHED:
                return self._begun(seat, int(move))
            written = self.game.text.notation.write(self._table[0], number)
        else:
            seat, number, written = self._found(move, seat)
        game = self.game
        if self._ply >= game.rules.max_plies:
            raise BrokenGame("game/never-ends", game.name, game.rules.max_plies)
        table = np.zeros(1, self._table.dtype)
        active = _steps().play(self._table, table, seat, number)
        if active == 0:
            game.rules.check_turn(table[0])
        past: Past = self._past, (seat, written), game.is_secret(self._table[0], number), game.reveals(table[0])
        return Position.__new__(Position)._hold(game, table, self._setup, past, self._ply + 1, active, None, True, {})

    def read(self, move: str, seat: int | None = None) -> tuple[int, int]:
        """Return the seat that acts and the number of *move* in the rules, or refuse it with the reason."""
        return self._found(move, seat)[:2]

    def actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions, whole numbers below `space.actions`, in order; of chance those below its outcomes.

        >>> import obelisk
        >>> start = obelisk.game("kono").start()
        >>> [start.move(action) for action in start.actions()]
        ['a1a3', 'b1b3', 'c1c3', 'd1d3']
        """
        found: list[int] = np.flatnonzero(self.mask(seat)).tolist()
        return found

    def mask(self, seat: int | None = None) -> Array:
        """Return for each action of *seat* whether it is legal; of nobody's where the seat may not act."""
        space = self._coded()[1]
        if seat is not None:
            self._check_seat(seat, "mask")
        mask: Array = np.zeros((1, space.outcomes if seat == CHANCE else space.actions), np.bool_)
        if self.is_over or not self._offers_moves or (seat is not None and seat not in self.active):
            return mask.reshape(-1)
        seat = self._acting(seat, "mask")
        if seat == CHANCE:
            mask = np.zeros((1, space.outcomes), np.bool_)
            encoding.mask(self._table[0], seat, mask[0], self.game.rules.scratch())
        else:
            _lanes().mask_all(self._table, _RUNS_ON, np.array([seat]), mask, True, self.game.rules.scratch())
        return mask.reshape(-1)

    def observe(self, seat: int | None = None) -> Array:
        """Return what *seat* may know, as planes (`space.observation`); without a seat, that of the one to act."""
        space = self._coded()[1]
        seat = self._looking(seat, "observe")
        planes: Array = np.zeros((1, *space.observation), space.dtype)
        _lanes().observe_all(self._table, _RUNS_ON, np.array([seat]), planes, True)
        return planes.reshape(space.observation)

    def key(self, seat: int | None = None) -> bytes:
        """Return the information state of *seat*: equal exactly where it cannot tell two positions apart."""
        return key_of(self, self._looking(seat, "key"))

    def action(self, move: str, seat: int | None = None) -> int:
        """Return the action that a legal move is, or that a text means which `move` has written."""
        coding = self._coded()[0]
        if coding.read is not None and isinstance(move, str) and not self.is_over:
            acting = self._acting(seat, move)
            step = coding.read(self._table[0], acting, move)
            if step is not None:
                self._at_action(step, acting)
                return step
        seat, number, _ = self._found(move, seat)
        action = int(encoding.index(self._table[0], seat, number))
        if action == encoding.UNFINISHED:
            raise IllegalMove("move/several-actions", move=move)
        return action

    def move(self, action: int, seat: int | None = None) -> str:
        """Return the text of a legal action."""
        if not _is_number(action):
            raise IllegalMove("move/no-such-action", move=repr(action), n=self._coded()[1].actions)
        coding = self._coded()[0]
        seat, number = self._at_action(int(action), seat)
        if number == encoding.UNFINISHED and coding.write is not None:
            return coding.write(self._table[0], seat, int(action))
        return self.game.text.notation.write(self._table[0], number)

    def _coded(self) -> tuple[Encoding, Space]:
        """Return the encoding of the game, and its bounds with this set-up."""
        space = self.game.space_of(self._table[0])
        found = self.game.coding
        assert found is not None  # without one there is no space
        return found, space

    def _looking(self, seat: int | None, what: str) -> int:
        """Return the seat that looks: the one that is named, or the one to act; any where nobody is."""
        if seat is None:
            return self.players[0] if len(self.players) == 1 else 0
        self._check_seat(seat, what, with_chance=False)
        return int(seat)

    def _at_action(self, action: int, seat: int | None) -> tuple[int, int]:
        """Return the seat that acts and the move that a legal action makes, or refuse it."""
        space = self._coded()[1]
        if self.is_over:
            raise IllegalMove("move/game-over", move=str(action))
        seat = self._acting(seat, str(action))
        n = space.outcomes if seat == CHANCE else space.actions
        if not 0 <= action < n:
            raise IllegalMove("move/no-such-action", move=str(action), n=n)
        s = self._table[0]
        number = int(encoding.move_at(s, seat, action))
        if number == encoding.UNFINISHED:
            is_legal = bool(self.mask(seat)[action])
        else:
            is_legal = bool(_steps().is_legal(self._table, seat, number, self.game.rules.scratch()))
            is_legal = is_legal and encoding.index(s, seat, number) == action
        if not is_legal or not self._offers_moves:
            raise IllegalMove("move/action-not-legal", move=str(action))
        return seat, number

    def _begun(self, seat: int, action: int) -> Position:
        """Return this position with a move that a seat has begun, and not finished."""
        table = self._table.copy()
        encoding.act(table[0], seat, action)
        return self._with(table=table, active=int(rules.active(table[0])))

    def _found(self, move: Any, seat: int | None) -> tuple[int, int, str]:
        """Return the seat that acts, the number of *move*, and the one text under which it is kept."""
        if not isinstance(move, str):
            raise IllegalMove("move/unreadable", move=repr(move), example=self._example())
        if self.is_over:
            raise IllegalMove("move/game-over", move=move)
        seat = self._acting(seat, move)
        texts, numbers = self._known.get(seat, ([], []))
        with suppress(ValueError):
            return seat, numbers[texts.index(move)], move
        number = self._number_of(move, seat)
        if not _steps().is_legal(self._table, seat, number, self.game.rules.scratch()):
            refusal = self.game.text.why_not(self._table[0], seat, number)
            raise IllegalMove(refusal.code, move=move, **refusal.facts)
        return seat, number, self.game.text.notation.write(self._table[0], number)

    def _number_of(self, move: str, seat: int) -> int:
        """Return the number of a move, whatever its case and the spaces around it; refuse an unreadable one."""
        notation, refusals = self.game.text.notation, []
        for spelling in spellings(notation, move):
            try:
                return notation.read(self._table[0], spelling)
            except IllegalMove as refusal:
                refusals.append(refusal)
        bare = move.strip().casefold()
        alike = [number for text, number in zip(*self._listing(seat), strict=True) if text.casefold() == bare]
        if len(alike) == 1:
            return alike[0]
        # A refusal that names a rule tells more than one that only says how moves are written.
        of_rules = [refusal for refusal in refusals if not refusal.code.endswith(UNREADABLE)]
        raise self._refusal(move, (of_rules or refusals)[0])

    def _refusal(self, move: str, unread: IllegalMove) -> IllegalMove:
        """Return the refusal of a text that means no move here, with an example of one that does."""
        code = NOT_IN_THIS_GAME.get(move.strip().lower(), unread.code)
        if code == unread.code != "move/unreadable":
            return unread
        told = {} if code == unread.code else {"game": self.game.title}
        return IllegalMove(code, move=move, example=self._example(), **told)

    def write(self, number: int) -> str:
        """Return the text of a move that the rules know by *number*, or refuse a number that no move has."""
        notation, s = self.game.text.notation, self._table[0]
        if isinstance(number, int | np.integer) and not isinstance(number, bool):
            try:
                text = notation.write(s, int(number))
                if notation.read(s, text) == number:
                    return text
            except Exception:  # whatever a notation does with a number that it cannot write
                pass
        raise IllegalMove("move/no-such-number", move=repr(number))

    @property
    def result(self) -> Result | None:
        """Who won and with how many points, or None while the game runs."""
        if not self.is_over:
            return None
        if self._winners is not None:
            return Result(self._winners, ())
        if "result" not in self._known:
            totals: Numbers = np.zeros(self.seats, np.int64)
            won = _steps().finish(self._table, totals)
            self._known["result"] = Result(_seats(won), tuple(totals.tolist()))
        known: Result = self._known["result"]
        return known

    def determinize(self, seat: int, rng: Chance) -> Position:
        """Return a position that *seat* cannot tell from this one, without the set-up, which would tell."""
        if not self.hides:
            return self
        table = self._table.copy()
        active = _steps().determinize(table, seat, rng)
        return self._with(table=table, setup={}, active=active)

    def adjudicated(self, winners: tuple[int, ...]) -> Position:
        """Return this position as its players left it, who have ended the game themselves: nobody acts any more.

        It is for looking at: the *winners* have won without points, and what is secret until the end is open.
        """
        table = self._table.copy()
        table["turn"] = OVER
        return self._with(table=table, active=0, winners=tuple(winners))

    def without_moves(self) -> Position:
        """Return this position as one of the past: it looks as it does, and offers no moves to anybody."""
        return self._with(offers_moves=False)

    def _with(self, **changes: Any) -> Position:
        held = [changes.get(name.removeprefix("_"), getattr(self, name)) for name in HELD[:-1]]
        return Position.__new__(Position)._hold(*held, {})

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that *seat* may see, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat, "view", with_chance=False)
        result = self.result
        common: dict[str, Any] = {
            "game": self.game.name,
            "seats": self.seats,
            "active": list(self.active),
            "ply": self._ply,
            "result": None if result is None else {"winners": list(result.winners), "points": list(result.points)},
        }
        if not self.hides:
            common["setup"] = self.setup
            common["moves"] = [list(entry) for entry in self.history]
        return {**common, **self.game.seen(self._table[0], seat)}

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
        moves = " ".join(move for _, move in self.history)
        return f"<{self.game.name}: {moves or 'start'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._compared == other._compared

    def __hash__(self) -> int:
        return hash(self._compared)

    @property
    def _compared(self) -> tuple[Any, ...]:
        """What two equal positions have in common: not how they came about."""
        return self.game.name, self._table.tobytes(), self._winners, self._offers_moves

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        from obelisk.catalogue import unpickle

        held = {
            "tag": self.game.rules.state.tag,
            "record": self._table.tobytes(),
            "setup": self._setup,
            "history": self.history,
            "active": self._active,
            "winners": self._winners,
            "offers_moves": self._offers_moves,
            "secret_plies": tuple(self.secret_plies),
        }
        return unpickle, (self.game.name, held)

    def _acting(self, seat: int | None, move: str) -> int:
        active = self.active
        if seat is None:
            if len(active) != 1:
                raise IllegalMove("move/which-seat", move=move, active=active)
            return active[0]
        self._check_seat(seat, move)
        if seat not in active:
            if self.is_chances_turn:
                raise IllegalMove("move/chances-turn", move=move)
            refusal = Message("move/not-your-turn", active=active)
            if self.game.text.whose_turn is not None:
                refusal = self.game.text.whose_turn(self._table[0], seat)
            raise IllegalMove(refusal.code, move=move, **refusal.facts)
        return int(seat)

    def _check_seat(self, seat: Any, move: str, *, with_chance: bool = True) -> None:
        lowest = CHANCE if with_chance and self.game.rules.has_chance else 0
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not lowest <= seat < self.seats:
            raise IllegalMove("move/no-such-seat", move=move, seat=repr(seat), last=self.seats - 1)

    def _example(self) -> str:
        return next(iter(self._listing(self.active[0])[0]), "a1") if self.active else "a1"


_RUNS_ON: Array = np.zeros(1, np.bool_)
"""A position was not cut off, as the game of a lane may be."""

_KEEPERS = [vars(Position)[name].__set__ for name in HELD]
"""What fills the slots of a position: past __setattr__, which refuses."""


@cache
def _steps() -> Any:
    """Return the compiled steps; the compiler is loaded only when it is needed."""
    from obelisk.kernel import steps

    return steps


@cache
def _lanes() -> Any:
    """Return the compiled loops over many games: a position is the only lane of one."""
    from obelisk.kernel.lanes import loops

    return loops


def _is_number(move: Any) -> bool:
    return isinstance(move, int | np.integer) and not isinstance(move, bool)


@cache
def _seats(chosen: int) -> tuple[int, ...]:
    if chosen == CHANCE_ACTS:
        return (CHANCE,)
    return tuple(seat for seat in range(int(chosen).bit_length()) if bits.has(int(chosen), seat))
