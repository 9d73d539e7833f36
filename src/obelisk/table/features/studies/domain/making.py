"""Where studies come from: a set-up, a game that was played, another study, a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import IllegalMove
from obelisk.position import Position
from obelisk.records import replay
from obelisk.rulebook.modules import sheet_for
from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.studies.domain.checking import (
    MOST_NODES,
    check_size,
    checked_judgement,
    checked_marks,
    checked_text,
    checked_title,
    read_mark,
)
from obelisk.table.features.studies.domain.problems import solver_of
from obelisk.table.features.studies.domain.study import ROOT, Node, Study

VERSION = 1
FORM = "obelisk-study"
"""What a file with a study is known by."""


def from_game(name: str, options: Mapping[str, Any], title: str = "") -> tuple[Study, int]:
    """Return an empty study of a game, from its start with *options*, and its only node."""
    return from_position(game(name).start(**options), title)


def from_position(position: Position, title: str = "") -> tuple[Study, int]:
    """Return a study whose main line are the moves up to a position, and the node of that position."""
    if len(position.history) >= MOST_NODES:
        raise Unreadable("study/many-nodes", most=MOST_NODES)
    nodes = {ROOT: Node(ROOT, None)}
    for number, (seat, move) in enumerate(position.history, 1):
        nodes[number - 1] = replace(nodes[number - 1], children=(number,))
        nodes[number] = Node(number, number - 1, seat, move)
    following = len(nodes)
    return Study(position.game.name, position.setup, checked_title(title), nodes=nodes, following=following), (
        following - 1
    )


def from_record(record: Mapping[str, Any], title: str = "") -> tuple[Study, int]:
    """Return a study of a game that a record holds; every move is checked."""
    written = record.get("comment")
    study, last = from_position(replay(dict(record)), title)
    if isinstance(written, str) and written:
        root = replace(study.nodes[ROOT], text=checked_text(written))
        study = replace(study, nodes={**study.nodes, ROOT: root})
    return study, last


def from_sheet(name: str, text: str, title: str = "") -> tuple[Study, int]:
    """Return a study of a game that was put aside on a sheet."""
    module = sheet_for(game(name))
    if module is None:
        raise Unreadable("table/no-sheet", game=game(name).title)
    return from_position(module.read(text).position, title)


def copy_of(study: Study, title: str = "") -> Study:
    """Return the same for somebody else to go on with, on no list."""
    nodes = {number: replace(node, v=1) for number, node in study.nodes.items()}
    return replace(study, title=checked_title(title) or study.title, nodes=nodes, v=1, titled=1, is_public=False)


def written(study: Study) -> dict[str, Any]:
    """Return a study as a file holds it: nothing in it is about this server."""
    nodes = [
        {key: value for key, value in node.as_json().items() if key not in ("children", "v")}
        for node in study.branch(ROOT)
    ]
    return {FORM: VERSION, "game": study.game, "setup": dict(study.setup), "title": study.title, "nodes": nodes}


def read(data: Mapping[str, Any], title: str = "") -> tuple[Study, int]:
    """Return the study that a file holds: a study, or a record. Whatever is in it is checked, and every move played."""
    if FORM not in data:
        return from_record(data, title)
    if data[FORM] != VERSION or isinstance(data[FORM], bool):
        raise Unreadable("study/version", version=repr(data[FORM]))
    name, setup, given = data.get("game"), data.get("setup"), data.get("nodes")
    if not isinstance(name, str) or not isinstance(setup, dict) or not isinstance(given, list):
        raise Unreadable("study/unreadable", what="game, setup, nodes")
    if len(given) > MOST_NODES:
        raise Unreadable("study/many-nodes", most=MOST_NODES)
    called = title or data.get("title", "")
    start = game(name).start(setup=setup)
    study = Study(start.game.name, start.setup, checked_title(called if isinstance(called, str) else ""))
    return _grown(study, start, _by_parent(given)), ROOT


def _by_parent(given: Sequence[Any]) -> dict[int | None, list[dict[str, Any]]]:
    """Return the nodes of a file by the number of the one that they follow, each of which must stand there once."""
    found: dict[int | None, list[dict[str, Any]]] = {}
    numbers = set()
    for one in given:
        is_node = isinstance(one, dict) and isinstance(one.get("id"), int) and isinstance(one.get("move"), str)
        if not is_node or one["id"] in numbers or not isinstance(one.get("parent"), int | None):
            raise Unreadable("study/unreadable", what="nodes")
        numbers.add(one["id"])
        found.setdefault(one.get("parent"), []).append(one)
    if len(found.get(None, ())) != 1 or not found.keys() - {None} <= numbers:
        raise Unreadable("study/unreadable", what="nodes")
    return found


def _grown(study: Study, start: Position, given: dict[int | None, list[dict[str, Any]]]) -> Study:
    """Return a study with all nodes of a file that hang together, each with its own number here."""
    [first] = given[None]
    nodes = {ROOT: _annotated(Node(ROOT, None), first)}
    waiting = [(child, ROOT, start) for child in reversed(given.get(first["id"], []))]
    posed = [ROOT] if first.get("is_problem") is True else []
    while waiting:
        one, parent, before = waiting.pop()
        seat = one.get("seat")
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise Unreadable("study/unreadable", what="seat")
        try:
            position = before.play(one["move"], seat)
        except IllegalMove as error:
            raise Unreadable("study/illegal", reason=error) from error
        number = len(nodes)
        nodes[number] = _annotated(Node(number, parent, *position.history[-1]), one)
        nodes[parent] = replace(nodes[parent], children=(*nodes[parent].children, number))
        posed += [number] if one.get("is_problem") is True else []
        waiting += [(child, number, position) for child in reversed(given.get(one["id"], []))]
    check_size(nodes)
    grown = replace(study, nodes=nodes, following=len(nodes))
    for number in posed:
        solver_of(grown, number)
        nodes[number] = replace(nodes[number], is_problem=True)
    return grown


def _annotated(node: Node, given: Mapping[str, Any]) -> Node:
    text, judgement, marks = (given.get(key, usual) for key, usual in (("text", ""), ("judgement", ""), ("marks", [])))
    if not isinstance(text, str) or not isinstance(judgement, str) or not isinstance(marks, list):
        raise Unreadable("study/unreadable", what="text, judgement, marks")
    painted = checked_marks([read_mark(mark) for mark in marks])
    judged = checked_judgement(judgement) if node.parent is not None else ""
    return replace(node, text=checked_text(text), judgement=judged, marks=painted)
