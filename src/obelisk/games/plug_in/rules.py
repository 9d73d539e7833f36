"""The match: a macrogame on tiles, and on each tile a microgame for the right to put a piece there."""

from collections.abc import Sequence

import numpy as np

from obelisk.authoring import (
    CHANCE,
    OVER,
    Board,
    Chance,
    Game,
    Numbers,
    Rules,
    State,
    StateType,
    end,
    number,
    pick,
    rule,
)
from obelisk.games.plug_in.composition import MOST_SHARES
from obelisk.games.plug_in.setup import OPEN
from obelisk.kernel import rules
from obelisk.kernel.generated import on_part

NO_TILE = -1

HOLDER_WINS = 0b01
"""The winners of a microgame, when the holder of the obelisk, who has its seat 0, wins it alone."""


class Parts:
    """The macro- and microgames of a match, and where the match's record keeps their positions."""

    def __init__(self, macros: Sequence[Game], micros: Sequence[Game]):
        """Give every game a field of the record."""
        self.macros = list(macros)
        self.micros = list(micros)
        self.games = [*self.macros, *self.micros]
        self.macro_fields = [_field("macro", game) for game in macros]
        self.micro_fields = [_field("micro", game) for game in micros]
        self.tiles = max(game.rules.max_moves for game in macros)

    def state(self) -> StateType:
        """Return the type of the match's positions."""
        kinds = zip(self.macro_fields + self.micro_fields, self.games, strict=True)
        return StateType(
            "plug-in",
            parts={field: game.rules.state for field, game in kinds},
            macro=number(0, len(self.macros) - 1),
            obelisk=number(0, 1),
            tile=number(NO_TILE, self.tiles - 1),
            # How many tiles each seat has won.
            taken=number(0, self.tiles, 2),
            tiles=number(OPEN, len(self.micros) - 1, self.tiles, store=np.int8),
            given=number(OPEN, 1, self.tiles, store=np.int8),
            mix=number(0, MOST_SHARES, len(self.micros)),
            is_dealt_out=number(0, 1),
        )

    def macro(self, s: State) -> tuple[Game, State]:
        """Return the macrogame and its position."""
        return self.macros[s.macro], s[self.macro_fields[s.macro]]

    def macro_called(self, name: str) -> Game:
        """Return the macrogame of that name, which must be one of the match."""
        return next(macro for macro in self.macros if macro.name == name)

    def micro(self, s: State) -> tuple[Game, State] | None:
        """Return the microgame that is being played and its position, if there is one."""
        if s.tile == NO_TILE:
            return None
        kind = s.tiles[s.tile]
        return self.micros[kind], s[self.micro_fields[kind]]

    def board(self, s: State) -> Board:
        """Return the macrogame's board."""
        game, position = self.macro(s)
        return game.board_of(position)

    def on_tiles(self, s: State) -> list[Game]:
        """Return the microgames that some tile carries."""
        return [self.micros[kind] for kind in sorted(set(s.tiles[: len(self.board(s))].tolist()))]

    def cells(self, s: State) -> list[int]:
        """Return who has a piece on each tile."""
        game, position = self.macro(s)
        return game.cells_of(position)


def _field(kind: str, game: Game) -> str:
    return f"{kind}_{game.name.replace('-', '_')}"


@rule
def award(s: State, is_won_by_holder: bool) -> int:
    """Return who wins a tile, and give the obelisk to the other one, who chooses next.

    A holder who wins hands the obelisk over; one who loses keeps it. A draw is won by the player without it, and it
    stays where it is. So it is always with the one who does not win the tile.
    """
    winner = s.obelisk if is_won_by_holder else 1 - s.obelisk
    s.obelisk = 1 - winner
    s.turn = s.obelisk
    return winner


@rule
def in_micro(s: State, seat: int) -> int:
    """Return which seat of the microgame is a seat of the match, and the other way round; chance has its own in both.

    plug-in.md, Ruling: the holder takes the microgame's seat 0.
    """
    return seat if seat == CHANCE else seat ^ s.obelisk


@rule
def count_out(s: State, rng: Chance) -> None:
    """Turn the shares of the microgames into numbers of tiles, as exactly as it can be done; chance rounds.

    One line is cut by the shares, and a mark is set at every tile's distance from a beginning by chance: each
    microgame gets as many tiles as there are marks in its part.
    """
    n, total = 0, s.mix.sum()
    for tile in range(len(s.tiles)):
        n += s.tiles[tile] == OPEN
    reached, marks = pick(rng, total), 0
    for kind in range(len(s.mix)):
        reached += s.mix[kind] * n
        s.mix[kind] = reached // total - marks
        marks = reached // total


