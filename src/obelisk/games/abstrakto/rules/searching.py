"""What proofs need of Abstrakto: which positions are the same."""

from obelisk.authoring import State, rule
from obelisk.games.abstrakto.rules.grid import KINDS, WORDS
from obelisk.games.abstrakto.rules.state import SEATS
from obelisk.kernel.generated import mix

WHOLE_BITS = 62
"""What `mix` takes of a number; a word of a set has one bit more."""


@rule
def position_hash(s: State) -> int:
    """Return the mark of whose tiles lie where, what was discarded and who lacks what; all else follows from that."""
    found, rest = 0, s.turn
    for seat in range(SEATS):
        for word in range(WORDS):
            found = mix(found, s.tiles[seat, word])
            rest = rest << 1 | s.tiles[seat, word] >> WHOLE_BITS
        for kind in range(KINDS):
            rest = rest << 2 | s.discarded[seat, kind]
        rest = rest << KINDS | s.lacking[seat]
    return mix(found, rest)
