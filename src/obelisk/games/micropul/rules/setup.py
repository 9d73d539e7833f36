"""The set-up: how many play, the shuffled core, who starts."""

from typing import Any

from obelisk.errors import BadSetup
from obelisk.games.micropul.rules.data import CORE, N_TILES, START_TILE
from obelisk.games.micropul.rules.state import MOST_PLAYERS
from obelisk.kernel.state import State
from obelisk.rulebook.setups import reject_unknown_keys, whole_number


class MicropulSetup:
    """`{"players": 2, "core": [47 tiles], "starts": 0}`."""

    keys: tuple[str, ...] = ("players", "core", "starts")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the number of players (2) and who starts (seat 0); the core is shuffled."""
        reject_unknown_keys(options, ("players", "starts"), game)
        self._read_players(s, game, {"players": MOST_PLAYERS, "starts": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        reject_unknown_keys(setup, self.keys, game)
        self._read_players(s, game, setup)
        if "core" not in setup:
            raise BadSetup("setup/missing-key", key="core", game=game)
        core = setup["core"]
        expected = [tile for tile in range(N_TILES) if tile != START_TILE]
        is_list = isinstance(core, list | tuple) and all(type(tile) is int for tile in core)
        if not is_list or sorted(core) != expected:
            raise BadSetup("micropul/core", n=CORE, start=START_TILE, last=N_TILES - 1)
        s.core[:] = core

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up."""
        return {"players": int(s.players), "core": [int(tile) for tile in s.core], "starts": int(s.starts)}

    def _read_players(self, s: State, game: str, given: dict[str, Any]) -> None:
        s.players = whole_number(given, "players", game, 1, MOST_PLAYERS)
        s.starts = whole_number(given, "starts", game, 0, s.players - 1)
