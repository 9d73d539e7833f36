"""The match for programs that learn: tiles and the actions of each microgame, planes of macrogame and microgame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from obelisk.authoring import Encoding, Part, State, fill, rule
from obelisk.games.plug_in.rules import NO_TILE, Parts, in_micro
from obelisk.kernel.generated import on_part
from obelisk.kernel.learning import encoding
from obelisk.kernel.learning.encoding import ROW
from obelisk.kernel.state import Array

if TYPE_CHECKING:
    from obelisk.authoring import Game

Function = Callable[..., Any]

NOT_LEGAL = -2


class MatchEncoding:
    """Makes the encoding of a match from those of its macro- and microgames."""

    def __init__(self, parts: Parts):
        self.parts = parts

    def complete(self, game: Game) -> Encoding | None:
        """Return the encoding; None if one of the games has none."""
        macros, micros = ([part.coding for part in games] for games in (self.parts.macros, self.parts.micros))
        known_macros, known_micros = ([one for one in found if one is not None] for found in (macros, micros))
        if len(known_macros) < len(macros) or len(known_micros) < len(micros):
            return None
        return _Maker(self.parts, known_macros, known_micros).encoding()


class _Maker:
    """Makes the encoding of one match."""

    def __init__(self, parts: Parts, macros: list[Encoding], micros: list[Encoding]):
        self.parts, self.macros, self.micros = parts, macros, micros
        self.blanks = [game.rules.state.blank() for game in parts.micros]
        spaces = [game.space_of(s) for game, s in zip(parts.micros, self.blanks, strict=True)]
        self.counts = np.array([space.actions for space in spaces])
        self.outcomes = np.array([space.outcomes for space in spaces])
        self.micro_planes = max(space.observation[0] - 1 for space in spaces)
        self.micro_grid = max(space.observation[1] for space in spaces), max(space.observation[2] for space in spaces)
        self.longest = max(space.max_plies for space in spaces)

    def encoding(self) -> Encoding:
        """Return all of it."""
        actions, index, move_at = self._actions()
        return Encoding(
            actions=actions,
            index=index,
            move_at=move_at,
            observe=self._observe(),
            grid=self._grid,
            action_parts=self._action_parts,
            planes=self._planes,
            variant=lambda s: (int(s.macro), self.macros[s.macro].variant(self._macro(s))),
            outcomes=int(self.outcomes.sum()),
            max_plies=lambda s: len(self.parts.board(s)) * (1 + self.longest),
        )

    def _macro(self, s: State) -> State:
        return s[self.parts.macro_fields[s.macro]]

    def _actions(self) -> tuple[Function, Function, Function]:
        """Return the rules that count actions, and turn moves into actions and back."""
        macro_fields, micro_fields = self.parts.macro_fields, self.parts.micro_fields
        macro_actions, macro_index, macro_move_at = (
            on_part(stub, macro_fields) for stub in (encoding.actions, encoding.index, encoding.move_at)
        )
        micro_index, micro_move_at = (on_part(stub, micro_fields) for stub in (encoding.index, encoding.move_at))
        counts, first, total = self.counts, np.cumsum(self.counts) - self.counts, int(self.counts.sum())
        outcomes, first_outcome = self.outcomes, np.cumsum(self.outcomes) - self.outcomes

        @rule
        def actions(s: State) -> int:
            return macro_actions(s, s.macro) + total

        @rule
        def index(s: State, seat: int, move: int) -> int:
            if s.tile == NO_TILE:
                return macro_index(s, s.macro, seat, move)
            kind = s.tiles[s.tile]
            number = micro_index(s, kind, in_micro(s, seat), move)
            if seat < 0:
                return first_outcome[kind] + number
            return macro_actions(s, s.macro) + first[kind] + number

        @rule
        def move_at(s: State, seat: int, action: int) -> int:
            before = macro_actions(s, s.macro)
            if s.tile == NO_TILE:
                return macro_move_at(s, s.macro, seat, action) if action < before else NOT_LEGAL
            kind = s.tiles[s.tile]
            number = action - first_outcome[kind] if seat < 0 else action - before - first[kind]
            if number < 0 or number >= (outcomes[kind] if seat < 0 else counts[kind]):
                return NOT_LEGAL
            return micro_move_at(s, kind, in_micro(s, seat), number)

        return actions, index, move_at

    def _observe(self) -> Function:
        """Return the rule that writes the planes."""
        macro_observe, macro_spot = (
            on_part(stub, self.parts.macro_fields) for stub in (encoding.observe, encoding.spot)
        )
        micro_observe = on_part(encoding.observe, self.parts.micro_fields)
        macro_actions = on_part(encoding.actions, self.parts.macro_fields)
        kinds, micro_planes = len(self.micros), self.micro_planes
        macro_planes = np.array([self._macro_planes(number) for number in range(len(self.macros))])

        @rule
        def observe(s: State, seat: int, planes: Array) -> None:
            first = macro_planes[s.macro]
            macro_observe(s, s.macro, seat, planes[:first])
            for tile in range(macro_actions(s, s.macro)):
                at = macro_spot(s, s.macro, seat, tile)
                planes[first + s.tiles[tile], at // ROW, at % ROW] = 1
            in_play = first + kinds
            fill(planes, in_play + 1, 1 if s.obelisk == seat else 0)
            if s.tile != NO_TILE:
                at = macro_spot(s, s.macro, seat, s.tile)
                planes[in_play, at // ROW, at % ROW] = 1
                kind = s.tiles[s.tile]
                fill(planes, in_play + 2 + kind, 1)
                begins = in_play + 2 + kinds
                micro_observe(s, kind, in_micro(s, seat), planes[begins : begins + micro_planes])

        return observe

    def _macro_planes(self, number: int) -> int:
        """Return how many planes a macrogame has; boards of any size have as many."""
        field = self.parts.macros[number].rules.state.fields
        s = self.parts.macros[number].rules.state.blank()
        for name in field:
            s[name] = max(0, field[name].low)
        return sum(part.n for part in self.macros[number].planes(s))

    def _grid(self, s: State) -> tuple[int, int]:
        rows, columns = self.macros[s.macro].grid(self._macro(s))
        return max(rows, self.micro_grid[0]), max(columns, self.micro_grid[1])

    def _action_parts(self, s: State) -> list[Part]:
        tiles = int(self.macros[s.macro].actions(self._macro(s)))
        found = [Part(tiles, f"choose a tile, as a cell of {self.parts.macros[s.macro].name}")]
        for game, coding, blank in zip(self.parts.micros, self.micros, self.blanks, strict=True):
            found += [Part(part.n, f"{game.name}: {part.about}") for part in coding.action_parts(blank)]
        return found

    def _planes(self, s: State) -> list[Part]:
        macro = self.parts.macros[s.macro].name
        names = ", ".join(game.name for game in self.parts.micros)
        found = [Part(part.n, f"{macro}: {part.about}") for part in self.macros[s.macro].planes(self._macro(s))]
        kinds = len(self.micros)
        return [
            *found,
            Part(kinds, f"the tiles that carry {names}"),
            Part(1, "the tile that is played for"),
            Part(1, "1 everywhere if the seat holds the obelisk"),
            Part(kinds, f"1 everywhere for the microgame that is played: {names}"),
            Part(self.micro_planes, "the planes of that microgame, as it has them alone"),
        ]
