"""The game in words: why a move is refused, what speaks for it, how a game ended.

A message has a code and facts; its sentence stands in the files of the folder words. Codes that
begin with move/ and ending/board/ are Obelisk's own, the others begin with the name of the game.
"""

from __future__ import annotations

from obelisk.authoring import Message, State, after, bits

from .rules import BOARD, free


def why_not(s: State, seat: int, move: int) -> Message:
    """Say why a seat may not make a move. It is asked only about moves that are not legal."""
    cell = BOARD.names[move]
    if bits.has(s.pieces[0] | s.pieces[1], move):
        return Message("move/occupied", cell=cell)
    return Message("my-game/beside-enemy", cell=cell)


def reason(s: State, seat: int, move: int) -> Message | None:
    """Say what speaks for a legal move, for hints and reviews; None where there is nothing to say."""
    left = bits.count(free(after(s, seat, move), 1 - seat))
    return Message("my-game/reason/leaves", n=left) if left <= 2 else None


def ending(s: State) -> list[Message]:
    """Say how a game that is over has ended. The fact `seat` is called by the player's name."""
    loser = 1 if s.won == 0b01 else 0
    return [Message("ending/board/cannot-move", seat=loser)]
