"""Gymnasium's environments for one agent: it has one seat of a game, and players of ours, or of yours, the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from obelisk import catalogue
from obelisk.arena.entrants import Entrant
from obelisk.errors import IllegalMove, UnknownGame
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import Array, Chance
from obelisk.players import Player
from obelisk.position import Position
from obelisk.rl.copying import Copied
from obelisk.rl.modules import VERSION
from obelisk.rl.opponents import TRIES, check_seat, opponents_of
from obelisk.rl.rendering import MODES, check_mode, render
from obelisk.rl.session import SEEDS, rewards_of
from obelisk.rl.spaces import LOSE, actions_of, check_illegal, info_of, planes_of

Step = tuple[Array, float, bool, bool, dict[str, Any]]


class SeatEnv(Copied, gymnasium.Env[Array, int]):
    """A seat of a game against players. Observations are planes; `action_masks()` says which actions are legal.

    The *opponent* is written as for the arena (`"club"`, `"mcts:simulations=100"`), a Player, or what makes one; or a
    list of these, one for each other seat. A *seat* of None is drawn anew for each game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        opponent: Any = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        illegal: str = LOSE,
        **options: Any,
    ) -> None:
        """Prepare a *game* with *options* of its `start`; `reset` begins one."""
        check_mode(render_mode)
        check_illegal(illegal)
        self.game, self.options = catalogue.game(game), options
        self.space = self.game.space(**options)
        check_seat(seat, self.space.seats)
        self._opponents = opponents_of(opponent, self.space.seats)
        self._seat, self.render_mode, self.illegal = seat, render_mode, illegal
        self.observation_space, self.action_space = planes_of(self.space), actions_of(self.space)
        self.seat = 0 if seat is None else seat
        self._rng: Chance | None = None
        self._players: dict[int, tuple[Entrant, Player]] = {}
        self._position: Position | None = None
        self._is_lost = False

    @property
    def position(self) -> Position:
        """The position as it is."""
        if self._position is None:
            raise gymnasium.error.ResetNeeded("no game has begun: call reset() first")
        return self._position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a new game, up to the first turn of the agent; one that is over before is not shown."""
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            self._rng = generator(seed)
        for _ in range(TRIES):
            self._position = self._begun(self._rng)
            if not self._position.is_over:
                break
        return self._observation(), self._info()

    def _begun(self, rng: Chance) -> Position:
        """Return a new game at the first turn of the agent; it may be over before."""
        start = self.game.start(seed=pick(rng, SEEDS), **self.options)
        self.seat = pick(rng, self.space.seats) if self._seat is None else self._seat
        self.close()
        others = [seat for seat in range(self.space.seats) if seat != self.seat]
        for seat, who in zip(others, self._opponents, strict=True):
            self._players[seat] = who, who.seat(seed=pick(rng, SEEDS))
        self._is_lost = False
        return self._answered(start)

    def step(self, action: int) -> Step:
        """Do an action of the agent, and let the others act until it is the agent's turn again."""
        position = self.position
        if position.is_over or self._is_lost:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        try:
            self._position = self._answered(position.play(int(action), self.seat))
        except IllegalMove as error:
            if error.code not in ("move/action-not-legal", "move/no-such-action") or self.illegal != LOSE:
                raise
            self._is_lost = True
            return self._observation(), self.space.rewards[0], True, False, self._info(illegal=True)
        is_over = self._position.is_over
        reward = rewards_of(self._position)[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over, False, self._info()

    def _answered(self, position: Position) -> Position:
        """Return the position after what chance and the others do until it is the agent's turn, or over."""
        assert self._rng is not None  # a game has begun
        position = position.rolled(self._rng)
        while not position.is_over and self.seat not in position.active:
            seat = position.active[0]
            position = position.play(self._players[seat][1].choose(position, seat), seat).rolled(self._rng)
        return position

    def action_masks(self) -> Array:
        """Return for each action whether it is legal."""
        return self.position.mask(self.seat)

    def _observation(self) -> Array:
        return self.position.observe(self.seat)

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        masks = self.action_masks().astype(np.int8)
        return {"action_mask": masks, "seat": np.int64(self.seat), **info_of(illegal=illegal)}

    def render(self) -> Any:
        """Show what the agent's seat may see."""
        return render(self.position, self.render_mode, self.seat)

    def close(self) -> None:
        """Let the opponents go."""
        for who, player in self._players.values():
            who.leave(player)
        self._players = {}


def register() -> None:
    """Make every game known to Gymnasium, such as `obelisk/Plug-In-v0`, and by its other names, as `obelisk/Hex-v0`."""
    for name in catalogue.names():
        for called in (name, *_other_names(name)):
            made = f"obelisk/{'-'.join(word.capitalize() for word in called.split('-'))}-v{VERSION}"
            if made not in gymnasium.registry:
                gymnasium.register(
                    made,
                    entry_point=f"{__name__}:{SeatEnv.__name__}",
                    vector_entry_point="obelisk.rl.vector:SeatVectorEnv",
                    kwargs={"game": name},
                )


def _other_names(name: str) -> tuple[str, ...]:
    try:
        return catalogue.game(name).known_as
    except UnknownGame:  # a package that cannot be loaded: its environment says so when it is made
        return ()
