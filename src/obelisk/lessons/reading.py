"""Lessons as data: a file in the game's folder says what each step shows and asks for."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from obelisk.lessons import goals as shared
from obelisk.lessons.step import Lesson, Step, Tempting

SHARED: tuple[Callable[..., Any], ...] = (shared.anything, shared.captures, shared.one_of, shared.wins)


def read_lesson(
    game: str, path: Path, goals: Iterable[Callable[..., Any]] = (), setup: Callable[[Any], dict[str, Any]] = dict
) -> Lesson:
    """Return the lesson of *game* that a TOML file holds.

    Each `[[step]]` has the fields of a Step. Its `goal`, or what is to be `tried` in its place, is the name of a
    function, of obelisk/lessons/goals.py or among *goals*; a list is a function that makes one, and what it is called
    with. Its `setup` is a set-up, the name of one of `[setups.NAME]`, or whatever the function *setup* makes one from.
    `tempting` are pairs of a move and a code, `answers` are codes.
    """
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    known = {goal.__name__.lstrip("_"): goal for goal in (*SHARED, *goals)}
    setups = written.get("setups", {})

    def goal_of(asked: Any, name: str) -> Any:
        called, *given = [asked] if isinstance(asked, str) else asked
        if called not in known:
            raise ValueError(f"step {name} asks for {called}; there are only {', '.join(known)}")
        return known[called](*given) if given else known[called]

    def read_step(step: dict[str, Any]) -> Step:
        fields: dict[str, Any] = dict(step)
        for asked in {"goal", "tried"} & step.keys():
            fields[asked] = goal_of(step[asked], step.get("name", "?"))
        if "setup" in step:
            named = step["setup"]
            fields["setup"] = setup(setups[named] if isinstance(named, str) else named)
        fields["tempting"] = tuple(Tempting(*pair) for pair in step.get("tempting", ()))
        fields["answers"] = tuple(step.get("answers", ()))
        check_keys(step)
        return Step(game=game, **fields)

    def check_keys(step: dict[str, Any]) -> None:
        """Refuse a key that a step does not have, and a step without one that it must have."""
        known = [each for each in dataclasses.fields(Step) if each.name != "game"]
        names, needed = [each.name for each in known], [each.name for each in known if _is_needed(each)]
        unknown, lacking = [key for key in step if key not in names], [key for key in needed if key not in step]
        where = f"step {step.get('name', '?')}: {path.name}"
        if unknown:
            near = "".join(f" (similar: {name})" for name in get_close_matches(unknown[0], names, n=1))
            raise ValueError(f"{where} has a key {unknown[0]}, which a step does not have{near}")
        if lacking:
            raise ValueError(f"{where} lacks the key {lacking[0]}")

    return Lesson(game, tuple(map(read_step, written["step"])))


def _is_needed(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
