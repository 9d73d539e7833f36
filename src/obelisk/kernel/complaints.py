"""What the compiler says of an author's rules, in one sentence: which rule, in which file and line, and what is wrong.

Numba tells what went wrong inside what, for each level anew, with its own functions in between. The first place in the
rules of a game that it names is the innermost.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from obelisk.errors import BrokenGame
from obelisk.kernel import guards
from obelisk.kernel.rule import marked
from obelisk.kernel.state import TAG

_KERNEL = Path(__file__).parent
_COLOURS = re.compile("\x1b\\[[0-9;]*m")
_NAMED = re.compile(r"name '(\w+)'|^'(\w+)'$")
_NOISE = re.compile(
    r"Failed in|There (is|are) \d|- Of which|Overload|Operator|Intrinsic|With argument|Rejected|No match|\* |During"
    r"|raised|File |>>>|Known signatures|def |<source"
)
_UNKNOWN_CALL = re.compile(r"No implementation of function .*? found for signature:\s*>>> (.+)")
_LIST = re.compile(r"reflected list.*variable '(\w+)'")
_UNMARKED = re.compile(r"Untyped global name '(\w+)'.*<class 'function'>")


class Place(NamedTuple):
    """A line of an author's rule."""

    rule: str
    file: Path
    line: int


def complaint(error: Exception, arguments: Sequence[Any]) -> BrokenGame | None:
    """Return what is wrong with the rules of the game that compiled code was called for; None if it is not they."""
    records = [given for given in arguments if _is_of_a_game(given)]
    text = _COLOURS.sub("", str(error))
    place, before = _place_of(text)
    if place is None or not records:
        return None
    game, reason = guards.game_of(records[0][0]), _reason(before)
    if "reflected list" in reason and (lists := _lists_in(place)):
        reason = _about_list(lists[0])
    return BrokenGame(
        "game/does-not-compile", game, rule=place.rule, file=str(place.file), line=place.line, reason=reason
    )


def _is_of_a_game(argument: Any) -> bool:
    names: tuple[str, ...] = getattr(getattr(argument, "dtype", None), "names", None) or ("",)
    return names[0].startswith(TAG)


def _place_of(text: str) -> tuple[Place | None, str]:
    """Return the line of a rule that a complaint is about, and what is said before that line is named."""
    found: tuple[int, Place] | None = None
    for file in dict.fromkeys(Path(function.__code__.co_filename) for function in _authors()):
        for match in re.finditer(rf"{re.escape(file.name)}(?:\", line |:| \()(\d+)", text):
            place = _enclosing(file, int(match[1]))
            if place is not None and (found is None or match.start() < found[0]):
                found = match.start(), place
    if found is not None:
        return found[1], text[: found[0]]
    named = _NAMED.search(text)
    return (None if named is None else _use_of(named[1] or named[2])), text


def _authors() -> Iterator[Callable[..., Any]]:
    """Yield the rules that are not the kernel's own, nor written by a program."""
    for function in marked:
        file = Path(function.__code__.co_filename)
        if _KERNEL not in file.parents and file.is_file():
            yield function


def _enclosing(file: Path, line: int) -> Place | None:
    """Return the place of a line if it is one of a rule."""
    for function in _authors():
        if function.__code__.co_filename == str(file):
            lines, first = inspect.getsourcelines(function)
            if first <= line < first + len(lines):
                return Place(function.__name__, file, line)
    return None


def _use_of(name: str) -> Place | None:
    """Return where a rule uses a name, or a field of that name, that is not there."""
    for function in reversed(list(_authors())):
        lines, first = inspect.getsourcelines(function)
        for node in ast.walk(ast.parse(inspect.cleandoc("\n" + "".join(lines)))):
            if getattr(node, "id", getattr(node, "attr", None)) == name:
                line = first + node.lineno - 1  # type: ignore[attr-defined]
                return Place(function.__name__, Path(function.__code__.co_filename), line)
    return None


def _lists_in(place: Place) -> list[str]:
    """Return the lists that a line of a rule uses from outside, where the compiler has only their type to tell."""
    for function in _authors():
        if function.__name__ == place.rule and function.__code__.co_filename == str(place.file):
            lines, first = inspect.getsourcelines(function)
            names = re.findall(r"\w+", lines[place.line - first])
            return [name for name in names if isinstance(function.__globals__.get(name), list)]
    return []


def _about_list(name: str) -> str:
    return f"{name} is a list, not a tuple or a NumPy array"


def _reason(text: str) -> str:
    """Return the last thing that is said of the innermost level, without what surrounds it."""
    text = re.split(r"[Rr]aised from", text.rpartition("raised a specific error:")[2])[0]
    if unmarked := _UNMARKED.findall(text):
        return f"{unmarked[-1]} is a function without @rule"
    if lists := _LIST.findall(text):
        return _about_list(lists[-1])
    if calls := _UNKNOWN_CALL.findall(text):
        return f"compiled code has no {calls[-1].strip()}"
    if field := _NAMED.match(text):
        return f"there is no field {field[2]}"
    said = [line.strip() for line in text.splitlines() if line.strip() and not _NOISE.match(line.strip())]
    return re.sub(r"^\w+Error: ", "", said[-1]).rstrip(".") if said else "it is not clear why"
