"""The builder's compiled steps, drafts played with it, and the diagrams that all searches of a process share."""

from functools import cache

import numpy as np

from obelisk.authoring import Chance, Numbers, State, rule
from obelisk.games.microchip.building.diagram import Diagram, make_diagram
from obelisk.games.microchip.building.drafting import hand_worth, likely_take
from obelisk.games.microchip.building.hands import most_codes, most_states
from obelisk.games.microchip.building.search import Desk, build_on, new_desk, prepare, quick_score
from obelisk.games.microchip.building.ties import add_tiles
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, SIZE, Array
from obelisk.games.microchip.rules.moves import is_drafting, sample, take
from obelisk.kernel.compiled import compiled

WIDTH = 128
"""How many drafts a search lays further at once. Narrow searches come to a good build sooner, wide ones notice more
often that two drafts are one; found by trying, and nothing depends on it much."""


_make_diagram, find_bounds, search_on = compiled(make_diagram), compiled(prepare), compiled(build_on)
break_ties = compiled(add_tiles)


@compiled
def quick_scores(desk: Desk, board: Array, hands: Array, scores: Numbers) -> None:
    """Write the quick score of each hand on a board into *scores*: hands are [which, colour, shape]."""
    for which in range(len(hands)):
        scores[which] = quick_score(desk, board, hands[which])


@rule
def hand_score(s: State, seat: int, desk: Desk) -> int:
    """Return the final score of a good build with what a seat holds."""
    return quick_score(desk, s.boards[seat], s.held[seat].astype(np.int64).reshape((N_COLOURS, N_SHAPES)))


@compiled
def score_takes(room: Array, seat: int, desk: Desk, kinds: Numbers, scores: Numbers) -> None:
    """Write what a seat could build after taking each of some kinds in room[0]; room[1] is used up."""
    for i in range(len(kinds)):
        room[1] = room[0]
        take(room[1], seat, kinds[i])
        scores[i] = hand_score(room[1], seat, desk)


@compiled
def play_drafts(
    room: Array,
    seat: int,
    desk: Desk,
    kinds: Numbers,
    drafts: int,
    is_likely: bool,
    rng: Chance,
    moves: Numbers,
    totals: Array,
) -> None:
    """Play the rest of the draft after each of some takes, and add up what comes of it for the seat.

    With *is_likely*, for two players, both take what looks good, and if a take leaves the other a better hand than
    other takes do, that counts against it; else everybody takes anything, and only the seat's own hand counts.
    """
    s = room[1]
    for _ in range(drafts):
        usual = 0.0
        for i in range(len(kinds)):
            room[1] = room[0]
            take(s, seat, kinds[i])
            while is_drafting(s):
                take(s, s.turn, likely_take(s, s.turn, rng) if is_likely else sample(s, s.turn, rng, moves))
            totals[i] += hand_score(s, seat, desk)
            if is_likely:
                against = hand_worth(s, 1 - seat)
                totals[i] -= against
                usual += against / len(kinds)
        totals += usual


@cache
def diagrams() -> tuple[Diagram, Diagram]:
    """Return the diagram of all microchips, and the one of all layouts without open paths."""
    return _make_diagram(True), _make_diagram(False)


def usual_desk() -> Desk:
    """Return a desk for any hand on any board of the rules."""
    return new_desk(*diagrams(), WIDTH)


def desk_for(board: Array, held: Array) -> Desk:
    """Return a desk for a hand on any board, of the rules or not."""
    if all(count_cells(board, colour) == SIZE for colour in range(N_COLOURS)):
        return usual_desk()
    return new_desk(*diagrams(), WIDTH, most_states(board, held), most_codes(board, held))


@cache
def warm() -> None:
    """Compile what a build needs, by building with no tiles; so no budget of time is spent on that."""
    desk, board, held = usual_desk(), np.zeros(CELLS, np.int64), np.zeros((N_COLOURS, N_SHAPES), np.int64)
    search_on(desk, board, find_bounds(desk, board, held, 1) + 1, 1, 1)
