"""Nothing outside a game's folder names the game: what belongs to it lies there, and is asked for by what it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import obelisk

PACKAGE = Path(obelisk.__file__).parent
GAMES = PACKAGE / "games"
NAMES = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())
SHORT = 2
"""A name as short as this means other things too, and is not looked for."""
ORDINARY = {"chain"}
"""Names that are ordinary words of programs too: of these only what can mean nothing but the game is looked for."""
ASKED, QUOTES = ("game", "table_for", "solve"), "\"'"
"""The functions that are given the name of a game."""
PAGES = ("*.js", "*.css", "*.html")


def spelled(name: str) -> re.Pattern[str]:
    """Return what finds a game's name, however its words are joined, at the borders of words of code."""
    joined = "[-_ ]?".join(map(re.escape, name.split("_")))
    if name in ORDINARY:
        # Where it lies, a message of its place, its record.
        return re.compile(rf"games[./]{joined}(?![a-z])|^{joined}/|game:{joined}(?![a-z])", re.IGNORECASE)
    return re.compile(rf"(?<![a-z]){joined}(?![a-z])", re.IGNORECASE)


PATTERNS = {name: spelled(name) for name in NAMES if len(name) > SHORT}


def words_of(identifier: str) -> str:
    """Return an identifier with its words apart: `MicrochipPlayer` names a game as `microchip_player` does."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", identifier)


@cache
def named_in(text: str) -> list[str]:
    spaced = words_of(text).replace("_", " ")
    return [name for name, pattern in PATTERNS.items() if pattern.search(spaced)]


def own_files(*patterns: str) -> Iterator[Path]:
    for pattern in patterns:
        yield from (path for path in sorted(PACKAGE.rglob(pattern)) if GAMES not in path.parents)


def docstrings(nodes: list[ast.AST]) -> set[int]:
    """Return the strings that stand alone as statements: what is said of code, and the examples in it."""
    return {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def name_of(function: ast.expr) -> str:
    """Return the name by which a function is called, without what it belongs to."""
    return getattr(function, "attr", "") or getattr(function, "id", "")


def texts_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every string and identifier of a module, with its line."""
    nodes = list(ast.walk(tree))
    described = docstrings(nodes)
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node.lineno, node.value
        if isinstance(node, ast.Call) and name_of(node.func) in ASKED:
            yield from ((node.lineno, f"game:{ast.unparse(argument).strip(QUOTES)}") for argument in node.args[:1])
        for field in ("id", "attr", "name", "arg", "module", "asname"):
            found = getattr(node, field, None)
            if isinstance(found, str):
                yield getattr(node, "lineno", 0), found


def test_the_games_are_found():
    assert {"kono", "microchip", "plug_in"} <= set(NAMES)
    assert named_in("obelisk.games.plug_in") == ["plug_in"]
    assert named_in("PlugIn") == ["plug_in"]
    assert named_in("games-microchip") == ["microchip"]
    assert named_in("tripled") == []


def test_a_game_whose_name_is_an_ordinary_word_is_found_where_it_means_the_game():
    assert set(NAMES) >= ORDINARY
    for text in ("obelisk.games.chain", "obelisk.games.chain.rules", "games/chain/words", "chain/ending/longer"):
        assert named_in(text) == ["chain"], text
    assert named_in("game:chain") == ["chain"]
    asked = ast.parse("catalogue.game('chain').start()")
    assert [named_in(text) for _, text in texts_of(asked) if named_in(text)] == [["chain"]]
    for text in ("chain", "Chain", "from_chain", "broken chain"):
        assert named_in(text) == [], text


def test_no_module_names_a_game_of_ours():
    found = []
    for path in own_files("*.py"):
        for line, text in texts_of(ast.parse(path.read_text(encoding="utf-8"))):
            found += [f"{path.relative_to(PACKAGE)}:{line}: {name} in {text[:60]!r}" for name in named_in(text)]
    assert "\n".join(sorted(set(found))) == ""


def test_no_page_script_or_style_sheet_names_a_game_of_ours():
    found = []
    for path in own_files(*PAGES):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [
                f"{path.relative_to(PACKAGE)}:{number}: {name} in {line.strip()[:80]!r}" for name in named_in(line)
            ]
    assert "\n".join(found) == ""
