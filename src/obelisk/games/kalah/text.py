"""Kalah in words: why a move is refused, what it is good for, how a game ended."""

from typing import Any

from obelisk.games.kalah.rules import BOARD, COLUMNS, STORE, seeds_at
from obelisk.kernel.state import OVER, State
from obelisk.rulebook.after import after
from obelisk.words import Message


def stores(s: State) -> list[int]:
    """Return how many seeds each seat has stored."""
    return [int(seeds_at(side, STORE)) for side in s.sides]


def why_not(s: State, seat: int, move: int) -> Message:
    """The pit is the other's, or it is empty."""
    code = "kalah/no-seeds" if move // COLUMNS == seat else "kalah/other-side"
    return Message(code, cell=BOARD.names[move])


def reason(s: State, seat: int, move: int) -> Message | None:
    """One more turn, or a capture."""
    then = after(s, seat, move)
    if then.turn == OVER:
        return None
    if then.turn == seat:
        return Message("kalah/reason/again")
    gained = stores(then)[seat] - stores(s)[seat]
    # One seed may fall into the store on the way.
    return Message("kalah/reason/captures", n=gained) if gained > 1 else None


def ending(s: State) -> list[Message]:
    """One side is empty."""
    return [Message("kalah/ending/empty")]


def reckoning(s: State) -> list[Message]:
    """The seeds that each seat has."""
    return [Message("kalah/ending/seeds", seat=seat, n=n) for seat, n in enumerate(stores(s))]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return what is in the stores."""
    return {"stores": stores(s)}
