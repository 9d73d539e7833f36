"""What readers and programs are told of a study, beside its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from obelisk.table.features.studies import wire
from obelisk.table.features.studies.domain.problems import Answer, problems_in
from obelisk.table.features.studies.domain.study import Node, Study


class Kept(Protocol):
    """A study as it is kept: with its id, its times, and where it came from."""

    @property
    def id(self) -> str:
        """What its link ends with."""
        ...

    @property
    def study(self) -> Study:
        """What it is."""
        ...

    @property
    def made_at(self) -> int:
        """When it was begun, in milliseconds."""
        ...

    @property
    def changed_at(self) -> int:
        """When it was last changed."""
        ...

    @property
    def table_id(self) -> str | None:
        """The public table whose game it began with."""
        ...

    @property
    def copied_from(self) -> str | None:
        """The study that it is a copy of."""
        ...


def told(kept: Kept, *, is_own: bool, author: str) -> wire.StudyShown:
    """Return a whole study."""
    return {
        "id": kept.id,
        **kept.study.as_json(),
        "author": author or None,
        "is_own": is_own,
        "made_at": kept.made_at,
        "changed_at": kept.changed_at,
        "table": kept.table_id,
        "copied_from": kept.copied_from,
        "problems": [node.id for node in problems_in(kept.study)],
    }


def change_between(before: Study, after: Study) -> wire.StudyChange:
    """Return what has changed between two versions: enough for whoever knows the first to know the second."""
    nodes = [node.as_json() for number, node in after.nodes.items() if before.nodes.get(number) != node]
    return {
        "before": before.v,
        "v": after.v,
        "nodes": nodes,
        "removed": sorted(before.nodes.keys() - after.nodes.keys()),
        "title": after.title,
        "is_public": after.is_public,
        "problems": [node.id for node in problems_in(after)],
    }


def answered(answer: Answer) -> wire.ProblemAnswer:
    """Return what a try in a problem came to; the nodes after it are told as far as they are shown."""
    return {
        "kind": answer.kind,
        "tried": None if answer.tried is None else _passed(answer.tried),
        "replies": _all(answer.replies),
    }


def _all(nodes: Sequence[Node]) -> list[wire.NodePassed]:
    return [_passed(node) for node in nodes]


def _passed(node: Node) -> wire.NodePassed:
    """Return a node without what follows it: that is still to be found."""
    facts = {key: value for key, value in node.as_json().items() if key not in ("children", "is_problem")}
    return cast(wire.NodePassed, facts)
