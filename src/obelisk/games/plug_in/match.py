"""The match: a macrogame on tiles, and on each tile a microgame for the right to put a piece there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.geometry import Board
from obelisk.games.plug_in.match_setup import OPEN, MatchSetup
from obelisk.games.reasons import Ending, Reason, Reasoning, after
from obelisk.games.rulebook import Refusal, Rulebook
from obelisk.kernel import bits, rules
from obelisk.kernel.chance import pick
from obelisk.kernel.parts import on_part
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import Rules, end, seat_to_act
from obelisk.kernel.state import Chance, Numbers, State, StateType, number

NO_TILE = -1

HOLDER_WINS = 0b01
"""The winners of a microgame, when the holder of the obelisk, who has its seat 0, wins it alone."""


class Parts:
    """The macro- and microgames of a match, and where the match's record keeps their positions."""

    def __init__(self, macros: Sequence[Rulebook], micros: Sequence[Rulebook]):
        """Give every game a field of the record."""
        self.macros = list(macros)
        self.micros = list(micros)
        self.macro_fields = [_field("macro", game) for game in macros]
        self.micro_fields = [_field("micro", game) for game in micros]
        self.tiles = max(game.max_moves for game in macros)

    def state(self) -> StateType:
        """Return the type of the match's positions."""
        kinds = zip(self.macro_fields + self.micro_fields, self.macros + self.micros, strict=True)
        return StateType(
            "plug-in",
            parts={field: game.state for field, game in kinds},
            macro=number(0, len(self.macros) - 1),
            obelisk=number(0, 1),
            tile=number(NO_TILE, self.tiles - 1),
            tiles=number(OPEN, len(self.micros) - 1, self.tiles, store=np.int8),
            given=number(OPEN, 1, self.tiles, store=np.int8),
            mix=number(0, (1 << len(self.micros)) - 1),
        )

    def macro(self, s: State) -> tuple[Rulebook, State]:
        """Return the macrogame and its position."""
        return self.macros[s.macro], s[self.macro_fields[s.macro]]

    def micro(self, s: State) -> tuple[Rulebook, State] | None:
        """Return the microgame that is being played and its position, if there is one."""
        if s.tile == NO_TILE:
            return None
        kind = s.tiles[s.tile]
        return self.micros[kind], s[self.micro_fields[kind]]

    def board(self, s: State) -> Board:
        """Return the macrogame's board."""
        game, position = self.macro(s)
        return game.board_of(position)


def _field(kind: str, game: Rulebook) -> str:
    return f"{kind}_{game.name.replace('-', '_')}"


def make_match(macros: Sequence[Rulebook], micros: Sequence[Rulebook]) -> Rulebook:
    """Return the game `plug-in` with all the macro- and microgames there are."""
    parts = Parts(macros, micros)
    given = _rules(parts)
    return Rulebook(
        name="plug-in",
        title={"en": "Plug-In", "ja": "プラグイン"},
        state=parts.state(),
        board=parts.board,
        notation=MatchNotation(parts),
        max_moves=max(game.max_moves for game in (*macros, *micros)),
        begin=given.pop("begin"),
        legal=given.pop("legal"),
        apply=given.pop("apply"),
        more_rules=given,
        why_not=_why_not(parts),
        whose_turn=_whose_turn,
        reason=_reason(parts),
        ending=_ending(parts),
        reckoning=_reckoning(parts),
        cells=lambda s: parts.macro(s)[0].cells_of(parts.macro(s)[1]),
        setup=MatchSetup(parts),
        view=_view(parts),
        drawing="obelisk.drawing.plug_in",
        # Its games are long, and each microgame is small.
        looks=(20, 60, 150, 400),
        parts=parts,
    )


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


