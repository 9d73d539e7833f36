"""Drizzle in words: how moves are written, why one is refused, what speaks for it, how a game ended."""

from __future__ import annotations

from typing import Any

from obelisk.authoring import CHANCE, IllegalMove, Message, State, StepNotation, bits

from .rules import BOARD, CELLS, FAR_ROW, RAIN, SUN, movers

WEATHER = {RAIN: "rain", SUN: "sun"}


class DrizzleNotation(StepNotation):
    """`a1b2` for a move, `rain` or `sun` for the weather."""

    def write(self, s: State, move: int) -> str:
        """Return a move, or the weather, as text."""
        return WEATHER[move] if s.turn == CHANCE else super().write(s, move)

    def write_all(self, s: State, moves: Any) -> list[str]:
        """Return several moves as texts."""
        return [self.write(s, move) for move in moves]

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means, or refuse it."""
        if s.turn != CHANCE:
            return super().read(s, text)
        for move, name in WEATHER.items():
            if text == name:
                return move
        raise IllegalMove("drizzle/weather-first", move=text)


def marks(s: State) -> list[str]:
    """Return what is written on the piece of each cell: S for a snail, F for a frog."""
    pieces = s.pieces[0] | s.pieces[1]
    snails = ["S" if bits.has(pieces, cell) else "" for cell in range(CELLS)]
    return ["F" if bits.has(s.frogs, cell) else snails[cell] for cell in range(CELLS)]


def why_not(s: State, seat: int, move: int) -> Message:
    """Look at the piece, the weather, and the target, in this order."""
    origin, to = divmod(move, CELLS)
    facts = {"cell": BOARD.names[origin], "to": BOARD.names[to]}
    if not bits.has(s.pieces[seat], origin):
        is_enemy = bits.has(s.pieces[1 - seat], origin)
        return Message("move/enemy-piece" if is_enemy else "move/empty-cell", **facts)
    is_frog = bits.has(s.frogs, origin)
    frogs_move = bits.has(s.frogs, bits.lowest(movers(s, seat)))
    if is_frog != frogs_move and s.weather == (SUN if frogs_move else RAIN):
        return Message("drizzle/frog-waits" if is_frog else "drizzle/snail-waits", **facts)
    if origin == to:
        return Message("move/stays", **facts)
    if bits.has(s.pieces[seat], to):
        return Message("drizzle/own-piece", **facts)
    return Message("drizzle/jumps" if is_frog else "drizzle/creeps", **facts)


def reason(s: State, seat: int, move: int) -> Message | None:
    """Say what a move captures."""
    to = move % CELLS
    if not bits.has(s.pieces[1 - seat], to):
        return None
    return Message("drizzle/reason/captures", kind="frog" if bits.has(s.frogs, to) else "snail")


def ending(s: State) -> list[Message]:
    """A snail is across, or somebody cannot move."""
    winner = 0 if s.won == 0b01 else 1
    if s.pieces[winner] & FAR_ROW[winner]:
        return [Message("drizzle/ending/across", seat=winner)]
    if s.pieces[1 - winner] == 0:
        return [Message("ending/board/no-piece", seat=1 - winner)]
    return [Message("ending/board/cannot-move", seat=1 - winner)]
