"""The duel: a match between two players who never err in a microgame.

For them a tile is simply won by the holder of the obelisk, or by the other one. What is left is the macrogame,
with who puts the piece decided by the tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from obelisk.games.plug_in.match import Parts, award
from obelisk.kernel import rules
from obelisk.kernel.chance import ENDLESS
from obelisk.kernel.parts import on_part
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import Rules, announce, end
from obelisk.kernel.state import Chance, Numbers, State, StateType, number


class Duel:
    """The duel that belongs to the match of *parts*: its record, and the rules on it."""

    playout = ENDLESS
    exploration = 0.8
    rave = 0.0
    insight = 0.0

    def __init__(self, parts: Parts):
        """Make the rules known to the kernel."""
        self.parts = parts
        self.max_moves = parts.tiles
        announce(self.state, _rules(parts))

    def seats_of(self, s: State) -> int:
        """A duel has two players."""
        return 2

    def hides_in(self, s: State) -> bool:
        """A duel hides nothing."""
        return False

    @cached_property
    def state(self) -> StateType:
        """The macrogame's position, who holds the obelisk, and which tiles the holder wins."""
        return StateType(
            "plug-in-duel",
            parts={field: game.state for field, game in zip(self.parts.macro_fields, self.parts.macros, strict=True)},
            macro=number(0, len(self.parts.macros) - 1),
            obelisk=number(0, 1),
            for_holder=number(0, 1, self.parts.tiles, store=np.int8),
        )

    def from_match(self, s: State, won_by_first: Sequence[bool]) -> State:
        """Return the duel of a match whose holder chooses; *won_by_first* says which microgames seat 0 wins."""
        duel = self.state.blank()
        duel.macro, duel.obelisk, duel.turn = s.macro, s.obelisk, s.obelisk
        for field in self.parts.macro_fields:
            duel[field] = s[field]
        for tile, micro in enumerate(s.tiles):
            duel.for_holder[tile] = won_by_first[micro]
        return duel


def _rules(parts: Parts) -> Rules:
    macro_begin, macro_apply, macro_legal, macro_sample, macro_active, macro_winners = (
        on_part(stub, parts.macro_fields)
        for stub in (rules.begin, rules.apply, rules.legal, rules.sample, rules.active, rules.winners)
    )

    @rule
    def begin(s: State) -> None:
        macro_begin(s, s.macro)
        s.turn = s.obelisk

    @rule
    def legal(s: State, seat: int, moves: Numbers) -> int:
        return macro_legal(s, s.macro, seat, moves)

    @rule
    def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
        return macro_sample(s, s.macro, seat, rng, moves)

    @rule
    def apply(s: State, seat: int, move: int) -> None:
        macro_apply(s, s.macro, award(s, s.for_holder[move] == 1), move)
        if macro_active(s, s.macro) == 0:
            end(s, macro_winners(s, s.macro))

    return {"begin": begin, "legal": legal, "sample": sample, "apply": apply}
