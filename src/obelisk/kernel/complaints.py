"""What is wrong with an author's rules, in one sentence: which rule, in which file and line, and why.

Rules fail when they are compiled, and when they run, compiled or as plain Python.
Numba tells what went wrong inside what, for each level anew, with its own functions in between. The first place in the
rules of a game that it names is the innermost.
"""

import ast
import builtins
import inspect
import re
import traceback
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from obelisk.errors import BrokenGame
from obelisk.kernel import guards, rules, sources
from obelisk.kernel.rule import marked
from obelisk.kernel.state import LARGEST_SET, MOST_IN_SET, TAG

Function = Callable[..., Any]

LONGEST_REASON = 200
"""Most letters that are quoted of the compiler's own text."""

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
_NOTHING = re.compile(r"\bnone\b|NoneType|[Oo]ptional", re.IGNORECASE)


class Place(NamedTuple):
    """A line of an author's rule."""

    rule: str
    file: Path
    line: int


def complaint(error: Exception, arguments: Sequence[Any]) -> BrokenGame | None:
    """Return what is wrong with the rules of the game that compiled code was called for; None if no game was given."""
    records = [given for given in arguments if _is_of_a_game(given)]
    if not records:
        return None
    game, authors = guards.game_of(records[0][0]), _authors_of(records[0].dtype)
    text = _COLOURS.sub("", str(error))
    place, reason = _mistake_in(authors, text) or _told(text, authors) or _told(text, list(_authors())) or (None, "")
    if place is None:
        return BrokenGame("game/does-not-compile/somewhere", game, reason=_shortened(_reason(text)))
    return _blamed("game/does-not-compile", game, place, reason)


def failure(error: Exception, arguments: Sequence[Any]) -> BrokenGame | None:
    """Return what is wrong with the rules of the game that a function ran for; None if they are not to blame."""
    records = [given for given in arguments if _is_of_a_game(given)]
    return None if not records else mistake(error, records[0].dtype) or _failed_at(error, records[0].dtype)


def mistake(error: Exception, record: Any) -> BrokenGame | None:
    """Return the mistake in the rules on a *record* type that explains an error, if reading them shows one."""
    found = _mistake_in(_authors_of(record), str(error))
    return None if found is None else _fails(record, *found)


def _failed_at(error: Exception, record: Any) -> BrokenGame | None:
    """Return the last place in the rules of a game that an error came through."""
    authors = _authors_of(record)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        place = _enclosing(Path(frame.filename), frame.lineno or 0, authors)
        if place is not None:
            return _fails(record, place, f"{type(error).__name__}: {error}")
    return None


def _fails(record: Any, place: Place, reason: str) -> BrokenGame:
    return _blamed("game/rule-fails", guards.game_of_type(record), place, reason)


def _blamed(code: str, game: str, place: Place, reason: str) -> BrokenGame:
    return BrokenGame(code, game, rule=place.rule, file=str(place.file), line=place.line, reason=_shortened(reason))


def _told(text: str, authors: Sequence[Function]) -> tuple[Place, str] | None:
    """Return the first place in the rules of *authors* that the compiler names, and its reason."""
    place, before = _place_of(text, authors)
    if place is None:
        return None
    reason = _reason(before)
    if "reflected list" in reason and (lists := _lists_in(place, authors)):
        reason = _about_list(lists[0])
    return place, reason


def _shortened(reason: str) -> str:
    """Return a reason without the fields of records, which fill pages."""
    reason = re.sub(r"[Rr]ecord\(.*", "…", reason)
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def _mistake_in(authors: Sequence[Function], text: str) -> tuple[Place, str] | None:
    """Return the first mistake that reading the rules of a game shows, without the compiler's *text*."""
    for find in (_unknown_name, _wrong_call, _missing_return, _wide_number):
        if find is _missing_return and not _NOTHING.search(text):
            continue
        for function in authors:
            tree, first = _tree_of(function)
            found = find(function, tree)
            if found is not None:
                node, reason = found
                place = Place(function.__name__, Path(function.__code__.co_filename), first + node.lineno - 1)
                return place, reason
    return None


Mistake = tuple[Any, str]
"""A node of a rule's syntax tree, and the mistake there."""


def _unknown_name(function: Function, tree: ast.FunctionDef) -> Mistake | None:
    """Return a name that is not defined, or that a module lacks."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    outside = {**vars(builtins), **function.__globals__, **inspect.getclosurevars(function).nonlocals}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id not in names and node.id not in outside:
            return node, f"name '{node.id}' is not defined{_suggestion(node.id, [*names, *function.__globals__])}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in names:
            module = outside.get(node.value.id)
            if isinstance(module, ModuleType) and not hasattr(module, node.attr):
                return node, f"{node.value.id} has no {node.attr}{_suggestion(node.attr, dir(module))}"
    return None


def _suggestion(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f" (similar: {near[0]})" if near else ""


def _wrong_call(function: Function, tree: ast.FunctionDef) -> Mistake | None:
    """Return a call of another rule with arguments that it does not take."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = function.__globals__.get(node.func.id)
            is_plain = not any(isinstance(given, ast.Starred) for given in node.args)
            if called in marked and is_plain and all(given.arg for given in node.keywords):
                try:
                    inspect.signature(called).bind(*node.args, **{str(given.arg): given for given in node.keywords})
                except TypeError as error:
                    return node, f"{node.func.id} is called with other arguments than it takes ({error})"
    return None


