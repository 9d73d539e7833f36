"""PettingZoo's agents in turn (AEC): one game, whose seats are the agents `player_0`, `player_1` and so on."""

from __future__ import annotations

from typing import Any

from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from obelisk.errors import IllegalMove
from obelisk.rl.agents import Agents
from obelisk.rl.spaces import LOSE, info_of


class Told(dict[str, Any]):
    """What is told of each agent; of one that is not in the game, that the environment must be reset."""

    def __missing__(self, agent: str) -> Any:
        """Say what is to be done."""
        raise ResetNeeded("nobody plays now: call reset() first")


class TurnEnv(Agents, AECEnv[str, dict[str, Any], int]):
    """A game as PettingZoo's board games are: whoever is to act observes planes and a mask of its legal actions.

    Chance is rolled in passing. Where several seats may act at once, the first of them is asked first; what it does is
    no part of what the others observe. Rewards come at the end.
    """

    def __init__(
        self, game: str, name: str, render_mode: str | None = None, illegal: str = LOSE, **options: Any
    ) -> None:
        super().__init__(game, name, render_mode, illegal, **options)
        self.metadata["is_parallelizable"] = False
        self.agent_selection = self.possible_agents[0]
        self.rewards, self._cumulative_rewards, self.infos = Told(), Told(), Told()
        self.terminations, self.truncations = Told(), Told()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the *options* are none of ours (those of the game are given when it is made)."""
        self.session.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = Told(dict.fromkeys(self.agents, 0.0))
        self._cumulative_rewards = Told(dict.fromkeys(self.agents, 0.0))
        self.terminations = Told(dict.fromkeys(self.agents, False))
        self.truncations = Told(dict.fromkeys(self.agents, False))
        self.infos = Told((agent, info_of()) for agent in self.agents)
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what *agent* may know, and which actions it has: none where it may not act."""
        planes, mask = self.session.look(self._seats[agent])
        return {"observation": planes, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Do the action of the agent whose turn it is."""
        agent, session = self.agent_selection, self.session
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if session.is_legal(session.seat, action):
            session.act(session.seat, int(action))
            self._go_on()
        elif self.illegal == LOSE:
            self.infos[agent] = info_of(illegal=True)
            self._end({agent: session.space.rewards[0]})
        else:
            raise IllegalMove("move/action-not-legal", move=str(action))
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        seat = self.session.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end(dict(zip(self.possible_agents, map(float, self.session.rewards), strict=True)))

    def _end(self, rewards: dict[str, float]) -> None:
        """Let everybody know that the game is over, and what it is worth to them."""
        for agent in self.agents:
            self.terminations[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards.get(agent, 0.0)
