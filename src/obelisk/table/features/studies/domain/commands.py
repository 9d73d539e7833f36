"""What can be done with a study, and what comes of it.

Every command is decided on the study as it is, also where it was asked for by somebody who has seen an older version:
what nobody has touched since then may be changed; what was changed elsewhere meanwhile is refused, so nothing is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from obelisk.position import Position
from obelisk.table.core.refusals import Refused, Unreadable
from obelisk.table.features.studies.domain.checking import (
    check_size,
    checked_judgement,
    checked_marks,
    checked_text,
    checked_title,
)
from obelisk.table.features.studies.domain.problems import solver_of
from obelisk.table.features.studies.domain.study import ROOT, Mark, Node, Study


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move from a node: it becomes a variation there, or the main line where nothing follows yet."""

    node: int
    move: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Delete:
    """Take a node out, with all that follows it."""

    node: int


@dataclass(frozen=True, slots=True)
class Promote:
    """Make the line that leads to a node the main line."""

    node: int


@dataclass(frozen=True, slots=True)
class Annotate:
    """Write a text, judge the move, make a problem of the position; None leaves as it is."""

    node: int
    text: str | None = None
    judgement: str | None = None
    is_problem: bool | None = None


@dataclass(frozen=True, slots=True)
class Paint:
    """Put these marks on a position, in place of those that are there."""

    node: int
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Entitle:
    """Give the study another title, or let the owner's profile list it or not; None leaves as it is."""

    title: str | None = None
    is_public: bool | None = None


Command = Play | Delete | Promote | Annotate | Paint | Entitle


def carried_out(study: Study, command: Command, seen: int | None = None) -> tuple[Study, int]:
    """Return a study after a command of somebody who has *seen* a version, and the node to look at; or refuse it.

    A command that changes nothing returns the same study: so a retry does no harm.
    """
    match command:
        case Play():
            return _play(study, command)
        case Delete():
            return _delete(study, command.node, seen)
        case Promote():
            return _promote(study, command.node)
        case Annotate():
            return _annotate(study, command, seen)
        case Paint():
            marks = checked_marks(command.marks)
            return _changed(study, replace(study.node(command.node), marks=marks), seen)
        case Entitle():
            return _entitle(study, command, seen), ROOT


def play_from(position: Position, move: str, seat: int | None) -> Position:
    """Return the position after a move, or refuse it with the game's own reason.

    Where several may move and nobody is named, the first of them does.
    """
    if seat is None and len(position.active) > 1:
        seat = position.active[0]
    return position.play(move, seat)


def _play(study: Study, command: Play) -> tuple[Study, int]:
    parent = study.node(command.node)
    seat, move = play_from(study.position(parent.id), command.move, command.seat).history[-1]
    for number in parent.children:
        if (study.nodes[number].seat, study.nodes[number].move) == (seat, move):
            return study, number
    v, number = study.v + 1, study.following
    nodes = {
        **study.nodes,
        parent.id: replace(parent, children=(*parent.children, number)),
        number: Node(number, parent.id, seat, move, v=v),
    }
    check_size(nodes)
    return replace(study, nodes=nodes, following=number + 1, v=v), number


def _delete(study: Study, number: int, seen: int | None) -> tuple[Study, int]:
    node = study.node(number)
    if node.parent is None:
        raise Refused("study/first-node")
    gone = list(study.branch(number))
    for each in gone:
        _check_seen(each.v, seen)
    parent = study.nodes[node.parent]
    left = {each: study.nodes[each] for each in study.nodes.keys() - {each.id for each in gone}}
    left[parent.id] = replace(parent, children=tuple(each for each in parent.children if each != number))
    return replace(study, nodes=left, v=study.v + 1), parent.id


def _promote(study: Study, number: int) -> tuple[Study, int]:
    nodes = dict(study.nodes)
    for node in study.path(number):
        assert node.parent is not None  # a path begins after the root
        parent = nodes[node.parent]
        others = tuple(each for each in parent.children if each != node.id)
        nodes[parent.id] = replace(parent, children=(node.id, *others))
    if nodes == study.nodes:
        return study, number
    return replace(study, nodes=nodes, v=study.v + 1), number


def _annotate(study: Study, command: Annotate, seen: int | None) -> tuple[Study, int]:
    node = study.node(command.node)
    fresh = node
    if command.text is not None:
        fresh = replace(fresh, text=checked_text(command.text))
    if command.judgement is not None:
        if command.judgement and node.parent is None:
            raise Unreadable("study/no-move")
        fresh = replace(fresh, judgement=checked_judgement(command.judgement))
    if command.is_problem is not None:
        if command.is_problem:
            solver_of(study, node.id)
        fresh = replace(fresh, is_problem=command.is_problem)
    return _changed(study, fresh, seen)


def _changed(study: Study, fresh: Node, seen: int | None) -> tuple[Study, int]:
    """Return a study with a node in place of the one with its number."""
    old = study.node(fresh.id)
    if fresh == old:
        return study, old.id
    _check_seen(old.v, seen)
    v = study.v + 1
    nodes = {**study.nodes, fresh.id: replace(fresh, v=v)}
    check_size(nodes)
    return replace(study, nodes=nodes, v=v), fresh.id


def _entitle(study: Study, command: Entitle, seen: int | None) -> Study:
    title = study.title if command.title is None else checked_title(command.title)
    is_public = study.is_public if command.is_public is None else command.is_public
    if (title, is_public) == (study.title, study.is_public):
        return study
    _check_seen(study.titled, seen)
    v = study.v + 1
    return replace(study, title=title, is_public=is_public, v=v, titled=v)


def _check_seen(changed: int, seen: int | None) -> None:
    """Refuse to change what was changed after the version that somebody has seen."""
    if seen is not None and changed > seen:
        raise Refused("study/changed")