def _missing_return(function: Function, tree: ast.FunctionDef) -> Mistake | None:
    """Return a rule that returns a number in some cases, or says that it does, and nothing in others."""
    stub = getattr(rules, function.__name__, None)
    said = [
        known.__annotations__.get("return", "None")
        for known in (function, *([stub] if stub in rules.DISPATCHED else []))
    ]
    returns = any(kind not in ("None", None) for kind in said)
    returns |= any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(tree))
    if returns and _falls_through(tree.body):
        return tree, f"{tree.name} can reach its end without a return"
    return None


def _falls_through(body: Sequence[ast.stmt]) -> bool:
    """Return whether a block may end without a return."""
    last = body[-1]
    match last:
        case ast.Return() | ast.Raise():
            return False
        case ast.If(orelse=[]):
            return True
        case ast.If():
            return _falls_through(last.body) or _falls_through(last.orelse)
        case ast.While(test=ast.Constant(value=True)):
            return any(isinstance(node, ast.Break) for node in ast.walk(last))
    return True


def _wide_number(function: Function, tree: ast.FunctionDef) -> Mistake | None:
    """Return a use of a number that has too many bits, or of an array that was made of such numbers."""
    for node in ast.walk(tree):
        match node:
            case ast.Name():
                name, value = node.id, function.__globals__.get(node.id)
            case ast.Constant():
                name, value = str(node.value), node.value
            case _:
                continue
        if _is_wide(value):
            return node, f"{name} has more than {MOST_IN_SET} bits. {LARGEST_SET.removesuffix('.')}"
    return None


def _is_wide(value: Any) -> bool:
    """Return whether a number, or one of an array, has more bits than a set.

    NumPy makes floats or objects of such integers; an array that is unsigned was made so on purpose.
    """
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fO" and any(map(_is_wide, value.ravel().tolist()))
    return isinstance(value, int | float) and abs(value) >= 1 << MOST_IN_SET


def _tree_of(function: Function) -> tuple[ast.FunctionDef, int]:
    """Return the syntax tree of a rule without its annotations, and the line of the file at which it begins."""
    lines, first = inspect.getsourcelines(function)
    (tree,) = ast.parse(inspect.cleandoc("\n" + "".join(lines))).body
    assert isinstance(tree, ast.FunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    tree.returns, tree.decorator_list = None, []
    return tree, first


def _authors_of(record: Any) -> list[Function]:
    """Return the rules in the packages of the game of a record type, and of the games inside it."""
    tags, waiting = [], [record]
    while waiting:
        kind = waiting.pop()
        if kind.names is not None and kind.names[0].startswith(TAG):
            tags.append(kind.names[0])
            waiting += [kind[name].base for name in kind.names]
    given = [function for tag in tags for function in rules.rules_by_tag.get(tag, {}).values()]
    homes = {sources.home_of(function) for function in given if _is_written(function)}
    return [function for function in _authors() if sources.home_of(function) in homes]


def _is_written(function: Function) -> bool:
    """Return whether an author wrote a rule: it is not of the kernel, and no program made it."""
    file = Path(function.__code__.co_filename)
    return _KERNEL not in file.parents and file.is_file()


def _is_of_a_game(argument: Any) -> bool:
    names: tuple[str, ...] = getattr(getattr(argument, "dtype", None), "names", None) or ("",)
    return names[0].startswith(TAG)


def _place_of(text: str, authors: Sequence[Function]) -> tuple[Place | None, str]:
    """Return the line of a rule that a complaint is about, and what is said before that line is named."""
    found: tuple[int, Place] | None = None
    for file in dict.fromkeys(Path(function.__code__.co_filename) for function in authors):
        for match in re.finditer(rf"{re.escape(file.name)}(?:\", line |:| \()(\d+)", text):
            place = _enclosing(file, int(match[1]), authors)
            if place is not None and (found is None or match.start() < found[0]):
                found = match.start(), place
    if found is not None:
        return found[1], text[: found[0]]
    named = _NAMED.search(text)
    return (None if named is None else _use_of(named[1] or named[2], authors)), text


def _authors() -> Iterator[Function]:
    """Yield the rules that are not the kernel's own, nor written by a program."""
    yield from filter(_is_written, marked)


def _enclosing(file: Path, line: int, authors: Sequence[Function]) -> Place | None:
    """Return the place of a line if it is one of a rule."""
    for function in authors:
        if function.__code__.co_filename == str(file):
            lines, first = inspect.getsourcelines(function)
            if first <= line < first + len(lines):
                return Place(function.__name__, file, line)
    return None


def _use_of(name: str, authors: Sequence[Function]) -> Place | None:
    """Return where a rule uses a name, or a field of that name, that is not there."""
    for function in reversed(authors):
        tree, first = _tree_of(function)
        for node in ast.walk(tree):
            if getattr(node, "id", getattr(node, "attr", None)) == name:
                line = first + node.lineno - 1  # type: ignore[attr-defined]
                return Place(function.__name__, Path(function.__code__.co_filename), line)
    return None


def _lists_in(place: Place, authors: Sequence[Function]) -> list[str]:
    """Return the lists that a line of a rule uses from outside, where the compiler has only their type to tell."""
    for function in authors:
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
