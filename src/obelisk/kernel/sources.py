"""Which source files compiled rules depend on: when one of them changes, they are compiled anew."""

import ast
import hashlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

MARKS = ("@rule", "@compiled")
RULES = ("Rules",)
ENCODINGS = ("Encoding", "BoardEncoding")
DECLARATIONS = (*RULES, *ENCODINGS)
"""The values that say what is compiled."""
_IMPORT = re.compile(r"\s*(from|import)\b")
_BESIDE = re.compile(r"[:;][ \t]*(from|import)[ \t]")
"""An import behind something else in its line."""


@cache
def digest_of_rules(module_name: str) -> str:
    """Return `#` and a short hash of the sources behind the rules that the module called *module_name* belongs to.

    These are the files of its package with rules in them, and what they import of the package: a lesson or a drawing
    that changes leaves compiled rules as they are. A module without a file has none.
    """
    module = sys.modules.get(module_name)
    origin = getattr(module, "__file__", None)
    if module is None or origin is None:
        return ""
    package = module_name.partition(".")[0] if "." in module_name else module_name
    folder = Path(getattr(sys.modules.get(package), "__file__", None) or origin).parent
    is_alone = "." not in module_name and not hasattr(module, "__path__")
    home = _home(Path(origin), folder)
    files = [Path(origin)] if is_alone else _behind_rules(home, folder)
    return "#" + digest_of_sources(files, () if is_alone else _declarations(home))


def digest_of_play(functions: Iterable[Callable[..., Any]]) -> str:
    """Return a short hash of what decides how a game is played: the files of its rules and what they import.

    Comments, docstrings and layout do not count, nor does the encoding that a game is given, nor do words and drawings
    in other files.
    """
    known: set[tuple[str, str]] = set()
    for function in functions:
        origin = Path(function.__code__.co_filename)
        if not origin.is_file():
            continue
        home, top = home_of(function), _top_of(function)
        files = [origin] if home.is_file() else _reached([origin], _texts(home), top)
        trees = [_WithoutEncodings().visit(ast.parse(file.read_text(encoding="utf-8"))) for file in files]
        known |= {(file.name, repr(_outline(tree))) for file, tree in zip(files, trees, strict=True)}
        known |= {("", said) for said in (() if home.is_file() else _declarations(home, RULES))}
    return hashlib.sha256(repr(sorted(known)).encode()).hexdigest()[:12]


class _WithoutEncodings(ast.NodeTransformer):
    """Leaves out the encodings that games are given, and the import of what makes one."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "Game":
            node.keywords = [given for given in node.keywords if given.arg != "encoding"]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        node.names = [name for name in node.names if name.name not in ENCODINGS]
        return node if node.names else None


def _outline(node: Any) -> Any:
    """Return a syntax tree as lists, without docstrings, the same in every version of Python."""
    if isinstance(node, list):
        return [_outline(one) for one in node]
    if not isinstance(node, ast.AST):
        return node
    fields = {name: value for name, value in ast.iter_fields(node) if value is not None and value != []}
    if (
        isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and ast.get_docstring(node, clean=False) is not None
    ):
        fields["body"] = node.body[1:]
    return [type(node).__name__, *((name, _outline(value)) for name, value in fields.items())]


def home_of(function: Callable[..., Any]) -> Path:
    """Return the folder of the game that a rule belongs to; the file itself where it is in no package."""
    origin = Path(function.__code__.co_filename)
    return _home(origin, _top_of(function)) if "." in function.__module__ else origin


def _top_of(function: Callable[..., Any]) -> Path:
    """Return the folder of the package that a rule belongs to."""
    package = sys.modules.get(function.__module__.partition(".")[0])
    return Path(getattr(package, "__file__", None) or function.__code__.co_filename).parent


def digest_of_sources(places: Iterable[Path], besides: Iterable[str] = ()) -> str:
    """Return a short hash of the Python files in *places* (files, or folders) and of texts *besides*."""
    digest = hashlib.sha256("".join(besides).encode())
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _home(origin: Path, top: Path) -> Path:
    """Return the folder of the game that a file belongs to: the highest below a package that holds games, or *top*."""
    homes = [folder for folder in (origin.parent, *origin.parent.parents) if folder.is_relative_to(top)]
    games = [folder for folder in homes if folder.parent.name == "games" and folder.parent.is_relative_to(top)]
    return games[0] if games else top


def _behind_rules(home: Path, top: Path) -> list[Path]:
    """Return the files below *home* with rules in them, and those below it that they import, in a fixed order."""
    texts = _texts(home)
    return _reached([path for path, text in texts.items() if any(mark in text for mark in MARKS)], texts, top)


def _texts(home: Path) -> dict[Path, str]:
    """Return the Python files below *home* with their texts."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py"))}


def _reached(waiting: list[Path], texts: dict[Path, str], top: Path) -> list[Path]:
    """Return the *waiting* files and all files that they import, of those with *texts*, in a fixed order."""
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found and path in texts:
            found.add(path)
            waiting += _imported(path, texts[path], top)
    return sorted(found)


def _declarations(home: Path, kinds: tuple[str, ...] = DECLARATIONS) -> Iterator[str]:
    """Yield the calls of *kinds* in the modules below *home*, and the constants that these calls name.

    The limits of a game are compiled too, and mostly stand in a module without rules.
    """
    for path in sorted(home.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        body = ast.parse(text).body if _declares(text, kinds) else []
        lines = text.splitlines()
        telling = [part for part in body if _declares("\n".join(lines[part.lineno - 1 : part.end_lineno]), kinds)]
        nodes = [node for part in telling for node in ast.walk(part) if isinstance(node, ast.Call)]
        calls = [node for node in nodes if isinstance(node.func, ast.Name) and node.func.id in kinds]
        named = {node.id for call in calls for node in ast.walk(call) if isinstance(node, ast.Name)}
        yield from map(ast.unparse, calls)
        for part in body:
            if isinstance(part, ast.Assign) and any(isinstance(at, ast.Name) and at.id in named for at in part.targets):
                yield ast.unparse(part)


def _declares(text: str, kinds: tuple[str, ...]) -> bool:
    return any(f"{name}(" in text for name in kinds)


def _imports(text: str) -> Iterator[ast.AST]:
    """Yield the imports of a module. To read the rest of it would take every process longer than all else it loads."""
    if _BESIDE.search(text):
        yield from ast.walk(ast.parse(text))
        return
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if _IMPORT.match(line):
            statement = line.strip()
            while _goes_on(statement) and number < len(lines):
                statement += "\n" + lines[number]
                number += 1
            with suppress(SyntaxError):  # a line of a docstring may begin like an import
                yield from ast.parse(statement).body


def _goes_on(statement: str) -> bool:
    code = "".join(line.partition("#")[0] for line in statement.split("\n"))
    return code.count("(") > code.count(")") or code.endswith("\\")


def _imported(path: Path, text: str, top: Path) -> list[Path]:
    """Return the files that a module of the package at *top* may import."""
    names: list[str] = []
    for node in _imports(text):
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                folder = path.parents[node.level - 1]
                base = ".".join([top.name, *folder.relative_to(top).parts, *filter(None, [base])])
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    places = [top.parent.joinpath(*name.split(".")) for name in names]
    return [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
