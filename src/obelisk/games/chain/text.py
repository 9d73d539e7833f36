"""Chain in words: why a move is refused, what it is good for, how a game ended."""

from itertools import zip_longest

from obelisk.authoring import Message, State, bits
from obelisk.games.chain.rules import board


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken."""
    return Message("move/occupied", cell=board(s).names[move])


def groups(s: State, seat: int) -> list[frozenset[int]]:
    """Return the groups of a seat, the largest first."""
    return board(s).groups(cell for cell in range(len(board(s))) if bits.has(s.pieces[seat], cell))


def sizes(s: State, seat: int) -> list[int]:
    """Return how large the groups of a seat are, the largest first."""
    return [len(group) for group in groups(s, seat)]


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at the groups that the piece joins, and at those that it keeps apart."""
    own, other = _beside(s, seat, move), _beside(s, 1 - seat, move)
    size = 1 + sum(own)
    is_largest = size > max(sizes(s, seat), default=0)
    if len(own) > 1:
        return Message("chain/reason/joins", n=len(own), size=size)
    if len(other) > 1:
        return Message("chain/reason/parts", n=len(other), size=1 + sum(other))
    if is_largest and own:
        return Message("chain/reason/largest", size=size)
    return None


def _beside(s: State, seat: int, move: int) -> list[int]:
    """Return how large the groups of a seat are that a cell touches."""
    near = set(board(s).neighbours[move])
    return [len(group) for group in groups(s, seat) if not near.isdisjoint(group)]


def _difference(s: State) -> tuple[int, int, int, int]:
    """Return who won, the place in the lists of groups that made the difference, and how large both are there."""
    winner = int(s.won == 0b10)
    pairs = zip_longest(sizes(s, winner), sizes(s, 1 - winner), fillvalue=0)
    place, (own, other) = next((place, pair) for place, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return winner, place, own, other


def decisive(s: State) -> list[int]:
    """Return the winner's groups down to the one that made the difference."""
    winner, place, _, _ = _difference(s)
    return sorted(cell for group in groups(s, winner)[:place] for cell in group)


def ending(s: State) -> list[Message]:
    """Say which groups made the difference."""
    winner, place, own, other = _difference(s)
    return [Message("chain/ending/longer", seat=winner, place=place, own=own, other=other)]


def reckoning(s: State) -> list[Message]:
    """The groups of each seat."""
    return [Message("chain/ending/groups", seat=seat, sizes=" + ".join(map(str, sizes(s, seat)))) for seat in (0, 1)]