def _rules(parts: Parts) -> Rules:  # noqa: C901 (seven small rules, one after the other)
    """Return the rules of the match: each goes to the macrogame or to the microgame that is being played."""
    macro_begin, macro_apply, macro_legal, macro_is_legal, macro_sample, macro_active, macro_winners, macro_points = (
        on_part(stub, parts.macro_fields)
        for stub in (
            rules.begin,
            rules.apply,
            rules.legal,
            rules.is_legal,
            rules.sample,
            rules.active,
            rules.winners,
            rules.points,
        )
    )
    micro_wipe = on_part(rules.wipe, parts.micro_fields)
    micro_begin, micro_apply, micro_legal, micro_is_legal, micro_sample, micro_active, micro_winners = (
        on_part(stub, parts.micro_fields)
        for stub in (rules.begin, rules.apply, rules.legal, rules.is_legal, rules.sample, rules.active, rules.winners)
    )

    @rule
    def deal(s: State, rng: Chance) -> None:
        for tile in range(len(s.tiles)):
            if s.tiles[tile] == OPEN:
                left = s.mix
                for _ in range(pick(rng, bits.count(s.mix))):
                    left &= left - 1
                s.tiles[tile] = bits.lowest(left)

    @rule
    def begin(s: State) -> None:
        s.mix = 0
        s.tile = NO_TILE
        s.turn = s.obelisk
        macro_begin(s, s.macro)
        for tile in range(len(s.given)):
            if s.given[tile] != OPEN:
                macro_apply(s, s.macro, s.given[tile], tile)

    @rule
    def legal(s: State, seat: int, moves: Numbers) -> int:
        if s.tile == NO_TILE:
            return macro_legal(s, s.macro, seat, moves)
        return micro_legal(s, s.tiles[s.tile], seat ^ s.obelisk, moves)

    @rule
    def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
        if s.tile == NO_TILE:
            return macro_is_legal(s, s.macro, seat, move, moves)
        return micro_is_legal(s, s.tiles[s.tile], seat ^ s.obelisk, move, moves)

    @rule
    def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
        if s.tile == NO_TILE:
            return macro_sample(s, s.macro, seat, rng, moves)
        return micro_sample(s, s.tiles[s.tile], seat ^ s.obelisk, rng, moves)

    @rule
    def apply(s: State, seat: int, move: int) -> None:
        # plug-in.md, Ruling: the holder takes the microgame's seat 0, so `seat ^ obelisk` is a player's seat in it.
        if s.tile == NO_TILE:
            s.tile = move
            micro_begin(s, s.tiles[move])
        else:
            micro_apply(s, s.tiles[s.tile], seat ^ s.obelisk, move)
        playing = micro_active(s, s.tiles[s.tile])
        if playing != 0:
            s.turn = bits.lowest(playing) ^ s.obelisk
        else:
            settle(s)

    @rule
    def settle(s: State) -> None:
        winner = award(s, micro_winners(s, s.tiles[s.tile]) == HOLDER_WINS)
        macro_apply(s, s.macro, winner, s.tile)
        # Nothing of a decided microgame is left: positions are equal if the same can happen in them.
        micro_wipe(s, s.tiles[s.tile])
        s.tile = NO_TILE
        if macro_active(s, s.macro) == 0:
            end(s, macro_winners(s, s.macro))

    @rule
    def points(s: State, totals: Numbers) -> None:
        macro_points(s, s.macro, totals)

    return {
        "deal": deal,
        "begin": begin,
        "legal": legal,
        "is_legal": is_legal,
        "sample": sample,
        "apply": apply,
        "points": points,
    }


