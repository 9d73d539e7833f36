"""The game in words: why a move is refused, what speaks for it, how a game ended.

A message has a code and facts; its sentence stands in the files of the folder words. Codes that
begin with move/ and ending/board/ are Obelisk's own, the others begin with the name of the game.
"""

from __future__ import annotations

from obelisk.authoring import Message, State, after, bits

from .rules import BOARD, CELLS, ENOUGH, group


def why_not(s: State, seat: int, move: int) -> Message:
    """Say why a seat may not make a move. It is asked only about moves that are not legal."""
    return Message("move/occupied", cell=BOARD.names[move])


def reason(s: State, seat: int, move: int) -> Message | None:
    """Say what speaks for a legal move, for hints and reviews; None where there is nothing to say."""
    size = bits.count(group(int(after(s, seat, move).pieces[seat]), move))
    return Message("my-game/reason/joins", n=size) if size > 1 else None


def ending(s: State) -> list[Message]:
    """Say how a game that is over has ended. The fact `seat` is called by the player's name."""
    winner = 0 if s.won == 0b01 else 1
    tiles = int(s.pieces[winner])
    cells = [cell for cell in range(CELLS) if bits.has(tiles, cell)]
    largest = max(bits.count(group(tiles, cell)) for cell in cells)
    if largest >= ENOUGH:
        return [Message("my-game/ending/group", seat=winner, n=largest)]
    return [Message("my-game/ending/most", seat=winner, n=len(cells))]
