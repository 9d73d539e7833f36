"""Gymnasium's vector environments: one seat in each of many games side by side, on a `Batch`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from obelisk import catalogue
from obelisk.batch import Batch
from obelisk.errors import BadRequest, IllegalMove
from obelisk.kernel.state import OVER, Array
from obelisk.rl.copying import Copied
from obelisk.rl.opponents import TRIES, Tables, check_seat, opponents_of
from obelisk.rl.rendering import MODES, check_mode, render
from obelisk.rl.session import SEEDS
from obelisk.rl.spaces import LOSE, actions_of, check_illegal, planes_of

SAMPLED = "random"
"""The opponent that a batch plays itself, compiled."""

Step = tuple[Array, Array, Array, Array, dict[str, Any]]


class SeatVectorEnv(Copied, VectorEnv[Array, Array, Array]):
    """A seat in each of so many games; `action_masks()` has a row of legal actions for each.

    The *opponent*, the *seat* and what is *illegal* are those of the single environment. Against `random` everything is
    compiled; other players are asked game by game. By default the next game begins in the step that ends one.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: Any = SAMPLED,
        seat: int | None = 0,
        render_mode: str | None = None,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        max_plies: int | None = None,
        **options: Any,
    ) -> None:
        """Prepare games with *options* of `Game.start`; *threads* and *max_plies* are those of `Batch`."""
        check_mode(render_mode)
        check_illegal(illegal)
        self.game, self.num_envs = catalogue.game(game), num_envs
        self.space = self.game.space(**options)
        check_seat(seat, self.space.seats)
        opponents = opponents_of(opponent, self.space.seats)
        is_sampled = render_mode is None and all(str(who) == SAMPLED for who in opponents)
        self._tables = None if is_sampled else Tables(self.game, options, opponents, num_envs)
        settings = {"threads": threads, "max_plies": max_plies, "rolls": is_sampled, **options}
        self.batch = Batch(self.game, num_envs, autoreset=False, **settings)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": self.autoreset_mode}
        self._seat, self.render_mode, self.illegal = seat, render_mode, illegal
        self.single_observation_space, self.single_action_space = planes_of(self.space), actions_of(self.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.full(num_envs, 0 if seat is None else seat)
        """The agent's seat in each game."""
        self._lanes = np.arange(num_envs)
        self._is_done = np.ones(num_envs, np.bool_)
        self._rewards, self._truncated = np.zeros(num_envs), np.zeros(num_envs, np.bool_)
        self._masks: Array = np.zeros((num_envs, self.space.actions), np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:  # fmt: skip
        """Begin new games, in all lanes or in those of `options["reset_mask"]`, up to the first turn of the agent."""
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        self._begin(np.ones(self.num_envs, np.bool_) if which is None else np.asarray(which), seed)
        return self._look(), self._info()

    def step(self, actions: Array) -> Step:
        """Do an action of the agent in each game, and let the others act until it is the agent's turn again."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise BadRequest("request/shape", given=f"{actions.shape} {actions.dtype}", n=self.num_envs)
        begins = self._is_done.copy()
        if begins.any() and self.autoreset_mode is not AutoresetMode.NEXT_STEP:
            raise gymnasium.error.ResetNeeded("a game is over, or none has begun: call reset() first")
        is_legal = (actions >= 0) & (actions < self.space.actions)
        is_legal &= self._masks[self._lanes, np.where(is_legal, actions, 0)]
        wrong = ~is_legal & ~begins
        if wrong.any() and self.illegal != LOSE:
            number = int(np.flatnonzero(wrong)[0])
            raise IllegalMove("move/in-batch", move=int(actions[number]), number=number)
        self._begin(begins)
        self._act(np.where(begins | wrong, OVER, self.seats), actions)
        self._is_done |= wrong
        self._let_others_act()
        return self._told(wrong)

    def _told(self, wrong: Array) -> Step:
        """Return what a step has brought; those who did *wrong* have lost."""
        self._is_done |= self.batch.seats == OVER
        done, truncated = self._is_done.copy(), self._truncated.copy()
        rewards = np.where(wrong, self.space.rewards[0], self._rewards)
        seen = self._look()
        info = self._info(wrong)
        if self.render_mode == "human":
            self.render()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and done.any():
            finals = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(done):
                finals[lane] = seen[lane]
            told = {"final_obs": finals, "_final_obs": done, "final_info": info, "_final_info": done}
            self._begin(done)
            seen = self._look()
            info = self._info() | told
        return seen, rewards, done & ~truncated, truncated, info

    def _begin(self, which: Array, seed: int | None = None) -> None:
        """Begin new games in some lanes, up to the first turn of the agent; one that is over before is not shown."""
        for _ in range(TRIES):
            if not which.any():
                break
            self._deal(which, seed)
            self._let_others_act()
            seed, which = None, which & (self.batch.seats == OVER)
        self._is_done |= which
        self._rewards[:], self._truncated[:] = 0, False

    def _deal(self, which: Array, seed: int | None) -> None:
        """Begin new games in some lanes."""
        self.batch.reset(which, seed=seed)
        n = int(which.sum())
        if self._seat is None:
            self.seats[which] = self.np_random.integers(0, self.space.seats, n)
        if self._tables is not None:
            seeds = self.np_random.integers(0, SEEDS, n)
            for lane, deal in zip(np.flatnonzero(which).tolist(), seeds.tolist(), strict=True):
                self.batch.records[lane] = self._tables.begin(lane, int(self.seats[lane]), deal).record
        self._is_done[which] = False

    def _act(self, seats: Array, actions: Array) -> None:
        """Do actions of the agent, where the seat is not OVER."""
        self._note(self.batch.step(np.where(seats == OVER, 0, actions), seats=seats))
        if self._tables is not None:
            for lane in np.flatnonzero(seats != OVER).tolist():
                self._tables.act(lane, int(seats[lane]), int(actions[lane]))

    def _let_others_act(self) -> None:
        """Let chance and the opponents act until it is the agent's turn, or the game is over."""
        batch, tables = self.batch, self._tables
        while True:
            seats = batch.seats
            waits = (seats != OVER) & ~batch.active[self._lanes, self.seats] & ~self._is_done
            if not waits.any():
                return
            seats = np.where(waits, seats, OVER)
            moves = batch.sample(moves=True, seats=seats)
            if tables is not None:
                for lane in np.flatnonzero(seats >= 0).tolist():
                    moves[lane] = tables.choose(lane, int(seats[lane]))
            self._note(batch.play(moves, seats=seats))
            if tables is not None:
                for lane in np.flatnonzero(waits).tolist():
                    tables.play(lane, int(seats[lane]), int(moves[lane]))

    def _note(self, told: tuple[Array, Array, Array]) -> None:
        rewards, _, truncated = told
        self._rewards += rewards[self._lanes, self.seats]
        self._truncated |= truncated & ~self._is_done

    def _look(self) -> Array:
        """Return what the agent observes in each game, and note what it may do."""
        self.batch.mask(out=self._masks, seats=self.seats)
        self._masks[self._is_done] = False
        seen: Array = self.batch.observe(seats=self.seats)
        return seen

    def _info(self, illegal: Array | None = None) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        masks = self._masks.view(np.int8).copy()
        told = {"action_mask": masks, "seat": self.seats.copy(), "illegal": ~every if illegal is None else illegal}
        return told | {f"_{name}": every for name in told}

    def action_masks(self) -> Array:
        """Return for each game and action whether it is legal."""
        return self._masks.copy()

    def render(self) -> Any:
        """Show every game as the agent's seat may see it."""
        if self._tables is None:
            return None
        seen = ((self._tables.position(lane), int(self.seats[lane])) for lane in range(self.num_envs))
        shown = tuple(render(position, self.render_mode, seat) for position, seat in seen)
        return None if self.render_mode == "human" else shown

    def close_extras(self, **kwargs: Any) -> None:
        """Let the opponents go."""
        if self._tables is not None:
            for lane in range(self.num_envs):
                self._tables.leave(lane)
