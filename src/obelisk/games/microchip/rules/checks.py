"""Checks of boards, finished or not: the rules that a board breaks, and the cells where it does."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from obelisk.authoring import Chance, Message, Numbers, pick, shuffle
from obelisk.games.microchip.rules.data import BOARD, COLOURS, N_COLOURS
from obelisk.games.microchip.rules.zones import ZONES

NO_COLOUR = -1
"""The number of a cell that has no colour yet."""
CORNER, INNER, EDGE = range(len(ZONES))


class Broken(NamedTuple):
    """A rule that a board breaks, and the names of the cells that break it."""

    message: Message
    cells: tuple[str, ...] = ()


class BoardCheck(NamedTuple):
    """What the rules say of a board."""

    special: int | None
    """The special colour, if the cells leave only one."""
    broken: tuple[Broken, ...]
    """Empty exactly if the board keeps to the rules, or can be finished so that it does."""
    counts: Numbers
    """The number of cells by zone and colour."""
    missing: int
    """The number of cells without a colour."""

    @property
    def is_legal(self) -> bool:
        """Return True for a finished board that keeps to the rules."""
        return not self.missing and not self.broken


def check_board(board: Numbers) -> BoardCheck:
    """Return what the rules say of a board, whose cells may be NO_COLOUR."""
    counts = np.array([[np.sum(board[zone.cells] == colour) for colour in range(N_COLOURS)] for zone in ZONES])
    special = _special(counts)
    broken = [*_check_corners(board, counts)]
    broken += _check_open(board, counts) if special is None else _check_special(board, counts, special)
    return BoardCheck(special, tuple(broken), counts, int(np.sum(board == NO_COLOUR)))


def possible_specials(counts: Numbers) -> list[int]:
    """Return the colours that can be special: with them, no colour has more cells in a zone than its share."""
    return [
        special
        for special in range(N_COLOURS)
        if all(
            counts[place, colour] <= zone.share(colour, special)
            for place, zone in enumerate(ZONES)
            for colour in range(N_COLOURS)
        )
    ]


def _special(counts: Numbers) -> int | None:
    """Return the special colour: the only one without a corner or with many edge cells, or the only one possible."""
    if np.array_equal(np.sort(counts[CORNER]), [0, 1, 1, 1, 1]):
        return int(np.argmin(counts[CORNER]))
    many = _many_edges(counts)
    if len(many) == 1:
        return many[0]
    possible = possible_specials(counts)
    return possible[0] if len(possible) == 1 else None


def _many_edges(counts: Numbers) -> list[int]:
    """Return the colours with more edge cells than any but the special colour may have."""
    return [colour for colour in range(N_COLOURS) if counts[EDGE, colour] > ZONES[EDGE].of_others]


def _check_corners(board: Numbers, counts: Numbers) -> list[Broken]:
    twice = [colour for colour in range(N_COLOURS) if counts[CORNER, colour] > 1]
    given = " ".join(COLOURS[colour] for colour in board[ZONES[CORNER].cells] if colour != NO_COLOUR)
    return [_broken(board, "corners", CORNER, twice, given=given)] if twice else []


def _check_special(board: Numbers, counts: Numbers, special: int) -> list[Broken]:
    """Return what is broken where the special colour is known."""
    broken = []
    if counts[CORNER, special]:
        broken.append(_broken(board, "special-corner", CORNER, [special], special=COLOURS[special]))
    for place in (INNER, EDGE):
        zone = ZONES[place]
        for colour in range(N_COLOURS):
            expected, given = zone.share(colour, special), int(counts[place, colour])
            if given > expected:
                facts = {"special": COLOURS[special], "colour": COLOURS[colour], "given": given, "expected": expected}
                broken.append(_broken(board, zone.name, place, [colour], **facts))
    return broken


def _check_open(board: Numbers, counts: Numbers) -> list[Broken]:
    """Return what is broken where several colours, or none, can be special."""
    broken = []
    for colour in range(N_COLOURS):
        given, most = int(counts[INNER, colour]), ZONES[INNER].of_others
        if given > most:
            facts = {"colour": COLOURS[colour], "given": given, "most": most}
            broken.append(_broken(board, "inner-most", INNER, [colour], **facts))
    many = _many_edges(counts)
    if len(many) > 1:
        facts = {"colours": tuple(COLOURS[colour] for colour in many), "most": ZONES[EDGE].of_others}
        broken.append(_broken(board, "edges-several", EDGE, many, **facts))
    elif not np.any((counts[CORNER] == 0) & (counts[INNER] <= ZONES[INNER].of_special)):
        broken.append(Broken(Message("microchip/board-no-special")))
    return broken


def _broken(board: Numbers, rule: str, place: int, which: Sequence[int], /, **facts: object) -> Broken:
    cells = tuple(BOARD.names[cell] for cell in ZONES[place].cells if board[cell] in which)
    return Broken(Message(f"microchip/board-{rule}", **facts), cells)


def finish_board(board: Numbers, rng: Chance) -> Numbers | None:
    """Return the board with its empty cells coloured at random by the rules; None if no colours fit there."""
    counts = check_board(board).counts
    possible = possible_specials(counts)
    if not possible:
        return None
    special = possible[pick(rng, len(possible))]
    finished = board.copy()
    for place, zone in enumerate(ZONES):
        shares = [zone.share(colour, special) - counts[place, colour] for colour in range(N_COLOURS)]
        rest = np.repeat(np.arange(N_COLOURS), shares)
        shuffle(rng, rest)
        finished[[cell for cell in zone.cells if board[cell] == NO_COLOUR]] = rest
    return finished
