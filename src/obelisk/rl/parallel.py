"""PettingZoo's parallel environments: all agents act in each step; agents that may not act are ignored."""

from __future__ import annotations

from typing import Any

from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from obelisk.errors import IllegalMove
from obelisk.rl.agents import Agents
from obelisk.rl.spaces import IDLE, LOSE, info_of

Answers = dict[str, Any]


class TogetherEnv(Agents, ParallelEnv[str, dict[str, Any], int]):
    """A game whose agents act at the same time; an agent that may not act has one action, IDLE, which does nothing.

    All actions are looked at before any of them is done, and then done in the order of the seats.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Answers, Answers]:
        """Begin a new game; the *options* are none of ours (those of the game are given when it is made)."""
        self.session.reset(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: info_of() for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        """Do the actions of all agents that may act; each of these must have one."""
        if not self.agents:
            raise ResetNeeded("nobody plays now: call reset() first")
        session = self.session
        acting = [seat for seat in range(session.space.seats) if session.is_active(seat)]
        chosen = {seat: actions.get(self.possible_agents[seat]) for seat in acting}
        wrong = [seat for seat, action in chosen.items() if not session.is_legal(seat, action)]
        if wrong and self.illegal != LOSE:
            raise IllegalMove("move/action-not-legal", move=str(chosen[wrong[0]]))
        if not wrong:
            self._act(chosen)
        return self._told(wrong)

    def _act(self, chosen: dict[int, Any]) -> None:
        for seat, action in chosen.items():
            # What those before have done may leave nothing to do.
            if self.session.is_active(seat) and self.session.is_legal(seat, action):
                self.session.act(seat, int(action))

    def _told(self, wrong: list[int]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        """Return what everybody is told after a step; those who did *wrong* have lost."""
        agents, session = self.agents, self.session
        is_over = session.seat < 0 or bool(wrong)
        rewards = dict(zip(agents, map(float, session.rewards), strict=True))
        for seat in wrong:
            rewards[agents[seat]] = session.space.rewards[0]
        infos = {agent: info_of(illegal=seat in wrong) for seat, agent in enumerate(agents)}
        observations = self._observations()
        self.agents = [] if is_over else agents
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _observations(self) -> Answers:
        observations = {}
        for seat, agent in enumerate(self.agents):
            planes, mask = self.session.look(seat)
            if not self.session.is_active(seat):
                mask[IDLE] = 1
            observations[agent] = {"observation": planes, "action_mask": mask}
        return observations
