"""OpenSpiel: every game as a Python game of that library, called `obelisk_kono` and `python_obelisk_kono`.

Chance is explicit. Where it deals a set-up, the first node is that of the deal: one of `deals` set-ups, all as likely.
Seats that may act at once act one after the other; none of them learns what those before it did.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from obelisk import catalogue
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.rl.session import SEEDS, rewards_of
from obelisk.storage.origin import how_to_install

try:
    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError:
    pyspiel = None
_Game: Any = getattr(pyspiel, "Game", object)
_State: Any = getattr(pyspiel, "State", object)

PREFIXES = ("obelisk_", "python_obelisk_")
DEALS = 1000
"""How many set-ups a deal is drawn from, unless the parameter `deals` says otherwise."""


def register() -> list[str]:
    """Make every game known to OpenSpiel; return the names under which they are."""
    if pyspiel is None:
        raise ImportError(f"OpenSpiel is not installed: {how_to_install('bench')}")
    known, found = set(pyspiel.registered_names()), []
    for name in catalogue.names():
        game = catalogue.game(name)
        if game.coding is None:
            continue
        for prefix in PREFIXES:
            short = prefix + name.replace("-", "_")
            if short not in known:
                _register(game, short)
            found.append(short)
    return found


def _register(game: Game, short: str) -> None:
    # A class of its own: the library drops what makes a game after Python has ended, and a function cannot stand that.
    kind = type(short, (SpielGame,), {"played": game, "short": short})
    pyspiel.register_game(_type_of(game, short, game.seats[0], game.hides), kind)


def _type_of(game: Game, short: str, seats: int, hides: bool) -> Any:
    """Return what OpenSpiel must know of a game, for so many *seats*, and whether it *hides* something."""
    kinds = pyspiel.GameType
    has_chance = game.rules.has_chance or game.rules.deal is not None
    fewest, most = game.seats
    return kinds(
        short_name=short,
        long_name=game.title.explain("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """Return the options that can be given, each with its usual value."""
    setup = game.start(seed=0).setup
    given = {option.name: setup.get(option.name, option.default) for option in game.options}
    if game.seats[0] != game.seats[1]:
        given["players"] = game.space().seats
    usual = {name: value for name, value in given.items() if isinstance(value, int | float | str)}
    if game.rules.deal is not None:
        usual["deals"] = DEALS
    return usual


class SpielGame(_Game):
    """A game of ours, with its options as parameters: `obelisk_rhombus(size=5)`."""

    played: Game
    short: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the *params* that are given as options of `start`."""
        game, options = self.played, dict(params or {})
        self.deals = int(options.pop("deals", DEALS)) if game.rules.deal is not None else 0
        if game.rules.deal is not None and self.deals < 1:
            raise BadRequest("request/number", name="deals", low=1, given=repr(self.deals))
        self.options = options
        self.space = space = game.space(**options)
        low, high = space.rewards
        info = pyspiel.GameInfo(
            num_distinct_actions=space.actions,
            max_chance_outcomes=max(space.outcomes, self.deals),
            num_players=space.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if space.seats > 1 else None,
            max_game_length=space.max_plies,
        )
        super().__init__(_type_of(game, self.short, space.seats, space.hides), info, params or {})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes positions as planes, or as information states where everything is recalled."""
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(_State):
    """A position of ours, or the deal before the first one."""

    def __init__(self, game: SpielGame) -> None:
        """Begin a game: with the deal, where there is one."""
        super().__init__(game)
        # Whatever a state holds is copied and pickled with it: so it holds the name of the game alone.
        self.name, self.options = game.played.name, game.options
        self.deals, self.seats = game.deals, game.space.seats
        self.position: Position | None = None
        """The position; None before the deal."""
        if not game.deals:
            self.position = game.played.start(seed=0, **game.options)

    def current_player(self) -> int:
        """Return who acts: the first of the seats that may."""
        if self.position is None or self.position.is_chances_turn:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.active[0] if self.position.active else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions, in order."""
        return [] if self.position is None else self.position.actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can come, each with its probability."""
        if self.position is None:
            return [(deal, 1 / self.deals) for deal in range(self.deals)]
        position = self.position
        found = {position.action(text, CHANCE): probability for text, probability in position.chances()}
        return sorted(found.items())

    def _apply_action(self, action: int) -> None:
        """Do an action of whoever acts."""
        if self.position is None:
            self.position = catalogue.game(self.name).start(seed=action, **self.options)
        else:
            self.position = self.position.play(action, self.position.active[0])

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action as the game writes it."""
        if self.position is None:
            return f"deal {action}"
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.position.move(action, seat)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """Return what the game is worth to each player: nothing before its end."""
        return rewards_of(self.position) if self.position is not None else [0.0] * self.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> SpielState:
        """Return a state that *player* cannot tell from this one; *sampler* returns numbers from 0 to 1."""
        other = self.clone()
        if self.position is not None:
            seed = None if sampler is None else int(sampler() * SEEDS)
            other.position = self.position.determinize(player, generator(seed))
        return other

    def __str__(self) -> str:
        """Return the board as everybody sees it."""
        return "deal" if self.position is None else str(self.position)


class SpielObserver:
    """Observes a state as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        """Make room for planes; one that *recalls* everything writes information states."""
        self.recalls = recalls
        self.tensor = np.zeros(int(np.prod(game.space.observation)), np.float32)
        self.dict = {"observation": self.tensor.reshape(game.space.observation)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what *player* observes."""
        self.dict["observation"][:] = 0 if state.position is None else state.position.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what *player* knows, as text: its information state, or what it sees now."""
        if state.position is None:
            return "deal"
        return state.position.key(player).hex() if self.recalls else state.position.observe(player).tobytes().hex()
