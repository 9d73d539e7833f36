"""Microchip in words: why a move is refused, what it is good for, how a game ended and what its points are made of."""

import numpy as np

from obelisk.authoring import Message, State, after
from obelisk.games.microchip.building.builder import best_layout, list_offer, own_desk
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, TILES
from obelisk.games.microchip.rules.layouts import check_layout, layout_of
from obelisk.games.microchip.rules.moves import is_drafting
from obelisk.games.microchip.rules.setup import view
from obelisk.games.microchip.rules.state import BUILD, PENALTY


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    if is_drafting(s):
        if move >= BUILD:
            return Message("microchip/draft-first")
        offered = " ".join(TILES[kind] for kind in list_offer(s))
        return Message("microchip/not-in-column", tile=TILES[move], column=offered)
    if move < BUILD:
        return Message("microchip/pool-empty")
    remark = check_layout(s.boards[seat], s.held[seat].reshape(N_COLOURS, N_SHAPES), layout_of(move)).wrong[0]
    return Message(remark.code, cell=remark.cell, **remark.facts)


def whose_turn(s: State, seat: int) -> Message:
    """Explain why a seat that is not active may not act: another takes a tile, or its layout is handed in."""
    return Message("move/not-your-turn", active=(int(s.turn),)) if is_drafting(s) else Message("microchip/handed-in")


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
    before, own = _score_and_gain(s, seat, kind)
    if own > 0:
        return Message("microchip/reason/adds", tile=TILES[kind], n=own)
    gains = {other: _score_and_gain(s, other, kind)[1] for other in range(int(s.players)) if other != seat}
    rival = max(gains, key=gains.__getitem__, default=seat)
    if gains.get(rival, 0) > 0:
        return Message("microchip/reason/denies", tile=TILES[kind], seat=rival, n=gains[rival])
    if before == -PENALTY * int(s.held[seat].sum()):
        return None
    if own > -PENALTY:
        return Message("microchip/reason/fits", tile=TILES[kind])
    return Message("microchip/reason/spare", tile=TILES[kind], n=PENALTY)


def _score_and_gain(s: State, seat: int, kind: int) -> tuple[int, int]:
    from obelisk.games.microchip.building.engine import quick_scores

    hands, scores = np.array([s.held[seat]] * 2, np.int64), np.zeros(2, np.int64)
    hands[1, kind] += 1
    quick_scores(own_desk(), s.boards[seat], hands.reshape(2, N_COLOURS, N_SHAPES), scores)
    return int(scores[0]), int(scores[1] - scores[0])


def ending(s: State) -> list[Message]:
    """Everybody has handed in a layout."""
    return [Message("microchip/ending/handed-in-alone" if s.players == 1 else "microchip/ending/handed-in")]


def reckoning(s: State) -> list[Message]:
    """The connections of the biggest microchip, less two for every tile that is not in it."""
    laid = [(layout["value"], layout["unused"]) for layout in view(s, None)["layouts"]]
    return [
        Message("microchip/ending/points", seat=seat, value=value, unused=unused, lost=PENALTY * unused)
        for seat, (value, unused) in enumerate(laid)
    ]
