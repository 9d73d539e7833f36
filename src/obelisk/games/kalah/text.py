"""Kalah in words: why a move is refused, what it is good for, how a game ended."""

from typing import Any

from obelisk.authoring import OVER, Message, State, after
from obelisk.games.kalah.rules import BOARD, COLUMNS, STORE, pit_of, seeds_at


def stores(s: State) -> list[int]:
    """Return how many seeds each seat has stored."""
    return [int(seeds_at(side, STORE)) for side in s.sides]


def why_not(s: State, seat: int, move: int) -> Message:
    """The pit is the other's, or it is empty."""
    code = "kalah/no-seeds" if move // COLUMNS == seat else "kalah/other-side"
    return Message(code, cell=BOARD.names[move])


def reason(s: State, seat: int, move: int) -> Message | None:
    """One more turn, a capture, one that is averted or prepared; or what comes into the store, or stays near it."""
    then, other = after(s, seat, move), 1 - seat
    if then.turn == OVER:
        return None
    if then.turn == seat:
        return Message("kalah/reason/again")
    gained = stores(then)[seat] - stores(s)[seat]
    # One seed may fall into the store on the way.
    if gained > 1:
        return Message("kalah/reason/captures", n=gained)
    averted = most_captured(s, other) - most_captured(then, other)
    if averted > 0:
        return Message("kalah/reason/averts", n=averted)
    prepared = most_captured(then, seat) - most_captured(s, seat)
    if prepared > 0:
        return Message("kalah/reason/threatens", n=prepared)
    if gained == 1:
        return Message("kalah/reason/stores")
    return Message("kalah/reason/keeps") if then.sides[other] == s.sides[other] else None


def most_captured(s: State, seat: int) -> int:
    """Return how many seeds a seat could bring into its store with one capture, were it to move now."""
    gained = [0]
    for pit in range(COLUMNS):
        if seeds_at(s.sides[seat], pit):
            then = after(s, seat, pit_of(seat, pit))
            gained.append(stores(then)[seat] - stores(s)[seat] if then.turn == 1 - seat else 0)
    # One seed falls into the store without a capture.
    return max(n for n in gained if n != 1)


def ending(s: State) -> list[Message]:
    """One side is empty."""
    return [Message("kalah/ending/empty")]


def reckoning(s: State) -> list[Message]:
    """The seeds that each seat has."""
    return [Message("kalah/ending/seeds", seat=seat, n=n) for seat, n in enumerate(stores(s))]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return what is in the stores."""
    return {"stores": stores(s)}
