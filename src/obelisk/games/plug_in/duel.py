"""The duel: a match between two players of whom it is known how they fare in each microgame.

For players who never err, a tile is simply won by the holder of the obelisk, or by the other one. What is left is
the macrogame, with who puts the piece decided by the tile. Against a player who errs a tile is won with some chance,
and that chance depends on who holds the obelisk.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from obelisk.authoring import EMPTY, Chance, Numbers, Rules, Search, State, StateType, end, number, pick, rule
from obelisk.games.plug_in.rules import NO_TILE, Parts, award
from obelisk.kernel import rules
from obelisk.kernel.generated import mix, on_part
from obelisk.kernel.rules import install

SURE = 1000
"""The odds of a tile that the holder always wins, in thousandths."""

LOST, WON = 1 << 20, (1 << 20) + 1
"""The moves that tell how the holder fared on a tile that may go either way; no tile has such a number."""

Odds = Sequence[Sequence[float]]
"""By seat and microgame: the chance, from 0 to 1, that this seat wins it as the holder of the obelisk."""


class Duel:
    """The duel that belongs to the match of *parts*: its record, and the rules on it.

    Where a tile may go either way, its choice is followed by a move that tells how it went. No seat can choose that:
    for every world that a search determinizes it is settled beforehand, and only this one move is legal.
    """

    search = Search()

    def __init__(self, parts: Parts):
        """Make the rules known to the kernel."""
        self.parts = parts
        self.rules = _rules(parts, self.state)
        install(self.rules)

    def seats_of(self, s: State) -> int:
        """A duel has two players."""
        return 2

    def hides_in(self, s: State) -> bool:
        """Tell whether chance has a say: how the tiles will go is hidden from both."""
        return bool(np.any((s.odds > 0) & (s.odds < SURE)))

    @cached_property
    def state(self) -> StateType:
        """The macrogame's position, who holds the obelisk, and how likely each seat as the holder wins each tile.

        `luck` is drawn for each tile; the holder wins where it is below the odds. `tile` is one that was just chosen.
        """
        return StateType(
            "plug-in-duel",
            parts={
                field: game.rules.state for field, game in zip(self.parts.macro_fields, self.parts.macros, strict=True)
            },
            macro=number(0, len(self.parts.macros) - 1),
            obelisk=number(0, 1),
            tile=number(NO_TILE, self.parts.tiles - 1),
            odds=number(0, SURE, 2, self.parts.tiles, store=np.int16),
            luck=number(0, SURE - 1, self.parts.tiles, store=np.int16),
        )

    def from_match(self, s: State, odds: Odds) -> State:
        """Return the duel of a match whose holder chooses."""
        duel = self.state.blank()
        duel.macro, duel.obelisk, duel.turn, duel.tile = s.macro, s.obelisk, s.obelisk, NO_TILE
        for field in self.parts.macro_fields:
            duel[field] = s[field]
        for seat in (0, 1):
            for tile, micro in enumerate(s.tiles):
                duel.odds[seat, tile] = round(SURE * odds[seat][micro])
        return duel


def settled(parts: Parts, s: State, won_by_first: Sequence[bool], tile: int = NO_TILE) -> State:
    """Return the position of a monotone macrogame that a match comes down to when nobody errs.

    *won_by_first* says which microgames are won by their first player, the holder. With a *tile*, it is chosen first.

    A tile of the holder's gives the obelisk away; one of the other's does not. So the players take the holder's tiles
    in turn, and when these are gone, who holds the obelisk then gives away all the rest. Who that is depends only on
    how many of the holder's tiles there are, and choosing a tile that the other wins never helps: it hands over a tile
    that would have been one's own, or one that was lost anyway. So the other's tiles are as good as given, to one
    player, and what is left is the macrogame itself on the holder's tiles.
    """
    macro, position = parts.macro(s)
    position = position.copy()
    holder = int(s.obelisk)
    if tile != NO_TILE:
        winner = holder if won_by_first[s.tiles[tile]] else 1 - holder
        rules.apply(position, winner, tile)
        holder = 1 - winner
    free = [cell for cell, owner in enumerate(macro.cells_of(position)) if owner == EMPTY]
    given = [cell for cell in free if not won_by_first[s.tiles[cell]]]
    heir = holder if (len(free) - len(given)) % 2 == 1 else 1 - holder
    for cell in given:
        if int(rules.active(position)) != 0:
            rules.apply(position, heir, cell)
    if int(rules.active(position)) != 0:
        position.turn = holder
    return position


def _rules(parts: Parts, state: StateType) -> Rules:  # noqa: C901 (eight small rules, one after the other)
    macro_begin, macro_apply, macro_legal, macro_sample, macro_active, macro_winners, macro_hash = (
        on_part(stub, parts.macro_fields)
        for stub in (
            rules.begin,
            rules.apply,
            rules.legal,
            rules.sample,
            rules.active,
            rules.winners,
            rules.position_hash,
        )
    )

    @rule
    def begin(s: State) -> None:
        macro_begin(s, s.macro)
        s.tile = NO_TILE
        s.turn = s.obelisk

    @rule
    def determinize(s: State, seat: int, rng: Chance) -> None:
        for tile in range(len(s.luck)):
            s.luck[tile] = pick(rng, SURE)

    @rule
    def legal(s: State, seat: int, moves: Numbers) -> int:
        if s.tile == NO_TILE:
            return macro_legal(s, s.macro, seat, moves)
        moves[0] = fate(s)
        return 1

    @rule
    def fate(s: State) -> int:
        return WON if s.luck[s.tile] < s.odds[s.obelisk, s.tile] else LOST

    @rule
    def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
        return macro_sample(s, s.macro, seat, rng, moves) if s.tile == NO_TILE else fate(s)

    @rule
    def apply(s: State, seat: int, move: int) -> None:
        if s.tile != NO_TILE:
            settle(s, s.tile, move == WON)
        elif 0 < s.odds[seat, move] < SURE:
            s.tile = move
        else:
            settle(s, move, s.odds[seat, move] == SURE)

    @rule
    def settle(s: State, tile: int, is_won_by_holder: bool) -> None:
        macro_apply(s, s.macro, award(s, is_won_by_holder), tile)
        s.tile = NO_TILE
        if macro_active(s, s.macro) == 0:
            end(s, macro_winners(s, s.macro))

    @rule
    def position_hash(s: State) -> int:
        return mix(mix(macro_hash(s, s.macro), s.obelisk), s.tile)

    return Rules(
        state=state,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=parts.tiles,
        sample=sample,
        determinize=determinize,
        position_hash=position_hash,
    )
