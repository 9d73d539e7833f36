"""The functions that define a game, called on any position: which game's are meant, the record's type tells.

In plain Python these functions look the rules up; compiled, `kernel/compiled.py` lets the compiler put the
game's own function in their place, so that generic code (search, playouts, solving) is specialised for
each game and costs nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from obelisk.errors import BrokenGame
from obelisk.kernel import bits, guards
from obelisk.kernel.chance import SecretChance, pick
from obelisk.kernel.rule import rule
from obelisk.kernel.state import CHANCE, CHANCE_ACTS, OVER, Chance, Numbers, State, StateType

Function = Callable[..., Any]

UNDECIDED = -1
"""What `must_play` returns where nobody is certain to win."""
LOSES, IDLE, RESTS = 1, 2, 4
"""What `must_play` marks: a move that loses for certain; one that is never better than others; and, in a monotone game,
a cell on which rests what is said."""

rules_by_tag: dict[str, dict[str, Function]] = {}
"""The rules that are installed, by the name of a record type's first field."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What the kernel compiles: the record of a game's positions, and the rules on it.

    Each rule is a function marked with `@rule`; the function of the same name in this module says what it does. What is
    left out takes its default: the seat whose `turn` it is acts, nothing is dealt or hidden, nothing is counted.
    """

    state: StateType
    begin: Function
    legal: Function
    apply: Function
    max_moves: int
    """No position has more legal moves than this; one that has is named in an error."""
    max_plies: int = 100_000
    """No game is longer than this; one that is never ends, and is stopped with an error that names it."""
    has_chance: bool = False
    """Whether chance has turns in the course of a game: then `turn` may be CHANCE, whose moves are what can come."""
    deal: Function | None = None
    weight: Function | None = None
    active: Function | None = None
    is_legal: Function | None = None
    sample: Function | None = None
    likely: Function | None = None
    winners: Function | None = None
    points: Function | None = None
    value: Function | None = None
    determinize: Function | None = None
    canonical: Function | None = None
    must_play: Function | None = None
    position_hash: Function | None = None
    recall: Callable[[State, int], None] | None = None
    """Puts a position that the game remembers (kernel/repetition.py) back on the board of a record; not compiled."""

    def __post_init__(self) -> None:
        """Refuse a rule with other arguments: the game is not loaded then."""
        for stub in DISPATCHED:
            if stub.__name__ in self.given:
                check_arguments(self.state, stub, self.given[stub.__name__])

    @property
    def given(self) -> dict[str, Function]:
        """The compiled rules that the game brings itself, by name."""
        found = {stub.__name__: getattr(self, stub.__name__, None) for stub in DISPATCHED}
        return {name: function for name, function in found.items() if callable(function)}

    def check_turn(self, s: State) -> None:
        """Raise BrokenGame if it is chance's turn, in a game that does not say that chance has any."""
        if not self.has_chance and self.active is None and int(s.turn) == CHANCE:
            raise BrokenGame("game/has-chance", self.state.name)

    def scratch(self, *rows: int) -> Numbers:
        """Return an array with room for every legal move of a position; with *rows*, for as many lists of moves.

        Compiled rules write without looking where an array ends. So there is room behind it, for the moves of a
        game whose `max_moves` is too small: `list_moves` counts them.
        """
        size = prod(rows) * self.max_moves
        padded = np.empty(size + guards.PADDING, np.int64)
        padded[:size] = 0
        return padded[:size].reshape(*rows, self.max_moves)


def begin(s: State) -> None:
    """Lay out the first position; the fields that the set-up decides are filled already."""
    _rules(s)["begin"](s)


def deal(s: State, rng: Chance | SecretChance) -> None:
    """Let chance decide: fill the fields of the set-up that were left to it."""
    _rules(s)["deal"](s, rng)


def active(s: State) -> int:
    """Return the seats that may act now, as a set of bits; CHANCE_ACTS on chance's turn, 0 when the game is over."""
    return _rules(s)["active"](s)


def seat_to_act(s: State) -> int:
    """Return the first seat that may act, CHANCE or OVER."""
    return _rules(s)["seat_to_act"](s)


def has_chance(s: State) -> bool:
    """Return whether chance has turns in the course of the game: what asks for it costs nothing where it has none."""
    return _rules(s)["has_chance"](s)


def weight(s: State, move: int) -> int:
    """Return how likely an outcome is on chance's turn, in proportion to the others; all are alike by default."""
    return _rules(s)["weight"](s, move)


