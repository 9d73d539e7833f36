"""A study as a value: a set-up, a tree of moves from there, and at each node text, marks and a judgement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import IllegalMove
from obelisk.position import Position
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.features.studies import wire

ROOT = 0
"""The number of the node before the first move."""
JUDGEMENTS = ("!!", "!", "!?", "?!", "?", "??")
COLOURS = ("green", "red", "blue", "gold")
"""What marks are painted with, the usual colour first."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A circle around a place of the picture, or an arrow to another one; places are named as pictures name them."""

    place: str
    to: str | None = None
    colour: str = COLOURS[0]

    def as_json(self) -> wire.MarkShown:
        """Return it ready for JSON."""
        return {"place": self.place, "to": self.to, "colour": self.colour}


@dataclass(frozen=True, slots=True)
class Node:
    """A position of a study, by the move that led to it."""

    id: int
    parent: int | None
    seat: int | None = None
    """Who made the move: None before the first one, -1 for chance."""
    move: str = ""
    children: tuple[int, ...] = ()
    """What follows: the main line first, then its variations."""
    text: str = ""
    judgement: str = ""
    marks: tuple[Mark, ...] = ()
    is_problem: bool = False
    """Whether the main line from here is to be found by whoever reads."""
    v: int = 1
    """The version of the study in which this node was last changed."""

    def as_json(self) -> wire.NodeShown:
        """Return it ready for JSON."""
        return {
            "id": self.id,
            "parent": self.parent,
            "seat": self.seat,
            "move": self.move,
            "children": list(self.children),
            "text": self.text,
            "judgement": self.judgement,
            "marks": [mark.as_json() for mark in self.marks],
            "is_problem": self.is_problem,
            "v": self.v,
        }


@dataclass(frozen=True)
class Study:
    """Where everything in a study stands. A number that a node has had is never given to another one."""

    game: str
    setup: Mapping[str, Any]
    title: str = ""
    is_public: bool = False
    nodes: Mapping[int, Node] = field(default_factory=lambda: {ROOT: Node(ROOT, None)})
    following: int = 1
    """The number of the next node."""
    v: int = 1
    titled: int = 1
    """The version in which title or publicity last changed."""

    def node(self, number: int) -> Node:
        """Return a node, or refuse a number that there is not."""
        found = self.nodes.get(number)
        if found is None:
            raise Missing("study/no-node", node=number)
        return found

    def path(self, number: int) -> list[Node]:
        """Return the nodes from the first move to a node."""
        found: list[Node] = []
        node = self.node(number)
        while node.parent is not None:
            found.append(node)
            node = self.node(node.parent)
        return found[::-1]

    def main_line(self, number: int = ROOT) -> list[Node]:
        """Return what follows on a node, by the main line."""
        found: list[Node] = []
        node = self.node(number)
        while node.children:
            node = self.nodes[node.children[0]]
            found.append(node)
        return found

    def branch(self, number: int) -> Iterator[Node]:
        """Yield a node and all that follow it: each before its children, the main line first."""
        waiting = [number]
        while waiting:
            node = self.node(waiting.pop())
            yield node
            waiting += reversed(node.children)

    def position(self, number: int) -> Position:
        """Return the position of a node. Every move is checked once more: rules may have changed."""
        path = self.path(number)
        position = self.start()
        try:
            for node in path:
                position = position.play(node.move, node.seat)
        except IllegalMove as error:
            raise Refused("study/other-rules", reason=error) from error
        return position

    def start(self) -> Position:
        """Return the position before the first move."""
        return game(self.game).start(setup=dict(self.setup))

    def as_json(self) -> wire.StudyBody:
        """Return the whole study ready for JSON, each node before its children."""
        return {
            "game": self.game,
            "setup": dict(self.setup),
            "title": self.title,
            "is_public": self.is_public,
            "nodes": [node.as_json() for node in self.branch(ROOT)],
            "following": self.following,
            "v": self.v,
            "titled": self.titled,
        }


def kept(data: Mapping[str, Any]) -> Study:
    """Return the study that `Study.as_json` has written; what was kept was checked before."""
    nodes = {}
    for one in data["nodes"]:
        marks = tuple(Mark(**mark) for mark in one["marks"])
        nodes[one["id"]] = Node(**{**one, "children": tuple(one["children"]), "marks": marks})
    return Study(**{**data, "nodes": nodes})
