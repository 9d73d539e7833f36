"""Trip in words: why a move is refused, what it is good for, how a game ended."""

from obelisk.authoring import Message, State, after, bits
from obelisk.games.trip.rules import BOARD, TRIPS, allowed, trips


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken, or touches the piece placed last."""
    if bits.has(s.pieces[0] | s.pieces[1], move):
        return Message("move/occupied", cell=BOARD.names[move])
    return Message("trip/too-close", cell=BOARD.names[move], last=BOARD.names[s.last])


FEW = 3
"""So few cells left to the opponent are worth telling."""


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at the trips that the piece makes, and at what is left to the opponent."""
    then = after(s, seat, move)
    made = trips(then.pieces[seat]) - trips(s.pieces[seat])
    if made > 0:
        return Message("trip/reason/makes", n=int(made))
    other, cells = 1 - seat, int(allowed(then))
    choices = [cell for cell in range(16) if bits.has(cells, cell)]
    has_now = trips(then.pieces[other])
    if choices and all(trips(then.pieces[other] | 1 << cell) > has_now for cell in choices):
        return Message("trip/reason/forces")
    if 0 < len(choices) <= FEW:
        return Message("trip/reason/leaves-few", cells=" ".join(BOARD.names[cell] for cell in choices))
    has_three = any(bits.has(int(trip), move) and bits.count(int(trip) & int(s.pieces[other])) == 2 for trip in TRIPS)
    return Message("trip/reason/spares", cell=BOARD.names[move]) if has_three else None


def ending(s: State) -> list[Message]:
    """All cells are filled."""
    return [Message("trip/ending/full")]


def reckoning(s: State) -> list[Message]:
    """The trips that each seat has made."""
    return [Message("trip/ending/points", seat=seat, n=int(trips(int(s.pieces[seat])))) for seat in (0, 1)]
