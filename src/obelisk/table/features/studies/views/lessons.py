"""A study as a lesson of a game: its problems become the steps that `lessons/reading.py` reads.

Whoever makes a game puts the file into the game's folder, and the sentences into its words.
"""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from obelisk.errors import IllegalMove
from obelisk.lessons.step import Step
from obelisk.table.core.refusals import Refused
from obelisk.table.features.studies.domain.problems import problems_in, solver_of
from obelisk.table.features.studies.domain.study import Node, Study
from obelisk.words import sentence


def lesson_files(study: Study, language: str) -> bytes:
    """Return a ZIP with `lesson.toml` and the sentences in one language, or refuse a study without a problem."""
    steps = problems_in(study)
    if not steps:
        raise Refused("study/no-steps")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr("lesson.toml", lesson_toml(study, steps))
        files.writestr(f"words/{language}.ftl", lesson_words(study, steps, language))
    return packed.getvalue()


def lesson_toml(study: Study, steps: list[Node]) -> str:
    """Return the steps as TOML, or refuse a position that a lesson has no way to write."""
    lines = [f"# {_line(study.title)}" if study.title else "# A study."]
    setup = dict(study.setup)
    if setup:
        lines += ["", "[setups]", f"study = {_toml(setup)}"]
    for number, step in enumerate(steps, 1):
        seat, solution = solver_of(study, step.id), study.nodes[step.children[0]].move
        moves = "; ".join(node.move for node in study.path(step.id))
        written = Step(game=study.game, name=f"step-{number}", solution=solution, moves=moves, setup=setup, seat=seat)
        _check(written, study, step.id)
        lines += ["", "[[step]]", f'name = "{written.name}"']
        lines += ['setup = "study"'] if setup else []
        lines += [f"moves = {_toml(moves)}"] if moves else []
        lines += [f"seat = {seat}"] if seat else []
        lines += [f'goal = ["one_of", {_toml(solution)}]', f"solution = {_toml(solution)}"]
    return "\n".join(lines) + "\n"


def _check(written: Step, study: Study, number: int) -> None:
    """Refuse a step that would not be read back as the position it is: a lesson names no seats beside its moves."""
    try:
        is_same = written.position == study.position(number)
    except IllegalMove:
        is_same = False
    if not is_same:
        raise Refused("study/no-lesson", step=written.name)


def lesson_words(study: Study, steps: list[Node], language: str) -> str:
    """Return what the steps say, as messages of the game's own words."""
    lines = []
    for number, step in enumerate(steps, 1):
        found = study.nodes[step.children[0]]
        weak = next((one.text for one in (study.nodes[each] for each in step.children[1:]) if one.text), "")
        rule, _, task = step.text.rpartition("\n")
        said = {
            "title": f"{study.title or sentence('study/lesson/title', language)} {number}",
            "rule": rule or step.text or sentence("study/lesson/rule", language),
            "try": task if rule and task else sentence("study/lesson/try", language),
            "done": found.text or sentence("study/lesson/done", language),
            "other": weak or sentence("study/lesson/other", language),
        }
        lines += [f"lesson_step-{number}_{part} = {_message(text)}" for part, text in said.items()]
    return "\n".join(lines) + "\n"


def _message(text: str) -> str:
    """Return a text as the value of a message of Fluent: braces mean something there, and so does a line's begin."""
    plain = " ".join(text.split())
    return "".join(f'{{ "{sign}" }}' if sign in "{}" else sign for sign in plain) or '{ "" }'


def _line(text: str) -> str:
    return " ".join(text.split())


def _toml(value: Any) -> str:
    """Return a value of JSON as TOML, which has no null."""
    if value is None:
        raise Refused("study/no-lesson", step="setup")
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