@rule
def count_given(s: State) -> None:
    """Count the tiles that were won before the match began: on the map that it goes on from."""
    s.taken[:] = 0
    for tile in range(len(s.given)):
        if s.given[tile] != OPEN:
            s.taken[s.given[tile]] += 1


@rule
def points(s: State, totals: Numbers) -> None:
    """The tiles won, whatever the macrogame counts."""
    totals[0] = s.taken[0]
    totals[1] = s.taken[1]


def rules_of(parts: Parts) -> Rules:  # noqa: C901 (seven small rules, one after the other)
    """Return the rules of the match: each goes to the macrogame or to the microgame that is being played."""
    macro_begin, macro_apply, macro_legal, macro_is_legal, macro_sample, macro_active, macro_winners = (
        on_part(stub, parts.macro_fields)
        for stub in (
            rules.begin,
            rules.apply,
            rules.legal,
            rules.is_legal,
            rules.sample,
            rules.active,
            rules.winners,
        )
    )
    micro_wipe = on_part(rules.wipe, parts.micro_fields)
    micro_begin, micro_apply, micro_legal, micro_is_legal, micro_sample, micro_seat_to_act, micro_winners = (
        on_part(stub, parts.micro_fields)
        for stub in (
            rules.begin,
            rules.apply,
            rules.legal,
            rules.is_legal,
            rules.sample,
            rules.seat_to_act,
            rules.winners,
        )
    )
    micro_weight = on_part(rules.weight, parts.micro_fields)

    @rule
    def deal(s: State, rng: Chance) -> None:
        if s.is_dealt_out == 1:
            count_out(s, rng)
        for tile in range(len(s.tiles)):
            if s.tiles[tile] == OPEN:
                kind, left = 0, pick(rng, s.mix.sum())
                while left >= s.mix[kind]:
                    left -= s.mix[kind]
                    kind += 1
                s.tiles[tile] = kind
                s.mix[kind] -= s.is_dealt_out

    @rule
    def begin(s: State) -> None:
        s.mix[:] = 0
        s.is_dealt_out = 0
        s.tile = NO_TILE
        s.turn = s.obelisk
        count_given(s)
        macro_begin(s, s.macro)
        for tile in range(len(s.given)):
            if s.given[tile] != OPEN:
                macro_apply(s, s.macro, s.given[tile], tile)

    @rule
    def legal(s: State, seat: int, moves: Numbers) -> int:
        if s.tile == NO_TILE:
            return macro_legal(s, s.macro, seat, moves)
        return micro_legal(s, s.tiles[s.tile], in_micro(s, seat), moves)

    @rule
    def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
        if s.tile == NO_TILE:
            return macro_is_legal(s, s.macro, seat, move, moves)
        return micro_is_legal(s, s.tiles[s.tile], in_micro(s, seat), move, moves)

    @rule
    def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
        if s.tile == NO_TILE:
            return macro_sample(s, s.macro, seat, rng, moves)
        return micro_sample(s, s.tiles[s.tile], in_micro(s, seat), rng, moves)

    @rule
    def apply(s: State, seat: int, move: int) -> None:
        if s.tile == NO_TILE:
            s.tile = move
            micro_begin(s, s.tiles[move])
        else:
            micro_apply(s, s.tiles[s.tile], in_micro(s, seat), move)
        playing = micro_seat_to_act(s, s.tiles[s.tile])
        if playing != OVER:
            s.turn = in_micro(s, playing)
        else:
            settle(s)

    @rule
    def settle(s: State) -> None:
        winner = award(s, micro_winners(s, s.tiles[s.tile]) == HOLDER_WINS)
        macro_apply(s, s.macro, winner, s.tile)
        s.taken[winner] += 1
        # Nothing of a decided microgame is left: positions are equal if the same can happen in them.
        micro_wipe(s, s.tiles[s.tile])
        s.tile = NO_TILE
        if macro_active(s, s.macro) == 0:
            end(s, macro_winners(s, s.macro))

    @rule
    def weight(s: State, move: int) -> int:
        return micro_weight(s, s.tiles[s.tile], move)

    return Rules(
        state=parts.state(),
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=max(game.rules.max_moves for game in parts.games),
        max_plies=parts.tiles * (1 + max(game.rules.max_plies for game in parts.micros)),
        has_chance=any(game.rules.has_chance for game in parts.micros),
        deal=deal,
        weight=weight,
        is_legal=is_legal,
        sample=sample,
        points=points,
    )