class MatchNotation:
    """`@c2` chooses a tile; the other moves are the microgame's own."""

    def __init__(self, parts: Parts):
        """Write the moves of a match made of *parts*."""
        self.parts = parts

    def write(self, s: State, move: int) -> str:
        """Return the tile, or the microgame's text."""
        micro = self.parts.micro(s)
        if micro is None:
            return "@" + self.parts.board(s).names[move]
        game, position = micro
        return game.notation.write(position, move)

    def read(self, s: State, text: str) -> int:
        """Return the tile, or what the microgame reads."""
        micro = self.parts.micro(s)
        board = self.parts.board(s)
        if micro is None:
            if not text.startswith("@"):
                raise IllegalMove("plug-in/choose-first", move=text, example="@" + board.names[0])
            if text[1:] not in board.cells:
                first, last = board.names[0], board.names[-1]
                raise IllegalMove("plug-in/no-such-tile", move=text, tile=text[1:], first=first, last=last)
            return board.cells[text[1:]]
        game, position = micro
        if text.startswith("@"):
            raise IllegalMove("plug-in/still-playing", move=text, micro=game.title, tile=board.names[s.tile])
        return game.notation.read(position, text)


def _why_not(parts: Parts) -> Callable[[State, int, int], Refusal]:
    def why_not(s: State, seat: int, move: int) -> Refusal:
        micro = parts.micro(s)
        if micro is None:
            return Refusal("plug-in/tile-taken", tile=parts.board(s).names[move])
        game, position = micro
        return game.why_not(position, seat ^ int(s.obelisk), move)

    return why_not


def _reason(parts: Parts) -> Reasoning:
    def reason(s: State, seat: int, move: int) -> Reason | None:
        micro = parts.micro(s)
        if micro is None:
            return _about_tile(parts, s, seat, move)
        game, position = micro
        then = after(s, seat, move)
        if then.tile == NO_TILE:
            winner = parts.macro(then)[0].cells_of(parts.macro(then)[1])[s.tile]
            code = "reason/plug-in/wins-tile" if winner == seat else "reason/plug-in/loses-tile"
            return Reason(code, micro=game.title, tile=parts.board(s).names[s.tile])
        return None if game.reason is None else game.reason(position, seat ^ int(s.obelisk), move)

    return reason


def _ending(parts: Parts) -> Ending:
    def ending(s: State) -> list[Reason]:
        game, position = parts.macro(s)
        return [] if game.ending is None else game.ending(position)

    return ending


def _reckoning(parts: Parts) -> Ending:
    def reckoning(s: State) -> list[Reason]:
        game, position = parts.macro(s)
        owners = game.cells_of(position)
        return [Reason("ending/plug-in/tiles", seat=seat, n=owners.count(seat)) for seat in (0, 1)]

    return reckoning


def _about_tile(parts: Parts, s: State, seat: int, tile: int) -> Reason | None:
    """Return what a piece on a tile would do for the seat, or against it."""
    game, position = parts.macro(s)
    facts = {"tile": parts.board(s).names[tile], "micro": parts.micros[s.tiles[tile]].title}
    if int(rules.active(after(position, seat, tile))) == 0:
        return Reason("reason/plug-in/for-match", **facts)
    if int(rules.active(after(position, 1 - seat, tile))) == 0:
        return Reason("reason/plug-in/against-match", **facts)
    told = None if game.reason is None else game.reason(position, seat, tile)
    return None if told is None else Reason("reason/plug-in/tile", reason=told, **facts)


def _whose_turn(s: State, seat: int) -> Refusal:
    if s.tile == NO_TILE:
        return Refusal("plug-in/not-your-choice", holder=int(s.obelisk))
    return Refusal("move/not-your-turn", active=seat_to_act(s))


def _view(parts: Parts) -> Callable[[State, int | None], dict[str, Any]]:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        board = parts.board(s)
        seen: dict[str, Any] = {
            "macro": parts.macro(s)[0].name,
            "tiles": {name: parts.micros[s.tiles[tile]].name for tile, name in enumerate(board.names)},
            "obelisk": int(s.obelisk),
            "tile": None,
            "micro": None,
        }
        micro = parts.micro(s)
        if micro is not None:
            game, position = micro
            seen["tile"] = board.names[s.tile]
            seen["micro"] = {"game": game.name, "turn": int(position.turn), **game.seen(position, _micro_seat(s, seat))}
        return seen

    return view


def _micro_seat(s: State, seat: int | None) -> int | None:
    return None if seat is None else seat ^ int(s.obelisk)
