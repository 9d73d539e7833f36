"""What can follow at a table of one screen: positions, move by move, for players who may lose the network.

The referee decides every one of them, as it decides what is played. Only so many are given, breadth first.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from obelisk.kernel.state import CHANCE
from obelisk.table.core import referee
from obelisk.table.core.commands import Move, Who
from obelisk.table.core.refusals import Refused
from obelisk.table.core.state import Table
from obelisk.table.features.offline import wire
from obelisk.table.views.pictures import Picture
from obelisk.table.views.records import explanation
from obelisk.table.views.viewers import viewer_for

MOST_POSITIONS = 2500
MOST_RUNS = 500_000
"""So many numbers all pictures together may take: some megabytes, before they are packed."""
SECONDS = 6.0
"""So much of a processor's time is taken; what is not drawn by then is left out."""
LATEST = 30.0
"""So many seconds it takes at most, also where others work on the same processor."""
PIECE = re.compile("(?=<)")
Next = dict[str, int | None]
"""The moves of a position, each with the number of the one that it leads to, if that is known."""


def check(table: Table, who: Who) -> None:
    """Refuse to look ahead, unless several people play at one screen, see the same, and have all the time they want."""
    is_one_screen = len(table.seats) > 1 and len(who.seats_at(table)) == len(table.seats)
    has_more = table.position.game.workbench is not None or table.made.get("championship") or table.puzzle
    if not is_one_screen or has_more or table.is_analysis or table.clocks is not None or table.hides or table.is_over:
        raise Refused("offline/no-lookahead")


@dataclass
class Pieces:
    """What pictures are made of: each piece is sent once, and a picture is runs of them, a number and how many."""

    known: dict[str, int] = field(default_factory=dict)
    size: int = 0

    def runs(self, svg: str) -> list[int]:
        """Return a picture as runs of pieces; what is new in it becomes known."""
        runs: list[list[int]] = []
        for piece in PIECE.split(svg):
            number = self.known.setdefault(piece, len(self.known))
            if runs and sum(runs[-1]) == number:
                runs[-1][1] += 1
            else:
                runs.append([number, 1])
        self.size += 2 * len(runs)
        return list(chain(*runs))


@dataclass
class Lookahead:
    """The tree of positions that grows from the present one."""

    picture: Picture
    who: Who
    seconds: float
    begun: tuple[float, float] = field(default_factory=lambda: (time.process_time(), time.monotonic()))
    pieces: Pieces = field(default_factory=Pieces)
    positions: list[wire.PositionAhead] = field(default_factory=list)

    def grow(self, root: Table) -> None:
        """Let it grow, breadth first, until it is as large as it may be."""
        waiting: deque[tuple[Table, Next, str]] = deque([(root, {}, "")])
        planned = 1
        while waiting and self._has_room:
            table, before, move = waiting.popleft()
            following = dict(self._following(table)) if planned < MOST_POSITIONS else {}
            before[move] = len(self.positions)
            after = self._add(table, following)
            known = [(one, after, made) for made, one in following.items() if one is not None]
            planned += len(known)
            waiting.extend(known)

    @property
    def _has_room(self) -> bool:
        worked, passed = time.process_time() - self.begun[0], time.monotonic() - self.begun[1]
        return self.pieces.size < MOST_RUNS and worked < self.seconds and passed < LATEST

    def _following(self, table: Table) -> Iterator[tuple[str, Table | None]]:
        """Yield the moves that can be made, each with the table after it; None where chance or a secret comes next."""
        if len(table.active) != 1:
            return
        (seat,) = table.active
        for move in table.position.moves(seat):
            happened, after = referee.decide(table, Move(seat, move, table.ply), self.who, table.touched)
            is_known = not after.hides and all(event.data.get("seat") != CHANCE for event in happened)
            yield move, after if is_known else None

    def _add(self, table: Table, moves: Iterable[str]) -> Next:
        """Add a position with its *moves*, and return where these lead: nowhere yet. Without any it offers none."""
        language = self.picture.language
        seen = self.picture.seen_by(viewer_for(table, self.who))
        after: Next = dict.fromkeys(moves)
        shown = table.position if after or table.is_over else table.position.without_moves()
        self.positions.append({
            "active": list(table.active),
            "result": None if table.ending is None else table.ending.as_json(),
            "told": explanation(table, language) if table.is_over else None,
            "picture": self.pieces.runs(seen.draw_tried(table, shown)),
            "next": after,
        })  # fmt: skip
        return after


def look_ahead(table: Table, who: Who, picture: Picture, seconds: float = SECONDS) -> wire.LookaheadTree:
    """Return what can follow: positions, each with the numbers of those that its moves lead to.

    The first one is the present. A move that leads to null is legal, but nobody has looked so far; and where a position
    that is not the end has no moves at all, nobody has looked further either.
    """
    check(table, who)
    tree = Lookahead(picture, who, seconds)
    tree.grow(table)
    return {
        "id": table.id,
        "v": table.v,
        "moves": list(table.position.history),
        "language": picture.language,
        "pieces": list(tree.pieces.known),
        "positions": tree.positions,
    }
