"""The set-up of a match: the macrogame, the microgame on each tile, who holds the obelisk first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from obelisk.errors import BadSetup
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.state import OVER, State
from obelisk.rulebook.setups import reject_unknown_keys, whole_number

if TYPE_CHECKING:
    from obelisk.games.plug_in.rules import Parts

OPEN = -1
"""A tile whose microgame is left to chance, or that carries no piece."""

DEFAULT_SIZE = 4
"""The size of the rulebook's picture."""


class MatchSetup:
    """`{"macro": "rhombus", "size": 4, "tiles": ["kono", …], "obelisk": 0, "sides": 0}`.

    A match that is resumed from a map has `"pieces"` besides: for each tile null, or the seat that won it.
    """

    keys = ("macro", "tiles", "obelisk", "pieces")
    """The names that a set-up may have, whatever its macrogame."""

    def __init__(self, parts: Parts):
        """Read and write set-ups of a match made of *parts*."""
        self.parts = parts

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the options; tiles that they leave open are drawn from `micros` (a list of names; all by default)."""
        options = dict(options)
        micros = options.pop("micros", None)
        if micros is not None and "tiles" in options:
            raise BadSetup("setup/tiles-or-micros")
        known = ("micros", *self.keys, *self._macro({"macro": self.parts.macros[0].name, **options}).setup.keys)
        reject_unknown_keys(options, known, game)
        setup = {"macro": self.parts.macros[0].name, "obelisk": 0, **options}
        macro = self._macro(setup)
        defaults = {"size": DEFAULT_SIZE, "sides": 0}
        setup = {**{key: value for key, value in defaults.items() if key in macro.setup.keys}, **setup}
        self._read_all_but_tiles(s, game, setup)
        if "tiles" in setup:
            self._read_tiles(s, setup["tiles"])
        else:
            s.mix = self._mix(micros)
            s.tiles[: self._n_tiles(s)] = OPEN

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        for key in ("macro", "tiles"):
            if key not in setup:
                raise BadSetup("setup/missing-key", key=key, game=game)
        self._read_all_but_tiles(s, game, setup)
        self._read_tiles(s, setup["tiles"])

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up, the first piece of each tile only where there is one."""
        macro, position = self.parts.macro(s)
        n = self._n_tiles(s)
        setup = {
            "macro": macro.name,
            **macro.setup.write(position),
            "tiles": [self.parts.micros[kind].name for kind in s.tiles[:n]],
            "obelisk": int(s.obelisk),
        }
        if any(piece != OPEN for piece in s.given):
            setup["pieces"] = [None if piece == OPEN else int(piece) for piece in s.given[:n]]
        return setup

    def _macro(self, setup: dict[str, Any]) -> Game:
        by_name = {macro.name: macro for macro in self.parts.macros}
        name = setup["macro"]
        if not isinstance(name, str) or name not in by_name:
            raise BadSetup("setup/not-a-choice", key="macro", given=repr(name), known=tuple(by_name))
        return by_name[name]

    def _n_tiles(self, s: State) -> int:
        return len(self.parts.board(s))

    def _read_all_but_tiles(self, s: State, game: str, setup: dict[str, Any]) -> None:
        macro = self._macro(setup)
        reject_unknown_keys(setup, (*self.keys, *macro.setup.keys), game)
        s.macro = self.parts.macros.index(macro)
        macro.setup.read(self.parts.macro(s)[1], game, {key: setup[key] for key in macro.setup.keys if key in setup})
        s.obelisk = whole_number(setup, "obelisk", game, 0, 1)
        s.given[:] = OPEN
        if "pieces" in setup:
            self._read_pieces(s, setup["pieces"])

    def _read_tiles(self, s: State, tiles: Any) -> None:
        names = [micro.name for micro in self.parts.micros]
        n = self._n_tiles(s)
        if not isinstance(tiles, list | tuple) or len(tiles) != n:
            given = len(tiles) if isinstance(tiles, list | tuple) else repr(tiles)
            raise BadSetup("setup/tiles", n=n, given=given)
        for tile, name in enumerate(tiles):
            if not isinstance(name, str) or name not in names:
                raise BadSetup("setup/not-a-choice", key=f"tiles[{tile}]", given=repr(name), known=names)
            s.tiles[tile] = names.index(name)

    def _read_pieces(self, s: State, pieces: Any) -> None:
        n = self._n_tiles(s)
        is_list = isinstance(pieces, list | tuple) and len(pieces) == n
        # Not by value alone: True and 1.0 are equal to 1, but are no seats.
        if not is_list or not all(piece is None or (type(piece) is int and piece in (0, 1)) for piece in pieces):
            raise BadSetup("setup/pieces", n=n)
        _, position = self.parts.macro(s)
        trial = position.copy()
        rules.begin(trial)
        for tile, seat in enumerate(pieces):
            if seat is not None:
                s.given[tile] = seat
                rules.apply(trial, seat, tile)
            if trial.turn == OVER:
                raise BadSetup("setup/decided", seat=seat)

    def _mix(self, micros: Any) -> int:
        names = [micro.name for micro in self.parts.micros]
        chosen = names if micros is None else micros
        if not isinstance(chosen, list | tuple) or not chosen:
            raise BadSetup("plug-in/micros", given=repr(micros), example=json.dumps(names[:1]), known=names)
        mix = 0
        for name in chosen:
            if name not in names:
                raise BadSetup("setup/not-a-choice", key="micros", given=repr(name), known=names)
            mix |= 1 << names.index(name)
        return mix