def legal(s: State, seat: int, moves: Numbers) -> int:
    """Write the moves that *seat* may make into *moves* and return how many they are."""
    try:
        return _rules(s)["legal"](s, seat, moves)
    except IndexError:
        guards.blame_max_moves(_rules(s)["legal"], s, seat, moves)
        raise


def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether *seat* may make *move*; *moves* is room to work in."""
    return _rules(s)["is_legal"](s, seat, move, moves)


def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move, on chance's turn by its weight; *moves* is room to work in."""
    return _rules(s)["sample"](s, seat, rng, moves)


def likely(s: State, seat: int, last: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move that somebody might make after the move *last*, for the random games of a search."""
    return _rules(s)["likely"](s, seat, last, rng, moves)


def apply(s: State, seat: int, move: int) -> None:
    """Make *move*, which must be legal: the record becomes the next position."""
    _rules(s)["apply"](s, seat, move)


def winners(s: State) -> int:
    """Return the seats that win or share the win of a finished game, as a set of bits."""
    return _rules(s)["winners"](s)


def points(s: State, totals: Numbers) -> None:
    """Write what the game counts for each seat into *totals*."""
    _rules(s)["points"](s, totals)


def value(s: State, seat: int) -> float:
    """Return what the position is worth to *seat*, from 0 to 1, by what it may know; at the end, by the result."""
    return _rules(s)["value"](s, seat)


def determinize(s: State, seat: int, rng: Chance) -> None:
    """Replace what *seat* cannot know by something that could be, drawn uniformly."""
    _rules(s)["determinize"](s, seat, rng)


def canonical(s: State) -> None:
    """Turn the position into the one that stands for all that are like it (mirrored, colours swapped)."""
    _rules(s)["canonical"](s)


def must_play(s: State, seat: int, moves: Numbers, n: int, marks: Numbers) -> int:
    """Return who wins for certain when *seat* is to move, as a set of bits, or UNDECIDED; mark its *n* moves.

    Each gets LOSES, IDLE and RESTS as bits. It is for what is found sooner than by playing on: a search asks it
    (Search.must_play_visits), and so do proofs. An idle move may be left out only if there is another.
    """
    return _rules(s)["must_play"](s, seat, moves, n, marks)


def position_hash(s: State) -> int:
    """Return a number that no other position of this set-up is likely to have, however the position came about."""
    return _rules(s)["position_hash"](s)


def max_plies(s: State) -> int:
    """Return how many plies a game has at most."""
    return _rules(s)["max_plies"](s)


def fail(s: State, what: int) -> None:
    """Raise BrokenGame for *what* is wrong with the game: NEVER_ENDS, NO_MOVES or MAX_MOVES (kernel/guards.py)."""
    _rules(s)["fail"](s, what)


def pack(s: State) -> int:
    """Return the position as one number, what it remembers left out."""
    return _rules(s)["pack"](s)


def unpack(s: State, key: int) -> None:
    """Fill the record with the position that *key* stands for."""
    _rules(s)["unpack"](s, key)


def wipe(s: State) -> None:
    """Set every field of the record to zero, its parts excepted."""
    _rules(s)["wipe"](s)


DISPATCHED: tuple[Function, ...] = (
    begin, deal, active, seat_to_act, has_chance, weight, legal, is_legal, sample, likely, apply, winners, points,
    value, determinize, canonical, must_play, position_hash, max_plies, fail, pack, unpack, wipe,
)  # fmt: skip


@rule
def _deal_nothing(s: State, rng: Chance) -> None:
    pass


@rule
def _active_by_turn(s: State) -> int:
    # Nobody acts on chance's turn either, in a game that does not say that it has chance: `Rules.check_turn` tells.
    return 0 if s.turn < 0 else 1 << s.turn


@rule
def _active_or_chance(s: State) -> int:
    if s.turn == CHANCE:
        return CHANCE_ACTS
    return 0 if s.turn == OVER else 1 << s.turn


@rule
def _seat_by_turn(s: State) -> int:
    return s.turn


@rule
def _first_active(s: State) -> int:
    seats = active(s)
    if has_chance(s) and seats == CHANCE_ACTS:
        return CHANCE
    return OVER if seats == 0 else bits.lowest(seats)


@rule
def _alike(s: State, move: int) -> int:
    return 1


@rule
def is_listed(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether a move is in the list of legal moves."""
    for i in range(legal(s, seat, moves)):  # noqa: SIM110 (any() over a generator does not compile)
        if moves[i] == move:
            return True
    return False


@rule
def list_moves(s: State, seat: int, moves: Numbers) -> int:
    """List the legal moves and stop if there are too many; random games have no time for that, and use `legal`."""
    n = legal(s, seat, moves)
    if n > len(moves):
        fail(s, guards.MAX_MOVES)
    return n


@rule
def _sample_from_list(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    return moves[pick(rng, legal(s, seat, moves))]


@rule
def _sample_by_weight(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    n = legal(s, seat, moves)
    if seat != CHANCE:
        return moves[pick(rng, n)]
    total = 0
    for i in range(n):
        total += weight(s, moves[i])
    left = pick(rng, total)
    for i in range(n):
        left -= weight(s, moves[i])
        if left < 0:
            return moves[i]
    return moves[n - 1]


@rule
def _any_is_likely(s: State, seat: int, last: int, rng: Chance, moves: Numbers) -> int:
    return sample(s, seat, rng, moves)


@rule
def _winners_as_noted(s: State) -> int:
    return s.won


@rule
def _no_points(s: State, totals: Numbers) -> None:
    for seat in range(len(totals)):
        totals[seat] = 0


@rule
def share_of_win(s: State, seat: int) -> float:
    """Return what a finished game is worth to *seat*: 1 for a win, its part of a shared one, 0 for a loss."""
    won = winners(s)
    return ((won >> seat) & 1) / bits.count(won)


@rule
def _value_by_result(s: State, seat: int) -> float:
    return share_of_win(s, seat) if active(s) == 0 else 0.5


@rule
def _nothing_hidden(s: State, seat: int, rng: Chance) -> None:
    pass


@rule
def _as_it_is(s: State) -> None:
    pass


@rule
def _any_may_do(s: State, seat: int, moves: Numbers, n: int, marks: Numbers) -> int:
    for i in range(n):
        marks[i] = 0
    return UNDECIDED


@rule
def goes_on(s: State, seat: int) -> bool:
    """Tell whether the seat to act is one at all, so that the game is not over.

    Measured: where there is no chance, the compiler then knows that no seat is negative, and indexing costs less.
    """
    return seat >= 0 or (has_chance(s) and seat == CHANCE)


@rule
def end(s: State, won: int) -> None:
    """Finish the game; *won* is the set of seats that win or share the win."""
    s.turn = OVER
    s.won = won


def check_arguments(state: StateType, stub: Function, function: Function) -> None:
    """Refuse a function of a game with other arguments than those of *stub*, and name its file and line."""
    expected, actual = list(inspect.signature(stub).parameters), list(inspect.signature(function).parameters)
    if expected != actual:
        written = f"{stub.__name__}({', '.join(expected)})"
        place = f"{function.__code__.co_filename}, line {_line_of(function)}"
        raise TypeError(f"{state.name}: write the rule as {written}, not ({', '.join(actual)}) ({place})")


def _line_of(function: Function) -> int:
    """Return the line of `def`, which stands behind the marks of a function."""
    first = function.__code__.co_firstlineno
    try:
        lines = inspect.getsourcelines(function)[0]
    except OSError:  # a program made it
        return first
    return next((first + n for n, line in enumerate(lines) if line.lstrip().startswith("def ")), first)


_DEFAULTS: dict[str, Function] = {
    "deal": _deal_nothing,
    "weight": _alike,
    "is_legal": is_listed,
    "likely": _any_is_likely,
    "winners": _winners_as_noted,
    "points": _no_points,
    "value": _value_by_result,
    "determinize": _nothing_hidden,
    "canonical": _as_it_is,
    "must_play": _any_may_do,
}


def install(rules: Rules) -> None:
    """Let the kernel find the rules of a game by the type of its records; what is not given takes its default."""
    from obelisk.kernel.generated import hashing, packing

    state = rules.state
    if state.tag in rules_by_tag:
        return
    limits = guards.guards(state.name, rules.max_moves, rules.max_plies)
    known = {**_DEFAULTS, **_turns(rules), **limits, **packing(state), **hashing(state), **rules.given}
    given = rule(known["begin"])

    @rule
    def begin(s: State) -> None:
        s.won = 0  # the record may still hold the end of another game
        given(s)

    rules_by_tag[state.tag] = {**known, "begin": begin}


def _turns(rules: Rules) -> dict[str, Function]:
    """Return whose turn it is by default, so that only a game with chance looks whether it is chance's."""
    is_chancy = rules.has_chance

    def has_chance(s: State) -> bool:
        return is_chancy

    return {
        "has_chance": has_chance,
        "active": _active_or_chance if is_chancy else _active_by_turn,
        "seat_to_act": _first_active if rules.active is not None else _seat_by_turn,
        "sample": _sample_from_list if rules.weight is None else _sample_by_weight,
    }


def _rules(s: State) -> dict[str, Function]:
    return rules_by_tag[s.dtype.names[0]]
