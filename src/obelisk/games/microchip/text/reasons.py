"""What a move of Microchip does: what a tile adds to a build, one's own or another's, and how good a layout is."""

from __future__ import annotations

import numpy as np

from obelisk.games.microchip.building.advice import best_layout, own_desk
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, TILES
from obelisk.games.microchip.rules.moves import count_held
from obelisk.games.microchip.rules.state import BUILD, PENALTY
from obelisk.kernel.state import State
from obelisk.rulebook.after import after
from obelisk.words import Message


def reason(s: State, seat: int, move: int) -> Message | None:
    """Compare the builds with and without the tile, or the layout with the best one."""
    if move < BUILD:
        return _take(s, seat, move)
    score, best = int(after(s, seat, move).scores[seat]), best_layout(s, seat)[1]
    if score == best:
        return Message("microchip/reason/best-layout", n=score)
    return Message("microchip/reason/layout", n=score, best=best)


def _take(s: State, seat: int, kind: int) -> Message | None:
    """Return what a tile adds to the seat's build, else whom it would have helped; nothing before there is a build."""
    before, then = _scores(s, seat, kind)
    own = then - before
    if own > 0:
        return Message("microchip/reason/adds", tile=TILES[kind], n=own)
    rivals = [(_scores(s, other, kind), other) for other in range(int(s.players)) if other != seat]
    others = [(with_it - without, other) for (without, with_it), other in rivals]
    most, whose = max(others, key=lambda entry: entry[0], default=(0, seat))
    if most > 0:
        return Message("microchip/reason/denies", tile=TILES[kind], seat=whose, n=most)
    if before == -PENALTY * int(count_held(s, seat)):
        return None
    if own > -PENALTY:
        return Message("microchip/reason/fits", tile=TILES[kind])
    return Message("microchip/reason/spare", tile=TILES[kind], n=PENALTY)


def _scores(s: State, seat: int, kind: int) -> tuple[int, int]:
    """Return what a seat can build now, without a tile and with it."""
    from obelisk.games.microchip.building.engine import quick_scores

    hands = np.zeros((2, N_COLOURS, N_SHAPES), np.int64)
    hands[:] = s.held[seat].reshape(N_COLOURS, N_SHAPES)
    hands[1, kind // N_SHAPES, kind % N_SHAPES] += 1
    scores = np.zeros(2, np.int64)
    quick_scores(own_desk(), s.boards[seat], hands, scores)
    return int(scores[0]), int(scores[1])
