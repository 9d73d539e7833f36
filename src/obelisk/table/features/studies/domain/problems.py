"""Problems: from a node of a study on, whoever is to move there must find the main line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from obelisk.kernel.state import CHANCE
from obelisk.table.core.refusals import Refused
from obelisk.table.features.studies.domain.study import Node, Study

Kind = Literal["right", "solved", "variation", "other"]
"""A try is the next move of the main line; is its last one; is answered by a variation; or is legal, and not it."""


@dataclass(frozen=True)
class Answer:
    """What a try in a problem came to."""

    kind: Kind
    tried: Node | None
    """The node of the move that was tried, if the study has one."""
    replies: tuple[Node, ...] = ()
    """What follows it by itself: the moves of others, and what chance brings."""


def solver_of(study: Study, number: int) -> int:
    """Return the seat that must find the main line from a node, or refuse a node where there is nothing to find."""
    line = study.main_line(number)
    if not line or line[0].seat in (None, CHANCE):
        raise Refused("study/no-answer")
    assert line[0].seat is not None
    return line[0].seat


def problems_in(study: Study) -> list[Node]:
    """Return the nodes of a study that are problems, in the order in which they are read."""
    return [node for node in study.branch(0) if node.is_problem and node.children]


def attempt(study: Study, problem: int, number: int, move: str) -> Answer:
    """Judge a try at a node that the main line of a problem leads to; an illegal move is refused by the rules."""
    seat = solver_of(study, problem)
    here = study.node(number)
    if number != problem and here not in study.main_line(problem):
        raise Refused("study/astray")
    if not here.children or study.nodes[here.children[0]].seat != seat:
        raise Refused("study/no-answer")
    tried = study.position(number).play(move, seat).history[-1]
    for place, child in enumerate(study.nodes[child] for child in here.children):
        if (child.seat, child.move) != tried:
            continue
        if place:
            return Answer("variation", child, _replies(study, child, seat))
        replies = _replies(study, child, seat)
        is_last = not (replies[-1] if replies else child).children
        return Answer("solved" if is_last else "right", child, replies)
    return Answer("other", None)


def _replies(study: Study, node: Node, seat: int) -> tuple[Node, ...]:
    """Return what follows a move by itself, until its seat is to move again."""
    found = []
    for follower in study.main_line(node.id):
        if follower.seat == seat:
            break
        found.append(follower)
    return tuple(found)
