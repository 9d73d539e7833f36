"""What PettingZoo's two kinds of environments have in common: the seats of a game are agents."""

from __future__ import annotations

from typing import Any

from obelisk import catalogue
from obelisk.rl.copying import Copied
from obelisk.rl.rendering import MODES, check_mode, render
from obelisk.rl.session import Session
from obelisk.rl.spaces import AGENT, LOSE, actions_of, check_illegal, masked_of


class Agents(Copied):
    """One game, whose seats are the agents `player_0`, `player_1` and so on."""

    def __init__(
        self, game: str, name: str, render_mode: str | None = None, illegal: str = LOSE, **options: Any
    ) -> None:
        """Prepare a *game* with *options* of its `start`; `reset` begins one."""
        super().__init__()
        check_mode(render_mode)
        check_illegal(illegal)
        self.metadata: dict[str, Any] = {"name": name, "render_modes": list(MODES), "render_fps": 2}
        self.render_mode, self.illegal = render_mode, illegal
        self.session = Session(catalogue.game(game), options)
        space = self.session.space
        self.possible_agents = [AGENT.format(seat) for seat in range(space.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Any] = {agent: masked_of(space) for agent in self.possible_agents}
        self.action_spaces: dict[str, Any] = {agent: actions_of(space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what *agent* observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the actions of *agent*."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Show what a spectator may see."""
        return render(self.session.position, self.render_mode, None)

    def close(self) -> None:
        """Give nothing back: there is no window."""
