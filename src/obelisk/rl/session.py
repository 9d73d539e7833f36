"""A game that a program plays action by action: one record, stepped in place; its Position is made when asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from obelisk.errors import BadRecord
from obelisk.game import Game
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import CHANCE, CHANCE_ACTS, Array, Chance
from obelisk.position import Position

NOBODY = -1
"""The seat that acts where there is no action, and the viewer where it is to be the one to act."""
SEEDS = 1 << 31
"""Seeds of set-ups are drawn from so many."""


class Session:
    """The course of one game after another, all with the same options; chance is rolled in passing."""

    def __init__(self, game: Game, options: dict[str, Any]):
        """Prepare games with *options* of `Game.start`; `reset` begins one."""
        self.game, self.options = game, options
        self.space = game.space(**options)
        self.seat = NOBODY
        """The first seat that may act; NOBODY when the game is over."""
        self.active = 0
        """The seats that may act, as a set of bits."""
        self.rng: Chance | None = None
        self.rewards: Array = np.zeros(self.space.seats, np.float32)
        """What the game is worth to each seat, once it is over."""
        self._totals = np.zeros(self.space.seats, np.int64)
        self._moves = game.scratch()
        self._mask: Array = np.zeros(self.space.actions, np.bool_)
        self._planes: Array = np.zeros(self.space.observation, self.space.dtype)
        self._table = np.zeros(1, game.rules.state.dtype)
        self._position: Position | None = None
        self._since: list[tuple[int, int]] = []

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.game.coding  # noqa: B018 (the kernel knows rules and encoding from then on)
        if self._table.dtype != self.game.rules.state.dtype:
            raise BadRecord("record/other-rules", game=self.game.name)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game: with a *seed* always the same ones from here on, else whatever comes next."""
        if seed is not None or self.rng is None:
            self.rng = generator(seed)
        self._position = self.game.start(seed=pick(self.rng, SEEDS), **self.options)
        self._since = []
        self._table[0] = self._position.record
        self.rewards[:] = 0
        self._turn(NOBODY, NOBODY)

    def act(self, seat: int, action: int) -> None:
        """Do a legal action of a seat that may act."""
        self._since.append((seat, action))
        self._turn(seat, action)

    def _turn(self, seat: int, action: int) -> None:
        active = _turns().turn(
            self._table,
            seat,
            action,
            NOBODY,
            self._moves,
            self._mask,
            self._planes,
            self._totals,
            self.rewards,
        )
        if active == CHANCE_ACTS:
            came = int(_turns().outcome(self._table, self.rng, self._moves))
            self.act(CHANCE, came)
            return
        active = self.active = int(active)
        self.seat = (active & -active).bit_length() - 1

    def is_active(self, seat: int) -> bool:
        """Return whether a seat may act now."""
        return bool(self.active >> seat & 1)

    def is_legal(self, seat: int, action: Any) -> bool:
        """Return whether *action* is one that *seat* may take now."""
        if not isinstance(action, int | np.integer) or not 0 <= action < len(self._mask):
            return False
        mask = self._mask if seat == self.seat else self.look(seat)[1]
        return bool(mask[action])

    def look(self, seat: int) -> tuple[Array, Array]:
        """Return what a seat observes and which actions it has (0 or 1 each), in new arrays."""
        if seat == self.seat:
            return self._planes.copy(), self._mask.view(np.int8).copy()
        mask, planes = np.zeros_like(self._mask), np.zeros_like(self._planes)
        _turns().turn(
            self._table, NOBODY, NOBODY, seat, self._moves, mask, planes, self._totals, np.zeros_like(self.rewards)
        )
        return planes, mask.view(np.int8)

    @property
    def position(self) -> Position:
        """The position, with its set-up and all moves."""
        position = self._position
        if position is None:
            from gymnasium.error import ResetNeeded

            raise ResetNeeded("no game has begun: call reset() first")
        for seat, action in self._since:
            position = position.play(action, seat)
        self._position, self._since = position, []
        return position


def rewards_of(position: Position) -> list[float]:
    """Return what a position is worth to each seat: something only where the game is over."""
    space = position.game.space_of(position.record)
    table = np.zeros(1, position.game.rules.state.dtype)
    table[0] = position.record
    rewards: Array = np.zeros(space.seats, np.float32)
    mask: Array = np.zeros(space.actions, np.bool_)
    planes: Array = np.zeros(space.observation, space.dtype)
    totals = np.zeros(space.seats, np.int64)
    _turns().turn(table, NOBODY, NOBODY, NOBODY, position.game.scratch(), mask, planes, totals, rewards)
    return [float(reward) for reward in rewards]


@cache
def _turns() -> Any:
    """Return the compiled turns; the compiler is loaded only when it is needed."""
    from obelisk.kernel.learning import turns

    return turns
