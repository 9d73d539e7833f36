"""Why a move of Abstrakto is refused, in a player's words."""

from __future__ import annotations

from obelisk.games.abstrakto.rules.grid import BLOCKED_BY, KIND_OF, POINTS
from obelisk.games.abstrakto.rules.moves import has_discarded, is_discarding, left, open_places
from obelisk.games.abstrakto.rules.notation import name_of
from obelisk.games.abstrakto.rules.state import DROP, PASS, RANDOM, SEATS
from obelisk.kernel import bits
from obelisk.kernel.rules import seat_to_act
from obelisk.kernel.state import State
from obelisk.words import Message

KIND_NAMES = tuple(Message(f"abstrakto/kind/{kind}") for kind in ("solid", "line", "cross"))
KIND_PLURALS = tuple(Message(f"abstrakto/kinds/{kind}") for kind in ("solid", "line", "cross"))


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    if is_discarding(s):
        return Message("abstrakto/discard-first")
    if move >= DROP:
        return Message("abstrakto/dealt" if s.discard == RANDOM else "abstrakto/has-discarded")
    if move == PASS:
        return Message("abstrakto/can-place", place=_example(s, seat))
    kind = int(KIND_OF[move])
    under = overlapped(s, move)
    if under >= 0:
        return Message(
            "abstrakto/overlaps", kind=KIND_NAMES[kind], other=KIND_NAMES[int(KIND_OF[under])], place=name_of(under)
        )
    if left(s, seat, kind) == 0:
        return Message("abstrakto/none-left", kind=KIND_NAMES[kind], kinds=KIND_PLURALS[kind])
    return Message("move/not-legal")


def whose_turn(s: State, seat: int) -> Message:
    """Tell who has discarded, where both do so at once, that the other one has not."""
    if is_discarding(s) and has_discarded(s, seat):
        return Message("abstrakto/wait")
    return Message("move/not-your-turn", active=(int(seat_to_act(s)),))


def overlapped(s: State, place: int) -> int:
    """Return the place of a tile that a tile at *place* would overlap, or -1."""
    for seat in range(SEATS):
        for other in range(POINTS):
            if bits.has(int(s.tiles[seat][other >> 6]), other & 63) and _is_near(place, other):
                return other
    return -1


def _is_near(place: int, other: int) -> bool:
    return bits.has(int(BLOCKED_BY[other][place >> 6]), place & 63)


def _example(s: State, seat: int) -> str:
    """Return the first place where the seat could lay a tile."""
    places = open_places(s, seat)
    word = next(word for word, points in enumerate(places) if points)
    return name_of(64 * word + bits.lowest(int(places[word])))
