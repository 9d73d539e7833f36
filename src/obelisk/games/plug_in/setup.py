"""The set-up of a match: the macrogame, the microgame on each tile, who holds the obelisk first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from obelisk.authoring import BadSetup, Game, State, bits, reject_unknown_keys, whole_number
from obelisk.games.plug_in import composition
from obelisk.games.plug_in.composition import CLASSIC, MOST_SHARES, SETS
from obelisk.kernel import rules

if TYPE_CHECKING:
    from obelisk.games.plug_in.rules import Parts

OPEN = -1
"""A tile whose microgame is left to chance, or that carries no piece."""

DEFAULT_SIZE = 4
"""The size of the rulebook's picture, for macrogames that do not say which sizes they have."""


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
        """Take the options; tiles that they leave open are drawn from `micros`, the classic set by default.

        `micros` is "classic", "all", a list of names, of which each is as likely as the others, or shares by name,
        which are dealt out as exactly as the number of tiles allows; or the same as text. A `composition` says all of
        it in one line.
        """
        options = self._composed(options)
        micros = options.pop("micros", None)
        if micros is not None and "tiles" in options:
            raise BadSetup("setup/tiles-or-micros")
        macro = self._macro(options)
        reject_unknown_keys(options, ("micros", "composition", *self.keys, *macro.setup.keys), game)
        defaults = {"size": composition.usual_size(macro) or DEFAULT_SIZE, "sides": 0}
        usual = {key: value for key, value in defaults.items() if key in macro.setup.keys}
        setup = {**usual, "macro": macro.name, "obelisk": 0, **options}
        self._read_all_but_tiles(s, game, setup)
        if isinstance(micros, str) and micros not in SETS:
            read = composition.read_contents(self.parts, micros, self.parts.board(s))
            micros, setup = read.get("micros"), {**setup, **read}
        if "tiles" in setup:
            self._read_tiles(s, setup["tiles"])
        else:
            self._read_mix(s, micros)
            s.tiles[: self._n_tiles(s)] = OPEN

    def _composed(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with what a composition says in their place."""
        if "composition" not in options:
            return {"macro": self.parts.macros[0].name, **options}
        for key in ("macro", "size", "tiles", "micros"):
            if key in options:
                raise BadSetup("plug-in/composition/and", key=key)
        others = {key: value for key, value in options.items() if key != "composition"}
        return {**others, **composition.read(self.parts, options["composition"])}

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

    def shares(self, s: State) -> dict[Game, int]:
        """Return how often each microgame is on a tile, or comes among so many draws where the tiles are open."""
        tiles = [int(kind) for kind in s.tiles[: self._n_tiles(s)]]
        counts = [int(share) for share in s.mix] if OPEN in tiles else map(tiles.count, range(len(self.parts.micros)))
        return {micro: n for micro, n in zip(self.parts.micros, counts, strict=False) if n}

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
            if int(rules.active(trial)) == 0:
                raise BadSetup("setup/decided", seat=bits.lowest(rules.winners(trial)))

    def _read_mix(self, s: State, micros: Any) -> None:
        """Note how many shares each microgame has, and whether they are dealt out or drawn anew for every tile."""
        names = [micro.name for micro in self.parts.micros]
        chosen = self._set(CLASSIC if micros is None else micros) if micros in (None, *SETS) else micros
        if not isinstance(chosen, list | tuple | dict) or not chosen:
            examples = {"example": json.dumps(names[:1]), "shares": json.dumps({names[0]: 3, names[-1]: 1})}
            raise BadSetup("plug-in/micros", given=repr(micros), known=names, **examples)
        s.is_dealt_out = int(isinstance(chosen, dict))
        for name in chosen:
            if name not in names:
                raise BadSetup("setup/not-a-choice", key="micros", given=repr(name), known=names)
            if isinstance(chosen, dict):
                s.mix[names.index(name)] = whole_number(chosen, name, "micros", 1, MOST_SHARES)
            else:
                s.mix[names.index(name)] += 1

    def _set(self, name: str) -> list[str]:
        """Return the microgames of a set; where none of them is classic, all are."""
        classic = [micro.name for micro in self.parts.micros if micro.is_classic]
        return classic if name == CLASSIC and classic else [micro.name for micro in self.parts.micros]
