"""What programs that learn must know of a game: its actions, its observations, how long it is and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from obelisk.kernel.learning.encoding import DISPATCHED
from obelisk.kernel.state import Array, Numbers, State
from obelisk.rulebook.tokens import Tokens

if TYPE_CHECKING:
    from obelisk.game import Game
    from obelisk.position import Position

Function = Callable[..., Any]

ACTING = "1 everywhere if the seat may act, else 0"
"""What the last plane of every observation is."""


class Part(NamedTuple):
    """Some actions or planes that belong together: how many they are, and what they are."""

    n: int
    about: str


@dataclass(frozen=True, eq=False)
class Symmetry:
    """A turn or mirroring of the board that changes nothing for any seat, as it acts on actions and on observations.

    `actions` names for each action the one that it becomes, `cells` the same for each cell of a plane, row by row, and
    `outcomes` for what chance brings, where the symmetry changes that.
    """

    actions: Numbers
    cells: Numbers
    outcomes: Numbers | None = None

    def of_action(self, action: int, seat: int) -> int:
        """Return what an action of a seat, or of chance, becomes."""
        if seat >= 0:
            return int(self.actions[action])
        return action if self.outcomes is None else int(self.outcomes[action])

    def of_actions(self, values: Any) -> Array:
        """Return the image of what is given for each action (a mask, a policy): its last axis are the actions."""
        given = np.asarray(values)
        image = np.empty_like(given)
        image[..., self.actions] = given
        return image

    def of_observation(self, planes: Any) -> Array:
        """Return the image of an observation, or of many: its last three axes are planes, rows and columns."""
        given = np.asarray(planes)
        flat = given.reshape(*given.shape[:-2], -1)
        image = np.empty_like(flat)
        image[..., self.cells] = flat
        return image.reshape(given.shape)


@dataclass(frozen=True, kw_only=True, eq=False)
class Space:
    """The bounds of a game with a certain set-up, as `Game.space` tells them."""

    actions: int
    """Actions are the whole numbers below this."""
    observation: tuple[int, int, int]
    """The shape of an observation: planes, rows (row 1 first) and columns."""
    seats: int
    max_plies: int
    """No game takes more actions than this, those of chance included."""
    hides: bool
    """Whether a seat does not know everything."""
    has_chance: bool
    """Whether chance has turns in the course of a game."""
    outcomes: int
    """What chance brings on its turn are the whole numbers below this: actions of its own."""
    rewards: tuple[float, float]
    """The lowest and the highest reward."""
    action_parts: tuple[Part, ...]
    """What the actions are, in their order."""
    planes: tuple[Part, ...]
    """What the planes are, in their order."""
    symmetries: tuple[Symmetry, ...]
    """Turns and mirrorings that change nothing, the one that leaves all as it is excepted."""
    tokens: Tokens | None = None
    """How observations and actions are made of tokens, where they are no board."""
    dtype: np.dtype[np.int8] = field(default_factory=lambda: np.dtype(np.int8))
    """What an observation is made of."""


class Completable(Protocol):
    """What says how a game is encoded: an Encoding, or something that makes one."""

    def complete(self, game: Game) -> Encoding | None:
        """Return the whole encoding of *game*, or None where more must be said of it."""


def nothing_alike(s: State) -> list[Symmetry]:
    """Return no symmetries."""
    return []


def whatever_the_setup(s: State) -> Hashable:
    """Return the same for every set-up: the space does not depend on it."""
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Encoding:
    """How the moves of a game become actions and its positions observations, written out by the game itself.

    `actions`, `index`, `move_at` and `observe` are rules (kernel/learning/encoding.py says what they do), and so are
    the others where a game needs them. `Game.encoding` may be a BoardEncoding instead, which makes it all from a board.
    """

    actions: Function
    index: Function
    move_at: Function
    observe: Function
    mask: Function | None = None
    act: Function | None = None
    sample_action: Function | None = None
    spot: Function | None = None
    rewards: Function | None = None
    grid: Callable[[State], tuple[int, int]]
    """Returns how many rows and columns a plane has."""
    action_parts: Callable[[State], Sequence[Part]]
    """Returns what the actions are, in their order."""
    planes: Callable[[State], Sequence[Part]]
    """Returns what the planes are, in their order, the last one (who may act) left out."""
    variant: Callable[[State], Hashable] = whatever_the_setup
    """Returns what of the set-up all this depends on."""
    symmetries: Callable[[State], Sequence[Symmetry]] = nothing_alike
    tokens: Tokens | None = None
    """How observations and actions are made of tokens, where a plane is a row of these and no board."""
    outcomes: int = 0
    """What chance brings on its turn has numbers below this."""
    max_plies: Callable[[State], int] | None = None
    """Returns how many actions a game has at most; where it is left out, the limit of the rules holds."""
    alone: tuple[float, float] = (0.0, 0.0)
    """The fewest and the most points of a game for one, which are its reward."""
    recalls: Callable[[Position, int], Any] | None = None
    """Returns what a seat has seen besides its view of a position and the moves that led there: part of its key."""
    forget_begun: Callable[[State, int], None] | None = None
    """Wipes out, in a copy of a record, moves that others have begun and not finished: a seat does not see them."""
    write: Callable[[State, int, int], str] | None = None
    """Returns the text of an action that only goes on with a move, given position, seat and action."""
    read: Callable[[State, int, str], int | None] | None = None
    """Returns the action that `write` writes so, or None."""

    def complete(self, game: Game) -> Encoding | None:
        """Return the whole encoding of *game*: this one."""
        return self

    @property
    def given(self) -> dict[str, Function]:
        """The rules that are given, by name."""
        found = {stub.__name__: getattr(self, stub.__name__) for stub in DISPATCHED}
        return {name: function for name, function in found.items() if function is not None}

    def space(self, game: Game, s: State) -> Space:
        """Return the bounds of a game with the set-up of a record."""
        planes = (*self.planes(s), Part(1, ACTING))
        seats = game.seats_of(s)
        return Space(
            actions=int(self.actions(s)),
            observation=(sum(part.n for part in planes), *self.grid(s)),
            seats=seats,
            max_plies=game.rules.max_plies if self.max_plies is None else self.max_plies(s),
            hides=game.hides_in(s),
            has_chance=game.rules.has_chance,
            outcomes=self.outcomes,
            rewards=(-1.0 if seats == 2 else -1 / (seats - 1), 1.0) if seats > 1 else self.alone,
            action_parts=tuple(self.action_parts(s)),
            planes=planes,
            symmetries=tuple(self.symmetries(s)),
            tokens=self.tokens,
        )
